import type { Interval, LoadMetric } from '../../schemas/compiled/load-run.ts'
import { createColumns, type Column } from './columns.ts'
import { dependenceOf, farBoundOf, type EffectiveSamples, type FarBound } from './dependence.ts'
import {
  INTERVAL_CONFIDENCE,
  boundRank,
  ifEnoughSamples,
  percentileRanks,
  valueAtShare,
} from './order-statistics.ts'
import type { Sketch } from './sketch.ts'

/** A growing list of values, such as durations: one value per request. */
export type Series = Column & {
  readonly add: (value: number, atSeconds?: number, index?: number) => void
}

const PERCENTILES = [50, 90, 95, 99] as const

/** Creates an empty series of numbers. */
export function createSeries(): Series {
  const columns = createColumns(['value'])
  return {
    add: (value, atSeconds, index) => columns.add({ value }, atSeconds, index),
    ...columns.column('value'),
  }
}

/** Returns a percentile (0 to 100) of ascending values, by nearest rank. Null if there are too few values. */
export function percentileOf(sorted: Float64Array, percentile: number): number | null {
  return ifEnoughSamples(valueAtShare(sorted, percentile / 100), percentile, sorted.length)
}

/** Returns the percentiles of a duration in ms, with 95 % intervals (`ci`) and 99 % upper bounds (`bound`). */
export function metricOf(series: Column, sorted = series.sorted()): LoadMetric {
  const dependence = dependenceIn(series, sorted)
  const ci: Record<string, Interval> = {}
  const bound: Record<string, number> = {}
  for (const percentile of PERCENTILES) {
    const effective = effectiveOf(sorted, dependence, percentile)
    const interval = intervalOf(sorted, percentile, effective)
    if (interval.low !== null && interval.high !== null)
      ci[`p${percentile}`] = { low: interval.low, high: interval.high }
    const rank = boundRank(effective, percentile)
    const limit = rank === null ? null : valueAtShare(sorted, rank / effective)
    if (limit !== null) bound[`p${percentile}`] = limit
  }
  return {
    ...metricWith((percentile) => percentileOf(sorted, percentile), sorted.length),
    ci,
    bound,
  }
}

function metricWith(at: (percentile: number) => number | null, n: number): Omit<LoadMetric, 'ci' | 'bound'> {
  return { unit: 'ms', n, p50: at(50), p90: at(90), p95: at(95), p99: at(99), max: at(100) }
}

/** A 95 % confidence interval of a percentile. `low` or `high` is null if the samples are too few to determine it. */
export type PercentileInterval = {
  readonly low: number | null
  readonly high: number | null
  /** A wider upper bound, for samples too few for `high`. Null if `high` is known, or if there are too few samples even for this bound. */
  readonly farBound?: FarBound | null
  /** The effective sample size: the number of independent samples that would give the same precision. */
  readonly effective: number
}

/** Returns the 95 % confidence interval of a percentile (0 to 100). */
export function percentileInterval(series: Column, percentile: number): PercentileInterval {
  const sorted = series.sorted()
  const effective = effectiveOf(sorted, dependenceIn(series, sorted), percentile)
  const { low, high } = intervalOf(sorted, percentile, effective)
  const farBound = high === null ? farBoundOf(series.inTimeOrder(), sorted, percentile) : null
  return { low, high, farBound, effective }
}

function dependenceIn(series: Column, sorted: Float64Array): EffectiveSamples {
  return dependenceOf(series.inTimeOrder(), valueAtShare(sorted, 0.5) ?? 0)
}

function effectiveOf(sorted: Float64Array, dependence: EffectiveSamples, percentile: number): number {
  const value = valueAtShare(sorted, percentile / 100)
  return value === null ? 0 : dependence(percentile, value)
}

function intervalOf(
  sorted: Float64Array,
  percentile: number,
  effective: number,
): Pick<PercentileInterval, 'low' | 'high'> {
  const { low, high } = percentileRanks(effective, percentile, INTERVAL_CONFIDENCE)
  return {
    low: low === null ? null : valueAtShare(sorted, low / effective),
    high: high === null ? null : valueAtShare(sorted, high / effective),
  }
}

/** Returns the percentiles of the times between tokens, in ms. */
export function gapMetricOf(sketch: Sketch): LoadMetric {
  const inMs = (percentile: number): number | null => {
    const us = sketch.percentileUs(percentile)
    return us === null ? null : us / 1000
  }
  // These times depend on each other, so there are no confidence intervals.
  return { ...metricWith(inMs, sketch.count()), ci: null, bound: null }
}
