/** Takes secrets out of a body, also of one that is compressed. */
import { isUtf8 } from 'node:buffer'
import * as zlib from 'node:zlib'
import { recordBody } from '../exchange/bytes.ts'
import type { HeaderList, RecordedBody } from '../exchange/exchange.ts'
import { headerValues } from '../exchange/reply.ts'
import type { Caps } from './deadlines.ts'
import type { Redactor } from './redaction.ts'

// Longer than any secret in any of its forms, so that none is cut where the record ends.
const MARGIN_BYTES = 64 * 1024

/** Returns the record of a body without secrets. Only the beginning that is kept is searched, or all of a compressed body. */
export function recordedBody(
  bytes: Uint8Array,
  headers: HeaderList,
  redactor: Redactor,
  caps: Pick<Caps, 'bodyBytes' | 'recordedBodyBytes'>,
): RecordedBody {
  const isPlain = codingsOf(headers, bytes).length === 0
  const seen = isPlain ? bytes.subarray(0, caps.recordedBodyBytes + MARGIN_BYTES) : bytes
  const clean = redactedBody(seen, headers, redactor, caps.bodyBytes)
  // A placeholder is longer than a secret of few characters.
  return recordBody(clean, caps.recordedBodyBytes, bytes.length + clean.length - seen.length)
}

/**
 * The body without secrets, as long as before. A compressed body stays as it is unless a secret is in it, or nobody can look: then no
 * byte of it is kept. `capBytes` bounds what it is inflated to.
 */
function redactedBody(
  bytes: Uint8Array,
  headers: HeaderList,
  redactor: Redactor,
  capBytes: number,
): Uint8Array {
  const clean = redactor.bytes(bytes)
  const codings = codingsOf(headers, bytes)
  if (bytes.length === 0 || codings.length === 0) return clean
  const inflated = inflatedBy(codings, bytes, capBytes)
  // A text that is only said to be compressed was looked through as it is.
  if (inflated === null && isUtf8(bytes)) return clean
  if (inflated !== null && Buffer.compare(redactor.bytes(inflated), inflated) === 0) return clean
  return new Uint8Array(bytes.length).fill(NO_TEXT)
}

// Stands in no UTF-8, as most bytes of a compressed body.
const NO_TEXT = 0xff

type Inflate = (bytes: Uint8Array, capBytes: number) => Uint8Array

const { Z_SYNC_FLUSH, BROTLI_OPERATION_FLUSH, ZSTD_e_flush } = zlib.constants

const INFLATES: Readonly<Record<string, Inflate>> = {
  gzip: (bytes, capBytes) => zlib.gunzipSync(bytes, { maxOutputLength: capBytes, finishFlush: Z_SYNC_FLUSH }),
  deflate(bytes, capBytes) {
    const options = { maxOutputLength: capBytes, finishFlush: Z_SYNC_FLUSH }
    // Some send it without its header.
    return isZlib(bytes) ? zlib.inflateSync(bytes, options) : zlib.inflateRawSync(bytes, options)
  },
  br: (bytes, capBytes) =>
    zlib.brotliDecompressSync(bytes, { maxOutputLength: capBytes, finishFlush: BROTLI_OPERATION_FLUSH }),
  zstd: (bytes, capBytes) =>
    zlib.zstdDecompressSync(bytes, { maxOutputLength: capBytes, finishFlush: ZSTD_e_flush }),
}

/** The codings that a body is in, in the order in which they were applied; by its first bytes where no field names one. */
function codingsOf(headers: HeaderList, bytes: Uint8Array): readonly string[] {
  const named = headerValues(headers, 'content-encoding')
    .flatMap((value) => value.toLowerCase().split(','))
    .map((coding) => coding.trim().replace(/^x-/, ''))
    .filter((coding) => coding !== '' && coding !== 'identity')
  if (named.length > 0) return named
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return ['gzip']
  return isZlib(bytes) && !isUtf8(bytes) ? ['deflate'] : []
}

// RFC 1950 section 2.2: deflate, and a checksum over both bytes.
function isZlib(bytes: Uint8Array): boolean {
  const [first = 0, second = 0] = bytes
  return (first & 0x0f) === 8 && ((first << 8) | second) % 31 === 0
}

// Null where one of them is unknown, where the bytes are not in it, or where they come to more than the cap.
function inflatedBy(codings: readonly string[], bytes: Uint8Array, capBytes: number): Uint8Array | null {
  try {
    return codings.toReversed().reduce((now, coding) => {
      const inflate = INFLATES[coding]
      if (inflate === undefined) throw new Error(`no way to inflate ${coding}`)
      return inflate(now, capBytes)
    }, bytes)
  } catch {
    return null
  }
}
