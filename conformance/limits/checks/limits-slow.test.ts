import { describe, expect, test } from 'vitest'
import type { HeaderList } from '../../exchange/exchange.ts'
import { readingsOf } from '../../exchange/exchange-fixture.ts'
import {
  answerParts,
  at,
  judgeLimit,
  LIMITED_READINGS,
  rows,
  without,
  type CallChange,
} from './limits-fixture.ts'
import { kindOf } from '../../evidence/verdict-fixture.ts'

const values = Object.fromEntries([...LIMITED_READINGS].map(([key, { value }]) => [key, value]))
const QUEUED = readingsOf({ ...values, 'limits.exceeded': { reading: 'queue' } })

/** Judges eight calls under a quota of four per ten seconds. `tookMs`: the duration of each call in milliseconds. */
function waits(...tookMs: readonly number[]) {
  const calls = tookMs.map((headersMs, index): [string, CallChange] => [
    `a-${index + 1}`,
    { ...at(index * 10, 2), headersMs },
  ])
  const all = rows(Object.fromEntries(calls)).filter(({ label }) => /^a-\d+$/.test(label))
  return kindOf(judgeLimit('limits.exists', all, { readings: QUEUED }))
}

describe('under the reading `queue`, by which calls wait', () => {
  test('calls beyond the quota waited', () => {
    expect(waits(3, 3, 3, 3, 500, 3, 3, 500)).toBe('satisfied')
  })
  test('one waited for its window', () => {
    expect(waits(3, 3, 3, 3, 9500, 3, 3, 3)).toBe('satisfied')
  })
  test('one pause is not a wait', () => {
    expect(waits(3, 3, 3, 3, 500, 3, 3, 3)).toBe('budget')
  })
  test('a pause within the quota is not a wait', () => {
    expect(waits(3, 500, 500, 3, 3, 3, 3, 3)).toBe('budget')
  })
})

function quickOf(exchanges: ReturnType<typeof rows>): string {
  return kindOf(judgeLimit('limits.refusal-quick', exchanges))
}

describe('a refusal is quick', () => {
  const refusals = ['a-5', 'again', 'stream', 'sibling', 'a-last', 'deep', 'b-3', 'p-5', 'p-6', 'p-7', 'p-8']
  const free = ['b-wrong', 'b-invalid-1', 'b-invalid-2']
  type Took = { readonly refusal: number; readonly answer: number; readonly free: number }
  const rowsThatTook = (took: Took, changed: Readonly<Record<string, CallChange | null>> = {}) =>
    rows({
      ...Object.fromEntries(
        rows().map(({ label }) => {
          const kind = refusals.includes(label) ? 'refusal' : free.includes(label) ? 'free' : 'answer'
          return [label, { headersMs: took[kind] }]
        }),
      ),
      ...changed,
    })
  test.each([
    ['half as long as an answer', { refusal: 1300, answer: 4000, free: 100 }, 'satisfied'],
    ['as long as an answer', { refusal: 1300, answer: 1400, free: 100 }, 'violated'],
    [
      'as long as an answer, and as a call with a wrong key',
      { refusal: 1300, answer: 1400, free: 1300 },
      'satisfied',
    ],
    ['longer than all others', { refusal: 3300, answer: 1400, free: 1300 }, 'violated'],
  ])('it takes %s', (_, took, kind) => {
    expect(quickOf(rowsThatTook(took))).toBe(kind)
  })
  test('without cheap calls to compare, the network may be slow', () => {
    const took = { refusal: 1300, answer: 1400, free: 100 }
    expect(quickOf(rowsThatTook(took, without(/^b-(wrong|invalid)/)))).toBe('prerequisite')
  })
  test('answers alone do not exclude a slow network', () => {
    const took = { refusal: 2500, answer: 1400, free: 100 }
    expect(quickOf(rowsThatTook(took, without(/^b-(wrong|invalid)/)))).toBe('prerequisite')
  })
  test.each([
    ['a wrong key that is answered late on purpose', 'b-wrong'],
    ['a stall of one call', 'b-invalid-2'],
  ])('%s does not show that the way is slow', (_, label) => {
    const took = { refusal: 2500, answer: 20, free: 100 }
    const late = rows().find((made) => made.label === label)
    const { status = 401 } = late?.response ?? {}
    const { sentAtEpochMs = 0 } = late ?? {}
    const changed = { [label]: { status, json: {}, sentAtEpochMs, headersMs: 3000 } }
    expect(quickOf(rowsThatTook(took, changed))).toBe('timeout')
  })
  test('if a stall delayed an answer as much, a stall may have delayed the refusals', () => {
    const took = { refusal: 1300, answer: 20, free: 100 }
    expect(quickOf(rowsThatTook(took, { 'b-1': { ...at(10_120, 2), headersMs: 1500 } }))).toBe('timeout')
  })
  test('one quick refusal shows that refusals are quick', () => {
    const took = { refusal: 2500, answer: 20, free: 100 }
    const quick = { ...at(1200, null, 9), headersMs: 30 }
    expect(quickOf(rowsThatTook(took, { deep: quick }))).toBe('satisfied')
  })
})

// Returns a refusal that took `tookMs` and announces the whole quota as remaining.
function slowCall(label: string, atMs: number, tookMs: number): [string, CallChange] {
  const { headers = [] } = answerParts({ atMs, remaining: 4, resetS: 10 })
  return [label, { ...answerParts({ atMs, remaining: null, resetS: 10 }), headers, headersMs: tookMs }]
}

describe('the remaining count of a refusal', () => {
  const only = /^a-[1-5]$|^a-last$/
  const judgementOf = (...late: readonly [string, CallChange][]) =>
    kindOf(
      judgeLimit(
        'limits.remaining-exact',
        rows(Object.fromEntries(late)).filter(({ label }) => only.test(label)),
      ),
    )

  test('refusals that each took seconds may have been overtaken by the refill', () => {
    expect(judgementOf(slowCall('a-5', 30, 3000), slowCall('a-last', 3100, 2800))).toBe('timeout')
  })
  test('a single wrong count may be chance, even in a quick refusal', () => {
    expect(judgementOf(slowCall('a-5', 30, 300), slowCall('a-last', 50, 300))).toBe('timeout')
  })
  test('a single quick refusal that announces the whole quota is not chance', () => {
    expect(judgementOf(slowCall('a-last', 60, 2))).toBe('violated')
  })
  test('quick refusals at different times are not chance', () => {
    expect(judgementOf(slowCall('a-5', 30, 2), slowCall('a-last', 60, 2))).toBe('violated')
  })
})

const announced = (tokens: string): HeaderList => [
  ['x-ratelimit-limit-requests', '4'],
  ['x-ratelimit-limit-tokens', tokens],
]
const quotaOf = (quota: number, unit: string, windowSeconds: number) => ({
  quota,
  unit,
  windowSeconds,
  scope: 'account',
})

function judgeAnnounced(
  reading: string,
  headers: HeaderList,
  quotas: readonly object[],
  id = 'limits.header-limit',
) {
  const readings = readingsOf({
    ...values,
    'limits.headers': { reading },
    'limits.quota': { reading: 'list', quotas, charged: [] },
  })
  const fields = { headers: [['content-type', 'application/json'] as const, ...headers] }
  const calls = rows(Object.fromEntries(rows().map(({ label }) => [label, fields])))
  return judgeLimit(id, calls, { readings })
}

test.each([
  [10, 'satisfied'],
  [10.4, 'satisfied'],
  [9.6, 'satisfied'],
  [9, 'violated'],
  [11, 'violated'],
])('a policy of 10 s, a declared window of %d s: %s', (windowSeconds, kind) => {
  const headers: HeaderList = [
    ['ratelimit-policy', '"default";q=4;w=10'],
    ['ratelimit', '"default";r=3;t=10'],
  ]
  expect(kindOf(judgeAnnounced('ratelimit-fields', headers, [quotaOf(4, 'requests', windowSeconds)]))).toBe(
    kind,
  )
})

describe('a declared limit of a day, which no run uses up', () => {
  const quotas = [quotaOf(4, 'requests', 10), quotaOf(300, 'requests', 86_400), quotaOf(9000, 'tokens', 60)]
  test('a field without a window may announce a quota that the statement leaves out', () => {
    const headers: HeaderList = [['x-ratelimit-limit-requests', '14400']]
    const judgement = judgeAnnounced('x-ratelimit-durations', headers, [quotaOf(30, 'requests', 60)])
    const [issue] = judgement.kind === 'violated' ? judgement.issues : []
    expect([issue?.expected, issue?.received]).toEqual([
      '30 or the limit of a further declared quota',
      '14400',
    ])
  })

  test.each([
    ['"m";q=4;w=10, "d";q=300;w=86400', []],
    ['"m";q=4;w=10, "d";q=200;w=86400', ['300;w=86400, not 200;w=86400']],
    ['"d";q=200;w=86400, "m";q=4;w=10', ['300;w=86400, not 200;w=86400']],
    ['4;w=10, 200;w=86400', ['300;w=86400, not 200;w=86400']],
    ['"m";q=4;w=10, "d";q=300;w=3600', ['300;w=86400, not 300;w=3600']],
    // A limit with another window is not declared, so nothing is known of it.
    ['"m";q=4;w=10, "s";q=2;w=1', []],
    ['"m";q=4;w=10, "t";q=8000;w=60;qu="tokens"', ['9000;w=60, not 8000;w=60']],
  ])('%s', (policy, expected) => {
    const state = policy.startsWith('"') ? '"m";r=3;t=10' : 'limit=4, remaining=3, reset=10'
    const headers: HeaderList = [
      ['ratelimit-policy', policy],
      ['ratelimit', state],
    ]
    const judgement = judgeAnnounced('ratelimit-fields', headers, quotas)
    const issues = judgement.kind === 'violated' ? judgement.issues : []
    expect(issues.map((issue) => `${issue.expected}, not ${issue.received}`)).toEqual(expected)
    expect(kindOf(judgement)).toBe(expected.length === 0 ? 'satisfied' : 'violated')
  })
  test.each([
    ['limits.header-limit', 'satisfied'],
    ['limits.header-limit-steady', 'not-applicable'],
    ['limits.remaining', 'not-applicable'],
    ['limits.remaining-exact', 'not-applicable'],
    ['limits.reset-right', 'not-applicable'],
  ])('%s is %s if the fields announce that limit, and not the tested one', (id, kind) => {
    const headers: HeaderList = [
      ['x-ratelimit-limit-requests', '300'],
      ['x-ratelimit-remaining-requests', '290'],
      ['x-ratelimit-reset-requests', '48m0s'],
    ]
    expect(kindOf(judgeAnnounced('x-ratelimit-durations', headers, quotas, id))).toBe(kind)
  })
  test('a field without a window may announce any declared quota of its unit', () => {
    expect(kindOf(judgeAnnounced('x-ratelimit-durations', announced('9000'), quotas))).toBe('satisfied')
    expect(kindOf(judgeAnnounced('x-ratelimit-durations', announced('8000'), quotas))).toBe('violated')
  })
})

test.each([
  [10_250, 'satisfied'],
  [11_400, 'satisfied'],
  [12_000, 'timeout'],
  [60_000, 'timeout'],
])('a call that this machine sends long after the time in Retry-After shows nothing: %i', (atMs, kind) => {
  const calls = rows({ ...without(/^b/), obey: at(atMs, 3) })
  expect(kindOf(judgeLimit('limits.retry-after-obeyed', calls))).toBe(kind)
})

test('a call that is refused after the time in Retry-After is a violation, however late it was sent', () => {
  const calls = rows({ ...without(/^b/), obey: at(60_000, null) })
  expect(kindOf(judgeLimit('limits.retry-after-obeyed', calls))).toBe('violated')
})

test.each([
  ['10', 'satisfied'],
  ['1', 'violated'],
])('a refusal long before the wait is obeyed, too: Retry-After %s', (seconds, kind) => {
  const { headers = [], ...parts } = at(30, null)
  const said = headers.map(([name, value]) => [name, name === 'retry-after' ? seconds : value] as const)
  expect(kindOf(judgeLimit('limits.retry-after-obeyed', rows({ 'a-5': { ...parts, headers: said } })))).toBe(
    kind,
  )
})

test.each([
  ['of a stall of this machine', 8000, 'this machine was too busy to spend the quota by calls in series'],
  ['answers are slow', 50, 'sent in series, the calls are answered too slowly to spend the quota'],
])('if only calls at once are refused because %s, the reason says so', (_, stalledMs, detail) => {
  const calls = rows({ ...without(/^(a-[45]|again)$/), 'a-3': { ...at(9000, 1), headersMs: 900 } })
  const stalled = calls.map((call) =>
    call.label === 'a-1' ? { ...call, timing: { ...call.timing, stalledMs } } : call,
  )
  expect(judgeLimit('limits.quota-not-less', stalled)).toMatchObject({ kind: 'inconclusive', detail })
})
