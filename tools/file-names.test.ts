import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
// Names that several files may have. By the custom of Node, `index.ts` lists the contents of a folder.
const SHARED = new Set(['index.ts'])
const GENERATED = 'schemas/compiled'
const PACKAGES = 'certificate cli clients conformance load reference reports schemas test tools'.split(' ')

// Files that test/import-rules.test.ts writes, and removes, while other tests run.
const PROBE = /^import-(probe|circle)-/

function filesIn(folder: string, extension: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory())
      return path === GENERATED || entry.name === 'node_modules' ? [] : filesIn(path, extension)
    return entry.name.endsWith(extension) && !PROBE.test(entry.name) ? [path] : []
  })
}

test('no two TypeScript files have the same name, so that a search result names one file', () => {
  const files = PACKAGES.flatMap((folder) => filesIn(folder, '.ts'))
  const byName = Object.groupBy(files, (path) => path.slice(path.lastIndexOf('/') + 1))
  const shared = Object.entries(byName).filter(
    ([name, paths]) => !SHARED.has(name) && (paths?.length ?? 0) > 1,
  )
  expect(files.length).toBeGreaterThan(1000)
  expect(shared).toEqual([])
})

function lineCount(path: string): number {
  return readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length
}

// The linter limits the length of TypeScript files.
test('no Go file has more than 500 lines', () => {
  const files = PACKAGES.flatMap((folder) => filesIn(folder, '.go'))
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((path) => lineCount(path) > 500)).toEqual([])
})
