/**
 * The content of a streamed exchange: its events, the chunks among them, the text they add up to. Pure, and read once
 * per exchange however many checks ask. Source: gap G4.7; the WHATWG event stream format for the framing.
 */
import { parseJson } from '../codec/parse-json.ts'
import { brokeOff } from '../exchange/attempts.ts'
import { deltaText, finishes } from './delta.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { stringOf, type Readings } from '../statement/readings.ts'
import {
  isRecord,
  isSuccess,
  mediaTypeOf,
  strictJson,
  type JsonObject,
  valueAtPointer,
} from '../exchange/reply.ts'
import { bodyBytesOf } from '../exchange/bytes.ts'
import { readEventStream, type Deviation } from '../codec/event-stream.ts'

export { deltaText, finishes } from './delta.ts'

/** The literal that ends a stream unless the reading `sse.events` names another. */
export const TERMINATOR = '[DONE]'

/** The kind of a payload. `error`: whichever way an error is written in a stream. */
export type PayloadKind = 'chunk' | 'error' | 'terminator' | 'json' | 'text'

/** One dispatched event. `number` counts from 1, as issues do; `atMs` is the arrival since the request was sent. */
export type JudgedEvent = {
  readonly number: number
  readonly name: string | null
  readonly data: string
  readonly offset: number
  readonly atMs: number
  readonly kind: PayloadKind
  /** The parsed payload; undefined when it is not JSON. */
  readonly value: unknown
}

/** An event that carries a piece of the answer. `choices` holds those elements that are objects. */
export type Chunk = {
  readonly number: number
  readonly atMs: number
  readonly value: JsonObject
  readonly choices: readonly JsonObject[]
  /** The piece of text in it: the delta of the first choice, or what the reading points at. Empty when there is none. */
  readonly text: string
}

/** A streamed answer. `deviations` are breaches of the framing, each with its byte offset. */
export type Stream = {
  readonly exchange: Exchange
  readonly terminator: string
  /** Where the text of an event is; null: in the delta of its first choice. */
  readonly textPointer: string | null
  readonly events: readonly JudgedEvent[]
  readonly chunks: readonly Chunk[]
  /** Position in `events` of the first terminator; null when there is none. */
  readonly terminatorIndex: number | null
  /** The text of the answer: the pieces of all chunks, put together. */
  readonly text: string
  /** The arrival of the first piece of text; null when there was none. */
  readonly firstContentMs: number | null
  readonly deviations: readonly Deviation[]
}

const views = new WeakMap<Exchange, Stream>()

/** Reads the exchange as an event stream, whatever it is: see {@link isStream}. */
export function streamOf(
  exchange: Exchange,
  terminator: string = TERMINATOR,
  textPointer: string | null = null,
): Stream {
  const known = views.get(exchange)
  if (known?.terminator === terminator && known.textPointer === textPointer) return known
  const view = read(exchange, terminator, textPointer)
  views.set(exchange, view)
  return view
}

/** Reads the exchange as an event stream, with the terminator of these readings, and its text where they have it. */
export function streamIn(exchange: Exchange, readings: Readings): Stream {
  const terminator = stringOf(readings, 'sse.events', 'terminator') ?? TERMINATOR
  return streamOf(exchange, terminator, stringOf(readings, 'sse.events', 'textPointer'))
}

/** Returns whether the answer is a successful event stream: by its media type, or failing that by what is in it. */
export function isStream(exchange: Exchange): boolean {
  if (!isSuccess(exchange) || strictJson(exchange).ok) return false
  if (mediaTypeOf(exchange) === 'text/event-stream') return true
  return streamOf(exchange).events.some((event) => event.kind !== 'text')
}

/** Returns the streamed text; null when the answer is not an event stream. */
export function streamText(exchange: Exchange): string | null {
  return isStream(exchange) ? streamOf(exchange).text : null
}

/** Returns whether the stream reports an error. */
export function hasError(stream: Stream): boolean {
  return stream.events.some((event) => event.kind === 'error')
}

/** Returns whether the stream broke off: no finish reason, no terminator and no error came before its end. */
export function isStreamCut(stream: Stream): boolean {
  if (stream.terminatorIndex !== null || stream.events.some((event) => event.kind === 'error')) return false
  return !isFinished(stream)
}

/** Returns whether some chunk of a stream has a finish reason. */
export function isFinished({ chunks }: Stream): boolean {
  return chunks.some((chunk) => chunk.choices.some(finishes))
}

/** Returns whether a stream says something, and nothing of it in the shape of chunks: see {@link holdsChunks}. */
export function isOtherShape({ events, chunks, terminatorIndex }: Stream): boolean {
  if (terminatorIndex !== null || events.length === 0) return false
  return (
    !events.some(({ kind }) => kind === 'error') &&
    !chunks.some(({ value }) => Array.isArray(value['choices']))
  )
}

/** The reading of `sse.events` in which a terminator ends the chunks. */
const CHUNKS_DONE = 'chunks-done'
/** The reading in which the body ends after the chunk with the finish reason. */
const CHUNKS_END = 'chunks-end'

/** Returns the name of the reading of `sse.events` in force. */
export function eventsReading(readings: Readings): string {
  return stringOf(readings, 'sse.events', 'reading') ?? CHUNKS_DONE
}

/** Returns whether the events of these readings are chunks of a completion, which carry finish reasons. */
export function holdsChunks(readings: Readings): boolean {
  return [CHUNKS_DONE, CHUNKS_END].includes(eventsReading(readings))
}

/** Returns whether the end of the body after the chunk with the finish reason is the end of a stream. */
export function endsWithBody(readings: Readings): boolean {
  return eventsReading(readings) === CHUNKS_END
}

/** Returns what a stream lacks that broke off; null when it lacks nothing, or when no reading says what its end looks like. */
export function missingEnd(readings: Readings, stream: Stream): string | null {
  // The end of a stream of another shape is not known.
  if (holdsChunks(readings) && isOtherShape(stream)) return null
  if (endsWithBody(readings)) {
    return isFinished(stream) || hasError(stream) ? null : 'a finish_reason or an error before the end'
  }
  if (holdsChunks(readings)) {
    return isStreamCut(stream) ? 'a finish_reason, the terminator or an error before the end' : null
  }
  if (hasError(stream) || stream.terminatorIndex !== null) return null
  const done = doneEvent(readings)
  if (done !== null) {
    const text = `an event with ${done.type} at ${done.pointer}, or an error, before the end`
    return isDone(stream, done) ? null : text
  }
  const isNamed = stringOf(readings, 'sse.events', 'terminator') !== null
  return isNamed ? 'the terminator or an error before the end' : null
}

type DoneEvent = { readonly type: string; readonly pointer: string }

// The event that ends a stream of typed events; null where the reading names none.
function doneEvent(readings: Readings): DoneEvent | null {
  const type = stringOf(readings, 'sse.events', 'doneType')
  if (stringOf(readings, 'sse.events', 'reading') !== 'typed' || type === null) return null
  return { type, pointer: stringOf(readings, 'sse.events', 'typePointer') ?? '/type' }
}

function isDone({ events }: Stream, { type, pointer }: DoneEvent): boolean {
  return events.some(({ value }) => valueAtPointer(value, pointer) === type)
}

/**
 * Returns whether the client hung up within a stream. Not so where the read with the last awaited event also held the end of
 * the stream. Then the server had written everything, and need not have noticed.
 */
export function wasLeftEarly(exchange: Exchange, readings: Readings): boolean {
  if (exchange.end.kind !== 'aborted') return false
  const stream = streamIn(exchange, readings)
  if (endsWithBody(readings)) return !isFinished(stream)
  const done = doneEvent(readings)
  return stream.terminatorIndex === null && (done === null || !isDone(stream, done))
}

/** Returns whether an answer is a stream that lacks its end although its connection was closed in good order. */
export function endsEarly(exchange: Exchange, readings: Readings): boolean {
  if (exchange.end.kind !== 'complete' || !isStream(exchange)) return false
  return missingEnd(readings, streamIn(exchange, readings)) !== null
}

/** Returns whether an answer did not come whole, by its connection or by what a stream of these readings lacks. */
export function breaksOff(exchange: Exchange, readings: Readings): boolean {
  return brokeOff(exchange) || endsEarly(exchange, readings)
}

/** Returns the pieces of text in the order they came, without the empty ones. */
export function textPieces(stream: Stream): readonly string[] {
  return stream.chunks.map(({ text }) => text).filter((piece) => piece !== '')
}

function read(exchange: Exchange, terminator: string, textPointer: string | null): Stream {
  const { response } = exchange
  const bytes = response === null ? new Uint8Array() : bodyBytesOf(response.body)
  const wire = readEventStream(bytes, response?.reads ?? [])
  const events = wire.events.map(({ data, event: name, offset, atMs }, index): JudgedEvent => {
    const value = parseJson(data)
    return { number: index + 1, name, data, offset, atMs, kind: kindOf(data, name, value, terminator), value }
  })
  const end = events.findIndex((event) => event.kind === 'terminator')
  // Clients stop reading at the terminator, so that nothing behind it belongs to the answer.
  const chunks = events
    .slice(0, end === -1 ? events.length : end)
    .flatMap((event) => chunkOf(event, textPointer))
  return {
    exchange,
    terminator,
    textPointer,
    events,
    chunks,
    terminatorIndex: end === -1 ? null : end,
    text: chunks.map(({ text }) => text).join(''),
    firstContentMs: chunks.find(({ text }) => text !== '')?.atMs ?? null,
    deviations: wire.deviations,
  }
}

// Errors are seen as an `error` member, as a flat object that calls itself an error, and as an event of that name.
function kindOf(data: string, name: string | null, value: unknown, terminator: string): PayloadKind {
  if (data === terminator) return 'terminator'
  if (value === undefined) return name === 'error' ? 'error' : 'text'
  if (name === 'error') return 'error'
  if (!isRecord(value)) return 'json'
  const error = value['error']
  if ((error !== undefined && error !== null) || value['object'] === 'error') return 'error'
  return 'chunk'
}

function chunkOf({ number, atMs, kind, value }: JudgedEvent, textPointer: string | null): readonly Chunk[] {
  if (kind !== 'chunk' || !isRecord(value)) return []
  const choices = Array.isArray(value['choices']) ? value['choices'].filter(isRecord) : []
  const text = textPointer === null ? firstText(choices) : textAt(value, textPointer)
  return [{ number, atMs, value, choices, text }]
}

// One answer is asked for, so its text is in the first choice, even where the index is miscounted.
function firstText([choice]: readonly JsonObject[]): string {
  return choice === undefined ? '' : deltaText(choice)
}

function textAt(value: JsonObject, pointer: string): string {
  const text = valueAtPointer(value, pointer)
  return typeof text === 'string' ? text : ''
}

/** Returns the reason why no client library in wide use can read the streams of these readings; null when one can. */
export function otherThanLibrary(readings: Readings): string | null {
  // A library takes the end of the body for the end of a stream too.
  const usual = {
    'sse.path': ['same-path'],
    'sse.switch': ['stream-true'],
    'sse.events': [CHUNKS_DONE, CHUNKS_END],
  }
  for (const [key, names] of Object.entries(usual)) {
    const reading = stringOf(readings, key, 'reading')
    if (reading !== null && !names.includes(reading))
      return `the reading of ${key} is ${reading}, which no client library knows`
  }
  const field = stringOf(readings, 'sse.switch', 'field')
  return field === null || field === 'stream' ? null : `the switch is ${field}, which no client library knows`
}

/** Returns the members that ask for a chunk with the usage (gap G4.7, reading `sse.events`); null when the reading has none. */
export function usageSwitch(readings: Readings): JsonObject | null {
  const members = readings.get('sse.events')?.value['usageSwitch']
  return isRecord(members) && Object.keys(members).length > 0 ? members : null
}
