/** Draws plots as SVG that may appear in a page whose policy forbids inline styles and scripts. Pure. */
import { init, setPlatformAPI, type EChartsCoreOption } from './plot-library.ts'
import { textWidth } from './plot-axis.ts'

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

// Its own guess is that of a narrow font, and the page decides on the font: names of a legend would overlap.
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
    // It keeps a timer.
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
