import { constants, deflateRawSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type RawExchange, inflatedStream } from './http.ts'

const events = ['data: one\n\n', 'data: two\n\n', 'data: [DONE]\n\n']
const STREAM = [
  ['content-type', 'text/event-stream; charset=utf-8'],
  ['content-encoding', 'gzip'],
] as const

/** Returns a stream that arrived in these pieces, 100 ms apart. */
function received(pieces: readonly Uint8Array[], headers: RawExchange['headers'] = STREAM): RawExchange {
  return {
    sentAtEpochMs: 0,
    status: 200,
    headers,
    bytes: new Uint8Array(Buffer.concat(pieces)),
    reads: pieces.map((piece, index) => [100 * (index + 1), piece.length]),
    end: { kind: 'complete' },
    timing: { headersMs: 1, firstByteMs: 100, endMs: 400 },
  }
}

const flushed = events.map((event, index) => {
  const part = deflateRawSync(event, { finishFlush: constants.Z_SYNC_FLUSH })
  return index === 0 ? Buffer.concat([gzipSync('').subarray(0, 10), part]) : part
})
const held = gzipSync(events.join(''))

test.each([
  ['flushed after each event', flushed, [100, 200, 300]],
  ['flushed at the end', [held.subarray(0, 10), held.subarray(10)], [200]],
  ['one member for each event', events.map((event) => gzipSync(event)), [100, 200, 300]],
])('a compressed stream is read as a client reads it: %s', (_, pieces, times) => {
  const { bytes, reads } = inflatedStream(received(pieces), 1000)
  expect(new TextDecoder().decode(bytes)).toBe(events.join(''))
  expect(reads.map(([atMs]) => atMs)).toEqual(times)
  expect(reads.reduce((sum, [, count]) => sum + count, 0)).toBe(bytes.length)
})

test('very many reads are joined, and lose no text', () => {
  const { bytes, reads } = inflatedStream(received([...held].map((byte) => Uint8Array.of(byte))), 1000)
  expect(new TextDecoder().decode(bytes)).toBe(events.join(''))
  expect(reads.length).toBeGreaterThan(0)
})

test('plain text is as unreadable as for a client', () => {
  const { bytes } = inflatedStream(received([Buffer.from(events.join(''))]), 1000)
  expect(new Set(bytes)).toEqual(new Set([0xff]))
})

test.each([
  ['damaged bytes', received([held.subarray(0, 10), Buffer.alloc(30, 0xff)])],
  ['more than the most that is kept', received([gzipSync('x'.repeat(2000))])],
  ['no event stream', received([held], [['content-encoding', 'gzip']])],
  ['another coding', received([held], [...STREAM.slice(0, 1), ['content-encoding', 'br']])],
])('%s stays as it is', (_, raw) => {
  expect(inflatedStream(raw, 1000)).toBe(raw)
})
