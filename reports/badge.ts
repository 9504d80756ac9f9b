import { oneLine } from './neutral-text.ts'
import {
  type RunFileState,
  formatHeadline,
  formatSelection,
  FRESH_RUN,
  headlineOutcome,
  profileInForce,
  shortDigest,
} from './run-text.ts'
import type { Outcome, Run } from '../schemas/compiled/run.ts'
import { scopeOf } from '../schemas/verdict-counts.ts'
import { count } from '../schemas/count.ts'

const COLORS: Readonly<Record<Outcome, string>> = {
  conformant: 'brightgreen',
  'non-conformant': 'red',
  incomplete: 'orange',
  partial: 'yellow',
  broken: 'lightgrey',
}

type Badge = {
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
  const profile = profileInForce(run)
  const message =
    state.kind === 'edited'
      ? 'the run file was changed'
      : [
          formatHeadline(run, state, scope),
          `${scope.checks.passed} of ${count(scope.checks.all, 'check')} passed`,
          ...(profile === null ? [] : [`profile ${profile}`]),
          ...(statement === undefined ? [] : [`statement ${shortDigest(statement.sha256)}`]),
          run.startedAt.slice(0, 'yyyy-mm-dd'.length),
        ].join('; ')
  return {
    schemaVersion: 1,
    label: 'assay',
    message: oneLine(message, 200),
    color: isGood && isPart ? PART_COLOR : COLORS[outcome],
    ...(isGood ? {} : { isError: true }),
  }
}
