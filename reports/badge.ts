/** A run as a badge: the JSON that a shields.io endpoint badge reads (its schema version 1). */
import { oneLine } from './neutral-text.ts'
import type { Outcome, Run } from './run.ts'
import { outcomeInWords } from './run-words.ts'

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

/**
 * The badge, to be written as JSON. Green for a conformant run and nothing else; `isError` on all others keeps whoever embeds
 * the badge from choosing a friendlier colour.
 */
export function renderBadge(run: Run): Badge {
  const judged = run.capabilities.filter(({ outcome }) => outcome === 'conformant').map(({ id }) => id)
  const scope = `${judged.join(', ')} (profile ${run.suite.profile})`
  const words = outcomeInWords(run.outcome).toLowerCase()
  return {
    schemaVersion: 1,
    label: 'assay',
    message: oneLine(run.outcome === 'conformant' ? `${words}: ${scope}` : words, 120),
    color: COLORS[run.outcome],
    ...(run.outcome === 'conformant' ? {} : { isError: true }),
  }
}
