declare module 'k6/x/assay' {
  import type { Options } from 'k6/options'

  /** Reads the configuration of a load. Returns the k6 options to the first virtual user, and null to every other virtual user. */
  export function load(configPath: string): Options | null
  /** Returns the secrets of the load: API keys and values of secret header fields. */
  export function secretValues(): readonly string[]
  /** Registers all encodings of the secrets, so that output masks them. */
  export function hide(forms: readonly string[]): void
  /** Sends the planned request of this iteration, reads the answer, and writes the measurements as a line of the row file. */
  export function next(): void
  /** Collects garbage and enlarges the table of open files, so that neither delays requests later. It is slow: call it in `setup`. */
  export function settle(): void
  /** Writes the buffered rows (the results of single requests) to the row file. Call it in `teardown`. */
  export function flush(): void
}
