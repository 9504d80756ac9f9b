import { expect, test } from 'vitest'
import { ifEnoughSamples, samplesNeeded } from './order-statistics.ts'

test.each([
  [50, 2],
  [90, 10],
  [95, 20],
  [99, 100],
  [99.9, 1000],
  [97, 34],
  [100, 1],
])('p%f needs %i samples', (percentile, needed) => {
  expect(samplesNeeded(percentile)).toBe(needed)
  expect(ifEnoughSamples(7, percentile, needed)).toBe(7)
  expect(ifEnoughSamples(7, percentile, needed - 1)).toBeNull()
})
