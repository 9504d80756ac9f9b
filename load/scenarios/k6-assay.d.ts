/**
 * The module `k6/x/assay`, which exists in the k6 that this repository builds (`load/k6/assay`). Every number of
 * microseconds (`Us`) is on one monotonic clock and counts from t0, the start of the run.
 */
declare module 'k6/x/assay' {
  import type { Options } from 'k6/options'

  /**
   * Reads the configuration of a load, in the init context, the same for every user. Returns its options of k6 to the first user, from whom k6
   * takes them, and null to the others.
   */
  export function load(configPath: string): Options | null
  /** Returns the keys of the load and the values of its secret header fields, all of which are to be hidden. */
  export function secretValues(): readonly string[]
  /** Hides texts in all that is written: the forms of secrets (`secretForms`). {@link next} refuses to send a secret before this call. */
  export function hide(forms: readonly string[]): void
  /**
   * Sends the request that the plan holds for this iteration when it is due, reads the answer, writes the row and
   * waits as long as the user thinks. Without a schedule, a user whom the target does not answer sends a request every
   * tenth of a second at most. Ends the run when it measures nothing any more: nobody answers, or all answers fail in the same way.
   * In a run with batches, it sends them as Node plans them, until the last one.
   */
  export function next(): void
  /** Frees the memory that the start of the users took. Call it in `setup`, so that no request is held up. */
  export function settle(): void
  /** Writes what is still buffered. Call it in `teardown`; k6's exit does it too. */
  export function flush(): void
}
