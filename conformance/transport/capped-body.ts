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
  const buffer = createByteBuffer()
  let bytes = 0
  let pieces = 0
  return {
    push(piece) {
      buffer.push(piece)
      bytes += piece.length
      pieces += 1
      if (bytes > caps.bodyBytes)
        return { code: 'body-too-large', detail: `more than ${caps.bodyBytes} bytes` }
      return pieces > caps.pieces
        ? { code: 'too-many-events', detail: `more than ${caps.pieces} pieces` }
        : null
    },
    whole: buffer.whole,
  }
}

/** Takes pieces; hands out all of them as one. */
export type ByteBuffer = { readonly push: (piece: Uint8Array) => void; readonly whole: () => Uint8Array }

const FIRST_BYTES = 1024

/** Creates an empty buffer. It doubles as it fills. */
export function createByteBuffer(): ByteBuffer {
  let buffer = new Uint8Array(FIRST_BYTES)
  let bytes = 0
  return {
    push(piece) {
      const needed = bytes + piece.length
      if (needed > buffer.length) {
        const larger = new Uint8Array(Math.max(needed, buffer.length * 2))
        larger.set(buffer.subarray(0, bytes))
        buffer = larger
      }
      buffer.set(piece, bytes)
      bytes = needed
    },
    whole: () => buffer.slice(0, bytes),
  }
}
