import { escapedPointer } from '../codec/parse-json.ts'
import { CAPABILITIES } from '../exchange/capabilities.ts'
import { closest } from './closest.ts'

/** A mistake in a statement. `pointer` is a JSON Pointer (RFC 6901). */
export type StatementMistake = { readonly pointer: string; readonly problem: string }

// The maximum number of known names that a message lists.
const LISTED_MAX = 8

/** Returns the mistake that reports an unknown name in the object at `parent` (a JSON Pointer). */
export function unknownName(
  parent: string,
  name: string,
  kind: string,
  known: readonly string[],
  otherwise = '',
): StatementMistake {
  return {
    pointer: `${parent}/${escapedPointer(name)}`,
    problem: `there is no ${kind} of that name; ${suggestion(name, known, otherwise)}`,
  }
}

/** Returns the mistake that reports an unknown capability `id`. */
export function unknownCapability(parent: string, id: string): StatementMistake {
  return unknownName(parent, id, 'capability', CAPABILITIES)
}

/** Returns a hint for an unknown name, such as the most similar known name. */
export function suggestion(name: string, known: readonly string[], otherwise = ''): string {
  const guess = closest(name, known)
  if (guess !== null) return `did you mean ${guess}?`
  return known.length > LISTED_MAX && otherwise !== '' ? otherwise : `known: ${known.join(', ')}`
}

/** Unescapes a segment of a JSON pointer; the inverse of {@link escapedPointer}. */
export function unescaped(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~')
}
