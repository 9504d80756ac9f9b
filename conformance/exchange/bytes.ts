import type { RecordedBody } from './exchange.ts'
import { strictUtf8 } from '../codec/utf8.ts'

/** Records the start of a body as text, or as base64 if it is not UTF-8. */
export function recordBody(bytes: Uint8Array, capBytes: number, bodyBytes = bytes.length): RecordedBody {
  const truncated = bodyBytes > capBytes
  const kept = truncated ? bytes.subarray(0, capBytes) : bytes
  const size = { bodyBytes, truncated }
  // A cut may split a character, so the part that is kept decides the encoding.
  const text = strictUtf8(kept)
  return text === null ? { base64: Buffer.from(kept).toString('base64'), ...size } : { text, ...size }
}

/** Returns the recorded part of a body as bytes. */
export function bodyBytesOf(body: RecordedBody): Uint8Array {
  if (body.base64 === undefined) return new TextEncoder().encode(body.text ?? '')
  return Uint8Array.from(Buffer.from(body.base64, 'base64'))
}

/** Returns a body as text; null if it is not UTF-8. */
export function bodyTextOf(body: RecordedBody): string | null {
  return body.base64 === undefined ? (body.text ?? '') : null
}
