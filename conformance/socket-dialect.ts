/** What the readings say of WebSocket: where it is, how the key is shown, what frames hold. Pure. Source: gaps G4.8 to G4.10. */
import { stringOf, stringsOf, type Readings } from './readings.ts'
import { isRecord, valueAt, type JsonObject } from './reply.ts'

/** How the frames of a conversation are to be read and written. */
export type Dialect = {
  readonly path: string
  readonly auth: 'bearer' | 'subprotocol' | 'first-message' | 'query'
  /** Prefix, field or parameter that carries the key; empty for `bearer`. */
  readonly authName: string
  /** Subprotocols that a client of this deployment offers; empty when it offers none. */
  readonly subprotocols: readonly string[]
  /** The type a request is wrapped with; null when it is sent as it is. */
  readonly requestType: string | null
  /** The member that holds the wrapped request; null puts its members beside the type. */
  readonly requestMember: string | null
  /** Where a frame says its type. */
  readonly typePointer: string
  /** Where a frame holds its chunk; empty when the frame is the chunk. */
  readonly chunkPointer: string
  /** Texts that end an answer, `close 1000` among them when the close does. */
  readonly terminators: readonly string[]
  /** Types that end an answer. */
  readonly doneTypes: readonly string[]
  /** `$id` of the schema of a chunk; null when nobody names one. */
  readonly schema: string | null
}

/** What a text message is. `other`: JSON that is neither a piece of the answer nor its end. */
export type MessageKind = 'chunk' | 'terminator' | 'error' | 'other' | 'no-json'

const CHAT_PATH = '/v1/chat/completions'
const DEFAULT_TERMINATORS: readonly string[] = ['[DONE]', '{"type":"done"}', 'close 1000']

/** The dialect in force; null when nobody says what frames hold. */
export function dialectOf(readings: Readings): Dialect | null {
  const frames = readings.get('websocket.frames')?.value
  if (frames === undefined) return null
  const isWrapped = frames.reading === 'wrapped'
  const terminators = stringsOf(readings, 'websocket.frames', 'terminators')
  const doneTypes = stringsOf(readings, 'websocket.frames', 'doneTypes')
  return {
    path: stringOf(readings, 'websocket.path', 'path') ?? CHAT_PATH,
    ...authOf(readings),
    subprotocols: stringsOf(readings, 'websocket.path', 'subprotocols'),
    requestType: isWrapped ? (stringOf(readings, 'websocket.frames', 'requestType') ?? 'request') : null,
    requestMember: stringOf(readings, 'websocket.frames', 'requestMember'),
    typePointer: stringOf(readings, 'websocket.frames', 'typePointer') ?? '/type',
    chunkPointer: stringOf(readings, 'websocket.frames', 'chunkPointer') ?? '',
    terminators: terminators.length > 0 || isWrapped ? terminators : DEFAULT_TERMINATORS,
    doneTypes: doneTypes.length > 0 ? doneTypes : ['done'],
    schema: stringOf(readings, 'websocket.frames', 'schema'),
  }
}

function authOf(readings: Readings): Pick<Dialect, 'auth' | 'authName'> {
  const named = (parameter: string) => stringOf(readings, 'websocket.auth', parameter) ?? ''
  switch (readings.get('websocket.auth')?.value.reading ?? 'bearer') {
    case 'subprotocol':
      return { auth: 'subprotocol', authName: named('prefix') }
    case 'first-message':
      return { auth: 'first-message', authName: named('field') }
    case 'query':
      return { auth: 'query', authName: named('name') }
    default:
      return { auth: 'bearer', authName: '' }
  }
}

/** The JSON of a request in this dialect. */
export function wrapped(dialect: Dialect, body: JsonObject): JsonObject {
  const { requestType, requestMember, typePointer } = dialect
  if (requestType === null) return body
  const type = { [typePointer.slice(1)]: requestType }
  return requestMember === null ? { ...type, ...body } : { ...type, [requestMember]: body }
}

/** A text message read in this dialect. `chunk` is the piece of the answer in it; undefined when there is none. */
export function readMessage(
  text: string,
  dialect: Dialect,
): { readonly kind: MessageKind; readonly value: unknown; readonly chunk: JsonObject | undefined } {
  const value = parsed(text)
  const none = { value, chunk: undefined }
  if (dialect.terminators.some((terminator) => sameText(text, value, terminator))) {
    return { kind: 'terminator', ...none }
  }
  if (value === undefined) return { kind: 'no-json', ...none }
  if (isError(value, dialect)) return { kind: 'error', ...none }
  const type = valueAt(value, dialect.typePointer)
  if (typeof type === 'string' && dialect.doneTypes.includes(type)) return { kind: 'terminator', ...none }
  const chunk = valueAt(value, dialect.chunkPointer)
  // A wrapped conversation may tell of other things between the pieces, each with a type of its own.
  const isPiece = isRecord(chunk) && (dialect.requestType === null || 'choices' in chunk)
  return isRecord(chunk) && isPiece ? { kind: 'chunk', value, chunk } : { kind: 'other', ...none }
}

// A typed terminator is the same however it is spaced and whatever it carries besides.
function sameText(text: string, value: unknown, terminator: string): boolean {
  if (text === terminator) return true
  // Most are no JSON, and every piece of every answer comes by here.
  if (!isRecord(value) || !terminator.trimStart().startsWith('{')) return false
  const wanted = parsed(terminator)
  return isRecord(wanted) && Object.entries(wanted).every(([name, member]) => value[name] === member)
}

function isError(value: unknown, dialect: Dialect): boolean {
  if (!isRecord(value)) return false
  const error = value['error']
  if (error !== undefined && error !== null) return true
  return value['object'] === 'error' || valueAt(value, dialect.typePointer) === 'error'
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}
