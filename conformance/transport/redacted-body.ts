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

/**
 * Returns the record of a body without secrets, as long as before. Only the beginning that is kept is searched, or all of a compressed body:
 * that one stays as it is unless a secret is in it, or it cannot be decoded; then no byte of it is kept.
 */
export function recordedBody(
  bytes: Uint8Array,
  headers: HeaderList,
  redactor: Redactor,
  { bodyBytes, recordedBodyBytes }: Pick<Caps, 'bodyBytes' | 'recordedBodyBytes'>,
): RecordedBody {
  const codings = codingsOf(headers)
  if (codings.length > 0 && bytes.length > 0 && !isClean(bytes, codings, redactor, bodyBytes))
    return recordBody(new Uint8Array(bytes.length).fill(NO_TEXT), recordedBodyBytes)
  const seen = codings.length === 0 ? bytes.subarray(0, recordedBodyBytes + MARGIN_BYTES) : bytes
  const clean = redactor.bytes(seen)
  return recordBody(clean, recordedBodyBytes, bytes.length + clean.length - seen.length)
}

// Stands in no UTF-8, as most bytes of a compressed body.
const NO_TEXT = 0xff

function codingsOf(headers: HeaderList): readonly string[] {
  return headerValues(headers, 'content-encoding')
    .flatMap((value) => value.toLowerCase().split(','))
    .map((coding) => coding.trim().replace(/^x-/, ''))
    .filter((coding) => coding !== '' && coding !== 'identity')
}

/** Returns whether a body holds no secret, decoded; false where it cannot be decoded, or comes to more than the cap. */
function isClean(
  bytes: Uint8Array,
  codings: readonly string[],
  redactor: Redactor,
  capBytes: number,
): boolean {
  try {
    const decoded = codings.toReversed().reduce((now, coding) => decodedBy(coding, now, capBytes), bytes)
    return Buffer.compare(redactor.bytes(decoded), decoded) === 0
  } catch {
    // A text that is only said to be compressed is searched as it is.
    return isUtf8(bytes)
  }
}

const { Z_SYNC_FLUSH, BROTLI_OPERATION_FLUSH, ZSTD_e_flush } = zlib.constants

/** Decodes a body as far as it came. Throws for another coding, and beyond the cap. */
function decodedBy(coding: string, bytes: Uint8Array, maxOutputLength: number): Uint8Array {
  const options = { maxOutputLength, finishFlush: Z_SYNC_FLUSH }
  switch (coding) {
    case 'gzip':
      return zlib.gunzipSync(bytes, options)
    case 'deflate':
      // Some send it without its header (RFC 1950 section 2.2), whose first half says that the method is 8.
      return ((bytes[0] ?? 0) & 0x0f) === 8
        ? zlib.inflateSync(bytes, options)
        : zlib.inflateRawSync(bytes, options)
    case 'br':
      return zlib.brotliDecompressSync(bytes, { maxOutputLength, finishFlush: BROTLI_OPERATION_FLUSH })
    case 'zstd':
      return zlib.zstdDecompressSync(bytes, { maxOutputLength, finishFlush: ZSTD_e_flush })
    default:
      throw new RangeError(`the content coding ${coding} is not known`)
  }
}
