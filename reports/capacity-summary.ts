/** The summary of a sweep on a terminal: the answer first, then what it rests on. */
import type { CapacityRun } from '../schemas/compiled/capacity-run.ts'
import {
  ARRIVALS,
  formatCapacityAnswer,
  capacityFacts,
  formatDemand,
  STAGE_TITLES,
  stageRows,
} from './capacity-text.ts'
import { oneLine } from './neutral-text.ts'
import { formatSeconds, formatRunTarget } from './run-text.ts'

/** The whole summary, ending with a line feed. Text of the target is neutralized. */
export function renderCapacitySummary(run: CapacityRun): string {
  const lines = [
    `CAPACITY ${formatCapacityAnswer(run)}`,
    `${formatRunTarget(run.target)}, model ${run.target.model}, ${run.scenario}, ${ARRIVALS[run.workload.arrivals]} arrivals, ${formatSeconds(run.durationMs)}`,
    ...run.reasons.map((reason) => `Why: ${reason}`),
    ...run.notes.map((note) => `Note: ${note}`),
    ...formatDemand(run),
    ...capacityFacts(run).map(([name, text]) => `  ${name.padEnd(12)}${text}`),
    ...tableLines(run),
  ]
  return `${lines.map((line) => oneLine(line, 500)).join('\n')}\n`
}

function tableLines(run: CapacityRun): readonly string[] {
  if (run.stages.length === 0) return []
  const rows: readonly (readonly string[])[] = [STAGE_TITLES, ...stageRows(run)]
  const widths = STAGE_TITLES.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)))
  return rows.map((cells) =>
    `  ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  )
}
