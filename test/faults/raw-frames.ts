/** Edits WebSocket frames as bytes, because the WebSocket library sends no invalid frames. */

/** A WebSocket frame with its payload unmasked. `announcedBytes`: the payload length in the frame header. */
export type RawFrame = {
  readonly opcode: number
  readonly isFinal: boolean
  readonly reservedBits: number
  readonly isMasked: boolean
  readonly payload: Buffer
  readonly announcedBytes: number
}

/** A function that returns the frame or frames to send instead of a frame; null removes the frame. */
export type FrameEdit = (frame: RawFrame) => RawFrame | readonly RawFrame[] | null

/** Edits every frame in these bytes. Returns the bytes unchanged if they are not whole frames. */
export function editFrames(bytes: Buffer, edit: FrameEdit): Buffer {
  const frames: RawFrame[] = []
  for (let at = 0; at < bytes.length;) {
    const read = readFrame(bytes.subarray(at))
    if (read === null) return bytes
    frames.push(read.frame)
    at += read.size
  }
  const changed = frames.map((frame) => ({ frame, other: edit(frame) }))
  if (changed.every(({ frame, other }) => frame === other)) return bytes
  return Buffer.concat(changed.flatMap(({ other }) => (other === null ? [] : [other].flat().map(written))))
}

// The announced payload size, in bytes, from which a frame is processed before its payload is complete. No real payload is so large.
const ABSURD_BYTES = 2 ** 32

function readFrame(bytes: Buffer): { readonly frame: RawFrame; readonly size: number } | null {
  const [first, second] = bytes
  if (first === undefined || second === undefined) return null
  const short = second & 0x7f
  const isMasked = second >= 0x80
  const lengthBytes = short === 127 ? 8 : short === 126 ? 2 : 0
  const head = 2 + lengthBytes + (isMasked ? 4 : 0)
  if (bytes.length < head) return null
  const announcedBytes =
    lengthBytes === 8 ? Number(bytes.readBigUInt64BE(2)) : lengthBytes === 2 ? bytes.readUInt16BE(2) : short
  if (bytes.length < head + announcedBytes && announcedBytes < ABSURD_BYTES) return null
  const size = Math.min(bytes.length, head + announcedBytes)
  const mask = isMasked ? bytes.subarray(head - 4, head) : Buffer.alloc(4)
  const frame = {
    opcode: first & 15,
    isFinal: first >= 0x80,
    reservedBits: (first >> 4) & 7,
    isMasked,
    payload: masked(bytes.subarray(head, size), mask),
    announcedBytes,
  }
  return { frame, size }
}

function written({ opcode, isFinal, reservedBits, isMasked, payload }: RawFrame): Buffer {
  const flag = isMasked ? 0x80 : 0
  const length = payload.length
  const isShort = length < 126
  const field = Buffer.alloc(isShort ? 1 : length < 65_536 ? 3 : 9)
  field.writeUInt8(flag | (isShort ? length : length < 65_536 ? 126 : 127))
  if (field.length === 3) field.writeUInt16BE(length, 1)
  if (field.length === 9) field.writeBigUInt64BE(BigInt(length), 1)
  const mask = Buffer.from(isMasked ? [1, 2, 3, 4] : [])
  const first = (isFinal ? 0x80 : 0) | (reservedBits << 4) | opcode
  return Buffer.concat([Buffer.of(first), field, mask, isMasked ? masked(payload, mask) : payload])
}

function masked(bytes: Buffer, mask: Buffer): Buffer {
  return Buffer.from(bytes.map((byte, index) => byte ^ (mask[index % 4] ?? 0)))
}
