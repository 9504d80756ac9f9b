/**
 * Compares percentiles, rates and failure shares of two loads by their 95 % confidence intervals (of shares: Wilson's). Two figures differ
 * if their intervals do not overlap, which is stricter than a test at 5 %. Pure.
 */
import { count, formatPercent } from '../../schemas/count.ts'
import { wilsonInterval } from '../../schemas/wilson.ts'
import type { LoadRun } from '../../schemas/compiled/load-run.ts'
import { formatValidity, isMarked, loadDoubts } from '../load-text.ts'
import { formatRunTarget } from '../run-text.ts'
import { caveatsOf, comparisonOf, type ComparedRun, type Comparison } from './comparison.ts'

const STATS = ['p50', 'p95', 'p99'] as const

type Interval = { readonly low: number; readonly high: number }

/**
 * A figure of two compared runs. For `ms` and `share`, lower is better; for `per second`, higher is better. `isExact`: k6 measured the
 * figure precisely in both runs.
 */
type Figure = {
  readonly name: string
  readonly unit: 'ms' | 'share' | 'per second'
  readonly before: number
  readonly after: number
  readonly intervals: readonly [Interval, Interval] | null
  readonly isExact: boolean
}

/**
 * Compares the load run `after` with the earlier run `before`. A significantly worse figure is a regression, unless k6 was too busy to
 * measure the figure. Invalid runs, and runs of different scenarios, are not comparable.
 */
export function compareLoads(before: LoadRun, after: LoadRun): Comparison {
  const figures = [...latencies(before, after), failures(before, after), ...rates(before, after)]
  const withIntervals = figures.filter(({ intervals }) => intervals !== null)
  const known = withIntervals.filter(({ isExact }) => isExact)
  const inexact = withIntervals.filter(({ isExact }) => !isExact)
  const [worse, better] = [known.filter(isWorse), known.filter(isBetter)]
  const same = known.filter((figure) => !isWorse(figure) && !isBetter(figure))
  const open = figures.filter(({ intervals }) => intervals === null)
  return comparisonOf({
    kind: 'load',
    before: comparedRun(before),
    after: comparedRun(after),
    unusable: [
      ...unusableOf(before, after),
      ...(worse.length > 0 || !isUndecided(known, inexact)
        ? []
        : [`k6 waited, or its error is large: ${count(inexact.length, 'figure')}`]),
    ],
    unchanged: same.length,
    caveats: caveatsBetween(before, after),
    sections: [
      { id: 'worse', title: 'Worse', isRegression: true, rows: worse.map(rowOf) },
      { id: 'better', title: 'Better', isRegression: false, rows: better.map(rowOf) },
      {
        id: 'inexact',
        title: 'Not comparable: k6 waited, or its error is large',
        isRegression: false,
        rows: inexact.map(rowOf),
      },
      {
        id: 'open',
        title: 'Without an interval, so not compared',
        isRegression: false,
        rows: open.map(rowOf),
      },
      { id: 'same', title: 'No difference shown', isRegression: false, rows: same.map(rowOf) },
    ],
  })
}

function unusableOf(before: LoadRun, after: LoadRun): readonly string[] {
  const { scenario } = before
  return [
    ...[before, after].flatMap((run, at) =>
      run.valid ? [] : [`the run ${at === 0 ? 'before' : 'after'} is not valid: do not use its figures`],
    ),
    ...(scenario === after.scenario
      ? []
      : [`the scenario differs: ${scenario} before, ${after.scenario} after`]),
  ]
}

// Returns whether the comparison is undecided. It is if an inexact figure is worse, or if only shares are exact and other figures are not.
function isUndecided(exact: readonly Figure[], inexact: readonly Figure[]): boolean {
  return inexact.some(isWorse) || (inexact.length > 0 && exact.every(({ unit }) => unit === 'share'))
}

function latencies(before: LoadRun, after: LoadRun): readonly Figure[] {
  return Object.keys(before.metrics).flatMap((name) =>
    STATS.flatMap((stat): readonly Figure[] => {
      const [was, is] = [before.metrics[name], after.metrics[name]]
      const [old, now] = [was?.[stat], is?.[stat]]
      if (old == null || now == null) return []
      const [first, second] = [was?.ci?.[stat], is?.ci?.[stat]]
      const intervals = first === undefined || second === undefined ? null : ([first, second] as const)
      const isExact = ![before, after].some((run) => isDoubtful(run) || isMarked(run, name, stat))
      return [{ name: `${name} ${stat}`, unit: 'ms', before: old, after: now, intervals, isExact }]
    }),
  )
}

function isDoubtful({ instrument }: LoadRun): boolean {
  return loadDoubts(instrument).length > 0
}

function failures(before: LoadRun, after: LoadRun): Figure {
  const [old, now] = [before, after].map(({ requests: { failed, started } }) =>
    started === 0 ? null : wilsonInterval(failed, started),
  )
  return {
    name: 'requests that failed',
    unit: 'share',
    before: before.requests.errorShare,
    after: after.requests.errorShare,
    intervals: old == null || now == null ? null : [old, now],
    isExact: true,
  }
}

function isWorse(figure: Figure): boolean {
  return isApart(figure) && figure.after > figure.before !== isRate(figure)
}

function isBetter(figure: Figure): boolean {
  return isApart(figure) && figure.after > figure.before === isRate(figure)
}

function isRate({ unit }: Figure): boolean {
  return unit === 'per second'
}

// The minimum relative change of a rate that counts. The intervals alone are too narrow if requests are evenly spaced.
const LEAST_RATE_CHANGE = 0.02

function isApart(figure: Figure): boolean {
  const isLarge = Math.abs(figure.after - figure.before) > LEAST_RATE_CHANGE * figure.before
  return areApart(figure) && (!isRate(figure) || isLarge)
}

function areApart({ intervals }: Figure): boolean {
  if (intervals === null) return false
  const [before, after] = intervals
  return before.high < after.low || after.high < before.low
}

function rowOf({ name, unit, before, after, intervals }: Figure) {
  const [old, now] = intervals ?? []
  const change = `${withInterval(before, unit, old)} -> ${withInterval(after, unit, now)}`
  return { name, change }
}

function withInterval(value: number, unit: Figure['unit'], interval: Interval | undefined): string {
  const shown = (number: number) => inUnit(number, unit)
  return interval === undefined
    ? shown(value)
    : `${shown(value)} (${shown(interval.low)} to ${shown(interval.high)})`
}

function inUnit(value: number, unit: Figure['unit']): string {
  switch (unit) {
    case 'share':
      return formatPercent(value, 2)
    case 'ms':
      return `${value.toFixed(2)} ms`
    case 'per second':
      return `${value.toFixed(2)}/s`
  }
}

// Returns the rate of completions in both runs, with intervals if the workloads are equal.
function rates(before: LoadRun, after: LoadRun): readonly Figure[] {
  const [first, second] = [before, after].map(completedInterval)
  const isAlike = JSON.stringify(before.workload) === JSON.stringify(after.workload)
  return [
    {
      name: 'completions per second',
      unit: 'per second',
      before: before.throughput.completionsPerSecond,
      after: after.throughput.completionsPerSecond,
      intervals: first == null || second == null || !isAlike ? null : [first, second],
      isExact: ![before, after].some(isDoubtful),
    },
  ]
}

// Returns the 95 % interval of completions per second, without the first and the last time bucket.
function completedInterval({ series }: LoadRun): Interval | null {
  const { buckets, bucketSeconds } = series.timeline
  return rateInterval(
    buckets.slice(1, -1).map(({ completed }) => completed),
    bucketSeconds,
  )
}

function caveatsBetween(before: LoadRun, after: LoadRun): readonly string[] {
  const doubts = [before, after].flatMap(({ instrument }, at) =>
    loadDoubts(instrument).map((doubt) => `the run ${at === 0 ? 'before' : 'after'} is suspect: ${doubt}`),
  )
  const facts = [
    ['version of Assay', before.suite.version, after.suite.version],
    ['model', before.target.model, after.target.model],
    ...workloadFacts(before, after),
  ] as const
  return [...doubts, ...caveatsOf(facts)]
}

function comparedRun(run: LoadRun): ComparedRun {
  return { target: formatRunTarget(run.target), outcome: formatValidity(run), startedAt: run.startedAt }
}

function workloadFacts(before: LoadRun, after: LoadRun): readonly (readonly [string, string, string])[] {
  const [was, is] = [before, after].map(({ workload }) => new Map<string, unknown>(Object.entries(workload)))
  const names = new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])
  return [...names].map((name) => [`workload (${name})`, valueText(was?.get(name)), valueText(is?.get(name))])
}

function valueText(value: unknown): string {
  return value === undefined ? 'not set' : JSON.stringify(value)
}

/** The 97.5 % quantiles of Student's t-distribution with 5 to 9 degrees of freedom, for the means of 6 to 10 batches. */
const T_QUANTILES = [2.571, 2.447, 2.365, 2.306, 2.262] as const
const MIN_INTERVALS = 12
const MAX_BATCHES = 10

/**
 * Returns the 95 % confidence interval of a rate per second (batch means, Schmeiser 1982). `counts`: the number of events in each interval
 * of `seconds`. Null for fewer than 12 intervals.
 */
export function rateInterval(
  counts: readonly number[],
  seconds: number,
): { readonly low: number; readonly high: number } | null {
  if (counts.length < MIN_INTERVALS) return null
  const batches = Math.min(MAX_BATCHES, Math.floor(counts.length / 2))
  const size = counts.length / batches
  const means = Array.from({ length: batches }, (_, at) =>
    meanOf(counts.slice(Math.round(at * size), Math.round((at + 1) * size))),
  )
  const mean = meanOf(counts)
  const variance = means.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (batches - 1)
  const half = (T_QUANTILES[batches - 6] ?? T_QUANTILES[4]) * Math.sqrt(variance / batches)
  return { low: (mean - half) / seconds, high: (mean + half) / seconds }
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
