/** More than the limit at once: what a counter that is not atomic, or one memory for each replica, lets through. */
import { askAt, burst, firstFrom, type Context, type Script } from './script.ts'

const BEYOND = 20

/** One burst on fresh connections, from rest. */
export function* findRaces(context: Context): Script<void> {
  const { capacity, windowMs } = context.beliefs
  if (capacity > 200) return
  const ask = askAt(context.nowMs + 2.2 * (windowMs ?? 1000), firstFrom(context))
  yield* burst(context, 'race', ask, capacity + BEYOND)
}
