/**
 * Compares two loads: latency by the 95 % intervals of its percentiles, failures by Wilson's interval of a share (Wilson, 1927). A difference
 * is shown where the intervals do not overlap, which is stricter than a test at 5 %. Pure.
 */
import { formatPercent } from '../../schemas/count.ts'
import { wilsonInterval } from '../../schemas/wilson.ts'
import type { LoadRun } from '../load-run.ts'
import { formatValidity } from '../load-words.ts'
import { formatTarget } from '../run-words.ts'
import { caveatsOf, comparisonOf, type ComparedRun, type Comparison } from './comparison.ts'

const STATS = ['p50', 'p95', 'p99'] as const

/** Both ends belong to it. */
type Interval = { readonly low: number; readonly high: number }

/** One figure in both runs: a time, or the share of failures. All of them are better small. */
type Figure = {
  readonly name: string
  readonly unit: 'ms' | 'share'
  readonly before: number
  readonly after: number
  readonly intervals: readonly [Interval, Interval] | null
}

/** Compares `before` with `after`. A figure that is shown to be larger is a regression: all of them are better small. */
export function compareLoads(before: LoadRun, after: LoadRun): Comparison {
  const figures = [...latencies(before, after), failures(before, after)]
  const known = figures.filter(({ intervals }) => intervals !== null)
  const worse = known.filter((figure) => isApart(figure) && figure.after > figure.before)
  const better = known.filter((figure) => isApart(figure) && figure.after < figure.before)
  const open = figures.filter(({ intervals }) => intervals === null)
  return comparisonOf({
    kind: 'load',
    before: comparedRun(before),
    after: comparedRun(after),
    unchanged: known.length - worse.length - better.length,
    caveats: caveatsBetween(before, after),
    sections: [
      { id: 'worse', title: 'Worse', isRegression: true, rows: worse.map(rowOf) },
      { id: 'better', title: 'Better', isRegression: false, rows: better.map(rowOf) },
      { id: 'open', title: 'Too few samples for an interval', isRegression: false, rows: open.map(rowOf) },
      { id: 'rates', title: 'Rates', isRegression: false, rows: rates(before, after) },
    ],
  })
}

function latencies(before: LoadRun, after: LoadRun): readonly Figure[] {
  return Object.keys(before.metrics).flatMap((name) =>
    STATS.flatMap((stat): readonly Figure[] => {
      const [was, is] = [before.metrics[name], after.metrics[name]]
      const [old, now] = [was?.[stat], is?.[stat]]
      if (old == null || now == null) return []
      const [first, second] = [was?.ci?.[stat], is?.ci?.[stat]]
      const intervals = first === undefined || second === undefined ? null : ([first, second] as const)
      return [{ name: `${name} ${stat}`, unit: 'ms', before: old, after: now, intervals }]
    }),
  )
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
  }
}

function isApart({ intervals }: Figure): boolean {
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
  return unit === 'share' ? formatPercent(value, 2) : `${value.toFixed(2)} ms`
}

function rates(before: LoadRun, after: LoadRun) {
  const [old, now] = [before, after].map(({ throughput }) => throughput.completionsPerSecond.toFixed(2))
  return [{ name: 'completions per second', change: `${old} -> ${now}`, detail: 'no interval: not judged' }]
}

function caveatsBetween(before: LoadRun, after: LoadRun): readonly string[] {
  const invalid = [before, after].flatMap((run, at) =>
    run.valid ? [] : [`the run ${at === 0 ? 'before' : 'after'} is not valid: do not use its figures`],
  )
  return [
    ...invalid,
    ...caveatsOf([
      ['version of Assay', before.suite.version, after.suite.version],
      ['scenario', before.scenario, after.scenario],
      ['model', before.target.model, after.target.model],
      ['workload', JSON.stringify(before.workload), JSON.stringify(after.workload)],
    ]),
  ]
}

function comparedRun(run: LoadRun): ComparedRun {
  return { target: formatTarget(run.target), outcome: formatValidity(run), startedAt: run.startedAt }
}
