/** The path and the text of a profile file. */
export type WrittenFile = { readonly path: string; readonly text: string }

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
