/** The common parts of the plots of a sweep: lines, points, and the capacity with its interval. */
import type { CapacityRun, CapacityStage } from '../schemas/compiled/capacity-run.ts'
import { formatInterval, formatRate } from './capacity-text.ts'
import { COLOURS, DASHES, limitLine, STILL, SYMBOLS } from './plot-axis.ts'

/** Points of a line: pairs of x and y. */
export type Points = readonly (readonly [number, number])[]

/** A line in the color, pattern and symbol of its place. */
export function plotLine(at: number, name: string, data: Points, more: object = {}) {
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

/** Rates this near to each other are one point of a line; the stages themselves are drawn as they are. */
const SAME_RATE = 1.04

/** Draws each stage as a point, and a line through the means of stages at about the same rate: chance makes those differ. */
export function pointsAndLine(at: number, name: string, data: Points, more: object = {}): readonly object[] {
  return [
    plotLine(at, name, data, { lineStyle: { color: COLOURS[at], width: 0 }, ...more }),
    plotLine(at, name, meansOf(data), { symbol: 'none' }),
  ]
}

function meansOf(data: Points): Points {
  const groups: (readonly [number, number])[][] = []
  for (const point of data) {
    const group = groups.at(-1)
    if (group?.[0] !== undefined && point[0] <= SAME_RATE * group[0][0]) group.push(point)
    else groups.push([point])
  }
  const mean = (group: Points, of: 0 | 1): number =>
    group.reduce((sum, point) => sum + point[of], 0) / group.length
  return groups.map((group) => [mean(group, 0), mean(group, 1)] as const)
}

/** Returns the stages at a rate that say something of the target, by their rate: a limiter and this machine hide it. */
export function stagesByRate({ stages }: CapacityRun): readonly CapacityStage[] {
  return stages
    .filter(({ ratePerSecond, limit }) => ratePerSecond > 0 && limit !== 'machine' && limit !== 'limiter')
    .toSorted((a, b) => a.ratePerSecond - b.ratePerSecond)
}

/** Marks for a plot over the rate: the interval of the capacity as a band, the capacity, the known true value, and more lines. */
export function rateMarks({ answer, truth }: CapacityRun, end: number, more: readonly object[] = []) {
  const { ratePerSecond = null, interval = null } = answer ?? {}
  const high = Math.min(end, interval?.high ?? end)
  const band = interval === null || interval.low >= end ? [] : [[{ xAxis: interval.low }, { xAxis: high }]]
  const known = truth?.ratePerSecond ?? null
  return {
    markArea: { silent: true, itemStyle: { color: 'var(--plot-1)', opacity: 0.13 }, data: band },
    markLine: {
      silent: true,
      symbol: 'none',
      data: [
        ...(ratePerSecond === null ? [] : [limitLine({ xAxis: ratePerSecond }, 'capacity')]),
        ...(known === null || known > end
          ? []
          : [labeled({ xAxis: known }, 'true value', 'insideMiddleTop')]),
        ...more,
      ],
    },
  }
}

/** Names what {@link rateMarks} draws: the band, and each vertical line. */
export function formatMarks({ answer, truth }: CapacityRun): string {
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

/** A line whose words stand elsewhere, so that lines side by side can be read. */
function labeled(place: { readonly xAxis: number }, words: string, position: string) {
  const usual = limitLine(place, words)
  return { ...usual, label: { ...usual.label, position } }
}

/** The capacity in words, for the text beside a plot. */
export function capacitySentence({ answer, truth }: CapacityRun): string {
  if (answer?.ratePerSecond == null) return 'The capacity is not known.'
  const known = truth?.ratePerSecond == null ? '' : ` True value: ${formatRate(truth.ratePerSecond)}.`
  return `Capacity ${formatRate(answer.ratePerSecond)}, 95 % interval ${formatInterval(answer.interval)}.${known}`
}
