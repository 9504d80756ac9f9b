import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { compileSchemas, REPOSITORY } from './compile-schemas.ts'

const folders: string[] = []

afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })))
})

async function committed(name: string): Promise<string> {
  return readFile(join(REPOSITORY, 'schemas/compiled', name), 'utf8')
}

test('what is committed is what the schemas give: else run `npm run schemas`', async () => {
  const { module, declarations } = await compileSchemas(REPOSITORY)
  // Compared by hand, because a diff of two minified modules helps nobody.
  expect(module === (await committed('validators.js'))).toBe(true)
  expect(declarations).toBe(await committed('validators.d.ts'))
})

test('the module needs nothing else and makes no code', async () => {
  const module = await committed('validators.js')
  expect(module).not.toMatch(/\bimport\b|__require|new Function|\beval\(/)
  expect(module).not.toContain(REPOSITORY)
})

test.each([
  ['no $id', { type: 'object' }],
  ['a keyword that does not exist', { $id: 'urn:x', type: 'object', requird: ['a'] }],
  ['a reference to nothing', { $id: 'urn:x', $ref: 'urn:assay:nothing' }],
  ['a required member nobody describes', { $id: 'urn:x', type: 'object', required: ['a'] }],
])('a schema with %s is refused', async (_, schema) => {
  const root = await mkdtemp(join(tmpdir(), 'assay-schemas-'))
  folders.push(root)
  await cp(join(REPOSITORY, 'schemas/openai'), join(root, 'schemas/openai'), { recursive: true })
  await writeFile(join(root, 'schemas/bad.schema.json'), JSON.stringify(schema))
  await expect(compileSchemas(root)).rejects.toThrow()
})
