import { compile, type JSONSchema } from 'json-schema-to-typescript'

const FORMATS = {
  run: 'Run',
  'load-run': 'LoadRun',
  'limiter-run': 'LimiterRun',
  'capacity-run': 'CapacityRun',
  row: 'RowLine',
  answer: 'AnswerLine',
  transcript: 'TranscriptLine',
  statement: 'StatementFile',
  certificate: 'CertificateManifest',
  baseline: 'BaselineFile',
} as const

type Members = Readonly<Record<string, unknown>>

const DROPPED = new Set([
  '$id',
  '$comment',
  'title',
  'examples',
  'discriminator',
  'minItems',
  'maxItems',
  'propertyNames',
  'if',
  'then',
  'else',
  'allOf',
  'prefixItems',
])

/** The keywords whose values map names to schemas. */
const NAMED = new Set(['properties', '$defs'])

/** Returns TypeScript modules with types of the schemas. Throws for an unsupported schema. */
export async function formatTypes(
  schemas: ReadonlyMap<string, object>,
): Promise<ReadonlyMap<string, string>> {
  const modules = Object.entries(FORMATS).flatMap(([name, typeName]) => {
    const source = `${name}.schema.json`
    const schema = schemas.get(source)
    if (schema === undefined) return []
    return [typesOf(inlined(schema, schemas), typeName, source).then((text) => [`${name}.ts`, text] as const)]
  })
  return new Map(await Promise.all(modules))
}

// Replaces references to definitions of other files by these definitions.
function inlined(schema: object, schemas: ReadonlyMap<string, object>): object {
  const json = JSON.stringify(schema).replaceAll(REFERENCE, (reference, file: string, name: string) => {
    const { $defs = {} }: { readonly $defs?: Members } = schemas.get(`${file}.schema.json`) ?? {}
    return JSON.stringify($defs[name])?.slice(1, -1) ?? reference
  })
  return JSON.parse(json)
}

const REFERENCE = /"\$ref":"urn:assay:([\w-]+)#\/\$defs\/(\w+)"/g

// Generates the types of a schema. All members are read-only, because parsed data is not changed.
async function typesOf(schema: object, typeName: string, source: string): Promise<string> {
  const text = await compile(plainOf(schema), typeName, {
    bannerComment: '',
    format: false,
    additionalProperties: false,
  })
  const names = [...text.matchAll(/^export (?:type|interface) (\w+)/gm)].map(([, name = '']) => name)
  const declared = text.replaceAll(/^export /gm, '')
  const exported = names.map((name) => `export type ${name} = Immutable<File.${name}>`)
  const head = `// Made from schemas/${source} by tools/format-types.ts. Do not edit.`
  const immutable =
    'type Immutable<T> = T extends object ? { readonly [Member in keyof T]: Immutable<T[Member]> } : T'
  return `${[head, immutable, `declare namespace File {\n${declared}}`, ...exported].join('\n')}\n`
}

// Removes keywords from which the generator would make separate types. The generator supports only older JSON Schema drafts.
function plainOf(schema: unknown): JSONSchema {
  if (!isMembers(schema)) return {}
  const { $ref, then: met, else: unmet, prefixItems, properties } = schema
  if (typeof $ref === 'string' && !$ref.startsWith('#')) return anyMembers()
  const kept = Object.entries(schema).filter(([name]) => !isDropped(name, schema))
  const plain: JSONSchema = Object.fromEntries(kept.map(([name, value]) => [name, plainMember(name, value)]))
  // A schema that consists only of a choice between two schemas.
  const isChoice = properties === undefined && met !== undefined && unmet !== undefined
  if (isChoice) return { $defs: plain.$defs, anyOf: [plainOf(met), plainOf(unmet)] }
  if (Array.isArray(prefixItems)) return tupleOf(prefixItems, plain)
  return isOpen(plain) ? { ...plain, ...anyMembers(plain.type) } : plain
}

// Returns whether to drop a keyword. Drops `oneOf` and `anyOf` beside `properties`, where they only restrict combinations of values.
function isDropped(name: string, schema: Members): boolean {
  return DROPPED.has(name) || ((name === 'oneOf' || name === 'anyOf') && schema['properties'] !== undefined)
}

function plainMember(name: string, value: unknown): unknown {
  if (NAMED.has(name) && isMembers(value))
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, plainOf(member)]))
  if (Array.isArray(value) && (name === 'oneOf' || name === 'anyOf')) return value.map(plainOf)
  return isMembers(value) ? plainOf(value) : value
}

function tupleOf(items: readonly unknown[], plain: JSONSchema): JSONSchema {
  const { length } = items
  return { ...plain, items: items.map(plainOf), minItems: length, maxItems: length, additionalItems: false }
}

function isOpen({ type, properties, additionalProperties }: JSONSchema): boolean {
  const isObject = type === 'object' || (Array.isArray(type) && type.includes('object'))
  return isObject && properties === undefined && additionalProperties === undefined
}

function anyMembers(type: JSONSchema['type'] = 'object'): JSONSchema {
  return { type, additionalProperties: true }
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
