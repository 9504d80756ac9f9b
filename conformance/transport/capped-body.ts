/** The body of an answer within its caps. */
import type { FailureCode } from '../exchange/exchange.ts'
import type { Caps } from './deadlines.ts'

/** Why a body is given up. */
type Overflow = { readonly code: FailureCode; readonly detail: string }

/** Takes the pieces of a body. `push` returns why the body is given up, or null while it may go on. */
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
      // A copy, because a piece is a view of all that was read with it.
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
