/**
 * Returns the number of independent samples that a series is worth. Latencies of one run depend on each other: a
 * request that waits in a queue delays the next one. The variance of a percentile is estimated by batch means of the
 * indicator "no larger than the percentile" (Chen and Kelton 2006, "Quantile and tolerance-interval estimation in
 * simulation", section 3), for several batch counts, and the least favorable estimate counts. Pure.
 */

/** Batches as equal parts of the run; each count divides the largest, so that batches of one are whole parts of another. */
const BATCH_COUNTS = [5, 10, 20] as const
const MAX_BATCHES = 20
/** Smaller batches say more about chance than about dependence. */
const FEWEST_PER_BATCH = 4

/** Returns how many independent samples a series is worth for a percentile (0 to 100) that has this value. */
export type EffectiveSamples = (percentile: number, value: number) => number

/**
 * Measures the dependence of a series. The result is the number of independent samples that would show as much about a percentile as
 * `inTimeOrder` does: at most its length. The dependence of the median and of the mean count for every percentile, because a tail
 * that was seldom visited hides its own; they are measured once. A series too short to tell counts as it is.
 */
export function dependenceOf(inTimeOrder: Float64Array, median: number): EffectiveSamples {
  const n = inTimeOrder.length
  if (n < MAX_BATCHES * FEWEST_PER_BATCH) return () => n
  const ofPercentile = (percentile: number, value: number): number =>
    inflationOf(inTimeOrder, (sample) => (sample <= value ? 1 : 0), varianceOfShare(percentile / 100))
  const common = Math.max(
    1,
    ofPercentile(50, median),
    inflationOf(inTimeOrder, (sample) => sample, varianceOf(inTimeOrder)),
  )
  return (percentile, value) => Math.max(1, Math.floor(n / Math.max(common, ofPercentile(percentile, value))))
}

/** Returns the ratio of the variance of the mean to that of independent samples. */
function inflationOf(series: Float64Array, of: (sample: number) => number, variance: number): number {
  if (variance === 0) return 1
  const means = batchMeans(series, of)
  const perSample = variance / series.length
  const inflations = BATCH_COUNTS.map((count) => {
    const merged = mergedBatches(means, count)
    const ofMean = varianceOf(merged) / (count - 1)
    return ofMean / perSample
  })
  return Math.max(...inflations)
}

/** Means of the batches; what does not fill one is left out at the start, where a run is least steady. */
function batchMeans(series: Float64Array, of: (sample: number) => number): Float64Array {
  const size = Math.floor(series.length / MAX_BATCHES)
  const from = series.length - size * MAX_BATCHES
  return Float64Array.from({ length: MAX_BATCHES }, (_, batch) => {
    let sum = 0
    const start = from + batch * size
    for (let at = start; at < start + size; at += 1) sum += of(series[at] ?? 0)
    return sum / size
  })
}

function mergedBatches(means: Float64Array, count: number): Float64Array {
  const width = means.length / count
  return Float64Array.from({ length: count }, (_, batch) => {
    const part = means.subarray(batch * width, (batch + 1) * width)
    return part.reduce((sum, mean) => sum + mean, 0) / width
  })
}

function varianceOf(values: Float64Array): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
}

function varianceOfShare(share: number): number {
  return share * (1 - share)
}
