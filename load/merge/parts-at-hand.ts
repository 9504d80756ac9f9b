/** The parts of a run that left rows, where others may be missing. Pure. */
import type { PartPlace } from './load-part.ts'

/** The numbers of the parts that are there, of so many. */
export type PartsAtHand = { readonly of: number; readonly numbers: ReadonlySet<number> }

/** Returns the parts with these places; null where there are none. */
export function partsAtHand(places: readonly PartPlace[]): PartsAtHand | null {
  const [first] = places
  return first === undefined ? null : { of: first.of, numbers: new Set(places.map(({ number }) => number)) }
}

/** Returns whether the request with this index was for one of the parts that are there: part K of N sends each Nth from the Kth on. */
export function isForThem({ of, numbers }: PartsAtHand, index: number): boolean {
  return numbers.has((index % of) + 1)
}

/** Returns how many of the users of the whole run the parts have. */
export function usersOfThem({ of, numbers }: PartsAtHand, vus: number): number {
  return Math.max(1, Math.floor((vus * numbers.size) / of))
}
