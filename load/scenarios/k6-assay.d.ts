/**
 * The module `k6/x/assay`, which only the k6 of this repository has (`load/k6/assay`). Times in microseconds (`Us`) count from t0, the
 * start of the run, by a monotonic clock.
 */
declare module 'k6/x/assay' {
  import type { Options } from 'k6/options'

  /**
   * Reads the configuration of a load. Every user calls it in the init context. Returns the k6 options to the first user, because k6 reads
   * them once; null to others.
   */
  export function load(configPath: string): Options | null
  /** Returns the secrets of the load: API keys and values of secret header fields. */
  export function secretValues(): readonly string[]
  /** Registers all forms (encodings) of the secrets, so that output masks them. Call it before {@link next}, which otherwise throws. */
  export function hide(forms: readonly string[]): void
  /**
   * Sends the planned request of this iteration when it is due, and reads the answer. Writes the row, and waits for the think time. In a
   * run with batches, sends all batches from Node. Without a schedule, a user without answers sends at most ten requests per second. Ends
   * the run if no request is answered, or all fail alike: more would measure nothing.
   */
  export function next(): void
  /** Prepares memory and the table of open files. Call it in `setup`, where it delays no request. */
  export function settle(): void
  /** Writes buffered rows. Call it in `teardown`. k6 also does this when it exits. */
  export function flush(): void
}
