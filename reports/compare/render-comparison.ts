/** A comparison as text, Markdown, HTML or JSON. What came from a target is neutralised in each. */
import { count } from '../../schemas/count.ts'
import { htmlPage } from '../html-page.ts'
import { code, escaped } from '../markdown.ts'
import { markup } from '../markup.ts'
import { oneLine } from '../neutral-text.ts'
import type { ComparedRun, Comparison, ComparisonRow } from './comparison.ts'

/** The formats of `assay compare`, the default first. */
export const COMPARISON_FORMATS = {
  summary: renderText,
  markdown: renderMarkdown,
  html: renderPage,
  json: (comparison: Comparison) => `${JSON.stringify(comparison, null, 2)}\n`,
} as const

function verdictOf({ regressions, kind, unchanged }: Comparison): string {
  const rest = `${count(unchanged, kind === 'check' ? 'check' : 'figure')} unchanged`
  return regressions === 0 ? `NO REGRESSION; ${rest}` : `${count(regressions, 'REGRESSION')}; ${rest}`
}

function runsOf({ before, after }: Comparison): readonly (readonly [string, string])[] {
  return [
    ['before', runText(before)],
    ['after', runText(after)],
  ]
}

function runText({ target, outcome, startedAt }: ComparedRun): string {
  return `${target}: ${outcome}, ${startedAt}`
}

function renderText(comparison: Comparison): string {
  const sections = comparison.sections.map(({ title, rows }) =>
    [`${title} (${rows.length})`, ...rows.map(textRow)].join('\n'),
  )
  return `${[
    verdictOf(comparison),
    runsOf(comparison)
      .map(([name, text]) => `  ${name.padEnd(7)} ${oneLine(text, 240)}`)
      .join('\n'),
    comparison.caveats.map((caveat) => `NOTE: ${oneLine(caveat, 600)}.`).join('\n'),
    ...sections,
  ]
    .filter((block) => block !== '')
    .join('\n\n')}\n`
}

function textRow({ name, change, detail }: ComparisonRow): string {
  const more = detail === undefined ? '' : `  ${oneLine(detail, 200)}`
  return `  ${oneLine(name, 80)}  ${oneLine(change, 200)}${more}`
}

function renderMarkdown(comparison: Comparison): string {
  const sections = comparison.sections.map(({ title, rows }) =>
    [
      `### ${title} (${rows.length})`,
      '',
      ...rows.map(
        ({ name, change, detail }) =>
          `- ${code(name)}: ${escaped(change)}${detail === undefined ? '' : `: ${escaped(detail)}`}`,
      ),
    ].join('\n'),
  )
  return `${[
    `## Assay: ${verdictOf(comparison)}`,
    runsOf(comparison)
      .map(([name, text]) => `- ${name}: ${escaped(text)}`)
      .join('\n'),
    ...comparison.caveats.map((caveat) => `> ${escaped(caveat, 600)}.`),
    ...sections,
  ].join('\n\n')}\n`
}

function renderPage(comparison: Comparison): string {
  const tone = comparison.regressions === 0 ? 'good' : 'bad'
  const sections = comparison.sections.map(
    ({ title, rows }) => markup`<h2>${title} (${rows.length})</h2>
<div class="scroll" tabindex="0"><table>
<caption>${title}</caption>
<thead><tr><th scope="col">Name</th><th scope="col">Change</th><th scope="col">Detail</th></tr></thead>
<tbody>
${rows.map(
  ({ name, change, detail = '' }) =>
    markup`<tr><th scope="row"><code>${oneLine(name)}</code></th><td>${oneLine(change, 400)}</td><td>${oneLine(detail, 400)}</td></tr>
`,
)}</tbody>
</table></div>
`,
  )
  return htmlPage({
    title: `Assay: ${verdictOf(comparison)}`,
    header: markup`<h1><span class="${tone}">${verdictOf(comparison)}</span></h1>
<dl>
${runsOf(comparison).map(([name, text]) => markup`<dt>${name}</dt><dd>${oneLine(text, 400)}</dd>\n`)}
</dl>
${comparison.caveats.map((caveat) => markup`<p class="loud">${oneLine(caveat, 600)}.</p>\n`)}`,
    main: markup`${sections}`,
    version: null,
  })
}
