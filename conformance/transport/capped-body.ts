/** Collects the body of an answer, up to its caps. */
import type { FailureCode } from '../exchange/exchange.ts'
import type { Caps } from './deadlines.ts'

/** The cap that a body exceeds, as a failure. */
type Overflow = { readonly code: FailureCode; readonly detail: string }

/** Collects the pieces of a body. `push` returns the failure once a cap is exceeded; null before. */
export type CappedBody = {
  readonly push: (piece: Uint8Array) => Overflow | null
  readonly whole: () => Uint8Array
}

/** Creates an empty body. The piece that goes beyond a cap is kept too. */
export function createCappedBody(caps: Pick<Caps, 'bodyBytes' | 'pieces'>): CappedBody {
  const pieces: Uint8Array[] = []
  let bytes = 0
  return {
    push(piece) {
      // Copies the piece, because it is a view of a whole read buffer and would keep it in memory.
      pieces.push(new Uint8Array(piece))
      bytes += piece.length
      if (bytes > caps.bodyBytes)
        return { code: 'body-too-large', detail: `more than ${caps.bodyBytes} bytes` }
      return pieces.length > caps.pieces
        ? { code: 'too-many-events', detail: `more than ${caps.pieces} pieces` }
        : null
    },
    whole: () => new Uint8Array(Buffer.concat(pieces)),
  }
}
