/** Relates sorted samples to percentiles, by the exact binomial distribution. Pure. */

/** Terms below this share of the largest cannot change a sum of doubles. */
const NEGLIGIBLE = 1e-20

/** Ranks from 1; null when the sample is too small to bound the percentile on that side. */
export type RankInterval = { readonly low: number | null; readonly high: number | null }

/** Returns the ranks that enclose a percentile (0 to 100) with at least that confidence (0 to 1), both tails equal (Conover 1999, 3.2). */
export function percentileRanks(n: number, percentile: number, confidence: number): RankInterval {
  if (n < 1) return { low: null, high: null }
  const tail = (1 - confidence) / 2
  const sums = cumulative(n, percentile / 100)
  let low: number | null = null
  let high: number | null = null
  for (const { at, sum } of sums) {
    if (sum <= tail && at + 1 <= n) low = at + 1
    if (high === null && sum >= 1 - tail) high = at + 1
  }
  return { low, high: high !== null && high <= n ? high : null }
}

/** Returns the rank that a percentile stays below with that confidence; null when n is too small (99 %: p50 needs 11, p90 64, p95 130, p99 662). */
export function boundRank(n: number, percentile: number, confidence: number): number | null {
  if (n < 2) return null
  const found = cumulative(n, percentile / 100).find(({ sum }) => sum >= confidence)
  const rank = found === undefined ? n : found.at + 1
  return rank <= n - 1 ? rank : null
}

type Sum = { readonly at: number; readonly sum: number }

/** P(B <= k) for every k whose probability counts, ascending. Walks from the mode, so nothing under- or overflows. */
function cumulative(n: number, p: number): readonly Sum[] {
  const mode = Math.min(n, Math.floor((n + 1) * p))
  const odds = p / (1 - p)
  const below: number[] = []
  for (let k = mode, term = 1; k > 0; k -= 1) {
    term *= k / ((n - k + 1) * odds)
    if (term < NEGLIGIBLE) break
    below.push(term)
  }
  const above: number[] = []
  for (let k = mode, term = 1; k < n; k += 1) {
    term *= ((n - k) * odds) / (k + 1)
    if (term < NEGLIGIBLE) break
    above.push(term)
  }
  const terms = [...below.toReversed(), 1, ...above]
  const first = mode - below.length
  const total = terms.reduce((sum, term) => sum + term, 0)
  let sum = 0
  const sums = terms.map((term, index) => ({ at: first + index, sum: (sum += term) / total }))
  // Below the first term the probability is as good as 0, but a rank may be read there.
  return first > 0 ? [{ at: first - 1, sum: 0 }, ...sums] : sums
}

/** Returns the fewest samples that carry a percentile (0 to 100): one must lie beyond it, so p50 needs 2, p90 10, p99 100. */
export function samplesNeeded(percentile: number): number {
  if (percentile >= 100) return 1
  // Rounded first, because 1 - 0.99 is a little more than 0.01 in binary.
  const beyond = Math.round((100 - percentile) * 1e6) / 1e8
  return Math.ceil(Math.round(1e6 / beyond) / 1e6)
}

/** The value when `n` samples carry that percentile, else null. */
export function ifCarried(value: number | null, percentile: number, n: number): number | null {
  return n >= samplesNeeded(percentile) ? value : null
}
