import { describe, expect, test } from 'vitest'
import { issuesOf, judged, kindOf } from '../../evidence/verdict-fixture.ts'
import { evidenceOf, exchange, readingsOf, SENT_AT_EPOCH_MS } from '../../exchange/exchange-fixture.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import type { Judgement } from '../../exchange/judgement.ts'
import { unitProbes } from '../probes/limits-units.ts'
import { limitChecks } from './limits.ts'

type Answer = {
  readonly tokens?: number | null
  readonly status?: number
  readonly atMs?: number
  readonly endMs?: number
}

function judge(id: string, unit: string, quota: number, calls: readonly Exchange[], daily = 0): Judgement {
  const day = { quota: daily, unit: 'requests', windowSeconds: 86_400, scope: 'key' }
  const quotas = [{ quota, unit, windowSeconds: 60, scope: 'key' }, ...(daily === 0 ? [] : [day])]
  const readings = readingsOf({ 'limits.quota': { reading: 'list', quotas } })
  const check = limitChecks.find((one) => one.id === id) ?? expect.unreachable(id)
  return check.judge(evidenceOf(calls, { readings }))
}

function call(
  about: string,
  at: number,
  { tokens = 600, status = 200, atMs = at, endMs = 5 }: Answer,
): Exchange {
  const usage = tokens === null ? undefined : { total_tokens: tokens }
  const json = status === 200 ? { choices: [], usage } : { error: { message: 'no' } }
  return {
    ...exchange(`limits.${about}/${about}-${at + 1}`, { status, json }),
    kind: about === 'in-flight' ? 'stream' : 'completion',
    about,
    sentAtEpochMs: SENT_AT_EPOCH_MS + atMs,
    timing: { headersMs: 2, firstByteMs: 2, endMs },
  }
}

const used = (count: number, refused = true): readonly Answer[] => [
  ...Array.from({ length: count }, () => ({})),
  ...(refused ? [{ status: 429 }] : []),
]

const sent = (answers: readonly Answer[]): Judgement =>
  judge(
    'limits.in-flight',
    'concurrent',
    2,
    answers.map((one, at) => call('in-flight', at, { endMs: 100, ...one })),
  )

describe('limits.tokens', () => {
  test.each([
    [60, 'the other quotas do not allow'],
    [3600, 'every window is longer than 65 s'],
  ])('without calls, windows of %i s: the reason is right', (windowSeconds, reason) => {
    const quotas = [{ quota: 2000, unit: 'tokens', windowSeconds, scope: 'key' }]
    const readings = readingsOf({ 'limits.quota': { reading: 'list', quotas } })
    const check = limitChecks.find(({ id }) => id === 'limits.tokens') ?? expect.unreachable()
    expect(JSON.stringify(check.judge(evidenceOf([], { readings })))).toContain(reason)
  })
  const spent = (answers: readonly Answer[], quota = 2000, daily = 0): Judgement =>
    judge(
      'limits.tokens',
      'tokens',
      quota,
      answers.map((one, at) => call('token-quota', at, one)),
      daily,
    )
  test('a quota that holds is satisfied, also where the last answer exceeds it', () => {
    expect(kindOf(spent(used(3)))).toBe('satisfied')
    expect(kindOf(spent(used(4)))).toBe('satisfied')
  })
  test('an answer after the quota is a violation', () => {
    expect(issuesOf(spent(used(5)))[0]).toContain('an answer after 2400 tokens')
  })
  test('a refusal long before the quota is a violation', () => {
    expect(issuesOf(spent(used(1)))[0]).toContain('refused after 600 tokens')
  })
  test.each<[why: string, answers: readonly Answer[]]>([
    ['the quota was not reached', used(3, false)],
    ['answers have no usage', [{ tokens: null }, { status: 429 }]],
    ['a call is refused for another reason', [{}, { status: 400 }]],
    ['no call is granted', used(0)],
    ['the edge of a window may lie within the calls', [{ atMs: -9000 }, ...used(4)]],
  ])('%s: it stays open', (_why, answers) => {
    expect(kindOf(spent(answers))).toBe('prerequisite')
  })
  test('a quota of a day may refuse a call long before the quota of a minute', () => {
    expect(kindOf(spent(used(1), 2000, 50))).toBe('prerequisite')
  })
  test('no call, and no declared quota of tokens, pass nothing', () => {
    expect(kindOf(spent([]))).toBe('prerequisite')
    expect(kindOf(judge('limits.tokens', 'requests', 5, []))).toBe('not-applicable')
    expect(kindOf(spent(used(3), 1_000_000))).toBe('prerequisite')
  })
})

describe('limits.in-flight', () => {
  test.each(['completion', 'stream'])('calls in flight are judged as answers: kind %s', (kind) => {
    const quotas = [{ quota: 3, unit: 'concurrent', scope: 'key' }]
    const asked = kind === 'stream' ? { 'sse.switch': { reading: 'stream-true' } } : {}
    const readings = readingsOf({ 'limits.quota': { reading: 'list', quotas }, ...asked })
    const calls = unitProbes.flatMap(({ calls: of }) =>
      typeof of === 'function' ? of(readings) : (of ?? []),
    )
    expect(calls).toMatchObject([{ label: 'in-flight-*', kind, count: 7 }])
  })

  test('a cap that holds is satisfied', () => {
    expect(kindOf(sent([{}, {}, { status: 429 }, { status: 429 }]))).toBe('satisfied')
    // The last call may be answered, because an earlier call has ended by then.
    expect(kindOf(sent([{}, {}, { status: 429 }, { atMs: 200 }]))).toBe('satisfied')
  })
  test('more answers at the same time are a violation', () => {
    expect(issuesOf(sent([{}, {}, {}, { status: 429 }]))[0]).toContain('3 answered at the same time')
  })
  test('fewer answers are a violation, but not none', () => {
    expect(issuesOf(sent([{}, { status: 429 }, { status: 429 }]))[0]).toContain('1 answered')
    expect(kindOf(sent(used(0)))).toBe('prerequisite')
  })
  test('the beginning of one answer may be read before the end of another', () => {
    expect(kindOf(sent([{}, {}, { atMs: 95 }, { status: 429 }]))).toBe('satisfied')
  })
  test('answers that were not at the same time leave it open', () => {
    expect(kindOf(sent([{}, { atMs: 200 }, { atMs: 400 }]))).toBe('prerequisite')
  })
  test('a Retry-After of their refusals that cannot be read is a violation', () => {
    const quotas = [{ quota: 2, unit: 'concurrent', scope: 'key' }]
    const readings = readingsOf({ 'limits.quota': { reading: 'list', quotas } })
    const told = (value: string) => {
      const headers = [['retry-after', value]] as const
      const refused = { ...exchange('limits.in-flight/in-flight-1', { status: 429, json: {}, headers }) }
      const calls = [{ ...refused, kind: 'completion', about: 'in-flight' } as const]
      return judged(limitChecks, 'limits.retry-after', calls, { readings })
    }
    expect(issuesOf(told('0.493'))[0]).toContain('retry-after: 0.493')
    expect([kindOf(told('1')), kindOf(told('0'))]).toEqual(['not-applicable', 'not-applicable'])
  })
})
