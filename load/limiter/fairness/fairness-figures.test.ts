import { expect, test } from 'vitest'
import { fairnessOf, jainIndex } from './fairness-figures.ts'
import type { FairnessSample } from './fairness-sample.ts'
import { NEEDED_FOR_NO_SPILL, spillOf } from './spill.ts'

type Phase = FairnessSample['phase']
const PHASE_MS = 10_000

function samples(
  key: string,
  phase: Phase,
  count: number,
  more: (at: number) => Partial<FairnessSample> = () => ({}),
): readonly FairnessSample[] {
  return Array.from({ length: count }, (_, at) => ({
    key,
    phase,
    round: 1,
    plannedMs: (at * PHASE_MS) / count,
    sentMs: (at * PHASE_MS) / count,
    outcome: 'accepted',
    isOk: true,
    ttftMs: 10 + (at % 10),
    ...more(at),
  }))
}
const spread = (phase: Phase, from: number) =>
  samples('b', phase, 300, (at) => ({ ttftMs: from + ((at * 7919) % 300) / 10 }))
const refused: Partial<FairnessSample> = { outcome: 'refused', isOk: false, ttftMs: null }

test("Jain's index is 1 for equal values, 1/n for a single one above 0, and null without values", () => {
  expect(jainIndex([5, 5, 5, 5])).toBe(1)
  expect(jainIndex([8, 0, 0, 0])).toBe(0.25)
  expect(jainIndex([1, 2, 3])).toBeCloseTo(36 / 42, 12)
  expect(jainIndex([0, 0])).toBeNull()
  expect(jainIndex([7])).toBeNull()
})

test('without an impact: equal goodput, no spill, a ratio of one', () => {
  const fair = fairnessOf(
    [
      ...['b', 'c'].flatMap((key) => [...samples(key, 'calm', 200), ...samples(key, 'press', 200)]),
      ...samples('a', 'calm', 200),
      ...samples('a', 'press', 800, (at) => (at < 400 ? {} : refused)),
    ],
    { aggressor: 'a' },
    's',
  )
  expect(fair.jainOfVictims).toBe(1)
  expect(fair.jainOfAll).toBeCloseTo((80 * 80) / (3 * (40 * 40 + 2 * 20 * 20)), 12)
  expect(fair.spill).toMatchObject({ calmShare: 0, pressShare: 0, verdict: 'does-not-spill' })
  expect(fair.ttft.map(({ percentile }) => percentile)).toEqual([50, 90, 99])
  for (const { ratio, ratioSpan } of fair.ttft) {
    expect(ratio).toBe(1)
    expect(ratioSpan?.low).toBeLessThanOrEqual(1)
    expect(ratioSpan?.high).toBeGreaterThanOrEqual(1)
  }
  expect(fair.keys.find(({ key }) => key === 'a')).toMatchObject({
    isAggressor: true,
    press: {
      asked: 800,
      completed: 400,
      refused: 400,
      sentPerSecond: expect.closeTo(80, 9),
      goodPerSecond: expect.closeTo(40, 9),
    },
  })
})

test('a refusal that hits other keys is a spill, with its size', () => {
  const fair = fairnessOf(
    [
      ...samples('b', 'calm', 100),
      ...samples('b', 'press', 100, (at) => (at < 30 ? refused : {})),
      ...samples('a', 'press', 500),
    ],
    { aggressor: 'a' },
    's',
  )
  expect(fair.spill).toMatchObject({ calmShare: 0, pressShare: 0.3, difference: 0.3, verdict: 'spills' })
  expect(fair.spill.span?.low).toBeGreaterThan(0.2)
  expect(fair.spill.span?.high).toBeLessThan(0.4)
})

const failed: Partial<FairnessSample> = { outcome: 'unclassified', isOk: false, ttftMs: null }

test('refusals and failures of the aggressor do not count for others', () => {
  const fair = fairnessOf(
    [
      ...samples('b', 'calm', 300),
      ...samples('b', 'press', 300),
      ...samples('a', 'press', 50, (at) => (at % 2 === 0 ? refused : failed)),
    ],
    { aggressor: 'a' },
    's',
  )
  expect(fair.spill).toMatchObject({ pressShare: 0, verdict: 'does-not-spill' })
  expect(fair.spill.failures).toMatchObject({ pressShare: 0, pressAsked: 300 })
})

test('other keys with errors under pressure are affected, with or without answers', () => {
  const broken: Partial<FairnessSample> = { outcome: 'accepted', isOk: false }
  const some = spillOf([
    ...samples('b', 'calm', 300),
    ...samples('b', 'press', 300, (at) => (at < 15 ? failed : at < 30 ? broken : {})),
  ])
  expect(some).toMatchObject({ pressShare: 0, pressAsked: 270, verdict: 'spills' })
  expect(some.failures).toMatchObject({ calmShare: 0, pressShare: 0.1, pressAsked: 300 })
  const all = spillOf([...samples('b', 'calm', 300), ...samples('b', 'press', 300, () => failed)])
  expect(all).toMatchObject({ span: null, verdict: 'spills', failures: { pressShare: 1 } })
})

test('with a few more errors, or many failures in any case, the impact is unclear', () => {
  const few = spillOf([
    ...samples('b', 'calm', 300),
    ...samples('b', 'press', 300, (at) => (at < 3 ? failed : {})),
  ])
  expect(few.verdict).toBe('unclear')
  const half = (phase: Phase) => samples('b', phase, 40_000, (at) => (at % 2 === 0 ? failed : {}))
  expect(spillOf([...half('calm'), ...half('press')]).verdict).toBe('unclear')
})

test('with few requests, the impact is unclear', () => {
  const fair = fairnessOf([...samples('b', 'calm', 5), ...samples('b', 'press', 5)], { aggressor: 'a' }, 's')
  expect(fair.spill.verdict).toBe('unclear')
  expect(fairnessOf([], { aggressor: 'a' }, 's').spill).toMatchObject({
    span: null,
    verdict: 'unclear',
  })
})

test('gives a percentile only where there are enough samples for it', () => {
  const slow = samples('b', 'press', 99, () => ({ ttftMs: 40 }))
  const [p50, p90, p99] = fairnessOf(
    [...samples('b', 'calm', 400, () => ({ ttftMs: 10 })), ...slow],
    { aggressor: 'a' },
    's',
  ).ttft
  expect(p50).toEqual({ percentile: 50, calmMs: 10, pressMs: 40, ratio: 4, ratioSpan: { low: 4, high: 4 } })
  expect(p90?.ratio).toBe(4)
  expect(p99).toEqual({ percentile: 99, calmMs: 10, pressMs: null, ratio: null, ratioSpan: null })
})

test('the interval of the ratio covers it and depends on the seed alone', () => {
  const all = [...spread('calm', 10), ...spread('press', 30)]
  const first = fairnessOf(all, { aggressor: 'a' }, 'one').ttft[1]
  expect(first).toEqual(fairnessOf(all, { aggressor: 'a' }, 'one').ttft[1])
  const { ratio, ratioSpan } = first ?? {}
  expect(ratioSpan?.low).toBeLessThan(ratio ?? 0)
  expect(ratioSpan?.high).toBeGreaterThan(ratio ?? Infinity)
  expect(ratioSpan?.low).toBeGreaterThan(1)
})

test('keys of the account of the aggressor are not its victims', () => {
  const all = [
    ...samples('b', 'press', 100, () => refused),
    ...samples('c', 'calm', 300),
    ...samples('c', 'press', 300),
  ]
  const apart = fairnessOf(all, { aggressor: 'a', siblings: ['b'] }, 's')
  expect(apart.spill).toMatchObject({ pressShare: 0, verdict: 'does-not-spill' })
  expect(fairnessOf(all, { aggressor: 'a' }, 's').spill.pressShare).toBe(0.25)
})

const slowIn = (round: number) =>
  samples('b', 'press', 21, (at) => ({ round, sentMs: 100_000 * round + at * 500 }))

test('rates are over the time of sending, round by round', () => {
  const { keys } = fairnessOf([...slowIn(1), ...slowIn(2)], { aggressor: 'a' }, 's')
  expect(keys[0]?.press).toMatchObject({ sentPerSecond: 2, goodPerSecond: 2 })
  expect(keys[0]?.calm).toEqual({
    asked: 0,
    completed: 0,
    refused: 0,
    sentPerSecond: null,
    goodPerSecond: null,
  })
})

const verdictOf = (count: number) =>
  spillOf([...samples('b', 'calm', count), ...samples('b', 'press', count)]).verdict

const someRefused = (phase: Phase, every: number) =>
  samples('b', phase, 4000, (at) => (at % every === 0 ? refused : {}))

test('for a key that is often refused in any case, the impact is unclear', () => {
  expect(spillOf([...someRefused('calm', 2), ...someRefused('press', 2)]).verdict).toBe('unclear')
  expect(spillOf([...someRefused('calm', 20), ...someRefused('press', 20)]).verdict).toBe('does-not-spill')
})

test('the needed number of requests without a refusal shows that there is no impact, one fewer does not', () => {
  expect(verdictOf(NEEDED_FOR_NO_SPILL)).toBe('does-not-spill')
  expect(verdictOf(NEEDED_FOR_NO_SPILL - 1)).toBe('unclear')
})
