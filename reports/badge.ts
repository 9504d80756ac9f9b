/** Formats a check run as a badge for shields.io. */
import { oneLine } from './neutral-text.ts'
import {
  type RunFileState,
  formatHeadline,
  formatSelection,
  FRESH_RUN,
  headlineOutcome,
  shortDigest,
} from './run-text.ts'
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

/** The JSON of a badge that shields.io draws. */
export type Badge = {
  readonly schemaVersion: 1
  readonly label: string
  readonly message: string
  readonly color: string
  readonly isError?: true
}

const PART_COLOR = 'blue'

/** Formats the badge as JSON. */
export function renderBadgeJson(run: Run, state: RunFileState = FRESH_RUN): string {
  return `${JSON.stringify(renderBadge(run, state), null, 2)}\n`
}

/** Returns the badge, which is green only for a complete, conformant run. */
export function renderBadge(run: Run, state: RunFileState = FRESH_RUN): Badge {
  const outcome = headlineOutcome(run, state)
  const isGood = outcome === 'conformant'
  const isPart = state.kind === 'unverified' || formatSelection(run) !== ''
  const scope = scopeOf(run)
  const { statement } = run
  const digest = statement === undefined ? [] : [`statement ${shortDigest(statement.sha256)}`]
  const message =
    state.kind === 'edited'
      ? 'the run file was changed'
      : [...formatVerdict(formatHeadline(run, state, scope), run, scope), ...digest].join('; ')
  return {
    schemaVersion: 1,
    label: 'assay',
    message: oneLine(message, 500),
    color: isGood && isPart ? PART_COLOR : COLORS[outcome],
    ...(isGood ? {} : { isError: true }),
  }
}
