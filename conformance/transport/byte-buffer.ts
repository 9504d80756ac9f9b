/** Bytes that come in pieces, kept as one: an object for each of millions of pieces would take a hundred times their size. */

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
