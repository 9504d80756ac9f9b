import { createServer, type Server } from 'node:http'
import { createServer as createTcpServer, type Socket } from 'node:net'
import { createHash } from 'node:crypto'
import { constants, deflateRawSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import openai from '../../schemas/profiles/openai.json' with { type: 'json' }
import { readingsOf } from '../exchange/exchange-fixture.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { KEY_PLACEHOLDER } from '../exchange/placeholders.ts'
import type { FrameSpec, SocketSpec } from '../exchange/socket-script.ts'
import { beBusy } from './busy-fixture.ts'
import { listenOnFreePort } from './server-fixture.ts'
import { encodeFrame } from './socket-outgoing.ts'
import { FRAME_RULES } from '../websocket/checks/library-errors.ts'
import { SECRET, wired } from './wire-fixture.ts'

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'
const DEFLATED = 'Sec-WebSocket-Extensions: permessage-deflate\r\n'
const readings = readingsOf(openai.readings)
const stops: (() => void)[] = []

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** Starts a server that accepts the handshake and calls `then`. If `refuse` is given, sends this text instead. */
async function upgrading(then: (socket: Socket) => void, refuse?: string, fields = ''): Promise<string> {
  const server: Server = createServer()
  const sockets = new Set<Socket>()
  server.on('upgrade', (request, socket) => {
    sockets.add(socket as Socket)
    socket.on('error', () => {})
    if (refuse !== undefined) {
      socket.end(refuse)
      return
    }
    const accept = createHash('sha1')
      .update(`${request.headers['sec-websocket-key'] ?? ''}${GUID}`)
      .digest('base64')
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n${fields}\r\n`,
    )
    then(socket as Socket)
  })
  const port = await listenOnFreePort(server, '127.0.0.1')
  stops.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `http://127.0.0.1:${port}`
}

function talk(baseUrl: string, spec: SocketSpec, idleMs = 100): Promise<Exchange> {
  const { wire } = wired(baseUrl, { readings, deadlines: { idleMs, graceMs: 300 } })
  return wire.contextFor('p').connect('l', spec)
}

const said = (payload: string) => Buffer.from(encodeFrame({ opcode: 1, payload, isMasked: false }))
const closing = Buffer.from(encodeFrame({ opcode: 8, payload: Uint8Array.of(3, 232), isMasked: false }))
const ask: SocketSpec = {
  steps: [
    { do: 'send', json: { hello: KEY_PLACEHOLDER } },
    { do: 'wait', for: 'answer' },
  ],
}

const framed = (opcode: number, more: Partial<FrameSpec> = {}): Buffer =>
  Buffer.from(encodeFrame({ opcode, payload: 'x', isMasked: false, ...more }))
const [begun, later] = [framed(1, { isFinal: false }), framed(0)]
const broken: readonly (readonly [what: string, bytes: Buffer, code: string])[] = [
  ['a ping in fragments', framed(9, { isFinal: false }), 'WS_ERR_EXPECTED_FIN'],
  ['close 1006', framed(8, { payload: Uint8Array.of(3, 238) }), 'WS_ERR_INVALID_CLOSE_CODE'],
  ['a long ping', framed(9, { payload: 'x'.repeat(126) }), 'WS_ERR_INVALID_CONTROL_PAYLOAD_LENGTH'],
  ['a close of one byte', framed(8), 'WS_ERR_INVALID_CONTROL_PAYLOAD_LENGTH'],
  ['a reserved opcode', framed(3), 'WS_ERR_INVALID_OPCODE'],
  ['a continuation of nothing', later, 'WS_ERR_INVALID_OPCODE'],
  ['two messages in one another', Buffer.concat([begun, begun]), 'WS_ERR_INVALID_OPCODE'],
  ['text in Latin-1', framed(1, { payload: Uint8Array.of(0xe9) }), 'WS_ERR_INVALID_UTF8'],
  ['a mask', framed(1, { isMasked: true }), 'WS_ERR_UNEXPECTED_MASK'],
  ['an uninvited compression', framed(1, { reservedBits: 4 }), 'WS_ERR_UNEXPECTED_RSV_1'],
  ['another reserved bit', framed(1, { reservedBits: 2 }), 'WS_ERR_UNEXPECTED_RSV_2_3'],
]

describe('a conversation', () => {
  test('is recorded message by message, the one in the first read included', async () => {
    const baseUrl = await upgrading((socket) => {
      socket.write(said('{"early":true}'))
      socket.once('data', () => socket.write(Buffer.concat([said('[DONE]'), closing])))
    })
    const { response, socket, end } = await talk(baseUrl, ask)
    expect(response?.status).toBe(101)
    expect(
      socket?.messages.filter(({ from }) => from === 'server').map(({ payload }) => payload.text),
    ).toEqual(['{"early":true}', '[DONE]', ''])
    expect(socket?.closedBy).toBe('server')
    expect(end.kind).not.toBe('failed')
  })

  test('holds no secret: not in the handshake, not in what was sent, not in fragments of what came', async () => {
    const baseUrl = await upgrading((socket) => {
      const half = SECRET.length >> 1
      const first = encodeFrame({
        opcode: 1,
        payload: SECRET.slice(0, half),
        isFinal: false,
        isMasked: false,
      })
      const second = encodeFrame({ opcode: 0, payload: SECRET.slice(half), isMasked: false })
      socket.once('data', () => socket.write(Buffer.concat([first, second, said('[DONE]'), closing])))
    })
    const exchange = await talk(baseUrl, ask)
    const text = JSON.stringify(exchange)
    expect(exchange.socket?.messages.length).toBeGreaterThan(3)
    expect(text).not.toContain(SECRET)
    expect(text).not.toContain(SECRET.slice(0, SECRET.length >> 1))
  })

  test('does not count a stall before its first frame was sent', async () => {
    const baseUrl = await upgrading((socket) => {
      beBusy(100)
      socket.once('data', () => socket.write(Buffer.concat([said('[DONE]'), closing])))
    })
    const { timing, socket } = await talk(baseUrl, ask)
    const askedMs = socket?.messages.find(({ from }) => from === 'client')?.atMs ?? 0
    expect(askedMs).toBeGreaterThan(90)
    expect(timing.stalledMs).toBeLessThanOrEqual(timing.endMs - askedMs)
  })

  test('fails with a timeout when it is not answered', async () => {
    const { end } = await talk(await upgrading(() => {}), ask)
    expect(end).toMatchObject({ kind: 'failed', code: 'timeout-idle' })
  })

  test('that is cut without a close frame is a reset', async () => {
    const baseUrl = await upgrading((socket) => void socket.once('data', () => socket.destroy()))
    const { end, socket } = await talk(baseUrl, ask, 2000)
    expect(end).toMatchObject({ kind: 'failed', code: 'reset' })
    expect(socket?.closedBy).toBe(null)
  })

  test('whose close is not answered is left open', async () => {
    const baseUrl = await upgrading((socket) => void socket.once('data', () => socket.write(said('[DONE]'))))
    expect((await talk(baseUrl, ask)).end).toEqual({ kind: 'left-open', waitedMs: 100 })
  })

  test('may end without a close by the client', async () => {
    const { end } = await talk(await upgrading(() => {}), { steps: [{ do: 'vanish' }] })
    expect(end).toEqual({ kind: 'aborted', afterEvents: 0 })
  })

  test.each(broken)('with %s breaks the protocol', async (_, bytes, code) => {
    let upgrades = 0
    const baseUrl = await upgrading((socket) => {
      upgrades += 1
      socket.once('data', () => socket.write(bytes))
    })
    const { end, client } = await talk(baseUrl, ask)
    expect(end).toMatchObject({ kind: 'failed', code: 'protocol' })
    expect(client?.errorClass).toBe(code)
    // The request was sent completely, so it is not repeated.
    expect(upgrades).toBe(1)
  })
  test('with a compressed message that cannot be inflated breaks the protocol', async () => {
    const bytes = framed(1, { payload: Buffer.alloc(20, 0xff), reservedBits: 4 })
    const baseUrl = await upgrading(
      (socket) => void socket.once('data', () => socket.write(bytes)),
      undefined,
      DEFLATED,
    )
    const { client } = await talk(baseUrl, { ...ask, offersCompression: true })
    expect(client?.errorClass).toBe('Z_DATA_ERROR')
  })
  test('can break each rule that the checks name', () => {
    expect(new Set([...broken.map(([, , code]) => code), 'Z_DATA_ERROR'])).toEqual(
      new Set(Object.keys(FRAME_RULES)),
    )
  })
  test('in fragments is recorded whole', async () => {
    const baseUrl = await upgrading(
      (socket) =>
        void socket.once('data', () => socket.write(Buffer.concat([begun, later, said('[DONE]'), closing]))),
    )
    expect(texts(await talk(baseUrl, ask))).toEqual(['xx', '[DONE]'])
  })
  test('with a message that is too long is given up', async () => {
    const baseUrl = await upgrading(
      (socket) => void socket.once('data', () => socket.write(said('x'.repeat(500)))),
    )
    const { wire } = wired(baseUrl, { readings, caps: { bodyBytes: 100 } })
    const { end, client } = await wire.contextFor('p').connect('l', ask)
    expect(end).toMatchObject({ kind: 'failed', code: 'body-too-large' })
    expect(client?.error).toBe(null)
  })

  test('is cut off if it has no end', async () => {
    const baseUrl = await upgrading((socket) => {
      const flood = setInterval(() => socket.write(said('x'.repeat(1000))), 1)
      socket.on('close', () => clearInterval(flood))
    })
    const { wire } = wired(baseUrl, { readings, caps: { bodyBytes: 10_000 } })
    const { end } = await wire.contextFor('p').connect('l', ask)
    expect(end).toMatchObject({ kind: 'failed', code: 'body-too-large' })
  })
})

const lastPiece = said('{"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}')

/** Starts a server that sends the parts in order after the first request, each after a pause of `afterMs`. */
function speaking(...parts: readonly (readonly [afterMs: number, bytes: Buffer])[]): Promise<string> {
  return upgrading((socket) => {
    socket.once('data', () => {
      let dueMs = 0
      for (const [afterMs, bytes] of parts) {
        dueMs += afterMs
        const timer = setTimeout(() => socket.write(bytes), dueMs)
        stops.push(() => clearTimeout(timer))
      }
    })
  })
}

const texts = ({ socket }: Exchange) =>
  socket?.messages.flatMap(({ from, kind, payload }) =>
    from === 'server' && kind === 'text' ? [payload.text] : [],
  )

describe('the end of an answer', () => {
  test('may come some time after the last piece', async () => {
    const exchange = await talk(await speaking([0, lastPiece], [50, said('[DONE]')], [0, closing]), ask, 5000)
    expect(texts(exchange)?.at(-1)).toBe('[DONE]')
  })
  test('that does not come is not a failure here: checks report it', async () => {
    expect((await talk(await speaking([0, lastPiece]), ask, 200)).end.kind).toBe('left-open')
  })
  test('is not awaited longer because of pings', async () => {
    const ping = Buffer.from(encodeFrame({ opcode: 9, payload: '', isMasked: false }))
    const pings = Array.from({ length: 30 }, () => [100, ping] as const)
    const { timing } = await talk(await speaking([0, lastPiece], ...pings), ask, 300)
    expect(timing.endMs).toBeLessThan(4000)
  })
  test('may be a message in plain text if a refusal is expected', async () => {
    const steps: SocketSpec['steps'] = [
      { do: 'send', json: {} },
      { do: 'wait', for: 'answer', afterStrangeMs: 50 },
    ]
    const { end } = await talk(await speaking([0, said('Bad request')]), { steps }, 5000)
    expect(end.kind).toBe('left-open')
  })
})

test('a handshake may take as long as any answer', async () => {
  const server = createTcpServer((socket) => {
    socket.on('error', () => {})
    stops.push(() => socket.destroy())
  })
  stops.push(() => server.close())
  const baseUrl = `http://127.0.0.1:${await listenOnFreePort(server, '127.0.0.1')}`
  const { wire } = wired(baseUrl, { readings, deadlines: { headersMs: 10_400 } })
  const { end } = await wire.contextFor('websocket.offer').connect('basic', { steps: [] })
  expect(end).toMatchObject({ kind: 'failed', detail: 'no answer to the handshake within 10400 ms' })
})

test('compressed messages are recorded inflated, without the secrets in them', async () => {
  const baseUrl = await upgrading(
    (socket) => {
      const bytes = deflateRawSync(`{"key":"${SECRET}"}`, { finishFlush: constants.Z_SYNC_FLUSH }).subarray(
        0,
        -4,
      )
      const frame = encodeFrame({ opcode: 1, payload: bytes, isMasked: false, reservedBits: 4 })
      socket.once('data', () => socket.write(Buffer.concat([frame, said('[DONE]'), closing])))
    },
    undefined,
    DEFLATED,
  )
  const exchange = await talk(baseUrl, { ...ask, offersCompression: true })
  const [frame] = exchange.socket?.messages.filter(({ from }) => from === 'server') ?? []
  expect(frame?.payload.text).toMatch(/^\{"key":".{8,}"\}$/)
  expect(JSON.stringify(exchange)).not.toContain(SECRET)
})

test('a refusal is recorded with its body, and no step is taken', async () => {
  const body = '{"error":{"message":"no"}}'
  const refusal = `HTTP/1.1 403 Forbidden\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  const exchange = await talk(await upgrading(() => {}, refusal), ask)
  expect(exchange.response?.status).toBe(403)
  expect(exchange.response?.body.text).toBe(body)
  expect(exchange.socket).toBeUndefined()
  expect(exchange.end).toEqual({ kind: 'complete' })
})

test('reads a refusal in very many pieces', async () => {
  const head = 'HTTP/1.1 403 Forbidden\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n'
  const exchange = await talk(
    await upgrading(() => {}, head + '1\r\na\r\n'.repeat(250_000) + '0\r\n\r\n'),
    ask,
  )
  expect(exchange.end).toEqual({ kind: 'complete' })
  expect(exchange.response?.body.bodyBytes).toBe(250_000)
})

test('conversations count in the budget', async () => {
  const { wire } = wired(await upgrading((socket) => socket.end(closing)), { readings, maxRequests: 1 })
  await wire.contextFor('p').connect('a', { steps: [] })
  await expect(wire.contextFor('p').connect('b', { steps: [] })).rejects.toThrow('budget')
})

test('a frame in two segments is whole although the target pings between them, and the ping is answered', async () => {
  const received: Buffer[] = []
  const url = await upgrading((socket) => {
    socket.on('data', (bytes) => {
      if (received.length === 0) socket.write(encodeFrame({ opcode: 9, payload: 'ping', isMasked: false }))
      received.push(bytes)
    })
  })
  const payload = 'x'.repeat(100)
  await talk(url, {
    steps: [
      { do: 'frames', frames: [{ opcode: 1, payload }], isHalved: true },
      { do: 'pause', ms: 50 },
    ],
  })
  // The header of two bytes, the mask and the payload; then the pong.
  const [first = Buffer.of(), second = Buffer.of()] = received
  expect(first.length + second.length).toBeGreaterThanOrEqual(2 + 4 + payload.length)
  const bytes = Buffer.concat(received)
  const mask = bytes.subarray(2, 6)
  const text = bytes.subarray(6, 6 + payload.length).map((byte, at) => byte ^ (mask[at & 3] ?? 0))
  expect([first.length, text.toString(), bytes[6 + payload.length]]).toEqual([53, payload, 0x8a])
})
