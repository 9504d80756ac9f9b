import { count, formatPercent, thousands } from '../../schemas/count.ts'
import { wilsonInterval } from '../../schemas/wilson.ts'
import type { LoadRun, SloVerdict } from '../../schemas/compiled/load-run.ts'
import { formatInUnit, formatInterval, formatValidity, isMarked, loadDoubts } from '../load-text.ts'
import { formatRunTarget } from '../run-text.ts'
import {
  caveatsOf,
  comparisonOf,
  lengthFacts,
  type ComparedRun,
  type Comparison,
  type Lengths,
} from './comparison.ts'

const STATS = ['p50', 'p95', 'p99'] as const

// These durations depend on the network or the load generator, so they do not count as regressions.
const NOT_OF_SERVICE: readonly string[] = ['connect', 'tls', 'schedule-lag']

// Two loads are comparable only if these settings are equal.
const OFFERED_LOAD: readonly string[] = ['model', 'ratePerSecond', 'thinkSeconds', 'traceSpeed']

const SECTIONS = [
  ['worse', 'Worse'],
  ['better', 'Better'],
  ['inexact', 'Not comparable: k6 waited, or its error is large'],
  ['open', 'Without an interval, so not compared'],
  ['same', 'No difference shown'],
  ['instrument', 'Of the network or the load generator, so not judged'],
] as const

type SectionId = (typeof SECTIONS)[number][0]

type Interval = SloVerdict['ci'] & {}

// A figure with its values in two runs. `isExact` is true if k6 measured both values precisely.
type Figure = {
  readonly name: string
  readonly unit: SloVerdict['unit']
  readonly before: number
  readonly after: number
  readonly intervals: readonly [Interval, Interval] | null
  readonly isExact: boolean
  /** The largest difference that is no change: the error of k6, or the usual variation of a rate. */
  readonly slack: number
  /** A text that advises more requests, which would give the figure an interval or prove its difference. */
  readonly needed?: string
}

type Groups = Partial<Readonly<Record<SectionId, readonly Figure[]>>>

/** Compares a load with an earlier load; a significantly worse figure is a regression. */
export function compareLoads(before: LoadRun, after: LoadRun): Comparison {
  const figures = [...latencies(before, after), failures(before, after), completions(before, after)]
  const groups = Object.groupBy(figures, sectionOf)
  const unusable = unusableOf(before, after)
  return comparisonOf({
    kind: 'load',
    before: comparedRun(before),
    after: comparedRun(after),
    unusable: unusable.length > 0 || groups.worse ? unusable : undecidedReasons(groups, [before, after]),
    unchanged: groups.same?.length ?? 0,
    caveats: caveatsBetween(before, after),
    sections: SECTIONS.map(([id, title]) => ({
      id,
      title,
      isRegression: id === 'worse',
      rows: (groups[id] ?? []).map(rowOf),
    })),
  })
}

function sectionOf(figure: Figure): SectionId {
  if (isOfInstrument(figure.name)) return 'instrument'
  if (figure.intervals === null) return 'open'
  return figure.isExact ? differenceOf(figure) : 'inexact'
}

function isOfInstrument(figure: string): boolean {
  return NOT_OF_SERVICE.some((name) => figure.startsWith(`${name} `))
}

function unusableOf(before: LoadRun, after: LoadRun): readonly string[] {
  return [
    ...[before, after].flatMap((run, at) =>
      run.valid ? [] : [`the run ${at === 0 ? 'before' : 'after'} is not valid: do not use its figures`],
    ),
    ...caveatsOf([['scenario', before.scenario, after.scenario], ...workloadFacts(before, after, true)]),
  ]
}

// If a comparison is undecided, its reason advises a number of requests for one of these figures.
const ADVISED: readonly string[] = ['ttft p95', 'e2e p95', 'e2e p50']

// Returns why the comparison is undecided: an inexact figure is worse, only shares are exact, or no duration has intervals.
function undecidedReasons(
  { better = [], same = [], inexact = [], open = [] }: Groups,
  runs: readonly LoadRun[],
): readonly string[] {
  const short = open.find((one) => one.needed !== undefined && ADVISED.includes(one.name))
  const more = short === undefined ? '' : `; ${short.name} ${short.needed ?? ''}`
  const exact = [...better, ...same]
  if (
    inexact.some((one) => differenceOf(one) === 'worse') ||
    (inexact.length > 0 && exact.every(({ unit }) => unit === 'share'))
  )
    return [`k6 waited, or its error is large: ${count(inexact.length, 'figure')}${waitsText(runs)}${more}`]
  return !open.some(isDuration) || [...exact, ...inexact].some(isDuration)
    ? []
    : [`no duration has an interval in both runs: a run is too short, or not steady${more}`]
}

function waitsText(runs: readonly LoadRun[]): string {
  if (!runs.some(({ instrument }) => instrument.reasonCodes.includes('waited'))) return ''
  const [was, is] = runs.map(({ instrument: { wait } }) =>
    formatPercent(wait == null ? 0 : wait.seconds / wait.ofSeconds, 0),
  )
  return `; k6 waited for a processor in ${was} of the run before and ${is} of the run after, which lengthens durations: repeat such a run on an idle machine`
}

// The number of independent requests from which a percentile has a 95 % interval.
const FEWEST = [
  ['p50', 6],
  ['p90', 36],
  ['p95', 72],
  ['p99', 368],
] as const
// More requests are advised only for a greater relative difference, and only up to this multiple of the requests.
const [LEAST_DIFFERENCE, MOST_TIMES] = [0.05, 100]

// Returns how many requests would give a percentile an interval in both runs, or would show its difference.
function neededFor(
  { name, before, after, intervals, slack }: Figure,
  runs: readonly LoadRun[],
): Pick<Figure, 'needed'> {
  if (isOfInstrument(name)) return {}
  if (intervals === null) {
    const times = runs.map((run) => timesForInterval(run, name))
    return times.includes(Infinity) ? {} : { needed: `takes ${requestsText(runs, name, times)}` }
  }
  const widths = intervals.map(({ low, high }) => (high ?? Infinity) - (low ?? 0))
  const difference = Math.abs(after - before)
  // The width of an interval shrinks with the square root of the requests. Twice as many show the difference more surely.
  const times = 2 * (widths.reduce((sum, width) => sum + width / 2, 0) / difference) ** 2
  const least = Math.max(slack, LEAST_DIFFERENCE * before)
  const isOpen = !areApart(intervals) && difference > least && times <= MOST_TIMES
  return isOpen ? { needed: `${requestsText(runs, name, [times, times])} would show it, if it is real` } : {}
}

// The percentiles that have an interval show how many independent requests a run has at least.
function timesForInterval({ metrics }: LoadRun, figure: string): number {
  const [name = '', stat] = figure.split(' ')
  const { n = 0, ci = null } = metrics[name] ?? {}
  const known = FEWEST.filter(([other]) => ci?.[other] !== undefined).map(([, fewest]) => fewest)
  const needed = FEWEST.find(([own]) => own === stat)?.[1] ?? Infinity
  return Math.max(1, needed / Math.max(n < FEWEST[0][1] ? n : 0, ...known))
}

function requestsText(runs: readonly LoadRun[], figure: string, times: readonly number[]): string {
  const [name = ''] = figure.split(' ')
  const most = (of: (run: LoadRun) => number): number =>
    Number(Math.max(...runs.map((run, at) => of(run) * (times[at] ?? 1))).toPrecision(2))
  const isTrace = runs.some(({ workload }) => workload.model === 'open-trace')
  const duration = isTrace
    ? ''
    : `, --duration ${Math.ceil(most(({ workload }) => workload.durationSeconds))}`
  const now = runs.map(({ metrics }) => thousands(metrics[name]?.n ?? 0)).join(' and ')
  return `about ${thousands(Math.ceil(most(({ metrics }) => metrics[name]?.n ?? 0)))} requests in each run (now ${now}${duration})`
}

function latencies(before: LoadRun, after: LoadRun): readonly Figure[] {
  return Object.keys(before.metrics).flatMap((name) =>
    STATS.flatMap((stat): readonly Figure[] => {
      const [was, is] = [before.metrics[name], after.metrics[name]]
      const [old, now] = [was?.[stat], is?.[stat]]
      if (old == null || now == null) return []
      const intervals = decisive(intervalIn(before, name, stat), intervalIn(after, name, stat))
      const isExact = ![before, after].some((run) => isDoubtful(run) || isMarked(run, name, stat))
      const figure = {
        name: `${name} ${stat}`,
        unit: 'ms',
        before: old,
        after: now,
        intervals,
        isExact,
        slack: Math.max(errorIn(before, name, stat), errorIn(after, name, stat)),
      } as const
      return [{ ...figure, ...neededFor(figure, [before, after]) }]
    }),
  )
}

// The usual error of k6 in ms, for durations whose error a run does not state.
const USUAL_ERROR_MS = 0.1

function errorIn({ instrument }: LoadRun, name: string, stat: (typeof STATS)[number]): number {
  const { p50 = null, p99 = null } = instrument.errorsMs[name] ?? {}
  return (stat === 'p50' ? p50 : (p99 ?? p50)) ?? USUAL_ERROR_MS
}

// Returns the interval of a percentile. Only that of an objective may have an unknown end.
function intervalIn({ metrics, slo }: LoadRun, name: string, stat: string): Interval | null {
  return metrics[name]?.ci?.[stat] ?? slo.find(({ metric }) => metric === `${name} ${stat}`)?.ci ?? null
}

// Returns both intervals if their ends are known, or if they do not overlap.
function decisive(before: Interval | null, after: Interval | null): Figure['intervals'] {
  if (before === null || after === null) return null
  const areKnown = [before, after].every(({ low, high }) => low !== null && high !== null)
  return areKnown || areApart([before, after]) ? [before, after] : null
}

// The reasons to doubt an instrument that distort no figure. `busy-users`: late requests waited for answers, and not for k6.
const HARMLESS = ['not-calibrated', 'busy-users']

// Returns whether k6 may have distorted the figures of a run.
function isDoubtful({ instrument }: LoadRun): boolean {
  return instrument.reasonCodes.some((code) => !HARMLESS.includes(code))
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
    slack: 0,
  }
}

function isDuration({ unit }: Figure): boolean {
  return unit === 'ms'
}

// The minimum relative change of a rate that counts. The intervals alone are too narrow if requests are evenly spaced.
const LEAST_RATE_CHANGE = 0.02

function differenceOf({ unit, before, after, intervals, slack }: Figure): 'worse' | 'better' | 'same' {
  if (intervals === null || !areApart(intervals) || Math.abs(after - before) <= slack) return 'same'
  return after > before === (unit === 'per-second') ? 'better' : 'worse'
}

function areApart([before, after]: Figure['intervals'] & {}): boolean {
  return isBelow(before, after) || isBelow(after, before)
}

function isBelow({ high }: Interval, { low }: Interval): boolean {
  return (high ?? Infinity) < (low ?? 0)
}

function rowOf({ name, unit, before, after, intervals, needed }: Figure) {
  const [was, is] = [before, after].map((value, at) => {
    const interval = intervals?.[at]
    return formatInUnit(value, unit) + (interval === undefined ? '' : ` (${formatInterval(interval, unit)})`)
  })
  return { name, change: `${was} -> ${is}`, ...(needed !== undefined && { detail: needed }) }
}

// Returns the rate of completions in both runs, with intervals if the workloads are equal.
function completions(before: LoadRun, after: LoadRun): Figure {
  const [first, second] = [before, after].map(completedInterval)
  const isAlike = JSON.stringify(before.workload) === JSON.stringify(after.workload)
  return {
    name: 'completions per second',
    unit: 'per-second',
    before: before.throughput.completionsPerSecond,
    after: after.throughput.completionsPerSecond,
    intervals: first == null || second == null || !isAlike ? null : [first, second],
    isExact: ![before, after].some(isDoubtful),
    slack: LEAST_RATE_CHANGE * before.throughput.completionsPerSecond,
  }
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
    ...workloadFacts(before, after, false),
    ...lengthFacts(lengthsOf(before), lengthsOf(after)),
  ] as const
  return [...doubts, ...caveatsOf(facts)]
}

function lengthsOf({ tokens }: LoadRun): Lengths | null {
  return tokens && { prompt: tokens.promptMean, completion: tokens.mean }
}

function comparedRun(run: LoadRun): ComparedRun {
  return { target: formatRunTarget(run.target), outcome: formatValidity(run), startedAt: run.startedAt }
}

// Returns the values of the workload in both runs: those of the offered load, or the others. `vus` is offered load in a closed model only.
function workloadFacts(before: LoadRun, after: LoadRun, isOffered: boolean): Parameters<typeof caveatsOf>[0] {
  const offered = before.workload.model === 'closed' ? [...OFFERED_LOAD, 'vus'] : OFFERED_LOAD
  const [was, is] = [before, after].map(({ workload }) => new Map<string, unknown>(Object.entries(workload)))
  const names = new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])
  const shown = [...names].filter((name) => offered.includes(name) === isOffered)
  return shown.map((name) => [`workload (${name})`, valueText(was?.get(name)), valueText(is?.get(name))])
}

function valueText(value: unknown): string {
  return value === undefined ? 'not set' : JSON.stringify(value)
}

// The 97.5 % quantiles of Student's t-distribution, for 5 to 9 degrees of freedom (6 to 10 batches).
const T_QUANTILES = [2.571, 2.447, 2.365, 2.306, 2.262] as const
const MIN_INTERVALS = 12
const MAX_BATCHES = 10

/** Returns the 95 % confidence interval of a rate, from counts per time interval (Schmeiser 1982). Null for too few counts. */
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
