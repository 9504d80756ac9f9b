/** Reads a deployment's statement: what it declares of its capabilities, and how it fills the gaps. */
import { capabilityNamed } from './capabilities.ts'
import type { Capability } from './check.ts'
import type { Reading } from './readings.ts'
import { describe, isRecord, type JsonObject } from './reply.ts'
import { conforms } from './schema.ts'
import { readingComplaints, readReading } from './statement-readings.ts'
import { unknownCapability, unknownName, type Complaint } from './statement-wording.ts'

export { profileNamed, profileNames } from './profiles.ts'

const SCHEMA = 'urn:assay:statement'
const MARK = 'assay.statement/1'
const MEMBERS = ['schema', 'name', 'extends', 'capabilities', 'notes', 'readings']

/** What a deployment declares (`schemas/statement.schema.json`), its readings complete with their defaults. */
export type Statement = {
  /** Of whom it is said; null when it does not tell. */
  readonly name: string | null
  /** Name of the profile whose readings are declared too; null when there is none. */
  readonly extends: string | null
  readonly capabilities: ReadonlyMap<Capability, 'supported' | 'unsupported'>
  /** Remarks per capability. */
  readonly notes: ReadonlyMap<Capability, string>
  /** Readings by key. */
  readonly readings: ReadonlyMap<string, Reading>
}

/** A statement that cannot be used. `lines` has one line per mistake: file, JSON pointer, what is wrong, what to do. */
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

/** Reads a statement from the text of the file called `source`. Throws a {@link StatementError} that names every mistake. */
export function parseStatement(text: string, source: string): Statement {
  const value = parseJson(text, source)
  if (!isRecord(value)) {
    const line = `${source}: a statement is a JSON object, this is ${describe(value)}`
    throw new StatementError('not-a-statement', [line])
  }
  if (value['schema'] !== MARK) {
    const line = `${source} /schema: expected ${MARK}, received ${describe(value['schema'])}; is this a statement?`
    throw new StatementError('not-a-statement', [line])
  }
  const complaints = complaintsOf(value)
  if (complaints.length > 0) {
    const lines = complaints.map(({ pointer, problem }) => `${source} ${pointer}: ${problem}`)
    throw new StatementError('invalid', lines)
  }
  return statementOf(value)
}

// Editors on some systems put a byte order mark in front; RFC 8259 section 8.1 lets a reader ignore it.
function parseJson(text: string, source: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (cause) {
    const detail = cause instanceof Error ? cause.message : String(cause)
    throw new StatementError('not-json', [`${source}: not JSON: ${detail.replaceAll(/\s+/g, ' ')}`], {
      cause,
    })
  }
}

// What can be said better than by the schema is said first and taken out; the schema judges the rest.
function complaintsOf(value: JsonObject): readonly Complaint[] {
  const wording = [
    ...unknownMembers(value),
    ...capabilityComplaints(value['capabilities']),
    ...noteComplaints(value['notes']),
    ...readingsComplaints(value['readings']),
  ]
  const named = new Set(wording.map(({ pointer }) => pointer))
  const rest = conforms(SCHEMA, withoutKnownTrouble(value), '')
    .filter(({ at }) => !named.has(at))
    .map(({ at, expected, received }) => ({
      pointer: at,
      problem: `expected ${expected}, received ${received}`,
    }))
  return [...wording, ...rest]
}

function withoutKnownTrouble(value: JsonObject): JsonObject {
  const known = Object.entries(value).filter(([name]) => MEMBERS.includes(name))
  return Object.fromEntries(
    known.map(([name, member]) => [name, name === 'readings' && isRecord(member) ? {} : member]),
  )
}

function unknownMembers(value: JsonObject): readonly Complaint[] {
  return Object.keys(value)
    .filter((name) => !MEMBERS.includes(name))
    .map((name) => unknownName('', name, 'member', MEMBERS))
}

function capabilityComplaints(capabilities: unknown): readonly Complaint[] {
  if (!isRecord(capabilities)) return []
  return Object.entries(capabilities).flatMap(([id, support]) => {
    if (capabilityNamed(id) === null) return [unknownCapability('/capabilities', id)]
    if (id === 'core' && support === 'unsupported') {
      return [
        { pointer: '/capabilities/core', problem: 'core is what every deployment supports; leave it out' },
      ]
    }
    return []
  })
}

function noteComplaints(notes: unknown): readonly Complaint[] {
  if (!isRecord(notes)) return []
  return Object.keys(notes)
    .filter((id) => capabilityNamed(id) === null)
    .map((id) => unknownCapability('/notes', id))
}

function readingsComplaints(readings: unknown): readonly Complaint[] {
  if (!isRecord(readings)) return []
  return Object.entries(readings).flatMap(([key, given]) => readingComplaints(key, given))
}

// Everything has been accepted by the schema before, so what does not fit here cannot occur and is passed over.
function statementOf(value: JsonObject): Statement {
  return {
    name: textOf(value['name']),
    extends: textOf(value['extends']),
    capabilities: byCapability(value['capabilities'], supportOf),
    notes: byCapability(value['notes'], textOf),
    readings: new Map(
      entriesOf(value['readings']).flatMap(([key, given]) => {
        const reading = readReading(key, given)
        return reading === null ? [] : [[key, reading] as const]
      }),
    ),
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
