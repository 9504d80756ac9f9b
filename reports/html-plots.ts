/** Plots on the page: drawn elements with a name, words for those who do not see them, and room to print. */
import { Markup, markup, nothing } from './markup.ts'
import type { Plot } from './plot.ts'

/** All plots, two beside each other where there is room. */
export function plotFigures(plots: readonly Plot[]): Markup {
  if (plots.length === 0) return nothing
  return markup`<div class="plots">
${plots.map(figure)}</div>
`
}

// The library has escaped every text inside the drawing.
function figure({ id, title, alt, width, height, svg }: Plot): Markup {
  return markup`<figure class="plot" tabindex="0">
<h3 id="${id}">${title}</h3>
<svg viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="${id}" aria-describedby="${id}-words">
${new Markup(svg)}</svg>
<figcaption id="${id}-words">${alt}</figcaption>
</figure>
`
}
