/** Holds a JSON value against one of our schemas and says in plain words what disagrees. Pure, and free of Node so that k6 can run it too. */
import { validators, type Validate, type ValidationError } from '../../schemas/compiled/validators.js'
import type { Issue } from './judgement.ts'
import { describeValue, isRecord, valueAtPointer } from './reply.ts'

// A reader needs the first few; a list without end is noise.
const MAX_ISSUES = 5

// A hostile reply may hold millions of elements, each with several errors; judging more than these is not useful.
const MAX_ELEMENTS = 10_000

/** The `$id`s of the schemas that can be named. */
export const schemaIds: readonly string[] = Object.keys(validators)

/** Returns whether a schema of that `$id` exists. */
export function knownSchema(schemaId: string): boolean {
  return Object.hasOwn(validators, schemaId)
}

/**
 * Returns the differences between a value and the schema named `schemaId`, at most five issues; none when it conforms.
 * `at` says where the value itself comes from, e.g. an exchange id; a JSON pointer is put behind it. Of an array that
 * is the value or one of its members the first 10,000 elements are looked at. Throws a TypeError when no schema has
 * that `$id`.
 */
export function conforms(schemaId: string, value: unknown, at: string): readonly Issue[] {
  return schemaIssues(schemaId, value, at).map(({ issue }) => issue)
}

/** As {@link conforms}, with the kind of each disagreement. */
export function schemaIssues(schemaId: string, value: unknown, at: string): readonly SchemaIssue[] {
  const validate = knownSchema(schemaId) ? validators[schemaId] : undefined
  if (validate === undefined) throw new TypeError(`no schema has the $id ${schemaId}`)
  return issuesOf(validate, value, at)
}

/** Returns the differences between a value and a compiled schema, in the words and within the limits of {@link conforms}. */
export function disagreements(validate: Validate, value: unknown, at: string): readonly Issue[] {
  return issuesOf(validate, value, at).map(({ issue }) => issue)
}

/** The kind of issue: a missing member, one that must not be there, or a value that is not in the list of the schema. */
type IssueKind =
  | { readonly kind: 'missing' | 'unexpected' | 'other' }
  | { readonly kind: 'unlisted'; readonly allowed: readonly string[] }

/** An issue with its kind. */
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

/**
 * Keeps the errors that help a reader. Ajv reports every branch of an `anyOf` and then the `anyOf` itself. Branches for the
 * right kind of value tell more than the rest, so only they stay. Without such a branch, one error lists what each branch
 * expected. The schemas use `anyOf` with branches of their own only (no references), so the path of a branch identifies it.
 */
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

// A missing, forbidden or wrongly named member is where the issue is, rather than the object around it.
function pointerOf({ keyword, instancePath, params }: ValidationError): string {
  const member = MEMBER_PARAMETER.get(keyword)
  const name = member === undefined ? undefined : params[member]
  return typeof name === 'string'
    ? `${instancePath}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
    : instancePath
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

// Only constants of our own schemas come here, so they are short.
function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function distinct(issues: readonly SchemaIssue[]): readonly SchemaIssue[] {
  const seen = new Map(issues.map((each) => [`${each.issue.at}\n${each.issue.expected}`, each]))
  return [...seen.values()]
}
