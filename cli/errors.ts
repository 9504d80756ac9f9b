/** What a user did wrong, in one line. `cli/main.ts` prints it and exits with {@link CliError.exitCode}. */
export type CliErrorCode = 'usage' | 'unwritable' | 'unreadable' | 'unreachable'

/** Thrown by commands for everything that is not Assay's own fault. */
export class CliError extends Error {
  override readonly name = 'CliError'
  readonly code: CliErrorCode

  constructor(code: CliErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }

  /** 2 for wrong use, 3 when the target could not be judged. */
  get exitCode(): 2 | 3 {
    return this.code === 'unreachable' ? 3 : 2
  }
}
