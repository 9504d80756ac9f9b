/** Formats a check run as a badge: the JSON of a shields.io endpoint badge (schema version 1). */
import { count } from '../schemas/count.ts'
import { oneLine } from './neutral-text.ts'
import { type RunFileState, formatOutcome, formatSelection, profileInForce, shortDigest } from './run-text.ts'
import type { Outcome, Run } from '../schemas/compiled/run.ts'
import { scopeOf } from '../schemas/verdict-counts.ts'
import { formatVerdict } from './scope-text.ts'

const COLORS: Readonly<Record<Outcome, string>> = {
  conformant: 'brightgreen',
  'non-conformant': 'red',
  incomplete: 'orange',
  partial: 'yellow',
  broken: 'lightgrey',
}

/** The members of a shields.io endpoint badge that Assay uses. */
export type Badge = {
  readonly schemaVersion: 1
  readonly label: string
  readonly message: string
  readonly color: string
  readonly isError?: true
}

const SELECTION_COLOR = 'blue'

// Returns the badge for a run file in this state. The badge is green only for a verified file, because other files may be forged.
function inState(badge: Badge, state: RunFileState): Badge {
  if (state.kind === 'verified') return badge
  if (state.kind === 'unverified') {
    const color = badge.color === COLORS.conformant ? SELECTION_COLOR : badge.color
    return { ...badge, color, message: oneLine(`not verified: ${badge.message}`, 180) }
  }
  return { ...badge, message: 'the run file was changed', color: COLORS.broken, isError: true }
}

/** Formats the badge as JSON. `state`: whether the run file agrees with its transcript. */
export function renderBadgeJson(run: Run, state: RunFileState = { kind: 'verified' }): string {
  return `${JSON.stringify(inState(renderBadge(run), state), null, 2)}\n`
}

/** Returns the badge, which is green only for a complete conformant run. Sets `isError`, so that the URL of the badge cannot override its color. */
export function renderBadge(run: Run): Badge {
  const profile = profileInForce(run)
  const rules = profile === null ? '' : `; profile ${profile}`
  const words = `${formatSelection(run)}${formatOutcome(run.outcome).toLowerCase()}`
  const { statement } = run
  const { accepted = [], refused = [] } = run.baseline ?? {}
  const known = accepted.length === 0 ? '' : `, ${count(accepted.length, 'known failure')}`
  const declared = statement === undefined ? '' : `; statement ${shortDigest(statement.sha256)}`
  // A stale baseline is not a success, because the command exited with 1.
  if (refused.length > 0 && run.outcome === 'conformant') {
    const message = `${words}, but ${count(refused.length, 'stale baseline entry', 'stale baseline entries')}`
    return { schemaVersion: 1, label: 'assay', message, color: COLORS['non-conformant'], isError: true }
  }
  return {
    schemaVersion: 1,
    label: 'assay',
    message: oneLine(`${formatVerdict(words, scopeOf(run))}${known}${rules}${declared}`, 300),
    color:
      run.outcome === 'conformant' && formatSelection(run) !== '' ? SELECTION_COLOR : COLORS[run.outcome],
    ...(run.outcome === 'conformant' ? {} : { isError: true }),
  }
}
