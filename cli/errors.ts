/** Reads files that flags name, and defines the errors of commands. `cli/dispatch.ts` prints their message and returns their exit code. */
import { WriteError } from '../schemas/write-file.ts'
import { LoadError } from '../load/load-error.ts'
import { readFileSync } from 'node:fs'
import { oneLine } from '../reports/neutral-text.ts'
import { systemProblem } from '../schemas/system-problem.ts'

/** The exit code of a command that its user stopped by Ctrl-C: 128 and the number of the signal, as shells have it. */
export const STOPPED_EXIT_CODE = 130

/** The kinds of errors. `stopped`: the user stopped the command. */
type CliErrorCode = 'usage' | 'unwritable' | 'unreadable' | 'unreachable' | 'stopped'

/** Thrown by commands for everything that is not Assay's own fault. */
export class CliError extends Error {
  override readonly name = 'CliError'
  readonly code: CliErrorCode

  constructor(code: CliErrorCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }

  /** 2 for a usage error, 3 when the target could not be judged, 130 when its user stopped it. */
  get exitCode(): 2 | 3 | typeof STOPPED_EXIT_CODE {
    if (this.code === 'stopped') return STOPPED_EXIT_CODE
    return this.code === 'unreachable' ? 3 : 2
  }
}

/** Returns an error about the command line: exit code 2. */
export function usageError(message: string, cause?: unknown): CliError {
  return new CliError('usage', message, cause)
}

/** Calls `write` for a file that a flag names. Throws CliError('unwritable'), which names the flag, in place of WriteError. */
export function writingFor(flag: string, write: () => void): void {
  try {
    write()
  } catch (error) {
    if (!(error instanceof WriteError)) throw error
    const whatToDo = error.isOfSpace ? '. Free some space' : ''
    throw new CliError('unwritable', `${error.message} (${flag})${whatToDo}`, error)
  }
}

/** Returns a message for stderr. Each of its lines begins with `prefix`. */
export function prefixed(message: string, prefix = 'error: '): string {
  return message
    .split('\n')
    .map((line) => `${prefix}${line}\n`)
    .join('')
}

/**
 * Exit 2 for what the user can put right in the command line, 3 for a load that could not be carried out, 130 for one that
 * was stopped before it began.
 */
export function asCliError(error: unknown): unknown {
  if (!(error instanceof LoadError)) return error
  return new CliError(codeOf(error), messageOf(error), error)
}

function messageOf(error: LoadError): string {
  if (error.code === 'aborted') return `${error.message}: no report of it was written`
  return error.code === 'remote-target'
    ? `${error.message}: pass --allow-remote if you intend that`
    : error.message
}

function codeOf(error: LoadError): CliErrorCode {
  if (error.code === 'aborted') return 'stopped'
  if (error.code === 'usage' || error.code === 'remote-target') return 'usage'
  return error.code === 'out-unwritable' ? 'unwritable' : 'unreachable'
}

/** Returns the text of a file. `what` names it in the message, such as `the key`. Throws CliError('unreadable'). */
export function fileText(path: string, what: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw new CliError('unreadable', `cannot read ${what} ${oneLine(path)}: ${systemProblem(cause)}`, cause)
  }
}
