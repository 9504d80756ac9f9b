/** Parses event streams strictly and incrementally (WHATWG HTML 9.2). Records arrival times and every deviation. Pure. */
import { createLineReader, type Line, type LineEnding } from './event-lines.ts'

/** A complete event. `offset`: where the event starts in the stream, in bytes. `atMs`: when its last byte was read. */
export type StreamEvent = {
  readonly data: string
  readonly event: string | null
  readonly id: string | null
  readonly offset: number
  readonly atMs: number
  /** The index in `blocks` of the block of lines that contains the event. */
  readonly block: number
}

/** One line of an event, split into the name and the value of its field. */
export type Field = { readonly name: string; readonly value: string; readonly offset: number }

/** A group of lines up to a blank line. `terminated`: false if the stream ended before the blank line. */
export type Block = {
  readonly offset: number
  readonly atMs: number
  readonly fields: readonly Field[]
  readonly commentCount: number
  readonly terminated: boolean
}

/** The kind of a deviation from the format of event streams. Checks decide which deviations are violations. */
export type DeviationCode =
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

/** A deviation from the format of event streams, at a byte of the body. */
export type Deviation = { readonly code: DeviationCode; readonly offset: number; readonly detail: string }

/** A completely parsed event stream. */
export type EventStream = {
  readonly events: readonly StreamEvent[]
  readonly blocks: readonly Block[]
  readonly lineEndings: readonly LineEnding[]
  readonly deviations: readonly Deviation[]
}

/** Parses an event stream piece by piece. `push` returns the events that the new bytes complete; `end` returns the whole stream. */
export type EventStreamReader = {
  readonly push: (bytes: Uint8Array, atMs: number) => readonly StreamEvent[]
  readonly end: () => EventStream
}

const MAX_DEVIATIONS = 200
/** The maximum number of fields that are recorded per block of lines. Further fields are dropped; real blocks have far fewer. */
const MAX_FIELDS = 10_000
/** The maximum number of blocks that are recorded per stream. Further blocks are dropped. */
const MAX_BLOCKS = 100_000
// The fields that have an effect without data. A block of only these fields is reported as `id-or-retry-block`.
const IDLE_FIELDS = new Set(['id', 'retry'])
const KNOWN_FIELDS = new Set(['data', 'event', 'id', 'retry'])

type State = {
  lastId: string | null
  fields: Field[]
  comments: number
  blockOffset: number | null
  pending: StreamEvent[]
  readonly events: StreamEvent[]
  readonly blocks: Block[]
  readonly deviations: Deviation[]
}

/** Creates a parser for one stream. */
export function createEventStreamReader(): EventStreamReader {
  const lines = createLineReader()
  const state: State = {
    lastId: null,
    fields: [],
    comments: 0,
    blockOffset: null,
    pending: [],
    events: [],
    blocks: [],
    deviations: [],
  }
  let lastMs = 0
  return {
    push(bytes, atMs) {
      lastMs = atMs
      lines.push(bytes, (line) => takeLine(state, line, atMs))
      const dispatched = state.pending
      state.pending = []
      return dispatched
    },
    end() {
      const rest = lines.end()
      if (rest !== null) takeLine(state, rest, lastMs)
      finish(state, lastMs)
      const { events, blocks, deviations } = state
      return { events, blocks, lineEndings: lines.endings(), deviations }
    },
  }
}

/** Parses a recorded body. `reads`: the time and size of each read. Bytes after the last read get the time of the last read. */
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
    state.comments += 1
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
  const { fields, comments, blockOffset: offset } = state
  if (offset === null) return
  const data = fields.filter((field) => field.name === 'data')
  const block = state.blocks.length
  closeBlock(state, offset, atMs, true)
  if (data.length > 0) {
    const event = fields.findLast((field) => field.name === 'event')?.value ?? null
    const text = data.map((field) => field.value).join('\n')
    const dispatched = {
      data: text,
      event: event === '' ? null : event,
      id: state.lastId,
      offset,
      atMs,
      block,
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
  } else if (comments > 0 && state.lastId !== null && state.lastId !== '') {
    deviate(state, 'id-then-comment-block', offset, 'a comment on its own after an id was set')
  }
}

function closeBlock(state: State, offset: number, atMs: number, terminated: boolean): void {
  if (state.blocks.length < MAX_BLOCKS)
    state.blocks.push({ offset, atMs, fields: state.fields, commentCount: state.comments, terminated })
  state.fields = []
  state.comments = 0
  state.blockOffset = null
}

// Ends the stream. Records an incomplete last block as a block, but not as an event.
function finish(state: State, atMs: number): void {
  const { blockOffset: offset, fields } = state
  if (offset === null) return
  if (fields.length > 0) deviate(state, 'unterminated-block', offset, 'the stream ends within a block')
  closeBlock(state, offset, atMs, false)
}

function deviate(state: State, code: DeviationCode, offset: number, detail: string): void {
  if (state.deviations.length < MAX_DEVIATIONS) state.deviations.push({ code, offset, detail })
}
