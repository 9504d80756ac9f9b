import gapFile from '../../schemas/gaps.json' with { type: 'json' }
import { defaultProfile, defaultsOf, readingKeys } from './plan.ts'
import type { Reading } from './readings.ts'
import { isRecord, type JsonObject } from '../exchange/reply.ts'
import { placeholdersOf } from './statement-pointers.ts'
import readingSchema from '../../schemas/compiled/readings.schema.json' with { type: 'json' }

/** A parameter of a reading (a declarable behavior). `words` lists the values that are allowed for it. */
export type CatalogParameter = {
  readonly name: string
  readonly meaning: string
  readonly type: string
  readonly required: boolean
  readonly default?: unknown
  readonly words?: readonly string[]
  readonly placeholders?: readonly string[]
  /** The members of each element, if the parameter is a list of objects. */
  readonly members?: readonly CatalogParameter[]
}

/** A behavior (reading) that a statement may declare where the interface leaves the behavior open. */
export type CatalogReading = {
  readonly name: string
  readonly meaning: string
  /** An example of the requests and answers of a service with this behavior. */
  readonly wire: string
  readonly recorded?: string
  readonly parameters: readonly CatalogParameter[]
  readonly example: Reading
}

/** A key of a statement, such as `errors.body`, and the behaviors that it may declare. */
export type CatalogKey = {
  readonly key: string
  readonly gaps: readonly string[]
  readonly text: string
  readonly usual: string | null
  readonly readings: readonly CatalogReading[]
}

type Gap = {
  readonly id: string
  readonly keys: readonly string[]
  readonly text: string
  readonly readings: readonly {
    readonly key: string
    readonly name: string
    readonly meaning: string
    readonly wire: string
    readonly recorded?: string
  }[]
}

const gaps: readonly Gap[] = gapFile

/** Returns every key of a statement with the readings to choose from. */
export function readingCatalog(): readonly CatalogKey[] {
  return readingKeys.map((key) => {
    const own = gaps.filter(({ keys }) => keys.includes(key))
    return {
      key,
      gaps: own.map(({ id }) => id),
      text: own.map(({ text }) => text).join(' '),
      usual: defaultProfile.readings.get(key)?.reading ?? null,
      readings: own
        .flatMap(({ readings }) => readings)
        .filter((reading) => reading.key === key)
        .map(catalogReading),
    }
  })
}

/** Returns why no check uses a reading (a declared behavior), so that it is only recorded. Returns null if a check uses it. */
export function whyRecorded(key: string, name: string): string | null {
  const known = gaps.flatMap(({ readings }) => readings)
  return known.find((reading) => reading.key === key && reading.name === name)?.recorded ?? null
}

function catalogReading({ key, name, meaning, wire, recorded }: Gap['readings'][number]): CatalogReading {
  const branch = branchOf(key, name)
  const properties = isRecord(branch['properties']) ? branch['properties'] : {}
  const required = Array.isArray(branch['required']) ? branch['required'] : []
  const defaults = defaultsOf(key, name)
  const [example] = Array.isArray(branch['examples']) ? branch['examples'] : []
  return {
    name,
    meaning,
    wire,
    ...(recorded === undefined ? {} : { recorded }),
    parameters: Object.entries(properties)
      .filter(([parameter]) => parameter !== 'reading')
      .map(([parameter, schema]) => ({
        ...catalogParameter(key, parameter, isRecord(schema) ? schema : {}),
        required: required.includes(parameter),
        ...(defaults[parameter] === undefined ? {} : { default: defaults[parameter] }),
      })),
    example: isRecord(example) ? { ...example, reading: name } : { reading: name },
  }
}

function catalogParameter(
  key: string,
  name: string,
  schema: JsonObject,
): Omit<CatalogParameter, 'required' | 'default'> {
  const resolved = resolveDefinition(schema)
  const words = wordsOf(resolved) ?? wordsOf(elementsOf(resolved))
  const placeholders = placeholdersOf(key, name)
  return {
    name,
    meaning: textOf(schema['description']) ?? textOf(schema['title']) ?? '',
    type: typeOf(resolved),
    ...(words === null ? {} : { words }),
    ...(placeholders.length === 0 ? {} : { placeholders }),
    ...membersOf(key, elementsOf(resolved)),
  }
}

function membersOf(
  key: string,
  { properties, required }: JsonObject,
): { readonly members?: readonly CatalogParameter[] } {
  if (!isRecord(properties)) return {}
  const needed: readonly unknown[] = Array.isArray(required) ? required : []
  const members = Object.entries(properties).map(([name, schema]) => ({
    ...catalogParameter(key, name, isRecord(schema) ? schema : {}),
    required: needed.includes(name),
  }))
  return { members }
}

function elementsOf(schema: JsonObject): JsonObject {
  return isRecord(schema['items']) ? resolveDefinition(schema['items']) : {}
}

function wordsOf(schema: JsonObject): readonly string[] | null {
  const values = Array.isArray(schema['enum']) ? schema['enum'] : 'const' in schema ? [schema['const']] : null
  return values?.map((value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))) ?? null
}

// Returns the type of a definition: its title, or else its JSON type.
function typeOf(schema: JsonObject): string {
  const title = textOf(schema['title'])
  if ('const' in schema) return 'fixed'
  if (schema['type'] === 'array') {
    const elements = elementsOf(schema)
    return wordsOf(elements) === null ? `list of ${title ?? typeOf(elements)}` : 'list of words'
  }
  if (title !== null) return title
  if (wordsOf(schema) !== null) return 'word'
  const type = schema['type']
  const names = Array.isArray(type) ? type : [type]
  return names.map((each: unknown) => (each === 'string' ? 'text' : String(each))).join(' or ')
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

const definitions: Readonly<Record<string, unknown>> = readingSchema.$defs

/** Returns the names of the parameters of a reading; empty for an unknown reading. */
export function parametersOf(key: string, reading: string): readonly string[] {
  const { properties } = branchOf(key, reading)
  return Object.keys(isRecord(properties) ? properties : {}).filter((name) => name !== 'reading')
}

/** Returns the names of the behaviors that may be declared for `key` (such as `sse.events`) and that take this parameter. */
export function readingsWith(key: string, parameter: string): readonly string[] {
  const names = branchesOf(key).flatMap((branch) => nameOf(branch) ?? [])
  return names.filter((name) => parametersOf(key, name).includes(parameter))
}

/** Returns the JSON Schema of one reading; an empty object if the reading is unknown. */
export function branchOf(key: string, reading: string): JsonObject {
  const branch = branchesOf(key).find((each) => nameOf(each) === reading)
  return isRecord(branch) ? branch : {}
}

/** Returns the definition to which a `$ref` points; a schema without `$ref` is returned unchanged. */
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
