import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openConnection } from './connection.ts'
import { beBusy } from './busy-fixture.ts'
import { exchangeWith, requestOnce, ending, JSON_HEAD, serve, rawBodyText } from './http-fixture.ts'

const STREAM_HEAD =
  'HTTP/1.1 200 OK\r\nContent-Type: Text/Event-Stream; charset=utf-8\r\nconnection: close\r\n\r\n'

describe('what goes out', () => {
  test('is one request on a connection of its own that says it will close', async () => {
    const server = await serve(`${JSON_HEAD}content-length: 2\r\n\r\n{}`)
    const headers = [
      ['accept', '*/*'],
      ['content-type', 'application/json'],
      ['x-twice', 'a'],
      ['x-twice', 'b'],
    ] as const
    await requestOnce(`${server.url}/v1/x?y=z`, { headers })
    await requestOnce(server.url, { method: 'GET', body: null })
    const [first = '', second = ''] = server.seen.map(({ head }) => head)
    expect(first.split('\r\n')).toEqual([
      'POST /v1/x?y=z HTTP/1.1',
      `host: ${new URL(server.url).host}`,
      'connection: close',
      'accept: */*',
      'content-type: application/json',
      'x-twice: a',
      'x-twice: b',
      'content-length: 2',
      '',
    ])
    expect(second).not.toMatch(/content-length|transfer-encoding/i)
    expect(server.seen[0]?.body.toString()).toBe('{}')
    expect(server.opened()).toBe(2)
  })

  test.each([
    ['2 ', 'complete'],
    ['3 ', 'failed'],
  ])('a body of two bytes with the length "%s" is %s', async (length, kind) => {
    const server = await serve(`${JSON_HEAD}content-length: ${length}\r\n\r\n{}`)
    expect((await requestOnce(server.url)).end.kind).toBe(kind)
  })

  test('shares a connection where the request names one, and says whether an earlier request opened it', async () => {
    let number = 0
    const server = createServer((_, response) => {
      number += 1
      if (number === 2) response.setHeader('connection', 'close')
      response.end('{}')
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo
    const url = `http://127.0.0.1:${port}`
    const connection = openConnection(url, null, { isKept: true })
    onTestFinished(connection.close)
    const all = []
    for (let n = 1; n <= 3; n += 1) all.push(await requestOnce(url, { connection }))
    expect(all.map(({ isReused }) => isReused)).toEqual([false, true, false])
  })

  test.each([
    ['ignored', `${JSON_HEAD}content-length: 2\r\n\r\n{}`, 200],
    ['accepted', 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n\0\0', 101],
  ])('offers another protocol as the client of Java does: %s', async (_, answer, status) => {
    const server = await serve(answer)
    const headers = [
      ['connection', 'Upgrade, HTTP2-Settings'],
      ['upgrade', 'h2c'],
      ['http2-settings', 'AAEAAEAA'],
    ] as const
    const answered = await requestOnce(server.url, { headers })
    expect([answered.status, ending(answered)]).toEqual([status, 'complete'])
    expect(server.seen[0]?.head).toMatch(
      /\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nhttp2-settings: AAEAAEAA\r\n/,
    )
    expect(server.seen[0]?.head).not.toMatch(/connection: close/)
    expect(server.seen[0]?.body.toString()).toBe('{}')
  })

  test('is nothing if the caller left before', async () => {
    const server = await serve(`${JSON_HEAD}content-length: 2\r\n\r\n{}`)
    const left = await requestOnce(server.url, { tap: { signal: AbortSignal.abort() } })
    expect([ending(left), server.opened()]).toEqual(['timeout-connect', 0])
  })

  test('is a whole request, even if the client does not wait for an answer', async () => {
    const server = await serve((socket) => setTimeout(() => socket.end(`${JSON_HEAD}\r\n{}`), 50))
    const body = new TextEncoder().encode('x'.repeat(200_000))
    const left = await requestOnce(server.url, { body, hangUpAfterEvents: 0 })
    expect([ending(left), left.status]).toEqual(['aborted', null])
    await expect.poll(() => server.seen[0]?.body.length).toBe(200_000)
  })

  test('ends when the caller leaves', async () => {
    const leaving = new AbortController()
    const server = await serve(() => leaving.abort())
    const left = await requestOnce(server.url, { tap: { signal: leaving.signal } })
    expect([ending(left), left.status]).toEqual(['aborted', null])
  })

  test('a request that cannot be sent is an error of ours, not an exchange', async () => {
    const server = await serve(JSON_HEAD)
    await expect(requestOnce(server.url, { headers: [['authorization', 'Bearer a\nb']] })).rejects.toThrow(
      /authorization/,
    )
    expect(server.opened()).toBe(0)
  })
})

describe('answers', () => {
  test('keep their header fields unchanged, duplicates in order', async () => {
    const exchange = await exchangeWith(
      `${JSON_HEAD}X-A: 1\r\nSet-Cookie: b\r\nX-a: 2\r\nset-cookie: a\r\nx-e: caf\xe9\r\ncontent-length: 2\r\n\r\n{}`,
    )
    expect(exchange.headers.slice(1, 6)).toEqual([
      ['x-a', '1'],
      ['set-cookie', 'b'],
      ['x-a', '2'],
      ['set-cookie', 'a'],
      ['x-e', 'café'],
    ])
    expect([exchange.status, rawBodyText(exchange), exchange.end]).toEqual([200, '{}', { kind: 'complete' }])
  })

  test('white space around a value is not part of it', async () => {
    const exchange = await exchangeWith(
      `HTTP/1.1 200 OK\r\ncontent-type:application/json \t\r\ncontent-length: 5\r\n\r\n{"\t"}`,
    )
    expect(exchange.headers).toEqual([
      ['content-type', 'application/json'],
      ['content-length', '5'],
    ])
    expect([exchange.status, rawBodyText(exchange)]).toEqual([200, '{"\t"}'])
  })

  test('a stall of this process before a request was sent is not in its time', async () => {
    const server = await serve(`${JSON_HEAD}content-length: 2\r\n\r\n{}`)
    const asking = requestOnce(server.url)
    beBusy(100)
    const { timing } = await asking
    expect(timing.stalledMs).toBeLessThanOrEqual(timing.endMs)
  })

  test('their times grow from headers to first byte to end', async () => {
    const { timing, reads, sentAtEpochMs } = await exchangeWith((socket) => {
      socket.write(STREAM_HEAD)
      setTimeout(() => socket.end('data: a\n\n'), 20)
    })
    expect(timing.headersMs).toBeGreaterThan(0)
    expect(timing.firstByteMs).toBeGreaterThan(timing.headersMs ?? 0)
    expect(timing.endMs).toBeGreaterThanOrEqual(timing.firstByteMs ?? 0)
    expect(reads).toEqual([[timing.firstByteMs, 9]])
    expect(Math.abs(sentAtEpochMs - Date.now())).toBeLessThan(60_000)
  })

  test('thousands of chunks that came with one socket read are one entry', async () => {
    const chunks = '1\r\nx\r\n'.repeat(5000)
    const { reads, bytes } = await exchangeWith(
      `${JSON_HEAD}transfer-encoding: chunked\r\n\r\n${chunks}0\r\n\r\n`,
    )
    expect(bytes.length).toBe(5000)
    expect(reads.reduce((sum, [, count]) => sum + count, 0)).toBe(5000)
    expect(reads.length).toBeLessThan(50)
  })

  test('chunks that come apart are entries of their own', async () => {
    const { reads } = await exchangeWith((socket) => {
      socket.write(`${JSON_HEAD}transfer-encoding: chunked\r\n\r\n1\r\nx\r\n`)
      setTimeout(() => socket.end('1\r\ny\r\n0\r\n\r\n'), 50)
    })
    const [first, second] = reads
    expect(reads).toHaveLength(2)
    expect((second?.[0] ?? 0) - (first?.[0] ?? 0)).toBeGreaterThan(10)
  })

  test.each([
    [
      'a redirect is not followed',
      'HTTP/1.1 307 T\r\nlocation: LOCATION\r\ncontent-length: 0\r\n\r\n',
      307,
      '',
    ],
    ['204', 'HTTP/1.1 204 No Content\r\n\r\n', 204, ''],
    ['end of connection ends the body', `${JSON_HEAD}\r\n{"a":1}`, 200, '{"a":1}'],
    ['chunks', `${JSON_HEAD}transfer-encoding: chunked\r\n\r\n1\r\n{\r\n1\r\n}\r\n0\r\n\r\n`, 200, '{}'],
    ['more than announced is cut off', `${JSON_HEAD}content-length: 2\r\n\r\n{}{}`, 200, '{}'],
    [
      'an interim answer',
      `HTTP/1.1 103 Early Hints\r\nlink: x\r\n\r\n${JSON_HEAD}content-length: 2\r\n\r\n{}`,
      200,
      '{}',
    ],
    [
      'an interim answer 100 that nothing asked for',
      `HTTP/1.1 100 Continue\r\n\r\n${JSON_HEAD}content-length: 2\r\n\r\n{}`,
      200,
      '{}',
    ],
    ['HTTP/1.0', `HTTP/1.0 200 OK\r\n\r\n{}`, 200, '{}'],
  ])('%s', async (_, answer, status, body) => {
    const elsewhere = await serve(JSON_HEAD)
    const exchange = await exchangeWith(answer.replace('LOCATION', elsewhere.url))
    expect([exchange.status, rawBodyText(exchange), exchange.end.kind]).toEqual([status, body, 'complete'])
    expect(elsewhere.opened()).toBe(0)
  })

  test('HEAD has no body, whatever length it states', async () => {
    const exchange = await exchangeWith(`${JSON_HEAD}content-length: 20\r\n\r\n`, {
      method: 'HEAD',
      body: null,
    })
    expect([exchange.status, exchange.bytes.length, exchange.end.kind]).toEqual([200, 0, 'complete'])
  })

  test('a body is not inflated', async () => {
    const packed = gzipSync('x'.repeat(1000))
    const exchange = await exchangeWith((socket) => {
      socket.write(`${JSON_HEAD}content-encoding: gzip\r\ncontent-length: ${packed.length}\r\n\r\n`)
      socket.end(packed)
    })
    expect(Buffer.from(exchange.bytes).equals(packed)).toBe(true)
  })

  test.each([
    ['and closes', (socket: Socket, answer: string) => socket.end(answer, () => socket.destroy())],
    ['and resets', (socket: Socket, answer: string) => socket.write(answer, () => socket.resetAndDestroy())],
  ])('one that comes while the request is still on its way is seen: it says 413 %s', async (_, close) => {
    for (const length of ['content-length: 2\r\n', '']) {
      const server = await serve((socket) => close(socket, `HTTP/1.1 413 L\r\n${length}\r\n{}`), {
        at: 'head',
      })
      const exchange = await requestOnce(server.url, { body: new Uint8Array(1024 * 1024) })
      expect([exchange.status, rawBodyText(exchange), exchange.end.kind]).toEqual([413, '{}', 'complete'])
    }
  })
})

describe('event streams', () => {
  test('a stream that stays open after its terminator is closed by the client', async () => {
    const server = await serve((socket) => socket.write(`${STREAM_HEAD}data: a\n\ndata: [DONE]\n\n`))
    const exchange = await requestOnce(server.url, { deadlines: { graceMs: 30 } })
    expect(exchange.end).toEqual({ kind: 'left-open', waitedMs: 30 })
    expect(rawBodyText(exchange)).toContain('[DONE]')
    await expect.poll(() => server.closed()).toBe(1)
  })

  test('keeps bytes within the grace time, without extending it', async () => {
    const exchange = await exchangeWith(
      (socket) => {
        socket.write(`${STREAM_HEAD}data: [DONE]\n\n`)
        const drip = setInterval(() => socket.write('data: late\n\ndata: [DONE]\n\n'), 10)
        socket.on('close', () => clearInterval(drip))
      },
      { deadlines: { graceMs: 60, idleMs: 20 } },
    )
    expect(exchange.end.kind).toBe('left-open')
    expect(rawBodyText(exchange)).toContain('late')
  })

  test('one with no terminator to wait for ends with its connection', async () => {
    const changes = { terminator: null, deadlines: { idleMs: 30, graceMs: 1 } }
    const exchange = await exchangeWith((socket) => socket.write(`${STREAM_HEAD}data: [DONE]\n\n`), changes)
    expect(ending(exchange)).toBe('timeout-idle')
  })

  test.each(['text/event-stream', 'text/plain'])(
    'we hang up after n events of %s, and the server sees it',
    async (type) => {
      const server = await serve((socket) => {
        socket.write(`HTTP/1.1 200 OK\r\ncontent-type: ${type}\r\n\r\ndata: 1\n\ndata: 2\n\n`)
        const drip = setInterval(() => socket.write('data: 3\n\n'), 5)
        socket.on('close', () => clearInterval(drip))
      })
      const { end } = await requestOnce(server.url, { hangUpAfterEvents: 3 })
      expect(end).toEqual({ kind: 'aborted', afterEvents: 3 })
      await expect.poll(() => server.closed()).toBe(1)
    },
  )

  test('events are counted', async () => {
    const exchange = await exchangeWith(`${STREAM_HEAD}${'data: a\n\n'.repeat(5)}`, { caps: { events: 4 } })
    expect(exchange.end).toMatchObject({ code: 'too-many-events' })
    expect(
      (await exchangeWith(`${STREAM_HEAD}${'data: a\n\n'.repeat(4)}`, { caps: { events: 4 } })).end.kind,
    ).toBe('complete')
  })

  test('a reset does not end a stream, but a close does', async () => {
    expect(ending(await exchangeWith(streamThen((socket) => socket.resetAndDestroy())))).toBe('reset')
    expect(ending(await exchangeWith(streamThen((socket) => socket.end())))).toBe('complete')
  })
})

function streamThen(last: (socket: Socket) => unknown) {
  return (socket: Socket) =>
    socket.write(`${STREAM_HEAD}data: a\n\n`, () => setTimeout(() => last(socket), 10))
}
