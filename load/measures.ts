/** Turns the figures of a summary into what a load run reports. Pure; judges nothing. */
import { ANSWER_CLASSES } from './answer.ts'
import { ifCarried } from './analysis/percentiles.ts'
import type { Conformance, LoadFailure, LoadMetric, RequestCounts, Throughput } from './load-run.ts'
import { classCounter, METRICS } from './scenario-words.ts'
import type { Slo } from './slo.ts'
import { trendStatOf } from './slo.ts'
import type { K6Summary } from './summary.ts'

/** Everything that is read off one summary. */
export type Measures = {
  readonly requests: RequestCounts
  readonly metrics: Readonly<Record<string, LoadMetric>>
  readonly throughput: Throughput
  readonly errors: readonly LoadFailure[]
  readonly conformance: Conformance
  readonly iterations: number
}

const NOTHING: K6Summary = { durationMs: 0, counters: new Map(), trends: new Map() }

/** The measures of a summary; of nothing at all when it is null. `examples` are by class name. */
export function measuresOf(summary: K6Summary | null, examples: ReadonlyMap<string, string>): Measures {
  const figures = summary ?? NOTHING
  const count = (name: string): number => figures.counters.get(name) ?? 0
  const ok = count(classCounter('ok'))
  const errors = ANSWER_CLASSES.filter((name) => name !== 'ok')
    .map((name) => ({ class: name, count: count(classCounter(name)), example: examples.get(name) ?? null }))
    .filter((failure) => failure.count > 0)
  const failed = errors.reduce((sum, failure) => sum + failure.count, 0)
  const started = ok + failed
  return {
    requests: {
      started,
      ok,
      failed,
      dropped: count('dropped_iterations'),
      interrupted: 0,
      errorShare: started === 0 ? 0 : failed / started,
    },
    metrics: { e2e: metricOf(figures, METRICS.e2e), ttfb: metricOf(figures, METRICS.ttfb) },
    throughput: throughputOf(figures, ok),
    errors,
    conformance: {
      sampled: count(METRICS.sampled),
      conforming: count(METRICS.conforming),
      example: examples.get('non-conforming') ?? null,
    },
    iterations: count('iterations'),
  }
}

function throughputOf(figures: K6Summary, ok: number): Throughput {
  const seconds = figures.durationMs / 1000
  const tokens = figures.counters.get(METRICS.completionTokens) ?? 0
  const isComplete = ok > 0 && (figures.counters.get(METRICS.withoutUsage) ?? 0) === 0
  return {
    completionsPerSecond: seconds === 0 ? 0 : ok / seconds,
    outputTokensPerSecond: isComplete && seconds > 0 ? tokens / seconds : null,
    tokensPerSecondPerUser: null,
  }
}

function metricOf(figures: K6Summary, name: string): LoadMetric {
  const trend = figures.trends.get(name) ?? new Map<string, number>()
  const n = trend.get('count') ?? 0
  const carried = (percentile: number): number | null =>
    ifCarried(trend.get(`p(${percentile})`) ?? null, percentile, n)
  return {
    unit: 'ms',
    n,
    p50: carried(50),
    p90: carried(90),
    p95: carried(95),
    p99: carried(99),
    max: n > 0 ? (trend.get('max') ?? null) : null,
    ci: null,
    bound: null,
  }
}

/** The number an objective is about and the samples behind it; null when the run did not measure it. */
export function actualFor(
  slo: Slo,
  summary: K6Summary | null,
  measures: Measures,
): { readonly actual: number | null; readonly n: number } {
  const { requests, throughput } = measures
  const offered = requests.started + requests.dropped
  switch (slo.metric) {
    case 'errors':
      return { actual: requests.started === 0 ? null : requests.errorShare, n: requests.started }
    case 'dropped':
      return { actual: offered === 0 ? null : requests.dropped / offered, n: offered }
    case 'completions':
      return { actual: summary === null ? null : throughput.completionsPerSecond, n: requests.ok }
    case 'output-tokens':
      return { actual: throughput.outputTokensPerSecond, n: requests.ok }
    case 'e2e':
    case 'ttfb': {
      const trend = summary?.trends.get(METRICS[slo.metric])
      return { actual: trend?.get(trendStatOf(slo.stat)) ?? null, n: trend?.get('count') ?? 0 }
    }
    default:
      return { actual: null, n: 0 }
  }
}

/** The k6 trend stats that a run needs for its report and these objectives. */
export function trendStatsFor(slos: readonly Slo[]): readonly string[] {
  const asked = slos.filter((slo) => slo.stat !== '').map((slo) => trendStatOf(slo.stat))
  return [...new Set(['count', 'max', 'p(50)', 'p(90)', 'p(95)', 'p(99)', ...asked])]
}
