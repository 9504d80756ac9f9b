/**
 * The module `k6/x/assay`, which only the k6 of this repository has (`load/k6/assay`). Times in microseconds (`Us`) count from t0, the
 * start of the run, by a monotonic clock.
 */
declare module 'k6/x/assay' {
  import type { Options } from 'k6/options'

  /**
   * Reads the configuration of a load. Each user calls it in k6's init context. Only the first user gets the k6 options, because k6 reads
   * them once; others get null.
   */
  export function load(configPath: string): Options | null
  /** Returns the secrets of the load: API keys and values of secret header fields. */
  export function secretValues(): readonly string[]
  /** Registers all encodings of the secrets, so that output masks them. In a load with secrets, {@link next} throws before this call. */
  export function hide(forms: readonly string[]): void
  /**
   * Sends the planned request of this iteration when it is due. Then reads the answer, writes the row, and waits for the think time. If
   * requests are planned during the run, it sends all of them in one call. Ends the run if no request is answered, or if all fail in the
   * same way. In a closed model, a user without answers sends at most ten requests per second.
   */
  export function next(): void
  /** Collects garbage, and makes room for open files. Call it in `setup`, where this slow work delays no request. */
  export function settle(): void
  /** Writes buffered rows. Call it in `teardown`. k6 also does this when it exits. */
  export function flush(): void
}
