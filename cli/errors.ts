import { accessSync, constants } from 'node:fs'
import { dirname } from 'node:path'
import { WriteError, readUserFile } from '../schemas/files.ts'
import { LoadError } from '../load/load-error.ts'
import { oneLine } from '../reports/neutral-text.ts'
import { reportsFullDisk, systemCode, systemProblem } from '../schemas/system-problem.ts'

/** The exit code after Ctrl-C: 128 plus the signal number, as in shells. */
export const STOPPED_EXIT_CODE = 130

type CliErrorCode = 'usage' | 'unwritable' | 'unreadable' | 'unreachable' | 'stopped'

/** An error that ends a command and has another cause than a bug in Assay, such as a usage error. */
export class CliError extends Error {
  override readonly name = 'CliError'
  readonly code: CliErrorCode

  constructor(code: CliErrorCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }

  get exitCode(): 2 | 3 | typeof STOPPED_EXIT_CODE {
    if (this.code === 'stopped') return STOPPED_EXIT_CODE
    return this.code === 'unreachable' ? 3 : 2
  }
}

/** Creates an error about the command line. */
export function usageError(message: string, cause?: unknown): CliError {
  return new CliError('usage', message, cause)
}

/** Calls `write`, which writes a file that `flag` names. Throws a CliError with the name of the flag if it fails. */
export function writingFor(flag: string, write: () => void): void {
  try {
    write()
  } catch (error) {
    if (!(error instanceof WriteError)) throw error
    const whatToDo = error.isDiskFull ? '. Free some space' : ''
    throw new CliError('unwritable', `${error.message} (${flag})${whatToDo}`, error)
  }
}

/** Throws CliError if the folder of `path` cannot be written. */
export function requireWritable(path: string, given: string, flag: string): void {
  try {
    accessSync(dirname(path), constants.W_OK | constants.X_OK)
  } catch (cause) {
    const why = 'its folder is missing or not writable. Name a file in another folder'
    throw new CliError('unwritable', `cannot write ${given} (${flag}): ${why}`, cause)
  }
}

/** Formats a message for stderr: `prefix` precedes each line. */
export function prefixed(message: string, prefix = 'error: '): string {
  return message
    .split('\n')
    .map((line) => `${prefix}${line}\n`)
    .join('')
}

/** Turns a LoadError into a CliError. Returns any other error unchanged. */
export function asCliError(error: unknown): unknown {
  if (!(error instanceof LoadError)) return error
  return new CliError(codeOf(error), messageOf(error), error)
}

/** Runs a step of a command. Turns a LoadError into a CliError. */
export async function orCliError<Result>(run: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    throw asCliError(error)
  }
}

function messageOf(error: LoadError): string {
  if (error.code === 'aborted') return `${error.message}: no report of it was written`
  if (reportsFullDisk(error.message)) return `${error.message}. Free some space`
  return error.code === 'remote-target'
    ? `${error.message}: pass --allow-remote if you intend that`
    : error.message
}

function codeOf(error: LoadError): CliErrorCode {
  if (error.code === 'aborted') return 'stopped'
  if (error.code === 'usage' || error.code === 'remote-target') return 'usage'
  return error.code === 'out-unwritable' ? 'unwritable' : 'unreachable'
}

/** Calls `read`, which reads the statement at `path`, and returns its result. Turns an error in the statement into a CliError. */
export function orStatementError<Result>(path: string | null, read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if (systemCode(error)?.startsWith('E') !== true) throw usageError(error.message, error)
    throw new CliError(
      'unreadable',
      `cannot read the statement ${path ?? ''}: ${systemProblem(error)}`,
      error,
    )
  }
}

/** Reads a text file. `what` is the name of the file in error messages. Throws CliError if it cannot be read. */
export function fileText(path: string, what: string): string {
  try {
    return readUserFile(path).toString()
  } catch (cause) {
    throw new CliError('unreadable', `cannot read ${what} ${oneLine(path)}: ${systemProblem(cause)}`, cause)
  }
}
