/** The path of a profile file, and the parsed content. */
export type WrittenFile = { readonly path: string; readonly value: unknown }

/** An error in a profile. The class has its own file, so that code can import it without loading all profiles. */
export class ProfileError extends Error {
  override readonly name = 'ProfileError'
  /** The profile file that violates its JSON Schema, so that a message can list all its mistakes. Null for other errors. */
  readonly written: WrittenFile | null

  constructor(message: string, options: ErrorOptions & { readonly written?: WrittenFile } = {}) {
    super(message, options)
    this.written = options.written ?? null
  }
}
