/** The reasons that stop a load run before it has a result. Refused numbers are not errors: they are an invalid run. */
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

/** Thrown by everything in `load/`: a one-line message for people, a code for programs. */
export class LoadError extends Error {
  override name = 'LoadError' as const
  readonly code: LoadErrorCode

  constructor(code: LoadErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** Returns the error for a request that cannot be carried out as it was made. */
export function usageError(message: string, options?: ErrorOptions): LoadError {
  return new LoadError('usage', message, options)
}
