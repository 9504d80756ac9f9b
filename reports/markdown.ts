/** A short summary in GitHub-flavored Markdown, for the summary page of a CI run. */
import { countVerdicts } from '../schemas/verdict-counts.ts'
import { acceptedText, baselineSentence, newFailures, staleText } from './baseline-text.ts'
import { curlFor } from './curl.ts'
import { failureGroups, type FailureGroup } from './failure-groups.ts'
import { oneLine } from './neutral-text.ts'
import type { RunFileState } from './run-file-state.ts'
import { formatHeadline, JUST_MADE, noticesOf } from './run-headline.ts'
import type { CheckRecord, Run } from './run.ts'
import {
  blindSpots,
  formatCapability,
  formatRunCost,
  formatCounts,
  formatReason,
  formatRunTarget,
} from './run-text.ts'
import { formatReading, formatReadingSource, formatStatement } from './statement-text.ts'

const IN_FULL = 10
const LISTED = 30

/** Outcome, capability table, blind spots, failures (ten with curl) and what else is not a pass. */
export function renderMarkdown(run: Run, state: RunFileState = JUST_MADE): string {
  const failed = newFailures(run)
  const blocks = [
    `## Assay: ${formatHeadline(run, state)}`,
    ...noticesOf(state).map((sentence) => `> ${escapedMarkdown(sentence)}`),
    subject(run),
    `Statement: ${code(formatStatement(run))}`,
    run.reason === null ? '' : `Why: ${code(run.reason)}`,
    table(run),
    ...baselineBlocks(run),
    ...blindSpots(run).map((sentence) => `> ${escapedMarkdown(sentence)}`),
    ...failureGroups(failed.slice(0, IN_FULL)).map((group) => failure(group, run)),
    list('Further failures', failed.slice(IN_FULL), ({ title }) => escapedMarkdown(title)),
    list('Assay broke in', of(run, 'error'), (check) => code(formatReason(check))),
    list('Warnings', of(run, 'warn'), ({ title }) => escapedMarkdown(title)),
    list('Inconclusive', of(run, 'inconclusive'), (check) => code(formatReason(check))),
    readingsInForce(run),
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

function baselineBlocks(run: Run): readonly string[] {
  const { baseline } = run
  if (baseline === undefined) return []
  const items = [
    ...baseline.accepted.map(
      (entry) => `- ${code(entry.check)}: known failure: ${escapedMarkdown(acceptedText(entry))}`,
    ),
    ...baseline.stale.map((entry) => `- **stale**: ${escapedMarkdown(staleText(entry, baseline.file))}`),
  ]
  return [`> ${escapedMarkdown(`${baselineSentence(run) ?? ''}.`)}`, items.join('\n')]
}

function of(run: Run, verdict: CheckRecord['verdict']): readonly CheckRecord[] {
  return run.checks.filter((check) => check.verdict === verdict)
}

function subject(run: Run): string {
  const model = run.target.model === null ? '' : `, model ${code(run.target.model)}`
  const source = formatReadingSource(run, code)
  const counts = formatCounts(countVerdicts(run.checks))
  return `${code(formatRunTarget(run.target))}${model}, ${source}: ${counts} (${formatRunCost(run)})`
}

function table(run: Run): string {
  const rows = run.capabilities.map(
    ({ id, outcome, counts }) =>
      `| ${escapedMarkdown(id)} | ${formatCapability(outcome)} | ${formatCounts(counts)} |`,
  )
  return ['| capability | outcome | checks |', '| --- | --- | --- |', ...rows].join('\n')
}

// Folded away: a summary page is read for failures, but declared readings should be easy to find.
function readingsInForce({ statement, readings = [] }: Run): string {
  if (readings.length === 0) return ''
  const digest = statement === undefined ? [] : [`SHA-256 of the statement: ${code(statement.sha256)}`, '']
  const rows = readings.map((reading) => {
    // A pipe would end the cell even within a code span (GitHub Flavored Markdown 4.10).
    const said = code(formatReading(reading)).replaceAll('|', '\\|')
    return `| ${escapedMarkdown(reading.key)} | ${said} | ${reading.layer} |`
  })
  return [
    '<details><summary>Readings in force</summary>',
    '',
    ...digest,
    '| key | reading | layer |',
    '| --- | --- | --- |',
    ...rows,
    '',
    '</details>',
  ].join('\n')
}

function failure({ checks, issues, exchange }: FailureGroup, run: Run): string {
  const heads = checks.map(
    (check) =>
      `### ${escapedMarkdown(check.id)}\n\n${escapedMarkdown(check.title)} (${check.level}, ${check.layer}, ${anchor(check)})`,
  )
  const places = issues
    .slice(0, 3)
    .map(
      ({ at, expected, received }) => `- ${code(at)}: expected ${code(expected)}, received ${code(received)}`,
    )
  const more = issues.length > 3 ? [`- and ${issues.length - 3} more`] : []
  const shown = run.exchanges.find(({ id }) => id === exchange)
  return [...heads, [...places, ...more].join('\n'), shown === undefined ? '' : command(shown)]
    .filter(Boolean)
    .join('\n\n')
}

function command(exchange: Run['exchanges'][number]): string {
  const { lines, notes } = curlFor(exchange)
  const said = notes.map((note) => `Note: ${code(note)}`)
  if (lines.length === 0) return said.join('\n\n')
  const text = lines.join('\n')
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1))
  return [...said, `${fence}sh\n${text}\n${fence}`].join('\n\n')
}

function anchor({ clause, gap, inferred }: CheckRecord): string {
  if (clause === undefined) return `gap ${escapedMarkdown(gap ?? '?')}`
  if (inferred === undefined) return `clause ${escapedMarkdown(clause)}`
  return `inferred from clause ${escapedMarkdown(clause)}: ${escapedMarkdown(inferred)}`
}

function list(title: string, checks: readonly CheckRecord[], say: (check: CheckRecord) => string): string {
  if (checks.length === 0) return ''
  const lines = checks.slice(0, LISTED).map((check) => `- ${code(check.id)}: ${say(check)}`)
  const more = checks.length > LISTED ? [`- and ${checks.length - LISTED} more`] : []
  return [`### ${title} (${checks.length})`, '', ...lines, ...more].join('\n')
}

/** Text as an inline code span, in which nothing is markup, link or mention (CommonMark 6.1). */
export function code(text: string): string {
  const shown = oneLine(text, 240)
  const ticks = '`'.repeat(longestRun(shown) + 1)
  const pad = shown === '' || /^[` ]|[` ]$/.test(shown) ? ' ' : ''
  return `${ticks}${pad}${shown}${pad}${ticks}`
}

/**
 * Text in which nothing is markup: any ASCII punctuation may be escaped (CommonMark 2.4); & and < are named so that no
 * HTML can come of them. At most `maxChars` characters are kept.
 */
export function escapedMarkdown(text: string, maxChars = 240): string {
  return oneLine(text, maxChars)
    .replace(/[\\`*_{}[\]()#+!|~@:]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((ticks) => ticks.length))
}
