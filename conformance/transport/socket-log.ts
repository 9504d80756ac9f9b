/** Turns the tapped bytes of a WebSocket connection into its handshake headers and its frames. */
import type { HeaderList } from '../exchange/exchange.ts'
import { createFrameReader, type WireFrame } from './socket-frames.ts'

/** A frame with its direction and arrival, unredacted. */
export type TimedFrame = WireFrame & { readonly from: 'client' | 'server'; readonly atMs: number }

/** The kinds of awaited frames: text, binary and their fragments are all data. */
export type FrameKind = 'data' | 'close' | 'pong'

/** Returns whether a frame is of a kind. */
export function isOfKind({ opcode }: Pick<WireFrame, 'opcode'>, kind: FrameKind): boolean {
  return kind === 'data' ? opcode <= LAST_DATA_OPCODE : opcode === CONTROL[kind]
}

const LAST_DATA_OPCODE = 2
const CONTROL = { close: 8, pong: 10 } as const

/** The record of one connection so far. */
export type SocketLog = {
  readonly sent: (bytes: Uint8Array) => void
  readonly received: (bytes: Uint8Array) => void
  readonly frames: readonly TimedFrame[]
  /** The handshake request as it left. */
  readonly requestHeaders: () => HeaderList
  /** Returns the reason why no more is read: too long a frame, too many of them, too many bytes. Null while all is well. */
  readonly overflow: () => string | null
}

/** The limits of one conversation. */
export type LogLimits = { readonly bodyBytes: number; readonly frames: number }

type FrameReader = {
  readonly push: (bytes: Uint8Array) => readonly WireFrame[]
  readonly isOverlong: () => boolean
}

/** Creates an empty log. `onFrame` hears of every frame; the time is milliseconds since the log was made. */
export function createSocketLog(limits: LogLimits, onFrame: (frame: TimedFrame) => void): SocketLog {
  const startMs = performance.now()
  const frames: TimedFrame[] = []
  const head: Uint8Array[] = []
  const readers = {
    client: readerAfterHead(limits.bodyBytes, (bytes) => head.push(bytes)),
    server: readerAfterHead(limits.bodyBytes, () => {}),
  }
  let totalBytes = 0
  const isFull = () => totalBytes > limits.bodyBytes || frames.length > limits.frames
  const take = (from: 'client' | 'server', bytes: Uint8Array): void => {
    if (isFull()) return
    if (from === 'server') totalBytes += bytes.length
    for (const frame of readers[from].push(bytes)) {
      if (isFull()) return
      const timed = { ...frame, from, atMs: round(performance.now() - startMs) }
      frames.push(timed)
      onFrame(timed)
    }
  }
  return {
    frames,
    sent: (bytes) => take('client', bytes),
    received: (bytes) => take('server', bytes),
    requestHeaders: () => headersIn(Buffer.concat(head).toString('latin1')),
    overflow() {
      if (readers.server.isOverlong()) return `a frame of more than ${limits.bodyBytes} bytes`
      if (totalBytes > limits.bodyBytes) return `more than ${limits.bodyBytes} bytes`
      return frames.length > limits.frames ? `more than ${limits.frames} frames` : null
    },
  }
}

const END_OF_HEAD = '\r\n\r\n'

// Frames begin behind the head of the handshake; heads of interim answers (1xx but 101) come before it.
function readerAfterHead(capBytes: number, onHead: (bytes: Uint8Array) => void): FrameReader {
  const reader = createFrameReader(capBytes)
  let head: Buffer | null = Buffer.alloc(0)
  return {
    isOverlong: reader.isOverlong,
    push(bytes) {
      if (head === null) return reader.push(bytes)
      head = Buffer.concat([head, bytes])
      while (/^HTTP\/1\.1 1(?!01)\d\d/.test(head.subarray(0, 12).toString('latin1'))) {
        const interim = head.indexOf(END_OF_HEAD)
        if (interim === -1) return []
        head = head.subarray(interim + END_OF_HEAD.length)
      }
      const end = head.indexOf(END_OF_HEAD)
      if (end === -1) return []
      const isRefusal = /^HTTP\/1\.\d (?!101)/.test(head.subarray(0, 13).toString('latin1'))
      const rest = head.subarray(end + END_OF_HEAD.length)
      onHead(head.subarray(0, end))
      head = isRefusal ? head : null
      return isRefusal ? [] : reader.push(new Uint8Array(rest))
    },
  }
}

function headersIn(head: string): HeaderList {
  return head
    .split('\r\n')
    .slice(1)
    .map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
    })
}

function round(ms: number): number {
  return Math.round(ms * 1000) / 1000
}
