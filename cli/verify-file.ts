import { readFileSync, statSync } from 'node:fs'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { BundleError, MAX_BUNDLE_BYTES } from '../certificate/bundle-file.ts'
import type { Verification, verifyBundle } from '../certificate/verify-bundle.ts'
import { systemProblem } from '../schemas/system-problem.ts'

type Reader = Parameters<typeof verifyBundle>[1]

const MAX_SECONDS = 120
const MAX_MEMORY_MIB = 2048

/** A thread that waits for the next certificate to verify; null if there is none. It is reused, because a new one starts slowly. */
let waitingWorker: Worker | null = null

/** Verifies a certificate file. Throws BundleError if the file is invalid, or if the verification takes longer than `seconds`. */
export async function verifyFile(path: string, reader: Reader, seconds = MAX_SECONDS): Promise<Verification> {
  const packed = bundleBytes(path)
  const worker = waitingWorker ?? startWorker()
  waitingWorker = null
  worker.ref()
  const answer = await answerOf(worker, { packed, reader }, seconds)
  if ('overrun' in answer) {
    await worker.terminate()
    throw new BundleError(answer.overrun)
  }
  worker.unref()
  waitingWorker = worker
  if ('refused' in answer) throw new BundleError(answer.refused)
  return answer.verification
}

function startWorker(): Worker {
  const worker = new Worker(new URL(`verify-worker${extname(import.meta.filename)}`, import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MIB },
  })
  worker.once('exit', () => {
    if (waitingWorker === worker) waitingWorker = null
  })
  return worker
}

type Answer =
  | { readonly verification: Verification }
  | { readonly refused: string }
  | { readonly overrun: string }

function answerOf(
  worker: Worker,
  question: { readonly packed: Uint8Array; readonly reader: Reader },
  seconds: number,
): Promise<Answer> {
  return new Promise((resolve) => {
    const settle = (answer: Answer): void => {
      clearTimeout(timer)
      worker.removeAllListeners('message').removeAllListeners('error')
      // Ignored: a thread that is terminated while it allocates may report an error.
      worker.on('error', () => {})
      resolve(answer)
    }
    const timer = setTimeout(
      () => settle({ overrun: `it was not verified within ${seconds} s` }),
      seconds * 1000,
    )
    worker.once('message', settle)
    worker.once('error', ({ message }) => settle({ overrun: `it cannot be verified: ${message}` }))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(question)
  })
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
