/** Looks up the parameters of each reading in the JSON Schema of readings. */
import schema from '../../schemas/compiled/readings.schema.json' with { type: 'json' }
import { isRecord, type JsonObject } from '../exchange/reply.ts'

const definitions: Readonly<Record<string, unknown>> = schema.$defs

/** Returns the names of the parameters of a reading; none for an unknown reading. */
export function parametersOf(key: string, reading: string): readonly string[] {
  const { properties } = branchOf(key, reading)
  return Object.keys(isRecord(properties) ? properties : {}).filter((name) => name !== 'reading')
}

/** Returns the names of the readings for `key`, such as `sse.events`, that have this parameter. */
export function readingsWith(key: string, parameter: string): readonly string[] {
  const names = branchesOf(key).flatMap((branch) => nameOf(branch) ?? [])
  return names.filter((name) => parametersOf(key, name).includes(parameter))
}

/** Returns the JSON Schema of one reading; an empty object if it is unknown. */
export function branchOf(key: string, reading: string): JsonObject {
  const branch = branchesOf(key).find((each) => nameOf(each) === reading)
  return isRecord(branch) ? branch : {}
}

/** Returns the definition that a `$ref` names; a schema without `$ref` is returned unchanged. */
export function resolveDefinition(reference: JsonObject): JsonObject {
  const target = reference['$ref']
  const definition = typeof target === 'string' ? definitions[target.replace('#/$defs/', '')] : undefined
  return isRecord(definition) ? definition : reference
}

function branchesOf(key: string): readonly unknown[] {
  const definition = definitions[key]
  if (!isRecord(definition)) return []
  const branches = isRecord(definition['else']) ? definition['else']['oneOf'] : definition['oneOf']
  return Array.isArray(branches) ? branches : []
}

function nameOf(branch: unknown): string | null {
  const properties = isRecord(branch) ? branch['properties'] : undefined
  const reading = isRecord(properties) ? properties['reading'] : undefined
  return isRecord(reading) && typeof reading['const'] === 'string' ? reading['const'] : null
}
