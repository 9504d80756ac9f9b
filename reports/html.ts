/** Renders a page as one HTML document that loads nothing and needs no script. */
import { createHash } from 'node:crypto'
import { SCRIPT } from './html-script.ts'
import { STYLE } from './html-style.ts'
import { Markup, markup, nothing } from './markup.ts'
import { oneLine, severalLines } from './neutral-text.ts'
import {
  shownIn,
  spansOf,
  type Block,
  type BlockOf,
  type Figure,
  type Page,
  type Span,
  type RichText,
} from './page.ts'
import type { Plot } from './plot-svg.ts'
import { plainText } from './text.ts'

const MAX_CHARS = 600

/** Returns the page as HTML. Every text from a target is escaped; the document loads nothing and runs its own script only. */
export async function renderHtml(page: Page): Promise<string> {
  const blocks = [...page.lead, ...page.sections]
  const drawings = await drawn(blocks)
  const title = oneLine(page.title, MAX_CHARS)
  const made = page.version === null ? '' : ` ${page.version}`
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${new Markup(STYLE)}</style>
</head>
<body>
<header>
<p class="soft">Assay${page.label === '' ? '' : `: ${page.label}`}${page.startedAt === undefined ? '' : `, ${page.startedAt.slice(0, 16).replace('T', ' ')} UTC`}</p>
<h1><span class="${page.tone}">${oneLine(page.headline, MAX_CHARS)}</span></h1>
${paragraph(page.subject)}${blocksMarkup(page.lead, 2, drawings)}</header>
<main>
${blocksMarkup(page.sections, 2, drawings)}</main>
<footer class="soft">
<p>Made by Assay${made}. This page is complete: it loads no other files.</p>
</footer>
<script type="module">${new Markup(SCRIPT)}</script>
</body>
</html>
`.source
}

const [STYLE_DIGEST, SCRIPT_DIGEST] = [STYLE, SCRIPT].map((text) =>
  createHash('sha256').update(text).digest('base64'),
)
// Nothing is loaded, and only the style and the script of Assay apply.
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_DIGEST}'; script-src 'sha256-${SCRIPT_DIGEST}'; base-uri 'none'; form-action 'none'`

type Drawings = ReadonlyMap<BlockOf<'plots'>, readonly Plot[]>

async function drawn(blocks: readonly Block[]): Promise<Drawings> {
  const found = everyBlock(blocks).filter((block) => block.kind === 'plots')
  return new Map(await Promise.all(found.map(async (block) => [block, await block.draw()] as const)))
}

function everyBlock(blocks: readonly Block[]): readonly Block[] {
  return shownIn('html', blocks).flatMap((block) =>
    block.kind === 'section' || block.kind === 'fold' ? [block, ...everyBlock(block.blocks)] : [block],
  )
}

function blocksMarkup(blocks: readonly Block[], level: number, drawings: Drawings): Markup {
  return markup`${shownIn('html', blocks).map((block) => blockMarkup(block, level, drawings))}`
}

function blockMarkup(block: Block, level: number, drawings: Drawings): Markup {
  switch (block.kind) {
    case 'line':
      return lineMarkup(block)
    case 'facts':
      return markup`<dl>
${block.facts.map(([name, value]) => markup`<dt>${inline(name)}</dt><dd>${inline(value)}</dd>\n`)}</dl>
`
    case 'table':
      return tableMarkup(block)
    case 'list':
      return listMarkup(block)
    case 'code':
      return markup`<pre>${block.lines.map((one) => severalLines(one)).join('\n')}</pre>\n`
    case 'fold':
      return foldMarkup(block, level, drawings)
    case 'section':
      return sectionMarkup(block, level, drawings)
    case 'plots':
      return plotsMarkup(drawings.get(block) ?? [])
    case 'figures':
      return markup`<ul class="figures">
${block.figures.map(figureMarkup)}</ul>
`
  }
}

function lineMarkup({ words, label, isProminent }: BlockOf<'line'>): Markup {
  const name = label === undefined ? nothing : markup`<strong>${label}:</strong> `
  return isProminent === true
    ? markup`<p class="loud">${name}${inline(words)}</p>\n`
    : markup`<p>${name}${inline(words)}</p>\n`
}

function paragraph(words: RichText): Markup {
  return words === '' ? nothing : markup`<p>${inline(words)}</p>\n`
}

function listMarkup({ items, isOrdered }: BlockOf<'list'>): Markup {
  const inside = items.map((item) => markup`<li>${inline(item)}</li>\n`)
  return isOrdered === true ? markup`<ol>\n${inside}</ol>\n` : markup`<ul>\n${inside}</ul>\n`
}

function sectionMarkup({ title, id, blocks }: BlockOf<'section'>, level: number, drawings: Drawings): Markup {
  const inside = blocksMarkup(blocks, level + 1, drawings)
  if (title === '') return inside
  const tag = new Markup(`h${Math.min(level, 6)}`)
  const named = id === undefined ? nothing : markup` id="${id}"`
  return markup`<${tag}${named}>${inline(title)}</${tag}>
${inside}`
}

function foldMarkup(
  { summary, blocks, id, isOpen }: BlockOf<'fold'>,
  level: number,
  drawings: Drawings,
): Markup {
  const attributes = [
    ...(id === undefined ? [] : [markup` id="${id}"`]),
    ...(isOpen === true ? [new Markup(' open')] : []),
  ]
  return markup`<details${attributes}>
<summary>${inline(summary)}</summary>
${blocksMarkup(blocks, level, drawings)}</details>
`
}

function tableMarkup({
  caption,
  columns,
  rows,
  numbersFrom = columns.length,
  isWide,
}: BlockOf<'table'>): Markup {
  // On a narrow screen, rows of a few words each become cards. Numbers are compared along a column.
  const isCards = isWide === true && numbersFrom === columns.length && columns.length <= 6
  const attributes = (at: number): Markup => (at >= numbersFrom ? new Markup(' class="number"') : nothing)
  const label = (at: number): Markup =>
    isCards ? markup` data-label="${plainText(columns[at] ?? '')}"` : nothing
  return markup`<div class="${isWide === true ? 'scroll wide' : 'scroll'}${isCards ? ' cards' : ''}" tabindex="0"><table>
<caption>${caption}</caption>
<thead><tr>${columns.map((title, at) => markup`<th scope="col"${attributes(at)}>${inline(title)}</th>`)}</tr></thead>
<tbody>
${rows.map(
  ([first = '', ...rest]) =>
    markup`<tr><th scope="row">${inline(first)}</th>${rest.map((cell, at) => markup`<td${attributes(at + 1)}${label(at + 1)}>${inline(cell)}</td>`)}</tr>\n`,
)}</tbody>
</table></div>
`
}

function plotsMarkup(plots: readonly Plot[]): Markup {
  if (plots.length === 0) return nothing
  return markup`<div class="plots">
${plots.map(plotMarkup)}</div>
`
}

// Returns a plot with its title and description. The plot library has escaped all texts in the drawing.
function plotMarkup({ id, title, alt, width, height, svg }: Plot): Markup {
  return markup`<figure class="plot">
<h3 id="${id}">${title}</h3>
<svg viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="${id}" aria-describedby="${id}-words">
${new Markup(svg)}</svg>
<figcaption id="${id}-words">${alt}</figcaption>
</figure>
`
}

function figureMarkup({ name, value, error, tone }: Figure): Markup {
  const classes = tone === undefined ? 'large' : `large ${tone}`
  return markup`<li><span class="soft">${oneLine(name, 80)}</span><br><strong class="${classes}">${value}</strong><br><span class="soft">${oneLine(error, 160)}</span></li>
`
}

function inline(words: RichText): Markup {
  return markup`${spansOf(words).map(spanMarkup)}`
}

function spanMarkup(span: Span): Markup {
  if (typeof span === 'string') return markup`${oneLine(span, MAX_CHARS)}`
  const { text, as, tone, to, meaning } = span
  const shown = oneLine(text, MAX_CHARS)
  const marked = toned(
    as === 'code' ? markup`<code>${shown}</code>` : markup`${shown}`,
    as === 'strong',
    tone,
  )
  const linked = to === undefined ? marked : markup`<a href="${to}">${marked}</a>`
  const explained = meaning === undefined ? linked : markup`<abbr title="${meaning}">${linked}</abbr>`
  return as === 'detail' ? markup`<br>${explained}` : explained
}

function toned(inside: Markup, isStrong: boolean, tone: Exclude<Span, string>['tone']): Markup {
  const attribute = tone === undefined ? nothing : markup` class="${tone}"`
  if (isStrong) return markup`<strong${attribute}>${inside}</strong>`
  return tone === undefined ? inside : markup`<span${attribute}>${inside}</span>`
}
