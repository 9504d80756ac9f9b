/** The reasons why a file of rows is not valid. A file that merely ends early is not among them: see {@link RowsEnd}. */
export type RowErrorCode =
  | 'unreadable'
  | 'cut-compression'
  | 'no-header'
  | 'bad-header'
  | 'bad-line'
  | 'not-a-row'
  | 'contradiction'
  | 'line-too-long'

/** Thrown by the reader of rows. `line` counts from 1 and is null when the error is not in a line. */
export class RowError extends Error {
  override name = 'RowError' as const
  readonly code: RowErrorCode
  readonly line: number | null

  constructor(code: RowErrorCode, line: number | null, message: string, options?: ErrorOptions) {
    super(line === null ? message : `line ${line}: ${message}`, options)
    this.code = code
    this.line = line
  }
}
