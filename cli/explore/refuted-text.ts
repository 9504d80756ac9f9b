/** The text about a reading that a target does not have. Pure. */
import type { Refuted } from '../../conformance/explore/conclude.ts'
import { count } from '../../schemas/count.ts'

/** Returns the first thing that disagrees with a reading, and how many checks do not apply without the reading. */
export function refutedText({ reading, because, lost }: Refuted): string {
  const verb = lost === 1 ? 'does' : 'do'
  const cost = lost === 0 ? '' : `; without this reading, ${count(lost, 'check')} ${verb} not apply`
  return `not ${reading}: ${because}${cost}`
}
