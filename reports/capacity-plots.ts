/** The plots of a sweep: over the offered rate, of single stages, and of replicas. Pure. */
import type { CapacityRun, CapacityStage } from '../schemas/compiled/capacity-run.ts'
import { digits, EXTRAPOLATED, formatInterval, formatRate } from './capacity-text.ts'
import { distributionAxes, logAxis, logOf, plainAxis, roundUp } from './plot-axis.ts'
import { lineChart, type Chart, type ChartLine, type Mark, type Plot, type Points } from './plot-svg.ts'

/** Returns the plots that the stages allow, in the order of the page; none without a stage at a rate. */
export function capacityPlots(run: CapacityRun): readonly Plot[] {
  if (!run.stages.some(({ ratePerSecond }) => ratePerSecond > 0)) return []
  const stages = stagesByRate(run)
  const overRate =
    stages.length === 0
      ? []
      : [latencyChart(run, stages), throughputChart(run, stages), ...responseChart(run, stages)]
  return [...overRate, ...distributionCharts(run), timelineChart(run), ...replicasChart(run)].map(lineChart)
}

/** Returns the stages at a rate that say something of the target, by their rate: a limiter and this machine hide it. */
function stagesByRate({ stages }: CapacityRun): readonly CapacityStage[] {
  return stages
    .filter(({ ratePerSecond, limit }) => ratePerSecond > 0 && limit !== 'machine' && limit !== 'limiter')
    .toSorted((a, b) => a.ratePerSecond - b.ratePerSecond)
}

const DRAWN = ['p50', 'p95', 'p99'] as const
type Stat = (typeof DRAWN)[number]
const OFFERED = 'requests per second, offered'

/** Percentiles of the first objective on a duration. */
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

/** The same percentile from sending and from the schedule; nothing where no stage has both. */
function responseChart(run: CapacityRun, stages: readonly CapacityStage[]): readonly Chart[] {
  const { metric, limit } = durationOf(run)
  const stat = limit === null ? 'p50' : 'p95'
  const lines = [
    { name: 'from sending (service)', points: latencies(stages, metric, stat) },
    { name: 'from the schedule (response)', points: latencies(stages, `${metric}-response`, stat) },
  ]
  if (lines.some(({ points }) => points.length === 0)) return []
  return [
    {
      id: 'capacity-response',
      title: 'Service against response latency',
      alt: `${metric.toUpperCase()} ${stat} from sending and from the schedule. Where the two differ, requests waited on this machine for a free user. ${formatMarks(run)} ${capacitySentence(run)}`,
      ...overRates(run, stages),
      ...latencyLines(`${metric} ${stat}`, lines, null),
    },
  ]
}

/** Completions, and those within all limits. */
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

function durationOf({ objectives }: CapacityRun) {
  const first = objectives.find(({ limit }) => limit !== null)
  return {
    metric: first?.metric ?? 'e2e',
    limit: first?.limit ?? null,
    percentile: first?.percentile ?? null,
    slo: first?.slo ?? '',
  }
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

/** Rates this near to each other are one point of a line; the stages themselves are drawn as they are. */
const SAME_RATE = 1.04

/** Draws each stage as a point, and a line through the means of stages at about the same rate: chance makes those differ. */
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

/** The axis of rates, and on it the interval of the capacity as a band, the capacity, the known true value, and more lines. */
function overRates(
  { answer, truth }: CapacityRun,
  stages: readonly CapacityStage[],
  more: readonly Mark[] = [],
): Pick<Chart, 'x' | 'marks' | 'band'> {
  const end = roundUp(Math.max(...stages.map(({ ratePerSecond }) => ratePerSecond)))
  const { ratePerSecond = null, interval = null } = answer ?? {}
  const known = truth?.ratePerSecond ?? null
  return {
    x: plainAxis(OFFERED, false, end),
    band:
      interval === null || interval.low >= end ? null : [interval.low, Math.min(end, interval.high ?? end)],
    marks: [
      ...(ratePerSecond === null ? [] : [{ at: { xAxis: ratePerSecond }, words: 'capacity' }]),
      ...(known === null || known > end
        ? []
        : [{ at: { xAxis: known }, words: 'true value', position: 'insideMiddleTop' }]),
      ...more,
    ],
  }
}

/** Names what {@link overRates} draws: the band, and each vertical line. */
function formatMarks({ answer, truth }: CapacityRun): string {
  const { ratePerSecond = null, interval = null } = answer ?? {}
  const lines = [
    ...(ratePerSecond === null ? [] : ['the capacity']),
    ...(truth?.ratePerSecond == null ? [] : ['the true value']),
  ]
  return [
    ...(interval === null ? [] : ['The band is the 95 % interval of the capacity.']),
    ...(lines.length === 0 ? [] : [`Vertical lines, by their labels: ${lines.join(', ')}.`]),
  ].join(' ')
}

/** The capacity in words, for the text beside a plot. */
function capacitySentence({ answer, truth }: CapacityRun): string {
  if (answer?.ratePerSecond == null) return 'The capacity is not known.'
  const known = truth?.ratePerSecond == null ? '' : ` True value: ${formatRate(truth.ratePerSecond)}.`
  return `Capacity ${formatRate(answer.ratePerSecond)}, 95 % interval ${formatInterval(answer.interval)}.${known}`
}

const TITLES: readonly (readonly [metric: string, title: string])[] = [
  ['ttft', 'Distribution of TTFT'],
  ['icl', 'Distribution of gaps between chunks (ICL)'],
  ['e2e', 'Distribution of whole answers'],
]

/** One chart for each kind of duration: one user alone, the longest stage near the capacity, and one beyond it. */
function distributionCharts(run: CapacityRun): readonly Chart[] {
  const stages = shownStages(run)
  return TITLES.flatMap(([metric, title]) => {
    const curves = stages.flatMap(({ name, stage }) => {
      const found = stage.distributions?.find((one) => one.metric === metric)
      return found === undefined ? [] : [{ name, ms: found.ms }]
    })
    if (curves.length < 2) return []
    const values = curves.flatMap(({ ms }) => ms)
    const error = run.instrument?.[metric === 'icl' ? 'gapErrorMs' : 'ttftErrorMs'].p50 ?? null
    const about =
      error === null ? '' : ` The vertical line is the error of the instrument (p50): ${digits(error)} ms.`
    return [
      {
        id: `capacity-distribution-${metric}`,
        title,
        alt: `Cumulative distribution of ${metric === 'icl' ? 'gaps' : 'answer times'}: ${curves.map(({ name }) => name).join('; ')}.${about}`,
        ...distributionAxes(error === null ? values : [...values, error]),
        lines: curves.map(({ name, ms }) => ({
          name,
          isStep: true,
          data: ms.map((value, place) => [logOf(value), (100 * (place + 0.5)) / ms.length] as const),
        })),
        marks: error === null ? [] : [{ at: { xAxis: logOf(error) }, words: 'instrument' }],
      },
    ]
  })
}

/** The lowest rate of a stage that stands for the capacity, as a share of it. */
const BELOW_CAPACITY = 0.85

function shownStages(run: CapacityRun): readonly { readonly name: string; readonly stage: CapacityStage }[] {
  const idle = run.stages.findLast(({ purpose }) => purpose === 'idle')
  const byRate = stagesByRate(run)
  const capacity = run.answer?.ratePerSecond ?? null
  const near = byRate
    .filter(
      ({ ratePerSecond: rate }) => capacity !== null && rate <= capacity && rate >= BELOW_CAPACITY * capacity,
    )
    .toSorted((a, b) => b.seconds - a.seconds)[0]
  const beyond = byRate.find(({ limit }) => limit === 'target')
  return [
    ...(idle === undefined || idle.limit === 'machine' ? [] : [{ name: 'one user', stage: idle }]),
    ...(near === undefined ? [] : [{ name: formatRate(near.ratePerSecond), stage: near }]),
    ...(beyond === undefined || beyond === near
      ? []
      : [{ name: `${formatRate(beyond.ratePerSecond)} (too much)`, stage: beyond }]),
  ]
}

/** Offered rate, requests in flight, failures and refusals of all stages, one after the other. */
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

const CURVE_REPLICAS = 10

/** Replicas against the rate, with the bounds that the interval gives; only where all of it is known. */
function replicasChart({ answer, demand }: CapacityRun): readonly Chart[] {
  if (answer?.ratePerSecond == null || answer.interval.low === 0 || answer.interval.high === null) return []
  const { ratePerSecond } = answer
  const { low, high } = answer.interval
  const upTo = roundUp(Math.max((demand?.ratePerSecond ?? 0) * 1.3, ratePerSecond * CURVE_REPLICAS))
  const steps = (perReplica: number): Points => {
    const most = Math.ceil(upTo / perReplica)
    return [
      ...Array.from({ length: most }, (_, index) => [index * perReplica, index + 1] as const),
      [upTo, most],
    ]
  }
  const asked = demand === null ? '' : ` The vertical line is the load of --for: ${demand.text}.`
  return [
    {
      id: 'capacity-replicas',
      title: 'Replicas for a load (extrapolated)',
      alt: `Replicas that a load takes, with the bounds of the 95 % interval. More than one is ${EXTRAPOLATED}.${asked}`,
      x: plainAxis('requests per second', false, upTo),
      y: plainAxis('replicas', true, roundUp(Math.ceil(upTo / low))),
      lines: [
        { name: 'replicas', data: steps(ratePerSecond), isStep: true },
        { name: 'at least', data: steps(high), isStep: true },
        { name: 'at most', data: steps(low), isStep: true },
      ],
      marks: demand === null ? [] : [{ at: { xAxis: demand.ratePerSecond }, words: demand.text }],
    },
  ]
}
