/** The k6 that runs a load: the one that is given, else built here once, in the version that its go.mod pins. */
import { execFile } from 'node:child_process'
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

const ANSWER_DEADLINE_MS = 30_000

/** The k6 for a plan, built when none is given and it is not there yet. Throws LoadError. */
export async function findK6(plan: Pick<RunPlan, 'stop' | 'tell' | 'k6'>): Promise<K6Binary> {
  const given = plan.k6 ?? process.env[K6_VARIABLE]
  if (given !== undefined && given !== '')
    return { binary: await requireOurs(resolve(given)), name: pinnedName() }
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

/** A k6 without our extension, or with another version of it, would write rows that mean something else. */
async function requireOurs(binary: string): Promise<string> {
  requireGivenK6(binary)
  const { promise, resolve: settle } = Promise.withResolvers<string | null>()
  execFile(binary, ['sources'], { timeout: ANSWER_DEADLINE_MS }, (error, stdout) =>
    settle(error === null ? stdout.trim() : null),
  )
  const answer = await promise
  if (answer === sourcesDigest()) return binary
  throw unusable(
    binary,
    answer === null ? 'it is not a k6 of Assay' : 'it was built by another version of Assay',
  )
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
