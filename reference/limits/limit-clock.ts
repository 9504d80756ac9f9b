/** The time by which limits go, so that tests can be quicker than it. */

/** A clock. */
export type Clock = {
  /** Milliseconds since 1970, never going back. */
  readonly nowMs: () => number
  /** Calls `then` after so many milliseconds; what is returned calls that off. */
  readonly after: (ms: number, then: () => void) => () => void
}

/** The clock of this machine. */
export const systemClock: Clock = {
  nowMs: () => performance.timeOrigin + performance.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
}
