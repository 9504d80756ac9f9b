/** WebSocket frames, to and from bytes (RFC 6455 section 5.2). Reads what came, however wrong; judges nothing. */
import { randomBytes } from 'node:crypto'
import type { FrameSpec } from '../exchange/socket-script.ts'

/** One frame as it stood on the wire; the payload is unmasked. */
export type WireFrame = {
  readonly opcode: number
  readonly isFinal: boolean
  /** RSV1 is 4, RSV2 is 2, RSV3 is 1. */
  readonly reservedBits: number
  readonly isMasked: boolean
  /** Its length is written in more bytes than it needs (RFC 6455 section 5.2). */
  readonly hasPaddedLength?: true
  readonly payload: Uint8Array
}

/** Reads frames out of bytes that come in pieces. */
export type FrameReader = {
  /** The frames that these bytes complete. */
  readonly push: (bytes: Uint8Array) => readonly WireFrame[]
  /** Returns whether a frame is longer than the cap; from then on nothing is read. */
  readonly isOverlong: () => boolean
}

type Head = { readonly headBytes: number; readonly payloadBytes: number }

/** Creates a reader for one direction. Payloads above `capBytes` are not waited for. */
export function createFrameReader(capBytes: number): FrameReader {
  let rest = new Uint8Array()
  let isOverlong = false
  return {
    isOverlong: () => isOverlong,
    push(bytes) {
      if (isOverlong) return []
      rest = joined(rest, bytes)
      const frames: WireFrame[] = []
      // What is left is copied once: thousands of empty frames fit into one read.
      let from = 0
      for (let head = headOf(rest); head !== null; head = headOf(rest.subarray(from))) {
        isOverlong = head.payloadBytes > capBytes
        const end = from + head.headBytes + head.payloadBytes
        if (isOverlong || rest.length < end) break
        frames.push(frameOf(rest.subarray(from, end), head))
        from = end
      }
      rest = rest.slice(from)
      return frames
    },
  }
}

// Null while bytes of the head are missing.
function headOf(bytes: Uint8Array): Head | null {
  const second = bytes[1]
  if (second === undefined) return null
  const short = second & 0x7f
  const lengthBytes = short === 127 ? 8 : short === 126 ? 2 : 0
  const headBytes = 2 + lengthBytes + ((second & 0x80) === 0 ? 0 : 4)
  if (bytes.length < headBytes) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  if (lengthBytes === 2) return { headBytes, payloadBytes: view.getUint16(2) }
  if (lengthBytes === 8) return { headBytes, payloadBytes: Number(view.getBigUint64(2)) }
  return { headBytes, payloadBytes: short }
}

function frameOf(bytes: Uint8Array, { headBytes, payloadBytes }: Head): WireFrame {
  const [first = 0, second = 0] = bytes
  const lengthForm = second & 0x7f
  const isPadded = (lengthForm === 126 && payloadBytes < 126) || (lengthForm === 127 && payloadBytes < 65_536)
  const isMasked = (second & 0x80) !== 0
  const mask = isMasked ? bytes.slice(headBytes - 4, headBytes) : new Uint8Array(4)
  return {
    opcode: first & 0x0f,
    isFinal: (first & 0x80) !== 0,
    reservedBits: (first >> 4) & 7,
    isMasked,
    ...(isPadded ? { hasPaddedLength: true } : {}),
    payload: masked(bytes.slice(headBytes), mask),
  }
}

/** Returns the bytes of a frame made by hand, with a fresh mask unless it shall have none. */
export function encodeFrame(spec: FrameSpec): Uint8Array {
  const payload = typeof spec.payload === 'string' ? new TextEncoder().encode(spec.payload) : spec.payload
  const bytes = payload ?? new Uint8Array()
  const isMasked = spec.isMasked ?? true
  const mask = isMasked ? new Uint8Array(randomBytes(4)) : new Uint8Array()
  const first = ((spec.isFinal ?? true) ? 0x80 : 0) | ((spec.reservedBits ?? 0) << 4) | spec.opcode
  const length = lengthField(spec.announcedBytes ?? bytes.length, isMasked)
  // Not spread: a payload of 200 kB would be more arguments than a call may have.
  return Buffer.concat([Uint8Array.of(first), length, mask, isMasked ? masked(bytes, mask) : bytes])
}

function lengthField(bytes: number, isMasked: boolean): Uint8Array {
  const flag = isMasked ? 0x80 : 0
  if (bytes < 126) return Uint8Array.of(flag | bytes)
  const field = new Uint8Array(bytes < 65_536 ? 3 : 9)
  const view = new DataView(field.buffer)
  view.setUint8(0, flag | (bytes < 65_536 ? 126 : 127))
  if (bytes < 65_536) view.setUint16(1, bytes)
  else view.setBigUint64(1, BigInt(bytes))
  return field
}

// A loop, because a call for each byte of a large frame takes ten times as long.
function masked(bytes: Uint8Array, mask: Uint8Array): Uint8Array {
  const result = new Uint8Array(bytes.length)
  for (let at = 0; at < bytes.length; at += 1) result[at] = (bytes[at] ?? 0) ^ (mask[at & 3] ?? 0)
  return result
}

function joined(left: Uint8Array, right: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(left.length + right.length)
  all.set(left)
  all.set(right, left.length)
  return all
}
