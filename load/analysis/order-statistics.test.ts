import { describe, expect, test } from 'vitest'
import { boundRank, percentileRanks, shareInterval } from './order-statistics.ts'

/** Returns the probability that at most k of n events occur, by its definition (slow). `p`: the probability of each. */
function binomialCdf(n: number, p: number, k: number): number {
  let sum = 0
  let choose = 0
  for (let i = 0; i <= k; i += 1) {
    if (i > 0) choose += Math.log(n - i + 1) - Math.log(i)
    sum += Math.exp(choose + i * Math.log(p) + (n - i) * Math.log(1 - p))
  }
  return sum
}

describe('intervals for percentiles', () => {
  // Tables for the median at 95 %: Conover, Practical Nonparametric Statistics.
  test.each([
    [6, 50, 1, 6],
    [10, 50, 2, 9],
    [20, 50, 6, 15],
    [50, 50, 18, 33],
    [100, 50, 40, 61],
  ])('n = %i, p%f: ranks %i and %i', (n, percentile, low, high) => {
    expect(percentileRanks(n, percentile, 0.95)).toEqual({ low, high })
  })

  test('too few samples bound one side or none', () => {
    expect(percentileRanks(5, 50, 0.95)).toEqual({ low: null, high: null })
    expect(percentileRanks(0, 50, 0.95)).toEqual({ low: null, high: null })
    expect(percentileRanks(367, 99, 0.95).high).toBeNull()
    expect(percentileRanks(368, 99, 0.95).high).toBe(368)
    expect(percentileRanks(100, 99, 0.95)).toEqual({ low: 97, high: null })
  })

  test('they are the tightest ranks whose tails stay below 2.5 % each', () => {
    for (const n of [7, 33, 100, 400, 2500]) {
      for (const percentile of [50, 90, 95, 99]) {
        const p = percentile / 100
        const { low, high } = percentileRanks(n, percentile, 0.95)
        if (low !== null) {
          expect(binomialCdf(n, p, low - 1)).toBeLessThanOrEqual(0.025)
          expect(binomialCdf(n, p, low)).toBeGreaterThan(0.025)
        }
        if (high !== null) {
          expect(binomialCdf(n, p, high - 1)).toBeGreaterThanOrEqual(0.975)
          expect(binomialCdf(n, p, high - 2)).toBeLessThan(0.975)
        }
      }
    }
  })

  test('computes a million samples quickly, and agrees with the normal limit', () => {
    const { low, high } = percentileRanks(1_000_000, 99, 0.95)
    const half = 1.96 * Math.sqrt(1_000_000 * 0.99 * 0.01)
    expect(Math.abs((low ?? 0) - (990_000 - half))).toBeLessThan(3)
    expect(Math.abs((high ?? 0) - (990_000 + half))).toBeLessThan(3)
  })
})

test.each([
  [50, 11],
  [90, 64],
  [95, 130],
  [99, 662],
  [99.9, 6636],
])('an upper bound of p%f needs %i samples, as LoadGen says', (percentile, needed) => {
  expect(boundRank(needed, percentile)).toBe(needed - 1)
  expect(boundRank(needed - 1, percentile)).toBeNull()
})

test('the bound holds: one in a hundred samples at most has its percentile beyond it', () => {
  for (const n of [700, 5000]) {
    const rank = boundRank(n, 99) ?? 0
    expect(binomialCdf(n, 0.99, rank - 1)).toBeGreaterThanOrEqual(0.99)
    expect(binomialCdf(n, 0.99, rank - 2)).toBeLessThan(0.99)
  }
})

test.each([
  [0, 12],
  [1, 12],
  [30, 100],
  [2000, 2000],
])('the interval of a share of %i of %i leaves 2.5 %% on each side', (hits, n) => {
  const { low, high } = shareInterval(hits, n)
  if (hits === 0) expect(low).toBe(0)
  else expect(1 - binomialCdf(n, low, hits - 1)).toBeCloseTo(0.025, 6)
  if (hits === n) expect(high).toBe(1)
  else expect(binomialCdf(n, high, hits)).toBeCloseTo(0.025, 6)
})
