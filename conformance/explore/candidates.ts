/** The readings of a key that may fit a target: those with a name, and those made from what was recorded. Pure. */
import gapFile from '../../schemas/gaps.json' with { type: 'json' }
import { parseJson } from '../codec/parse-json.ts'
import { errorPointer } from '../evidence/error-shape.ts'
import { isSelected } from '../exchange/call-kinds.ts'
import type { Exchange } from '../exchange/exchange.ts'
import {
  is2xx,
  isClientError,
  isCompletion,
  isRecord,
  jsonOf,
  requestJson,
  mediaTypeOf,
  statusOf,
  valueAtPointer,
  type JsonObject,
} from '../exchange/reply.ts'
import { limitHeadersOf } from '../limits/limits-headers.ts'
import { readLimitHeaders, type Allowance } from '../limits/limits-headers.ts'
import { answeredAtMs } from '../limits/limits-values.ts'
import { SIGNUP_MISTAKES } from '../signup/signup-mistakes.ts'
import { completeReading, readingNames } from '../statement/profiles.ts'
import { stringOf, type Readings } from '../statement/readings.ts'
import type { Candidate } from './candidate.ts'
import { eventShapes, wholeStreams } from './event-shapes.ts'
import { inferSchema, textPointers } from './infer-schema.ts'
import { payloadCandidates, signatureCandidates } from './webhook-candidates.ts'

/** Returns the candidates of a key. `readings` are those in force so far; none where requests were made by one reading only. */
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
  'errors.missingKey': () => [named('errors.missingKey', '401'), named('errors.missingKey', '403')],
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

// That a role is refused is seen, and no check passes by it.
function rolesSeen(exchanges: readonly Exchange[]): Candidate {
  const calls = ROLE_CALLS.flatMap(([role, label]) =>
    of(exchanges, 'core.roles').flatMap((call) => (call.label === label ? [{ role, call }] : [])),
  )
  const answered = calls.filter(({ call }) => isCompletion(call)).map(({ role }) => role)
  const roles = [...new Set(['system', 'user', ...answered])]
  const seen = calls.filter(({ call }) => isClientError(call)).map(({ call }) => call.id)
  return { reading: { reading: 'list', roles }, rank: 1, seen }
}

/** The probes whose refusals show the statuses of each row. */
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

// Where sign-up refuses by another status, that one belongs to the row too.
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
  // Two of them have a member in common, and each says by which media types it goes.
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
  // Errors of other calls, and those said over a WebSocket, may lack a member or have one more.
  const others = [...exchanges.filter(isClientError).map(jsonOf), ...frameValues(exchanges)]
  const alike = others.filter((value) => typeof valueAtPointer(value, messagePointer) === 'string')
  const schema = inferSchema([...bodies, ...alike])
  return schema === null
    ? []
    : [{ reading: { reading: 'custom', schema, messagePointer, mediaTypes }, rank: 1 }]
}

// A kind or a code has no space in it.
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
  // A target that was too slow got none of them: then the refusal of something else shows nothing of this key.
  if (of(exchanges, ...MISTAKE_PROBES).length === 0) return []
  const calls = of(exchanges, ...MISTAKE_PROBES, 'sse.switch')
  const sent = mistakeNames().flatMap((name) => {
    const own = calls.filter(({ label }) => label === name || `switch-${label}` === name)
    return own.length === 0 ? [] : [{ name, own }]
  })
  // A crash is not permission: what is not answered with a completion is meant to be refused.
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
  const names = valueAtPointer(list?.takes, '/mistakes/items/enum')
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
}

// Where the key stood in the answer to the first sign-up; what it is called there binds.
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

const YEAR_MS = 365 * 86_400_000

// Two families have the same names. Seconds from now are no moment: that would be long past.
function isLongPast(name: string, exchange: Exchange): boolean {
  const read = readLimitHeaders(name, exchange.response?.headers ?? [], answeredAtMs(exchange))
  return (read?.allowances ?? []).some(({ resetMs }) => resetMs !== null && resetMs < -YEAR_MS)
}

function hasNumber({ limit, remaining }: Allowance): boolean {
  return limit !== null || remaining !== null
}

/** Returns the reason why a key is left open although nothing was tried there; null where there is none. */
export function noteWithout(key: string, exchanges: readonly Exchange[]): string | null {
  if (key !== 'signup.response') return null
  const answered = of(exchanges, 'signup.accounts')
    .filter(({ label }) => label === 'first')
    .some(is2xx)
  return answered
    ? 'the answer to a sign-up has no key in the usual places: it is elsewhere, or comes by mail'
    : null
}

/** Returns the shape of what was seen at a key, as a JSON Schema; null where that is not JSON, or nothing was seen. */
export function shapeSeen(key: string, exchanges: readonly Exchange[]): JsonObject | null {
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
