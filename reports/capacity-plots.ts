/** The plots of a sweep, in the order of its page. */
import { EXTRAPOLATED } from './capacity-text.ts'
import type { CapacityRun } from '../schemas/compiled/capacity-run.ts'
import { plotLine, stagesByRate, type Points } from './capacity-plot-parts.ts'
import { latencyPlot, capacityResponsePlot, throughputPlot } from './capacity-rate-plots.ts'
import { distributionPlots, timelinePlot } from './capacity-stage-plots.ts'
import { GRID, LEGEND, limitLine, plainAxis, roundUp } from './plot-axis.ts'
import { drawn, PLOT_SIZE, type Plot } from './plot-svg.ts'

/** The plots that the stages allow; none without a stage at a rate. */
export function capacityPlots(run: CapacityRun): readonly Plot[] {
  if (!run.stages.some(({ ratePerSecond }) => ratePerSecond > 0)) return []
  const overRate =
    stagesByRate(run).length === 0
      ? []
      : [latencyPlot(run), throughputPlot(run), capacityResponsePlot(run) ?? []].flat()
  return [...overRate, ...distributionPlots(run), timelinePlot(run), ...replicasPlot(run)]
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
    plotLine(0, 'replicas', steps(ratePerSecond), {
      step: 'end',
      symbol: 'none',
      ...(asked === 0
        ? {}
        : {
            markLine: {
              silent: true,
              symbol: 'none',
              data: [limitLine({ xAxis: asked }, demand?.text ?? '')],
            },
          }),
    }),
    plotLine(1, 'at least', steps(high), { step: 'end', symbol: 'none' }),
    plotLine(2, 'at most', steps(low), { step: 'end', symbol: 'none' }),
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
      alt: `Replicas that a load takes, with the bounds of the 95 % interval. More than one is ${EXTRAPOLATED}.${asked === 0 ? '' : ` The vertical line is the load of --for: ${demand?.text ?? ''}.`}`,
      ...PLOT_SIZE,
      svg,
    },
  ]
}
