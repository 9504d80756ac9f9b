/** Draws the plots of a load. Pure, but slow to import. */
import { thousands } from '../schemas/count.ts'
import type {
  TimelineBucket,
  RequestDot,
  SloVerdict,
  LoadRun,
  LoadSeries,
} from '../schemas/compiled/load-run.ts'
import { formatFailure, formatMilliseconds, loadSeconds, metricDefinition } from './load-text.ts'
import { oneLine } from './neutral-text.ts'
import {
  COLORS,
  distributionAxes,
  gridUnder,
  LEGEND,
  limitLine,
  logAxis,
  logOf,
  plainAxis,
  roundUp,
  NOT_INTERACTIVE,
  SYMBOLS,
} from './plot-axis.ts'
import { drawn, lineChart, PLOT_SIZE, stepsOf, type ChartLine, type Mark, type Plot } from './plot-svg.ts'

/** Returns the plots of a load. The ids of the plots start with `prefix`. */
export function loadPlots(load: LoadRun, prefix: string): readonly Plot[] {
  const { series } = load
  const plots = [
    dotsPlot(load, series, `${prefix}-dots`),
    distributionPlot(load, series, `${prefix}-distribution`),
    responsePlot(load, series, `${prefix}-response`),
    ...timelinePlots(load, series, prefix),
    errorsPlot(load, series, `${prefix}-errors`),
  ]
  return plots.filter((plot) => plot !== null)
}

type NamedMetric = { readonly metric: string; readonly label: string }

function distributionPlot(load: LoadRun, series: LoadSeries, id: string): Plot | null {
  const named = ['ttft', 'icl', 'e2e'].map((metric) => ({
    metric,
    label: metricDefinition(metric)?.label ?? metric,
  }))
  return curvesPlot(load, series, { id, title: 'Distribution of durations', named })
}

// Draws two latencies: from the time of sending, and from the planned time. Returns null if the load had no planned times.
function responsePlot(load: LoadRun, series: LoadSeries, id: string): Plot | null {
  const metric = series.curves['ttft-response'] === undefined ? 'e2e' : 'ttft'
  const response = `${metric}-response`
  if (series.curves[metric] === undefined || series.curves[response] === undefined) return null
  const label = metricDefinition(metric)?.label ?? metric
  const named = [
    { metric, label: `${label}, from sending` },
    { metric: response, label: `${label}, from the schedule` },
  ]
  return curvesPlot(load, series, { id, title: 'Service against response latency', named })
}

type Curves = { readonly id: string; readonly title: string; readonly named: readonly NamedMetric[] }

function curvesPlot(load: LoadRun, series: LoadSeries, { id, title, named }: Curves): Plot | null {
  const known = named.flatMap((one) => {
    const curve = series.curves[one.metric]
    return curve === undefined ? [] : [{ ...one, curve }]
  })
  if (known.length === 0) return null
  const floor = floorOf(load)
  const stat = load.instrument.ttftErrorMs?.p99 == null ? 'p50' : 'p99'
  const figures = known.map(({ metric, label }) => {
    const { p50 = null, p99 = null } = load.metrics[metric] ?? {}
    return `${label}: p50 ${formatMilliseconds(p50)} ms, p99 ${formatMilliseconds(p99)} ms`
  })
  const against =
    floor === null
      ? ''
      : ` The line is at the instrument's own error (${stat}) for first tokens and JSON answers: ${formatMilliseconds(floor)} ms.`
  const values = known.flatMap(({ curve }) => curve.map(([ms]) => ms))
  return lineChart({
    id,
    title,
    alt: `Cumulative distribution, shares of completed requests (of gaps for ICL). ${figures.join('; ')}.${against}`,
    ...distributionAxes(floor === null ? values : [...values, floor]),
    lines: known.map(({ label, curve }) => ({
      name: label,
      isStep: true,
      data: curve.map(([ms, share]) => [logOf(ms), share * 100] as const),
    })),
    marks: floor === null ? [] : [{ at: { xAxis: logOf(floor) }, words: `instrument error, ${stat}` }],
  })
}

// Returns the measurement error of TTFT in ms. Smaller differences are not significant. Null if the error is unknown or zero.
function floorOf({ instrument: { ttftErrorMs } }: LoadRun): number | null {
  const known = ttftErrorMs?.p99 ?? ttftErrorMs?.p50 ?? null
  return known === null || known <= 0 ? null : known
}

const SECONDS = 'seconds since the start'

function timelinePlots(load: LoadRun, series: LoadSeries, prefix: string): readonly Plot[] {
  const { buckets, bucketSeconds } = series.timeline
  if (buckets.length === 0) return []
  const inFlight = buckets.map((bucket) => bucket.inFlight)
  const perSecond = (of: (bucket: TimelineBucket) => number | null): readonly number[] =>
    buckets.map((bucket) => (of(bucket) ?? 0) / bucketSeconds)
  const isPlanned = buckets.some(({ planned }) => planned !== null)
  const rates = [
    { name: 'completed', values: perSecond(({ completed }) => completed) },
    { name: 'sent', values: perSecond(({ sent }) => sent) },
    ...(isPlanned ? [{ name: 'planned', values: perSecond(({ planned }) => planned) }] : []),
  ]
  const figures = rates.map(({ name, values }) => `${name} ${tenths(greatest(values))}/s at most`)
  return [
    overTime(load, series, {
      id: `${prefix}-in-flight`,
      title: 'Requests in flight',
      unit: 'requests',
      alt:
        `Mean number of requests in flight in each ${formatBucket(series)}; at most ${tenths(greatest(inFlight))}. ` +
        `The load ends after ${thousands(loadSeconds(load))} s; what follows are late answers.`,
      lines: [{ name: 'in flight', values: inFlight }],
    }),
    overTime(load, series, {
      id: `${prefix}-rates`,
      title: 'Rates',
      unit: 'requests per second',
      alt: `Requests per second in each ${formatBucket(series)}: ${figures.join(', ')}.`,
      lines: rates,
    }),
  ]
}

type OverTime = {
  readonly id: string
  readonly title: string
  readonly unit: string
  readonly alt: string
  readonly lines: readonly (Omit<ChartLine, 'data'> & { readonly values: readonly number[] })[]
}

function overTime(load: LoadRun, series: LoadSeries, { unit, lines, ...plot }: OverTime): Plot {
  const { buckets, bucketSeconds } = series.timeline
  const end = buckets.length * bucketSeconds
  const lastsSeconds = loadSeconds(load)
  const { warmUpSeconds } = load.workload
  const marks: readonly Mark[] = [
    ...(warmUpSeconds > 0 ? [{ at: { xAxis: warmUpSeconds }, words: 'end of the warm-up' }] : []),
    ...(end > lastsSeconds + bucketSeconds
      ? [{ at: { xAxis: lastsSeconds }, words: 'end of the load' }]
      : []),
  ]
  return lineChart({
    ...plot,
    x: plainAxis(SECONDS, false, end),
    y: plainAxis(unit, true, roundUp(greatest(lines.flatMap(({ values }) => values)))),
    lines: lines.map(({ values, ...line }) => ({
      ...line,
      isStep: true,
      data: stepsOf(values, bucketSeconds),
    })),
    marks,
  })
}

function errorsPlot(load: LoadRun, series: LoadSeries, id: string): Plot | null {
  const { buckets, bucketSeconds } = series.timeline
  const totals = totalsOf(buckets)
  if (totals.length === 0) return null
  const names = totals.map(([name]) => name)
  const rest = names.slice(MAX_CLASSES)
  const groups = [
    ...names.slice(0, MAX_CLASSES).map((name) => ({ name: oneLine(name, 30), classes: [name] })),
    ...(rest.length === 0 ? [] : [{ name: 'other', classes: rest }]),
  ]
  const figures = totals.map(
    ([name, total]) => `${thousands(total)} ${oneLine(name, 30)} (${oneLine(formatFailure(name), 120)})`,
  )
  return overTime(load, series, {
    id,
    title: 'Failures by class',
    unit: `failures per ${bucketSeconds} s`,
    alt: `Failed requests in each ${formatBucket(series)} by when they ended: ${figures.join(', ')}.`,
    // The first color is for successes.
    lines: groups.map(({ name, classes }, at) => ({
      name,
      values: buckets.map((bucket) => countIn(bucket, classes)),
      color: (at + 1) % COLORS.length,
    })),
  })
}

const MAX_CLASSES = 5

function totalsOf(buckets: readonly TimelineBucket[]): readonly (readonly [string, number])[] {
  const totals = new Map<string, number>()
  for (const { failed } of buckets) {
    for (const [name, count] of Object.entries(failed)) totals.set(name, (totals.get(name) ?? 0) + count)
  }
  return [...totals].toSorted(([, a], [, b]) => b - a)
}

function countIn(bucket: TimelineBucket, classes: readonly string[]): number {
  return classes.reduce((sum, name) => sum + (bucket.failed[name] ?? 0), 0)
}

function greatest(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, value), 0)
}

function tenths(value: number): string {
  return thousands(Math.round(value * 10) / 10)
}

function formatBucket({ timeline }: LoadSeries): string {
  return `interval of ${timeline.bucketSeconds} s`
}

// Further classes of failures share one color.
const MAX_GROUPS = 5

type Group = { readonly name: string; readonly dots: readonly RequestDot[] }

function dotsPlot(load: LoadRun, series: LoadSeries, id: string): Plot | null {
  const { points, requests } = series.dots
  if (points.length === 0) return null
  const streams = points.some(([, ttftMs]) => ttftMs !== null)
  const groups = groupsOf(points)
  const width = loadSeconds(load)
  const lastSeconds = points.reduce((most, [at]) => Math.max(most, at), width)
  const subject = streams ? 'TTFT' : 'Time to the whole answer'
  const limits = load.slo.filter((slo) => slo.unit === 'ms' && slo.slo.startsWith(streams ? 'ttft ' : 'e2e '))
  const isThinned = points.length < requests
  const slowest = isThinned ? series.timeline.buckets.flatMap(({ slowestMs }) => slowestMs ?? []) : []
  const heights = [...points.map(heightOf), ...slowest, ...limits.map(({ threshold }) => threshold)]
  const drawnSeries = [...scatter(groups, limits), ...(isThinned ? [slowestLine(series)] : [])]
  const names = drawnSeries.map(({ name }) => name)
  const svg = drawn(id, PLOT_SIZE, {
    grid: gridUnder(names, PLOT_SIZE.width),
    legend: LEGEND,
    xAxis: plainAxis('seconds since the start, when it was sent', false, Math.ceil(lastSeconds * 10) / 10),
    yAxis: logAxis('ms (logarithmic)', true, heights),
    series: drawnSeries,
  })
  const choice = isThinned
    ? ` A sample of ${thousands(points.length)} of ${thousands(requests)}, spread evenly.`
    : ''
  const metric = load.metrics[streams ? 'ttft' : 'e2e']
  const figures =
    metric === undefined
      ? ''
      : ` Completed: p50 ${formatMilliseconds(metric.p50)} ms, p99 ${formatMilliseconds(metric.p99)} ms, longest ${formatMilliseconds(metric.max)} ms.`
  const { warmUpSeconds } = load.workload
  const warmUp =
    warmUpSeconds === 0 ? '' : ` The figures leave out the warm-up, the first ${warmUpSeconds} s.`
  const failures =
    groups.length === 1 ? '' : ' A failure without a token is placed at the time that it took to fail.'
  return {
    id,
    title: `${subject} of single requests`,
    alt:
      `${subject} of each request by the time it was sent: ${groups.map(({ name, dots }) => `${thousands(dots.length)} ${name}`).join(', ')}.` +
      `${choice}${figures}${warmUp}${failures}`,
    ...PLOT_SIZE,
    svg,
  }
}

function scatter(groups: readonly Group[], limits: readonly SloVerdict[]) {
  return groups.map(({ name, dots }, at) => ({
    ...NOT_INTERACTIVE,
    type: 'scatter',
    name,
    symbol: SYMBOLS[at],
    symbolSize: at === 0 ? 5 : 8,
    itemStyle: { color: COLORS[at], opacity: at === 0 ? 0.7 : 0.95 },
    data: dots.map((dot) => [dot[0], logOf(heightOf(dot))]),
    ...(at > 0 || limits.length === 0
      ? {}
      : {
          markLine: {
            silent: true,
            symbol: 'none',
            data: limits.map(({ threshold, slo }) =>
              limitLine({ yAxis: logOf(threshold) }, oneLine(slo, 40)),
            ),
          },
        }),
  }))
}

// Draws a line through the slowest request of each interval, because only a sample of the requests has dots.
function slowestLine({ timeline: { buckets, bucketSeconds } }: LoadSeries) {
  const at = (place: number, ms: number | null) => [place * bucketSeconds, ms === null ? null : logOf(ms)]
  return {
    ...NOT_INTERACTIVE,
    type: 'line',
    name: `slowest of each ${bucketSeconds} s`,
    step: 'end',
    symbol: 'none',
    lineStyle: { color: COLORS[5], width: 1.25 },
    itemStyle: { color: COLORS[5] },
    data: [
      ...buckets.map(({ slowestMs }, place) => at(place, slowestMs)),
      at(buckets.length, buckets.at(-1)?.slowestMs ?? null),
    ],
  }
}

// Returns the height of a request's dot, in ms: its TTFT, or its total time if it has no TTFT.
function heightOf([, ttftMs, endMs]: RequestDot): number {
  return ttftMs ?? endMs
}

function groupsOf(points: readonly RequestDot[]): readonly Group[] {
  const kinds = Map.groupBy(points, ([, , , kind]) => kind)
  const failed = [...kinds].filter(([kind]) => kind !== 'ok').toSorted(([, a], [, b]) => b.length - a.length)
  const named = failed.slice(0, MAX_GROUPS - 1).map(([kind, dots]) => ({ name: oneLine(kind, 30), dots }))
  const rest = failed.slice(MAX_GROUPS - 1).flatMap(([, dots]) => dots)
  const others = rest.length === 0 ? [] : [{ name: 'other failures', dots: rest }]
  return [{ name: 'completed', dots: kinds.get('ok') ?? [] }, ...named, ...others]
}
