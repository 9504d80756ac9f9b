import { escapedPointer } from '../codec/parse-json.ts'
import { validators, type Validate, type ValidationError } from '../../schemas/compiled/validators.js'
import type { Issue } from './judgement.ts'
import { describeValue, isRecord, valueAtPointer } from './reply.ts'

const MAX_ISSUES = 5

// The maximum number of validated elements of an array. A hostile reply may have millions of elements, each with several errors.
const MAX_ELEMENTS = 10_000

/** The `$id` of each built-in schema. */
export const schemaIds: readonly string[] = Object.keys(validators)

/** Returns whether `schemaId` is the `$id` of a built-in schema. */
export function knownSchema(schemaId: string): boolean {
  return Object.hasOwn(validators, schemaId)
}

/** Returns up to five violations of a built-in schema. Throws a TypeError for an unknown one. */
export function conforms(schemaId: string, value: unknown, at: string): readonly Issue[] {
  return schemaIssues(schemaId, value, at).map(({ issue }) => issue)
}

/** Returns up to five violations of a built-in schema, each with its kind. */
export function schemaIssues(schemaId: string, value: unknown, at: string): readonly SchemaIssue[] {
  const validate = knownSchema(schemaId) ? validators[schemaId] : undefined
  if (validate === undefined) throw new TypeError(`no schema has the $id ${schemaId}`)
  return issuesOf(validate, value, at)
}

/** Returns up to five violations of a compiled schema. */
export function schemaViolations(validate: Validate, value: unknown, at: string): readonly Issue[] {
  return issuesOf(validate, value, at).map(({ issue }) => issue)
}

type IssueKind =
  | { readonly kind: 'missing' | 'unexpected' | 'other' }
  | { readonly kind: 'unlisted'; readonly allowed: readonly string[] }

/** An issue, with the kind of violation. */
export type SchemaIssue = IssueKind & { readonly issue: Issue }

function issuesOf(validate: Validate, value: unknown, at: string): readonly SchemaIssue[] {
  const judged = bounded(value)
  if (validate(judged)) return []
  const issues = withoutNoise(validate.errors ?? []).map((error) => ({
    issue: issueOf(error, judged, at),
    ...kindOf(error),
  }))
  return distinct(issues).slice(0, MAX_ISSUES)
}

function kindOf({ keyword, params }: ValidationError): IssueKind {
  const allowed = params['allowedValues']
  switch (keyword) {
    case 'required':
      return { kind: 'missing' }
    case 'additionalProperties':
    case 'false schema':
      return { kind: 'unexpected' }
    case 'enum':
      return { kind: 'unlisted', allowed: Array.isArray(allowed) ? allowed.map(shown) : [] }
    default:
      return { kind: 'other' }
  }
}

function bounded(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, MAX_ELEMENTS)
  if (!isRecord(value) || !Object.values(value).some(isLong)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      isLong(member) ? member.slice(0, MAX_ELEMENTS) : member,
    ]),
  )
}

function isLong(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > MAX_ELEMENTS
}

/** Reduces Ajv's errors for `anyOf` and `oneOf` to the most deeply nested. If all have the same depth, merges them into one. */
function withoutNoise(errors: readonly ValidationError[]): readonly ValidationError[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf')
  const dropped = new Set<ValidationError>(errors.filter(({ keyword }) => keyword === 'if'))
  const merged: ValidationError[] = []
  for (const choice of choices) {
    const branches = errors.filter((error) => isBranchOf(error, choice))
    const closer = branches.filter((error) => error.instancePath !== choice.instancePath)
    const noise = closer.length > 0 ? branches.filter((error) => !closer.includes(error)) : branches
    for (const error of [choice, ...noise]) dropped.add(error)
    if (closer.length === 0) {
      const expected = [...new Set(branches.map((error) => expectedBelow(error, choice)))].join(' or ')
      merged.push({ ...choice, params: { expected } })
    }
  }
  return [...errors.filter((error) => !dropped.has(error)), ...merged]
}

function isBranchOf(error: ValidationError, choice: ValidationError): boolean {
  return (
    error.schemaPath.startsWith(`${choice.schemaPath}/`) && error.instancePath.startsWith(choice.instancePath)
  )
}

function expectedBelow(error: ValidationError, choice: ValidationError): string {
  const below = pointerOf(error).slice(choice.instancePath.length)
  return below === '' ? expectedBy(error) : `${below} ${expectedBy(error)}`
}

function issueOf(error: ValidationError, value: unknown, at: string): Issue {
  const pointer = pointerOf(error)
  return {
    at: [at, pointer].filter((part) => part !== '').join(' '),
    expected: expectedBy(error),
    received: describeValue(valueAtPointer(value, pointer)),
  }
}

// Returns the pointer to the missing, forbidden or misnamed member, not to the object around it.
function pointerOf({ keyword, instancePath, params }: ValidationError): string {
  const member = MEMBER_PARAMETER.get(keyword)
  const name = member === undefined ? undefined : params[member]
  return typeof name === 'string' ? `${instancePath}/${escapedPointer(name)}` : instancePath
}

const MEMBER_PARAMETER: ReadonlyMap<string, string> = new Map([
  ['required', 'missingProperty'],
  ['additionalProperties', 'additionalProperty'],
  ['discriminator', 'tag'],
])

function expectedBy(error: ValidationError): string {
  const { keyword, params } = error
  switch (keyword) {
    case 'type':
      return listed(params['type'])
    case 'required':
      return 'present'
    case 'additionalProperties':
    case 'false schema':
      return 'absent'
    case 'const':
      return shown(params['allowedValue'])
    case 'enum':
      return oneOf(params['allowedValues'])
    case 'discriminator':
      return params['error'] === 'tag' ? 'string' : 'a known name'
    case 'anyOf':
    case 'oneOf':
      return String(params['expected'])
    default:
      return boundBy(error)
  }
}

function boundBy({ keyword, params }: ValidationError): string {
  const limit = String(params['limit'])
  switch (keyword) {
    case 'minLength':
      return limit === '1' ? 'a string that is not empty' : `at least ${limit} characters`
    case 'minItems':
      return `an array of at least ${limit}`
    case 'maxItems':
      return `an array of at most ${limit}`
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return `a number ${String(params['comparison'])} ${limit}`
    case 'pattern':
      return `text that matches ${String(params['pattern'])}`
    case 'uniqueItems':
      return 'no element twice'
    default:
      return keyword
  }
}

function listed(types: unknown): string {
  return Array.isArray(types) ? types.join(' or ') : String(types)
}

function oneOf(values: unknown): string {
  return Array.isArray(values) ? `one of ${values.map(shown).join(', ')}` : shown(values)
}

// Formats a constant of a schema. Constants are short, so they are shown whole.
function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function distinct(issues: readonly SchemaIssue[]): readonly SchemaIssue[] {
  const seen = new Map(issues.map((each) => [`${each.issue.at}\n${each.issue.expected}`, each]))
  return [...seen.values()]
}
