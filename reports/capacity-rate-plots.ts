/** The plots of a sweep over the offered rate: latency, service against response latency, throughput. */
import type { CapacityRun, CapacityStage } from '../schemas/compiled/capacity-run.ts'
import {
  capacitySentence,
  formatMarks,
  pointsAndLine,
  rateMarks,
  stagesByRate,
  type Points,
} from './capacity-plot-parts.ts'
import { digits } from './capacity-text.ts'
import { GRID, LEGEND, limitLine, logAxis, logOf, plainAxis, roundUp } from './plot-axis.ts'
import { drawn, PLOT_SIZE, type Plot } from './plot-svg.ts'

const DRAWN = ['p50', 'p95', 'p99'] as const
type Stat = (typeof DRAWN)[number]
type Named = { readonly name: string; readonly points: Points }

/** Percentiles of the first objective on a duration. */
export function latencyPlot(run: CapacityRun): Plot {
  const { metric, limit, percentile, slo } = durationOf(run)
  const stages = stagesByRate(run)
  const lines = DRAWN.map((stat) => ({
    name: stat,
    points: latencies(stages, metric, stat),
  }))
  const more = limit === null ? [] : [limitLine({ yAxis: logOf(limit) }, slo)]
  return {
    id: 'capacity-latency',
    title: 'Latency against offered rate',
    alt: `${metric.toUpperCase()} of ${stages.length} stages, each a point; the lines join means of stages at about the same rate. ${formatMarks(run)}${formatLimitLine(percentile)} ${capacitySentence(run)}`,
    ...PLOT_SIZE,
    svg: latencyLines(run, { id: 'capacity-latency', label: metric, lines, limit, more }),
  }
}

/** The same percentile from sending and from the schedule; null where no stage has both. */
export function capacityResponsePlot(run: CapacityRun): Plot | null {
  const { metric, limit } = durationOf(run)
  const stat = limit === null ? 'p50' : 'p95'
  const stages = stagesByRate(run)
  const lines = [
    { name: 'from sending (service)', points: latencies(stages, metric, stat) },
    { name: 'from the schedule (response)', points: latencies(stages, `${metric}-response`, stat) },
  ]
  if (lines.some(({ points }) => points.length === 0)) return null
  return {
    id: 'capacity-response',
    title: 'Service against response latency',
    alt: `${metric.toUpperCase()} ${stat} from sending and from the schedule. Where the two differ, requests waited on this machine for a free user. ${formatMarks(run)} ${capacitySentence(run)}`,
    ...PLOT_SIZE,
    svg: latencyLines(run, {
      id: 'capacity-response',
      label: `${metric} ${stat}`,
      lines,
      limit: null,
      more: [],
    }),
  }
}

/** Completions, and those within all limits. */
export function throughputPlot(run: CapacityRun): Plot {
  const stages = stagesByRate(run)
  const completed: Points = stages.map((stage) => [stage.ratePerSecond, stage.completedPerSecond])
  const good: Points = stages.map((stage) => [stage.ratePerSecond, stage.goodPerSecond])
  const most = Math.max(...good.map(([, value]) => value))
  const end = endOf(stages)
  return {
    id: 'capacity-throughput',
    title: 'Throughput and goodput against offered rate',
    alt: `Requests per second that were completed, and those completed within every limit on a duration: at most ${digits(most)}. ${formatMarks(run)} ${capacitySentence(run)}`,
    ...PLOT_SIZE,
    svg: drawn('capacity-throughput', PLOT_SIZE, {
      grid: GRID,
      legend: LEGEND,
      xAxis: plainAxis(OFFERED, false, end),
      yAxis: plainAxis(
        'requests per second',
        true,
        roundUp(Math.max(...completed.map(([, value]) => value))),
      ),
      series: [
        ...pointsAndLine(0, 'completed', completed, rateMarks(run, end)),
        ...pointsAndLine(1, 'within all limits', good),
      ],
    }),
  }
}

const OFFERED = 'requests per second, offered'

function endOf(stages: readonly CapacityStage[]): number {
  return roundUp(Math.max(...stages.map(({ ratePerSecond }) => ratePerSecond)))
}

function durationOf({ objectives }: CapacityRun) {
  const first = objectives.find(({ limit }) => limit !== null)
  return {
    metric: first?.metric ?? 'e2e',
    limit: first?.limit ?? null,
    percentile: first?.percentile ?? null,
    slo: first?.slo ?? '',
  }
}

/** A limit on p90 is neither met nor missed by the lines of p50 and p95. */
function formatLimitLine(percentile: number | null): string {
  if (percentile === null) return ''
  const isDrawn = DRAWN.some((stat) => stat === `p${percentile}`)
  return ` The horizontal line is the limit on p${percentile}${isDrawn ? '' : ', which has no curve of its own'}.`
}

function latencies(stages: readonly CapacityStage[], metric: string, stat: Stat): Points {
  return stages.flatMap((stage) => {
    const ms = stage.latencies.find((one) => one.metric === metric)?.[stat]
    return ms == null ? [] : [[stage.ratePerSecond, ms] as const]
  })
}

type LatencyLines = {
  readonly id: string
  readonly label: string
  readonly lines: readonly Named[]
  readonly limit: number | null
  readonly more: readonly object[]
}

function latencyLines(run: CapacityRun, { id, label, lines, limit, more }: LatencyLines): string {
  const end = endOf(stagesByRate(run))
  const known = lines.filter(({ points }) => points.length > 0)
  const values = known.flatMap(({ points }) => points.map(([, ms]) => ms))
  return drawn(id, PLOT_SIZE, {
    grid: GRID,
    legend: LEGEND,
    xAxis: plainAxis(OFFERED, false, end),
    yAxis: logAxis(`${label}, ms (logarithmic)`, true, limit === null ? values : [...values, limit]),
    series: known.flatMap(({ name, points }, at) =>
      pointsAndLine(
        at,
        name,
        points.map(([rate, ms]) => [rate, logOf(ms)] as const),
        at === 0 ? rateMarks(run, end, more) : {},
      ),
    ),
  })
}
