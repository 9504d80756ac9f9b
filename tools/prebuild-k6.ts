/** Builds k6 if it is missing, so that tests do not wait for it. */
import { LoadError } from '../load/load-error.ts'
import { ensureK6 } from '../load/runner/build-k6.ts'

/** Builds k6, or prints why this failed. */
export async function buildK6(): Promise<void> {
  try {
    await ensureK6({ onProgress: (line) => process.stdout.write(`${line}\n`) })
  } catch (error) {
    if (!(error instanceof LoadError)) throw error
    process.stdout.write(`${error.message}\n`)
  }
}

if (import.meta.main) await buildK6()
