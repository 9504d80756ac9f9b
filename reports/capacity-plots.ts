import type { CapacityRun, CapacityStage } from '../schemas/compiled/capacity-run.ts'
import { digits } from '../schemas/count.ts'
import { durationOf, formatInterval, formatRate } from './capacity-text.ts'
import { logAxis, logOf, plainAxis, roundUp } from './plot-axis.ts'
import { lineChart, type Chart, type ChartLine, type Mark, type Plot } from './plot-svg.ts'

/** Returns the plots of a capacity sweep. The list is empty if all stages had a single user, because such stages have no rate. */
export function capacityPlots(run: CapacityRun): readonly Plot[] {
  if (!run.stages.some(({ ratePerSecond }) => ratePerSecond > 0)) return []
  const stages = stagesByRate(run)
  const overRate = stages.length === 0 ? [] : [latencyChart(run, stages), throughputChart(run, stages)]
  return [...overRate, timelineChart(run)].map(lineChart)
}

// Omits stages that this machine or a rate limiter disturbed.
function stagesByRate({ stages }: CapacityRun): readonly CapacityStage[] {
  return stages
    .filter(({ ratePerSecond, limit }) => ratePerSecond > 0 && limit !== 'machine' && limit !== 'limiter')
    .toSorted((a, b) => a.ratePerSecond - b.ratePerSecond)
}

const DRAWN = ['p50', 'p95', 'p99'] as const
type Stat = (typeof DRAWN)[number]
const OFFERED = 'requests per second, offered'

function latencyChart(run: CapacityRun, stages: readonly CapacityStage[]): Chart {
  const { metric, limit, percentile, slo } = durationOf(run)
  const lines = DRAWN.map((stat) => ({ name: stat, points: latencies(stages, metric, stat) }))
  const more = limit === null ? [] : [{ at: { yAxis: logOf(limit) }, words: slo }]
  // A limit on p90 is neither met nor missed by the lines of p50 and p95.
  const isDrawn = DRAWN.some((stat) => stat === `p${percentile}`)
  const about =
    percentile === null
      ? ''
      : ` The horizontal line is the limit on p${percentile}${isDrawn ? '' : ', which has no curve of its own'}.`
  return {
    id: 'capacity-latency',
    title: 'Latency against offered rate',
    alt: `${metric.toUpperCase()} of ${stages.length} stages, each a point; the lines join means of stages at about the same rate. ${formatMarks(run)}${about} ${capacitySentence(run)}`,
    ...overRates(run, stages, more),
    ...latencyLines(metric, lines, limit),
  }
}

function throughputChart(run: CapacityRun, stages: readonly CapacityStage[]): Chart {
  const completed = stages.map((stage) => [stage.ratePerSecond, stage.completedPerSecond] as const)
  const good = stages.map((stage) => [stage.ratePerSecond, stage.goodPerSecond] as const)
  return {
    id: 'capacity-throughput',
    title: 'Throughput and goodput against offered rate',
    alt: `Requests per second that were completed, and those completed within every limit on a duration: at most ${digits(highest(good))}. ${formatMarks(run)} ${capacitySentence(run)}`,
    ...overRates(run, stages),
    y: plainAxis('requests per second', true, roundUp(highest(completed))),
    lines: [...pointsAndMeans(0, 'completed', completed), ...pointsAndMeans(1, 'within all limits', good)],
  }
}

function highest(points: readonly (readonly [number, number])[]): number {
  return Math.max(...points.map(([, value]) => value))
}

type Pairs = readonly (readonly [number, number])[]

function latencies(stages: readonly CapacityStage[], metric: string, stat: Stat): Pairs {
  return stages.flatMap((stage) => {
    const ms = stage.latencies.find((one) => one.metric === metric)?.[stat]
    return ms == null ? [] : [[stage.ratePerSecond, ms] as const]
  })
}

type NamedPairs = { readonly name: string; readonly points: Pairs }

function latencyLines(
  label: string,
  lines: readonly NamedPairs[],
  limit: number | null,
): Pick<Chart, 'y' | 'lines'> {
  const known = lines.filter(({ points }) => points.length > 0)
  const values = known.flatMap(({ points }) => points.map(([, ms]) => ms))
  return {
    y: logAxis(`${label}, ms (logarithmic)`, true, limit === null ? values : [...values, limit]),
    lines: known.flatMap(({ name, points }, at) =>
      pointsAndMeans(
        at,
        name,
        points.map(([rate, ms]) => [rate, logOf(ms)] as const),
      ),
    ),
  }
}

// A plot averages stages whose rates differ by at most this factor.
const SAME_RATE = 1.04

// Draws a point for each stage. A line connects the means of the points with nearly the same rate.
function pointsAndMeans(color: number, name: string, data: Pairs): readonly ChartLine[] {
  const groups: (readonly [number, number])[][] = []
  for (const point of data) {
    const group = groups.at(-1)
    if (group?.[0] !== undefined && point[0] <= SAME_RATE * group[0][0]) group.push(point)
    else groups.push([point])
  }
  const mean = (group: Pairs, of: 0 | 1): number =>
    group.reduce((sum, point) => sum + point[of], 0) / group.length
  return [
    { name, data, color, as: 'points' },
    { name, color, data: groups.map((group) => [mean(group, 0), mean(group, 1)] as const) },
  ]
}

function overRates(
  { answer }: CapacityRun,
  stages: readonly CapacityStage[],
  more: readonly Mark[] = [],
): Pick<Chart, 'x' | 'marks' | 'band'> {
  const end = roundUp(Math.max(...stages.map(({ ratePerSecond }) => ratePerSecond)))
  const { ratePerSecond = null, interval = null } = answer ?? {}
  return {
    x: plainAxis(OFFERED, false, end),
    band:
      interval === null || interval.low >= end ? null : [interval.low, Math.min(end, interval.high ?? end)],
    marks: [
      ...(ratePerSecond === null ? [] : [{ at: { xAxis: ratePerSecond }, words: 'capacity' }]),
      ...more,
    ],
  }
}

function formatMarks({ answer }: CapacityRun): string {
  const { ratePerSecond = null, interval = null } = answer ?? {}
  return [
    ...(interval === null ? [] : ['The band is the 95 % interval of the capacity.']),
    ...(ratePerSecond === null ? [] : ['The vertical line is the capacity.']),
  ].join(' ')
}

function capacitySentence({ answer }: CapacityRun): string {
  if (answer?.ratePerSecond == null) return 'The capacity is not known.'
  return `Capacity ${formatRate(answer.ratePerSecond)}, 95 % interval ${formatInterval(answer.interval)}.`
}

function timelineChart({ stages }: CapacityRun): Chart {
  const offered = stages.flatMap((stage) => {
    const { fromSeconds, ratePerSecond } = stage
    return [
      [fromSeconds, 0],
      [fromSeconds, ratePerSecond],
      [endOf(stage), ratePerSecond],
      [endOf(stage), 0],
    ] as const
  })
  const lines = [
    { name: 'offered/s', data: offered },
    { name: 'in flight', data: courseOf(stages, 'inFlight') },
    { name: 'failed', data: courseOf(stages, 'failed') },
    { name: 'refused (429)', data: courseOf(stages, 'limited') },
  ]
  return {
    id: 'capacity-timeline',
    title: 'The sweep in time',
    alt: `Offered rate, requests in flight, failures and refusals of ${stages.length} stages, one after the other; nothing is in flight between them. Each stage is cut into equal parts; failures and refusals are counted in the part in which they ended.`,
    x: plainAxis('seconds', false, roundUp(Math.max(...stages.map(endOf)))),
    y: plainAxis('', true, roundUp(highest(lines.flatMap(({ data }) => data)))),
    lines,
  }
}

function endOf({ fromSeconds, warmUpSeconds, seconds }: CapacityStage): number {
  return fromSeconds + warmUpSeconds + seconds
}

function courseOf(stages: readonly CapacityStage[], of: 'inFlight' | 'failed' | 'limited'): Pairs {
  return stages.flatMap((stage) => {
    const { fromSeconds, timeline } = stage
    const { bucketSeconds, values } =
      timeline === undefined
        ? { bucketSeconds: endOf(stage) - fromSeconds, values: [stage[of]] }
        : { bucketSeconds: timeline.bucketSeconds, values: timeline[of] }
    return [
      [fromSeconds, 0] as const,
      ...values.map((value, bucket) => [fromSeconds + (bucket + 0.5) * bucketSeconds, value] as const),
      [fromSeconds + values.length * bucketSeconds, 0] as const,
    ]
  })
}
