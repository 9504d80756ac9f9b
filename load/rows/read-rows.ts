import type { Row, RowDecision, RowHeader } from '../../schemas/compiled/row.ts'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { rowFiles } from './row-files.ts'
import { RowError, createRowParser, type RowsEnd } from './row-parser.ts'
import { isRowHeader } from './row.ts'
import { systemProblem } from '../../schemas/system-problem.ts'

// With the default of zlib, reading takes a tenth more time.
const GUNZIP_OPTIONS = { chunkSize: 65_536 } as const

/** Reads all rows of a run, and calls `take` with each. Throws {@link RowError} for an invalid line or file. */
export async function readRows(
  path: string,
  take: (row: Row) => void,
  takeDecision?: (decision: RowDecision['decision']) => void,
): Promise<RowsEnd> {
  const parser = createRowParser(take, takeDecision)
  for (const piece of rowFiles(path)) {
    const isPacked = await isGzip(piece)
    try {
      for await (const text of textOf(piece, isPacked)) parser.write(String(text))
    } catch (cause) {
      if (cause instanceof RowError) throw cause
      throw isPacked
        ? new RowError(null, `the gzip of ${piece} is broken or cut: ${systemProblem(cause)}`, { cause })
        : unreadable(piece, cause)
    }
  }
  return parser.end()
}

/** Yields the rows of a file as text. Each yielded text holds many lines. */
export async function* rowLines(path: string): AsyncGenerator<string> {
  let lines: string[] = []
  const parser = createRowParser((row) => lines.push(`${JSON.stringify(row)}\n`))
  try {
    for (const piece of rowFiles(path)) {
      for await (const text of textOf(piece, await isGzip(piece))) {
        parser.write(String(text))
        yield lines.join('')
        lines = []
      }
    }
  } catch {
    yield lines.join('')
  }
}

const MAX_HEADER = 4096

/** Reads the header of a row file. Returns null if the file has no header. */
export async function readRowHeader(path: string): Promise<RowHeader | null> {
  let text = ''
  try {
    const [first = path] = rowFiles(path)
    for await (const piece of textOf(first, await isGzip(first))) {
      text += String(piece)
      if (text.includes('\n') || text.length > MAX_HEADER) break
    }
    const [line = ''] = text.split('\n', 1)
    const value: unknown = JSON.parse(line)
    return isRowHeader(value) ? value : null
  } catch {
    return null
  }
}

async function isGzip(path: string): Promise<boolean> {
  try {
    const file = await open(path, 'r')
    try {
      const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0)
      return buffer.readUInt16BE(0) === 0x1f8b
    } finally {
      await file.close()
    }
  } catch (cause) {
    throw unreadable(path, cause)
  }
}

function textOf(path: string, isPacked: boolean): Readable {
  const file = createReadStream(path)
  if (!isPacked) return file.setEncoding('utf8')
  const plain = createGunzip(GUNZIP_OPTIONS)
  file.once('error', (error) => plain.destroy(error))
  return file.pipe(plain).setEncoding('utf8')
}

function unreadable(path: string, cause: unknown): RowError {
  return new RowError(null, `cannot read the rows in ${path}: ${systemProblem(cause)}`, { cause })
}
