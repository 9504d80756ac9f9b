/** The colors of lines, which color-blind readers can distinguish. */
export const COLORS = [
  'var(--plot-1)',
  'var(--plot-2)',
  'var(--plot-3)',
  'var(--plot-4)',
  'var(--plot-5)',
  'var(--plot-6)',
] as const

/** The line patterns of a plot, for print without color. */
export const DASHES = ['solid', [7, 4], [2, 3], [10, 3, 2, 3], [5, 2], [1, 2]] as const
/** The symbols for the points of a line. */
export const SYMBOLS = ['circle', 'diamond', 'triangle', 'rect', 'roundRect', 'arrow'] as const

const INK = 'var(--soft)'
const LINE = 'var(--line)'
const TEXT = { color: 'var(--ink)', fontSize: 13 }

// The margins of a plot in SVG units.
const GRID = { left: 68, right: 18, top: 40, bottom: 50, containLabel: false, outerBoundsMode: 'none' }

/** Estimates the width of a text in pixels. */
export function textWidth(text: string, fontSizePx: number): number {
  return text.length * fontSizePx * WIDE_LETTER
}

/** Returns the grid options (margins) of a plot under a legend. The top margin grows with the rows that the legend needs for `names`. */
export function gridUnder(names: readonly string[], width: number): typeof GRID {
  let rows = 1
  let used = 0
  for (const name of names) {
    const item = LEGEND.itemWidth + LEGEND_SPACE + textWidth(name, TEXT.fontSize)
    if (used > 0 && used + item > width - LEGEND.left - GRID.right) {
      rows += 1
      used = 0
    }
    used += item + LEGEND.itemGap
  }
  return { ...GRID, top: GRID.top + (rows - 1) * LEGEND_ROW }
}

// As a share of the font size. Most letters are narrower, so texts fit.
const WIDE_LETTER = 0.6
const LEGEND_SPACE = 5
const LEGEND_ROW = 27

/** The options of a legend above the plot. */
export const LEGEND = { top: 6, left: 8, itemGap: 12, itemWidth: 20, textStyle: TEXT, selectedMode: false }

/** The options that disable mouse interaction for a series. */
export const NOT_INTERACTIVE = { silent: true, emphasis: { disabled: true } }

/** Returns a linear axis from 0 to `most`. */
export function plainAxis(name: string, isVertical: boolean, most: number) {
  return { ...axis(name, isVertical), min: 0, max: most }
}

/** Returns a logarithmic axis for `values` in ms. */
export function logAxis(name: string, isVertical: boolean, values: readonly number[]) {
  const ticks = logTicks(values)
  const at = ticks.map(Math.log10)
  return {
    ...axis(name, isVertical),
    min: at[0],
    max: at.at(-1),
    axisLabel: {
      ...TEXT,
      customValues: at,
      formatter: (value: number) => roundLabel(10 ** value),
      hideOverlap: true,
    },
    axisTick: { customValues: at, lineStyle: { color: INK } },
    splitLine: { show: true, customValues: at, lineStyle: { color: LINE } },
  }
}

/** Returns the axes of a cumulative distribution of durations in milliseconds. */
export function distributionAxes(values: readonly number[]) {
  return {
    x: logAxis('ms (logarithmic)', false, values),
    y: { ...plainAxis('% took no longer', true, 100), interval: 25 },
  }
}

/** Returns the position of a duration (ms) on a logarithmic axis. A duration below `SMALLEST_MS` gets the position of `SMALLEST_MS`. */
export function logOf(ms: number): number {
  return Math.log10(Math.max(ms, SMALLEST_MS))
}

const SMALLEST_MS = 0.001
const MANY_DECADES = 3

/** Returns the ticks of a logarithmic axis. */
export function logTicks(values: readonly number[]): readonly number[] {
  const known = values.filter((value) => value > 0).map((value) => Math.max(value, SMALLEST_MS))
  const low = known.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY)
  const high = known.reduce((most, value) => Math.max(most, value), 0)
  if (known.length === 0) return [1, 10]
  const first = Math.floor(Math.log10(low))
  const last = Math.ceil(Math.log10(high))
  const steps = last - first > MANY_DECADES ? [1] : [1, 2, 5]
  const all = Array.from({ length: last - first + 2 }, (_, index) => first + index).flatMap((power) =>
    steps.map((step) => Number(`${step}e${power}`)),
  )
  const from = all.findLastIndex((tick) => tick <= low)
  const to = all.findIndex((tick) => tick >= high)
  return all.slice(Math.max(0, from), Math.max(to, from + 1) + 1)
}

/** Returns a line with a label across a plot, for example for the limit in an objective. */
export function limitLine(place: { readonly xAxis: number } | { readonly yAxis: number }, words: string) {
  return {
    ...place,
    label: {
      formatter: words,
      // A curve of latency passes its limit far from the start, if at all.
      position: 'yAxis' in place ? 'insideStartTop' : 'insideEndTop',
      color: 'var(--ink)',
      fontSize: 12,
      textBorderColor: 'var(--paper)',
      textBorderWidth: 4,
    },
    lineStyle: { color: 'var(--ink)', type: [4, 3], width: 1 },
  }
}

/** Rounds up to a round number at which an axis can end, such as 1.5 or 20. */
export function roundUp(value: number): number {
  if (value <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  const step = [1, 1.5, 2, 3, 4, 5, 6, 8, 10].find((factor) => factor * power >= value * (1 - 1e-9)) ?? 10
  return Number((step * power).toPrecision(6))
}

function axis(name: string, isVertical: boolean) {
  return {
    type: 'value',
    name,
    nameLocation: 'middle',
    nameGap: isVertical ? 54 : 30,
    // Otherwise the library moves the name out of the picture beside long labels. 54 fit seven digits.
    nameMoveOverlap: false,
    nameTextStyle: TEXT,
    axisLabel: { ...TEXT, hideOverlap: true },
    axisLine: { show: true, onZero: false, lineStyle: { color: INK } },
    axisTick: { show: true, lineStyle: { color: INK } },
    splitLine: { show: true, lineStyle: { color: LINE } },
  }
}

function roundLabel(value: number): string {
  return Number(value.toPrecision(3)).toLocaleString('en-US', { maximumFractionDigits: 4 })
}
