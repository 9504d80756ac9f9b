/** The plots of single stages of a sweep: distributions of durations, and the whole sweep in time. */
import type { CapacityRun, CapacityStage } from '../schemas/compiled/capacity-run.ts'
import { plotLine, stagesByRate, type Points } from './capacity-plot-parts.ts'
import { digits } from './capacity-text.ts'
import { GRID, LEGEND, limitLine, logAxis, logOf, plainAxis, roundUp } from './plot-axis.ts'
import { drawn, PLOT_SIZE, type Plot } from './plot-svg.ts'

const TITLES: readonly (readonly [metric: string, title: string])[] = [
  ['ttft', 'Distribution of TTFT'],
  ['icl', 'Distribution of gaps between chunks (ICL)'],
  ['e2e', 'Distribution of whole answers'],
]

/** One plot for each kind of duration: one user alone, the longest stage near the capacity, and one beyond it. */
export function distributionPlots(run: CapacityRun): readonly Plot[] {
  const stages = shownStages(run)
  return TITLES.flatMap(([metric, title]) => {
    const curves = stages.flatMap(({ name, stage }) => {
      const found = stage.distributions?.find((one) => one.metric === metric)
      return found === undefined ? [] : [{ name, ms: found.ms }]
    })
    if (curves.length < 2) return []
    const values = curves.flatMap(({ ms }) => ms)
    const error = run.instrument?.[metric === 'icl' ? 'gapErrorMs' : 'ttftErrorMs'].p50 ?? null
    const id = `capacity-distribution-${metric}`
    return [
      {
        id,
        title,
        alt:
          `Cumulative distribution of ${metric === 'icl' ? 'gaps' : 'answer times'}: ${curves.map(({ name }) => name).join('; ')}.` +
          (error === null
            ? ''
            : ` The vertical line is the error of the instrument (p50): ${digits(error)} ms.`),
        ...PLOT_SIZE,
        svg: drawn(id, PLOT_SIZE, {
          grid: GRID,
          legend: LEGEND,
          xAxis: logAxis('ms (logarithmic)', false, error === null ? values : [...values, error]),
          yAxis: { ...plainAxis('% took no longer', true, 100), interval: 25 },
          series: curves.map(({ name, ms }, at) =>
            plotLine(at, name, shares(ms), {
              step: 'end',
              symbol: 'none',
              ...(at > 0 || error === null
                ? {}
                : {
                    markLine: {
                      silent: true,
                      symbol: 'none',
                      data: [limitLine({ xAxis: logOf(error) }, 'instrument')],
                    },
                  }),
            }),
          ),
        }),
      },
    ]
  })
}

function shares(ms: readonly number[]): Points {
  return ms.map((value, place) => [logOf(value), (100 * (place + 0.5)) / ms.length] as const)
}

type Shown = { readonly name: string; readonly stage: CapacityStage }

/** The lowest rate of a stage that stands for the capacity, as a share of it. */
const BELOW_CAPACITY = 0.85

function shownStages(run: CapacityRun): readonly Shown[] {
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
    ...(near === undefined ? [] : [{ name: rateOf(near), stage: near }]),
    ...(beyond === undefined || beyond === near
      ? []
      : [{ name: `${rateOf(beyond)} (too much)`, stage: beyond }]),
  ]
}

function rateOf({ ratePerSecond }: CapacityStage): string {
  return `${digits(ratePerSecond)} requests/s`
}

/** Offered rate, requests in flight, failures and refusals of all stages, one after the other. */
export function timelinePlot({ stages }: CapacityRun): Plot {
  const offered = stages.flatMap((stage) => {
    const { fromSeconds, ratePerSecond } = stage
    const to = endOf(stage)
    return [
      [fromSeconds, 0],
      [fromSeconds, ratePerSecond],
      [to, ratePerSecond],
      [to, 0],
    ] as const
  })
  const series = [
    { name: 'offered/s', data: offered },
    { name: 'in flight', data: courseOf(stages, 'inFlight') },
    { name: 'failed', data: courseOf(stages, 'failed') },
    { name: 'refused (429)', data: courseOf(stages, 'limited') },
  ]
  const most = Math.max(...series.flatMap(({ data }) => data.map(([, value]) => value)))
  return {
    id: 'capacity-timeline',
    title: 'The sweep in time',
    alt: `Offered rate, requests in flight, failures and refusals of ${stages.length} stages, one after the other; nothing is in flight between them. Each stage is cut into equal parts; failures and refusals are counted in the part in which they ended.`,
    ...PLOT_SIZE,
    svg: drawn('capacity-timeline', PLOT_SIZE, {
      grid: GRID,
      legend: LEGEND,
      xAxis: plainAxis('seconds', false, roundUp(Math.max(...stages.map(endOf)))),
      yAxis: plainAxis('', true, roundUp(most)),
      series: series.map(({ name, data }, at) => plotLine(at, name, data, { symbol: 'none' })),
    }),
  }
}

function endOf({ fromSeconds, warmUpSeconds, seconds }: CapacityStage): number {
  return fromSeconds + warmUpSeconds + seconds
}

/** Older runs have the figure of the whole stage only. */
function courseOf(stages: readonly CapacityStage[], of: 'inFlight' | 'failed' | 'limited'): Points {
  return stages.flatMap((stage) => {
    const { fromSeconds, timeline } = stage
    const { bucketSeconds, values } =
      timeline === undefined
        ? { bucketSeconds: endOf(stage) - fromSeconds, values: [stage[of]] }
        : { bucketSeconds: timeline.bucketSeconds, values: timeline[of] }
    const middle = (bucket: number): number => fromSeconds + (bucket + 0.5) * bucketSeconds
    return [
      [fromSeconds, 0] as const,
      ...values.map((value, bucket) => [middle(bucket), value] as const),
      [fromSeconds + values.length * bucketSeconds, 0] as const,
    ]
  })
}
