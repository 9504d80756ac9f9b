/** The clock of a run. Probes wait by it, and exchanges are dated by it. Tests replace it to skip hours of waiting. */

/** A clock. `skewMs`: milliseconds by which it is ahead of the machine's clock; above 0 in tests only. */
export type Clock = {
  readonly skewMs: () => number
  readonly pause: (ms: number) => Promise<void>
}

/** The machine's clock. */
export const MACHINE_CLOCK: Clock = {
  skewMs: () => 0,
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

const startEpochMs = Date.now() - performance.now()

/** Returns the time, in whole milliseconds since 1970. It never goes back. */
export function steadyEpochMs(): number {
  return Math.floor(startEpochMs + performance.now())
}
