/** Builds a missing k6 binary, so that tests do not wait for it. */
import { LoadError } from '../load/load-error.ts'
import { ensureK6 } from '../load/runner/build-k6.ts'

/** Builds k6 if it is missing. Prints why this failed instead of throwing, because tests that need k6 report the problem themselves. */
export async function buildK6(): Promise<void> {
  try {
    await ensureK6({ onProgress: (line) => process.stdout.write(`${line}\n`) })
  } catch (error) {
    if (!(error instanceof LoadError)) throw error
    process.stdout.write(`${error.message}\n`)
  }
}

if (import.meta.main) await buildK6()
