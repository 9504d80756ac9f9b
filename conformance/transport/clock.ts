/** Provides the clock of a run, which dates exchanges and waits. Tests replace it to skip hours of waiting. */

/** A clock. `skewMs` returns how many milliseconds it is ahead of the machine's clock: 0, except in tests. `pause` waits. */
export type Clock = {
  readonly skewMs: () => number
  readonly pause: (ms: number) => Promise<void>
}

/** The clock of this machine. */
export const MACHINE_CLOCK: Clock = {
  skewMs: () => 0,
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

const startEpochMs = Date.now() - performance.now()

/** Returns the current time in whole milliseconds since 1970, which never decreases. */
export function steadyEpochMs(): number {
  return Math.floor(startEpochMs + performance.now())
}
