/** The clock of a run. `skewMs` returns by how many ms this clock is ahead of the clock of the machine. */
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

/** Returns milliseconds since 1970 as a whole number that never decreases. */
export function steadyEpochMs(): number {
  return Math.floor(startEpochMs + performance.now())
}
