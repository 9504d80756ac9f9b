/** The first words of a report of checks: the outcome, and what keeps it from counting. */
import { finalExitCode } from './baseline-text.ts'
import type { RunFileState } from './run-file-state.ts'
import type { Outcome, Run } from './run.ts'
import { formatOutcome } from './run-text.ts'

/** The state of a run that has just been made. */
export const JUST_MADE: RunFileState = { kind: 'verified' }

/**
 * Returns the outcome in words, and whether only known failures are behind it. A run file that was changed is not quoted as a verdict, and a conformant target with a stale baseline is
 * not shown as a success, because the command exits with 1.
 */
export function formatHeadline(run: Run, state: RunFileState = JUST_MADE): string {
  const outcome = formatOutcome(run.outcome)
  if (state.kind === 'edited') return `RUN FILE CHANGED: do not trust it (it says ${outcome})`
  const own = isStaleOnly(run)
    ? `STALE BASELINE (the target is ${outcome})`
    : isKnownOnly(run)
      ? `${outcome}, known failures only`
      : outcome
  return state.kind === 'unverified' ? `${own} (not verified)` : own
}

/** How the headline is colored: as its outcome, and as a failure where it does not count. */
export function headlineOutcome(run: Run, state: RunFileState = JUST_MADE): Outcome {
  return state.kind === 'edited' || isStaleOnly(run) ? 'non-conformant' : run.outcome
}

/** Returns whether a CI job must not be green with this run. */
export function isRed(run: Run, state: RunFileState = JUST_MADE): boolean {
  return state.kind === 'edited' || finalExitCode(run) !== 0
}

/** Returns the notice about the run file, in one sentence; null where nothing is. */
export function fileNotice(state: RunFileState): string | null {
  switch (state.kind) {
    case 'verified':
      return null
    case 'unverified':
      return `the run file was not verified: ${state.why}`
    case 'edited':
      return `do not trust this report, the run file was changed: ${state.why}`
  }
}

// The command ends with 0 then, and a reader of a green job has to see why.
function isKnownOnly(run: Run): boolean {
  return run.outcome !== 'conformant' && finalExitCode(run) === 0
}

/** {@link fileNotice} as a list, for reports that show it among their notes. */
export function noticesOf(state: RunFileState): readonly string[] {
  const notice = fileNotice(state)
  return notice === null ? [] : [`NOTE: ${notice}.`]
}

function isStaleOnly({ outcome, baseline }: Run): boolean {
  return outcome === 'conformant' && (baseline?.stale.length ?? 0) > 0
}
