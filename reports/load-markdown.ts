/** A load run in GitHub-flavored Markdown, for the summary page of a CI run. */
import { formatFailure } from './failure-text.ts'
import { loadFacts } from './load-facts.ts'
import type { LoadObjective, LoadRun } from './load-run.ts'
import {
  formatActual,
  formatError,
  formatMeasurement,
  LOAD_STATS,
  MARK_MEANING,
  formatMarked,
  formatValidity,
  formatObjectiveVerdict,
} from './load-text.ts'
import { formatDifferences, TRANSPORT_HEAD, transportCaveats, transportRows } from './load-transports.ts'
import { markdownTable } from './markdown-table.ts'
import { code, escapedMarkdown } from './markdown.ts'
import { thousands } from '../schemas/count.ts'
import { formatRunTarget } from './run-text.ts'

/** Validity, why, facts, distributions, objectives and failures. */
export function renderLoadMarkdown(load: LoadRun): string {
  const blocks = [
    `## Assay: load ${code(load.scenario)}: ${escapedMarkdown(formatValidity(load))}`,
    `${code(formatRunTarget(load.target))}, model ${code(load.target.model)}`,
    escapedMarkdown(formatMeasurement(load)),
    ...load.reasons.map((reason) => `Why: ${code(reason)}`),
    ...load.notes.map((note) => `> ${escapedMarkdown(note)}`),
    markdownTable(
      ['', ''],
      loadFacts(load).map(({ name, text }) => [escapedMarkdown(name), escapedMarkdown(text)]),
    ),
    metricTable(load),
    markdownTable(
      TRANSPORT_HEAD,
      transportRows(load).map((cells) => cells.map(escapedMarkdown)),
    ),
    [...formatDifferences(load), ...transportCaveats(load)]
      .map((line) => `- ${escapedMarkdown(line)}`)
      .join('\n'),
    markdownTable(['objective', 'measured', 'verdict'], load.slo.map(objectiveRow)),
    markdownTable(
      ['failure', 'meaning', 'count', 'example'],
      load.errors.map(({ class: kind, count, example, refusedKeys }) => [
        code(kind),
        escapedMarkdown(formatFailure(kind, count, refusedKeys)),
        thousands(count),
        inCell(example ?? 'no example'),
      ]),
    ),
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

function metricTable(load: LoadRun): string {
  const rows = Object.entries(load.metrics).map(([name, { n }]) => [
    code(name),
    ...LOAD_STATS.map((stat) => escapedMarkdown(formatMarked(load, name, stat))),
    thousands(n),
    escapedMarkdown(formatError(load, name)),
  ])
  const legend = load.instrument.marked.length === 0 ? '' : `\n\n${escapedMarkdown(MARK_MEANING)}`
  const body = markdownTable(['ms', ...LOAD_STATS, 'samples', 'instrument p50 / p99'], rows)
  return body === '' ? '' : `${body}${legend}`
}

function objectiveRow(objective: LoadObjective): readonly string[] {
  const verdict = objective.ok === false ? '**missed**' : escapedMarkdown(formatObjectiveVerdict(objective))
  return [inCell(objective.slo), escapedMarkdown(formatActual(objective)), verdict]
}

/** Code in a table: a bar would end the cell even inside a code span (GFM 4.10). */
function inCell(text: string): string {
  return text.includes('|') ? escapedMarkdown(text) : code(text)
}
