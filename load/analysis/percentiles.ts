/** Finds the percentiles that a number of samples can carry. Pure. */

/**
 * The fewest samples from which a percentile (0 to 100) may be read: at least one sample must lie beyond it, so 2 for
 * p50, 10 for p90, 100 for p99. With fewer the figure would be the maximum under another name.
 */
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
