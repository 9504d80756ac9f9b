/** Finds this package on disk, so that Go sources, scenarios and caches are found in a checkout and installed. */
import { existsSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join, sep } from 'node:path'
import { memberOf } from '../guards.ts'
import { LoadError } from '../load-error.ts'

/** `root` holds package.json; `installed` when a package manager put it there, so nothing may be written to it. */
export type PackagePlace = { readonly root: string; readonly version: string; readonly installed: boolean }

/** Walks up from `from` to the nearest package.json. Throws LoadError `build-failed` when there is none. */
export function packagePlace(from: string = import.meta.dirname): PackagePlace {
  for (let folder = from; ; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json')
    if (existsSync(manifest)) {
      const version = memberOf(JSON.parse(readFileSync(manifest, 'utf8')), 'version')
      const installed = folder.split(sep).includes('node_modules')
      return { root: folder, version: typeof version === 'string' ? version : 'unknown', installed }
    }
    if (dirname(folder) === folder) {
      throw new LoadError('build-failed', `no package.json above ${from}: the installation is not complete`)
    }
  }
}

/** The folder for binaries that are built once: inside a checkout, else the user's own cache. */
export function cacheFolder(place: PackagePlace, environment: NodeJS.ProcessEnv = process.env): string {
  if (!place.installed) return join(place.root, '.cache')
  const own = environment['XDG_CACHE_HOME']
  const base = own !== undefined && own.startsWith('/') ? own : join(homedir(), '.cache')
  return join(base, 'assay')
}

/**
 * A file or folder of `load/`, from the sources when they are there, else from what was packed into `dist/`.
 * Null when neither exists.
 */
export function loadFile(place: PackagePlace, ...names: readonly string[]): string | null {
  const candidates = [join(place.root, 'load', ...names), join(place.root, 'dist', 'load', ...names)]
  return candidates.find((candidate) => existsSync(candidate)) ?? null
}
