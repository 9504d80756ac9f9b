import { existsSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join, sep } from 'node:path'
import { memberOf } from '../guards.ts'
import { LoadError } from '../load-error.ts'

// The location of this package. `installed` is true if a package manager installed it.
type PackageLocation = {
  readonly root: string
  readonly name: string
  readonly version: string
  readonly installed: boolean
}

/** Returns the location of this package. Throws LoadError `build-failed` if its package.json is missing. */
export function packageLocation(): PackageLocation {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json')
    if (existsSync(manifest)) {
      const parsed: unknown = JSON.parse(readFileSync(manifest, 'utf8'))
      const [name, version] = ['name', 'version'].map((member) => String(memberOf(parsed, member)))
      const installed = folder.split(sep).includes('node_modules')
      return { root: folder, name: name ?? '', version: version ?? '', installed }
    }
    if (dirname(folder) === folder)
      throw new LoadError(
        'build-failed',
        `no package.json above ${import.meta.dirname}: the installation is not complete`,
      )
  }
}

/** Returns the name of the npm package with k6 for a platform. */
export function k6PackageName({ name }: Pick<PackageLocation, 'name'>, platform: string): string {
  return `${name.replace(/[^/]*$/, '')}k6-${platform}`
}

/** Returns the folder for cached binaries: inside a checkout, else in the user's cache. */
export function cacheFolder(place: PackageLocation, environment: NodeJS.ProcessEnv = process.env): string {
  if (!place.installed) return join(place.root, '.cache')
  const own = environment['XDG_CACHE_HOME']
  const base = own !== undefined && own.startsWith('/') ? own : join(homedir(), '.cache')
  return join(base, 'assay')
}

/** Returns the path of a file in the folder `load/` of this package. Returns null if there is no such file. */
export function loadFile(place: PackageLocation, ...names: readonly string[]): string | null {
  const candidates = [join(place.root, 'load', ...names), join(place.root, 'dist', 'load', ...names)]
  return candidates.find((candidate) => existsSync(candidate)) ?? null
}
