const NEGLIGIBLE = 1e-20

/** The confidence level of the intervals in reports. */
export const INTERVAL_CONFIDENCE = 0.95

type RankInterval = { readonly low: number | null; readonly high: number | null }

/**
 * Returns a confidence interval of a percentile, as ranks (from 1) of `n` independent samples in ascending order (Conover 1999, 3.2). A
 * rank is null if there are too few samples.
 */
export function percentileRanks(n: number, percentile: number, confidence: number): RankInterval {
  if (n < 1) return { low: null, high: null }
  const tail = (1 - confidence) / 2
  let low: number | null = null
  let high: number | null = null
  for (const { events, probability } of cumulativeBinomial(n, percentile / 100)) {
    if (probability <= tail && events + 1 <= n) low = events + 1
    if (high === null && probability >= 1 - tail) high = events + 1
  }
  return { low, high: high !== null && high <= n ? high : null }
}

const BOUND_CONFIDENCE = 0.99

/** Returns the rank (from 1) of the sample that is a 99 % upper bound of a percentile. Null if the samples are too few. */
export function boundRank(n: number, percentile: number): number | null {
  if (n < 2) return null
  const found = cumulativeBinomial(n, percentile / 100).find(
    ({ probability }) => probability >= BOUND_CONFIDENCE,
  )
  const rank = found === undefined ? n : found.events + 1
  return rank <= n - 1 ? rank : null
}

/** Returns the probability that at least `k` of `n` independent events of probability `p` occur. */
export function atLeastProbability(n: number, k: number, p: number): number {
  if (p <= 0 || p >= 1) return p <= 0 && k > 0 ? 0 : 1
  return 1 - (cumulativeBinomial(n, p).findLast(({ events }) => events < k)?.probability ?? 0)
}

const HALVINGS = 30

/** Returns the exact 95 % confidence interval of the share `hits` / `n` (Clopper and Pearson 1934). */
export function shareInterval(hits: number, n: number): { readonly low: number; readonly high: number } {
  const tail = (1 - INTERVAL_CONFIDENCE) / 2
  const boundOf = (count: number, probability: number): number => {
    let [low, high] = [0, 1]
    for (let at = 0; at < HALVINGS; at += 1) {
      const middle = (low + high) / 2
      if (atLeastProbability(n, count, middle) < probability) low = middle
      else high = middle
    }
    return high
  }
  return { low: hits <= 0 ? 0 : boundOf(hits, tail), high: hits >= n ? 1 : boundOf(hits + 1, 1 - tail) }
}

type AtMost = { readonly events: number; readonly probability: number }

function cumulativeBinomial(n: number, p: number): readonly AtMost[] {
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
  const sums = terms.map((term, index) => ({ events: first + index, probability: (sum += term) / total }))
  // Below the first term the probability is practically 0, but callers may look up its rank.
  return first > 0 ? [{ events: first - 1, probability: 0 }, ...sums] : sums
}

/** Returns the minimum number of samples for a percentile, such as 100 for p99. */
export function samplesNeeded(percentile: number): number {
  if (percentile >= 100) return 1
  // The value is rounded first, because 1 - 0.99 is slightly more than 0.01 in binary.
  const beyond = Math.round((100 - percentile) * 1e6) / 1e8
  return Math.ceil(Math.round(1e6 / beyond) / 1e6)
}

/** Returns `value`, or null if `n` samples are too few for the percentile. */
export function ifEnoughSamples(value: number | null, percentile: number, n: number): number | null {
  return n >= samplesNeeded(percentile) ? value : null
}

/** Returns the quantile of ascending values at `share` (0 to 1), by nearest rank. Null if there are no values. */
export function valueAtShare(sorted: Float64Array, share: number): number | null {
  // Rounding errors of binary fractions, as in 0.95 * 20, must not change the rank.
  const rank = Math.ceil(share * sorted.length - 1e-9)
  return sorted[Math.min(sorted.length, Math.max(1, rank)) - 1] ?? null
}
