/** A sweep in GitHub-flavored Markdown, for the summary page of a CI run. */
import type { CapacityRun } from '../schemas/compiled/capacity-run.ts'
import { formatAnswer, capacityFacts, formatDemand, STAGE_TITLES, stageRows } from './capacity-text.ts'
import { code, escaped } from './markdown.ts'
import { formatTarget } from './run-text.ts'

/** The answer, why, the load in question, facts and stages. */
export function renderCapacityMarkdown(run: CapacityRun): string {
  const blocks = [
    `## Assay: capacity: ${escaped(formatAnswer(run))}`,
    `${code(formatTarget(run.target))}, model ${code(run.target.model)}`,
    ...run.reasons.map((reason) => `Why: ${code(reason)}`),
    ...run.notes.map((note) => `> ${escaped(note, 600)}`),
    ...formatDemand(run).map((line) => escaped(line, 600)),
    table(['', ''], capacityFacts(run)),
    run.stages.length === 0 ? '' : table(STAGE_TITLES, stageRows(run)),
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

function table(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  return [titles, titles.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => escaped(cell, 600)).join(' | ')} |`)
    .join('\n')
}
