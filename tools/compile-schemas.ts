/** Compiles all schemas into one module, and generates types of file formats. */
import { readFile, readdir, rename, writeFile, mkdir } from 'node:fs/promises'
import { basename, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv2020 } from 'ajv/dist/2020.js'
import standalone from 'ajv/dist/standalone/index.js'
import { build } from 'esbuild'
import { formatTypes } from './format-types.ts'

/** The root folder of the repository, which contains `schemas/`. */
export const REPOSITORY = fileURLToPath(new URL('..', import.meta.url))

type CompiledSchemas = {
  readonly module: string
  readonly declarations: string
  readonly others: ReadonlyMap<string, string>
}

type SchemaFile = { readonly path: string; readonly id: string; readonly schema: object }

const COMPILED = 'schemas/compiled'
const GAPS = 'gaps.json'
const TYPES = 'reading-types.json'
const PROFILE_READINGS = 'profile-readings.schema.json'
/** The ids of schemas in which each `$ref` is replaced by its definition. This halves the time to validate long files by line. */
const INLINED: ReadonlySet<string> = new Set(['urn:assay:row'])
const BANNER = '// Made from the *.schema.json files by tools/compile-schemas.ts. Do not edit.'

const DECLARED = `${BANNER}
/** A schema violation, as ajv reports it. */
export type ValidationError = {
  readonly keyword: string
  readonly instancePath: string
  readonly schemaPath: string
  readonly params: { readonly [parameter: string]: unknown }
  readonly message?: string
}
/** Returns whether a value conforms to a schema. \`errors\` has its violations. */
export type Validate = {
  (value: unknown): boolean
  readonly errors?: readonly ValidationError[] | null
}
/** Validators by \`$id\`. */
export const validators: { readonly [schemaId: string]: Validate }
`

/** Compiles the schemas below `root`. Throws for an invalid schema. */
export async function compileSchemas(root: string): Promise<CompiledSchemas> {
  const files = await readSchemas(join(root, 'schemas'))
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    discriminator: true,
    // Makes the module several times smaller: referenced schemas are compiled once, and messages of ajv are omitted.
    inlineRefs: false,
    messages: false,
    code: { source: true, esm: true, lines: true },
  })
  // Without these two keywords, which no schema uses, validators need not record every member that they have seen.
  ajv.opts.unevaluated = false
  ajv.removeKeyword('unevaluatedProperties').removeKeyword('unevaluatedItems')
  for (const { id, schema } of files) ajv.addSchema(INLINED.has(id) ? withInlinedDefinitions(schema) : schema)
  const names = Object.fromEntries(files.map(({ id }, index) => [`compiled${index}`, id]))
  const table = Object.entries(names).map(([name, id]) => `  ${JSON.stringify(id)}: ${name},\n`)
  // Exports only the table, because the names of functions change with every new schema.
  const functions = standalone.default(ajv, names).replaceAll(/export const (compiled\d+)/g, 'const $1')
  const source = `${functions}\nexport const validators = {\n${table.join('')}}\n`
  const [module, types] = await Promise.all([
    bundle(source, root),
    formatTypes(new Map(files.map(({ path, schema }) => [basename(path), schema]))),
  ])
  // The schemas of file formats. Schemas of answers have longer ids.
  const published = files.filter(({ id }) => /^urn:assay:[\w-]+$/.test(id))
  const others = new Map([
    ...types,
    ...published.map((file) => [basename(file.path), publishedSchema(file, files)] as const),
  ])
  return { module, declarations: DECLARED, others }
}

const FOREIGN = /"\$ref":"(urn:[^#"]+)/g

/** Returns a schema as one file: it holds all schemas that it refers to, and no keyword that only the compiler of Assay knows. */
function publishedSchema({ id, schema }: SchemaFile, files: readonly SchemaFile[]): string {
  const byId = new Map(files.map((file) => [file.id, file.schema]))
  const needed = new Set([id])
  for (const one of needed)
    for (const [, found = ''] of JSON.stringify(byId.get(one)).matchAll(FOREIGN)) needed.add(found)
  needed.delete(id)
  const held = Object.fromEntries([...needed].map((one) => [one, byId.get(one)]))
  const { $defs = {} }: { readonly $defs?: object } = schema
  const whole = needed.size === 0 ? schema : { ...schema, $defs: { ...$defs, ...held } }
  return `${JSON.stringify(whole, (keyword, value) => (keyword === 'discriminator' ? undefined : value), 2)}\n`
}

// Reads all schemas, in an order that does not depend on the folder.
async function readSchemas(folder: string): Promise<readonly SchemaFile[]> {
  const names = await readdir(folder, { recursive: true })
  const paths = names
    .filter((name) => name.endsWith('.schema.json') && !name.startsWith('compiled'))
    .toSorted()
  const written = await Promise.all(paths.map((path) => readSchema(folder, path)))
  return names.includes(GAPS) ? [...written, ...(await readingsIn(folder))] : written
}

async function readingsIn(folder: string): Promise<readonly SchemaFile[]> {
  const [gaps, types] = await Promise.all([GAPS, TYPES].map((name) => readFile(join(folder, name), 'utf8')))
  const schema = readingsSchema(JSON.parse(gaps ?? ''), JSON.parse(types ?? ''))
  const ofProfiles = profileReadingsSchema(schema)
  return [
    { path: READINGS_SCHEMA, id: schema.$id, schema },
    { path: PROFILE_READINGS, id: ofProfiles.$id, schema: ofProfiles },
  ]
}

async function readSchema(folder: string, name: string): Promise<SchemaFile> {
  const path = join(folder, name)
  const schema = parse(name, await readFile(path, 'utf8'))
  if (typeof schema !== 'object' || schema === null || !('$id' in schema) || typeof schema.$id !== 'string') {
    const id = ['urn', 'assay', ...name.replace(/\.schema\.json$/, '').split(sep)].join(':')
    throw new TypeError(`schemas/${name} has no $id: add "$id": "${id}"`)
  }
  return { path, id: schema.$id, schema }
}

function parse(name: string, text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch (cause) {
    throw new TypeError(`schemas/${name} is not JSON: ${messageOf(cause)}`, { cause })
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

async function bundle(source: string, root: string): Promise<string> {
  const result = await build({
    stdin: { contents: source, resolveDir: root, sourcefile: 'validators.js' },
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['main'],
    target: 'es2020',
    minify: true,
    lineLimit: 160,
    legalComments: 'none',
    banner: { js: BANNER },
  })
  const [file] = result.outputFiles
  if (file === undefined) throw new Error('esbuild gave no output')
  return file.text
}

async function writeCompiled(root: string): Promise<void> {
  const { module, declarations, others } = await compileSchemas(root)
  await mkdir(join(root, COMPILED), { recursive: true })
  const files = [['validators.js', module], ['validators.d.ts', declarations], ...others] as const
  for (const [name, text] of files) await replaceFile(join(root, COMPILED, name), text)
}

// Replaces a file atomically, because another command may read it at the same time.
async function replaceFile(path: string, text: string): Promise<void> {
  const unfinished = `${path}.${process.pid}`
  await writeFile(unfinished, text)
  await rename(unfinished, path)
}

const REFERENCE = /^#\/\$defs\/([^/]+)$/

/** Replaces references to `$defs` by the definitions. Throws for circular ones. */
export function withInlinedDefinitions(schema: object): object {
  const definitions = new Map(
    Object.entries('$defs' in schema && typeof schema.$defs === 'object' ? (schema.$defs ?? {}) : {}),
  )
  const inlined = (value: unknown, within: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((item) => inlined(item, within))
    if (typeof value !== 'object' || value === null) return value
    const name = definitionIn(value)
    if (name === null || !definitions.has(name))
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inlined(item, within)]))
    if (within.includes(name)) throw new TypeError(`the definition ${name} refers to itself`)
    return inlined(definitions.get(name), [...within, name])
  }
  const members = Object.entries(schema).filter(([key]) => key !== '$defs')
  return Object.fromEntries(members.map(([key, value]) => [key, inlined(value, [])]))
}

// Returns the definition name in `$ref`; null if there is none, or if other keywords beside `$ref` apply too.
function definitionIn(value: object): string | null {
  if (!('$ref' in value) || typeof value.$ref !== 'string' || Object.keys(value).length > 1) return null
  return REFERENCE.exec(value.$ref)?.[1] ?? null
}

type GapReading = {
  readonly key: string
  readonly name: string
  readonly takes?: Readonly<Record<string, object>>
  readonly needs?: readonly string[]
  readonly example?: object
}

type Gap = { readonly readings: readonly GapReading[] }

type Schema = { readonly $schema: string; readonly $id: string; readonly [keyword: string]: unknown }

type ReadingsSchema = Schema & { readonly properties: Readonly<Record<string, object>> }

const READINGS_SCHEMA = 'readings.schema.json'

/** Returns the JSON Schema of the behaviors in a profile. A profile may set a key to null, which removes the behavior that it inherits. */
function profileReadingsSchema({ $schema, properties }: ReadingsSchema): Schema {
  const keys = Object.keys(properties).map((key) => [
    key,
    { anyOf: [{ type: 'null' }, { $ref: `urn:assay:readings#/$defs/${key}` }] },
  ])
  return {
    $schema,
    $id: 'urn:assay:profile-readings',
    $comment: 'Made from gaps.json by tools/compile-schemas.ts. Do not edit.',
    title: 'Readings of a profile by key',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(keys),
  }
}

/** Returns the JSON Schema of declared behaviors. */
export function readingsSchema(
  gaps: readonly Gap[],
  types: Readonly<Record<string, object>>,
): ReadingsSchema {
  const byKey = new Map<string, GapReading[]>()
  for (const reading of gaps.flatMap(({ readings }) => readings))
    byKey.set(reading.key, [...(byKey.get(reading.key) ?? []), reading])
  const keys = [...byKey.keys()]
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'urn:assay:readings',
    $comment: 'Made from gaps.json by tools/compile-schemas.ts. Do not edit.',
    title: 'Readings by key',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(keys.map((key) => [key, { $ref: `#/$defs/${key}` }])),
    $defs: {
      ...Object.fromEntries([...byKey].map(([key, readings]) => [key, definitionOf(readings)])),
      ...types,
    },
  }
}

// Returns the schema of a key's readings. A reading without required parameters may be given by its name alone.
function definitionOf(readings: readonly GapReading[]): object {
  const whole = {
    type: 'object',
    discriminator: { propertyName: 'reading' },
    oneOf: readings.map(branchOf),
  }
  const short = readings.filter(({ needs = [] }) => needs.length === 0).map(({ name }) => name)
  if (short.length === 0) return whole
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  return { if: { type: 'string' }, then: { enum: short }, else: whole }
}

function branchOf({ name, takes = {}, needs = [], example = {} }: GapReading): object {
  return {
    properties: { reading: { const: name }, ...takes },
    required: ['reading', ...needs],
    additionalProperties: false,
    examples: [{ reading: name, ...example }],
  }
}

if (import.meta.main) {
  await writeCompiled(REPOSITORY).catch((error: unknown) => {
    process.stderr.write(`error: the schemas below schemas/ do not compile: ${messageOf(error)}\n`)
    process.exitCode = 1
  })
}
