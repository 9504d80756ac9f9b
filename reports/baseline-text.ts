/** Sentences on the baseline of a run, the same in every report. */
import { count } from '../schemas/count.ts'
import type { AcceptedFailure, CheckRecord, Run, StaleEntry } from './run.ts'

/** The known failure that a check is; null where it is none, and where the run has no baseline. */
export function knownFailure(run: Pick<Run, 'baseline'>, id: string): AcceptedFailure | null {
  return run.baseline?.accepted.find(({ check }) => check === id) ?? null
}

/** The checks that fail and are not known to. */
export function newFailures({ checks, baseline }: Pick<Run, 'checks' | 'baseline'>): readonly CheckRecord[] {
  const known = new Set(baseline?.accepted.map(({ check }) => check))
  return checks.filter(({ id, verdict }) => verdict === 'fail' && !known.has(id))
}

/** The exit code of the command that made the run. */
export function finalExitCode({ baseline, exitCode }: Pick<Run, 'baseline' | 'exitCode'>): Run['exitCode'] {
  return baseline?.exitCode ?? exitCode
}

/** One sentence on what was accepted, what is new, and the exit code; null for a run without a baseline. */
export function baselineSentence(run: Pick<Run, 'checks' | 'baseline'>): string | null {
  const { baseline } = run
  if (baseline === undefined) return null
  const fresh = newFailures(run).length
  const parts = [
    `${count(baseline.accepted.length, 'known failure')} accepted`,
    count(fresh, 'new failure'),
    count(baseline.stale.length, 'stale entry', 'stale entries'),
  ]
  const caution =
    baseline.accepted.length === 0 ? '' : '. An accepted failure is still a failure of the target'
  return `BASELINE ${baseline.file}: ${parts.join(', ')}; exit code ${baseline.exitCode}${caution}`
}

/** An accepted failure in one line: reason, link and last day. */
export function acceptedText({ reason, link, expires }: AcceptedFailure): string {
  const more = [link, expires === undefined ? undefined : `until ${expires}`].filter(
    (part) => part !== undefined,
  )
  return more.length === 0 ? reason : `${reason} (${more.join(', ')})`
}

/** Returns the advice on a stale entry: where it is, why it is stale, and that it has to go. */
export function staleText({ check, line, why, expires }: StaleEntry, file: string): string {
  const because = {
    passes: 'the check passes now',
    'not-judged': 'the check is no longer judged',
    expired: `it expired on ${expires ?? 'a day before today'}`,
  }
  return `${file}:${line}: remove the entry of ${check}: ${because[why]}`
}
