import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterEach, expect, test } from 'vitest'
import { capacityRun } from '../reports/capacity-fixture.ts'
import { loadRun } from '../reports/load-run-fixture.ts'
import { buildSchemas } from './built-schemas.mjs'
import { compileSchemas, REPOSITORY } from './compile-schemas.ts'

const folders: string[] = []

/** The entry of the added schema in the table of validators. */
const ADDED = /"urn:assay:new":/

afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })))
})

/** Creates a temporary copy of the files that the schema compiler needs. Its packages are those of this repository. */
async function checkout(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'assay-checkout-'))
  folders.push(root)
  await Promise.all([
    cp(join(REPOSITORY, 'schemas/openai'), join(root, 'schemas/openai'), { recursive: true }),
    ...['compile-schemas.ts', 'format-types.ts'].map((name) =>
      cp(join(REPOSITORY, 'tools', name), join(root, 'tools', name)),
    ),
    cp(join(REPOSITORY, 'package.json'), join(root, 'package.json')),
    cp(join(REPOSITORY, 'package-lock.json'), join(root, 'package-lock.json')),
    symlink(join(REPOSITORY, 'node_modules'), join(root, 'node_modules')),
  ])
  return root
}

async function compiledIn(root: string): Promise<string> {
  const module = await readFile(join(root, 'schemas/compiled/validators.js'), 'utf8')
  // The compiler continues long strings on the next line.
  return module.replaceAll('\\\n', '')
}

test('the module is self-contained and generates no code', async () => {
  const module = await compiledIn(REPOSITORY)
  expect(module).not.toMatch(/\bimport\b|__require|new Function|\beval\(/)
  expect(module).not.toContain(REPOSITORY)
})

test('schemas are compiled when there is nothing compiled, and again when one has changed', async () => {
  const root = await checkout()
  expect(buildSchemas(root)).toBeNull()
  const first = await compiledIn(root)
  await writeFile(join(root, 'schemas/compiled/validators.js'), 'kept')
  expect(buildSchemas(root)).toBeNull()
  expect(await compiledIn(root)).toBe('kept')
  await writeFile(
    join(root, 'schemas/new.schema.json'),
    JSON.stringify({ $id: 'urn:assay:new', type: 'string' }),
  )
  expect(buildSchemas(root)).toBeNull()
  expect(first).not.toMatch(ADDED)
  expect(await compiledIn(root)).toMatch(ADDED)
})

test('a schema that does not compile is a problem, and is compiled again the next time', async () => {
  const root = await checkout()
  await writeFile(
    join(root, 'schemas/new.schema.json'),
    JSON.stringify({ $id: 'urn:assay:new', $ref: 'urn:assay:nothing' }),
  )
  const problem = /could not be compiled: error: .*can't resolve reference urn:assay:nothing/
  expect(buildSchemas(root)).toMatch(problem)
  expect(buildSchemas(root)).toMatch(problem)
})

test.each(['run', 'transcript', 'row', 'load-run', 'capacity-run', 'limiter-run', 'load-part', 'statement'])(
  'the published schema %s compiles without any other file',
  async (name) => {
    const path = join(REPOSITORY, 'schemas', 'compiled', `${name}.schema.json`)
    const schema = JSON.parse(await readFile(path, 'utf8')) as object
    const validate = new Ajv2020({ logger: false }).compile(schema)
    expect(validate({})).toBe(false)
    if (name === 'load-run') expect(validate(loadRun()), JSON.stringify(validate.errors)).toBe(true)
    if (name === 'capacity-run') expect(validate(capacityRun()), JSON.stringify(validate.errors)).toBe(true)
  },
)

test.each([
  ['no $id', { type: 'object' }],
  ['a keyword that does not exist', { $id: 'urn:assay:x', type: 'object', requird: ['a'] }],
  ['a reference to nothing', { $id: 'urn:assay:x', $ref: 'urn:assay:nothing' }],
  ['a required member nobody describes', { $id: 'urn:assay:x', type: 'object', required: ['a'] }],
])('a schema with %s is refused', async (_, schema) => {
  const root = await mkdtemp(join(tmpdir(), 'assay-schemas-'))
  folders.push(root)
  await cp(join(REPOSITORY, 'schemas/openai'), join(root, 'schemas/openai'), { recursive: true })
  await writeFile(join(root, 'schemas/bad.schema.json'), JSON.stringify(schema))
  await expect(compileSchemas(root)).rejects.toThrow()
})

test.each([
  ['acme/completion.schema.json', '{"type":"object"}', 'has no $id: add "$id": "urn:assay:acme:completion"'],
  ['new-run.schema.json', '{"type":"object"}', 'has no $id: add "$id": "urn:assay:new-run"'],
  ['new-run.schema.json', '{', 'is not JSON: '],
])('a mistake in the file %s is named: %s', async (name, text, words) => {
  const root = await mkdtemp(join(tmpdir(), 'assay-schemas-'))
  folders.push(root)
  await mkdir(join(root, 'schemas/acme'), { recursive: true })
  await writeFile(join(root, 'schemas', name), text)
  await expect(compileSchemas(root)).rejects.toThrow(`schemas/${name} ${words}`)
})
