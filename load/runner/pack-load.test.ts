import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packLoad } from './pack-load.ts'
import { cacheFolder, k6PackageName, loadFile, packageLocation } from './package-location.ts'

test('the packed files are enough to build k6 and to run every scenario', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-pack-'))
  try {
    await packLoad(join(folder, 'dist', 'load'))
    const place = { root: folder, name: '@scope/cli', version: '1.0.0', installed: true }
    const sources = loadFile(place, 'k6') ?? ''
    for (const name of ['go.mod', 'go.sum', 'main.go']) expect(existsSync(join(sources, name))).toBe(true)
    expect(existsSync(join(sources, 'rawclient'))).toBe(false)
    const script = readFileSync(loadFile(place, 'scenarios', 'load.js') ?? '', 'utf8')
    // All imports that remain must be modules of k6 itself.
    const imported = [...script.matchAll(/^(?:import|export) .*from "([^"]+)"/gm)].map(([, name]) => name)
    expect(imported.length).toBeGreaterThan(0)
    expect(imported.filter((name) => name !== 'k6' && name?.startsWith('k6/') !== true)).toEqual([])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('a checkout caches inside itself, an installed package in the cache of its user', () => {
  const here = packageLocation()
  expect(here).toMatchObject({ installed: false, version: expect.stringMatching(/^\d/) })
  expect(cacheFolder(here)).toBe(join(here.root, '.cache'))
  const installed = { ...here, installed: true }
  expect(cacheFolder(installed, { XDG_CACHE_HOME: '/x/cache' })).toBe('/x/cache/assay')
  expect(cacheFolder(installed, { XDG_CACHE_HOME: 'relative' })).toMatch(/\.cache\/assay$/)
  expect(cacheFolder(installed, {})).toMatch(/\.cache\/assay$/)
})

test('the k6 of a platform has a package in the scope of this one', () => {
  expect(k6PackageName({ name: '@scope/cli' }, 'linux-x64')).toBe('@scope/k6-linux-x64')
})
