import { createHash } from 'node:crypto'
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
  plainText,
} from './page.ts'
import type { Plot } from './plot-svg.ts'

const MAX_CHARS = 600

/** Returns the page as HTML, with all texts escaped. */
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

/** The script of report.html, for search and copy buttons. */
export const SCRIPT = `
const place = document.querySelector('#checks')
if (place !== null) {
  const label = document.createElement('label')
  const search = document.createElement('input')
  search.type = 'search'
  label.className = 'by-script'
  label.append('Search checks ', search)
  place.after(label)
  search.addEventListener('input', () => {
    const words = search.value.toLowerCase()
    for (const check of document.querySelectorAll('details[id^="check-"]'))
      check.hidden = !check.textContent.toLowerCase().includes(words)
    for (const group of document.querySelectorAll('details:has(> details[id])')) group.open = words !== ''
  })
}
for (const text of document.querySelectorAll('pre')) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'by-script'
  button.textContent = 'Copy'
  button.addEventListener('click', async () => {
    getSelection().selectAllChildren(text)
    await navigator.clipboard.writeText(text.textContent)
    button.textContent = 'Copied'
  })
  text.before(button)
}
`

// The style of every page, for light and dark mode and print. The contrast of text is at least 4.5 to 1.
const STYLE = `
:root { color-scheme: light dark; --ink: #1b1f24; --soft: #57606a; --paper: #ffffff; --sheet: #f3f5f7;
  --line: #c9d0d7; --good: #116329; --bad: #a40e26; --doubt: #7d4e00; --link: #0550ae;
  --plot-1: #0064a8; --plot-2: #c24a00; --plot-3: #8a3a86; --plot-4: #00735a; --plot-5: #8f6500; --plot-6: #4b5563; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6edf3; --soft: #a5b0bb; --paper: #0f1318;
  --sheet: #1a2027; --line: #3b444e; --good: #6fdd8b; --bad: #ff9a94; --doubt: #f0c36a; --link: #8ec2ff;
  --plot-1: #62b5f2; --plot-2: #ff9757; --plot-3: #e19bdd; --plot-4: #4fd3ac; --plot-5: #f0c24b; --plot-6: #b4bec9; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; overflow-wrap: break-word; }
main, header, footer { max-width: 70rem; margin: 0 auto; padding: 1rem 1.25rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 1rem 0 .5rem; overflow-wrap: anywhere; }
h2 { margin: 2.5rem 0 .5rem; border-bottom: 1px solid var(--line); }
header h2 { font-size: 1.15rem; margin: 1rem 0 .25rem; border: 0; }
header ol { margin: .25rem 0; }
h3 { margin: 1.75rem 0 .25rem; }
h4 { margin: 1rem 0 .25rem; }
a { color: var(--link); }
code, pre, td, dd { overflow-wrap: anywhere; }
code, pre { font: .875rem/1.45 ui-monospace, monospace; }
pre { background: var(--sheet); border: 1px solid var(--line); border-radius: 4px; padding: .6rem .75rem;
  overflow-x: auto; white-space: pre-wrap; }
table { border-collapse: collapse; width: 100%; margin: .5rem 0 1rem; }
caption { text-align: left; color: var(--soft); padding-bottom: .25rem; }
th, td { border: 1px solid var(--line); padding: .3rem .6rem; text-align: left; vertical-align: top; }
thead th { background: var(--sheet); }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; margin: .5rem 0; }
dt { color: var(--soft); }
dd { margin: 0; }
details { border: 1px solid var(--line); border-radius: 4px; margin: .35rem 0; padding: .35rem .75rem; }
summary { cursor: pointer; }
summary strong { text-transform: uppercase; font-size: .8rem; letter-spacing: .03em; }
.good { color: var(--good); }
.bad { color: var(--bad); }
.doubt { color: var(--doubt); }
.soft { color: var(--soft); }
.loud { border-left: 5px solid var(--doubt); background: var(--sheet); padding: .5rem .9rem; }
.scroll { overflow-x: auto; }
.wide table { min-width: 44rem; }
.wide td, th code { overflow-wrap: break-word; }
.figures { display: flex; flex-wrap: wrap; gap: .75rem 3rem; list-style: none; margin: 1rem 0; padding: 0; }
.large { font-size: 1.9rem; line-height: 1.3; font-variant-numeric: tabular-nums; }
th { min-width: 4.5rem; }
th .soft { font-weight: 400; }
td.number .soft { font-size: .8rem; white-space: nowrap; }
abbr { text-decoration: underline dotted; cursor: help; }
details > details { margin-left: .5rem; }
button.by-script { float: right; margin: .4rem; font: .8rem system-ui, sans-serif; }
label.by-script { display: block; margin: .5rem 0; }
.plots { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 26rem), 1fr)); gap: 1.5rem; }
.plot { margin: 0; }
.plot h3 { margin: 0; }
.plot svg { display: block; width: 100%; max-width: 40rem; height: auto; }
.plot svg text { font-family: system-ui, sans-serif; }
.plot figcaption { color: var(--soft); font-size: .9rem; }
details:target { outline: 3px solid var(--link); }
details:is(:target, :has(:target))::details-content { content-visibility: visible; display: block; block-size: auto; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
@media screen and (max-width: 40rem) { .cards table { min-width: 0; } .cards thead { display: none; }
  .cards :is(table, caption, tbody, tr, th, td) { display: block; } .cards tr { border: 1px solid var(--line); margin: .75rem 0; }
  .cards :is(th, td) { border: 0; } .cards th { background: var(--sheet); }
  .cards td::before { content: attr(data-label) ": "; color: var(--soft); } }
@media (max-width: 30rem) { h1 { font-size: 1.4rem; } main, header, footer { padding: 1rem .75rem; } .scroll td { overflow-wrap: normal; } }
@media print { :root { --ink: #000; --soft: #333; --paper: #fff; --sheet: #fff; --link: #000;
  --line: #bbb; --plot-1: #00508a; --plot-2: #a33d00; --plot-3: #6d2a69; --plot-4: #005c48; --plot-5: #6e4d00; --plot-6: #333; }
  body { font-size: 11px; } code, pre { font-size: 10px; } td.number .soft { font-size: 9px; }
  .scroll { overflow-x: visible; } .plots { grid-template-columns: 1fr 1fr; } th, td { padding: .2rem .35rem; }
  :is(button, label).by-script { display: none; } details, .plot, tr { break-inside: avoid; }
  details::details-content { content-visibility: visible; display: block; } }
`

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
