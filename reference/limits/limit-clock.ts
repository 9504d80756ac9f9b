/** A clock with timers, for rate limits. */
export type LimitClock = {
  /** Returns the time in ms since 1970. It never decreases. */
  readonly nowMs: () => number
  /** Calls `then` after `ms` milliseconds. Returns a function that cancels this. */
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
