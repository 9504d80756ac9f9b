/** Decodes the body of an answer while it comes (RFC 9110 section 8.4.1). */
import * as zlib from 'node:zlib'
import type { HeaderList } from '../exchange/exchange.ts'
import { headerValues } from '../exchange/reply.ts'

/** Takes the pieces of an encoded body. */
export type ContentDecoder = {
  readonly push: (piece: Uint8Array) => void
  /** Calls back once all pieces so far are decoded. */
  readonly finish: (then: () => void) => void
  readonly stop: () => void
}

/** What is done with decoded pieces, and with a body that is not in the coding that its header field names. */
export type DecoderListener = {
  readonly onPiece: (piece: Buffer) => void
  readonly onError: (detail: string) => void
}

const { Z_SYNC_FLUSH, BROTLI_OPERATION_FLUSH, ZSTD_e_flush } = zlib.constants

// A body that was cut off is decoded as far as it came.
const DECODERS: Readonly<Record<string, () => zlib.Gunzip | zlib.Unzip | zlib.BrotliDecompress>> = {
  gzip: () => zlib.createGunzip({ finishFlush: Z_SYNC_FLUSH }),
  'x-gzip': () => zlib.createGunzip({ finishFlush: Z_SYNC_FLUSH }),
  deflate: () => zlib.createUnzip({ finishFlush: Z_SYNC_FLUSH }),
  br: () => zlib.createBrotliDecompress({ finishFlush: BROTLI_OPERATION_FLUSH }),
  zstd: () => zlib.createZstdDecompress({ finishFlush: ZSTD_e_flush }),
}

/** Returns a decoder for a body with these header fields; null where the body is not encoded, or in a way that is not known. */
export function contentDecoder(
  headers: HeaderList,
  { onPiece, onError }: DecoderListener,
): ContentDecoder | null {
  const coding = headerValues(headers, 'content-encoding').join(',').trim().toLowerCase()
  const stream = DECODERS[coding]?.()
  if (stream === undefined) return null
  let isEmpty = true
  stream.on('data', onPiece)
  stream.once('error', () => onError(`the body is not ${coding}, which content-encoding names`))
  return {
    push(piece) {
      isEmpty = false
      stream.write(piece)
    },
    finish(then) {
      // An answer without a body may name its coding all the same.
      if (isEmpty) return then()
      stream.once('end', then)
      stream.end()
    },
    stop: () => void stream.destroy(),
  }
}
