/** Single requests over time: when each was sent and how long its first token took. */
import type { LoadDot, LoadObjective, LoadRun, LoadSeries } from './load-run.ts'
import { loadSeconds, formatMilliseconds } from './load-text.ts'
import { oneLine } from './neutral-text.ts'
import {
  COLOURS,
  gridUnder,
  LEGEND,
  limitLine,
  logAxis,
  logOf,
  plainAxis,
  STILL,
  SYMBOLS,
} from './plot-axis.ts'
import { drawn, PLOT_SIZE, type Plot } from './plot-svg.ts'
import { thousands } from '../schemas/count.ts'

/** Colors are few; what is rarer than these classes is one group. */
const MAX_GROUPS = 5

type Group = { readonly name: string; readonly dots: readonly LoadDot[] }

/** The plot, or null when no request was sent. */
export function dotsPlot(load: LoadRun, series: LoadSeries, prefix: string): Plot | null {
  const { points, requests } = series.dots
  if (points.length === 0) return null
  const id = `${prefix}-dots`
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
  const failures =
    groups.length === 1 ? '' : ' A failure without a token is placed at the time that it took to fail.'
  return {
    id,
    title: `${subject} of single requests`,
    alt:
      `${subject} of each request by the time it was sent: ${groups.map(({ name, dots }) => `${thousands(dots.length)} ${name}`).join(', ')}.` +
      `${choice}${figures}${failures}`,
    ...PLOT_SIZE,
    svg,
  }
}

/** The dots, and on the first series the limits. */
function scatter(groups: readonly Group[], limits: readonly LoadObjective[]) {
  return groups.map(({ name, dots }, at) => ({
    ...STILL,
    type: 'scatter',
    name,
    symbol: SYMBOLS[at],
    symbolSize: at === 0 ? 5 : 8,
    itemStyle: { color: COLOURS[at], opacity: at === 0 ? 0.7 : 0.95 },
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

/** The slowest completed request of each stretch of time: the plot must not lose it by an even choice of points. */
function slowestLine({ timeline: { buckets, bucketSeconds } }: LoadSeries) {
  const at = (place: number, ms: number | null) => [place * bucketSeconds, ms === null ? null : logOf(ms)]
  return {
    ...STILL,
    type: 'line',
    name: `slowest of each ${bucketSeconds} s`,
    step: 'end',
    symbol: 'none',
    lineStyle: { color: COLOURS[5], width: 1.25 },
    itemStyle: { color: COLOURS[5] },
    data: [
      ...buckets.map(({ slowestMs }, place) => at(place, slowestMs)),
      at(buckets.length, buckets.at(-1)?.slowestMs ?? null),
    ],
  }
}

/** TTFT, or the time until it ended where there was no token. */
function heightOf([, ttftMs, endMs]: LoadDot): number {
  return ttftMs ?? endMs
}

/** Completed ones first, then failures by number, rare ones together. */
function groupsOf(points: readonly LoadDot[]): readonly Group[] {
  const kinds = Map.groupBy(points, ([, , , kind]) => kind)
  const failed = [...kinds].filter(([kind]) => kind !== 'ok').toSorted(([, a], [, b]) => b.length - a.length)
  const named = failed.slice(0, MAX_GROUPS - 1).map(([kind, dots]) => ({ name: oneLine(kind, 30), dots }))
  const rest = failed.slice(MAX_GROUPS - 1).flatMap(([, dots]) => dots)
  const others = rest.length === 0 ? [] : [{ name: 'other failures', dots: rest }]
  return [{ name: 'completed', dots: kinds.get('ok') ?? [] }, ...named, ...others]
}
