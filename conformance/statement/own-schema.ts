/** Schemas that a deployment writes into its statement: whether they can be used, and what disagrees with them. */
import { createRequire } from 'node:module'
import type { Ajv2020 } from 'ajv/dist/2020.js'
import { closest } from './closest.ts'
import { escapedPointer, suggestion, unescaped } from './statement-wording.ts'
import type { Issue } from '../exchange/judgement.ts'
import { isRecord, valueAtPointer, type JsonObject } from '../exchange/reply.ts'
import { conforms, disagreements, knownSchema } from '../exchange/schema.ts'
import type { Validate } from '../../schemas/compiled/validators.js'

/** The mistake that makes a schema unusable. `pointer` leads to the spot within the schema. */
export type SchemaTrouble = { readonly pointer: string; readonly problem: string }

const compiled = new WeakMap<object, Validate>()

/** Returns the differences from a schema given by `$id` or written out; as {@link conforms}. Throws when the schema cannot be used. */
export function conformsTo(schema: string | JsonObject, value: unknown, at: string): readonly Issue[] {
  return typeof schema === 'string' ? conforms(schema, value, at) : disagreements(compile(schema), value, at)
}

/** Returns the schema that a parameter of a reading names or holds; null when it does neither. */
export function schemaIn(parameter: unknown): string | JsonObject | null {
  if (typeof parameter === 'string') return knownSchema(parameter) ? parameter : null
  return isRecord(parameter) ? parameter : null
}

/** Returns the mistakes that keep a schema from being used: references that lead nowhere, keywords that do not exist; nothing when it can be. */
export function schemaTroubles(schema: JsonObject): readonly SchemaTrouble[] {
  const broken = [...referencesIn(schema, '')].flatMap(({ pointer, reference }) =>
    troubleOf(schema, pointer, reference),
  )
  if (broken.length > 0) return broken
  try {
    compile(schema)
    return []
  } catch (error) {
    return [worded(schema, error instanceof Error ? error.message : String(error))]
  }
}

/**
 * Returns the reason why a pointer into a value of this schema finds nothing, and names the nearest member. Null when it
 * finds something, or when the schema leaves it open. Looks at `properties` only, and follows no reference.
 */
export function emptyPointer(schema: JsonObject, pointer: string): string | null {
  let at: unknown = schema
  for (const segment of pointer.split('/').slice(1)) {
    const name = unescaped(segment)
    const properties = isRecord(at) ? at['properties'] : undefined
    if (!isRecord(properties)) return null
    if (!Object.hasOwn(properties, name)) {
      const names = Object.keys(properties)
      return `the schema has no member ${JSON.stringify(name)} there; ${suggestion(name, names)}`
    }
    at = properties[name]
  }
  return null
}

const load = createRequire(import.meta.url)

/** Loads the compiler of schemas. Few statements write a schema of their own, and it is slow to load. */
function schemaCompiler(): typeof Ajv2020 {
  const module: typeof import('ajv/dist/2020.js') = load('ajv/dist/2020.js')
  return module.Ajv2020
}

// Strict, so that a mistyped keyword is an error rather than a rule that never fires.
function compile(schema: JsonObject): Validate {
  const known = compiled.get(schema)
  if (known !== undefined) return known
  const Compiler = schemaCompiler()
  const ajv = new Compiler({
    allErrors: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    messages: false,
    allowUnionTypes: true,
    validateFormats: false,
    logger: false,
  })
  const validate = ajv.compile(schema)
  compiled.set(schema, validate)
  return validate
}

type Reference = { readonly pointer: string; readonly reference: string }

function* referencesIn(value: unknown, pointer: string): Generator<Reference> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* referencesIn(item, `${pointer}/${index}`)
    return
  }
  if (!isRecord(value)) return
  for (const [name, member] of Object.entries(value)) {
    const below = `${pointer}/${escapedPointer(name)}`
    if (name === '$ref' && typeof member === 'string') yield { pointer: below, reference: member }
    else yield* referencesIn(member, below)
  }
}

function troubleOf(schema: JsonObject, pointer: string, reference: string): readonly SchemaTrouble[] {
  if (!reference.startsWith('#')) {
    const problem = `${reference} is not in the statement, and nothing is fetched; write it out below $defs`
    return [{ pointer, problem }]
  }
  const target = decoded(reference.slice(1))
  // An anchor is left to the compiler.
  if (target !== '' && !target.startsWith('/')) return []
  if (valueAtPointer(schema, target) !== undefined) return []
  const definitions = schema['$defs']
  const names = isRecord(definitions) ? Object.keys(definitions).map((name) => `#/$defs/${name}`) : []
  const hint = names.length === 0 ? 'there are no $defs' : suggestion(reference, names)
  return [{ pointer, problem: `${reference} leads to nothing in this schema; ${hint}` }]
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

// Names of the keywords that are mistyped most often, and what they were meant to be.
const KEYWORDS = [
  '$defs', '$ref', 'additionalProperties', 'allOf', 'anyOf', 'const', 'contains', 'description', 'enum', 'format', 'items',
  'maxItems', 'maxLength', 'maximum', 'minItems', 'minLength', 'minimum', 'oneOf', 'pattern', 'patternProperties',
  'prefixItems', 'properties', 'required', 'title', 'type', 'uniqueItems',
] // prettier-ignore

function worded(schema: JsonObject, message: string): SchemaTrouble {
  const keyword = /unknown keyword: "([^"]+)"/.exec(message)?.[1]
  if (keyword === undefined) return { pointer: '', problem: `this is not a JSON Schema: ${message}` }
  const guess = closest(keyword, KEYWORDS)
  const hint = guess === null ? 'leave it out' : `did you mean ${guess}?`
  return {
    pointer: pointerTo(schema, keyword, '') ?? '',
    problem: `JSON Schema has no keyword ${keyword}; ${hint}`,
  }
}

function pointerTo(value: unknown, name: string, pointer: string): string | null {
  if (!isRecord(value)) return null
  if (Object.hasOwn(value, name)) return `${pointer}/${name}`
  for (const [member, inner] of Object.entries(value)) {
    const found = pointerTo(inner, name, `${pointer}/${escapedPointer(member)}`)
    if (found !== null) return found
  }
  return null
}
