/** The clock of limits, replaceable so that tests need not wait. */

/** A clock. */
export type LimitClock = {
  /** Milliseconds since 1970. They never go back. */
  readonly nowMs: () => number
  /** Calls `then` after so many milliseconds. Returns a function that cancels it. */
  readonly after: (ms: number, then: () => void) => () => void
}

/** The clock of this machine. */
export const systemClock: LimitClock = {
  nowMs: () => performance.timeOrigin + performance.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
}
