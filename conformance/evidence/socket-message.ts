import { CHAT_PATH } from '../exchange/chat-path.ts'
import { parseJson } from '../codec/parse-json.ts'
import { stringOf, stringsOf, type Readings } from '../statement/readings.ts'
import { isRecord, valueAtPointer, type JsonObject } from '../exchange/reply.ts'
import { closeCodesIn, isClose } from '../statement/socket-terminators.ts'
import { deltaText, finishes } from './stream.ts'
import { conformsTo, schemaIn } from '../statement/own-schema.ts'
import { errorRule } from './error-shape.ts'

/** The declared way in which a target uses WebSocket: its path, its authentication and the format of its messages. */
export type Dialect = {
  readonly path: string
  readonly auth: 'bearer' | 'subprotocol' | 'first-message' | 'query'
  /** The name of the message member or URL parameter that holds the API key. Empty for `bearer`, which uses a header field. */
  readonly authName: string
  readonly subprotocols: readonly string[]
  /** The type of messages that contain a request. Null if such messages have no type. */
  readonly requestType: string | null
  /** The member of a message that contains the request. Null if the whole message is the request. */
  readonly requestMember: string | null
  /** Further members that every request must contain, such as `stream`. */
  readonly requestMembers: JsonObject
  /** The JSON Pointer to the member of a WebSocket message that holds its type. */
  readonly typePointer: string
  /** The JSON Pointer from a frame to its chunk; empty if the frame is the chunk. */
  readonly chunkPointer: string
  /** The JSON Pointer to the answer text in a WebSocket message. Null if messages contain chunks in OpenAI's format. */
  readonly textPointer: string | null
  /** The JSON Pointer to the finish reason; null if none is declared. */
  readonly finishPointer: string | null
  /** The message types that carry no part of an answer, such as status messages. Assay skips these messages. */
  readonly otherTypes: readonly string[]
  readonly answerFrames: 'text' | 'binary' | 'either'
  readonly requestFrames: 'text' | 'binary'
  /** The messages that end an answer, such as `[DONE]`. */
  readonly terminators: readonly string[]
  /** The close codes that end an answer; null is a close without a code. */
  readonly closeCodes: readonly (number | null)[]
  readonly doneTypes: readonly string[]
  /** Returns whether a frame matches a declared schema of errors. */
  readonly isDeclaredError: (value: unknown) => boolean
}

/** The kind of a text message. `other` is JSON that does not belong to an answer. */
export type MessageKind = 'chunk' | 'terminator' | 'error' | 'other' | 'no-json'

const DEFAULT_TERMINATORS: readonly string[] = ['[DONE]', '{"type":"done"}', 'close 1000']

/** Returns the declared WebSocket format as JSON, without the function `isDeclaredError`. Null if none is declared. */
export function writtenDialect(readings: Readings): Omit<Dialect, 'isDeclaredError'> | null {
  const frames = readings.get('websocket.frames')?.value
  if (frames === undefined) return null
  const text = (parameter: string) => stringOf(readings, 'websocket.frames', parameter)
  const listed = stringsOf(readings, 'websocket.frames', 'terminators')
  const terminators = listed.length > 0 || frames.reading !== 'chunks' ? listed : DEFAULT_TERMINATORS
  const answerFrames = text('answerFrames')
  const typePointer = text('typePointer') ?? '/type'
  return {
    path: stringOf(readings, 'websocket.path', 'path') ?? CHAT_PATH,
    ...authOf(readings),
    subprotocols: stringsOf(readings, 'websocket.path', 'subprotocols'),
    requestType: text('requestType') ?? (frames.reading === 'wrapped' ? 'request' : null),
    requestMember: text('requestMember'),
    requestMembers: isRecord(frames['requestMembers']) ? frames['requestMembers'] : {},
    typePointer,
    chunkPointer: text('chunkPointer') ?? '',
    textPointer: text('textPointer'),
    finishPointer: text('finishPointer'),
    otherTypes: stringsOf(readings, 'websocket.frames', 'otherTypes'),
    answerFrames: answerFrames === 'binary' || answerFrames === 'either' ? answerFrames : 'text',
    requestFrames: text('requestFrames') === 'binary' ? 'binary' : 'text',
    terminators,
    closeCodes: closeCodesIn(terminators),
    doneTypes: stringsOf(readings, 'websocket.frames', 'doneTypes'),
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

/** Returns the WebSocket message for a request body. */
export function wrappedRequest(dialect: Dialect, request: JsonObject): JsonObject {
  const { requestType, requestMember, requestMembers, typePointer } = dialect
  const body = { ...request, ...requestMembers }
  const type = requestType === null ? {} : { [typePointer.slice(1)]: requestType }
  return requestMember === null ? { ...type, ...body } : { ...type, [requestMember]: body }
}

/** Returns the kind of a WebSocket text message, its JSON value, and the chunk of the answer in it, if there is one. */
export function readMessage(
  text: string,
  dialect: Dialect,
): { readonly kind: MessageKind; readonly value: unknown; readonly chunk: JsonObject | undefined } {
  const value = parseJson(text)
  const none = { value, chunk: undefined }
  if (dialect.terminators.some((terminator) => sameText(text, value, terminator))) {
    return { kind: 'terminator', ...none }
  }
  if (value === undefined) return { kind: 'no-json', ...none }
  if (isError(value, dialect)) return { kind: 'error', ...none }
  const type = valueAtPointer(value, dialect.typePointer)
  if (typeof type === 'string' && dialect.doneTypes.includes(type)) return { kind: 'terminator', ...none }
  if (typeof type === 'string' && dialect.otherTypes.includes(type)) return { kind: 'other', ...none }
  const chunk = pieceIn(value, dialect)
  if (chunk !== undefined) return { kind: 'chunk', value, chunk }
  return { kind: isRecord(value) && dialect.isDeclaredError(value) ? 'error' : 'other', ...none }
}

function pieceIn(value: unknown, dialect: Dialect): JsonObject | undefined {
  const { textPointer, chunkPointer } = dialect
  if (textPointer !== null) {
    return isRecord(value) && (hasText(value, textPointer) || chunkFinishes(value, dialect))
      ? value
      : undefined
  }
  const chunk = valueAtPointer(value, chunkPointer)
  // Other messages, such as errors, may come between the pieces of an answer.
  return isRecord(chunk) && isChunk(chunk) ? chunk : undefined
}

function isChunk(chunk: JsonObject): boolean {
  return 'choices' in chunk || chunk['object'] === 'chat.completion.chunk'
}

function hasText(value: JsonObject, pointer: string): boolean {
  return typeof valueAtPointer(value, pointer) === 'string'
}

/** Returns the choices of a chunk that are objects. */
export function choicesOfChunk(chunk: JsonObject): readonly JsonObject[] {
  const choices = chunk['choices']
  return Array.isArray(choices) ? choices.filter(isRecord) : []
}

/** Returns the text of a chunk, or an empty string if the chunk has no text. */
export function chunkText(chunk: JsonObject, { textPointer }: Dialect): string {
  if (textPointer === null) return choicesOfChunk(chunk).slice(0, 1).map(deltaText).join('')
  const text = valueAtPointer(chunk, textPointer)
  return typeof text === 'string' ? text : ''
}

/** Returns whether a chunk of an answer has a finish reason. */
export function chunkFinishes(chunk: JsonObject, { textPointer, finishPointer }: Dialect): boolean {
  if (textPointer === null) return choicesOfChunk(chunk).some(finishes)
  const reason = finishPointer === null ? undefined : valueAtPointer(chunk, finishPointer)
  return typeof reason === 'string' && reason !== ''
}

/** Returns whether the frame that ends an answer contains the finish reason. If so, earlier frames may omit it. */
export function endFinishes(
  { kind, value }: { readonly kind: string; readonly value: unknown },
  dialect: Dialect,
): boolean {
  return (
    dialect.textPointer !== null && kind === 'terminator' && isRecord(value) && chunkFinishes(value, dialect)
  )
}

/** Returns whether answers over WebSocket are declared to have a finish reason. */
export function hasFinishReasons({ textPointer, finishPointer }: Dialect): boolean {
  return textPointer === null || finishPointer !== null
}

// Returns whether a text is a terminator. White space and additional members do not matter for a terminator that is an object.
function sameText(text: string, value: unknown, terminator: string): boolean {
  if (isClose(terminator)) return false
  if (text === terminator) return true
  // Returns early, because most terminators are not JSON and this runs for every piece of every answer.
  if (!isRecord(value) || !terminator.trimStart().startsWith('{')) return false
  const wanted = parseJson(terminator)
  return isRecord(wanted) && holds(value, wanted)
}

function holds(value: unknown, wanted: unknown): boolean {
  if (!isRecord(wanted)) return JSON.stringify(value) === JSON.stringify(wanted)
  return isRecord(value) && Object.entries(wanted).every(([name, member]) => holds(value[name], member))
}

function isError(value: unknown, dialect: Dialect): boolean {
  if (!isRecord(value)) return false
  const error = value['error']
  if (error !== undefined && error !== null) return true
  return value['object'] === 'error' || valueAtPointer(value, dialect.typePointer) === 'error'
}

// The dialects by what the readings declare, because conversations are cached per dialect object.
const dialects = new Map<string, Dialect>()

/** Returns the declared use of WebSocket (its dialect). Returns null if no frame format is declared. */
export function dialectOf(readings: Readings): Dialect | null {
  const written = writtenDialect(readings)
  if (written === null) return null
  const errors = ['websocket.frames', 'errors.body'].map((key) => readings.get(key)?.value)
  const declared = JSON.stringify([written, errors])
  const known = dialects.get(declared)
  if (known !== undefined) return known
  const dialect = { ...written, isDeclaredError: declaredError(readings, written.typePointer) }
  dialects.set(declared, dialect)
  return dialect
}

type Fits = (value: unknown) => boolean

function declaredError(readings: Readings, typePointer: string): Fits {
  const schema = schemaIn(readings.get('websocket.frames')?.value['errorSchema'])
  const body = errorRule(readings)
  const rules: readonly Fits[] = [
    ...(schema === null ? [] : [(value: unknown) => conformsTo(schema, value, '').length === 0]),
    ...(body === null ? [] : [(value: unknown) => body(value, '').length === 0]),
  ]
  const telling = rules.map((fits) => ({ fits, fitsAnything: fits({}) }))
  return (value) => {
    const isTyped = typeof valueAtPointer(value, typePointer) === 'string'
    return telling.some(({ fits, fitsAnything }) => !(fitsAnything && isTyped) && fits(value))
  }
}
