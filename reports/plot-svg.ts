/** Draws plots as SVG without inline styles and scripts. Pure. */
import { init, setPlatformAPI, type EChartsCoreOption } from './plot-library.ts'
import {
  COLORS,
  DASHES,
  gridUnder,
  LEGEND,
  limitLine,
  NOT_INTERACTIVE,
  SYMBOLS,
  textWidth,
} from './plot-axis.ts'

/** A drawn plot. `alt` is a text that describes it, and `svg` is its markup. */
export type Plot = {
  readonly id: string
  readonly title: string
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly svg: string
}

/** The size of a plot in SVG units. */
export const PLOT_SIZE = { width: 440, height: 310 } as const

/** Pairs of x and y. A null y interrupts the line. */
export type Points = readonly (readonly [x: number, y: number | null])[]

/** A line of a chart. `color` is the index of its color, pattern and symbol. */
export type ChartLine = {
  readonly name: string
  readonly data: Points
  readonly color?: number
  /** Whether each value holds until the next point. */
  readonly isStep?: boolean
  /** How points are drawn: alone (`points`) or on the line (`both`). If absent, only the line is drawn. */
  readonly as?: 'points' | 'both'
}

/** A labeled vertical or horizontal line. */
export type Mark = {
  readonly at: { readonly xAxis: number } | { readonly yAxis: number }
  readonly words: string
}

/** A line chart. `band` is a shaded interval on the x axis. */
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
    ...NOT_INTERACTIVE,
    type: 'line',
    name,
    symbol: as === undefined ? 'none' : SYMBOLS[at],
    symbolSize: 7,
    ...(isStep === true ? { step: 'end' } : {}),
    lineStyle: { color: COLORS[at], type: DASHES[at], width: as === 'points' ? 0 : 2 },
    itemStyle: { color: COLORS[at] },
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
            data: marks.map(({ at, words }) => limitLine(at, words)),
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

/** Returns the points of a step function in which each value holds for `stretchSeconds`. */
export function stepsOf(values: readonly number[], stretchSeconds: number): Points {
  return [
    ...values.map((value, place) => [place * stretchSeconds, value] as const),
    [values.length * stretchSeconds, values.at(-1) ?? 0],
  ]
}

// The library assumes a narrow font. In the font of the page, names in a legend would overlap.
setPlatformAPI({
  measureText: (text, font) => ({ width: textWidth(text, Number.parseFloat(font ?? '') || 12) }),
})

/** Draws a plot and returns its SVG, in which all ids start with `id`. */
export function drawn(id: string, size: Size, option: EChartsCoreOption): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: size.width, height: size.height })
  try {
    chart.setOption({ animation: false, backgroundColor: 'transparent', ...option })
    return cleaned(chart.renderToSVGString(), id)
  } finally {
    // Otherwise the library keeps a timer.
    chart.dispose()
  }
}

type Size = { readonly width: number; readonly height: number }

// Removes unneeded markup and renumbers ids. The library counts ids per process, so pages of equal runs would differ.
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

function attributesOf(css: string): string {
  return css
    .split(';')
    .map((rule) => rule.split(/:(.*)/s))
    .map(([name = '', value = '']) =>
      /^(font-(size|weight)|fill|stroke)/.test(name) ? ` ${name}="${value}"` : '',
    )
    .join('')
}
