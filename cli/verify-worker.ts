/** The thread that verifies a certificate. A regular expression or schema in it may never terminate, so the caller ends the thread. */
import { parentPort, workerData } from 'node:worker_threads'
import { BundleError } from '../certificate/bundle-file.ts'
import { verifyBundle } from '../certificate/verify-bundle.ts'

const { packed, reader }: { packed: Uint8Array; reader: Parameters<typeof verifyBundle>[1] } = workerData
const answer = await verifyBundle(packed, reader).then(
  (verification) => ({ verification }),
  (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error)
    return { refused: error instanceof BundleError ? message : `it cannot be verified: ${message}` }
  },
)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(answer)
