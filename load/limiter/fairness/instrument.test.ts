import { expect, test } from 'vitest'
import { fairnessOf } from './fairness-figures.ts'
import type { FairnessSample } from './fairness-sample.ts'
import { seriesOf } from './fairness-series.ts'
import { fairnessInstrument } from './instrument.ts'

const SHAPE = {
  victimPerSecond: 2,
  aggressorPerSecond: 20,
  phaseSeconds: 10,
  rounds: 1,
  restSeconds: 0,
  accounts: ['1', '2'],
}
type Sent = Pick<FairnessSample, 'plannedMs' | 'sentMs'>

function samples(sentAt: (plannedMs: number, at: number) => number): readonly FairnessSample[] {
  const of = (phase: 'calm' | 'press', key: string, rate: number, fromMs: number) =>
    Array.from({ length: rate * 10 }, (_, at): FairnessSample => {
      const plannedMs = fromMs + (1000 * at) / rate
      const times: Sent = { plannedMs, sentMs: sentAt(plannedMs, at) }
      return { phase, round: 1, key, outcome: 'accepted', isOk: true, ttftMs: 1, ...times }
    })
  return [
    ...of('calm', 'a', 2, 0),
    ...of('calm', 'b', 2, 0),
    ...of('press', 'a', 20, 10_000),
    ...of('press', 'b', 2, 10_000),
  ]
}

function judged(sent: readonly FairnessSample[]) {
  return fairnessInstrument(sent, fairnessOf(sent, { aggressor: 'a' }, 's').keys, SHAPE)
}

test('a run with punctual requests is valid', () => {
  expect(judged(samples((plannedMs) => plannedMs + 0.25))).toEqual({
    lagMs: { p50: 0.25, p99: 0.25, max: 0.25 },
    planned: 260,
    unsent: 0,
    verdict: 'valid',
    reasons: [],
  })
})

test('a few late requests make a run suspect', () => {
  const late = judged(samples((plannedMs, at) => plannedMs + (at % 20 === 0 ? 45 : 0)))
  expect(late).toMatchObject({ verdict: 'suspect', lagMs: { p50: 0, p99: 45, max: 45 } })
  expect(late.reasons).toEqual(['one in a hundred requests was sent 45 ms late or later'])
})

test('reports requests that were never sent, and rates that were not reached', () => {
  const all = samples((plannedMs) => plannedMs)
  expect(judged(all.filter((_one, at) => at > 0)).reasons).toEqual([
    '1 of 260 planned requests were never sent',
  ])
  const slow = all.map((one) => (one.phase === 'press' && one.key === 'a' ? stretched(one) : one))
  expect(judged(slow).reasons).toContain(
    'key a sent 16.00 instead of 20 requests per second while one key sends more',
  )
})

function stretched(one: FairnessSample): FairnessSample {
  return {
    ...one,
    sentMs: 10_000 + (one.sentMs - 10_000) * 1.25,
    plannedMs: 10_000 + (one.plannedMs - 10_000) * 1.25,
  }
}

const total = (counts: readonly number[]): number => counts.reduce((sum, one) => sum + one, 0)

test('a series counts each request once, at its time of sending, and has the phases', () => {
  const sent = samples((plannedMs) => plannedMs + 5000)
  const series = seriesOf(sent)
  expect(series?.keys.map(({ key, completed }) => [key, total(completed)])).toEqual([
    ['a', 220],
    ['b', 40],
  ])
  expect(series?.phases).toEqual([
    { phase: 'calm', fromSeconds: 0, toSeconds: 9.5 },
    { phase: 'press', fromSeconds: 10, toSeconds: 19.95 },
  ])
  expect(series?.bucketSeconds).toBe(0.5)
  expect(series?.keys[0]?.completed.at(-1)).toBe(10)
  expect(seriesOf([])).toBeNull()
})
