/** The measures of a run, and the number in them that an objective is about. Pure. */
import type {
  ByTransport,
  Goodput,
  LittlesLaw,
  LoadFailure,
  LoadMetric,
  LoadSeries,
  LoadWindow,
  Rates,
  RequestCounts,
  SentBy,
  Throughput,
  TokenCounts,
} from '../../schemas/compiled/load-run.ts'
import type { Conformance } from '../samples/conformance-record.ts'
import { percentileInterval, percentileOf, type PercentileInterval } from './distribution.ts'
import { percentileIn, type Slo } from './slo.ts'
import { answeredOtherwise, type Tally } from './tally.ts'
import { TIMING_NAMES } from './timings.ts'
import type { CollectedRows } from './collect-rows.ts'
import type { K6Summary } from '../runner/k6-summary.ts'

/**
 * A number and the samples behind it; null when the run did not measure it. `interval` is set on percentiles of durations whose
 * samples were kept: the 95 % interval, with an end that is null where the samples do not bound it.
 */
export type Quantity = {
  readonly actual: number | null
  readonly n: number
  readonly interval?: PercentileInterval
  /** The reason why there is no number. */
  readonly reason?: string
}

/** `iterations` is the number that k6 reports, null without a report; `records` the number of rows. */
export type Measures = {
  readonly requests: RequestCounts
  /** Requests that could not connect after the last answer of any kind; null where that is not known. */
  readonly unreachedAtEnd: number | null
  readonly sentBy?: SentBy
  readonly byTransport?: ByTransport
  readonly tokens?: TokenCounts | null
  readonly metrics: Readonly<Record<string, LoadMetric>>
  readonly throughput: Throughput
  readonly window?: LoadWindow
  readonly rates: Rates | null
  readonly goodput: Goodput | null
  readonly littlesLaw: LittlesLaw | null
  readonly errors: readonly LoadFailure[]
  readonly conformance: Conformance
  readonly series: LoadSeries | null
  readonly iterations: number | null
  readonly records: number
  /** A statistic (`p95`, `max`) of a duration by its name. */
  readonly statistic: (metric: string, stat: string) => Quantity
}

/** Returns the number that an objective is about. */
export function actualFor(slo: Slo, measures: Measures): Quantity {
  const { requests, throughput, goodput } = measures
  const offered = requests.started + requests.dropped
  switch (slo.metric) {
    case 'errors':
      return { actual: requests.started === 0 ? null : requests.errorShare, n: requests.started }
    case 'dropped':
      return { actual: offered === 0 ? null : requests.dropped / offered, n: offered }
    case 'goodput':
      return { actual: goodput?.share ?? null, n: offered, ...unmeasuredIn(goodput) }
    case 'completions':
      return { actual: measures.records === 0 ? null : throughput.completionsPerSecond, n: requests.ok }
    case 'output-tokens':
      return { actual: throughput.outputTokensPerSecond, n: requests.ok }
    default:
      return measures.statistic(slo.metric, slo.stat)
  }
}

/** The limits that no request could be compared with, because none has what they are about. */
function unmeasuredIn(goodput: Goodput | null): Pick<Quantity, 'reason'> {
  const missing = (goodput?.goals ?? []).filter(({ share }) => share === null).map(({ slo }) => `'${slo}'`)
  return missing.length === 0 ? {} : { reason: `no answer has the duration of ${missing.join(', ')}` }
}

/** Returns the measures from rows, the number of iterations in the summary, and the kept answers. */
export function measuresOfRows(
  { analysis, tally, rows, byTransport }: CollectedRows,
  summary: K6Summary | null,
  conformance: Conformance,
): Measures {
  const { withoutUsage: _, ...measured } = analysis
  const otherwise = answeredOtherwise(tally.forms)
  return {
    ...measured,
    ...(byTransport === null ? {} : { byTransport }),
    conformance: otherwise.length === 0 ? conformance : { ...conformance, answeredOtherwise: otherwise },
    iterations: summary === null ? null : summary.iterations,
    records: rows,
    statistic: (metric, stat) => statisticOf(tally, metric, percentileIn(stat) ?? 100),
  }
}

function statisticOf(tally: Tally, metric: string, percentile: number): Quantity {
  if (metric === 'icl') {
    const us = tally.gaps.percentileUs(percentile)
    return { actual: us === null ? null : us / 1000, n: tally.gaps.count() }
  }
  const name = TIMING_NAMES.find((known) => known === metric)
  const series = name === undefined ? undefined : tally.timings.get(name)
  if (series === undefined) return { actual: null, n: 0 }
  const sorted = series.sorted()
  const quantity = { actual: percentileOf(sorted, percentile), n: sorted.length }
  // The largest value of a run is what it is; only a percentile stands for what other runs would show.
  return percentile >= 100 ? quantity : { ...quantity, interval: percentileInterval(series, percentile) }
}
