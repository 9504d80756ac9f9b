/** Draws plots as SVG that may appear in a page whose policy forbids inline styles and scripts. Pure. */
import { init, setPlatformAPI, type EChartsCoreOption } from './plot-library.ts'
import { COLOURS, DASHES, gridUnder, LEGEND, limitLine, STILL, SYMBOLS, textWidth } from './plot-axis.ts'

/** `alt` says in words what the drawing shows; `svg` are its elements, which are markup already. */
export type Plot = {
  readonly id: string
  readonly title: string
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly svg: string
}

/** The size of a plot in its own units. */
export const PLOT_SIZE = { width: 820, height: 340 } as const

/** Pairs of x and y; null leaves a gap. */
export type Points = readonly (readonly [x: number, y: number | null])[]

/** A line of a chart. `color`: its place among the colors, patterns and symbols; its own place in the chart when absent. */
export type ChartLine = {
  readonly name: string
  readonly data: Points
  readonly color?: number
  /** Whether each value holds until the next one. */
  readonly isStep?: boolean
  /** `points`: symbols and no line; `both`: symbols on a line; absent: a line alone. */
  readonly as?: 'points' | 'both'
}

/** A vertical or horizontal line with words at it. */
export type Mark = {
  readonly at: { readonly xAxis: number } | { readonly yAxis: number }
  readonly words: string
  /** Where the words stand, so that lines side by side can be read. */
  readonly position?: string
}

/** A chart of lines. `band`: an interval of x that is shaded. */
export type Chart = {
  readonly id: string
  readonly title: string
  readonly alt: string
  readonly x: object
  readonly y: object
  readonly lines: readonly ChartLine[]
  readonly marks?: readonly Mark[]
  readonly band?: readonly [from: number, to: number] | null
}

/** Draws a chart of lines. */
export function lineChart({ id, title, alt, x, y, lines, marks = [], band = null }: Chart): Plot {
  const names = [...new Set(lines.map(({ name }) => name))]
  const svg = drawn(id, PLOT_SIZE, {
    grid: gridUnder(names, PLOT_SIZE.width),
    legend: LEGEND,
    xAxis: x,
    yAxis: y,
    series: lines.map((line, at) => ({ ...lineSeries(line, at), ...(at > 0 ? {} : overlay(marks, band)) })),
  })
  return { id, title, alt, ...PLOT_SIZE, svg }
}

function lineSeries({ name, data, color, isStep, as }: ChartLine, place: number) {
  const at = color ?? place
  return {
    ...STILL,
    type: 'line',
    name,
    symbol: as === undefined ? 'none' : SYMBOLS[at],
    symbolSize: 7,
    ...(isStep === true ? { step: 'end' } : {}),
    lineStyle: { color: COLOURS[at], type: DASHES[at], width: as === 'points' ? 0 : 2 },
    itemStyle: { color: COLOURS[at] },
    data,
  }
}

function overlay(marks: readonly Mark[], band: Chart['band']) {
  return {
    ...(marks.length === 0
      ? {}
      : {
          markLine: {
            silent: true,
            symbol: 'none',
            data: marks.map(({ at, words, position }) => limitLine(at, words, position)),
          },
        }),
    ...(band == null
      ? {}
      : {
          markArea: {
            silent: true,
            itemStyle: { color: 'var(--plot-1)', opacity: 0.13 },
            data: [[{ xAxis: band[0] }, { xAxis: band[1] }]],
          },
        }),
  }
}

/** Returns values of equal stretches of time, each held from its beginning to its end. */
export function stepsOf(values: readonly number[], stretchSeconds: number): Points {
  return [
    ...values.map((value, place) => [place * stretchSeconds, value] as const),
    [values.length * stretchSeconds, values.at(-1) ?? 0],
  ]
}

// The library assumes a narrow font, but the page chooses the font: names in a legend would overlap.
setPlatformAPI({
  measureText: (text, font) => ({ width: textWidth(text, Number.parseFloat(font ?? '') || 12) }),
})

/**
 * The elements of a drawing, without the `svg` around them. Ids in it begin with `id`, so that several drawings may stand
 * on one page. Inline styles become attributes, because the page's policy would drop them.
 */
export function drawn(
  id: string,
  size: { readonly width: number; readonly height: number },
  option: EChartsCoreOption,
): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: size.width, height: size.height })
  try {
    chart.setOption({ animation: false, backgroundColor: 'transparent', ...option })
    return cleaned(chart.renderToSVGString(), id)
  } finally {
    // The library keeps a timer until then.
    chart.dispose()
  }
}

// The library counts its ids on through the life of the process: numbered again, a page is the same each time.
function cleaned(svg: string, id: string): string {
  const names = new Map<string, string>()
  const nameOf = (old: string): string => {
    const known = names.get(old) ?? `${id}-${names.size}`
    names.set(old, known)
    return known
  }
  return svg
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replaceAll(/<style\b[\s\S]*?<\/style>/g, '')
    .replaceAll(/ (?:class|ecmeta_[a-z_]+|xmlns(?::xlink)?|pointer-events)="[^"]*"/g, '')
    .replaceAll(/ id="([^"]*)"/g, (_whole, old: string) => ` id="${nameOf(old)}"`)
    .replaceAll(/url\(#([^)]*)\)/g, (_whole, old: string) => `url(#${nameOf(old)})`)
    .replaceAll(/ style="([^"]*)"/g, (_whole, css: string) => attributesOf(css))
}

/** `font-size:12px;stroke:x` as attributes of SVG; what is not a presentation attribute, and the font itself, is left out. */
function attributesOf(css: string): string {
  return css
    .split(';')
    .map((rule) => rule.split(/:(.*)/s))
    .map(([name = '', value = '']) =>
      /^(font-(size|weight)|fill|stroke)/.test(name) ? ` ${name}="${value}"` : '',
    )
    .join('')
}
