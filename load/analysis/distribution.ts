/** Distributions as a load run reports them: percentiles by nearest rank, with what they are worth. Pure. */
import type { Interval, LoadMetric } from '../load-run.ts'
import { boundRank, percentileRanks } from './order-statistics.ts'
import { samplesNeeded } from './percentiles.ts'
import type { Sketch } from './sketch.ts'

/** Numbers as they come, eight bytes each. */
export type Series = {
  readonly add: (value: number) => void
  /** A sorted copy. */
  readonly sorted: () => Float64Array
}

const PERCENTILES = [50, 90, 95, 99] as const
const INTERVAL_CONFIDENCE = 0.95
const BOUND_CONFIDENCE = 0.99

/** An empty series. */
export function createSeries(): Series {
  let values = new Float64Array(256)
  let length = 0
  return {
    add(value) {
      if (length === values.length) {
        const grown = new Float64Array(2 * length)
        grown.set(values)
        values = grown
      }
      values[length] = value
      length += 1
    },
    sorted: () => values.subarray(0, length).toSorted(),
  }
}

/** The value of a percentile (0 to 100] by nearest rank: a value that did occur. Null when n does not carry it. */
export function percentileOf(sorted: Float64Array, percentile: number): number | null {
  if (sorted.length < samplesNeeded(percentile)) return null
  // What binary fractions add to 0.95 * 20 must not move the rank.
  const rank = Math.ceil((percentile / 100) * sorted.length - 1e-9)
  return sorted[Math.max(1, rank) - 1] ?? null
}

/**
 * A metric of independent samples. `ci` holds 95 % intervals, `bound` what a percentile stays below with 99 %
 * confidence; a percentile is missing from either when n is too small for it.
 */
export function metricOf(sorted: Float64Array): LoadMetric {
  const ci: Record<string, Interval> = {}
  const bound: Record<string, number> = {}
  for (const percentile of PERCENTILES) {
    const { low, high } = percentileRanks(sorted.length, percentile, INTERVAL_CONFIDENCE)
    const least = low === null ? undefined : sorted[low - 1]
    const most = high === null ? undefined : sorted[high - 1]
    if (least !== undefined && most !== undefined) ci[`p${percentile}`] = { low: least, high: most }
    const rank = boundRank(sorted.length, percentile, BOUND_CONFIDENCE)
    const limit = rank === null ? undefined : sorted[rank - 1]
    if (limit !== undefined) bound[`p${percentile}`] = limit
  }
  return {
    unit: 'ms',
    n: sorted.length,
    p50: percentileOf(sorted, 50),
    p90: percentileOf(sorted, 90),
    p95: percentileOf(sorted, 95),
    p99: percentileOf(sorted, 99),
    max: sorted.at(-1) ?? null,
    ci,
    bound,
  }
}

/** A metric of gaps, as exact as its sketch. Without intervals: the gaps of one stream are not independent. */
export function gapMetricOf(sketch: Sketch): LoadMetric {
  const inMs = (percentile: number): number | null => {
    const us = sketch.percentileUs(percentile)
    return us === null ? null : us / 1000
  }
  return {
    unit: 'ms',
    n: sketch.count(),
    p50: inMs(50),
    p90: inMs(90),
    p95: inMs(95),
    p99: inMs(99),
    max: inMs(100),
    ci: null,
    bound: null,
  }
}
