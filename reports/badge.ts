/** A run as a badge: the JSON that a shields.io endpoint badge reads (its schema version 1). */
import { oneLine } from './neutral-text.ts'
import type { Outcome, Run } from './run.ts'
import { isPartial, outcomeInWords } from './run-words.ts'

const COLORS: Readonly<Record<Outcome, string>> = {
  conformant: 'brightgreen',
  'non-conformant': 'red',
  incomplete: 'orange',
  broken: 'lightgrey',
}

/** The members of an endpoint badge that are used here. */
export type Badge = {
  readonly schemaVersion: 1
  readonly label: string
  readonly message: string
  readonly color: string
  readonly isError?: true
}

const PARTIAL_COLOR = 'blue'

/**
 * The badge, to be written as JSON. Green for a whole conformant run and nothing else; `isError` on all others keeps whoever embeds
 * the badge from choosing a friendlier colour.
 */
export function renderBadge(run: Run): Badge {
  const judged = run.capabilities.filter(({ outcome }) => outcome === 'conformant').map(({ id }) => id)
  const scope = `${judged.join(', ')} (profile ${run.suite.profile})`
  const words = outcomeInWords(run.outcome).toLowerCase()
  const partial = isPartial(run) ? `, ${run.suite.checks} of ${run.suite.known} checks` : ''
  return {
    schemaVersion: 1,
    label: 'assay',
    message: oneLine(
      run.outcome === 'conformant' ? `${words}: ${scope}${partial}` : `${words}${partial}`,
      120,
    ),
    color: isPartial(run) && run.outcome === 'conformant' ? PARTIAL_COLOR : COLORS[run.outcome],
    ...(run.outcome === 'conformant' ? {} : { isError: true }),
  }
}
