import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
// `index.ts` is the name of the list of a folder, by the custom of Node. Generated types have the names of their schemas.
const SHARED = new Set(['index.ts'])
const GENERATED = 'schemas/compiled'
const PACKAGES = 'certificate cli clients conformance load reference reports schemas test tools'.split(' ')

// Files that test/import-rules.test.ts writes, and removes, while other tests run.
const PROBE = /^import-(probe|circle)-/

function typeScriptIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory())
      return path === GENERATED || entry.name === 'node_modules' ? [] : typeScriptIn(path)
    return entry.name.endsWith('.ts') && !PROBE.test(entry.name) ? [path] : []
  })
}

test('no two TypeScript files have the same name, so that a search result names one file', () => {
  const files = PACKAGES.flatMap(typeScriptIn)
  const byName = Object.groupBy(files, (path) => path.slice(path.lastIndexOf('/') + 1))
  const shared = Object.entries(byName).filter(
    ([name, paths]) => !SHARED.has(name) && (paths?.length ?? 0) > 1,
  )
  expect(files.length).toBeGreaterThan(1000)
  expect(shared).toEqual([])
})
