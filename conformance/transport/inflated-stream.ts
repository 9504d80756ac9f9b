/** Decompresses a gzip stream in steps, so that Assay can redact the text and see when each part of it arrived. */
import { constants, gunzipSync } from 'node:zlib'
import { headerValue } from '../exchange/reply.ts'
import type { RawExchange } from './http.ts'

// The maximum number of steps in which an answer is decompressed. Each step decompresses all bytes received so far.
// With more reads, a step covers several reads.
const MAX_STEPS = 200

/**
 * Decompresses an event stream with Content-Encoding `gzip`, as a client does. Also replaces the sizes of reads by sizes of text.
 * Leaves other answers, damaged gzip and texts over `maxBytes` unchanged. Makes a body that is not gzip unreadable.
 */
export function inflatedStream(raw: RawExchange, maxBytes: number): RawExchange {
  const coding = headerValue(raw.headers, 'content-encoding')?.trim().toLowerCase()
  const isEventStream = headerValue(raw.headers, 'content-type')?.startsWith('text/event-stream') === true
  if (coding !== 'gzip' || !isEventStream) return raw
  // Clients try to decompress plain text, and fail: it is as unreadable as damaged bytes.
  if (raw.bytes.length > 1 && !isGzip(raw.bytes))
    return { ...raw, bytes: Buffer.alloc(raw.bytes.length, 0xff) }
  const perStep = Math.ceil(raw.reads.length / MAX_STEPS)
  const reads: [number, number][] = []
  let [arrived, text] = [0, Buffer.alloc(0)]
  for (const [index, [atMs, count]] of raw.reads.entries()) {
    arrived += count
    if ((index + 1) % perStep !== 0 && index + 1 < raw.reads.length) continue
    const seen = gunzipped(raw.bytes.subarray(0, arrived), maxBytes)
    if (seen === null) return raw
    if (seen.length > text.length) reads.push([atMs, seen.length - text.length])
    text = seen
  }
  return { ...raw, bytes: text, reads }
}

function isGzip([first, second]: Uint8Array): boolean {
  return first === 0x1f && second === 0x8b
}

// Decompresses the bytes of a body that have arrived so far; null if they are damaged.
function gunzipped(bytes: Uint8Array, maxOutputLength: number): Buffer<ArrayBuffer> | null {
  try {
    return gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength })
  } catch {
    return null
  }
}
