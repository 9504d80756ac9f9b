import { expect, test } from 'vitest'
import { randomAt, randomRoot } from '../workload/random.ts'
import { createSketch } from './sketch.ts'

/** Returns random gaps in whole microseconds, evenly over the powers of two that occur in a load. */
function someGaps(count: number, seed: string): readonly number[] {
  const random = randomAt(randomRoot('sketch', seed), 0)
  return Array.from({ length: count }, () => Math.floor(2 ** (random.uniform() * 30)))
}

test.each([50, 90, 95, 99, 100])('p%i is within 0.1 %% of the exact one', (percentile) => {
  const gaps = someGaps(5000, 'exact')
  const sorted = gaps.toSorted((a, b) => a - b)
  const exact = sorted[Math.ceil((percentile / 100) * 5000) - 1] ?? 0
  const sketch = createSketch()
  for (const gapUs of gaps) sketch.add(gapUs)
  expect(Math.abs((sketch.percentileUs(percentile) ?? 0) / exact - 1)).toBeLessThan(0.001)
})

test('gaps below a millisecond keep every microsecond, and the grid stays small', () => {
  const sketch = createSketch()
  for (let gapUs = 0; gapUs < 1000; gapUs += 1) sketch.add(gapUs)
  expect(sketch.entries()).toEqual(Array.from({ length: 1000 }, (_, us) => [us, 1]))
  for (const gapUs of someGaps(200_000, 'small')) sketch.add(gapUs)
  expect(sketch.entries().length).toBeLessThan(25 * 512)
})

test('too few gaps have no percentile', () => {
  const sketch = createSketch()
  expect(sketch.percentileUs(50)).toBeNull()
  for (let k = 0; k < 99; k += 1) sketch.add(5)
  expect(sketch.percentileUs(95)).toBe(5)
  expect(sketch.percentileUs(99)).toBeNull()
})
