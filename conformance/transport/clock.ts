/** The time of a run. Probes wait by it and exchanges are dated by it, so that a test can let hours pass in an instant. */

/** A clock. `skewMs`: how far it is ahead of the machine's own; 0 unless a test says otherwise. */
export type Clock = {
  readonly skewMs: () => number
  readonly pause: (ms: number) => Promise<void>
}

/** The machine's clock. */
export const MACHINE_CLOCK: Clock = {
  skewMs: () => 0,
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}
