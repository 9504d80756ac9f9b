import { lenientUtf8, strictUtf8 } from './utf8.ts'

/** An event of a stream. `offset` is in bytes from the start of the stream. */
type StreamEvent = {
  readonly data: string
  readonly event: string | null
  readonly id: string | null
  readonly offset: number
  readonly atMs: number
}

// One line of an event, split into the name and the value of its field.
type Field = { readonly name: string; readonly value: string; readonly offset: number }

type DeviationCode =
  | 'bom'
  | 'invalid-utf8'
  | 'unterminated-block'
  | 'data-free-block'
  | 'id-or-retry-block'
  | 'id-then-comment-block'
  | 'invalid-retry'
  | 'unknown-field'
  | 'nul-in-id'
  | 'line-too-long'

/** A deviation from the format of event streams. `offset` is in bytes. */
export type Deviation = { readonly code: DeviationCode; readonly offset: number; readonly detail: string }

/** A parsed event stream. `openData` is the data of an unfinished last event. It is empty if the stream ended between events. */
export type EventStream = {
  readonly events: readonly StreamEvent[]
  readonly openData: string
  readonly deviations: readonly Deviation[]
}

const MAX_DEVIATIONS = 200
// The maximum number of fields of a block, which is a group of lines up to a blank line. Further fields are dropped; real blocks have
// far fewer.
const MAX_FIELDS = 10_000
// The fields that have an effect without data. A block of only these fields is reported as `id-or-retry-block`.
const IDLE_FIELDS = new Set(['id', 'retry'])
const KNOWN_FIELDS = new Set(['data', 'event', 'id', 'retry'])

type State = {
  lastId: string | null
  fields: Field[]
  hasComment: boolean
  blockOffset: number | null
  pending: StreamEvent[]
  readonly events: StreamEvent[]
  readonly deviations: Deviation[]
}

/** Parses an event stream as it arrives. `push` takes the next bytes and returns the events that they complete. */
export type EventStreamReader = ReturnType<typeof createEventStreamReader>

/** Creates a parser for one stream. */
export function createEventStreamReader() {
  const lines = createLineReader()
  const state: State = {
    lastId: null,
    fields: [],
    hasComment: false,
    blockOffset: null,
    pending: [],
    events: [],
    deviations: [],
  }
  let lastMs = 0
  return {
    push(bytes: Uint8Array, atMs: number): readonly StreamEvent[] {
      lastMs = atMs
      lines.push(bytes, (line) => takeLine(state, line, atMs))
      const dispatched = state.pending
      state.pending = []
      return dispatched
    },
    end(): EventStream {
      const rest = lines.end()
      if (rest !== null) takeLine(state, rest, lastMs)
      const { events, deviations, fields, blockOffset } = state
      if (fields.length > 0)
        deviate(state, 'unterminated-block', blockOffset ?? 0, 'the stream ends within a block')
      return { events, openData: dataOf(fields), deviations }
    },
  }
}

/** Parses a recorded event stream. `reads` has the time and the size of each read. */
export function readEventStream(
  body: Uint8Array,
  reads: readonly (readonly [atMs: number, bytes: number])[],
): EventStream {
  const reader = createEventStreamReader()
  let from = 0
  let lastMs = 0
  for (const [atMs, bytes] of reads) {
    reader.push(body.subarray(from, from + bytes), atMs)
    from += bytes
    lastMs = atMs
  }
  if (from < body.length) reader.push(body.subarray(from), lastMs)
  return reader.end()
}

function takeLine(state: State, { text, offset, problems }: Line, atMs: number): void {
  for (const problem of problems) deviate(state, problem.code, problem.offset, problem.detail)
  if (text === '') {
    endBlock(state, atMs)
    return
  }
  state.blockOffset ??= offset
  if (text.startsWith(':')) {
    state.hasComment = true
    return
  }
  const colon = text.indexOf(':')
  const name = colon === -1 ? text : text.slice(0, colon)
  const rest = colon === -1 ? '' : text.slice(colon + 1)
  takeField(state, { name, value: rest.startsWith(' ') ? rest.slice(1) : rest, offset })
}

function takeField(state: State, field: Field): void {
  if (state.fields.length >= MAX_FIELDS) return
  state.fields.push(field)
  const { name, value, offset } = field
  if (name === 'id' && value.includes('\0'))
    deviate(state, 'nul-in-id', offset, 'an id holds NUL and is ignored')
  else if (name === 'id') state.lastId = value
  if (name === 'retry' && !/^\d+$/.test(value))
    deviate(state, 'invalid-retry', offset, 'retry is not a number')
  if (!KNOWN_FIELDS.has(name)) {
    deviate(state, 'unknown-field', offset, `a field named ${JSON.stringify(name.slice(0, 40))}`)
  }
}

function endBlock(state: State, atMs: number): void {
  const { fields, hasComment, blockOffset: offset } = state
  if (offset === null) return
  const data = fields.filter((field) => field.name === 'data')
  state.fields = []
  state.hasComment = false
  state.blockOffset = null
  if (data.length > 0) {
    const event = fields.findLast((field) => field.name === 'event')?.value ?? null
    const dispatched = {
      data: dataOf(data),
      event: event === '' ? null : event,
      id: state.lastId,
      offset,
      atMs,
    }
    state.events.push(dispatched)
    state.pending.push(dispatched)
    return
  }
  const names = new Set(fields.map((field) => field.name))
  if (names.size > 0) {
    deviate(
      state,
      [...names].every((name) => IDLE_FIELDS.has(name)) ? 'id-or-retry-block' : 'data-free-block',
      offset,
      `a block of ${[...names].join(', ').slice(0, 80)} without data`,
    )
  } else if (hasComment && state.lastId !== null && state.lastId !== '') {
    deviate(state, 'id-then-comment-block', offset, 'a comment on its own after an id was set')
  }
}

function dataOf(fields: readonly Field[]): string {
  const data = fields.filter(({ name }) => name === 'data')
  return data.map(({ value }) => value).join('\n')
}

function deviate(state: State, code: DeviationCode, offset: number, detail: string): void {
  if (state.deviations.length < MAX_DEVIATIONS) state.deviations.push({ code, offset, detail })
}

type LineProblem = {
  readonly code: 'bom' | 'invalid-utf8' | 'line-too-long'
  readonly offset: number
  readonly detail: string
}

type Line = {
  readonly text: string
  readonly offset: number
  readonly problems: readonly LineProblem[]
}

const LF = 10
const CR = 13
const BOM = [0xef, 0xbb, 0xbf] as const
const MAX_LINE_BYTES = 4 * 1024 * 1024
const FIRST_BUFFER_BYTES = 4096
const NO_PROBLEMS: readonly LineProblem[] = []

type Kept = { buffer: Uint8Array; bytes: number; isTooLong: boolean }

function createLineReader() {
  const kept: Kept = { buffer: new Uint8Array(FIRST_BUFFER_BYTES), bytes: 0, isTooLong: false }
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
    return bytes[at] === LF ? at + 1 : at
  }

  return {
    push(bytes: Uint8Array, take: (line: Line) => void): void {
      let from = isAfterCr ? afterCr(bytes, 0) : 0
      const nextEnd = lineEndFinder(bytes)
      lineOffset = kept.bytes === 0 ? position + from : lineOffset
      for (let end = nextEnd(from); end !== -1; end = nextEnd(from)) {
        endLine(bytes.subarray(from, end), take)
        from = bytes[end] === CR ? afterCr(bytes, end + 1) : end + 1
        lineOffset = position + from
      }
      keep(kept, bytes.subarray(from))
      position += bytes.length
    },
    /** Returns the unfinished last line at the end of the stream. Returns null if the stream ended with a line ending. */
    end: (): Line | null =>
      kept.bytes === 0 ? null : lineOf(kept.buffer.subarray(0, kept.bytes), lineOffset, kept.isTooLong),
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
