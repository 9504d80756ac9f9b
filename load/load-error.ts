/** Defines the errors of loads. */
import { whyNotWritable } from '../schemas/files.ts'

/** The reasons why a load has no result. A load whose figures cannot be used does have a result: an invalid run. */
export type LoadErrorCode =
  | 'usage'
  | 'remote-target'
  | 'no-go'
  | 'build-failed'
  | 'bundle-failed'
  | 'scenario-broken'
  | 'k6-unstartable'
  | 'rows-broken'
  | 'wrong-answers'
  | 'refused'
  | 'out-unwritable'
  | 'aborted'

/** The error that functions in `load/` throw. It has a one-line message for users, and a code for programs. */
export class LoadError extends Error {
  override name = 'LoadError' as const
  readonly code: LoadErrorCode

  constructor(code: LoadErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** Returns the error for options or files that the user must correct. */
export function usageError(message: string, options?: ErrorOptions): LoadError {
  return new LoadError('usage', message, options)
}

/** Returns LoadError `out-unwritable` for a path, with the reason that the system gives. */
export function unwritable(path: string, cause: unknown): LoadError {
  return new LoadError('out-unwritable', `cannot write to ${path}: ${whyNotWritable(path, cause)}`, {
    cause,
  })
}
