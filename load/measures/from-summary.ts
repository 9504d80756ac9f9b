/** The measures of a run in a k6 without our extension: what its own summary says. Pure. */
import { ifCarried } from '../analysis/percentiles.ts'
import { ANSWER_CLASSES } from '../engine/answer.ts'
import type { LoadMetric, Throughput } from '../load-run.ts'
import type { Measures } from './measures.ts'
import { classCounter, METRICS } from '../engine/scenario-words.ts'
import { trendStatOf, type Slo } from '../analysis/slo.ts'
import type { K6Summary } from './summary.ts'

const NOTHING: K6Summary = { durationMs: 0, counters: new Map(), trends: new Map() }

/** The measures of a summary; of nothing at all when it is null. `examples` are by class name. */
export function measuresOfSummary(
  summary: K6Summary | null,
  examples: ReadonlyMap<string, string>,
): Measures {
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
    unreachedAtEnd: null,
    metrics: { e2e: metricOf(figures, METRICS.e2e), ttfb: metricOf(figures, METRICS.ttfb) },
    throughput: throughputOf(figures, ok),
    rates: null,
    goodput: null,
    littlesLaw: null,
    errors,
    conformance: {
      sampled: count(METRICS.sampled),
      conforming: count(METRICS.conforming),
      example: examples.get('non-conforming') ?? null,
    },
    series: null,
    iterations: summary === null ? null : count('iterations'),
    records: started,
    statistic: (metric, stat) => {
      if (metric !== 'e2e' && metric !== 'ttfb') return { actual: null, n: 0 }
      const trend = figures.trends.get(METRICS[metric])
      return { actual: trend?.get(trendStatOf(stat)) ?? null, n: trend?.get('count') ?? 0 }
    },
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

/** The k6 trend stats that a run needs for its report and these objectives. */
export function trendStatsFor(slos: readonly Slo[]): readonly string[] {
  const asked = slos.filter((slo) => slo.stat !== '').map((slo) => trendStatOf(slo.stat))
  return [...new Set(['count', 'max', 'p(50)', 'p(90)', 'p(95)', 'p(99)', ...asked])]
}
