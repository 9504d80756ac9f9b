import { expect, test } from 'vitest'
import { meanInterval } from './sampling-share.ts'

test('the interval of a mean is over runs: two values by hand, and none for one run', () => {
  // Standard error 0.005, 1 degree of freedom: half is 12.706 * 0.005.
  const { mean, low, high } = meanInterval([0.1, 0.11])
  expect(mean).toBeCloseTo(0.105)
  expect([low, high].map((end) => end.toFixed(4))).toEqual(['0.0415', '0.1685'])
  expect(meanInterval([0.01])).toEqual({ mean: 0.01, low: 0, high: 1 })
})

test('more runs that agree narrow it, and runs that differ widen it', () => {
  const five = meanInterval([0.016, 0.009, 0.014, 0.024, 0.018])
  expect([five.low, five.high].map((end) => end.toFixed(4))).toEqual(['0.0094', '0.0230'])
  const twelve = meanInterval(Array.from({ length: 12 }, (_, run) => 0.01 + (run % 2) * 0.001))
  expect(twelve.high - twelve.low).toBeLessThan(0.001)
})
