/** A comparison of keys on the terminal: the answer, then a line per key and per percentile. */
import type { FairnessRun } from '../schemas/fairness-run.ts'
import {
  fairnessStanding,
  formatInstrument,
  KEY_TITLES,
  keyRows,
  TTFT_TITLES,
  ttftRows,
  type Cells,
} from './fairness-text.ts'
import { formatLimiterCost, formatEnd, formatKeys } from './limiter-text.ts'
import { oneLine } from './neutral-text.ts'
import { formatRunTarget } from './run-text.ts'

/** The whole summary, ending with a line feed. Text of the target is neutralized. */
export function renderFairnessSummary(run: FairnessRun): string {
  const { target, reasons, answer, notes, fairness } = run
  const tables = fairness === null ? [] : [KEY_TITLES, ...keyRows(run), TTFT_TITLES, ...ttftRows(run)]
  const lines = [
    `FAIRNESS: ${fairnessStanding(run)}: ${formatRunTarget(target)}, model ${target.model}`,
    ...reasons.map((reason) => `Why: ${reason}`),
    ...answer,
    ...formatInstrument(run),
    ...notes.map((note) => `Note: ${note}`),
    ...tables.map(aligned),
    `  cost    ${formatLimiterCost(run)}`,
    `  keys    ${formatKeys(run)}`,
    `  ended   ${formatEnd(run)}`,
  ]
  return `${lines.map((line) => oneLine(line, 600)).join('\n')}\n`
}

function aligned(cells: Cells): string {
  return `  ${cells.map((cell, at) => (at === 0 ? cell.padEnd(16) : cell.padStart(16))).join('')}`
}
