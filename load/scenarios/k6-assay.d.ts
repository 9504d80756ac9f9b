/**
 * The module `k6/x/assay`, which only the k6 of this repository has (`load/k6/assay`). All times in microseconds (`Us`) are read from one
 * monotonic clock, and count from t0, the start of the run.
 */
declare module 'k6/x/assay' {
  import type { Options } from 'k6/options'

  /**
   * Reads the configuration of a load. Every user calls it in the init context. Returns the k6 options to the first user, because k6 reads
   * them there, and null to all other users.
   */
  export function load(configPath: string): Options | null
  /** Returns the secrets of the load: its API keys, and the values of its secret header fields. */
  export function secretValues(): readonly string[]
  /** Registers the secrets in all forms (encodings), so that all output masks them. Call it before {@link next}, which otherwise throws. */
  export function hide(forms: readonly string[]): void
  /**
   * Sends the planned request of this iteration when it is due, reads the answer, writes the row and waits for the think time. Without a
   * schedule, a user who gets no answers sends at most ten requests per second. Ends the run if more requests would measure nothing: no
   * request is answered, or all answers fail in the same way. In a run with batches, it sends all batches that Node passes to k6.
   */
  export function next(): void
  /** Frees memory that k6 needed only to create the users. Call it in `setup`, where it delays no request. */
  export function settle(): void
  /** Writes the rows that are still in memory. Call it in `teardown`. k6 also does this when it exits. */
  export function flush(): void
}
