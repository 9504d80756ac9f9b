/** A comparison of keys over time: what each key completed and how much of it was refused, calm and under pressure. Pure. */
import type { FairnessRun, FairnessSeries } from '../schemas/fairness-run.ts'
import { oneLine } from './neutral-text.ts'
import { COLOURS, DASHES, gridUnder, LEGEND, limitLine, plainAxis, roundUp, STILL } from './plot-axis.ts'
import { drawn } from './plot-svg.ts'
import { PLOT_SIZE, type Plot } from './plot.ts'
import { count } from '../schemas/count.ts'

type Key = FairnessSeries['keys'][number]
type Line = { readonly name: string; readonly perSecond: readonly number[] }

/** More lines than colors are not readable. */
const MAX_LINES = COLOURS.length

/** Both plots; none of a run without figures. */
export function fairnessPlots({
  series,
  fairness,
}: Pick<FairnessRun, 'series' | 'fairness'>): readonly Plot[] {
  if (series === null || fairness === null) return []
  const greedy = fairness.keys.find(({ isAggressor }) => isAggressor)?.key ?? ''
  const shown = series.keys.slice(0, MAX_LINES)
  const linesOf = (countsOf: (key: Key) => readonly number[]): readonly Line[] =>
    shown.map((key) => ({
      name: oneLine(key.key === greedy ? `${key.key} (sends more)` : key.key, 30),
      perSecond: countsOf(key).map((number) => number / series.bucketSeconds),
    }))
  const totals = (of: (key: Key) => readonly number[]): string =>
    shown.map((key) => `${oneLine(key.key, 30)} ${sum(of(key))}`).join(', ')
  const left = series.keys.length - shown.length
  const rest = left === 0 ? '' : ` ${count(left, 'further key')} not drawn.`
  return [
    plotOf(
      'fairness-goodput',
      'Completed per key',
      series,
      linesOf(({ completed }) => completed),
      {
        alt: `Completed requests per second of each key, by when they were sent: ${totals(({ completed }) => completed)}.${rest}`,
      },
    ),
    plotOf(
      'fairness-refused',
      'Refused per key',
      series,
      linesOf(({ refused }) => refused),
      {
        alt: `Refused requests per second of each key, by when they were sent: ${totals(({ refused }) => refused)}.${rest}`,
      },
    ),
  ]
}

function plotOf(
  id: string,
  title: string,
  series: FairnessSeries,
  lines: readonly Line[],
  { alt }: { readonly alt: string },
): Plot {
  const { bucketSeconds, phases } = series
  const end = bucketSeconds * (lines[0]?.perSecond.length ?? 1)
  const most = lines.flatMap(({ perSecond }) => perSecond).reduce((a, b) => Math.max(a, b), 0)
  const svg = drawn(id, PLOT_SIZE, {
    grid: gridUnder(
      lines.map(({ name }) => name),
      PLOT_SIZE.width,
    ),
    legend: LEGEND,
    xAxis: plainAxis('seconds since the first request of the comparison', false, end),
    yAxis: plainAxis('requests per second', true, roundUp(most)),
    series: lines.map(({ name, perSecond }, at) => ({
      ...STILL,
      type: 'line',
      name,
      step: 'end',
      symbol: 'none',
      lineStyle: { color: COLOURS[at], type: DASHES[at], width: 2 },
      itemStyle: { color: COLOURS[at] },
      // Each stretch holds its value from its beginning to its end.
      data: [
        ...perSecond.map((value, place) => [place * bucketSeconds, value]),
        [end, perSecond.at(-1) ?? 0],
      ],
      ...(at > 0 ? {} : { markLine: { silent: true, symbol: 'none', data: phases.map(phaseLine) } }),
    })),
  })
  return { id, title, alt: `${alt} Vertical lines: where ${formatPhases(series)} begin.`, ...PLOT_SIZE, svg }
}

const PHASES = { calm: 'calm', press: 'pressure' } as const

function phaseLine({ phase, fromSeconds }: FairnessSeries['phases'][number]) {
  return limitLine({ xAxis: fromSeconds }, PHASES[phase])
}

function formatPhases({ phases }: FairnessSeries): string {
  return phases.map(({ phase, fromSeconds }) => `${PHASES[phase]} (${fromSeconds.toFixed(0)} s)`).join(', ')
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, one) => total + one, 0)
}
