import gapFile from '../../schemas/gaps.json' with { type: 'json' }
import { DAY_MS } from '../../schemas/durations.ts'
import { type Reading, type Readings, stringOf, textsOf } from '../statement/readings.ts'
import { requestedEcho } from '../evidence/replies.ts'
import { type Stream, isStream, streamOf } from '../evidence/stream.ts'
import {
  isRecord,
  valueAtPointer,
  type JsonObject,
  mediaTypeOf,
  requestJson,
  is2xx,
  isClientError,
  isCompletion,
  jsonOf,
  statusOf,
} from '../exchange/reply.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { completeReading, defaultsOf, readingNames } from '../statement/plan.ts'
import { inferSchema, textPointers } from './answer-shapes.ts'
import {
  isWellFormedEntry,
  KNOWN_SCHEMES,
  signatureEntries,
  type SignatureScheme,
} from '../webhooks/checks/webhook-signature.ts'
import { escapedPointer, parseJson } from '../codec/parse-json.ts'
import { errorPointer } from '../evidence/error-shape.ts'
import { isSelected } from '../exchange/call-kinds.ts'
import { limitHeadersOf, readLimitHeaders, type Allowance } from '../limits/limits-headers.ts'
import { answeredAtMs } from '../exchange/limits-values.ts'
import { SIGNUP_MISTAKES } from '../signup/signup-mistakes.ts'

/** A reading (behavior) that exploration compares with the recorded answers, to propose it for the statement. */
export type Candidate = {
  readonly reading: Reading
  /** The order of preference: 0 for a known reading, 1 for one built from the answers, 2 for one that fits almost any target. */
  readonly rank: 0 | 1 | 2
  /** The ids of the exchanges that show the behavior. Reports cite them as evidence, even if no check passed with this reading. */
  readonly seen?: readonly string[]
  /** True if the answers fit this candidate reading but would also fit another one, so that they do not prove it. */
  readonly isUnverified?: true
}

/** Returns the member of a statement that declares where stream events contain text. Returns `{}` if no event has text. */
export function textPlace(streams: readonly Stream[]): JsonObject {
  for (const { exchange, events } of streams) {
    const asked = (requestedEcho(exchange) ?? '').trim()
    if (asked === '') continue
    const values = events.map(({ value }) => value)
    const places = new Set(values.flatMap((value) => stringPlaces(value, '')))
    const place = [...places].find((pointer) => textAt(values, pointer).includes(asked))
    if (place !== undefined) return { textPointer: place }
  }
  return {}
}

function textAt(values: readonly unknown[], pointer: string): string {
  return values
    .map((value) => valueAtPointer(value, pointer))
    .filter((text) => typeof text === 'string')
    .join('')
}

function stringPlaces(value: unknown, pointer: string): readonly string[] {
  if (typeof value === 'string') return [pointer]
  const members = Array.isArray(value) ? value.entries() : isRecord(value) ? Object.entries(value) : []
  return [...members].flatMap(([name, member]) =>
    stringPlaces(member, `${pointer}/${escapedPointer(String(name))}`),
  )
}

function wholeStreams(exchanges: readonly Exchange[]): readonly Stream[] {
  return exchanges.filter(isWholeStream).map((exchange) => streamOf(exchange))
}

function isWholeStream(exchange: Exchange): boolean {
  const { probe, end } = exchange
  return probe.startsWith('sse.') && ['complete', 'left-open'].includes(end.kind) && isStream(exchange)
}

function eventShapes(streams: readonly Stream[]): readonly Candidate[] {
  const key = 'sse.events'
  const media = [...new Set(streams.flatMap(({ exchange }) => mediaTypeOf(exchange) ?? []))]
  const own = media.length === 1 && media[0] !== 'text/event-stream' ? [{ mediaType: media[0] }] : []
  const end = sameOf(streams.map(({ events }) => events.at(-1)?.data))
  const terminator = end === null || isRecord(parsed(streams, end)) ? {} : { terminator: end }
  const shape = (name: string, more: JsonObject, rank: Candidate['rank']): Candidate => ({
    reading: completeReading(key, { reading: name, ...more }),
    rank,
  })
  const text = textPlace(streams)
  const hasUsage = usageCame(streams)
  // A note (a chunk without choices at the start) needs the reading `notesFirst` only if its id is empty.
  const hasNotes = streams.some(
    ({ chunks: [first] }) => first?.value['id'] === '' && first.choices.length === 0,
  )
  const notes = hasNotes ? { notesFirst: true } : {}
  const chunksDone = { ...notes, ...terminator, ...(hasUsage === false ? { usageSwitch: {} } : {}) }
  const usage = hasUsage === true ? { usageSwitch: defaultsOf(key, 'chunks-done')['usageSwitch'] } : {}
  const chunksEnd = { ...notes, ...usage }
  // Clients expect text/event-stream, so readings with another media type rank lower.
  return [
    shape('chunks-done', chunksDone, 0),
    shape('chunks-end', chunksEnd, 0),
    ...doneTypes(streams).map((more) => shape('typed', { ...more, ...text }, 0)),
    ...own.map((more) => shape('chunks-done', { ...chunksDone, ...more }, 1)),
    ...own.map((more) => shape('chunks-end', { ...chunksEnd, ...more }, 1)),
    ...ownChunks(streams, terminator).map((more) => shape('custom', { ...more, ...text, ...own[0] }, 1)),
  ]
}

// Returns whether requested token counts arrived; null if no stream requested them.
function usageCame(streams: readonly Stream[]): boolean | null {
  const asked = streams.filter(({ exchange }) => exchange.probe === 'sse.usage')
  if (asked.length === 0) return null
  return asked.some(({ chunks }) => chunks.some(({ value }) => isRecord(value['usage'])))
}

function parsed(streams: readonly Stream[], data: string): unknown {
  return streams.flatMap(({ events }) => events).find((event) => event.data === data)?.value
}

function sameOf(values: readonly (string | undefined)[]): string | null {
  const [first] = values
  return first !== undefined && values.every((value) => value === first) ? first : null
}

const TYPE_POINTERS = ['/type', '/event', '/kind']

// Returns possible parameters of the reading `typed`: the pointer to the type of an event, and the type that only last events have.
function doneTypes(streams: readonly Stream[]): readonly JsonObject[] {
  return TYPE_POINTERS.flatMap((typePointer) => {
    const typesOf = ({ events }: Stream) => events.map(({ value }) => valueAtPointer(value, typePointer))
    const types = streams.map(typesOf)
    const doneType = types[0]?.at(-1)
    if (typeof doneType !== 'string') return []
    return types.every((each) => each.indexOf(doneType) === each.length - 1)
      ? [{ typePointer, doneType }]
      : []
  })
}

function ownChunks(streams: readonly Stream[], terminator: JsonObject): readonly JsonObject[] {
  const chunks = streams.flatMap(({ events }) => events).filter(({ kind }) => kind === 'chunk')
  const schema = inferSchema(chunks.map(({ value }) => value))
  return schema === null ? [] : [{ schema, ...terminator }]
}

const NAMED_PAYLOADS = ['type-timestamp-data', 'openai', 'cloudevents']

function payloadCandidates(exchanges: readonly Exchange[]): readonly Candidate[] {
  const key = 'webhooks.payload'
  const usual = NAMED_PAYLOADS.map((reading): Candidate => ({
    reading: completeReading(key, { reading }),
    rank: 0,
  }))
  const events = deliveriesIn(exchanges).map(requestJson).filter(isRecord)
  const [schema, typePointer] = [inferSchema(events), pointerIn(events, isTypeName, ['/type'])]
  if (schema === null || typePointer === null) return usual
  const timePointer = pointerIn(events, isTime, TIME_PLACES)
  const places = { typePointer, ...(timePointer === null ? {} : { timePointer }) }
  return [...usual, { reading: completeReading(key, { reading: 'custom', schema, ...places }), rank: 1 }]
}

function signatureCandidates(exchanges: readonly Exchange[], readings: Readings): readonly Candidate[] {
  const key = 'webhooks.signature'
  const inForce = readings.get(key)?.value
  const deliveries = deliveriesIn(exchanges)
  const seen = KNOWN_SCHEMES.filter((scheme) => deliveries.some((delivery) => isSignedBy(delivery, scheme)))
  if (inForce === undefined || seen.length === 0 || seen.some(({ name }) => name === inForce.reading))
    return inForce === undefined ? [] : [{ reading: inForce, rank: 0 }]
  return seen.map((scheme) => ({
    reading: completeReading(key, { reading: scheme.name }),
    rank: 0,
    seen: deliveries.filter((delivery) => isSignedBy(delivery, scheme)).map(({ id }) => id),
    isUnverified: true,
  }))
}

function deliveriesIn(exchanges: readonly Exchange[]): readonly Exchange[] {
  return exchanges.filter(({ isInbound }) => isInbound === true)
}

function isSignedBy({ request }: Exchange, scheme: SignatureScheme): boolean {
  const own = signatureEntries(request.headers, scheme).filter((entry) => entry.startsWith(scheme.prefix))
  return own.some((entry) => isWellFormedEntry(entry, scheme))
}

const TIME_PLACES = ['/timestamp', '/created', '/created_at', '/time']

// Returns a JSON pointer to a value that `fits` accepts in every event. Tries `usual` first, then all texts in the first event.
function pointerIn(
  events: readonly unknown[],
  fits: (value: unknown) => boolean,
  usual: readonly string[],
): string | null {
  const places = [...usual, ...textPointers(events[0])]
  return (
    places.find(
      (pointer) => events.length > 0 && events.every((event) => fits(valueAtPointer(event, pointer))),
    ) ?? null
  )
}

function isTypeName(value: unknown): boolean {
  return typeof value === 'string' && /^[A-Za-z]\w*([.:/-]\w+)+$/.test(value)
}

// Returns whether a value is a time: a number of seconds since 1970, or a date and time (RFC 3339).
function isTime(value: unknown): boolean {
  return typeof value === 'number'
    ? value > 1e9 && value < 1e10
    : typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
}

/** Returns the readings (behaviors) to try for a key such as `sse.events`. */
export function candidatesOf(
  key: string,
  exchanges: readonly Exchange[],
  readings: Readings,
): readonly Candidate[] {
  const make = Object.hasOwn(MAKERS, key) ? MAKERS[key] : undefined
  if (make !== undefined) return make(exchanges, readings)
  const inForce = readings.get(key)?.value
  return inForce === undefined ? [] : [{ reading: inForce, rank: 0 }]
}

type Maker = (exchanges: readonly Exchange[], readings: Readings) => readonly Candidate[]

const MAKERS: Readonly<Record<string, Maker>> = {
  'request.models': (exchanges) => [
    named('request.models', 'discovery'),
    ...(of(exchanges, 'core.unknown-model').some(isCompletion) ? [named('request.models', 'any', 2)] : []),
  ],
  'request.roles': (exchanges) => [named('request.roles', 'openai'), rolesSeen(exchanges)],
  'response.fields': () => [named('response.fields', 'openai'), named('response.fields', 'bare', 2)],
  'errors.missingKey': (exchanges) =>
    isOpen(exchanges) ? [] : [named('errors.missingKey', '401'), named('errors.missingKey', '403')],
  'errors.wrongKey': () => readingNames('errors.wrongKey').map((name) => named('errors.wrongKey', name)),
  'errors.status': statusTable,
  'errors.body': errorBodies,
  'errors.codes': errorCodes,
  'errors.conditions': mistakes,
  cors: () => [named('cors', 'allowed')],
  'signup.response': keyPointers,
  'websocket.reuse': () => [named('websocket.reuse', 'many'), named('websocket.reuse', 'one')],
  'limits.headers': limitHeaders,
  'webhooks.payload': payloadCandidates,
  'webhooks.signature': signatureCandidates,
  'webhooks.types': eventTypes,
  'sse.events': (exchanges) => eventShapes(wholeStreams(exchanges)),
}

function isOpen(exchanges: readonly Exchange[]): boolean {
  return exchanges.some((call) => isSelected(['credential:none'], call) && isCompletion(call))
}

function named(key: string, name: string, rank: Candidate['rank'] = 0): Candidate {
  return { reading: completeReading(key, { reading: name }), rank }
}

function of(exchanges: readonly Exchange[], ...probes: readonly string[]): readonly Exchange[] {
  return exchanges.filter(({ probe, sentAgain }) => probes.includes(probe) && sentAgain === undefined)
}

const ROLE_CALLS: readonly (readonly [role: string, label: string])[] = [
  ['assistant', 'assistant-history'],
  ['developer', 'developer'],
]

// Returns the reading with the accepted roles. Its `seen` lists the refused calls, because no check judges a refused role.
function rolesSeen(exchanges: readonly Exchange[]): Candidate {
  const calls = ROLE_CALLS.flatMap(([role, label]) =>
    of(exchanges, 'core.roles').flatMap((call) => (call.label === label ? [{ role, call }] : [])),
  )
  const answered = calls.filter(({ call }) => isCompletion(call)).map(({ role }) => role)
  const roles = [...new Set(['system', 'user', ...answered])]
  const seen = calls.filter(({ call }) => isClientError(call)).map(({ call }) => call.id)
  return { reading: { reading: 'list', roles }, rank: 1, seen }
}

const ROWS: Readonly<Record<string, readonly string[]>> = {
  malformed: ['core.body'],
  invalid: ['core.refusals'],
  unknownModel: ['core.unknown-model'],
}

function statusTable(exchanges: readonly Exchange[]): readonly Candidate[] {
  const rows = Object.entries(ROWS).flatMap(([row, probes]) => {
    const refusals = of(exchanges, ...probes)
      .filter((call) => isClientError(call) && !call.label.startsWith('content-type-'))
      .concat(row === 'invalid' ? signupRefusals(exchanges) : [])
    return refusals.length === 0 ? [] : [{ row, refusals }]
  })
  if (rows.length === 0) return []
  const table = Object.fromEntries(
    rows.map(({ row, refusals }) => [row, byFrequency(refusals.flatMap((call) => statusOf(call) ?? []))]),
  )
  const reading = completeReading('errors.status', { reading: 'table', ...table })
  return [{ reading, rank: 0, seen: rows.flatMap(({ refusals }) => refusals.map(({ id }) => id)) }]
}

// Returns the sign-ups with a mistake that were refused. Their statuses are also values of the parameter `invalid` of `errors.status`.
function signupRefusals(exchanges: readonly Exchange[]): readonly Exchange[] {
  const labels = new Set(SIGNUP_MISTAKES.map(({ label }) => label))
  return exchanges
    .filter(({ probe, label }) => probe.startsWith('signup.') && labels.has(label))
    .filter((call) => isClientError(call) && statusOf(call) !== TOO_MANY)
}

const TOO_MANY = 429

function byFrequency(values: readonly number[]): readonly number[] {
  const counts = Map.groupBy(values, (value) => value)
  return [...counts].toSorted(([, left], [, right]) => right.length - left.length).map(([value]) => value)
}

function refusalBodies(exchanges: readonly Exchange[]): readonly unknown[] {
  const refused = exchanges
    .filter((call) => isSelected(['refusal', 'credential'], call))
    .filter((call) => (statusOf(call) ?? 0) >= 400)
  return refused.map(jsonOf).filter((body) => body !== undefined)
}

function errorBodies(exchanges: readonly Exchange[]): readonly Candidate[] {
  const types = exchanges
    .filter((call) => isSelected(['refusal', 'credential'], call))
    .filter(isClientError)
    .flatMap((call) => mediaTypeOf(call) ?? [])
  const mediaTypes = [...new Set(types)].toSorted()
  const all = ['openai', 'problem', 'detail'].map((name) => named('errors.body', name))
  // Two of these formats share a member; the media type distinguishes them.
  const labeled = all.filter(({ reading }) =>
    mediaTypes.every((type) => isListed(reading['mediaTypes'], type)),
  )
  return [
    ...(labeled.length === 0 ? all : labeled),
    ...ownErrorBody(exchanges, mediaTypes),
    named('errors.body', 'bare', 2),
  ]
}

function isListed(list: unknown, value: string): boolean {
  return Array.isArray(list) && list.includes(value)
}

function ownErrorBody(exchanges: readonly Exchange[], mediaTypes: readonly string[]): readonly Candidate[] {
  const bodies = refusalBodies(exchanges)
  const messagePointer = sentencePointer(bodies)
  if (messagePointer === null) return []
  // Errors of other calls and of WebSockets may have other members.
  const others = [...exchanges.filter(isClientError).map(jsonOf), ...frameValues(exchanges)]
  const alike = others.filter((value) => typeof valueAtPointer(value, messagePointer) === 'string')
  const schema = inferSchema([...bodies, ...alike])
  return schema === null
    ? []
    : [{ reading: { reading: 'custom', schema, messagePointer, mediaTypes }, rank: 1 }]
}

// Returns whether a text contains a space between words, as sentences do. Error types and error codes have no spaces.
function isSentence(text: unknown): boolean {
  return typeof text === 'string' && /\S\s+\S/.test(text)
}

function sentencePointer(bodies: readonly unknown[]): string | null {
  const pointers = textPointers(bodies[0])
  return pointers.find((pointer) => bodies.every((body) => isSentence(valueAtPointer(body, pointer)))) ?? null
}

function frameValues(exchanges: readonly Exchange[]): readonly unknown[] {
  const messages = of(exchanges, 'websocket.mistakes').flatMap(({ socket }) => socket?.messages ?? [])
  return messages.filter(({ from }) => from === 'server').map(({ payload }) => parseJson(payload.text ?? ''))
}

function errorCodes(exchanges: readonly Exchange[], readings: Readings): readonly Candidate[] {
  const pointer = errorPointer(readings, 'code')
  if (pointer === null || !readings.has('errors.body')) return []
  const codes = refusalBodies(exchanges).map((body) => valueAtPointer(body, pointer))
  const texts = [...new Set(codes.filter((code) => typeof code === 'string'))].toSorted()
  return texts.length === 0 ? [] : [{ reading: { reading: 'list', codes: texts }, rank: 1 }]
}

const MISTAKE_PROBES = ['core.refusals', 'core.body']

function mistakes(exchanges: readonly Exchange[]): readonly Candidate[] {
  // Without calls that have mistakes, as for a slow target, nothing is known about this key.
  if (of(exchanges, ...MISTAKE_PROBES).length === 0) return []
  const calls = of(exchanges, ...MISTAKE_PROBES, 'sse.switch')
  const sent = mistakeNames().flatMap((name) => {
    const own = calls.filter(({ label }) => label === name || `switch-${label}` === name)
    return own.length === 0 ? [] : [{ name, own }]
  })
  // Every answer except a completion counts as a refusal: a server error does not mean that the mistake is allowed.
  const refused = sent.filter(({ own }) => !own.some(isCompletion))
  const seen = refused.flatMap(({ own }) => own.filter(isClientError).map(({ id }) => id))
  const all = { ...named('errors.conditions', 'refused'), seen }
  if (refused.length === 0) return [all]
  return [all, { reading: { reading: 'list', mistakes: refused.map(({ name }) => name) }, rank: 1, seen }]
}

type Gap = {
  readonly readings: readonly { readonly key: string; readonly name: string; readonly takes?: unknown }[]
}

function mistakeNames(): readonly string[] {
  const gaps: readonly Gap[] = gapFile
  const list = gaps
    .flatMap(({ readings }) => readings)
    .find(({ key, name }) => key === 'errors.conditions' && name === 'list')
  return textsOf(valueAtPointer(list?.takes, '/mistakes/items/enum'))
}

// Returns the reading with the JSON pointer of the API key in the answer to the first sign-up; empty without such a key.
function keyPointers(exchanges: readonly Exchange[]): readonly Candidate[] {
  const pointers = of(exchanges, 'signup.accounts').flatMap(({ kept }) => kept?.pointer ?? [])
  const [pointer] = pointers
  if (pointer === undefined) return []
  return [{ reading: { reading: 'key-pointer', pointers: [pointer] }, rank: 0 }]
}

function eventTypes(exchanges: readonly Exchange[], readings: Readings): readonly Candidate[] {
  const pointer = stringOf(readings, 'webhooks.payload', 'typePointer') ?? '/type'
  const events = exchanges.filter(({ isInbound }) => isInbound === true)
  const types = events.map((event) => valueAtPointer(requestJson(event), pointer))
  const known = [...new Set(types.filter((type) => typeof type === 'string'))].toSorted()
  if (known.length === 0) return []
  return [{ reading: { reading: 'list', types: known }, rank: 0, seen: events.map(({ id }) => id) }]
}

const SHOWN_ANSWERS = 3

function limitHeaders(exchanges: readonly Exchange[]): readonly Candidate[] {
  return readingNames('limits.headers').flatMap((name) => {
    const telling = exchanges.filter((exchange) => {
      const headers = limitHeadersOf(name, exchange)
      if (headers === null || headers.malformed.length > 0 || isLongPast(name, exchange)) return false
      return headers.allowances.some(hasNumber)
    })
    const seen = telling.slice(0, SHOWN_ANSWERS).map(({ id }) => id)
    return seen.length === 0 ? [] : [{ ...named('limits.headers', name), seen }]
  })
}

const YEAR_MS = 365 * DAY_MS

// Returns whether the header family `name` would place a reset over a year in the past. The family is then the wrong one.
function isLongPast(name: string, exchange: Exchange): boolean {
  const read = readLimitHeaders(name, exchange.response?.headers ?? [], answeredAtMs(exchange))
  return (read?.allowances ?? []).some(({ resetMs }) => resetMs !== null && resetMs < -YEAR_MS)
}

function hasNumber({ limit, remaining }: Allowance): boolean {
  return limit !== null || remaining !== null
}

/** Returns why the exploration proposes no reading for a key. Returns null if the reason is not known. */
export function whyWithoutCandidates(key: string, exchanges: readonly Exchange[]): string | null {
  if (key === 'errors.missingKey' && isOpen(exchanges))
    return 'a call without a key is answered: declare none-needed if that is meant'
  if (key !== 'signup.response') return null
  const answered = of(exchanges, 'signup.accounts')
    .filter(({ label }) => label === 'first')
    .some(is2xx)
  return answered
    ? 'the answer to a sign-up has no key in the usual places: it is elsewhere, or comes by mail'
    : null
}

/** Returns a JSON Schema of the recorded answers that the statement key `key` describes. Returns null if there are none. */
export function observedSchema(key: string, exchanges: readonly Exchange[]): JsonObject | null {
  switch (key) {
    case 'errors.body':
      return inferSchema(refusalBodies(exchanges))
    case 'response.fields':
      return inferSchema(of(exchanges, 'core.completion', 'core.fields').filter(isCompletion).map(jsonOf))
    case 'request.models':
      return inferSchema(of(exchanges, 'core.models').map(jsonOf).filter(isRecord))
    case 'signup.response':
      return inferSchema(of(exchanges, 'signup.accounts').filter(is2xx).map(jsonOf).filter(isRecord))
    case 'sse.events':
      return inferSchema(wholeStreams(exchanges).flatMap(({ chunks }) => chunks.map(({ value }) => value)))
    default:
      return null
  }
}
