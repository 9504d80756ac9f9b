/** The module `k6/x/assay`. */
declare module 'k6/x/assay' {
  import type { Options } from 'k6/options'

  /** Reads the configuration of a load. Returns k6's options to the first user, null to others. */
  export function load(configPath: string): Options | null
  /** Returns the secrets of the load: API keys and values of secret header fields. */
  export function secretValues(): readonly string[]
  /** Registers all encodings of the secrets, so that output masks them. */
  export function hide(forms: readonly string[]): void
  /** Sends the planned request of this iteration, reads the answer and writes the row. */
  export function next(): void
  /** Collects garbage, and makes room for open files. Call it in `setup`, because it is slow. */
  export function settle(): void
  /** Writes buffered rows. Call it in `teardown`. */
  export function flush(): void
}
