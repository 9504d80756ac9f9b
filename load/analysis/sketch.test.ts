import { expect, test } from 'vitest'
import { randomAt, randomRoot } from '../workload/random.ts'
import { bucketOf, middleOf } from './bucket.ts'
import { createSketch } from './sketch.ts'

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

test('the merge of sketches is the sketch of all', () => {
  const root = randomRoot('sketch', 'test')
  for (let trial = 0; trial < 50; trial += 1) {
    const random = randomAt(root, trial)
    const all = createSketch()
    const merged = createSketch()
    const parts = Array.from({ length: 1 + (random.uint32() % 7) }, createSketch)
    for (let k = 0; k < 300; k += 1) {
      const gapUs = Math.floor(2 ** (random.uniform() * 30)) - 1
      all.add(gapUs)
      parts[random.uint32() % parts.length]?.add(gapUs)
    }
    for (const part of parts) merged.merge(part.toRow())
    expect(merged.toRow()).toEqual(all.toRow())
    expect(merged.count()).toBe(300)
    expect(merged.percentileUs(99)).toBe(all.percentileUs(99))
  }
})

test('percentiles are within 1.6 % of the exact ones', () => {
  const random = randomAt(randomRoot('sketch', 'exact'), 0)
  const gaps = Array.from({ length: 5000 }, () => Math.floor(1000 + random.uniform() * 200_000))
  const sketch = createSketch()
  for (const gapUs of gaps) sketch.add(gapUs)
  const sorted = gaps.toSorted((a, b) => a - b)
  for (const percentile of [50, 90, 95, 99]) {
    const exact = sorted[Math.ceil((percentile / 100) * 5000) - 1] ?? 0
    expect(Math.abs((sketch.percentileUs(percentile) ?? 0) / exact - 1)).toBeLessThan(0.0161)
  }
})

test('too few gaps carry no percentile', () => {
  const sketch = createSketch()
  expect(sketch.percentileUs(50)).toBeNull()
  for (let k = 0; k < 99; k += 1) sketch.add(5)
  expect(sketch.percentileUs(95)).toBe(middleOf(bucketOf(5)))
  expect(sketch.percentileUs(99)).toBeNull()
})
