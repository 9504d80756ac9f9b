/** A sweep in GitHub-flavored Markdown, for the summary page of a CI run. */
import type { CapacityRun } from '../schemas/compiled/capacity-run.ts'
import {
  formatCapacityAnswer,
  capacityFacts,
  formatDemand,
  STAGE_TITLES,
  stageRows,
} from './capacity-text.ts'
import { textTable } from './markdown-table.ts'
import { code, escapedMarkdown } from './markdown.ts'
import { formatRunTarget } from './run-text.ts'

/** The answer, why, the load in question, facts and stages. */
export function renderCapacityMarkdown(run: CapacityRun): string {
  const blocks = [
    `## Assay: capacity: ${escapedMarkdown(formatCapacityAnswer(run))}`,
    `${code(formatRunTarget(run.target))}, model ${code(run.target.model)}`,
    ...run.reasons.map((reason) => `Why: ${code(reason)}`),
    ...run.notes.map((note) => `> ${escapedMarkdown(note, 600)}`),
    ...formatDemand(run).map((line) => escapedMarkdown(line, 600)),
    textTable(['', ''], capacityFacts(run)),
    textTable(STAGE_TITLES, stageRows(run)),
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}
