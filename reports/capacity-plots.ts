/** The plots of a sweep: latency and throughput against the rate, the stages in time, and the replicas that a load takes. */
import type { CapacityRun, CapacityStage } from '../schemas/compiled/capacity-run.ts'
import { digits, formatInterval, formatRate } from './capacity-words.ts'
import {
  COLOURS,
  DASHES,
  GRID,
  LEGEND,
  limitLine,
  logAxis,
  logOf,
  plainAxis,
  roundUp,
  STILL,
  SYMBOLS,
} from './plot-axis.ts'
import { drawn } from './plot-svg.ts'
import { PLOT_SIZE, type Plot } from './plot.ts'

/** The plots that the stages allow; none without a stage at a rate. */
export function capacityPlots(run: CapacityRun): readonly Plot[] {
  const stages = run.stages
    .filter(({ ratePerSecond }) => ratePerSecond > 0)
    .toSorted((a, b) => a.ratePerSecond - b.ratePerSecond)
  if (stages.length === 0) return []
  return [latencyPlot(run, stages), throughputPlot(run, stages), timelinePlot(run), ...replicasPlot(run)]
}

type Points = readonly (readonly [number, number])[]

function line(at: number, name: string, data: Points, more: object = {}) {
  return {
    ...STILL,
    type: 'line',
    name,
    symbol: SYMBOLS[at],
    symbolSize: 7,
    lineStyle: { color: COLOURS[at], type: DASHES[at], width: 2 },
    itemStyle: { color: COLOURS[at] },
    data,
    ...more,
  }
}

/** The lines that all plots over the rate share: the capacity, its interval and the knee. */
function rateLines({ answer }: CapacityRun) {
  if (answer === null) return []
  const { ratePerSecond, interval, kneePerSecond } = answer
  return [
    ...(ratePerSecond === null ? [] : [limitLine({ xAxis: ratePerSecond }, 'capacity')]),
    limitLine({ xAxis: interval.low }, ''),
    ...(interval.high === null ? [] : [limitLine({ xAxis: interval.high }, '')]),
    ...(kneePerSecond === null ? [] : [limitLine({ xAxis: kneePerSecond }, 'knee')]),
  ]
}

function markedAt(data: readonly object[]) {
  return { markLine: { silent: true, symbol: 'none', data } }
}

function rateAxis(stages: readonly CapacityStage[]) {
  return plainAxis(
    'requests per second, offered',
    false,
    roundUp(Math.max(...stages.map(({ ratePerSecond }) => ratePerSecond))),
  )
}

function latencyPlot(run: CapacityRun, stages: readonly CapacityStage[]): Plot {
  const objective = run.objectives.find(({ limit }) => limit !== null)
  const metric = objective?.metric ?? 'e2e'
  const pointsOf = (stat: 'p50' | 'p95' | 'p99'): Points =>
    stages.flatMap(({ ratePerSecond, latencies }) => {
      const ms = latencies.find((one) => one.metric === metric)?.[stat]
      return ms == null ? [] : [[ratePerSecond, ms] as const]
    })
  const known = (['p50', 'p95', 'p99'] as const)
    .map((stat) => ({ stat, points: pointsOf(stat) }))
    .filter(({ points }) => points.length > 0)
  const values = known.flatMap(({ points }) => points.map(([, ms]) => ms))
  const limit = objective?.limit ?? null
  const lines = [
    ...rateLines(run),
    ...(limit === null ? [] : [limitLine({ yAxis: logOf(limit) }, objective?.slo ?? '')]),
  ]
  const svg = drawn('capacity-latency', PLOT_SIZE, {
    grid: GRID,
    legend: LEGEND,
    xAxis: rateAxis(stages),
    yAxis: logAxis(`${metric}, ms (logarithmic)`, true, limit === null ? values : [...values, limit]),
    series: known.map(({ stat, points }, at) =>
      line(
        at,
        stat,
        points.map(([rate, ms]) => [rate, logOf(ms)] as const),
        at === 0 ? markedAt(lines) : {},
      ),
    ),
  })
  return {
    id: 'capacity-latency',
    title: 'Latency against offered rate',
    alt: `${metric} of ${stages.length} stages, each a point. The vertical lines are the capacity with its 95 % interval, and the knee; the horizontal one is the limit. ${capacityWords(run)}`,
    ...PLOT_SIZE,
    svg,
  }
}

function throughputPlot(run: CapacityRun, stages: readonly CapacityStage[]): Plot {
  const completed: Points = stages.map(({ ratePerSecond, completedPerSecond }) => [
    ratePerSecond,
    completedPerSecond,
  ])
  const good: Points = stages.map(({ ratePerSecond, goodPerSecond }) => [ratePerSecond, goodPerSecond])
  const svg = drawn('capacity-throughput', PLOT_SIZE, {
    grid: GRID,
    legend: LEGEND,
    xAxis: rateAxis(stages),
    yAxis: plainAxis('requests per second', true, roundUp(Math.max(...completed.map(([, value]) => value)))),
    series: [line(0, 'completed', completed, markedAt(rateLines(run))), line(1, 'within all limits', good)],
  })
  const most = Math.max(...good.map(([, value]) => value))
  return {
    id: 'capacity-throughput',
    title: 'Throughput and goodput against offered rate',
    alt: `Requests per second that were completed, and those completed within every limit on a duration: at most ${digits(most)}. ${capacityWords(run)}`,
    ...PLOT_SIZE,
    svg,
  }
}

function timelinePlot({ stages }: CapacityRun): Plot {
  const spans = (of: (stage: CapacityStage) => number): Points =>
    stages.flatMap((stage) => {
      const toSeconds = stage.fromSeconds + stage.warmUpSeconds + stage.seconds
      return [[stage.fromSeconds, of(stage)] as const, [toSeconds, of(stage)] as const]
    })
  const series = [
    line(
      0,
      'offered/s',
      spans(({ ratePerSecond }) => ratePerSecond),
      { symbol: 'none' },
    ),
    line(
      1,
      'in flight',
      spans(({ inFlight }) => inFlight),
      { symbol: 'none' },
    ),
    line(
      2,
      'failed',
      spans(({ failed }) => failed),
      { symbol: 'none' },
    ),
    line(
      3,
      'refused (429)',
      spans(({ limited }) => limited),
      { symbol: 'none' },
    ),
  ]
  const most = Math.max(...series.flatMap(({ data }) => data.map(([, value]) => value)))
  const lastSeconds = Math.max(
    ...stages.map((stage) => stage.fromSeconds + stage.warmUpSeconds + stage.seconds),
  )
  return {
    id: 'capacity-timeline',
    title: 'The sweep in time',
    alt: `Offered rate, requests in flight, failures and refusals of ${stages.length} stages, one after the other; nothing is in flight between them.`,
    ...PLOT_SIZE,
    svg: drawn('capacity-timeline', PLOT_SIZE, {
      grid: GRID,
      legend: LEGEND,
      xAxis: plainAxis('seconds', false, roundUp(lastSeconds)),
      yAxis: plainAxis('', true, roundUp(most)),
      series,
    }),
  }
}

const CURVE_REPLICAS = 10

/** Replicas against the rate, with the bounds that the interval gives; only where all of it is known. */
function replicasPlot({ answer, demand }: CapacityRun): readonly Plot[] {
  if (answer?.ratePerSecond == null || answer.interval.low === 0) return []
  const { ratePerSecond, interval } = answer
  const { low, high } = interval
  if (high === null) return []
  const asked = demand?.ratePerSecond ?? 0
  const upTo = roundUp(Math.max(asked * 1.3, ratePerSecond * CURVE_REPLICAS))
  const steps = (perReplica: number): Points => {
    const most = Math.ceil(upTo / perReplica)
    return [
      ...Array.from({ length: most }, (_, index) => [index * perReplica, index + 1] as const),
      [upTo, most],
    ]
  }
  const all = [
    line(0, 'replicas', steps(ratePerSecond), {
      step: 'end',
      symbol: 'none',
      ...markedAt(asked === 0 ? [] : [limitLine({ xAxis: asked }, demand?.text ?? '')]),
    }),
    line(1, 'at least', steps(high), { step: 'end', symbol: 'none' }),
    line(2, 'at most', steps(low), { step: 'end', symbol: 'none' }),
  ]
  const svg = drawn('capacity-replicas', PLOT_SIZE, {
    grid: GRID,
    legend: LEGEND,
    xAxis: plainAxis('requests per second', false, upTo),
    yAxis: plainAxis('replicas', true, roundUp(Math.ceil(upTo / low))),
    series: all,
  })
  return [
    {
      id: 'capacity-replicas',
      title: 'Replicas for a load (extrapolated)',
      alt: `Replicas that a load takes, with the bounds of the 95 % interval. Extrapolated beyond one replica, as if the load were shared evenly and nothing else.`,
      ...PLOT_SIZE,
      svg,
    },
  ]
}

function capacityWords({ answer }: CapacityRun): string {
  if (answer?.ratePerSecond == null) return 'The capacity is not known.'
  return `Capacity ${formatRate(answer.ratePerSecond)}, 95 % interval ${formatInterval(answer.interval)}.`
}
