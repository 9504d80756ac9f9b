/** Collects the body of an answer up to a maximum size and number of chunks. */
import type { FailureCode } from '../exchange/exchange.ts'
import type { Caps } from './deadlines.ts'

/** The failure of an answer whose body exceeds a cap. */
type Overflow = { readonly code: FailureCode; readonly detail: string }

/** Collects the chunks of a body. `push` adds one; it returns a failure once a cap is exceeded, and null before. */
export type CappedBody = {
  readonly push: (piece: Uint8Array) => Overflow | null
  readonly whole: () => Uint8Array
}

/** Creates an empty body. The chunk that exceeds a cap is kept too. */
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
