import { count, thousands } from '../schemas/count.ts'
import type { LimiterDot, LimiterRun } from '../schemas/compiled/limiter-run.ts'
import { oneLine } from './neutral-text.ts'
import { COLORS, gridUnder, LEGEND, plainAxis, NOT_INTERACTIVE, SYMBOLS } from './plot-axis.ts'
import { drawn, PLOT_SIZE, type Plot } from './plot-svg.ts'

const ROW_HEIGHT = 64
const FRAME_HEIGHT = 120
// More dots are left out, because the page would be too large.
const MAX_DOTS = 4000

type DotStyle = { readonly name: string; readonly holds: (dot: LimiterDot) => boolean }

// The styles of dots, in the order of COLORS and SYMBOLS. `holds` selects the requests that get a style.
const DOT_STYLES: readonly DotStyle[] = [
  { name: 'accepted', holds: ({ outcome, status }) => outcome === 'accepted' && status < 400 },
  { name: 'refused', holds: ({ outcome }) => outcome === 'refused' },
  {
    name: 'accepted, with a client error',
    holds: (dot) => dot.outcome === 'accepted' && dot.status >= 400 && !isInvalidOnPurpose(dot),
  },
  { name: 'unclassified', holds: ({ outcome }) => outcome === 'unclassified' },
  {
    name: 'deliberately invalid',
    holds: (dot) => dot.outcome === 'accepted' && dot.status >= 400 && isInvalidOnPurpose(dot),
  },
]

function isInvalidOnPurpose({ kind }: LimiterDot): boolean {
  return kind === 'wrong-key' || kind === 'invalid'
}

/** Returns a plot of the requests over time. Returns null if there are no requests. */
export function limiterRaster(run: Pick<LimiterRun, 'dots'>): Plot | null {
  if (run.dots.length === 0) return null
  const dots = run.dots.slice(0, MAX_DOTS)
  const rows = [...new Set(dots.map(rowOf))].toSorted().toReversed()
  const groups = DOT_STYLES.map(({ name, holds }) => ({ name, dots: dots.filter(holds) }))
  const size = { width: PLOT_SIZE.width, height: FRAME_HEIGHT + ROW_HEIGHT * rows.length }
  const lastSeconds = dots.reduce((last, { sentMs }) => Math.max(last, sentMs), 0) / 1000
  const seconds = plainAxis('seconds since the start, when it was sent', false, Math.ceil(lastSeconds))
  const { axisLabel, axisLine, axisTick } = seconds
  const id = 'limit-raster'
  const svg = drawn(id, size, {
    grid: {
      ...gridUnder(
        groups.filter((group) => group.dots.length > 0).map(({ name }) => name),
        size.width,
      ),
      left: 150,
    },
    legend: LEGEND,
    xAxis: seconds,
    yAxis: { type: 'category', data: rows, axisLabel, axisLine, axisTick },
    series: groups.map(dotsOf).filter(({ data }) => data.length > 0),
  })
  return { id, title: 'Every request', alt: describeRequests(run, groups, rows.length), ...size, svg }
}

function rowOf({ key, source }: Pick<LimiterDot, 'key' | 'source'>): string {
  return oneLine(`${key} from ${source}`, 24)
}

function dotsOf({ name, dots }: { readonly name: string; readonly dots: readonly LimiterDot[] }, at: number) {
  return {
    ...NOT_INTERACTIVE,
    type: 'scatter',
    name,
    symbol: SYMBOLS[at],
    symbolSize: 7,
    itemStyle: { color: COLORS[at], opacity: 0.8 },
    data: dots.map((dot) => [dot.sentMs / 1000, rowOf(dot)]),
  }
}

function describeRequests(
  { dots }: Pick<LimiterRun, 'dots'>,
  groups: readonly { readonly name: string; readonly dots: readonly LimiterDot[] }[],
  rows: number,
): string {
  const parts = groups
    .filter((group) => group.dots.length > 0)
    .map((group) => `${thousands(group.dots.length)} ${group.name}`)
  const cut = dots.length > MAX_DOTS ? ` The first ${thousands(MAX_DOTS)} of ${thousands(dots.length)}.` : ''
  return `Each request by the time it was sent, in ${count(rows, 'row')} by key and address: ${parts.join(', ')}.${cut}`
}
