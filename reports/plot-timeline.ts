/** The run over time: requests in flight, rates, failures. */
import { formatFailure } from './load-text.ts'
import type { LoadBucket, LoadRun, LoadSeries } from './load-run.ts'
import { loadSeconds } from './load-text.ts'
import { oneLine } from './neutral-text.ts'
import {
  COLOURS,
  DASHES,
  GRID,
  gridUnder,
  LEGEND,
  limitLine,
  plainAxis,
  roundUp,
  STILL,
} from './plot-axis.ts'
import { drawn, PLOT_SIZE, type Plot } from './plot-svg.ts'
import { thousands } from '../schemas/count.ts'

type Line = { readonly name: string; readonly of: (bucket: LoadBucket) => number }

const SECONDS = 'seconds since the start'
const MAX_CLASSES = 5

/** How many requests were in flight. */
export function inFlightPlot(load: LoadRun, series: LoadSeries, prefix: string): Plot | null {
  const { buckets } = series.timeline
  if (buckets.length === 0) return null
  const most = greatest(buckets.map(({ inFlight }) => inFlight))
  const lines = [{ name: 'in flight', of: (bucket: LoadBucket) => bucket.inFlight }]
  return {
    ...linePlot(load, series, `${prefix}-in-flight`, 'requests', lines),
    title: 'Requests in flight',
    alt:
      `Mean number of requests in flight in each ${formatBucket(series)}; at most ${thousands(Math.round(most * 10) / 10)}. ` +
      `The load ends after ${thousands(loadSeconds(load))} s; what follows are late answers.`,
  }
}

/** Planned, sent and completed requests per second. */
export function ratesPlot(load: LoadRun, series: LoadSeries, prefix: string): Plot | null {
  const { buckets, bucketSeconds } = series.timeline
  if (buckets.length === 0) return null
  const isPlanned = buckets.some(({ planned }) => planned !== null)
  const lines: readonly Line[] = [
    { name: 'completed', of: ({ completed }) => completed / bucketSeconds },
    { name: 'sent', of: ({ sent }) => sent / bucketSeconds },
    ...(isPlanned
      ? [{ name: 'planned', of: ({ planned }: LoadBucket) => (planned ?? 0) / bucketSeconds }]
      : []),
  ]
  const figures = lines.map(({ name, of }) => `${name} ${rate(greatest(buckets.map(of)))}/s at most`)
  return {
    ...linePlot(load, series, `${prefix}-rates`, 'requests per second', lines),
    title: 'Rates',
    alt: `Requests per second in each ${formatBucket(series)}: ${figures.join(', ')}.`,
  }
}

/** Failures by class over time; null when nothing failed. */
export function errorsPlot(load: LoadRun, series: LoadSeries, prefix: string): Plot | null {
  const { buckets, bucketSeconds } = series.timeline
  const totals = totalsOf(buckets)
  if (totals.length === 0) return null
  const named = totals.slice(0, MAX_CLASSES).map(([name]) => name)
  const rest = totals.slice(MAX_CLASSES).map(([name]) => name)
  const groups = [
    ...named.map((name) => ({ label: oneLine(name, 30), classes: [name] })),
    ...(rest.length === 0 ? [] : [{ label: 'other', classes: rest }]),
  ]
  const most = greatest(
    buckets.map((bucket) =>
      countIn(
        bucket,
        totals.map(([name]) => name),
      ),
    ),
  )
  const id = `${prefix}-errors`
  const labels = groups.map(({ label }) => label)
  const svg = drawn(id, PLOT_SIZE, {
    grid: gridUnder(labels, PLOT_SIZE.width),
    legend: LEGEND,
    xAxis: {
      ...plainAxis(SECONDS, false, 0),
      min: undefined,
      max: undefined,
      type: 'category',
      data: buckets.map((_, at) => String(Math.round(at * bucketSeconds * 100) / 100)),
      splitLine: { show: false },
    },
    yAxis: { ...plainAxis(`failures per ${bucketSeconds} s`, true, roundUp(most)), minInterval: 1 },
    series: groups.map(({ label, classes }, at) => ({
      ...STILL,
      type: 'bar',
      stack: 'all',
      name: label,
      barCategoryGap: '15%',
      itemStyle: { color: COLOURS[at + 1] ?? COLOURS[0], borderColor: 'var(--paper)', borderWidth: 0.5 },
      // Nothing at all rather than a bar without height, whose edge would lie on the axis.
      data: buckets.map((bucket) => countIn(bucket, classes) || null),
    })),
  })
  const figures = totals.map(
    ([name, total]) => `${thousands(total)} ${oneLine(name, 30)} (${oneLine(formatFailure(name), 120)})`,
  )
  return {
    id,
    title: 'Failures by class',
    alt: `Failed requests in each ${formatBucket(series)} by when they ended: ${figures.join(', ')}.`,
    ...PLOT_SIZE,
    svg,
  }
}

function linePlot(load: LoadRun, series: LoadSeries, id: string, unit: string, lines: readonly Line[]) {
  const { buckets, bucketSeconds } = series.timeline
  const end = buckets.length * bucketSeconds
  const lastsSeconds = loadSeconds(load)
  const { warmUpSeconds = 0 } = load.workload
  const edges = [
    ...(warmUpSeconds > 0 ? [limitLine({ xAxis: warmUpSeconds }, 'end of the warm-up')] : []),
    ...(end > lastsSeconds + bucketSeconds ? [limitLine({ xAxis: lastsSeconds }, 'end of the load')] : []),
  ]
  const svg = drawn(id, PLOT_SIZE, {
    grid: GRID,
    legend: LEGEND,
    xAxis: plainAxis(SECONDS, false, end),
    yAxis: plainAxis(unit, true, roundUp(greatest(lines.flatMap(({ of }) => buckets.map(of))))),
    series: lines.map(({ name, of }, at) => ({
      ...STILL,
      type: 'line',
      name,
      step: 'end',
      showSymbol: false,
      symbol: 'none',
      lineStyle: { color: COLOURS[at], type: DASHES[at], width: at === 0 ? 2.5 : 1.75 },
      itemStyle: { color: COLOURS[at] },
      // Each stretch holds its value from its beginning to its end.
      data: [
        ...buckets.map((bucket, place) => [place * bucketSeconds, of(bucket)]),
        [end, of(buckets.at(-1) ?? EMPTY)],
      ],
      ...(at > 0 || edges.length === 0
        ? {}
        : {
            markLine: {
              silent: true,
              symbol: 'none',
              data: edges,
            },
          }),
    })),
  })
  return { id, ...PLOT_SIZE, svg }
}

const EMPTY: LoadBucket = { planned: null, sent: 0, completed: 0, inFlight: 0, slowestMs: null, failed: {} }

function totalsOf(buckets: readonly LoadBucket[]): readonly (readonly [string, number])[] {
  const totals = new Map<string, number>()
  for (const { failed } of buckets) {
    for (const [name, count] of Object.entries(failed)) totals.set(name, (totals.get(name) ?? 0) + count)
  }
  return [...totals].toSorted(([, a], [, b]) => b - a)
}

function countIn(bucket: LoadBucket, classes: readonly string[]): number {
  return classes.reduce((sum, name) => sum + (bucket.failed[name] ?? 0), 0)
}

function greatest(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, value), 0)
}

function rate(perSecond: number): string {
  return thousands(Math.round(perSecond * 10) / 10)
}

function formatBucket({ timeline }: LoadSeries): string {
  return `interval of ${timeline.bucketSeconds} s`
}
