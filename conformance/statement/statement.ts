/** Parses the statement of a deployment: its declared capabilities, and its declared values (readings). */
import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { capabilityNamed, type Capability } from '../exchange/capabilities.ts'
import { textsOf } from './readings.ts'
import { isRecord, type JsonObject, describeValue } from '../exchange/reply.ts'
import { type JsonLines, jsonLines } from '../codec/json-lines.ts'
import { profileNamed, profileNames, readingKeys, type Profile, type Statement } from './plan.ts'
import { contradictions } from './statement-contradictions.ts'
import { pointerMistakes } from './statement-pointers.ts'
import { readingMistakes, readReading } from './statement-readings.ts'
import { suggestion, unknownCapability, type StatementMistake, unknownName } from './statement-wording.ts'
import stripJsonComments from 'strip-json-comments'
import { conforms } from '../exchange/schema.ts'

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

/** The error for an invalid statement. Each of its `lines` is one mistake, with its place in the file and advice. */
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

/** Parses a statement. `source`: its file name in messages. Throws {@link StatementError} with all mistakes. */
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
  return [...wording, ...schemaMistakes(SCHEMA, withoutKnownTrouble(value), wording)]
}

function withoutKnownTrouble(value: JsonObject): JsonObject {
  const known = Object.entries(value).filter(([name]) => MEMBERS.includes(name))
  return Object.fromEntries(
    known.map(([name, member]) => [name, name === 'readings' && isRecord(member) ? {} : member]),
  )
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

/** A format of JSON files. `mark`: the value of the member `schema`. `noun`: the name of the format in messages. */
type FileFormat = { readonly mark: string; readonly noun: string; readonly hasComments?: true }

/** A JSON object parsed from a file, with its line numbers. An unusable file has a `problem` and a message (`line`). */
type ParsedFile =
  | { readonly value: JsonObject; readonly lines: JsonLines }
  | { readonly problem: 'not-json' | 'other-kind'; readonly line: string; readonly cause?: unknown }

/** Parses a JSON file whose member `schema` must be `mark`, or returns the problem. Messages name the file: the `noun` at `source`. */
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
    const message = (cause instanceof Error ? cause.message : String(cause)).replaceAll(/\s+/g, ' ')
    // The line in front says where.
    const detail = message.replace(/( in JSON)? at position \d+.*$/, '')
    return {
      problem: 'not-json',
      line: `${source}:${lines.brokenAt ?? 1}: not JSON: ${detail}. Correct this line`,
      cause,
    }
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

/** Returns a mistake for each member that occurs twice. JSON.parse would silently take the last one. */
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

/** Returns violations of a JSON Schema in `value`, at most five. Leaves out places (JSON pointers) that `reported` already names. */
export function schemaMistakes(
  schemaId: string,
  value: JsonObject,
  reported: readonly StatementMistake[],
): readonly StatementMistake[] {
  const named = new Set(reported.map(({ pointer }) => pointer))
  return conforms(schemaId, value, '')
    .filter(({ at }) => !named.has(at))
    .map(({ at, expected, received }) => ({
      pointer: at,
      problem: `expected ${expected}, received ${received}`,
    }))
}
