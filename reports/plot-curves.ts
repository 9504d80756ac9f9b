/** Distributions of durations: which share of requests took no longer than that. */
import { metricDefinition } from './load-text.ts'
import type { LoadCurve, LoadRun, LoadSeries } from './load-run.ts'
import { formatMilliseconds } from './load-text.ts'
import { COLOURS, DASHES, GRID, LEGEND, limitLine, logAxis, logOf, plainAxis, STILL } from './plot-axis.ts'
import { drawn, PLOT_SIZE, type Plot } from './plot-svg.ts'

type Named = { readonly metric: string; readonly label: string; readonly curve: LoadCurve }

/** TTFT, gaps between chunks, E2E; null when nothing was completed. */
export function distributionPlot(load: LoadRun, series: LoadSeries, prefix: string): Plot | null {
  const curves = curvesOf(series, ['ttft', 'icl', 'e2e'])
  if (curves.length === 0) return null
  return plotOf(load, `${prefix}-distribution`, 'Distribution of durations', curves)
}

/** From sending against from the schedule; null in a closed model, which has no schedule. */
export function loadResponsePlot(load: LoadRun, series: LoadSeries, prefix: string): Plot | null {
  const name = series.curves['ttft-response'] === undefined ? 'e2e' : 'ttft'
  const [service, response] = curvesOf(series, [name, `${name}-response`])
  if (service === undefined || response === undefined) return null
  return plotOf(load, `${prefix}-response`, 'Service against response latency', [
    { ...service, label: `${service.label}, from sending` },
    { ...response, label: `${service.label}, from the schedule` },
  ])
}

function curvesOf(series: LoadSeries, names: readonly string[]): readonly Named[] {
  return names.flatMap((metric) => {
    const curve = series.curves[metric]
    return curve === undefined ? [] : [{ metric, label: metricDefinition(metric)?.label ?? metric, curve }]
  })
}

function plotOf(load: LoadRun, id: string, title: string, curves: readonly Named[]): Plot {
  const values = curves.flatMap(({ curve }) => curve.map(([ms]) => ms))
  const floor = floorOf(load)
  const stat = load.instrument.ttftErrorMs?.p99 == null ? 'p50' : 'p99'
  const svg = drawn(id, PLOT_SIZE, {
    grid: GRID,
    legend: { ...LEGEND, icon: undefined },
    xAxis: logAxis('ms (logarithmic)', false, floor === null ? values : [...values, floor]),
    yAxis: { ...plainAxis('% took no longer', true, 100), interval: 25 },
    series: curves.map(({ label, curve }, at) => ({
      ...STILL,
      type: 'line',
      name: label,
      step: 'end',
      showSymbol: false,
      symbol: 'none',
      lineStyle: { color: COLOURS[at], type: DASHES[at], width: 2.25 },
      itemStyle: { color: COLOURS[at] },
      data: curve.map(([ms, share]) => [logOf(ms), share * 100]),
      ...(at > 0 || floor === null
        ? {}
        : {
            markLine: {
              silent: true,
              symbol: 'none',
              data: [limitLine({ xAxis: logOf(floor) }, `instrument error, ${stat}`)],
            },
          }),
    })),
  })
  const figures = curves.map(({ metric, label }) => {
    const found = load.metrics[metric]
    return `${label}: p50 ${formatMilliseconds(found?.p50 ?? null)} ms, p99 ${formatMilliseconds(found?.p99 ?? null)} ms`
  })
  const against =
    floor === null
      ? ''
      : ` The line is at the instrument's own error (${stat}) for first tokens and JSON answers: ${formatMilliseconds(floor)} ms.`
  return {
    id,
    title,
    alt: `Cumulative distribution, shares of completed requests (of gaps for ICL). ${figures.join('; ')}.${against}`,
    ...PLOT_SIZE,
    svg,
  }
}

/** The larger known percentile of the error of first tokens. */
function floorOf({ instrument: { ttftErrorMs } }: LoadRun): number | null {
  const known = ttftErrorMs?.p99 ?? ttftErrorMs?.p50 ?? null
  return known === null || known <= 0 ? null : known
}
