/** A comparison as text, Markdown, HTML or JSON. What came from a target is neutralized in each. */
import { count } from '../../schemas/count.ts'
import { htmlPage } from '../html-page.ts'
import { code, escapedMarkdown } from '../markdown.ts'
import { markup, nothing, type Markup } from '../markup.ts'
import { oneLine } from '../neutral-text.ts'
import {
  formatComparison,
  sizeText,
  type ComparedRun,
  type Comparison,
  type ComparisonRow,
  type ComparisonSection,
} from './comparison.ts'

/** The formats of `assay compare`, the default first. */
export const COMPARISON_FORMATS = {
  summary: renderText,
  markdown: renderMarkdown,
  html: renderPage,
  json: (comparison: Comparison) => `${JSON.stringify(comparison, null, 2)}\n`,
} as const

function runsOf({ before, after }: Comparison): readonly (readonly [string, string])[] {
  return [
    ['before', runText(before)],
    ['after', runText(after)],
  ]
}

function runText({ target, outcome, startedAt }: ComparedRun): string {
  return `${target}: ${outcome}, ${startedAt}`
}

function notesOf({ unusable, caveats }: Comparison): readonly string[] {
  return [...unusable.slice(1), ...caveats]
}

const NAMED = 4

/** The checks of a row beside the first one. */
function othersText({ checks = [] }: ComparisonRow): string {
  const others = checks.slice(1)
  if (others.length === 0) return ''
  const hidden = others.length - NAMED
  const named = others.slice(0, NAMED).join(', ')
  return `same reason: ${named}${hidden > 0 ? ` and ${count(hidden, 'more check')}` : ''}`
}

function renderText(comparison: Comparison): string {
  const sections = comparison.sections.map((section) =>
    [`${section.title} (${sizeText(section)})`, ...section.rows.flatMap(textRow)].join('\n'),
  )
  return `${[
    oneLine(formatComparison(comparison), 600),
    runsOf(comparison)
      .map(([name, text]) => `  ${name.padEnd(7)} ${oneLine(text, 240)}`)
      .join('\n'),
    notesOf(comparison)
      .map((note) => `NOTE: ${oneLine(note, 600)}.`)
      .join('\n'),
    ...sections,
  ]
    .filter((block) => block !== '')
    .join('\n\n')}\n`
}

function textRow(row: ComparisonRow): readonly string[] {
  const { name, change, detail } = row
  const more = detail === undefined ? '' : `  ${oneLine(detail, 200)}`
  const others = othersText(row)
  return [
    `  ${oneLine(name, 80)}  ${oneLine(change, 200)}${more}`,
    ...(others === '' ? [] : [`    ${oneLine(others, 400)}`]),
  ]
}

function renderMarkdown(comparison: Comparison): string {
  const sections = comparison.sections.map((section) =>
    [`### ${section.title} (${sizeText(section)})`, '', ...section.rows.map(markdownRow)].join('\n'),
  )
  return `${[
    `## Assay: ${escapedMarkdown(formatComparison(comparison), 600)}`,
    runsOf(comparison)
      .map(([name, text]) => `- ${name}: ${escapedMarkdown(text)}`)
      .join('\n'),
    ...notesOf(comparison).map((note) => `> ${escapedMarkdown(note, 600)}.`),
    ...sections,
  ].join('\n\n')}\n`
}

function markdownRow(row: ComparisonRow): string {
  const { name, change, detail } = row
  const parts = [change, detail, othersText(row)].filter((part) => part !== undefined && part !== '')
  return `- ${code(name)}: ${parts.map((part) => escapedMarkdown(part ?? '', 400)).join(': ')}`
}

function renderPage(comparison: Comparison): string {
  const answer = oneLine(formatComparison(comparison), 600)
  const tone = comparison.unusable.length > 0 ? 'doubt' : comparison.regressions === 0 ? 'good' : 'bad'
  return htmlPage({
    title: `Assay: ${answer}`,
    header: markup`<h1><span class="${tone}">${answer}</span></h1>
<dl>
${runsOf(comparison).map(([name, text]) => markup`<dt>${name}</dt><dd>${oneLine(text, 400)}</dd>\n`)}
</dl>
${notesOf(comparison).map((note) => markup`<p class="loud">${oneLine(note, 600)}.</p>\n`)}`,
    main: markup`${comparison.sections.map(sectionMarkup)}`,
    version: null,
  })
}

function sectionMarkup(section: ComparisonSection): Markup {
  const { title, rows } = section
  return markup`<h2>${title} (${sizeText(section)})</h2>
<div class="scroll wide" tabindex="0"><table>
<caption>${title}</caption>
<thead><tr><th scope="col">Name</th><th scope="col">Change</th><th scope="col">Detail</th></tr></thead>
<tbody>
${rows.map(
  (row) =>
    markup`<tr><th scope="row"><code>${oneLine(row.name)}</code></th><td>${oneLine(row.change, 400)}</td><td>${oneLine(row.detail ?? '', 400)}${othersMarkup(row)}</td></tr>
`,
)}</tbody>
</table></div>
`
}

function othersMarkup(row: ComparisonRow): Markup {
  const others = othersText(row)
  return others === '' ? nothing : markup`<br><span class="soft">${oneLine(others, 600)}</span>`
}
