/** Collects the body of an answer up to a maximum size and number of chunks. */
import type { FailureCode } from '../exchange/exchange.ts'
import type { Caps } from './deadlines.ts'

type Overflow = { readonly code: FailureCode; readonly detail: string }

/** Collects the chunks of a body. `push` adds a chunk and returns a failure if a cap is exceeded, else null. */
export type CappedBody = {
  readonly push: (chunk: Uint8Array) => Overflow | null
  readonly whole: () => Uint8Array
}

/** Creates an empty {@link CappedBody}. The chunk that exceeds a cap is still collected. */
export function createCappedBody(caps: Pick<Caps, 'bodyBytes' | 'chunks'>): CappedBody {
  const chunks: Uint8Array[] = []
  let bytes = 0
  return {
    push(chunk) {
      // Copies the chunk, because it is a view of a whole read buffer and would keep it in memory.
      chunks.push(new Uint8Array(chunk))
      bytes += chunk.length
      if (bytes > caps.bodyBytes)
        return { code: 'body-too-large', detail: `more than ${caps.bodyBytes} bytes` }
      return chunks.length > caps.chunks
        ? { code: 'too-many-events', detail: `more than ${caps.chunks} pieces` }
        : null
    },
    whole: () => new Uint8Array(Buffer.concat(chunks)),
  }
}
