/** A profile file as it is written. */
export type WrittenFile = { readonly path: string; readonly value: unknown }

/** The error of a profile that cannot be used. Separate from `available-profiles.ts`, so that catching it does not load the profiles. */
export class ProfileError extends Error {
  override readonly name = 'ProfileError'
  /** The file that is not a profile, for more exact lines about its mistakes; null when the error concerns something else. */
  readonly written: WrittenFile | null

  constructor(message: string, options: ErrorOptions & { readonly written?: WrittenFile } = {}) {
    super(message, options)
    this.written = options.written ?? null
  }
}
