/** Formats a check run as workflow commands: https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands */
import {
  acceptedText,
  baselineSentence,
  newFailures,
  refusedText,
  refusalText,
  refusedWord,
  untoldEntries,
  fileNotice,
  formatHeadline,
  failsCi,
  FRESH_RUN,
  formatReason,
  formatRunTarget,
  type RunFileState,
} from './run-text.ts'
import { workflowCommand as command, type Level } from './github-command.ts'
import type { CheckRecord, Run } from '../schemas/compiled/run.ts'
import { violationText } from '../schemas/violation-text.ts'

// The maximum number of annotations per level. GitHub shows ten per level and step. The outcome uses one notice.
const MAX: Readonly<Record<Level, number>> = { error: 10, warning: 10, notice: 9 }

/** Formats GitHub annotations: the outcome, errors, warnings and known failures. */
export function renderGithub(run: Run, state: RunFileState = FRESH_RUN): string {
  const broken = run.checks.filter(({ verdict }) => verdict === 'error')
  const refused = untoldEntries(run).map((entry) =>
    command(
      'error',
      `baseline (${refusedWord(entry)}): ${entry.check}`,
      refusedText(entry, run.baseline?.file ?? ''),
    ),
  )
  const failed = [...newFailures(run), ...broken].map((check) =>
    annotation('error', check, refusalText(run, check.id)),
  )
  const errors = [...failed, ...refused]
  const warnings = run.checks
    .filter(({ verdict }) => verdict === 'warn')
    .map((check) => annotation('warning', check))
  const known = (run.baseline?.accepted ?? []).map((entry) =>
    command('notice', `known failure: ${entry.check}`, acceptedText(entry)),
  )
  // The outcome of a run that failed without a failed check is shown as an error.
  const words = [
    fileNotice(state),
    `${formatHeadline(run, state)}: ${run.reason ?? formatRunTarget(run.target)}`,
    baselineSentence(run),
  ]
  const outcome = words.filter((part) => part !== null).join('. ')
  const isSaid = errors.length > 0 && state.kind !== 'edited'
  const level = failsCi(run, state) && !isSaid ? 'error' : 'notice'
  return [
    command(level, `Assay: ${formatHeadline(run, state)}`, outcome),
    ...capped(errors, 'error'),
    ...capped(warnings, 'warning'),
    ...capped(known, 'notice'),
    '',
  ].join('\n')
}

function capped(lines: readonly string[], level: Level): readonly string[] {
  const most = MAX[level]
  if (lines.length <= most) return lines
  const more = `${lines.length - most + 1} more are left out here: see the job summary or report.html`
  return [...lines.slice(0, most - 1), command(level, 'Assay', more)]
}

function annotation(level: Level, check: CheckRecord, refusal = ''): string {
  const [issue] = check.issues
  const said = issue === undefined ? formatReason(check) : violationText(issue)
  const anchor = check.clause ?? check.gap ?? ''
  return command(level, check.id, `${refusal}${check.title} (${anchor}, ${check.layer}). ${said}`)
}
