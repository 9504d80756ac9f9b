/** A profile file: its path and its parsed content. */
export type WrittenFile = { readonly path: string; readonly value: unknown }

/** The error of an invalid profile. Separate from `available-profiles.ts`, so that catching it does not load the profiles. */
export class ProfileError extends Error {
  override readonly name = 'ProfileError'
  /** The content of the invalid file, from which more exact messages are derived; null if the content is not the problem. */
  readonly written: WrittenFile | null

  constructor(message: string, options: ErrorOptions & { readonly written?: WrittenFile } = {}) {
    super(message, options)
    this.written = options.written ?? null
  }
}
