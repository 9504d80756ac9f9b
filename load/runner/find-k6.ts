/** The k6 that runs a load: the one that is given, else built here once, in the version that its go.mod pins. */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { usageError, type LoadError } from '../load-error.ts'
import { ensureK6, sourcesDigest } from './build-k6.ts'
import { loadFile, packagePlace } from './package-place.ts'
import type { RunPlan } from './run-plan.ts'

/** A k6 with the extension. `name` is for people: `k6 v2.2.0`. */
export type K6Binary = { readonly binary: string; readonly name: string }

/** The environment variable that names a k6 where no option does. */
export const K6_VARIABLE = 'ASSAY_K6'

/** The k6 for a plan, built when none is given and it is not there yet. Throws LoadError. */
export async function findK6(plan: Pick<RunPlan, 'stop' | 'tell' | 'k6'>): Promise<K6Binary> {
  const given = plan.k6 ?? process.env[K6_VARIABLE]
  if (given !== undefined && given !== '') return { binary: requireOurs(resolve(given)), name: pinnedName() }
  const startedMs = performance.now()
  const binary = await ensureK6({
    ...(plan.stop === undefined ? {} : { signal: plan.stop }),
    onProgress: (text) => {
      const elapsedSeconds = Math.round((performance.now() - startedMs) / 1000)
      plan.tell({ phase: 'build', text, elapsedSeconds, totalSeconds: null, iterations: null })
    },
  })
  return { binary, name: pinnedName() }
}

/** Refuses a path without a file, before anything is announced. Throws LoadError `usage`. */
export function requireGivenK6(path: string): void {
  if (!existsSync(path)) throw unusable(path, 'there is no such file')
}

/** A k6 without our extension, or with another version of it, would write rows that mean something else. Ours holds the digest of its sources. */
function requireOurs(binary: string): string {
  requireGivenK6(binary)
  if (readFileSync(binary).includes(sourcesDigest())) return binary
  throw unusable(binary, 'it is not the k6 of this version of Assay')
}

function unusable(binary: string, why: string): LoadError {
  return usageError(`the k6 at ${binary} cannot be used: ${why}. Build it with: assay doctor --build-k6 PATH`)
}

/** The k6 that is built here, as its go.mod pins it. */
function pinnedName(): string {
  const file = loadFile(packagePlace(), 'k6', 'go.mod')
  const match = file === null ? null : /go\.k6\.io\/k6\/v2 (v\S+)/.exec(readFileSync(file, 'utf8'))
  return match === null ? 'k6' : `k6 ${match[1]}`
}
