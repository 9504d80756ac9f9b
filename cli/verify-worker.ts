/** Verifies certificates in a thread of its own, so that the main thread can stop it if a hostile file makes it hang. */
import { parentPort } from 'node:worker_threads'
import { BundleError } from '../certificate/bundle-file.ts'
import { verifyBundle } from '../certificate/verify-bundle.ts'

type Question = { readonly packed: Uint8Array; readonly reader: Parameters<typeof verifyBundle>[1] }

parentPort?.on('message', (question: Question) => void answer(question))

async function answer({ packed, reader }: Question): Promise<void> {
  const verified = await verifyBundle(packed, reader).then(
    (verification) => ({ verification }),
    (error: unknown) => {
      const message = error instanceof Error ? error.message : String(error)
      return { refused: error instanceof BundleError ? message : `it cannot be verified: ${message}` }
    },
  )
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(verified)
}
