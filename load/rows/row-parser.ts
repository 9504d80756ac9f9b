/** Parses rows from pieces of text, so that growing files can be read. */
import type { Row, RowDecision, RowHeader } from '../../schemas/compiled/row.ts'
import { contradictionIn, isRow, isRowDecision, isRowHeader, rowRefusal } from './row.ts'

/** The error for an invalid row file. `line` counts from 1. */
export class RowError extends Error {
  override name = 'RowError' as const

  constructor(line: number | null, message: string, options?: ErrorOptions) {
    super(line === null ? message : `line ${line}: ${message}`, options)
  }
}

/** How the reading of a row file ended. `unfinished` is true if the last line is incomplete. */
export type RowsEnd = { readonly header: RowHeader; readonly rows: number; readonly unfinished: boolean }

type RowParser = {
  readonly write: (text: string) => void
  readonly header: () => RowHeader | null
  readonly end: () => RowsEnd
}

const LONGEST_LINE = 16 * 1024 * 1024

/** Creates a parser of row files. It throws {@link RowError} at the first invalid line. */
export function createRowParser(
  take: (row: Row) => void,
  takeDecision: (decision: RowDecision['decision']) => void = () => undefined,
): RowParser {
  let header: RowHeader | null = null
  let line = 0
  let rows = 0
  let pending = ''

  function takeLine(text: string): void {
    line += 1
    const value = parse(text, line)
    if (header === null) {
      header = headerFrom(value, line)
      return
    }
    if (isRowDecision(value)) {
      takeDecision(value.decision)
      return
    }
    take(rowFrom(value, line))
    rows += 1
  }

  return {
    write(text) {
      let from = 0
      for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', from)) {
        takeLine(pending + text.slice(from, end))
        pending = ''
        from = end + 1
      }
      pending += text.slice(from)
      if (pending.length > LONGEST_LINE) throw new RowError(line + 1, 'it does not end')
    },
    header: () => header,
    end() {
      if (header === null) throw new RowError(null, 'the file of rows has no header')
      return { header, rows, unfinished: pending !== '' }
    },
  }
}

function parse(text: string, line: number): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch (cause) {
    throw new RowError(line, 'it is not JSON', { cause })
  }
}

function headerFrom(value: unknown, line: number): RowHeader {
  if (isRowHeader(value)) return value
  if (isRow(value)) throw new RowError(line, 'expected the header, found a row')
  throw new RowError(line, `not a header of rows: ${rowRefusal(value)}`)
}

function rowFrom(value: unknown, line: number): Row {
  if (!isRow(value)) throw new RowError(line, `not a row: ${rowRefusal(value)}`)
  const contradiction = contradictionIn(value)
  if (contradiction !== null) throw new RowError(line, contradiction)
  return value
}
