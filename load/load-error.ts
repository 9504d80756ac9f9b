/** Defines the errors of the load commands. */
import { whyNotWritable } from '../schemas/files.ts'

/** The reason why a load has no result. Unusable figures are not an error: the run is then marked as invalid. */
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

/** The error of functions in `load/`. It has a one-line message for users, and a code for programs. */
export class LoadError extends Error {
  override name = 'LoadError' as const
  readonly code: LoadErrorCode

  constructor(code: LoadErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** Returns a LoadError `usage`: the user must correct options or files. */
export function usageError(message: string, options?: ErrorOptions): LoadError {
  return new LoadError('usage', message, options)
}

/** Returns a LoadError `out-unwritable` for a path. Its message has the reason that the operating system gave. */
export function unwritable(path: string, cause: unknown): LoadError {
  return new LoadError('out-unwritable', `cannot write to ${path}: ${whyNotWritable(path, cause)}`, {
    cause,
  })
}
