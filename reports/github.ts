/**
 * A run as annotations of GitHub: workflow commands, one per line, that put a message beside the job.
 * Source: https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
import {
  acceptedText,
  baselineSentence,
  newFailures,
  staleText,
  fileNotice,
  formatHeadline,
  isRed,
  JUST_MADE,
  formatReason,
  formatRunTarget,
  type RunFileState,
} from './run-text.ts'
import { oneLine } from './neutral-text.ts'
import type { CheckRecord, Run } from '../schemas/compiled/run.ts'
import { violationText } from '../schemas/violation-text.ts'

// GitHub shows ten errors and ten warnings of a step, and drops the others without a word.
const MAX = 9

type Level = 'error' | 'warning' | 'notice'

/** Renders an error per new failure or stale entry of the baseline, a warning per warning, and the outcome as a notice. */
export function renderGithub(run: Run, state: RunFileState = JUST_MADE): string {
  const broken = run.checks.filter(({ verdict }) => verdict === 'error')
  const stale = (run.baseline?.stale ?? []).map((entry) =>
    command('error', `stale entry: ${entry.check}`, staleText(entry, run.baseline?.file ?? '')),
  )
  const failed = [...newFailures(run), ...broken].map((check) => annotation('error', check))
  const errors = [...stale, ...failed]
  const warnings = run.checks
    .filter(({ verdict }) => verdict === 'warn')
    .map((check) => annotation('warning', check))
  const known = (run.baseline?.accepted ?? []).map((entry) =>
    command('notice', `known failure: ${entry.check}`, acceptedText(entry)),
  )
  // A run may be red without a failed check: then the outcome is the error.
  const words = [
    fileNotice(state),
    `${formatHeadline(run, state)}: ${run.reason ?? formatRunTarget(run.target)}`,
    baselineSentence(run),
  ]
  const outcome = words.filter((part) => part !== null).join('. ')
  const isSaid = errors.length > 0 && state.kind !== 'edited'
  const level = isRed(run, state) && !isSaid ? 'error' : 'notice'
  return [
    ...capped(errors, 'error'),
    ...capped(warnings, 'warning'),
    ...capped(known, 'notice'),
    command(level, `Assay: ${formatHeadline(run, state)}`, outcome),
    '',
  ].join('\n')
}

function capped(lines: readonly string[], level: Level): readonly string[] {
  if (lines.length <= MAX + 1) return lines
  const more = `${lines.length - MAX} more: see the job summary or report.html`
  return [...lines.slice(0, MAX), command(level, 'Assay', more)]
}

function annotation(level: Level, check: CheckRecord): string {
  const [issue] = check.issues
  const said = issue === undefined ? formatReason(check) : violationText(issue)
  const anchor = check.clause ?? check.gap ?? ''
  return command(level, check.id, `${check.title} (${anchor}, ${check.layer}). ${said}`)
}

function command(level: Level, title: string, message: string): string {
  return `::${level} title=${property(oneLine(title, 120))}::${data(oneLine(message, 600))}`
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
