import type { ByTransport, Goodput } from '../../schemas/compiled/load-run.ts'
import { wilsonInterval } from '../../schemas/wilson.ts'
import type { Analysis } from './analyze.ts'
import type { Conformance } from '../../schemas/compiled/load-run.ts'
import { clusteringOf } from './dependence.ts'
import { percentileInterval, percentileOf, type PercentileInterval } from './distribution.ts'
import type { Column } from './columns.ts'
import { shareInterval } from './order-statistics.ts'
import { percentileIn, type Slo } from './slo.ts'
import type { Tally } from './tally.ts'
import { TIMING_NAMES } from './timings.ts'
import type { CollectedRows } from './collect-rows.ts'
import type { K6Summary } from '../runner/k6-summary.ts'

/** A measured value (`actual`, or null), and the number of samples (`n`) that it was computed from. */
export type Quantity = {
  readonly actual: number | null
  readonly n: number
  readonly interval?: PercentileInterval
  /** Why `actual` is null, if the reason is known. */
  readonly reason?: string
  /** Returns the share (0 to 1) of the durations above `ms`. Absent if individual durations are not stored. */
  readonly shareBeyond?: (ms: number) => number
}

/** The measurements by which a load is judged. */
export type Measures = Omit<Analysis, 'withoutUsage'> & {
  readonly byTransport?: ByTransport
  readonly conformance: Conformance
  readonly iterations: number | null
  readonly records: number
  readonly clustering: Readonly<Record<'errors' | 'goodput', number>>
  /** Returns a statistic of a duration, such as `p95`, in ms. Requests that timed out after more than `beyondMs` count as the slowest. */
  readonly statistic: (metric: string, stat: string, beyondMs?: number) => Quantity
}

/** Returns the measured value that an objective limits. */
export function actualFor(slo: Slo, measures: Measures): Quantity {
  const { requests, throughput, goodput, clustering } = measures
  const offered = requests.started + requests.dropped
  switch (slo.metric) {
    case 'errors':
      return shareOf(requests.started === 0 ? null : requests.errorShare, requests.started, clustering.errors)
    case 'dropped':
      return { actual: offered === 0 ? null : requests.dropped / offered, n: offered }
    case 'goodput':
      return {
        ...withUnsent(shareOf(goodput?.share ?? null, offered, clustering.goodput), requests),
        ...unmeasuredIn(goodput),
      }
    case 'completions':
      return { actual: measures.records === 0 ? null : throughput.completionsPerSecond, n: requests.ok }
    case 'output-tokens':
      return { actual: throughput.outputTokensPerSecond, n: requests.ok }
    default:
      return measures.statistic(slo.metric, slo.stat)
  }
}

function shareOf(actual: number | null, n: number, clustering: number): Quantity {
  if (actual === null || n === 0) return { actual, n }
  const effective = Math.max(1, Math.round(n / clustering))
  return { actual, n, interval: { ...shareInterval(Math.round(actual * effective), effective), effective } }
}

// A request that was not sent meets no objective.
function withUnsent(share: Quantity, { started, dropped }: Measures['requests']): Quantity {
  const { interval } = share
  if (interval?.high == null) return share
  return { ...share, interval: { ...interval, high: Math.min(interval.high, started / (started + dropped)) } }
}

function unmeasuredIn(goodput: Goodput | null): Pick<Quantity, 'reason'> {
  const missing = (goodput?.goals ?? []).filter(({ share }) => share === null).map(({ slo }) => `'${slo}'`)
  return missing.length === 0 ? {} : { reason: `no answer has the duration of ${missing.join(', ')}` }
}

/** Returns the measurements of a load, from its rows and the summary of k6. */
export function measuresOfRows(
  { analysis, tally, rows, byTransport }: CollectedRows,
  summary: K6Summary | null,
  conformance: Conformance,
): Measures {
  const { withoutUsage: _, ...measured } = analysis
  const { dropped } = analysis.requests
  // The requests that were not sent are the last ones of a load, so they belong to the last part of its time.
  const unsentIn = (place: number): number => (place === tally.parts.length - 1 ? dropped : 0)
  return {
    ...measured,
    ...(byTransport === null ? {} : { byTransport }),
    conformance,
    iterations: summary === null ? null : summary.iterations,
    records: rows,
    clustering: {
      errors: clusteringOf(tally.parts.map(({ failed, ended }) => ({ hits: failed, n: ended }))),
      goodput: clusteringOf(
        tally.parts.map(({ good, ended }, place) => ({ hits: good, n: ended + unsentIn(place) })),
      ),
    },
    statistic: (metric, stat, beyondMs) => statisticOf(tally, metric, percentileIn(stat) ?? 100, beyondMs),
  }
}

function statisticOf(tally: Tally, metric: string, percentile: number, beyondMs = Infinity): Quantity {
  if (metric === 'icl') {
    const us = tally.gaps.percentileUs(percentile)
    return { actual: us === null ? null : us / 1000, n: tally.gaps.count() }
  }
  const name = TIMING_NAMES.find((known) => known === metric)
  const series = name === undefined ? undefined : tally.timings.get(name)
  if (series === undefined) return { actual: null, n: 0 }
  const sorted = series.sorted()
  const { e2e, ttft } = tally.waitsMs
  const waits = metric.startsWith('e2e') ? e2e : metric.startsWith('ttft') ? ttft : []
  const longest = waits.filter((ms) => ms > beyondMs)
  const shareBeyond = (limit: number): number =>
    (sorted.filter((ms) => ms > limit).length + longest.length) / (sorted.length + longest.length)
  if (longest.length > 0) return { ...withLongest(series, percentile, longest), shareBeyond }
  const isUnreported = sorted.length === 0 && /^n?tpot$/.test(metric) && tally.withoutUsage > 0
  const reason = isUnreported ? { reason: `no answer reported its token usage, which ${metric} needs` } : {}
  const quantity = { actual: percentileOf(sorted, percentile), n: sorted.length, shareBeyond, ...reason }
  // A percentile is an estimate, so it has an interval. The maximum is exact for this run.
  return percentile >= 100 ? quantity : { ...quantity, interval: percentileInterval(series, percentile) }
}

function withLongest(series: Column, percentile: number, longest: readonly number[]): Quantity {
  const sorted = series.sorted()
  const n = sorted.length + longest.length
  const within = (percentile * n) / sorted.length
  if (within < 100) {
    const actual = percentileOf(sorted, within) ?? sorted.at(-1) ?? null
    return { actual, n, interval: percentileInterval(series, within) }
  }
  const [actual = null] = longest
  if (percentile >= 100) return { actual, n }
  const isSure = wilsonInterval(longest.length, n).low > 1 - percentile / 100
  return { actual, n, interval: { low: isSure ? actual : null, high: null, effective: n } }
}
