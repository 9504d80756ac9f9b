/** The readings of a statement: their names, their parameters, and what is wrong with them. */
import type { Issue } from './judgement.ts'
import { completeReading, readingKeys, readingNames } from './profiles.ts'
import type { Reading } from './readings.ts'
import { describe, isRecord } from './reply.ts'
import { conforms, knownSchema } from './schema.ts'
import { escaped, suggestion, unknownName, type Complaint } from './statement-wording.ts'

const SCHEMA = 'urn:assay:readings'

/** A reading as a statement gives it, by name or with parameters, complete with its defaults; null when it is neither. */
export function readReading(key: string, given: unknown): Reading | null {
  if (typeof given === 'string') return completeReading(key, { reading: given })
  if (!isRecord(given) || typeof given['reading'] !== 'string') return null
  return completeReading(key, { ...given, reading: given['reading'] })
}

/** Everything that is wrong with the reading declared for `key`; nothing when it can be used. */
export function readingComplaints(key: string, given: unknown): readonly Complaint[] {
  if (!readingKeys.includes(key)) {
    return [unknownName('/readings', key, 'key', readingKeys, 'the keys are listed by `assay list gaps`')]
  }
  const pointer = `/readings/${escaped(key)}`
  const names = readingNames(key)
  const reading = readReading(key, given)
  if (reading === null) {
    const problem = `expected the name of a reading, or an object with the name in "reading", received ${describe(given)}`
    return [{ pointer, problem }]
  }
  if (!names.includes(reading.reading)) {
    const problem = `no reading of ${key} is called ${JSON.stringify(reading.reading)}; ${suggestion(reading.reading, names)}`
    return [{ pointer, problem }]
  }
  const issues = conforms(SCHEMA, { [key]: reading }, '')
  return issues.length > 0 ? worded(pointer, reading, issues) : beyondSchema(pointer, reading)
}

// All parameters that are missing make one mistake: the reading was named without them.
function worded(pointer: string, reading: Reading, issues: readonly Issue[]): readonly Complaint[] {
  const missing = issues.filter(({ at, expected }) => expected === 'present' && at.split('/').length === 3)
  const names = missing.map(({ at }) => `"${at.split('/').at(-1) ?? ''}"`)
  const example = `{"reading": "${reading.reading}", ${names.map((name) => `${name}: ...`).join(', ')}}`
  const problem = `the reading ${reading.reading} needs ${names.join(' and ')}; write ${example}`
  return [
    ...(missing.length === 0 ? [] : [{ pointer, problem }]),
    ...issues.filter((issue) => !missing.includes(issue)).map((issue) => wordedIssue(reading, issue)),
  ]
}

function wordedIssue(reading: Reading, { at, expected, received }: Issue): Complaint {
  const pointer = `/readings${at}`
  if (expected === 'present') return { pointer, problem: 'this is missing; put it in' }
  if (expected !== 'absent') return { pointer, problem: `expected ${expected}, received ${received}` }
  return { pointer, problem: `the reading ${reading.reading} has no such parameter; leave it out` }
}

// What a schema cannot say: that the schema exists, that a pattern compiles, that a range is not empty.
function beyondSchema(pointer: string, reading: Reading): readonly Complaint[] {
  const complaints: Complaint[] = []
  for (const name of ['schema', 'fullSchema']) {
    const id = reading[name]
    if (typeof id !== 'string' || knownSchema(id)) continue
    complaints.push({ pointer: `${pointer}/${name}`, problem: `Assay ships no schema with the $id ${id}` })
  }
  const { pattern, minimum, maximum } = reading
  if (typeof pattern === 'string' && !compiles(pattern)) {
    complaints.push({ pointer: `${pointer}/pattern`, problem: 'this is no regular expression' })
  }
  if (typeof minimum === 'number' && typeof maximum === 'number' && minimum > maximum) {
    const problem = `the maximum ${maximum} is below the minimum ${minimum}; swap them`
    complaints.push({ pointer: `${pointer}/maximum`, problem })
  }
  return complaints
}

function compiles(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp
  } catch {
    return false
  }
}
