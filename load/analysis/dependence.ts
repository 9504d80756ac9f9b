/**
 * Estimates how precise the percentiles of a load are, although requests near each other in time have similar durations. Durations in order
 * of time are divided into 5, 10 and 20 batches (method of batch means, Chen and Kelton 2006, section 3). The inflation is the variance
 * between the batches, divided by the variance that independent requests would have. The effective sample size is the number of requests,
 * divided by the inflation.
 */
import { INTERVAL_CONFIDENCE, percentileRanks, valueAtShare } from './order-statistics.ts'

const BATCH_COUNTS = [5, 10, 20] as const
const MAX_BATCHES = 20
const FEWEST_PER_BATCH = 4
/** The minimum number of requests to estimate an effective sample size. */
export const FEWEST_DEPENDENT = MAX_BATCHES * FEWEST_PER_BATCH

/** Returns the effective sample size for a percentile. `value` is the measured value of this percentile. */
export type EffectiveSamples = (percentile: number, value: number) => number

/** Returns a function that computes the effective sample size of durations for a percentile. */
export function dependenceOf(inTimeOrder: Float64Array, median: number): EffectiveSamples {
  const n = inTimeOrder.length
  if (n < FEWEST_DEPENDENT) return () => n
  const ofPercentile = (percentile: number, value: number): number =>
    inflationOf(inTimeOrder, (batch) => shareBelow(batch, value), varianceOfShare(percentile / 100))
  // No percentile has more effective samples than the median or the mean.
  const common = Math.max(
    1,
    ofPercentile(50, median),
    inflationOf(inTimeOrder, meanOf, varianceOf(inTimeOrder)),
  )
  return (percentile, value) => Math.max(1, Math.floor(n / Math.max(common, ofPercentile(percentile, value))))
}

// With this safety factor, the bound was below the true percentile in only 2 of 900 test runs.
const FAR_FACTOR = 5
const FAR_DISTANCES = 12

/** A cautious upper bound (`value`) of a percentile. `isSure` is true if enough durations lie below the bound for 95 % confidence. */
export type FarBound = { readonly value: number; readonly isSure: boolean }

/** Returns a cautious upper bound of a percentile of durations. Null if there are too few durations. */
export function farBoundOf(
  inTimeOrder: Float64Array,
  sorted: Float64Array,
  percentile: number,
): FarBound | null {
  if (inTimeOrder.length < FEWEST_DEPENDENT) return null
  const bound = Math.min(farOfBatches(inTimeOrder, percentile), farOfDrift(inTimeOrder, sorted, percentile))
  const below = shareBelow(inTimeOrder, bound)
  const high = highShare(inTimeOrder, percentile, bound)
  return { value: bound, isSure: high !== null && high <= below }
}

// As a share of the requests: for p95, the upper end of its 95 % interval may be 0.97.
function highShare(inTimeOrder: Float64Array, percentile: number, value: number): number | null {
  const variance = varianceOfShare(shareBelow(inTimeOrder, value))
  const inflation = inflationOf(inTimeOrder, (batch) => shareBelow(batch, value), variance)
  const effective = Math.floor(inTimeOrder.length / Math.max(1, inflation))
  const { high } = percentileRanks(effective, percentile, INTERVAL_CONFIDENCE)
  return high === null ? null : high / effective
}

function farOfBatches(inTimeOrder: Float64Array, percentile: number): number {
  const bounds = predictionsOf(inTimeOrder, percentile).map(({ mean, above }) =>
    Math.min(FAR_FACTOR * Math.exp(mean + above), Math.exp(mean + FAR_DISTANCES * above)),
  )
  return Math.max(...bounds)
}

// Samples that all drift alike (as with the first handshakes) move their median as much as their percentiles.
function farOfDrift(inTimeOrder: Float64Array, sorted: Float64Array, percentile: number): number {
  const high = highShare(inTimeOrder, percentile, valueAtShare(sorted, percentile / 100) ?? 0)
  if (high === null) return Infinity
  const above = Math.max(...predictionsOf(inTimeOrder, 50).map((each) => each.above))
  // A median of 0 has no logarithm.
  const bound = (valueAtShare(sorted, high) ?? Infinity) * Math.exp(FAR_DISTANCES * above)
  return Number.isNaN(bound) ? Infinity : bound
}

// 97.5 % quantiles of Student's t for 5, 10 and 20 batches.
const T_QUANTILES = [2.776, 2.262, 2.093] as const

type Prediction = { readonly mean: number; readonly above: number }

// The logarithm of the percentile of later requests exceeds `mean + above` with a probability of 2.5 %.
function predictionsOf(inTimeOrder: Float64Array, percentile: number): readonly Prediction[] {
  return BATCH_COUNTS.map((count, of) => {
    const logs = Float64Array.from(batchesOf(inTimeOrder, count), (batch) =>
      Math.log(valueAtShare(batch.toSorted(), percentile / 100) ?? 0),
    )
    const ofNext = (varianceOf(logs) * (count + 1)) / (count - 1)
    return { mean: meanOf(logs), above: (T_QUANTILES[of] ?? 0) * Math.sqrt(ofNext) }
  })
}

function inflationOf(
  series: Float64Array,
  figureOf: (batch: Float64Array) => number,
  variance: number,
): number {
  if (variance === 0) return 1
  const perSample = variance / series.length
  const inflations = BATCH_COUNTS.map((count) => {
    const ofMean = varianceOf(Float64Array.from(batchesOf(series, count), figureOf)) / (count - 1)
    return ofMean / perSample
  })
  return Math.max(...inflations)
}

function batchesOf(series: Float64Array, count: number): readonly Float64Array[] {
  const size = Math.floor(series.length / MAX_BATCHES) * (MAX_BATCHES / count)
  const from = series.length - size * count
  return Array.from({ length: count }, (_, batch) => {
    const start = from + batch * size
    return series.subarray(start, start + size)
  })
}

// Returns the mean of values. A loop is faster than an array method, and each sample is read many times.
function meanOf(values: Float64Array): number {
  let sum = 0
  for (let at = 0; at < values.length; at += 1) sum += values[at] ?? 0
  return sum / values.length
}

function shareBelow(values: Float64Array, value: number): number {
  let below = 0
  for (let at = 0; at < values.length; at += 1) if ((values[at] ?? 0) <= value) below += 1
  return below / values.length
}

function varianceOf(values: Float64Array): number {
  const mean = meanOf(values)
  let squares = 0
  for (let at = 0; at < values.length; at += 1) squares += ((values[at] ?? 0) - mean) ** 2
  return squares / values.length
}

/** Returns the variance of `hits` / `n` among parts of a load, relative to independent hits. 1 if the parts may differ by chance. */
export function clusteringOf(parts: readonly { readonly hits: number; readonly n: number }[]): number {
  const used = parts.filter(({ n }) => n > 0)
  const all = used.reduce((sum, { n }) => sum + n, 0)
  const share = used.reduce((sum, { hits }) => sum + hits, 0) / all
  const variance = varianceOfShare(share)
  if (used.length < FEWEST_PARTS || all < FEWEST_DEPENDENT || variance === 0) return 1
  const chiSquared = used.reduce((sum, { hits, n }) => sum + (hits - n * share) ** 2 / (n * variance), 0)
  const clustering = chiSquared / (used.length - 1)
  return clustering < LEAST_CLUSTERING ? 1 : clustering
}

const FEWEST_PARTS = 5
// A smaller factor may be chance (the 95 % quantile of chi-squared(19) / 19).
const LEAST_CLUSTERING = 1.586

function varianceOfShare(share: number): number {
  return share * (1 - share)
}
