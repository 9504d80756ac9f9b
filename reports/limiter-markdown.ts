/** Runs against a limiter in GitHub-flavored Markdown, for the summary page of a CI run. */
import type { FairnessRun } from '../schemas/fairness-run.ts'
import type { LimiterRun } from '../schemas/limiter-run.ts'
import { standingOf, formatInstrument, KEY_TITLES, keyRows, TTFT_TITLES, ttftRows } from './fairness-text.ts'
import {
  formatLimiterCost,
  formatEnd,
  formatEngine,
  formatFacts,
  formatKeys,
  formatUnsaid,
} from './limiter-text.ts'
import { textTable } from './markdown-table.ts'
import { code, escapedMarkdown } from './markdown.ts'
import { formatRunTarget } from './run-text.ts'

/** Standing, why, the answer, loud facts, and a table of the rest. */
export function renderLimiterMarkdown(run: LimiterRun | FairnessRun): string {
  const facts: readonly (readonly [string, string])[] = [
    ...(run.scenario === 'rate-limit' ? formatFacts(run) : []),
    ['Cost', formatLimiterCost(run)],
    ['Keys', formatKeys(run)],
    ['Ended', formatEnd(run)],
    ['Instrument', formatEngine(run)],
  ]
  const blocks = [
    `## Assay: load ${code(run.scenario)}: ${escapedMarkdown(standingOf(run))}`,
    `${code(formatRunTarget(run.target))}, model ${code(run.target.model)}`,
    ...run.reasons.map((reason) => `Why: ${code(reason)}`),
    ...run.answer.map((sentence) => escapedMarkdown(sentence, 600)),
    ...moreOf(run),
    ...run.notes.map((note) => `> ${escapedMarkdown(note, 600)}`),
    textTable(['', ''], facts),
  ]
  return `${blocks.join('\n\n')}\n`
}

/** Returns the part that only runs of its kind have: why a limit is not known better, or what each key got. */
function moreOf(run: LimiterRun | FairnessRun): readonly string[] {
  if (run.scenario === 'rate-limit')
    return formatUnsaid(run).map(([title, text]) => `${title}: ${escapedMarkdown(text, 600)}`)
  const tables =
    run.fairness === null ? [] : [textTable(KEY_TITLES, keyRows(run)), textTable(TTFT_TITLES, ttftRows(run))]
  return [...formatInstrument(run).map((sentence) => escapedMarkdown(sentence, 600)), ...tables]
}
