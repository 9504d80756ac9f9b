/** Builds the k6 that loads run with, where it is not built yet, so that no test waits for it. */
import { LoadError } from '../load/load-error.ts'
import { ensureK6 } from '../load/runner/build-k6.ts'

/** Builds k6, or prints why it cannot. It does not throw: whatever needs k6 reports that itself. */
export async function buildK6(): Promise<void> {
  try {
    await ensureK6({ onProgress: (line) => process.stdout.write(`${line}\n`) })
  } catch (error) {
    if (!(error instanceof LoadError)) throw error
    process.stdout.write(`${error.message}\n`)
  }
}

if (import.meta.main) await buildK6()
