/** The thread that verifies a certificate: a pattern or a schema in it may never end, so its caller ends the thread. */
import { parentPort, workerData } from 'node:worker_threads'
import { BundleError } from '../certificate/bundle-file.ts'
import { verifyBundle } from '../certificate/verify-bundle.ts'

const { packed, reader }: { packed: Uint8Array; reader: Parameters<typeof verifyBundle>[1] } = workerData
try {
  parentPort?.postMessage({ verification: await verifyBundle(packed, reader) })
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  parentPort?.postMessage({
    refused: error instanceof BundleError ? message : `it cannot be verified: ${message}`,
  })
}
