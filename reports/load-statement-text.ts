/** The profile and the statement of a load or a sweep, in words. Names are not neutralized here. */
import type { LoadRun } from './load-run.ts'

/** The members of a run that name its readings. */
type Declared = {
  readonly suite: Pick<LoadRun['suite'], 'profile'>
  readonly statement?: LoadRun['statement']
}

/** Returns the profile in force. Readings of a profile that the statement extends take precedence over those of `--profile`. */
export function formatLoadProfile({ suite: { profile = '' }, statement }: Declared): string {
  const extended = statement?.extends
  if (extended === undefined || extended === profile) return profile
  const rest = profile === '' ? '' : `; ${profile} where it has no reading`
  return `${extended}, which the statement extends${rest}`
}

/** Returns the name and the digest of the statement; empty without one. */
export function formatLoadStatement({ statement }: Declared): string {
  return statement === undefined ? '' : `${statement.name}, SHA-256 ${statement.sha256}`
}

/** Returns names and values of both, without those that a run does not have. */
export function declaredFacts(run: Declared): readonly (readonly [name: string, text: string])[] {
  const facts = [
    ['profile', formatLoadProfile(run)],
    ['statement', formatLoadStatement(run)],
  ] as const
  return facts.filter(([, text]) => text !== '')
}
