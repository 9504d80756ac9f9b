/** The path of a profile file, and the parsed content. */
export type WrittenFile = { readonly path: string; readonly value: unknown }

/** Thrown for an invalid profile. The class has its own file, so that importing it does not load all profiles. */
export class ProfileError extends Error {
  override readonly name = 'ProfileError'
  /** The profile file, if its content is invalid, so that a message can list all mistakes in it. Null for other errors. */
  readonly written: WrittenFile | null

  constructor(message: string, options: ErrorOptions & { readonly written?: WrittenFile } = {}) {
    super(message, options)
    this.written = options.written ?? null
  }
}
