/** Whether those who waited waited for a server that works as fast as it can, and not for a limit. Pure. */
import type { WaitEvent } from './waiting-events.ts'

/** A queue that is faster than one in so many milliseconds cannot be told from the work of a server. */
const SLOWEST_WORK_MS = 5
/** A wait as short as this may be the machine; one as long is more than the work of any second. */
const SHORT_MS = 100
const LONG_MS = 500
/** Of fewer at once even a slow queue makes nobody wait long. */
const LEAST_AT_ONCE = 30

/**
 * Whether all who waited were served at a pace that a limit on completions never has, and within a part of a second: then
 * a queue there may be, but none that is slower than what was asked, and "no limit seen up to" that is true of it too.
 */
export function isAtFullSpeed(events: readonly WaitEvent[]): boolean {
  let mostAhead = 0
  for (const { startedMs, arrivedMs } of events) {
    const waitMs = startedMs - arrivedMs
    if (waitMs > LONG_MS) return false
    const ahead = events.filter((other) => other.startedMs > arrivedMs && other.startedMs <= startedMs).length
    if (waitMs > SHORT_MS + SLOWEST_WORK_MS * ahead) return false
    mostAhead = Math.max(mostAhead, ahead)
  }
  return mostAhead >= LEAST_AT_ONCE
}
