import { escapedPointer } from '../codec/parse-json.ts'
import { closest } from './closest.ts'
import { schemaProblem } from './own-schema.ts'
import { completeReading, readingKeys, readingNames, type Profile } from './plan.ts'
import { parametersOf, readingsWith } from './reading-catalog.ts'
import type { Reading } from './readings.ts'
import { describeValue, isRecord, valueAtPointer } from '../exchange/reply.ts'
import { knownSchema, schemaIds, schemaIssues, type SchemaIssue } from '../exchange/schema.ts'
import { terminatorProblem } from './socket-terminators.ts'
import { pointerProblem } from './statement-pointers.ts'
import { suggestion, unescaped, unknownName, type StatementMistake } from './statement-wording.ts'

const SCHEMA = 'urn:assay:readings'

/** Parses the value of a statement key. Missing parameters come from the profile `extended`. Returns null if the value is invalid. */
export function readReading(key: string, given: unknown, extended: Profile | null = null): Reading | null {
  if (typeof given === 'string') return completeReading(key, { reading: given }, extended)
  if (!isRecord(given) || typeof given['reading'] !== 'string') return null
  return completeReading(key, { ...given, reading: given['reading'] }, extended)
}

/** Returns all mistakes in the value `given` for `key` in a statement or profile. `read` is the parser of that value. */
export function readingMistakes(
  key: string,
  given: unknown,
  read: (key: string, given: unknown) => Reading | null = readReading,
): readonly StatementMistake[] {
  if (!readingKeys.includes(key)) {
    return [unknownName('/readings', key, 'key', readingKeys, 'the keys are listed by `assay list gaps`')]
  }
  const pointer = `/readings/${escapedPointer(key)}`
  const names = readingNames(key)
  const reading = read(key, given)
  if (reading === null) {
    const problem = `expected the name of a reading, or an object with the name in "reading", received ${describeValue(given)}`
    return [{ pointer, problem }]
  }
  if (!names.includes(reading.reading)) {
    const problem = `no reading of ${key} is called ${JSON.stringify(reading.reading)}; ${suggestion(reading.reading, names)}`
    return [{ pointer: typeof given === 'string' ? pointer : `${pointer}/reading`, problem }]
  }
  const issues = schemaIssues(SCHEMA, { [key]: reading }, '')
  return issues.length > 0 ? worded(key, reading, issues) : beyondSchema(pointer, reading)
}

// Converts schema issues to mistakes. All missing parameters together are one mistake.
function worded(key: string, reading: Reading, issues: readonly SchemaIssue[]): readonly StatementMistake[] {
  const pointer = `/readings/${escapedPointer(key)}`
  const missing = issues.filter(({ kind, issue }) => kind === 'missing' && issue.at.split('/').length === 3)
  const names = missing.map(({ issue: { at } }) => `"${at.split('/').at(-1) ?? ''}"`)
  const example = `{"reading": "${reading.reading}", ${names.map((name) => `${name}: ...`).join(', ')}}`
  const problem = `the reading ${reading.reading} needs ${names.join(' and ')}; write ${example}`
  return [
    ...(missing.length === 0 ? [] : [{ pointer, problem }]),
    ...issues.filter((issue) => !missing.includes(issue)).map((issue) => wordedIssue(key, reading, issue)),
  ]
}

function wordedIssue(key: string, reading: Reading, found: SchemaIssue): StatementMistake {
  const { at, expected, received } = found.issue
  const pointer = `/readings${at}`
  if (at === '/version.selection/prefix') {
    return { pointer, problem: `the interface states the prefix ${expected} (C4.5); leave ${received} out` }
  }
  if (found.kind === 'missing') return { pointer, problem: 'this is missing; put it in' }
  if (found.kind === 'unexpected') return { pointer, problem: strangeParameter(key, reading, at) }
  const value = valueAtPointer({ [key]: reading }, at)
  const known = found.kind === 'unlisted' ? found.allowed : []
  if (typeof value === 'string' && known.length > 0) {
    const guess = closest(value, known)
    const hint = guess === null ? '' : `; did you mean ${guess}?`
    return { pointer, problem: `${received} is not one of ${known.join(', ')}${hint}` }
  }
  const slip = typeof value === 'string' && /pointer/i.test(at) ? pointerProblem(value) : null
  return { pointer, problem: slip ?? `expected ${expected}, received ${received}` }
}

// Returns the message on an unknown parameter. A parameter of another reading of this key contradicts the declared
// reading. Any other parameter is a typo.
function strangeParameter(key: string, { reading }: Reading, at: string): string {
  const name = unescaped(at.split('/').at(-1) ?? '')
  const [other] = at.split('/').length === 3 ? readingsWith(key, name) : []
  if (other !== undefined) {
    return `this contradicts the reading ${reading}: it belongs to ${other}; leave it out, or declare ${other}`
  }
  const known = parametersOf(key, reading)
  const hint = known.length === 0 ? 'leave it out' : suggestion(name, known)
  return `the reading ${reading} has no such parameter; ${hint}`
}

// Checks rules that JSON Schema cannot express: a named schema exists, a pattern compiles, a range is not empty.
function beyondSchema(pointer: string, reading: Reading): readonly StatementMistake[] {
  const mistakes: StatementMistake[] = []
  for (const name of ['schema', 'fullSchema', 'errorSchema']) {
    mistakes.push(...ownSchemaMistakes(`${pointer}/${name}`, reading[name]))
  }
  mistakes.push(...rolesLeftOut(`${pointer}/roles`, reading['roles']))
  const { pattern, minimum, maximum } = reading
  if (typeof pattern === 'string' && !compiles(pattern)) {
    mistakes.push({ pointer: `${pointer}/pattern`, problem: 'this is not a regular expression' })
  }
  if (typeof minimum === 'number' && typeof maximum === 'number' && minimum > maximum) {
    const problem = `the maximum ${maximum} is below the minimum ${minimum}; swap them`
    mistakes.push({ pointer: `${pointer}/maximum`, problem })
  }
  return [...mistakes, ...terminatorComplaints(pointer, reading['terminators'])]
}

function terminatorComplaints(pointer: string, terminators: unknown): readonly StatementMistake[] {
  if (!Array.isArray(terminators)) return []
  return terminators.flatMap((terminator, index) => {
    const problem = typeof terminator === 'string' ? terminatorProblem(terminator) : null
    return problem === null ? [] : [{ pointer: `${pointer}/terminators/${index}`, problem }]
  })
}

const STATED_ROLES = ['system', 'user']

function rolesLeftOut(pointer: string, roles: unknown): readonly StatementMistake[] {
  if (!Array.isArray(roles)) return []
  return STATED_ROLES.filter((role) => !roles.includes(role)).map((role) => ({
    pointer,
    problem: `the interface states the role ${role} (C2.2.1); put "${role}" in`,
  }))
}

function ownSchemaMistakes(pointer: string, schema: unknown): readonly StatementMistake[] {
  if (isRecord(schema)) {
    const problem = schemaProblem(schema)
    return problem === null ? [] : [{ pointer, problem }]
  }
  if (typeof schema !== 'string' || knownSchema(schema)) return []
  const problem = `Assay ships no schema with the $id ${schema}; ${suggestion(schema, schemaIds, 'leave it out for the usual one')}`
  return [{ pointer, problem }]
}

function compiles(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp
  } catch {
    return false
  }
}
