/** The times in which this process could not read: what came in meanwhile seems to have come later than it did. */

/** Watches until it is stopped. */
export type Stalls = {
  /** Milliseconds so far in which nothing could have been read, in sum. */
  readonly totalMs: () => number
  /**
   * Returns the sum of the stalls that are just over; 0 when there was none. What is read now has waited that long at most.
   * It takes several turns to accept a connection and to read from it, and there may be a stall before each of them.
   */
  readonly justNowMs: () => number
  readonly stop: () => void
}

const EVERY_MS = 10
// A timer is a little late at any time.
const SLACK_MS = 5
// What came in during a stall is read within this time after it, not counting further stalls.
const JUST_NOW_MS = 100

/** Starts to watch: a late timer shows how long the process was away. */
export function watchStalls(): Stalls {
  let lastMs = performance.now()
  let totalMs = 0
  let ranMs = 0
  let recent: { readonly ranMs: number; readonly lengthMs: number }[] = []
  const look = (): void => {
    const nowMs = performance.now()
    const lengthMs = nowMs - lastMs - EVERY_MS
    const stalledMs = lengthMs > SLACK_MS ? lengthMs : 0
    ranMs += nowMs - lastMs - stalledMs
    lastMs = nowMs
    recent = recent.filter((stall) => ranMs - stall.ranMs <= JUST_NOW_MS)
    if (stalledMs === 0) return
    totalMs += stalledMs
    recent.push({ ranMs, lengthMs: stalledMs })
  }
  const timer = setInterval(look, EVERY_MS)
  timer.unref()
  return {
    totalMs() {
      look()
      return totalMs
    },
    justNowMs() {
      look()
      return recent.reduce((sum, { lengthMs }) => sum + lengthMs, 0)
    },
    stop: () => clearInterval(timer),
  }
}
