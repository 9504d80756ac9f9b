import type { Row } from '../../schemas/compiled/row.ts'
import { expect, test } from 'vitest'
import { rowOf } from '../rows/row-fixture.ts'
import { createSeries } from './distribution.ts'
import { curveOf, gapCurveOf } from './analyze.ts'
import { createDots } from './dots.ts'
import { createSketch } from './sketch.ts'
import { createTimeline } from './timeline.ts'

const second = 1_000_000
const window = { fromUs: 0, toUs: 5 * second }

/** Returns the row of a request. `sentSeconds`, `closedSeconds`: when it was sent, and when its connection was closed. */
function requestRow(i: number, sentSeconds: number, closedSeconds: number, parts: Partial<Row> = {}): Row {
  const sentUs = sentSeconds * second
  return rowOf({ i, sentUs, firstTokenUs: sentUs + 1000, closedUs: closedSeconds * second, ...parts })
}

function timelineOf(rows: readonly Row[], isPlanned = false) {
  const timeline = createTimeline(window, isPlanned)
  for (const row of rows) timeline.count(row)
  return timeline.result()
}

test('a timeline counts what was sent and what ended where it happened, and who was in flight meanwhile', () => {
  const { bucketSeconds, buckets } = timelineOf([
    requestRow(0, 0, 0.5),
    requestRow(1, 0.25, 1),
    requestRow(2, 0.3, 0.4, { class: 'http-429' }),
    requestRow(3, 0.75, 0.9, { class: 'interrupted' }),
  ])
  expect(bucketSeconds).toBe(0.25)
  expect(buckets.map(({ sent }) => sent)).toEqual([1, 2, 0, 1, 0])
  expect(buckets.map(({ completed }) => completed)).toEqual([0, 0, 1, 0, 1])
  expect(buckets.map(({ failed }) => failed)).toEqual([{}, { 'http-429': 1 }, {}, {}, {}])
  expect(buckets.map(({ inFlight }) => inFlight)).toEqual([1, 2.4, 1, 1.6, 0])
  expect(buckets.map(({ slowestMs }) => slowestMs)).toEqual([1, 1, null, null, null])
})

test('planned starts count beside what was sent, and are unknown in a closed model', () => {
  const timeline = createTimeline(window, true)
  for (const atUs of [0, 100_000, 600_000]) timeline.plan(atUs)
  expect(timeline.result().buckets.map(({ planned }) => planned)).toEqual([2, 0, 1])
  expect(timelineOf([requestRow(0, 0, 1)]).buckets[0]?.planned).toBeNull()
})

test('a run longer than its window has few intervals and loses no count', () => {
  const rows = Array.from({ length: 3000 }, (_, i) =>
    requestRow(i, i / 10, i / 10 + 2, i % 10 === 0 ? { class: 'reset' } : {}),
  )
  const { bucketSeconds, buckets } = timelineOf(rows)
  expect(buckets.length).toBeLessThanOrEqual(128)
  expect(bucketSeconds).toBe(4)
  expect(sum(buckets.map(({ sent }) => sent))).toBe(3000)
  expect(sum(buckets.map(({ completed }) => completed))).toBe(2700)
  expect(sum(buckets.map(({ failed }) => failed['reset'] ?? 0))).toBe(300)
  expect(sum(buckets.map(({ inFlight }) => inFlight * bucketSeconds))).toBeCloseTo(6000, 0)
  expect(timelineOf(rows.toReversed())).toEqual({ bucketSeconds, buckets })
})

test('dots: all requests of a small run, an even sample of a large one, failures sampled separately, in any order of rows', () => {
  expect(dotsOf([rowOf(), rowOf({ class: 'interrupted' }), rowOf({ sentUs: null })])).toEqual({
    requests: 1,
    points: [[1.001, 100, 140, 'ok']],
  })
  const rows = Array.from({ length: 5000 }, (_, i) =>
    requestRow(i, i / 100, i / 100 + 1, i % 1000 === 7 ? { class: 'reset', firstTokenUs: null } : {}),
  )
  const large = dotsOf(rows)
  expect(large.requests).toBe(5000)
  expect(large.points.length).toBeLessThanOrEqual(405)
  expect(large.points.length).toBeGreaterThan(200)
  expect(large.points.filter(([, , , kind]) => kind === 'reset')).toHaveLength(5)
  expect(large.points.find(([, , , kind]) => kind === 'reset')).toEqual([0.07, null, 1000, 'reset'])
  expect(dotsOf(rows.toReversed()).points).toEqual(large.points)
})

test.each([2, 3, 4, 100])('dots: failures of every %d-th request are shown', (distance) => {
  const rows = Array.from({ length: 20_000 }, (_, i) =>
    requestRow(i, i / 100, i / 100 + 1, i % distance === 1 ? { class: 'reset', firstTokenUs: null } : {}),
  )
  const failed = dotsOf(rows).points.filter(([, , , kind]) => kind === 'reset')
  expect(failed.length).toBeGreaterThan(60)
  expect(failed.length).toBeLessThanOrEqual(200)
})

test('a curve has each of few samples; of many it has observed ranks, the minimum, the tail and the maximum', () => {
  expect(curveOf(Float64Array.of(3, 5, 9, 20))).toEqual([
    [3, 0.25],
    [5, 0.5],
    [9, 0.75],
    [20, 1],
  ])
  const many = createSeries()
  for (let value = 10_000; value >= 1; value -= 1) many.add(value)
  const curve = curveOf(many.sorted())
  expect(curve.length).toBeLessThanOrEqual(128)
  expect(curve[0]).toEqual([1, 0.0001])
  expect(curve).toContainEqual([5000, 0.5])
  expect(curve).toContainEqual([9990, 0.999])
  expect(curve.at(-1)).toEqual([10_000, 1])
  expect(curveOf(new Float64Array())).toEqual([])
})

test('the curve of gaps ends at 1, ascends, and has the median of the sketch', () => {
  const sketch = createSketch()
  for (let gapUs = 1; gapUs <= 4000; gapUs += 1) sketch.add(gapUs)
  const curve = gapCurveOf(sketch)
  expect(curve.length).toBeLessThanOrEqual(128)
  expect(curve.at(-1)?.[1]).toBe(1)
  expect(
    curve.every(
      ([ms, share], at) => at === 0 || (ms > (curve[at - 1]?.[0] ?? 0) && share > (curve[at - 1]?.[1] ?? 0)),
    ),
  ).toBe(true)
  const median = (sketch.percentileUs(50) ?? 0) / 1000
  expect(curve.find(([, share]) => share >= 0.5)?.[0]).toBe(median)
})

function dotsOf(rows: readonly Row[]) {
  const dots = createDots()
  for (const row of rows) dots.count(row)
  return dots.result()
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
