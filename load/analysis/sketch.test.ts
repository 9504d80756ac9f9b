import type { RowSketch } from '../../schemas/compiled/row.ts'
import { expect, test } from 'vitest'
import { randomAt, randomRoot } from '../workload/random.ts'
import { bucketOf } from '../rows/row-fixture.ts'
import { createSketch, middleOf } from './sketch.ts'

test.each([
  [0, 0],
  [-3, 0],
  [1, 1],
  [2, 33],
  [3, 49],
  [20_000, 456],
  [1_048_575, 640],
  [1_048_576, 641],
  [Number.MAX_SAFE_INTEGER, 1280],
])('a gap of %i us lies in bucket %i, as the Go side counts', (gapUs, bucket) => {
  expect(bucketOf(gapUs)).toBe(bucket)
})

test('every bucket holds its middle, and the middle is at most 1.6 % off', () => {
  // Below 32 us the parts are finer than a microsecond, so only some buckets are ever used.
  for (let gapUs = 32; gapUs < 2_000_000; gapUs = Math.ceil(gapUs * 1.003)) {
    const middle = middleOf(bucketOf(gapUs))
    expect(bucketOf(middle)).toBe(bucketOf(gapUs))
    expect(Math.abs(middle / gapUs - 1)).toBeLessThan(0.0161)
  }
})

/** Whole microseconds, as many powers of two as a load run can have. */
function someGaps(count: number, seed: string): readonly number[] {
  const random = randomAt(randomRoot('sketch', seed), 0)
  return Array.from({ length: count }, () => Math.floor(2 ** (random.uniform() * 30)))
}

/** As a row holds gaps that are too many for a list. */
function rowOf(gaps: readonly number[]): RowSketch {
  const counts = new Map<number, number>()
  for (const gapUs of gaps) counts.set(bucketOf(gapUs), (counts.get(bucketOf(gapUs)) ?? 0) + 1)
  return { scheme: 'log2/32', counts: [...counts].toSorted(([a], [b]) => a - b) }
}

test('the merge of rows is the sketch of all their gaps, however they are split', () => {
  const gaps = someGaps(300, 'merge')
  const whole = createSketch()
  whole.merge(rowOf(gaps))
  for (let parts = 2; parts < 9; parts += 1) {
    const merged = createSketch()
    for (let part = 0; part < parts; part += 1) {
      merged.merge(rowOf(gaps.filter((_, index) => index % parts === part)))
    }
    expect(merged.places()).toEqual(whole.places())
    expect(merged.count()).toBe(300)
  }
})

test.each([50, 90, 95, 99, 100])(
  'p%i is within 0.1 %% of the exact one, within 1.6 %% of rows without a list',
  (percentile) => {
    const gaps = someGaps(5000, 'exact')
    const sorted = gaps.toSorted((a, b) => a - b)
    const exact = sorted[Math.ceil((percentile / 100) * 5000) - 1] ?? 0
    const listed = createSketch()
    for (const gapUs of gaps) listed.add(gapUs)
    const counted = createSketch()
    counted.merge(rowOf(gaps))
    expect(Math.abs((listed.percentileUs(percentile) ?? 0) / exact - 1)).toBeLessThan(0.001)
    expect(Math.abs((counted.percentileUs(percentile) ?? 0) / exact - 1)).toBeLessThan(0.0161)
  },
)

test('gaps below a millisecond keep every microsecond, and the grid stays small', () => {
  const sketch = createSketch()
  for (let gapUs = 0; gapUs < 1000; gapUs += 1) sketch.add(gapUs)
  expect(sketch.places()).toEqual(Array.from({ length: 1000 }, (_, us) => [us, 1]))
  for (const gapUs of someGaps(200_000, 'small')) sketch.add(gapUs)
  expect(sketch.places().length).toBeLessThan(25 * 512)
})

test('too few gaps carry no percentile', () => {
  const sketch = createSketch()
  expect(sketch.percentileUs(50)).toBeNull()
  for (let k = 0; k < 99; k += 1) sketch.add(5)
  expect(sketch.percentileUs(95)).toBe(5)
  expect(sketch.percentileUs(99)).toBeNull()
})
