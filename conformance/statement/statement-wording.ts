/** The sentences for mistakes in a statement. */
import { CAPABILITIES } from '../exchange/capabilities.ts'
import { closest } from './closest.ts'

/** One mistake: JSON pointer into the file (RFC 6901), what is wrong and what to do. */
export type Complaint = { readonly pointer: string; readonly problem: string }

// Of forty names only the intended one is useful.
const LISTED_MAX = 8

/** Returns the complaint about an unknown name below `parent`, with the likely name or all known ones. */
export function unknownName(
  parent: string,
  name: string,
  kind: string,
  known: readonly string[],
  otherwise = '',
): Complaint {
  return {
    pointer: `${parent}/${escapedPointer(name)}`,
    problem: `there is no ${kind} of that name; ${suggestion(name, known, otherwise)}`,
  }
}

/** Returns the complaint about a capability id that does not exist. */
export function unknownCapability(parent: string, id: string): Complaint {
  return unknownName(parent, id, 'capability', CAPABILITIES)
}

/** Returns the suggestion for `name`: the closest known name, else the names there are, else `otherwise`. */
export function suggestion(name: string, known: readonly string[], otherwise = ''): string {
  const guess = closest(name, known)
  if (guess !== null) return `did you mean ${guess}?`
  return known.length > LISTED_MAX && otherwise !== '' ? otherwise : `known: ${known.join(', ')}`
}

/** Returns a name as part of a JSON pointer (RFC 6901 section 3). */
export function escapedPointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}

/** Returns the name in a part of a JSON pointer: the opposite of {@link escapedPointer}. */
export function unescaped(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~')
}
