import { describe, expect, test } from 'vitest'
import type { Frame } from '../../exchange/exchange.ts'
import { exchange } from '../../exchange/exchange-fixture.ts'
import { ACCEPT, close, frame, goodMessages, judgeSocket, offer, pieces, talk } from './socket-fixture.ts'
import { kindOf } from '../../evidence/verdict-fixture.ts'
import { websocketChecks } from './websocket.ts'

const [first = '', ...rest] = pieces
const deflate = [...(ACCEPT.headers ?? []), ['sec-websocket-extensions', 'permessage-deflate'] as const]
const ping = (more: Partial<Frame>) => frame('server', '', { opcode: 9, ...more })

describe('frames that RFC 6455 forbids', () => {
  test.each<[id: string, said: readonly (string | Frame)[]]>([
    ['server-unmasked', [frame('server', first, { isMasked: true })]],
    ['compression-honest', [frame('server', first, { reservedBits: 4 })]],
    ['compression-honest', [frame('server', first, { reservedBits: 2 })]],
    ['opcodes-known', [frame('server', first, { opcode: 3 })]],
    ['opcodes-known', [frame('server', '', { opcode: 11 })]],
    ['fragments-in-order', [frame('server', first, { opcode: 0 })]],
    ['fragments-in-order', [frame('server', first, { isFinal: false }), frame('server', '')]],
    ['control-frames-short', [ping({ isFinal: false })]],
    ['control-frames-short', [ping({ payload: { text: '', bodyBytes: 126, truncated: false } })]],
    ['length-minimal', [frame('server', first, { hasPaddedLength: true })]],
    [
      'close-payload',
      [frame('server', '', { opcode: 8, payload: { text: 'x', bodyBytes: 1, truncated: false } })],
    ],
    ['close-codes', [close('server', 999)]],
    ['close-codes', [close('server', 1015)]],
    ['close-codes', [close('server', 2000)]],
    ['close-codes', [close('server', 5000)]],
    ['nothing-after-close', [close('server', 1000), frame('server', '{}')]],
    ['utf8', [frame('server', '', { payload: { base64: '/w==', bodyBytes: 1, truncated: false } })]],
  ])('websocket.%s says so, and all that rests on the answer points there (%#)', (name, said) => {
    const client = { library: 'ws', text: null, error: 'Invalid WebSocket frame' }
    const broken = talk('websocket.offer/basic', said, { client })
    const failing = websocketChecks.filter(
      ({ id, level }) => level === 'MUST' && judgeSocket(id, broken).kind === 'violated',
    )
    expect(failing.map(({ id }) => id)).toEqual([`websocket.${name}`])
    for (const each of ['done-present', 'good-requests-answered', 'text-streamed'])
      expect(JSON.stringify(judgeSocket(`websocket.${each}`, broken)), each).toContain(
        `see websocket.${name}`,
      )
  })
  test.each<[what: string, said: readonly (string | Frame)[]]>([
    [
      'pings and pongs at any time',
      [ping({}), first, frame('server', '', { opcode: 10 }), ...rest, '[DONE]'],
    ],
    [
      'fragments with a ping in between',
      [
        frame('server', first.slice(0, 9), { isFinal: false }),
        ping({}),
        frame('server', first.slice(9), { opcode: 0 }),
        ...rest,
        '[DONE]',
      ],
    ],
    [
      'a ping of 125 bytes',
      [ping({ payload: { text: '', bodyBytes: 125, truncated: false } }), ...goodMessages],
    ],
    [
      'an empty close',
      [
        ...goodMessages,
        frame('server', '', { opcode: 8, payload: { text: '', bodyBytes: 0, truncated: false } }),
      ],
    ],
    ['close 1012', [...goodMessages, close('server', 1012)]],
    ['close 3000', [...goodMessages, close('server', 3000)]],
    ['a library that complained once all was said', goodMessages],
  ])('%s breaks none', (_, said) => {
    const client = { library: 'ws', text: null, error: said === goodMessages ? 'late' : null }
    const fine = talk('websocket.offer/basic', said, { client })
    const violated = websocketChecks.filter(
      ({ id, level }) => level === 'MUST' && judgeSocket(id, fine).kind === 'violated',
    )
    expect(violated.map(({ id }) => id)).toEqual([])
  })
  test('compressed messages count where they were agreed on, and can be inflated', () => {
    const compressed = frame('server', first, { reservedBits: 4, compressedBytes: 20 })
    const agreed = talk('websocket.offer/basic', [compressed, ...rest, '[DONE]'], { headers: deflate })
    expect(kindOf(judgeSocket('websocket.compression-honest', agreed))).toBe('satisfied')
    expect(kindOf(judgeSocket('websocket.frames-json', agreed))).toBe('satisfied')
    const unreadable = { ...compressed, isUnreadable: true } as const
    const broken = talk('websocket.offer/basic', [unreadable, ...rest, '[DONE]'], { headers: deflate })
    expect(kindOf(judgeSocket('websocket.compression-readable', broken))).toBe('violated')
    const late = frame('server', '', { opcode: 0, reservedBits: 4 })
    const marked = talk('websocket.offer/basic', [{ ...compressed, isFinal: false }, late], {
      headers: deflate,
    })
    expect(kindOf(judgeSocket('websocket.compression-honest', marked))).toBe('violated')
  })
})

describe('a ping of the target', () => {
  test('is not taken for ours', () => {
    const theirs = ping({ payload: { text: 'theirs', bodyBytes: 6, truncated: false } })
    const ours = {
      ...theirs,
      from: 'client' as const,
      payload: { text: 'ours', bodyBytes: 4, truncated: false },
    }
    const answered = talk('websocket.control/ping', [
      theirs,
      ours,
      { ...ours, from: 'server', opcode: 10 },
      ...goodMessages,
    ])
    expect(kindOf(judgeSocket('websocket.pong-payload', answered))).toBe('satisfied')
  })
})

const plain = (label: string, status: number) =>
  exchange(`websocket.plain-get/${label}`, { status, method: 'GET' })

describe('a plain GET', () => {
  test.each([200, 400, 401, 404, 405, 426, 501])('may be answered %i', (status) => {
    expect(kindOf(judgeSocket('websocket.plain-get', offer, plain('path', status)))).toBe('satisfied')
  })
  test('with a server error is a finding unless every other is, too', () => {
    expect(
      kindOf(judgeSocket('websocket.plain-get', offer, plain('path', 500), plain('elsewhere', 404))),
    ).toBe('violated')
    expect(
      kindOf(judgeSocket('websocket.plain-get', offer, plain('path', 500), plain('elsewhere', 500))),
    ).toBe('not-applicable')
  })
  test('answered as the handshake is: there is no WebSocket', () => {
    const broken = exchange('websocket.offer/basic', { status: 502, method: 'GET' })
    expect(kindOf(judgeSocket('websocket.offered', broken, plain('path', 502)))).toBe('not-applicable')
    expect(kindOf(judgeSocket('websocket.offered', broken, plain('path', 500)))).toBe('violated')
    expect(kindOf(judgeSocket('websocket.text-streamed', broken, plain('path', 502)))).toBe('not-applicable')
  })
})
