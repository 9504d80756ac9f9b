/** The plots of runs against a limiter: each request as a dot, and what each key got over time. Pure. */
import { count, thousands } from '../schemas/count.ts'
import type { FairnessRun, FairnessSeries } from '../schemas/compiled/fairness-run.ts'
import type { LimiterDot, LimiterRun } from '../schemas/compiled/limiter-run.ts'
import { oneLine } from './neutral-text.ts'
import { COLOURS, GRID, LEGEND, plainAxis, roundUp, STILL, SYMBOLS } from './plot-axis.ts'
import { drawn, lineChart, PLOT_SIZE, stepsOf, type Plot } from './plot-svg.ts'

const ROW_HEIGHT = 64
const FRAME_HEIGHT = 120
/** A page stays small for any number of requests. */
const MAX_DOTS = 4000

type Look = { readonly name: string; readonly holds: (dot: LimiterDot) => boolean }

// In the order of colors and symbols; distinguished by shape too, for print and for eyes that do not see the colors.
const LOOKS: readonly Look[] = [
  { name: 'accepted', holds: ({ outcome, status }) => outcome === 'accepted' && status < 400 },
  { name: 'refused', holds: ({ outcome }) => outcome === 'refused' },
  {
    name: 'accepted, with a client error',
    holds: (dot) => dot.outcome === 'accepted' && dot.status >= 400 && !isMeantWrong(dot),
  },
  { name: 'unclassified', holds: ({ outcome }) => outcome === 'unclassified' },
  {
    name: 'deliberately invalid',
    holds: (dot) => dot.outcome === 'accepted' && dot.status >= 400 && isMeantWrong(dot),
  },
]

/** The plan sends requests with a made-up key or an invalid body, to see whether they consume quota. They should fail. */
function isMeantWrong({ kind }: LimiterDot): boolean {
  return kind === 'wrong-key' || kind === 'invalid'
}

const RELEASE = 'predicted release'

/** The plot; null when no request was sent. */
export function limiterRaster(run: Pick<LimiterRun, 'dots' | 'releases'>): Plot | null {
  if (run.dots.length === 0) return null
  const dots = run.dots.slice(0, MAX_DOTS)
  const rows = [...new Set(dots.map(rowOf))].toSorted().toReversed()
  const groups = LOOKS.map(({ name, holds }) => ({ name, dots: dots.filter(holds) }))
  const size = { width: PLOT_SIZE.width, height: FRAME_HEIGHT + ROW_HEIGHT * rows.length }
  const lastSeconds = dots.reduce((last, { sentMs }) => Math.max(last, sentMs), 0) / 1000
  const seconds = plainAxis('seconds since the start, when it was sent', false, Math.ceil(lastSeconds))
  const { axisLabel, axisLine, axisTick } = seconds
  const id = 'limit-raster'
  const svg = drawn(id, size, {
    grid: { ...GRID, left: 130 },
    legend: LEGEND,
    xAxis: seconds,
    yAxis: { type: 'category', data: rows, axisLabel, axisLine, axisTick },
    series: [releases(run, rows), ...groups.map(dotsOf)].filter(({ data }) => data.length > 0),
  })
  return { id, title: 'Every request', alt: describeRequests(run, groups, rows.length), ...size, svg }
}

function rowOf({ key, source }: Pick<LimiterDot, 'key' | 'source'>): string {
  return oneLine(`${key} from ${source}`, 24)
}

function dotsOf({ name, dots }: { readonly name: string; readonly dots: readonly LimiterDot[] }, at: number) {
  return {
    ...STILL,
    type: 'scatter',
    name,
    symbol: SYMBOLS[at],
    symbolSize: 7,
    itemStyle: { color: COLOURS[at], opacity: 0.8 },
    data: dots.map((dot) => [dot.sentMs / 1000, rowOf(dot)]),
  }
}

/** A release shows in the first row of its key. */
function releases({ dots, releases: all }: Pick<LimiterRun, 'dots' | 'releases'>, rows: readonly string[]) {
  const data = all.flatMap(({ key, atMs }) => {
    const first = dots.find((dot) => dot.key === key)
    const row = first === undefined ? undefined : rows.find((name) => name === rowOf(first))
    return row === undefined ? [] : atMs.map((ms) => [ms / 1000, row])
  })
  return {
    ...STILL,
    type: 'scatter',
    name: RELEASE,
    symbol: 'rect',
    symbolSize: [2, 36],
    itemStyle: { color: COLOURS[5], opacity: 0.9 },
    data,
  }
}

function describeRequests(
  { dots, releases: all }: Pick<LimiterRun, 'dots' | 'releases'>,
  groups: readonly { readonly name: string; readonly dots: readonly LimiterDot[] }[],
  rows: number,
): string {
  const parts = groups
    .filter((group) => group.dots.length > 0)
    .map((group) => `${thousands(group.dots.length)} ${group.name}`)
  const cut = dots.length > MAX_DOTS ? ` The first ${thousands(MAX_DOTS)} of ${thousands(dots.length)}.` : ''
  const ticks = all.flatMap(({ atMs }) => atMs).length
  const ticksText =
    ticks === 0
      ? ''
      : ` Vertical marks: ${count(ticks, 'moment')} at which the limiter that was found lets one more through.`
  return `Each request by the time it was sent, in ${count(rows, 'row')} by key and address: ${parts.join(', ')}.${cut}${ticksText}`
}

/** More lines than colors are not readable. */
const MAX_LINES = COLOURS.length

/** Both plots; none of a run without figures. */
export function fairnessPlots({
  series,
  fairness,
}: Pick<FairnessRun, 'series' | 'fairness'>): readonly Plot[] {
  if (series === null || fairness === null) return []
  const greedy = fairness.keys.find(({ isAggressor }) => isAggressor)?.key ?? ''
  return [
    keyPlot('completed', 'fairness-goodput', series, greedy),
    keyPlot('refused', 'fairness-refused', series, greedy),
  ]
}

function keyPlot(which: 'completed' | 'refused', id: string, series: FairnessSeries, greedy: string): Plot {
  const { bucketSeconds, phases, keys } = series
  const shown = keys.slice(0, MAX_LINES)
  const left = keys.length - shown.length
  const rest = left === 0 ? '' : ` ${count(left, 'further key')} not drawn.`
  const totals = shown.map((key) => `${oneLine(key.key, 30)} ${sum(key[which])}`).join(', ')
  const name = `${which.slice(0, 1).toUpperCase()}${which.slice(1)}`
  const lines = shown.map((key) => ({
    name: oneLine(key.key === greedy ? `${key.key} (sends more)` : key.key, 30),
    isStep: true,
    data: stepsOf(
      key[which].map((number) => number / bucketSeconds),
      bucketSeconds,
    ),
  }))
  const most = lines.flatMap(({ data }) => data.map(([, y]) => y ?? 0)).reduce((a, b) => Math.max(a, b), 0)
  const end = bucketSeconds * (shown[0]?.[which].length ?? 1)
  return lineChart({
    id,
    title: `${name} per key`,
    alt: `${name} requests per second of each key, by when they were sent: ${totals}.${rest} Vertical lines: where ${formatPhases(series)} begin.`,
    x: plainAxis('seconds since the first request of the comparison', false, end),
    y: plainAxis('requests per second', true, roundUp(most)),
    lines,
    marks: phases.map(({ phase, fromSeconds }) => ({
      at: { xAxis: fromSeconds },
      words: PHASE_NAMES[phase],
    })),
  })
}

const PHASE_NAMES = { calm: 'calm', press: 'pressure' } as const

function formatPhases({ phases }: FairnessSeries): string {
  return phases
    .map(({ phase, fromSeconds }) => `${PHASE_NAMES[phase]} (${fromSeconds.toFixed(0)} s)`)
    .join(', ')
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, one) => total + one, 0)
}
