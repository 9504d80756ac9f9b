/** The summary of a run against a limiter, on a terminal: the answer first, then what it rests on. */
import type { LimiterRun } from '../schemas/limiter-run.ts'
import {
  formatLimiterCost,
  formatEnd,
  formatFacts,
  formatKeys,
  formatPosterior,
  formatStanding,
  statementTitle,
  formatUnsaid,
} from './limiter-text.ts'
import { oneLine } from './neutral-text.ts'
import { formatRunTarget } from './run-text.ts'

/** The whole summary, ending with a line feed. Text of the target is neutralized. */
export function renderLimiterSummary(run: LimiterRun): string {
  const { target, reasons, answer, notes } = run
  const lines = [
    `RATE LIMIT: ${formatStanding(run)}: ${formatRunTarget(target)}, model ${target.model}`,
    ...reasons.map((reason) => `Why: ${reason}`),
    ...answer,
    ...formatUnsaid(run).map(([title, unsaid]) => `${title}: ${unsaid}`),
    ...notes.map((note) => `Note: ${note}`),
    ...formatFacts(run).map(([name, value]) => `  ${name.toLowerCase().padEnd(14)}${value}`),
    ...(formatPosterior(run) === '' ? [] : [`  ${'most likely'.padEnd(14)}${formatPosterior(run)}`]),
    `  ${'cost'.padEnd(14)}${formatLimiterCost(run)}`,
    `  ${'keys'.padEnd(14)}${formatKeys(run)}`,
    `  ${'ended'.padEnd(14)}${formatEnd(run)}`,
  ]
  return `${lines.map((line) => oneLine(line, 600)).join('\n')}\n${snippets(run)}`
}

function snippets(run: LimiterRun): string {
  const { statement, settings } = run
  const parts: string[] = []
  if (statement !== null) {
    parts.push(`\n${statementTitle(run)}:\n${indented(JSON.stringify(statement, null, 2))}`)
  }
  if (settings !== null) parts.push(`\nclient settings that stay within the limit:\n${indented(settings)}`)
  return parts.join('')
}

function indented(text: string): string {
  return `${text
    .trimEnd()
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n')}\n`
}
