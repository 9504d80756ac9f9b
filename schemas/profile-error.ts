/** The path of a profile file, and the parsed content. */
export type WrittenFile = { readonly path: string; readonly value: unknown }

/** An error in a profile. */
export class ProfileError extends Error {
  override readonly name = 'ProfileError'
  /** The profile file that is invalid, so that its mistakes can be listed; null for other errors. */
  readonly written: WrittenFile | null

  constructor(message: string, options: ErrorOptions & { readonly written?: WrittenFile } = {}) {
    super(message, options)
    this.written = options.written ?? null
  }
}
