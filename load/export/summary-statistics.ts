/** Statistics as other tools compute them: numpy's mean, population deviation and percentiles. Pure. */

/** How a tool reads a percentile off sorted values. */
export type PercentileMethod = (sorted: readonly number[], percentile: number) => number | null

/** Between the two neighbors, in proportion: the default of `numpy.percentile`. */
export const interpolated: PercentileMethod = (sorted, percentile) => {
  const place = (percentile / 100) * (sorted.length - 1)
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  return low === undefined || high === undefined ? null : low + (high - low) * (place - Math.floor(place))
}

/** The first value whose cumulative share reaches the percentile. */
export const nearestRank: PercentileMethod = (sorted, percentile) => {
  // What binary fractions add must not move the rank.
  const rank = Math.ceil((percentile / 100) * sorted.length - 1e-9)
  return sorted[Math.max(1, rank) - 1] ?? null
}

/** Ascending values with their statistics; null where there is no value. */
export type Statistics = {
  readonly count: number
  readonly mean: number | null
  readonly std: number | null
  readonly min: number | null
  readonly max: number | null
  readonly at: (percentile: number) => number | null
}

/** Returns the statistics of values; those that are null are left out. */
export function statisticsOf(values: readonly (number | null)[], method: PercentileMethod): Statistics {
  const sorted = values.filter((value) => value !== null).toSorted((a, b) => a - b)
  const count = sorted.length
  const mean = count === 0 ? null : total(sorted) / count
  const squares = sorted.map((value) => (value - (mean ?? 0)) ** 2)
  return {
    count,
    mean,
    std: count === 0 ? null : Math.sqrt(total(squares) / count),
    min: sorted[0] ?? null,
    max: sorted.at(-1) ?? null,
    at: (percentile) => method(sorted, percentile),
  }
}

/** The sum of values; those that are null count nothing. */
export function total(values: readonly (number | null)[]): number {
  return values.reduce((sum: number, value) => sum + (value ?? 0), 0)
}
