/** Splits an event stream into lines, also if a line arrives in several reads. Pure. */
import { lenientUtf8, strictUtf8 } from './utf8.ts'

/** The characters that end a line. */
export type LineEnding = 'lf' | 'cr' | 'crlf'

/** A problem in a line. `offset`: where the problem starts in the stream, in bytes. */
export type LineProblem = {
  readonly code: 'bom' | 'invalid-utf8' | 'line-too-long'
  readonly offset: number
  readonly detail: string
}

/** A line without its ending and without a byte order mark. `offset`: where the line starts in the stream, in bytes. */
export type Line = {
  readonly text: string
  readonly offset: number
  readonly problems: readonly LineProblem[]
}

/** Splits the bytes of a stream into lines. `push` adds bytes, and calls `take` with each line that is now complete. */
export type LineReader = {
  readonly push: (bytes: Uint8Array, take: (line: Line) => void) => void
  /** Returns the last line if the stream ended without a line ending; null if there is none. */
  readonly end: () => Line | null
  /** Returns the kinds of line ending, in the order of their first occurrence. */
  readonly endings: () => readonly LineEnding[]
}

const LF = 10
const CR = 13
const BOM = [0xef, 0xbb, 0xbf] as const
/** The maximum length of a line in bytes. A longer line is cut and reported as a problem. */
const MAX_LINE_BYTES = 4 * 1024 * 1024
const FIRST_BUFFER_BYTES = 4096
const NO_PROBLEMS: readonly LineProblem[] = []

type Kept = { buffer: Uint8Array; bytes: number; isTooLong: boolean }

/** Creates a line reader for one stream. */
export function createLineReader(): LineReader {
  const kept: Kept = { buffer: new Uint8Array(FIRST_BUFFER_BYTES), bytes: 0, isTooLong: false }
  const endings = new Set<LineEnding>()
  let position = 0
  let lineOffset = 0
  // After a CR at the end of a read, its LF may come with the next read.
  let isAfterCr = false

  function endLine(tail: Uint8Array, take: (line: Line) => void): void {
    if (kept.bytes === 0 && tail.length <= MAX_LINE_BYTES) {
      take(lineOf(tail, lineOffset, false))
      return
    }
    keep(kept, tail)
    const { buffer, bytes, isTooLong } = kept
    kept.bytes = 0
    kept.isTooLong = false
    take(lineOf(buffer.subarray(0, bytes), lineOffset, isTooLong))
  }

  function afterCr(bytes: Uint8Array, at: number): number {
    isAfterCr = at === bytes.length
    if (isAfterCr) return at
    endings.add(bytes[at] === LF ? 'crlf' : 'cr')
    return bytes[at] === LF ? at + 1 : at
  }

  return {
    push(bytes, take) {
      let from = isAfterCr ? afterCr(bytes, 0) : 0
      const nextEnd = lineEndFinder(bytes)
      lineOffset = kept.bytes === 0 ? position + from : lineOffset
      for (let end = nextEnd(from); end !== -1; end = nextEnd(from)) {
        endLine(bytes.subarray(from, end), take)
        if (bytes[end] === LF) endings.add('lf')
        from = bytes[end] === CR ? afterCr(bytes, end + 1) : end + 1
        lineOffset = position + from
      }
      keep(kept, bytes.subarray(from))
      position += bytes.length
    },
    end() {
      if (isAfterCr) endings.add('cr')
      isAfterCr = false
      return kept.bytes === 0 ? null : lineOf(kept.buffer.subarray(0, kept.bytes), lineOffset, kept.isTooLong)
    },
    endings: () => [...endings],
  }
}

// Returns a function that finds the next line ending. It caches the next CR, because most streams have none and searches are slow.
function lineEndFinder(bytes: Uint8Array): (from: number) => number {
  let lf = -1
  let cr = -1
  return (from) => {
    if (lf < from) lf = indexOrEnd(bytes, LF, from)
    if (cr < from) cr = indexOrEnd(bytes, CR, from)
    const end = Math.min(lf, cr)
    return end < bytes.length ? end : -1
  }
}

function indexOrEnd(bytes: Uint8Array, byte: number, from: number): number {
  const index = bytes.indexOf(byte, from)
  return index === -1 ? bytes.length : index
}

// Keeps a copy of the bytes, because the reader of a socket may reuse its memory.
function keep(kept: Kept, tail: Uint8Array): void {
  const space = MAX_LINE_BYTES - kept.bytes
  if (tail.length > space) kept.isTooLong = true
  const part = tail.length > space ? tail.subarray(0, space) : tail
  const bytes = kept.bytes + part.length
  if (bytes > kept.buffer.length) {
    const larger = new Uint8Array(Math.max(bytes, kept.buffer.length * 2))
    larger.set(kept.buffer.subarray(0, kept.bytes))
    kept.buffer = larger
  }
  kept.buffer.set(part, kept.bytes)
  kept.bytes = bytes
}

function lineOf(bytes: Uint8Array, offset: number, isTooLong: boolean): Line {
  if (bytes.length === 0) return { text: '', offset, problems: NO_PROBLEMS }
  const hasBom = offset === 0 && BOM.every((byte, index) => bytes[index] === byte)
  const start = hasBom ? BOM.length : 0
  const content = hasBom ? bytes.subarray(start) : bytes
  const valid = strictUtf8(content)
  if (valid !== null && !hasBom && !isTooLong) return { text: valid, offset, problems: NO_PROBLEMS }
  const text = valid ?? lenientUtf8(content)
  const problems: LineProblem[] = []
  if (hasBom) problems.push({ code: 'bom', offset: 0, detail: 'a byte order mark before the first line' })
  // Cutting a long line may split a character, which is not an error of the stream.
  if (valid === null && !isTooLong) problems.push(notUtf8(text, offset + start))
  if (isTooLong) problems.push(tooLong(offset))
  return { text, offset, problems }
}

function notUtf8(text: string, offset: number): LineProblem {
  const before = new TextEncoder().encode(text.slice(0, text.indexOf('\uFFFD')))
  return { code: 'invalid-utf8', offset: offset + before.length, detail: 'the bytes are not UTF-8 here' }
}

function tooLong(offset: number): LineProblem {
  const detail = `a line goes on beyond ${MAX_LINE_BYTES} bytes`
  return { code: 'line-too-long', offset: offset + MAX_LINE_BYTES, detail }
}
