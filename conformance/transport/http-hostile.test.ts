import { createServer, type Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import type { Deadlines } from './deadlines.ts'
import {
  exchangeWith,
  requestOnce,
  ending,
  JSON_HEAD,
  serve,
  rawBodyText,
  type ServerAnswer,
} from './http-fixture.ts'
import { listenOnFreePort } from './server-fixture.ts'

describe('hostile servers', () => {
  test.each<[string, ServerAnswer, Partial<Deadlines>, string, number | null]>([
    ['silence', () => undefined, { headersMs: 40 }, 'timeout-headers', null],
    [
      'headers that never end',
      (socket) => socket.write('HTTP/1.1 200 OK\r\nx-a: '),
      { headersMs: 40 },
      'timeout-headers',
      null,
    ],
    ['interim answers for ever', interim, { headersMs: 60 }, 'timeout-headers', null],
    [
      'headers, then silence',
      (socket) => socket.write(`${JSON_HEAD}\r\n`),
      { firstByteMs: 40 },
      'timeout-first-byte',
      200,
    ],
    ['a stall', (socket) => socket.write(`${JSON_HEAD}\r\n{`), { idleMs: 40 }, 'timeout-idle', 200],
    ['a slow drip', drip, { idleMs: 5000, totalMs: 100 }, 'timeout-total', 200],
    ['a reset before the headers', (socket) => socket.resetAndDestroy(), {}, 'reset', null],
    ['a close before the headers', (socket) => socket.end(), {}, 'reset', null],
    ['a reset after the headers', resetAfter(`${JSON_HEAD}content-length: 9\r\n\r\n{`), {}, 'reset', 200],
    [
      'a close within chunks',
      (socket) => socket.end(`${JSON_HEAD}transfer-encoding: chunked\r\n\r\n5\r\nab`),
      {},
      'reset',
      200,
    ],
    [
      'a close between chunks',
      (socket) => socket.end(`${JSON_HEAD}transfer-encoding: chunked\r\n\r\n2\r\nab\r\n`),
      {},
      'reset',
      200,
    ],
    [
      'less than announced',
      (socket) => socket.end(`${JSON_HEAD}content-length: 9\r\n\r\n{}`),
      {},
      'reset',
      200,
    ],
    [
      'less than announced, with close',
      (socket) => socket.end(`${JSON_HEAD}connection: close\r\ncontent-length: 9\r\n\r\n{}`),
      {},
      'reset',
      200,
    ],
    [
      'a status of 000',
      (socket) => socket.end('HTTP/1.1 000 None\r\ncontent-length: 2\r\n\r\n{}'),
      {},
      'protocol',
      null,
    ],
    ['no HTTP', (socket) => socket.end('SSH-2.0-OpenSSH_9.9\r\n'), {}, 'protocol', null],
    [
      'two lengths',
      (socket) => socket.end(`${JSON_HEAD}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`),
      {},
      'protocol',
      null,
    ],
    [
      'bad chunk size',
      (socket) => socket.end(`${JSON_HEAD}transfer-encoding: chunked\r\n\r\nzz\r\n`),
      {},
      'protocol',
      200,
    ],
    [
      'endless headers',
      (socket) => socket.end(`${JSON_HEAD}x: ${'y'.repeat(100_000)}\r\n\r\n{}`),
      {},
      'protocol',
      null,
    ],
    [
      '101 that nobody asked for',
      (socket) => socket.end('HTTP/1.1 101 S\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'),
      {},
      'protocol',
      null,
    ],
    [
      'a length beside chunks',
      (socket) =>
        socket.end(`${JSON_HEAD}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`),
      {},
      'protocol',
      null,
    ],
  ])('%s', async (_, answer, deadlines, code, status) => {
    const server = await serve(answer)
    const exchange = await requestOnce(server.url, { deadlines })
    expect([ending(exchange), exchange.status]).toEqual([code, status])
    // The HTTP library did not retry the request by itself.
    expect(server.opened()).toBe(1)
    await expect.poll(() => server.closed()).toBe(1)
  })

  test.each([
    ['content-length: 9', '{}', 'after 2 of 9 bytes'],
    ['transfer-encoding: chunked', '2\r\nab\r\n', 'before the last chunk'],
    ['connection: close\r\ncontent-length: 9', '{}', 'after 2 of 9 bytes'],
    ['connection: close\r\ntransfer-encoding: chunked', '2\r\nab\r\n', 'before the last chunk'],
  ])('a body with %j that is cut ends as a reset, by a close and by a reset', async (head, body, place) => {
    const start = `${JSON_HEAD}${head}\r\n\r\n${body}`
    const closed = await exchangeWith((socket) => socket.end(start))
    const reset = await exchangeWith(resetAfter(start))
    const detail = (how: string) => `the connection ${how} ${place} of the body`
    expect(closed.end).toEqual({ kind: 'failed', code: 'reset', detail: detail('closed') })
    expect(reset.end).toEqual({ kind: 'failed', code: 'reset', detail: detail('was reset') })
  })

  test('an endless body is read up to the cap', async () => {
    const exchange = await exchangeWith(
      (socket) => {
        socket.write(`${JSON_HEAD}\r\n`)
        const pour = () => {
          while (!socket.destroyed && socket.write(Buffer.alloc(65_536, 'x')));
        }
        socket.on('drain', pour)
        pour()
      },
      { caps: { bodyBytes: 100_000 } },
    )
    expect(ending(exchange)).toBe('body-too-large')
    expect(exchange.bytes.length).toBeGreaterThan(100_000)
    expect(exchange.bytes.length).toBeLessThan(400_000)
    expect(exchange.reads.reduce((sum, [, bytes]) => sum + bytes, 0)).toBe(exchange.bytes.length)
  })

  test('silence counts from the send, not from the start of connecting', async () => {
    const { timing } = await exchangeWith(() => undefined, { deadlines: { headersMs: 40 } })
    expect(timing).toMatchObject({ headersMs: null, firstByteMs: null })
    expect(timing.endMs).toBeGreaterThan(30)
  })
})

describe('no connection', () => {
  test('a dead port', async () => {
    const server = createServer()
    const port = await listenOnFreePort(server, '127.0.0.1')
    await new Promise((resolve) => server.close(resolve))
    const exchange = await requestOnce(`http://127.0.0.1:${port}`)
    expect(exchange).toMatchObject({
      status: null,
      headers: [],
      reads: [],
      end: { kind: 'failed', code: 'refused' },
    })
    expect(exchange.end).toMatchObject({ detail: `connect ECONNREFUSED 127.0.0.1:${port} (ECONNREFUSED)` })
    const byName = await requestOnce(`http://localhost:${port}`)
    expect(byName.end).toMatchObject({
      code: 'refused',
      detail: expect.stringMatching(/^connect ECONNREFUSED/),
    })
  })

  test('an unknown host', async () => {
    expect(ending(await requestOnce('http://no-such-host.invalid/'))).toBe('dns')
  })

  test('IPv6', async () => {
    const server = await serve(`${JSON_HEAD}\r\n{}`, { host: '::1' })
    expect(rawBodyText(await requestOnce(`${server.url}/v1`))).toBe('{}')
    expect(server.seen[0]?.head).toContain(`host: ${new URL(server.url).host}\r\n`)
  })
})

function drip(socket: Socket): void {
  socket.write(`${JSON_HEAD}\r\n{`)
  const timer = setInterval(() => socket.write(' '), 5)
  socket.on('close', () => clearInterval(timer))
}

function interim(socket: Socket): void {
  const timer = setInterval(() => socket.write('HTTP/1.1 103 Early Hints\r\n\r\n'), 5)
  socket.on('close', () => clearInterval(timer))
}

function resetAfter(answer: string) {
  return (socket: Socket) => {
    socket.write(answer)
    setTimeout(() => socket.resetAndDestroy(), 10)
  }
}

test('a body in very many pieces is read whole, and pieces that came together are one read', async () => {
  const body = '1\r\na\r\n'.repeat(300_000)
  const raw = await exchangeWith((socket) =>
    socket.write(`${JSON_HEAD}transfer-encoding: chunked\r\n\r\n${body}0\r\n\r\n`),
  )
  expect(raw.end).toEqual({ kind: 'complete' })
  expect(rawBodyText(raw)).toBe('a'.repeat(300_000))
  expect(raw.reads.length).toBeLessThan(1000)
  expect(raw.reads.reduce((sum, [, bytes]) => sum + bytes, 0)).toBe(raw.bytes.length)
})
