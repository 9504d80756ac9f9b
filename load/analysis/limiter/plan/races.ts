/** More than the limit at once: what a counter that is not atomic, or one memory for each replica, lets through. */
import { askAt, burst, firstFrom, type Context, type Script } from './script.ts'

/** The label of its stages; the analysis finds them by it. */
export const RACE = 'race'

const BEYOND = 20

/** Twice, because one burst beyond the limit may be luck. */
const ROUNDS = 2

/** Bursts on fresh connections, each from rest. */
export function* findRaces(context: Context): Script<void> {
  const { capacity, windowMs } = context.beliefs
  if (capacity > 200) return
  for (let round = 0; round < ROUNDS; round += 1) {
    const ask = askAt(context.nowMs + 2.2 * (windowMs ?? 1000), firstFrom(context))
    yield* burst(context, RACE, ask, capacity + BEYOND)
  }
}
