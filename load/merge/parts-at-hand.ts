/** The parts of a run that left rows, where others may be missing. Pure. */
import type { PartPlace } from './load-part.ts'
import { senderOf, usersOf, type SharedSchedule } from './part-shares.ts'

/** What is expected of the parts that are there. `users`: how many of the users of the whole run they have. */
export type PartsAtHand = { readonly sends: (index: number) => boolean; readonly users: number }

/** Returns what is expected of the parts with these places; null where there are none, and in a closed model. */
export function partsAtHand(
  places: readonly PartPlace[],
  schedule: SharedSchedule | null,
): PartsAtHand | null {
  const [first] = places
  if (first === undefined || schedule === null) return null
  const numbers = new Set(places.map(({ number }) => number))
  const sender = senderOf(first.of, schedule)
  const users = [...numbers].reduce(
    (sum, number) => sum + usersOf({ number, of: first.of }, schedule.users),
    0,
  )
  return { sends: (index) => numbers.has(sender(index)), users: Math.max(1, users) }
}
