import { parseJson } from '../codec/parse-json.ts'
import { brokeOff } from '../exchange/attempts.ts'
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

/** The data of the event that ends a stream, unless the statement declares other data. */
export const TERMINATOR = '[DONE]'

/** The kind of data in an event. `json` is JSON that is neither a chunk nor an error. `text` is any other data. */
type PayloadKind = 'chunk' | 'error' | 'terminator' | 'json' | 'text'

/** An event of a stream, numbered from 1. `atMs` counts from the sending of the request. */
export type ParsedEvent = {
  readonly number: number
  readonly name: string | null
  readonly data: string
  readonly offset: number
  readonly atMs: number
  readonly kind: PayloadKind
  readonly value: unknown
}

/** An event with a chunk of the answer. */
export type Chunk = {
  readonly number: number
  readonly atMs: number
  readonly value: JsonObject
  readonly choices: readonly JsonObject[]
  /** The text of the chunk; empty without text. */
  readonly text: string
}

/** An answer parsed as an event stream. */
export type Stream = {
  readonly exchange: Exchange
  readonly terminator: string
  /** The JSON Pointer to the text of an event. Null means that the text is in `choices[0]`, as in OpenAI's format. */
  readonly textPointer: string | null
  readonly events: readonly ParsedEvent[]
  readonly chunks: readonly Chunk[]
  /** The index in `events` of the first event that marks the end of the stream, such as `[DONE]`. Null if there is none. */
  readonly terminatorIndex: number | null
  readonly text: string
  /** True if one server-sent event contains the data of several events. */
  readonly isMerged: boolean
  readonly deviations: readonly Deviation[]
}

const views = new WeakMap<Exchange, Stream>()

/** Parses an answer as an event stream. */
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

/** Parses the answer as an event stream, with the declared last event and the JSON pointer to the text in a chunk. */
export function streamIn(exchange: Exchange, readings: Readings): Stream {
  const terminator = stringOf(readings, 'sse.events', 'terminator') ?? TERMINATOR
  return streamOf(exchange, terminator, stringOf(readings, 'sse.events', 'textPointer'))
}

/** Returns whether a successful answer is an event stream. */
export function isStream(exchange: Exchange): boolean {
  if (!isSuccess(exchange) || strictJson(exchange).ok) return false
  if (mediaTypeOf(exchange) === 'text/event-stream') return true
  return streamOf(exchange).events.some((event) => event.kind !== 'text')
}

/** Returns whether the stream reports an error. */
export function hasError(stream: Stream): boolean {
  return stream.events.some((event) => event.kind === 'error')
}

/** Returns whether a stream ended without its end marker, an error event or a finish reason. */
export function isStreamCut(stream: Stream): boolean {
  if (stream.terminatorIndex !== null || stream.events.some((event) => event.kind === 'error')) return false
  return !isFinished(stream)
}

/** Returns whether some chunk of a stream has a finish reason. */
export function isFinished({ chunks }: Stream): boolean {
  return chunks.some((chunk) => chunk.choices.some(finishes))
}

/** Returns whether a stream has events, but no chunk, error or terminator. */
export function lacksChunks({ events, chunks, terminatorIndex }: Stream): boolean {
  if (terminatorIndex !== null || events.length === 0) return false
  return (
    !events.some(({ kind }) => kind === 'error') &&
    !chunks.some(({ value }) => Array.isArray(value['choices']))
  )
}

const CHUNKS_DONE = 'chunks-done'
const CHUNKS_END = 'chunks-end'

/** Returns the declared format of stream events, such as `chunks-end`; default: `chunks-done`. */
export function eventsReading(readings: Readings): string {
  return stringOf(readings, 'sse.events', 'reading') ?? CHUNKS_DONE
}

/** Returns whether the declared stream events are completion chunks, which have finish reasons. */
export function hasChunkEvents(readings: Readings): boolean {
  return [CHUNKS_DONE, CHUNKS_END].includes(eventsReading(readings))
}

/** Returns whether streams are declared to end without a terminator. */
export function endsWithBody(readings: Readings): boolean {
  return eventsReading(readings) === CHUNKS_END
}

/** Returns a text that names what is missing at the end of a stream, such as `[DONE]`. Returns null if the stream is complete. */
export function missingEnd(readings: Readings, stream: Stream): string | null {
  // If the events have another shape, the end of the stream is unknown.
  if (hasChunkEvents(readings) && lacksChunks(stream)) return null
  if (endsWithBody(readings)) {
    return isFinished(stream) || hasError(stream) ? null : 'a finish_reason or an error before the end'
  }
  if (hasChunkEvents(readings)) {
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

// Returns the event type that ends a typed stream, and the JSON Pointer to the type. Null if none is declared.
function doneEvent(readings: Readings): DoneEvent | null {
  const type = stringOf(readings, 'sse.events', 'doneType')
  if (stringOf(readings, 'sse.events', 'reading') !== 'typed' || type === null) return null
  return { type, pointer: stringOf(readings, 'sse.events', 'typePointer') ?? '/type' }
}

function isDone({ events }: Stream, { type, pointer }: DoneEvent): boolean {
  return events.some(({ value }) => valueAtPointer(value, pointer) === type)
}

/** Returns whether the client disconnected before the end of a stream arrived. */
export function wasLeftEarly(exchange: Exchange, readings: Readings): boolean {
  if (exchange.end.kind !== 'aborted') return false
  const stream = streamIn(exchange, readings)
  if (endsWithBody(readings)) return !isFinished(stream)
  const done = doneEvent(readings)
  return stream.terminatorIndex === null && (done === null || !isDone(stream, done))
}

/** Returns whether the connection of a stream was closed normally, but the declared end marker, such as `[DONE]`, never came. */
export function endsEarly(exchange: Exchange, readings: Readings): boolean {
  if (exchange.end.kind !== 'complete' || !isStream(exchange)) return false
  const stream = streamIn(exchange, readings)
  // Merged events hide the end of a stream. They are no chance, so the call is not sent again.
  return !stream.isMerged && missingEnd(readings, stream) !== null
}

/** Returns whether an answer is incomplete: the connection broke, or the end marker of the stream is missing. */
export function breaksOff(exchange: Exchange, readings: Readings): boolean {
  return brokeOff(exchange) || endsEarly(exchange, readings)
}

/** Returns the texts of the chunks of an answer in order. */
export function chunkTexts({
  chunks,
}: {
  readonly chunks: readonly { readonly text: string }[]
}): readonly string[] {
  return chunks.map(({ text }) => text).filter((piece) => piece !== '')
}

function read(exchange: Exchange, terminator: string, textPointer: string | null): Stream {
  const { response } = exchange
  const bytes = response === null ? new Uint8Array() : bodyBytesOf(response.body)
  const wire = readEventStream(bytes, response?.reads ?? [])
  const events = wire.events.map(({ data, event: name, offset, atMs }, index): ParsedEvent => {
    const value = parseJson(data)
    return { number: index + 1, name, data, offset, atMs, kind: kindOf(data, name, value, terminator), value }
  })
  const end = events.findIndex((event) => event.kind === 'terminator')
  // Clients stop reading at the terminator, so data after it is not part of the answer.
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
    isMerged: [wire.openData, ...wire.events.map(({ data }) => data)].some((data) =>
      isMerged(data, terminator),
    ),
    deviations: wire.deviations,
  }
}

/** Returns whether the data of one event holds several chunks, because the target sent no blank line between them. */
export function isMerged(data: string, terminator: string): boolean {
  if (!data.includes('\n') || parseJson(data) !== undefined) return false
  return data.split('\n').every((line) => line === terminator || parseJson(line) !== undefined)
}

// Returns the kind of an event. An error has the event name `error`, a member `error`, or an `object` that is "error".
function kindOf(data: string, name: string | null, value: unknown, terminator: string): PayloadKind {
  if (data === terminator) return 'terminator'
  if (value === undefined) return name === 'error' ? 'error' : 'text'
  if (name === 'error') return 'error'
  if (!isRecord(value)) return 'json'
  const error = value['error']
  if ((error !== undefined && error !== null) || value['object'] === 'error') return 'error'
  return 'chunk'
}

function chunkOf({ number, atMs, kind, value }: ParsedEvent, textPointer: string | null): readonly Chunk[] {
  if (kind !== 'chunk' || !isRecord(value)) return []
  const choices = Array.isArray(value['choices']) ? value['choices'].filter(isRecord) : []
  const text = textPointer === null ? firstText(choices) : textAt(value, textPointer)
  return [{ number, atMs, value, choices, text }]
}

// Returns the text of the first choice in the list. Ignores the `index` of the choice, because only one answer is requested.
function firstText([choice]: readonly JsonObject[]): string {
  return choice === undefined ? '' : deltaText(choice)
}

function textAt(value: JsonObject, pointer: string): string {
  const text = valueAtPointer(value, pointer)
  return typeof text === 'string' ? text : ''
}

/** Returns why client libraries cannot parse the declared stream format; null if they can. */
export function whyNotForLibrary(readings: Readings): string | null {
  // Libraries accept the end of the body as the end of the stream too.
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

/** Returns whether a boolean request member, such as `stream`, switches streaming on (gap G4.6). */
export function isBooleanSwitch(readings: Readings): boolean {
  const reading = readings.get('sse.switch')
  if (reading?.layer !== 'declared' && stringOf(readings, 'sse.path', 'reading') === 'other-path')
    return false
  return reading?.value.reading === 'stream-true'
}

/** Returns the declared request members that ask for token counts in a stream (gap G4.7). Returns null if none are declared. */
export function usageSwitch(readings: Readings): JsonObject | null {
  const members = readings.get('sse.events')?.value['usageSwitch']
  return isRecord(members) && Object.keys(members).length > 0 ? members : null
}

/** Returns the text in the delta of a choice; empty when there is none. */
export function deltaText(choice: JsonObject): string {
  const delta = choice['delta']
  const content = isRecord(delta) ? delta['content'] : undefined
  return typeof content === 'string' ? content : ''
}

/** Returns the role in the delta of a choice; null when there is none. */
export function deltaRole(choice: JsonObject | undefined): unknown {
  const delta = choice?.['delta']
  return isRecord(delta) ? (delta['role'] ?? null) : null
}

/** Returns whether a choice has a finish reason. An empty string does not count, because some servers send one in every chunk. */
export function finishes(choice: JsonObject): boolean {
  return typeof choice['finish_reason'] === 'string' && choice['finish_reason'] !== ''
}

/** Returns whether a choice has a malformed finish reason: an empty string, or another type than string and null. */
export function hasOddFinish(choice: JsonObject): boolean {
  return !finishes(choice) && (choice['finish_reason'] ?? null) !== null
}
