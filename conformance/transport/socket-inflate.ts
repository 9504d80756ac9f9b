/** Inflates the messages that a WebSocket compressed (RFC 7692 section 7.2.2), so that secrets in them can be found and texts judged. */
import { inflateRawSync, constants } from 'node:zlib'
import type { HeaderList } from '../exchange/exchange.ts'
import { deflateIn } from '../evidence/socket-extensions.ts'
import type { TimedFrame } from './socket-log.ts'

/**
 * A frame whose payload can be read. `compressedBytes`: its size on the wire, where its message was compressed; the whole
 * message is then the payload of its first frame. `isUnreadable`: it cannot be inflated, and its payload is left out.
 */
export type ReadableFrame = TimedFrame & {
  readonly compressedBytes?: number
  readonly isUnreadable?: true
}

const COMPRESSED = 4
const LAST_DATA_OPCODE = 2
const CONTINUATION = 0
const WINDOW_BYTES = 32 * 1024
// A sender leaves out these four bytes, which end every message (RFC 7692 section 7.2.1).
const TAIL = Buffer.of(0x00, 0x00, 0xff, 0xff)

type Side = {
  readonly keepsWindow: boolean
  window: Buffer
  /** Frames of the message that is not complete yet. */
  readonly open: number[]
}

/** Returns the frames with their payloads inflated. `headers`: the answer to the handshake, which says whether any are compressed. */
export function inflatedFrames(
  frames: readonly TimedFrame[],
  headers: HeaderList,
  capBytes: number,
): readonly ReadableFrame[] {
  const agreed = deflateIn(headers)
  const result: ReadableFrame[] = [...frames]
  // Of all messages together: each of thousands may come to a thousand times its size.
  let remainingBytes = capBytes
  const sides = { client: sideOf(agreed?.client), server: sideOf(agreed?.server) }
  const finish = (side: Side) => {
    const parts = side.open.splice(0).map((at) => ({ at, frame: result[at] }))
    const known = parts.flatMap(({ at, frame }) => (frame === undefined ? [] : [{ at, frame }]))
    const message =
      agreed === null
        ? null
        : inflatedMessage(
            known.map(({ frame }) => frame.payload),
            side,
            remainingBytes,
          )
    remainingBytes -= message?.length ?? 0
    for (const [index, { at, frame }] of known.entries()) result[at] = replaced(frame, message, index)
  }
  for (const [at, frame] of frames.entries()) {
    const side = sides[frame.from]
    const isMarked = (frame.reservedBits & COMPRESSED) !== 0
    if (frame.opcode > LAST_DATA_OPCODE || (frame.opcode === CONTINUATION && side.open.length === 0)) {
      if (isMarked) result[at] = replaced(frame, null, 0)
      continue
    }
    if (frame.opcode !== CONTINUATION) finish(side)
    if (isMarked || side.open.length > 0) side.open.push(at)
    if (frame.isFinal) finish(side)
  }
  finish(sides.client)
  finish(sides.server)
  return result
}

function sideOf(keepsWindow: boolean | undefined): Side {
  return { keepsWindow: keepsWindow ?? false, window: Buffer.alloc(0), open: [] }
}

function replaced(frame: ReadableFrame, message: Buffer | null, index: number): ReadableFrame {
  const compressedBytes = frame.payload.length
  if (message === null) return { ...frame, payload: new Uint8Array(), compressedBytes, isUnreadable: true }
  return { ...frame, payload: index === 0 ? new Uint8Array(message) : new Uint8Array(), compressedBytes }
}

function inflatedMessage(parts: readonly Uint8Array[], side: Side, capBytes: number): Buffer | null {
  if (parts.length === 0 || capBytes <= 0) return null
  try {
    const message = inflateRawSync(Buffer.concat([...parts, TAIL]), {
      finishFlush: constants.Z_SYNC_FLUSH,
      maxOutputLength: capBytes,
      ...(side.window.length === 0 ? {} : { dictionary: side.window }),
    })
    if (side.keepsWindow) side.window = Buffer.concat([side.window, message]).subarray(-WINDOW_BYTES)
    return message
  } catch {
    return null
  }
}
