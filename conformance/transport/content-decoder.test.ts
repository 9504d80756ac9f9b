import type { Socket } from 'node:net'
import { createGzip, brotliCompressSync, constants, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { ending, exchangeWith, JSON_HEAD, rawBodyText, type Changes } from './http-fixture.ts'

const TEXT = JSON.stringify({ text: 'é 🌍 '.repeat(100) })
const DECODES: Changes = { decodesBody: true }

function encoded(coding: string, body: Uint8Array, changes: Changes = DECODES) {
  return exchangeWith((socket) => {
    socket.write(`${JSON_HEAD}content-encoding: ${coding}\r\ncontent-length: ${body.length}\r\n\r\n`)
    socket.end(body)
  }, changes)
}

describe('an answer to a request that permits every coding', () => {
  test.each([
    ['gzip', gzipSync(TEXT)],
    ['GZIP', gzipSync(TEXT)],
    ['x-gzip', gzipSync(TEXT)],
    ['deflate', deflateSync(TEXT)],
    ['br', brotliCompressSync(TEXT)],
    ['zstd', zstdCompressSync(TEXT)],
  ])('is decoded: %s', async (coding, body) => {
    const exchange = await encoded(coding, body)
    expect([rawBodyText(exchange), exchange.end.kind, exchange.isDecoded]).toEqual([TEXT, 'complete', true])
    const read = exchange.reads.reduce((sum, [, bytes]) => sum + bytes, 0)
    expect(read).toBe(Buffer.byteLength(TEXT))
  })

  test('stays as it is in a coding that is not known, or in none', async () => {
    for (const coding of ['identity', 'shrunk']) {
      const exchange = await encoded(coding, Buffer.from(TEXT))
      expect([rawBodyText(exchange), exchange.isDecoded]).toEqual([TEXT, undefined])
    }
  })

  test('without a body is whole', async () => {
    expect(ending(await encoded('br', Buffer.alloc(0)))).toBe('complete')
  })

  test('that is not in its coding breaks off', async () => {
    const { end } = await encoded('gzip', Buffer.from(TEXT))
    const detail = 'the body is not gzip, which content-encoding names'
    expect(end).toEqual({ kind: 'failed', code: 'protocol', detail })
  })

  test('that is cut off is decoded as far as it came', async () => {
    const packed = gzipSync(TEXT, { level: 0 })
    const exchange = await exchangeWith((socket) => {
      socket.write(`${JSON_HEAD}content-encoding: gzip\r\ncontent-length: ${packed.length}\r\n\r\n`)
      socket.end(packed.subarray(0, packed.length - 20))
    }, DECODES)
    expect(ending(exchange)).toBe('reset')
    expect(TEXT.startsWith(rawBodyText(exchange).slice(0, 20))).toBe(true)
    expect(exchange.bytes.length).toBeGreaterThan(100)
  })

  test('is bounded by what it is decoded to', async () => {
    const exchange = await encoded('gzip', gzipSync('x'.repeat(5_000_000)), {
      ...DECODES,
      caps: { bodyBytes: 100_000 },
    })
    expect(ending(exchange)).toBe('body-too-large')
    expect(exchange.bytes.length).toBeLessThan(1_000_000)
  })
})

test('events of an encoded stream are seen when they come, and its last word ends it', async () => {
  const gzip = createGzip({ flush: constants.Z_SYNC_FLUSH })
  const write = (socket: Socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ncontent-encoding: gzip\r\n\r\n')
    gzip.pipe(socket)
    gzip.write('data: one\n\n')
    setTimeout(() => gzip.write('data: two\n\ndata: [DONE]\n\n'), 60)
  }
  const exchange = await exchangeWith(write, { ...DECODES, deadlines: { graceMs: 30 } })
  expect(rawBodyText(exchange)).toBe('data: one\n\ndata: two\n\ndata: [DONE]\n\n')
  expect(exchange.end.kind).toBe('left-open')
  expect(exchange.reads).toHaveLength(2)
})
