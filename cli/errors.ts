/** A mistake of the user, described in one line. `cli/main.ts` prints it and exits with {@link CliError.exitCode}. */
import { WriteError } from '../schemas/write-error.ts'
import { STOPPED_EXIT_CODE } from './stop.ts'

/** The kinds of it, and `stopped` for what no user did wrong but ended. */
export type CliErrorCode = 'usage' | 'unwritable' | 'unreadable' | 'unreachable' | 'stopped'

/** Thrown by commands for everything that is not Assay's own fault. */
export class CliError extends Error {
  override readonly name = 'CliError'
  readonly code: CliErrorCode

  constructor(code: CliErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }

  /** 2 for a usage error, 3 when the target could not be judged, 130 when its user stopped it. */
  get exitCode(): 2 | 3 | typeof STOPPED_EXIT_CODE {
    if (this.code === 'stopped') return STOPPED_EXIT_CODE
    return this.code === 'unreachable' ? 3 : 2
  }
}

/** Calls `write` for a file that a flag names. Throws CliError('unwritable'), which names the flag, in place of WriteError. */
export function writingFor(flag: string, write: () => void): void {
  try {
    write()
  } catch (error) {
    if (!(error instanceof WriteError)) throw error
    const whatToDo = error.isOfSpace ? '. Free some space' : ''
    throw new CliError('unwritable', `${error.message} (${flag})${whatToDo}`, { cause: error })
  }
}

/** Returns a message for stderr. Each of its lines begins with `prefix`. */
export function prefixed(message: string, prefix = 'error: '): string {
  return message
    .split('\n')
    .map((line) => `${prefix}${line}\n`)
    .join('')
}
