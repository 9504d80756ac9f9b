/** Collects the body of an answer up to a maximum size. */
import type { FailureCode } from '../exchange/exchange.ts'
import type { Caps } from './deadlines.ts'

const MIB = 1024 * 1024

/** Returns why the end of an answer was not read: the answer is longer than Assay reads. Such a length is no defect. */
export function beyondCap({ bodyBytes }: Pick<Caps, 'bodyBytes'>): string {
  const size = bodyBytes < MIB ? `${bodyBytes} bytes` : `${bodyBytes / MIB} MiB`
  return `longer than ${size}, and not read to its end`
}

type Overflow = { readonly code: FailureCode; readonly detail: string }

/** Collects the chunks of a body. `push` adds a chunk and returns a failure if the body is too large, else null. */
export type CappedBody = {
  readonly push: (chunk: Uint8Array) => Overflow | null
  readonly whole: () => Uint8Array
}

const FIRST_BYTES = 4096

/**
 * Creates an empty {@link CappedBody}. The chunk that exceeds the maximum is still collected. One growing buffer holds all chunks, so a
 * body in chunks of one byte takes no more memory than others.
 */
export function createCappedBody({ bodyBytes }: Pick<Caps, 'bodyBytes'>): CappedBody {
  let kept = new Uint8Array(FIRST_BYTES)
  let bytes = 0
  return {
    push(chunk) {
      const end = bytes + chunk.length
      if (end > kept.length) {
        const grown = new Uint8Array(Math.max(end, 2 * kept.length))
        grown.set(kept.subarray(0, bytes))
        kept = grown
      }
      kept.set(chunk, bytes)
      bytes = end
      return bytes > bodyBytes ? { code: 'body-too-large', detail: beyondCap({ bodyBytes }) } : null
    },
    whole: () => kept.slice(0, bytes),
  }
}
