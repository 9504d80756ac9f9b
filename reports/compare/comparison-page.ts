import { firstNames } from '../../schemas/count.ts'
import { renderHtml } from '../html.ts'
import { renderMarkdown } from '../markdown.ts'
import { code, facts, prominent, section, table, type Page, renderText } from '../page.ts'
import { sizeText, type ComparedRun, type Comparison, type ComparisonRow } from './comparison.ts'

/** The formats of `assay compare`; the first is the default. */
export const COMPARISON_FORMATS = {
  summary: async (comparison: Comparison) => renderText(comparisonPage(comparison), { color: false }),
  markdown: async (comparison: Comparison) => renderMarkdown(comparisonPage(comparison)),
  html: async (comparison: Comparison) => await renderHtml(comparisonPage(comparison)),
  json: async (comparison: Comparison) => `${JSON.stringify(comparison, null, 2)}\n`,
} as const

function comparisonPage(comparison: Comparison): Page {
  const { before, after, unusable, caveats, sections, regressions, firstLine: headline } = comparison
  return {
    title: `Assay: ${headline}`,
    label: '',
    headline,
    tone: unusable.length > 0 ? 'doubt' : regressions === 0 ? 'good' : 'bad',
    subject: '',
    lead: [
      ...facts([
        ['before', runText(before)],
        ['after', runText(after)],
      ]),
      ...[...unusable.slice(1), ...caveats].map((note) => prominent(`${note}.`, 'NOTE')),
    ],
    sections: sections.flatMap((one) =>
      section(
        `${one.title} (${sizeText(one)})`,
        table({
          caption: one.title,
          columns: ['name', 'change', 'detail'],
          rows: one.rows.map((row) => [[code(row.name)], row.change, detailOf(row)]),
          isWide: true,
        }),
      ),
    ),
    version: null,
    suites: () => ({ name: 'assay', durationMs: 0, suites: [] }),
  }
}

function runText({ target, outcome, startedAt }: ComparedRun): string {
  return `${target}: ${outcome}, ${startedAt}`
}

const NAMED = 4

function detailOf({ detail = '', checks = [] }: ComparisonRow): string {
  const others = checks.slice(1)
  if (others.length === 0) return detail
  const same = `same reason: ${firstNames(others, NAMED)}`
  return detail === '' ? same : `${detail}; ${same}`
}
