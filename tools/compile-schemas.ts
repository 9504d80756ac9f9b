/** Compiles all schemas into one module without Node APIs, and generates types of file formats (see `built-schemas.mjs`). */
import { readFile, readdir, rename, writeFile, mkdir } from 'node:fs/promises'
import { basename, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv2020 } from 'ajv/dist/2020.js'
import standalone from 'ajv/dist/standalone/index.js'
import { build } from 'esbuild'
import { formatTypes } from './format-types.ts'
import { withInlinedDefinitions } from './inlined-definitions.ts'
import { profileReadingsSchema, READINGS_SCHEMA, readingsSchema } from './readings-schema.ts'

/** The root folder of the repository, which contains `schemas/`. */
export const REPOSITORY = fileURLToPath(new URL('..', import.meta.url))

/** The content of `schemas/compiled/`: the module with the validators and its declarations, and the other files by name. */
export type CompiledSchemas = {
  readonly module: string
  readonly declarations: string
  readonly others: ReadonlyMap<string, string>
}

type SchemaFile = { readonly path: string; readonly id: string; readonly schema: object }

const COMPILED = 'schemas/compiled'
const GAPS = 'gaps.json'
const TYPES = 'reading-types.json'
// The name of a schema that only the compiler reads, so that it is not written to a file.
const PROFILE_READINGS = 'profile-readings.schema.json'
/** The ids of the schemas of lines in long files. Their definitions are inlined, because calls would double the time per line. */
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
/** Returns whether a value conforms to a schema. Its violations are in \`errors\` until the next call. */
export type Validate = {
  (value: unknown): boolean
  readonly errors?: readonly ValidationError[] | null
}
/** Validators by \`$id\`. */
export const validators: { readonly [schemaId: string]: Validate }
`

/** Compiles the schemas below `root`. Throws if a schema is invalid, has no `$id` or refers to an unknown schema. */
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
  const made = files.filter(({ path }) => path === READINGS_SCHEMA)
  const others = new Map([
    ...types,
    ...made.map(({ path, schema }) => [path, `${JSON.stringify(schema, null, 2)}\n`] as const),
  ])
  return { module, declarations: DECLARED, others }
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

if (import.meta.main) {
  await writeCompiled(REPOSITORY).catch((error: unknown) => {
    process.stderr.write(`error: the schemas below schemas/ do not compile: ${messageOf(error)}\n`)
    process.exitCode = 1
  })
}
