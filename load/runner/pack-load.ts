/** Copies files that `tsc` does not emit into `dist/load/`: Go sources and bundled scenarios. Run by the build. */
import { copyFileSync, mkdirSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { bundleScript } from './bundle-script.ts'
import { LoadError } from '../load-error.ts'
import { loadFile, packageLocation } from './package-location.ts'

/** Writes `k6/` and `scenarios/` into `target`. Throws LoadError `bundle-failed`. */
export async function packLoad(target: string): Promise<void> {
  const sources = loadFile(packageLocation(), 'k6')
  if (sources === null) throw new LoadError('bundle-failed', 'the Go sources of k6 are missing')
  for (const name of goFilesIn(sources)) {
    const copy = join(target, 'k6', name)
    mkdirSync(dirname(copy), { recursive: true })
    copyFileSync(join(sources, name), copy)
  }
  const scenarios = join(target, 'scenarios')
  mkdirSync(scenarios, { recursive: true })
  await bundleScript(scenarios)
}

function goFilesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => {
    const name = basename(path)
    return (name.endsWith('.go') && !name.endsWith('_test.go')) || name === 'go.mod' || name === 'go.sum'
  })
}

if (import.meta.main) await packLoad(join(packageLocation().root, 'dist', 'load'))
