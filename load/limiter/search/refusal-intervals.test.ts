import { expect, test } from 'vitest'
import type { TraceEvent } from '../trace/events.ts'
import { spansOf, refusalIntervalsOf, minCapacityOf, tickRange } from './refusal-intervals.ts'

const at = (atMs: number, outcome: TraceEvent['outcome'], count = 1): TraceEvent => ({
  atMs,
  sdMs: 1,
  outcome,
  count,
  cost: 1,
})

// Ten at once, five more every 100 ms: empty at 20, one refill before 140, two before 310.
const events = [
  at(0, 'accepted', 10),
  at(20, 'refused'),
  at(80, 'refused'),
  at(140, 'accepted', 5),
  at(150, 'refused'),
  at(310, 'accepted', 10),
  at(320, 'refused'),
]

test('intervals lie between refusals', () => {
  expect(
    refusalIntervalsOf(events).map(({ refused, next, end, accepted }) => [
      refused.atMs,
      next?.atMs,
      end.atMs,
      accepted,
    ]),
  ).toEqual([
    [20, undefined, 80, 0],
    [80, 140, 150, 5],
    [150, 310, 320, 10],
  ])
})

test('each interval bounds the number of ticks', () => {
  const measure = { perTick: 5, minCapacity: 8, slack: 0 }
  expect(refusalIntervalsOf(events).map((interval) => spansOf(interval, measure))).toEqual([
    [{ fromMs: 20, toMs: 80, ticks: 0, sign: -1 }],
    [
      { fromMs: 80, toMs: 140, ticks: 1, sign: 1 },
      { fromMs: 80, toMs: 150, ticks: 1, sign: -1 },
    ],
    [
      { fromMs: 150, toMs: 310, ticks: 1, sign: 1 },
      { fromMs: 150, toMs: 320, ticks: 2, sign: 1 },
    ],
  ])
})

// A refill of 2.5 plus less than one unit is less than 5: so two ticks for 5 units, and four for 10.
test('with fractional refill, less than one unit may be left before and after an interval', () => {
  const measure = { perTick: 2.5, minCapacity: 11, slack: 0 }
  const found = refusalIntervalsOf(events).map((interval) =>
    spansOf(interval, measure).map(({ sign, ticks }) => (sign > 0 ? `>=${ticks}` : `<=${ticks}`)),
  )
  expect(found).toEqual([['<=0'], ['>=1', '>=2', '<=2'], ['>=1', '>=4', '<=4']])
})

test('a refill that may have been the whole capacity gives no upper bound', () => {
  expect(minCapacityOf(5, events, { capacities: [10], windowsMs: [], runs: [] })).toBe(8)
  expect(minCapacityOf(5, events, { capacities: [20], windowsMs: [], runs: [] })).toBe(12)
})

test('a tick is at least as long as an interval without acceptances, and at most as long as several refills took', () => {
  const empty = [at(0, 'refused'), at(60, 'refused'), at(130, 'refused')]
  const rich = [at(200, 'accepted', 10), at(500, 'refused'), at(600, 'accepted', 15), at(900, 'refused')]
  const { shortestMs, longestMs } = tickRange(5, refusalIntervalsOf([...empty, ...rich]))
  expect(shortestMs).toBeCloseTo(0.85 * 60)
  expect(longestMs).toBeCloseTo(370 / 0.85)
})

test('with single refills, a tick is at most as long as the time between them', () => {
  const single = [
    at(0, 'refused'),
    at(490, 'refused'),
    at(510, 'accepted', 5),
    at(520, 'refused'),
    at(990, 'refused'),
  ]
  const { longestMs } = tickRange(
    5,
    refusalIntervalsOf([...single, at(1010, 'accepted', 5), at(1020, 'refused')]),
  )
  expect(longestMs).toBeCloseTo((1020 - 490) / 0.85)
})
