import { copyFileSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { goFilesIn, sourceFolder } from './build-k6.ts'
import { bundleScript } from './bundle-script.ts'
import { packageLocation } from './package-location.ts'

/** Writes the files that a load needs into `target`, as `k6/` and `scenarios/`. Throws LoadError `bundle-failed` or `build-failed` if that fails. */
export async function packLoad(target: string): Promise<void> {
  const sources = sourceFolder()
  for (const name of goFilesIn(sources)) {
    const copy = join(target, 'k6', name)
    mkdirSync(dirname(copy), { recursive: true })
    copyFileSync(join(sources, name), copy)
  }
  const scenarios = join(target, 'scenarios')
  mkdirSync(scenarios, { recursive: true })
  await bundleScript(scenarios)
}

if (import.meta.main) await packLoad(join(packageLocation().root, 'dist', 'load'))
