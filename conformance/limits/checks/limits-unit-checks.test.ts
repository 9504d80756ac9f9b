import { describe, expect, test } from 'vitest'
import { issuesOf, judged, kindOf } from '../../evidence/verdict-fixture.ts'
import { evidenceOf, exchange, readingsOf, SENT_AT_EPOCH_MS } from '../../exchange/exchange-fixture.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import type { Judgement } from '../../exchange/judgement.ts'
import { unitProbes } from '../probes/limits-units.ts'
import { limitRefusalChecks } from './limits-refusals.ts'
import { rowLabel } from '../unit-rows.ts'
import { unitChecks } from './limits-unit-checks.ts'

type Answer = {
  readonly tokens?: number | null
  readonly status?: number
  readonly atMs?: number
  readonly endMs?: number
}

function judge(id: string, unit: string, quota: number, calls: readonly Exchange[]): Judgement {
  const quotas = [{ quota, unit, windowSeconds: 60, scope: 'key' }]
  const readings = readingsOf({ 'limits.quota': { reading: 'list', quotas } })
  const check = unitChecks.find((one) => one.id === id) ?? expect.unreachable(id)
  return check.judge(evidenceOf(calls, { readings }))
}

function call(
  about: string,
  at: number,
  { tokens = 600, status = 200, atMs = at, endMs = 5 }: Answer,
  isAgain = false,
): Exchange {
  const usage = tokens === null ? undefined : { total_tokens: tokens }
  const json = status === 200 ? { choices: [], usage } : { error: { message: 'no' } }
  return {
    ...exchange(`limits.${about}/${rowLabel(about, at + 1, isAgain)}`, { status, json }),
    kind: about === 'in-flight' ? 'other' : 'completion',
    about,
    sentAtEpochMs: SENT_AT_EPOCH_MS + atMs,
    timing: { headersMs: 2, firstByteMs: 2, endMs },
  }
}

const used = (count: number, refused = true): readonly Answer[] => [
  ...Array.from({ length: count }, () => ({})),
  ...(refused ? [{ status: 429 }] : []),
]

const sent = (...rows: readonly (readonly Answer[])[]): Judgement =>
  judge('limits.in-flight', 'concurrent', 2, inRows('in-flight', rows, { endMs: 100 }))

function inRows(about: string, rows: readonly (readonly Answer[])[], shared: Answer = {}): Exchange[] {
  return rows.flatMap((row, index) => row.map((one, at) => call(about, at, { ...shared, ...one }, index > 0)))
}

describe('limits.tokens', () => {
  const spent = (answers: readonly Answer[], quota = 2000): Judgement => spentTwice([answers], quota)
  const spentTwice = (rows: readonly (readonly Answer[])[], quota = 2000): Judgement =>
    judge('limits.tokens', 'tokens', quota, inRows('token-quota', rows))
  test('a quota that holds is satisfied, also where the last answer exceeds it', () => {
    expect(kindOf(spent(used(3)))).toBe('satisfied')
    expect(kindOf(spent(used(4)))).toBe('satisfied')
  })
  test('answers after the quota in both rows are a violation', () => {
    expect(issuesOf(spentTwice([used(5), used(5)]))[0]).toContain('an answer after 2400 tokens')
  })
  test('a refusal long before the quota is a violation if the key rested before', () => {
    expect(issuesOf(spentTwice([used(0), used(1)]))[0]).toContain('refused after 600 tokens')
    expect(kindOf(spentTwice([used(1), used(3)]))).toBe('satisfied')
  })
  test.each<[why: string, rows: readonly (readonly Answer[])[]]>([
    ['the key may have been used before', [used(1)]],
    ['nothing is granted', [used(0), used(0)]],
    ['a window may end within the row', [used(5)]],
    ['a window may end within one of two rows', [used(1), used(5)]],
  ])('%s: it stays open', (_why, rows) => {
    expect(kindOf(spentTwice(rows))).toBe('prerequisite')
  })
  test.each<[why: string, answers: readonly Answer[]]>([
    ['the quota was not reached', used(3, false)],
    ['answers have no usage', [{ tokens: null }, { status: 429 }]],
    ['a call is refused for another reason', [{}, { status: 400 }]],
  ])('%s: it stays open', (_why, answers) => {
    expect(kindOf(spent(answers))).toBe('prerequisite')
  })
  test('no call, and no declared quota of tokens, pass nothing', () => {
    expect(kindOf(spent([]))).toBe('prerequisite')
    expect(kindOf(judge('limits.tokens', 'requests', 5, []))).toBe('not-applicable')
    expect(kindOf(spent(used(3), 1_000_000))).toBe('prerequisite')
  })
})

describe('limits.in-flight', () => {
  test('calls in flight may be streams, so no check of plain completions judges them', () => {
    const quotas = [{ quota: 3, unit: 'concurrent', scope: 'key' }]
    const readings = readingsOf({ 'limits.quota': { reading: 'list', quotas } })
    const calls = unitProbes.flatMap(({ calls: of }) =>
      typeof of === 'function' ? of(readings) : (of ?? []),
    )
    expect(calls).toMatchObject([
      { label: 'in-flight-again-*', kind: 'other', count: 7, ifNeeded: true },
      { label: 'in-flight-*', kind: 'other', count: 7 },
    ])
  })

  test('a cap that holds is satisfied', () => {
    expect(kindOf(sent([{}, {}, { status: 429 }, { status: 429 }]))).toBe('satisfied')
    // The last call may be answered, because an earlier call has ended by then.
    expect(kindOf(sent([{}, {}, { status: 429 }, { atMs: 200 }]))).toBe('satisfied')
  })
  test('more answers at the same time are a violation', () => {
    const more = [{}, {}, {}, { status: 429 }]
    expect(issuesOf(sent(more, more))[0]).toContain('3 answered at the same time')
    // The beginning of one answer may be read before the end of another.
    expect(kindOf(sent([{}, {}, { atMs: 95 }, { status: 429 }]))).toBe('satisfied')
  })
  test('fewer answers are a violation if no earlier call is in flight', () => {
    const fewer = [{}, { status: 429 }, { status: 429 }]
    expect(issuesOf(sent(fewer, fewer))[0]).toContain('1 answered')
    expect(kindOf(sent(fewer))).toBe('prerequisite')
    expect(kindOf(sent(fewer, used(0)))).toBe('prerequisite')
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
      const calls = [{ ...refused, kind: 'other', about: 'in-flight' } as const]
      return judged(limitRefusalChecks, 'limits.retry-after', calls, { readings })
    }
    expect(issuesOf(told('0.493'))[0]).toContain('retry-after: 0.493')
    expect([kindOf(told('1')), kindOf(told('0'))]).toEqual(['not-applicable', 'not-applicable'])
  })
})
