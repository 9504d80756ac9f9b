import { describe, expect, test } from 'vitest'
import { parseStatement } from '../../conformance/statement/statement.ts'
import { faults } from '../faults/index.ts'
import { readLimit } from '../../reference/limits/spec.ts'
import type { Latency, Patch } from '../../reference/patch.ts'
import type { Run } from '../../schemas/compiled/run.ts'
import declared from '../../schemas/statements/reference.json' with { type: 'json' }
import { blemishes, judgeLimits } from '../kill-matrix/kill.ts'
import { sampleOf } from '../sampling/sampled-cases.ts'

type Said = {
  readonly quota?: number
  readonly windowSeconds?: number
  readonly scope?: string
  readonly charged?: readonly string[]
  readonly undecided?: readonly string[]
  readonly headers?: string | null
  readonly exceeded?: string
}

async function judged(
  limit: string,
  said: Said = {},
  latency?: Latency,
  patches: readonly Patch[] = [],
): Promise<Run> {
  const {
    quota = 6,
    windowSeconds = 20,
    scope = 'account',
    charged = [],
    undecided = [],
    headers,
    exceeded,
  } = said
  const quotas = [{ quota, unit: 'requests', windowSeconds, scope }]
  const readings = {
    ...declared.readings,
    'limits.quota': { reading: 'list', quotas, charged, undecided },
    ...(headers === undefined ? {} : { 'limits.headers': headers }),
    ...(exceeded === undefined ? {} : { 'limits.exceeded': exceeded }),
  }
  const statement = parseStatement(JSON.stringify({ ...declared, readings }), 'said.json')
  const { run } = await judgeLimits(
    patches,
    { limited: [readLimit(limit)], ...(latency && { latency }) },
    statement,
  )
  return run
}

describe('a limiter that keeps what its statement says is green', () => {
  const limits: readonly [limit: string, said?: Said][] = [
    ['fixed-window,n=6,window=20s,scope=account'],
    // Long windows where an edge may lie anywhere: seldom within a row.
    ['fixed-window,n=6,window=30s,scope=account,phase=clock', { windowSeconds: 30 }],
    ['sliding-log,n=6,window=20s,scope=account'],
    ['sliding-counter,n=6,window=20s,scope=account'],
    ['token-bucket,n=6,window=20s,scope=account'],
    ['token-bucket,n=6,window=20s,scope=account,refill=coarse,step=10s'],
    ['fixed-window,n=12,window=20s,scope=account', { quota: 12 }],
    ['token-bucket,n=20,window=60s,scope=account', { quota: 20, windowSeconds: 60 }],
    ['fixed-window,n=6,window=20s,scope=key', { scope: 'key' }],
    ['fixed-window,n=6,window=20s,scope=address', { scope: 'address' }],
    ['fixed-window,n=6,window=20s,scope=account,headers=ratelimit-fields', { headers: 'ratelimit-fields' }],
    ['fixed-window,n=6,window=20s,scope=account,headers=ratelimit-03', { headers: 'ratelimit-03' }],
    ['fixed-window,n=6,window=20s,scope=account,headers=x-ratelimit-epoch', { headers: 'x-ratelimit-epoch' }],
    [
      'fixed-window,n=6,window=20s,scope=account,headers=x-ratelimit-seconds',
      { headers: 'x-ratelimit-seconds' },
    ],
    [
      'token-bucket,n=6,window=20s,scope=account,headers=x-ratelimit-seconds',
      { headers: 'x-ratelimit-seconds' },
    ],
    ['fixed-window,n=6,window=20s,scope=account,headers=anthropic', { headers: 'anthropic' }],
    ['fixed-window,n=6,window=20s,scope=account,headers=none', { headers: 'none' }],
    ['token-bucket,n=6,window=20s,scope=account,headers=none', { headers: 'none' }],
    ['fixed-window,n=6,window=20s,scope=account,exceeded=429', { exceeded: '429' }],
    ['fixed-window,n=6,window=20s,scope=account,exceeded=503', { exceeded: '503' }],
    ['sliding-counter,n=6,window=20s,scope=account,headers=none', { headers: 'none' }],
    ['sliding-log,n=6,window=20s,scope=account,also=refused', { charged: ['refused'] }],
    [
      'fixed-window,n=8,window=20s,scope=account,also=invalid+unauthorized',
      { quota: 8, charged: ['invalid', 'unauthorized'] },
    ],
    // What a statement leaves undecided is not judged, however the service behaves.
    [
      'fixed-window,n=8,window=20s,scope=account,also=invalid+unauthorized',
      { quota: 8, undecided: ['refused', 'invalid', 'unauthorized'] },
    ],
    ['sliding-log,n=6,window=20s,scope=account,also=refused', { undecided: ['refused'] }],
  ]
  test.each(sampleOf(limits, 2, 4))('%s', async (limit, said) => {
    const run = await judged(limit, said)
    expect(blemishes(run)).toEqual([])
    expect(run.outcome).toBe('conformant')
  })

  test.each([
    ['fixed-window,n=6,window=4s,scope=account,exceeded=queue', 4],
    ['token-bucket,n=6,window=5s,scope=account,exceeded=queue', 5],
  ])('%s', async (limit, windowSeconds) => {
    const run = await judged(limit, { windowSeconds, exceeded: 'queue' })
    expect(blemishes(run)).toEqual([])
    expect(verdicts(run, 'limits.exists', 'limits.refusal-status')).toEqual([
      'limits.exists pass',
      'limits.refusal-status not-applicable',
    ])
  })
})

describe('limits that cannot be observed are not assumed', () => {
  test('answers so slow that the quota is never spent one by one', async () => {
    const limit = 'fixed-window,n=6,window=600ms,scope=account'
    const run = await judged(limit, { windowSeconds: 0.6 }, { ttftMs: 150, gapMs: 0, jitterMs: 0 })
    expect(run.outcome).toBe('incomplete')
    expect(
      verdicts(run, 'limits.exists', 'limits.refusal-body', 'limits.covers-transports', 'limits.parallel'),
    ).toEqual([
      'limits.covers-transports inconclusive',
      'limits.exists pass',
      'limits.parallel pass',
      'limits.refusal-body pass',
    ])
  })

  test('a window of minutes: refusals and numbers are judged, coming back is not', async () => {
    const run = await judged('fixed-window,n=6,window=5m,scope=account', { windowSeconds: 300 })
    expect(run.outcome).toBe('incomplete')
    const seen = run.checks.filter(({ verdict }) => verdict === 'inconclusive')
    expect(seen.map(({ id }) => id).toSorted()).toEqual([
      'limits.aborted-released',
      'limits.invalid-not-charged',
      'limits.parallel',
      'limits.refused-not-charged',
      'limits.retry-after-obeyed',
      'limits.service-returns',
      'limits.unauthorized-not-charged',
      'limits.window',
    ])
    expect(new Set(seen.map(({ detail }) => detail))).toEqual(
      new Set(['Retry-After asks for 300 s: too long to wait for']),
    )
    expect(run.checks.filter(({ verdict }) => ['fail', 'warn', 'error'].includes(verdict))).toEqual([])
  })

  test('a quota too large to be spent is not spent', async () => {
    const run = await judged('fixed-window,n=500,window=60s,scope=account', { quota: 500, windowSeconds: 60 })
    expect(run.cost.requests).toBeLessThan(6)
    const exists = run.checks.find(({ id }) => id === 'limits.exists')
    expect(exists).toMatchObject({ verdict: 'inconclusive', reason: 'budget' })
    expect(exists?.detail).toMatch(
      /^no limit seen in 3 calls in .*: the declared 500 are more than a run spends$/,
    )
    expect(run.checks.filter(({ verdict }) => ['fail', 'warn', 'error'].includes(verdict))).toEqual([])
  })

  test('a statement that promises another limit than there is', async () => {
    const run = await judged('fixed-window,n=6,window=20s,scope=key', {
      quota: 5,
      scope: 'account',
      headers: 'ratelimit-03',
    })
    const failed = run.checks.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id)
    expect(failed.toSorted()).toEqual(['limits.headers-present', 'limits.quota-not-more', 'limits.scope'])
  })

  test.each([
    ['sliding-log,n=6,window=20s,scope=account,also=refused', 'limits.refused-not-charged'],
    ['token-bucket,n=6,window=20s,scope=account,also=invalid,headers=none', 'limits.invalid-not-charged'],
  ])('%s, undeclared: %s', async (limit, id) => {
    const said = limit.includes('headers=none') ? { headers: 'none' } : {}
    const run = await judged(limit, said)
    expect(run.checks.filter(({ verdict }) => verdict === 'fail').map((record) => record.id)).toEqual([id])
  })
})

test('without header fields, a wrong key that is charged is seen by counting', async () => {
  const fault = faults.filter(({ id }) => id === 'limit-401-charged')
  const limit = readLimit('fixed-window,n=6,window=20s,scope=account,headers=none')
  const quotas = [{ quota: 6, unit: 'requests', windowSeconds: 20, scope: 'account' }]
  const readings = {
    ...declared.readings,
    'limits.headers': 'none',
    'limits.quota': { reading: 'list', quotas },
  }
  const statement = parseStatement(JSON.stringify({ ...declared, readings }), 'counted.json')
  const { run } = await judgeLimits(fault, { limited: [limit] }, statement)
  const failed = run.checks.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id)
  expect(failed).toEqual(['limits.unauthorized-not-charged'])
})

test.each(sampleOf(['ratelimit-fields', 'none', 'x-ratelimit-epoch', 'anthropic'], 1, 4))(
  'with limits.headers left open, header fields bind nobody: %s',
  async (headers) => {
    const run = await judged(`fixed-window,n=6,window=20s,scope=account,headers=${headers}`, {
      headers: null,
    })
    expect(blemishes(run)).toEqual([])
    expect(run.outcome).toBe('conformant')
  },
)

test('a limit in header fields that is not the quota is not judged with limits.headers left open', async () => {
  const contradicts = faults.filter(({ id }) => id === 'limit-header-contradicts')
  const run = await judged(
    'fixed-window,n=6,window=20s,scope=account',
    { headers: null },
    undefined,
    contradicts,
  )
  expect(run.checks.filter(({ verdict }) => ['fail', 'warn'].includes(verdict))).toEqual([])
  expect(run.checks.find(({ id }) => id === 'limits.header-limit')).toMatchObject({
    verdict: 'not-applicable',
    code: 'nothing-to-judge',
    reason: 'no reading is declared for limits.headers',
  })
})

test('undeclared limits are not tested, and the run says so', async () => {
  const { capabilities: _, ...undeclared } = declared
  const statement = parseStatement(JSON.stringify(undeclared), 'undeclared.json')
  const { run } = await judgeLimits([], {}, statement)
  expect(run.capabilities.find(({ id }) => id === 'limits')?.outcome).toBe('not-judged')
  expect(new Set(run.checks.map(({ verdict, code }) => `${verdict}: ${code}`))).toEqual(
    new Set(['not-applicable: quota-not-spent', 'not-applicable: nothing-to-judge']),
  )
  // The one request is the WebSocket that two of the checks need to know of.
  expect(run.cost.requests).toBe(1)
})

function verdicts(run: Run, ...ids: readonly string[]): readonly string[] {
  return run.checks.filter(({ id }) => ids.includes(id)).map(({ id, verdict }) => `${id} ${verdict}`)
}
