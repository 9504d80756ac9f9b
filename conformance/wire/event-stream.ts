/**
 * A strict reader of event streams (WHATWG HTML, section 9.2), incremental over bytes. It keeps what a lenient
 * client library throws away: where each event starts, when it came, and every departure from the grammar.
 * Pure: no Node imports, so it also runs inside k6.
 */

/** A dispatched event. `offset` is the byte at which its block starts. `atMs` is when its last byte was read. */
export type StreamEvent = {
  readonly data: string
  readonly event: string | null
  readonly id: string | null
  readonly offset: number
  readonly atMs: number
  /** Index into `blocks`. */
  readonly block: number
}

/** One field line, as it stood. */
export type Field = { readonly name: string; readonly value: string; readonly offset: number }

/** Lines up to a blank one. `terminated` is false for what the end of the stream cut off. */
export type Block = {
  readonly offset: number
  readonly atMs: number
  readonly fields: readonly Field[]
  readonly commentCount: number
  readonly terminated: boolean
}

/** Departures. Not all are wrong: the checks decide. */
export type DeviationCode =
  | 'bom'
  | 'invalid-utf8'
  | 'unterminated-block'
  | 'data-free-block'
  | 'id-then-comment-block'
  | 'invalid-retry'
  | 'unknown-field'
  | 'nul-in-id'
  | 'line-too-long'

/** One departure, at a byte of the body. */
export type Deviation = { readonly code: DeviationCode; readonly offset: number; readonly detail: string }

/** How a line ended. */
export type LineEnding = 'lf' | 'cr' | 'crlf'

/** A whole stream. */
export type EventStream = {
  readonly events: readonly StreamEvent[]
  readonly blocks: readonly Block[]
  readonly lineEndings: readonly LineEnding[]
  readonly deviations: readonly Deviation[]
}

/** Feeds on reads, tells events as they are dispatched. */
export type EventStreamReader = {
  /** Takes one read; returns the events it completed. */
  readonly push: (bytes: Uint8Array, atMs: number) => readonly StreamEvent[]
  /** Ends the stream. */
  readonly end: () => EventStream
}

const LF = 10
const CR = 13
const BOM = [0xef, 0xbb, 0xbf] as const
/** Longest line that is read; what goes beyond is dropped and reported. */
const MAX_LINE_BYTES = 4 * 1024 * 1024
const MAX_DEVIATIONS = 200

type State = {
  line: number[]
  lineOffset: number
  position: number
  afterCr: boolean
  tooLong: boolean
  lastId: string | null
  fields: Field[]
  comments: number
  blockOffset: number | null
  readonly pending: StreamEvent[]
  readonly events: StreamEvent[]
  readonly blocks: Block[]
  readonly endings: Set<LineEnding>
  readonly deviations: Deviation[]
}

/** A reader for one stream. */
export function createEventStreamReader(): EventStreamReader {
  const state: State = {
    line: [],
    lineOffset: 0,
    position: 0,
    afterCr: false,
    tooLong: false,
    lastId: null,
    fields: [],
    comments: 0,
    blockOffset: null,
    pending: [],
    events: [],
    blocks: [],
    endings: new Set(),
    deviations: [],
  }
  return {
    push(bytes, atMs) {
      for (const byte of bytes) take(state, byte, atMs)
      return state.pending.splice(0)
    },
    end() {
      finish(state)
      const { events, blocks, endings, deviations } = state
      return { events, blocks, lineEndings: [...endings], deviations }
    },
  }
}

/** Reads recorded bytes again, with the times at which they came. Bytes beyond the recorded reads get the last time. */
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

function take(state: State, byte: number, atMs: number): void {
  const at = state.position
  state.position += 1
  if (state.afterCr) {
    state.afterCr = false
    state.endings.add(byte === LF ? 'crlf' : 'cr')
    if (byte === LF) {
      state.lineOffset = state.position
      return
    }
  }
  if (byte !== LF && byte !== CR) {
    keep(state, byte, at)
    return
  }
  if (byte === CR) state.afterCr = true
  else state.endings.add('lf')
  endLine(state, atMs)
  state.lineOffset = state.position
}

function keep(state: State, byte: number, at: number): void {
  if (state.line.length < MAX_LINE_BYTES) {
    state.line.push(byte)
    return
  }
  if (state.tooLong) return
  state.tooLong = true
  deviate(state, 'line-too-long', at, `a line goes on beyond ${MAX_LINE_BYTES} bytes`)
}

function endLine(state: State, atMs: number): void {
  const text = lineText(state)
  const offset = state.lineOffset
  state.line = []
  state.tooLong = false
  if (text === '') {
    endBlock(state, atMs)
    return
  }
  state.blockOffset ??= offset
  if (text.startsWith(':')) {
    state.comments += 1
    return
  }
  const colon = text.indexOf(':')
  const name = colon === -1 ? text : text.slice(0, colon)
  const rest = colon === -1 ? '' : text.slice(colon + 1)
  takeField(state, { name, value: rest.startsWith(' ') ? rest.slice(1) : rest, offset })
}

function lineText(state: State): string {
  let bytes = Uint8Array.from(state.line)
  if (state.lineOffset === 0 && BOM.every((byte, index) => bytes[index] === byte)) {
    deviate(state, 'bom', 0, 'a byte order mark before the first line')
    bytes = bytes.subarray(BOM.length)
  }
  const invalid = invalidUtf8At(bytes)
  if (invalid !== -1) {
    const at = state.lineOffset + (state.line.length - bytes.length) + invalid
    deviate(state, 'invalid-utf8', at, `byte 0x${(bytes[invalid] ?? 0).toString(16)} is not UTF-8 here`)
  }
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

function takeField(state: State, field: Field): void {
  state.fields.push(field)
  const { name, value, offset } = field
  if (name === 'id' && value.includes('\0')) deviate(state, 'nul-in-id', offset, 'an id holds NUL and is ignored')
  else if (name === 'id') state.lastId = value
  if (name === 'retry' && !/^\d+$/.test(value)) deviate(state, 'invalid-retry', offset, 'retry is not a number')
  if (!['data', 'event', 'id', 'retry'].includes(name)) {
    deviate(state, 'unknown-field', offset, `a field named ${JSON.stringify(name.slice(0, 40))}`)
  }
}

function endBlock(state: State, atMs: number): void {
  const { fields, comments, blockOffset: offset } = state
  if (offset === null) return
  const data = fields.filter((field) => field.name === 'data')
  const block = state.blocks.length
  closeBlock(state, offset, atMs, true)
  if (data.length > 0) {
    const event = fields.findLast((field) => field.name === 'event')?.value ?? null
    const text = data.map((field) => field.value).join('\n')
    const dispatched = { data: text, event: event === '' ? null : event, id: state.lastId, offset, atMs, block }
    state.events.push(dispatched)
    state.pending.push(dispatched)
    return
  }
  const names = fields.map((field) => field.name).join(', ')
  if (fields.length > 0) deviate(state, 'data-free-block', offset, `a block of ${names} without data`)
  else if (comments > 0 && state.lastId !== null && state.lastId !== '') {
    deviate(state, 'id-then-comment-block', offset, 'a comment on its own after an id was set')
  }
}

function closeBlock(state: State, offset: number, atMs: number, terminated: boolean): void {
  state.blocks.push({ offset, atMs, fields: state.fields, commentCount: state.comments, terminated })
  state.fields = []
  state.comments = 0
  state.blockOffset = null
}

// Whatever is left when the stream ends was never dispatched: kept as evidence, not as an event.
function finish(state: State): void {
  if (state.afterCr) state.endings.add('cr')
  state.afterCr = false
  if (state.line.length > 0) endLine(state, 0)
  const { blockOffset: offset, fields } = state
  if (offset === null) return
  if (fields.length > 0) deviate(state, 'unterminated-block', offset, 'the stream ends within a block')
  closeBlock(state, offset, 0, false)
}

function deviate(state: State, code: DeviationCode, offset: number, detail: string): void {
  if (state.deviations.length < MAX_DEVIATIONS) state.deviations.push({ code, offset, detail })
}

/** Index of the first byte that breaks UTF-8 (RFC 3629), or -1. */
export function invalidUtf8At(bytes: Uint8Array): number {
  let at = 0
  while (at < bytes.length) {
    const length = sequenceLength(bytes, at)
    if (length === 0) return at
    at += length
  }
  return -1
}

// 0 when no valid sequence starts here: overlong forms, surrogates and values beyond U+10FFFF are invalid too.
function sequenceLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0
  if (lead < 0x80) return 1
  const length = lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0
  if (length === 0 || at + length > bytes.length) return 0
  const second = bytes[at + 1] ?? 0
  const low = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80
  const high = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf
  if (second < low || second > high) return 0
  for (let index = 2; index < length; index += 1) {
    const next = bytes[at + index] ?? 0
    if (next < 0x80 || next > 0xbf) return 0
  }
  return length
}
