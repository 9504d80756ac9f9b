/** Statistics as other tools compute them: numpy's mean, population deviation and percentiles. Pure. */

/** Ascending values by their place; undefined outside of them. */
export type Sorted = { readonly count: number; readonly valueAt: (place: number) => number | undefined }

/** The way a tool reads a percentile off sorted values. */
export type PercentileMethod = (sorted: Sorted, percentile: number) => number | null

/** Between the two neighbors, in proportion: the default of `numpy.percentile`. */
export const interpolated: PercentileMethod = ({ count, valueAt }, percentile) => {
  const place = (percentile / 100) * (count - 1)
  const [low, high] = [valueAt(Math.floor(place)), valueAt(Math.ceil(place))]
  return low === undefined || high === undefined ? null : low + (high - low) * (place - Math.floor(place))
}

/** The first value whose cumulative share reaches the percentile. */
export const nearestRank: PercentileMethod = ({ count, valueAt }, percentile) => {
  // What binary fractions add must not move the rank.
  const rank = Math.ceil((percentile / 100) * count - 1e-9)
  return valueAt(Math.max(1, rank) - 1) ?? null
}

/** Statistics of values; null where there is no value. */
export type Statistics = {
  readonly count: number
  readonly mean: number | null
  readonly std: number | null
  readonly min: number | null
  readonly max: number | null
  readonly at: (percentile: number) => number | null
}

/** Sorted values, and how often each of them occurs: `forEach` passes each distinct or repeated value once with its number. */
export type CountedValues = Sorted & {
  readonly forEach: (visit: (value: number, times: number) => void) => void
}

/** Returns the statistics of values. */
export function statisticsOf(values: CountedValues, method: PercentileMethod): Statistics {
  const { count, valueAt } = values
  let sum = 0
  values.forEach((value, times) => (sum += value * times))
  const mean = count === 0 ? null : sum / count
  let squares = 0
  values.forEach((value, times) => (squares += (value - (mean ?? 0)) ** 2 * times))
  return {
    count,
    mean,
    std: count === 0 ? null : Math.sqrt(squares / count),
    min: valueAt(0) ?? null,
    max: valueAt(count - 1) ?? null,
    at: (percentile) => method(values, percentile),
  }
}
