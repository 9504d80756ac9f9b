/** Verifies a certificate file in a separate thread with limits on time and memory. */
import { readFileSync, statSync } from 'node:fs'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { BundleError, MAX_BUNDLE_BYTES } from '../certificate/bundle-file.ts'
import type { Verification, verifyBundle } from '../certificate/verify-bundle.ts'
import { systemProblem } from '../schemas/system-problem.ts'

type Reader = Parameters<typeof verifyBundle>[1]

/** The time limit in seconds. A certificate of a real run takes only a few seconds. */
const MAX_SECONDS = 120
const MAX_MEMORY_MIB = 2048

/**
 * Verifies a certificate file within `seconds`. Throws BundleError, with one line, for a file that is refused before its content is
 * judged, and if a limit is exceeded.
 */
export async function verifyFile(path: string, reader: Reader, seconds = MAX_SECONDS): Promise<Verification> {
  const packed = bundleBytes(path)
  const worker = new Worker(new URL(`verify-worker${extname(import.meta.filename)}`, import.meta.url), {
    workerData: { packed, reader },
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MIB },
  })
  try {
    return await answerOf(worker, seconds)
  } finally {
    await worker.terminate()
  }
}

type Answer = { readonly verification: Verification } | { readonly refused: string }

async function answerOf(worker: Worker, seconds: number): Promise<Verification> {
  const answer = await new Promise<Answer>((resolve) => {
    const refuse = (refused: string): void => resolve({ refused })
    const timer = setTimeout(() => refuse(`it was not verified within ${seconds} s`), seconds * 1000)
    worker.once('message', resolve)
    worker.once('error', ({ message }) => refuse(`it cannot be verified: ${message}`))
    worker.once('exit', () => clearTimeout(timer))
  })
  if ('verification' in answer) return answer.verification
  throw new BundleError(answer.refused)
}

function bundleBytes(path: string): Uint8Array {
  try {
    // Checked first, because a file may be too large to read, and a pipe may never end.
    const stats = statSync(path)
    if (!stats.isFile()) throw new BundleError('it is not a regular file')
    if (stats.size > MAX_BUNDLE_BYTES) throw new BundleError(`it is larger than ${MAX_BUNDLE_BYTES} bytes`)
    return readFileSync(path)
  } catch (error) {
    if (error instanceof BundleError) throw error
    throw new BundleError(`it cannot be read: ${systemProblem(error)}`, { cause: error })
  }
}
