import { statSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { usageError, type LoadError } from '../load-error.ts'
import { ensureK6, sourcesDigest } from './build-k6.ts'
import { k6PackageName, loadFile, packageLocation } from './package-location.ts'
import type { RunPlan } from './run-plan.ts'

/** A k6 binary with Assay's extension. */
export type K6Binary = { readonly binary: string; readonly name: string }

/** The environment variable with the path of a k6 binary. */
export const K6_VARIABLE = 'ASSAY_K6'

/** Returns the k6 binary for a plan, and builds it first if there is none. Throws a LoadError if that fails. */
export async function findK6(plan: Pick<RunPlan, 'stop' | 'onProgress' | 'k6'>): Promise<K6Binary> {
  const given = plan.k6 ?? process.env[K6_VARIABLE] ?? ''
  const ready = given === '' ? prebuiltK6() : requireMatchingK6(resolve(given))
  return { binary: ready ?? (await builtK6(plan)), name: pinnedName() }
}

async function builtK6({ stop, onProgress }: Pick<RunPlan, 'stop' | 'onProgress'>): Promise<string> {
  return await ensureK6({
    ...(stop === undefined ? {} : { signal: stop }),
    onProgress: (text) => onProgress({ phase: 'build', text }),
  })
}

/** Returns the path of the k6 binary from an installed npm package for this platform; null if none is installed. */
export function prebuiltK6(): string | null {
  const name = k6PackageName(packageLocation(), `${process.platform}-${process.arch}`)
  try {
    const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`)
    const binary = join(dirname(manifest), 'bin', process.platform === 'win32' ? 'k6.exe' : 'k6')
    return isMatchingK6(binary) ? binary : null
  } catch {
    return null
  }
}

/** Throws LoadError `usage` if the k6 binary that the user gave does not exist. */
export function requireGivenK6(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true)
    throw unusable(path, 'there is no such file')
}

/** Returns the path `binary` if it is the k6 of this version of Assay. Otherwise throws LoadError `usage`. */
export function requireMatchingK6(binary: string): string {
  requireGivenK6(binary)
  if (isMatchingK6(binary)) return binary
  throw unusable(binary, 'it is not the k6 of this version of Assay')
}

function isMatchingK6(binary: string): boolean {
  return readFileSync(binary).includes(sourcesDigest())
}

function unusable(binary: string, why: string): LoadError {
  return usageError(`the k6 at ${binary} cannot be used: ${why}. Build it with: assay doctor --build-k6 PATH`)
}

function pinnedName(): string {
  const file = loadFile(packageLocation(), 'k6', 'go.mod')
  const match = file === null ? null : /go\.k6\.io\/k6\/v2 (v\S+)/.exec(readFileSync(file, 'utf8'))
  return match === null ? 'k6' : `k6 ${match[1]}`
}
