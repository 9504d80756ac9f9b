import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { capabilityNamed, type Capability } from '../exchange/capabilities.ts'
import { textsOf, numberOf, numbersOf, stringOf, stringsOf, type Readings } from './readings.ts'
import { isRecord, type JsonObject, describeValue } from '../exchange/reply.ts'
import { type JsonLines, jsonLines, notJsonLine } from '../codec/json-lines.ts'
import { profileNamed, profileNames, readingKeys, type Profile, type Statement } from './plan.ts'
import { pointerMistakes } from './statement-pointers.ts'
import { readingMistakes, readReading } from './statement-readings.ts'
import { suggestion, unknownCapability, type StatementMistake, unknownName } from './statement-wording.ts'
import stripJsonComments from 'strip-json-comments'
import { conforms } from '../exchange/schema.ts'
import { escapedPointer } from '../codec/parse-json.ts'
import { hasPart, SIGNUP_PARTS } from './signup-request.ts'
import { retryPlanOf } from './webhook-readings.ts'
import { readUserFile } from '../../schemas/files.ts'

const SCHEMA = 'urn:assay:statement'
const MARK = 'assay.statement/1'
const MEMBERS = [
  '$schema',
  'schema',
  'name',
  'extends',
  'capabilities',
  'notes',
  'requestHeaders',
  'readings',
]

/** The error for an invalid statement. Each of its `lines` gives one mistake. */
export class StatementError extends Error {
  readonly code: 'not-json' | 'not-a-statement' | 'invalid'
  readonly lines: readonly string[]

  constructor(code: StatementError['code'], lines: readonly string[], options?: ErrorOptions) {
    super(lines.join('\n'), options)
    this.name = 'StatementError'
    this.code = code
    this.lines = lines
  }
}

/** Reads the statement in the file at `path`. Throws {@link StatementError} if the file is unreadable or the statement is invalid. */
export function readStatement(path: string): Statement {
  return parseStatement(decoded(readUserFile(path, false), path), path)
}

// Decodes a file. Invalid UTF-8 is an error, because replacement characters would change the SHA-256 of the text.
function decoded(bytes: Uint8Array, path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch (cause) {
    throw new StatementError('not-json', [`${path}:1: not UTF-8, as JSON must be; save it as UTF-8`], {
      cause,
    })
  }
}

/** Parses a statement. Throws {@link StatementError} with all mistakes. */
export function parseStatement(text: string, source: string): Statement {
  const read = parseObjectFile(text, source, { mark: MARK, noun: 'statement', hasComments: true })
  if ('problem' in read) {
    const code = read.problem === 'not-json' ? 'not-json' : 'not-a-statement'
    throw new StatementError(code, [read.line], { cause: read.cause })
  }
  const { value, lines } = read
  const mistakes = [...duplicateMistakes(lines), ...mistakesOf(value)]
  if (mistakes.length > 0) throw invalid(mistakes, lines, source)
  const sha256 = createHash('sha256').update(text).digest('hex')
  const statement = { ...statementOf(value, basename(source)), sha256 }
  const clashes = [...pointerMistakes(statement.readings), ...contradictions(statement)]
  if (clashes.length > 0) throw invalid(clashes, lines, source)
  return statement
}

function invalid(mistakes: readonly StatementMistake[], lines: JsonLines, source: string): StatementError {
  return new StatementError('invalid', mistakeLines(mistakes, lines, source))
}

// Returns all mistakes: first the mistakes with specific messages, then all others, which the schema reports.
function mistakesOf(value: JsonObject): readonly StatementMistake[] {
  const wording = [
    ...unknownMembers('', value, MEMBERS),
    ...extendsMistakes(value['extends']),
    ...capabilityMistakes(value['capabilities']),
    ...noteMistakes(value['notes']),
    ...readingsMistakes(value['readings'], extendedBy(value)),
  ]
  return [...wording, ...schemaMistakes(SCHEMA, value, MEMBERS, wording)]
}

function extendsMistakes(name: unknown): readonly StatementMistake[] {
  if (typeof name !== 'string' || profileNamed(name) !== null) return []
  const problem = `there is no profile ${JSON.stringify(name)}; ${suggestion(name, profileNames)}`
  return [{ pointer: '/extends', problem }]
}

const SUPPORT = ['supported', 'unsupported']

function capabilityMistakes(capabilities: unknown): readonly StatementMistake[] {
  if (!isRecord(capabilities)) return []
  return Object.entries(capabilities).flatMap(([id, support]) => {
    if (capabilityNamed(id) === null) return [unknownCapability('/capabilities', id)]
    if (id === 'core' && support === 'unsupported') {
      return [{ pointer: '/capabilities/core', problem: 'every deployment supports core; leave it out' }]
    }
    if (typeof support !== 'string' || SUPPORT.includes(support)) return []
    const problem = `a capability cannot be ${JSON.stringify(support)}; ${suggestion(support, SUPPORT)}`
    return [{ pointer: `/capabilities/${id}`, problem }]
  })
}

function noteMistakes(notes: unknown): readonly StatementMistake[] {
  if (!isRecord(notes)) return []
  return Object.keys(notes)
    .filter((id) => capabilityNamed(id) === null)
    .map((id) => unknownCapability('/notes', id))
}

function extendedBy(value: JsonObject): Profile | null {
  return profileNamed(textOf(value['extends']) ?? '')
}

function readingsMistakes(readings: unknown, extended: Profile | null): readonly StatementMistake[] {
  if (!isRecord(readings)) return []
  return Object.entries(readings)
    .filter(([key, given]) => given !== null || !readingKeys.includes(key))
    .flatMap(([key, given]) =>
      readingMistakes(key, given, (each, value) => readReading(each, value, extended)),
    )
}

// Converts a value to a statement. The schema has accepted the value, so members of other types cannot occur.
function statementOf(value: JsonObject, file: string): Omit<Statement, 'sha256'> {
  const extended = extendedBy(value)
  return {
    name: textOf(value['name']) ?? file,
    extends: textOf(value['extends']),
    capabilities: byCapability(value['capabilities'], supportOf),
    notes: byCapability(value['notes'], textOf),
    requestHeaders: textsOf(value['requestHeaders']),
    readings: new Map(
      entriesOf(value['readings']).flatMap(([key, given]) => {
        const reading = readReading(key, given, extended)
        return reading === null ? [] : [[key, reading] as const]
      }),
    ),
    open: entriesOf(value['readings']).flatMap(([key, given]) => (given === null ? [key] : [])),
  }
}

function byCapability<T>(value: unknown, read: (member: unknown) => T | null): ReadonlyMap<Capability, T> {
  return new Map(
    entriesOf(value).flatMap(([id, member]) => {
      const capability = capabilityNamed(id)
      const known = read(member)
      return capability === null || known === null ? [] : [[capability, known] as const]
    }),
  )
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return isRecord(value) ? Object.entries(value) : []
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function supportOf(value: unknown): 'supported' | 'unsupported' | null {
  return value === 'supported' || value === 'unsupported' ? value : null
}

type FileFormat = { readonly mark: string; readonly noun: string; readonly hasComments?: true }

/** The JSON object in a file with the line numbers of its values, or the problem that prevented its reading. */
type ParsedFile =
  | { readonly value: JsonObject; readonly lines: JsonLines }
  | { readonly problem: 'not-json' | 'other-kind'; readonly line: string; readonly cause?: unknown }

/** Parses a JSON file and checks that its member `schema` equals `mark`. Returns the object, or what is wrong with the file. */
export function parseObjectFile(
  text: string,
  source: string,
  { mark, noun, hasComments }: FileFormat,
): ParsedFile {
  // Editors on some systems add a byte order mark, which a reader may ignore (RFC 8259 section 8.1).
  const whole = text.replace(/^\uFEFF/, '')
  const json = hasComments === true ? stripJsonComments(whole) : whole
  const lines = jsonLines(json)
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (cause) {
    return { problem: 'not-json', line: notJsonLine(json, source, cause), cause }
  }
  if (!isRecord(value)) {
    const line = `${source}:1: a ${noun} is a JSON object, this is ${describeValue(value)}. Give a file with "schema": "${mark}"`
    return { problem: 'other-kind', line }
  }
  if (value['schema'] === mark) return { value, lines }
  const expected = `expected ${mark}, received ${describeValue(value['schema'])}; is this a ${noun}? Give a file with "schema": "${mark}"`
  return { problem: 'other-kind', line: `${source}:${lines.lineOf('/schema')} /schema: ${expected}` }
}

/** Returns one line per mistake in a statement, in the order of the file. */
export function mistakeLines(
  mistakes: readonly StatementMistake[],
  { lineOf }: JsonLines,
  source: string,
): readonly string[] {
  return mistakes
    .toSorted((left, right) => lineOf(left.pointer) - lineOf(right.pointer))
    .map(({ pointer, problem }) => `${source}:${lineOf(pointer)} ${pointer}: ${problem}`)
}

/** Returns a mistake for each member that occurs twice. */
export function duplicateMistakes({ duplicates }: JsonLines): readonly StatementMistake[] {
  return duplicates.map(({ pointer, firstLine }) => ({
    pointer,
    problem: `this appears twice, first in line ${firstLine}, and the two contradict each other; keep one`,
  }))
}

/** Returns a mistake for each unknown member of the object at `pointer`. */
export function unknownMembers(
  pointer: string,
  value: JsonObject,
  known: readonly string[],
): readonly StatementMistake[] {
  return Object.keys(value)
    .filter((name) => !known.includes(name))
    .map((name) => unknownName(pointer, name, 'member', known))
}

/** Returns at most five schema violations in these members of `value`. Leaves out reported mistakes, and the content of `readings`. */
export function schemaMistakes(
  schemaId: string,
  value: JsonObject,
  members: readonly string[],
  reported: readonly StatementMistake[],
): readonly StatementMistake[] {
  const named = new Set(reported.map(({ pointer }) => pointer))
  const known = Object.entries(value).filter(([name]) => members.includes(name))
  const checked = known.map(([name, member]) => [name, name === 'readings' && isRecord(member) ? {} : member])
  return conforms(schemaId, Object.fromEntries(checked), '')
    .filter(({ at }) => !named.has(at))
    .map(({ at, expected, received }) => ({
      pointer: at,
      problem: `expected ${expected}, received ${received}`,
    }))
}

type Declared = Pick<Statement, 'capabilities' | 'readings'>

function contradictions(declared: Declared): readonly StatementMistake[] {
  const inForce = new Map(
    [...declared.readings].map(([key, value]) => [key, { layer: 'declared' as const, value }]),
  )
  return RULES.flatMap((rule) => rule({ ...declared, inForce })).filter((found) => found !== null)
}

// A rule about declarations. `inForce`: the declared readings, without the readings of a profile.
type Rule = (
  declared: Declared & { readonly inForce: Readings },
) => StatementMistake | null | readonly (StatementMistake | null)[]

const REGISTRATION = 'webhooks.registration'
const RETRY = 'webhooks.retry'
const SIGNATURE = 'webhooks.signature'
const TRIGGER = 'webhooks.trigger'
const FRAMES = 'websocket.frames'

/** Reports a mistake if the statement calls a capability unsupported, but declares a behavior of it, such as `sse.events`. */
const unsupportedYetRead: Rule = ({ capabilities, readings }) =>
  [...readings.keys()].map((key) => {
    const capability = key.split('.')[0] ?? ''
    const support = [...capabilities].find(([id]) => id === capability)?.[1]
    const problem = `${capability} is declared unsupported, so no reading may be declared here; leave one of the two out`
    return support === 'unsupported' ? mistakeAt(key, problem) : null
  })

const idWithoutPointer: Rule = ({ readings }) => {
  const registration = readings.get(REGISTRATION)
  if (registration === undefined || registration['idPointer'] !== undefined) return null
  return ['removePath', 'rotatePath']
    .filter((name) => textOf(registration[name])?.includes('{id}') === true)
    .map((name) =>
      mistakeAt(REGISTRATION, 'there is no idPointer to find {id} with; write "idPointer": "/id"', name),
    )
}

const endlessFrames: Rule = ({ readings }) => {
  const frames = readings.get(FRAMES)
  if (frames?.reading !== 'wrapped' && frames?.reading !== 'custom') return null
  if (textsOf(frames['doneTypes']).length > 0 || textsOf(frames['terminators']).length > 0) return null
  const problem = 'nothing ends an answer: name a type in doneTypes or a text in terminators'
  return mistakeAt(FRAMES, problem, 'doneTypes')
}

// Reports a statement that declares no subprotocol except the key. The handshake then fails unless the service returns the key.
const keyAsOnlySubprotocol: Rule = ({ readings }) => {
  if (readings.get('websocket.auth')?.reading !== 'subprotocol') return null
  if (textsOf(readings.get('websocket.path')?.['subprotocols']).length > 0) return null
  const problem =
    'no subprotocol is named that a service could choose but the key itself; name one in websocket.path, as in {"reading": "same-path", "subprotocols": ["chat.v1"]}'
  return mistakeAt('websocket.auth', problem)
}

const perRequestWithoutBody: Rule = ({ readings }) => {
  if (readings.get(REGISTRATION)?.reading !== 'per-request') return null
  const trigger = readings.get(TRIGGER)
  if (trigger === undefined)
    return mistakeAt(
      REGISTRATION,
      'no reading says which request carries the field; declare webhooks.trigger',
    )
  const { method } = trigger
  if (method !== 'GET' && method !== 'DELETE') return null
  return mistakeAt(TRIGGER, `the address is a request field, and ${method} has no body; write POST`, 'method')
}

const retriesOutOfSight: Rule = ({ inForce: readings }) => {
  const [first] = numbersOf(readings, RETRY, 'delaysSeconds')
  if (first === undefined || numberOf(readings, RETRY, 'waitSeconds') === null) return null
  if (retryPlanOf(readings).due > 0) return null
  const problem = `Assay would stop waiting before the first retry, which comes after ${first} s; raise it`
  return mistakeAt(RETRY, problem, 'waitSeconds')
}

const PLACES = ['{id}', '{timestamp}', '{body}']

/** Reports a mistake if the declared template of the signed text lacks `{body}` or has an unknown placeholder. */
const signedText: Rule = ({ inForce: readings }) => {
  const content = stringOf(readings, SIGNATURE, 'content')
  if (content === null) return null
  const [unknown] = (content.match(/\{[^{}]*\}/g) ?? []).filter((place) => !PLACES.includes(place))
  if (unknown !== undefined)
    return mistakeAt(SIGNATURE, `nothing is put in for ${unknown}; ${suggestion(unknown, PLACES)}`, 'content')
  if (content.includes('{body}')) return null
  const problem =
    '{body} does not occur in it, so a signature would fit any body; write {body} where it belongs'
  return mistakeAt(SIGNATURE, problem, 'content')
}

/** Reports each required part of a sign-up, such as a password, without a placeholder in the declared request. */
const requiredYetAbsent: Rule = ({ inForce }) =>
  stringsOf(inForce, 'signup.request', 'required').map((name, index) => {
    const part = SIGNUP_PARTS.find((each) => each === name)
    if (part === undefined || hasPart(inForce, part)) return null
    const problem = `the request has no member {${part}}, so it cannot be left out; add it to the request, or remove it here`
    return mistakeAt('signup.request', problem, `required/${index}`)
  })

/** Reports declared error codes if the declared error body has no member for them (`codePointer`). */
const codesWithoutPlace: Rule = ({ readings }) => {
  const body = readings.get('errors.body')
  const isPlaced = body === undefined || body.reading === 'openai' || body['codePointer'] !== undefined
  if (isPlaced || !readings.has('errors.codes')) return null
  const problem = 'the declared errors.body has no code; leave this out, or name codePointer in errors.body'
  return mistakeAt('errors.codes', problem)
}

const maximumBelowMinimum: Rule = ({ inForce }) => {
  const minimum = numberOf(inForce, 'maxTokens.bounds', 'minimum')
  const maximum = numberOf(inForce, 'maxTokens.maximum', 'maximum')
  if (minimum === null || maximum === null || minimum <= maximum) return null
  return mistakeAt(
    'maxTokens.maximum',
    `${maximum} is below the minimum of maxTokens.bounds, ${minimum}`,
    'maximum',
  )
}

const RULES: readonly Rule[] = [
  codesWithoutPlace,
  maximumBelowMinimum,
  unsupportedYetRead,
  idWithoutPointer,
  endlessFrames,
  keyAsOnlySubprotocol,
  perRequestWithoutBody,
  retriesOutOfSight,
  signedText,
  requiredYetAbsent,
]

function mistakeAt(key: string, problem: string, parameter = ''): StatementMistake {
  return { pointer: `/readings/${escapedPointer(key)}${parameter === '' ? '' : `/${parameter}`}`, problem }
}
