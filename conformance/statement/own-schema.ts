import { createRequire } from 'node:module'
import type { Ajv2020 } from 'ajv/dist/2020.js'
import type { Issue } from '../exchange/judgement.ts'
import { isRecord, type JsonObject } from '../exchange/reply.ts'
import { conforms, schemaViolations, knownSchema } from '../exchange/schema.ts'
import type { Validate } from '../../schemas/compiled/validators.js'

const compiled = new WeakMap<object, Validate>()

/** Validates `value` against a JSON Schema, and returns at most five violations. Throws an error if the schema is invalid. */
export function conformsTo(schema: string | JsonObject, value: unknown, at: string): readonly Issue[] {
  return typeof schema === 'string'
    ? conforms(schema, value, at)
    : schemaViolations(compile(schema), value, at)
}

/** Returns the JSON Schema that a parameter of a reading contains, or null if it contains none. */
export function schemaIn(parameter: unknown): string | JsonObject | null {
  if (typeof parameter === 'string') return knownSchema(parameter) ? parameter : null
  return isRecord(parameter) ? parameter : null
}

/** Returns why a schema is invalid; null if it is valid. */
export function schemaProblem(schema: JsonObject): string | null {
  try {
    compile(schema)
    return null
  } catch (error) {
    return `this is not a JSON Schema: ${error instanceof Error ? error.message : String(error)}`
  }
}

const load = createRequire(import.meta.url)

// Loads the schema compiler at first use, because loading is slow.
function schemaCompiler(): typeof Ajv2020 {
  const module: typeof import('ajv/dist/2020.js') = load('ajv/dist/2020.js')
  return module.Ajv2020
}

// Compiles a schema in strict mode, so that a mistyped keyword is an error rather than a rule that never applies.
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
