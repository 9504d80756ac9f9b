import { describe, expect, test } from 'vitest'
import openai from '../../../schemas/profiles/openai.json' with { type: 'json' }
import type { Exchange, Frame } from '../../exchange/exchange.ts'
import { evidenceOf, exchange, readingsOf, type ExchangeParts } from '../../exchange/exchange-fixture.ts'
import {
  ACCEPT,
  close,
  errorFrame,
  frame,
  goodMessages,
  judgeSocket,
  offer,
  pieces,
  openaiReadings,
  talk,
} from './socket-fixture.ts'
import { chunkWith } from '../../evidence/stream-fixture.ts'
import { issuesOf, judged, kindOf } from '../../evidence/verdict-fixture.ts'
import { websocketChecks } from './websocket.ts'

test('ids are permanent', () => {
  expect(websocketChecks.map(({ id }) => id.replace('websocket.', '')).join(' ')).toMatchInlineSnapshot(
    `"offered accept-hash upgrade-headers subprotocol-uninvited subprotocol-offered extension-uninvited compression-agreed plain-get library-reads compression-honest compression-readable server-unmasked opcodes-known fragments-in-order control-frames-short length-minimal close-payload close-codes nothing-after-close no-key-refused wrong-key-refused empty-key-refused refusal-form refusal-early refusal-json key-out-of-url key-not-echoed close-reason-clean good-requests-answered text-streamed arrival-spread same-shape-as-sse text-frames utf8 frames-json chunk-schema one-id finish-once finish-last done-present done-last turns second-request-told turns-apart no-cross-talk fragments-accepted split-utf8-accepted echo-whole idle-then-answered max-tokens-caps max-tokens-length pong pong-payload reserved-bits-refused unmasked-refused opcode-refused long-ping-refused protocol-error-code close-completed close-echoed close-after-answer pong-after-answer ending-code close-codes-declared mistakes-told malformed-refused binary-harmless not-utf8-refused unknown-type-refused incomplete-refused unknown-model-refused huge-clean length-limited healthy-after-mistakes vanish-healthy error-body errors-json"`,
  )
})

describe('presence of WebSocket', () => {
  test.each([400, 401, 404, 405, 426, 200, 301, 501])('%i to the handshake: not offered', (status) => {
    const answered = exchange('websocket.offer/basic', { status, method: 'GET' })
    for (const { id } of websocketChecks) expect(kindOf(judgeSocket(id, answered)), id).toBe('not-applicable')
  })
  test('a server error is a failure of websocket.offered alone', () => {
    const broken = exchange('websocket.offer/basic', { status: 500, method: 'GET' })
    const kinds = websocketChecks.map(({ id }) => [id, kindOf(judgeSocket(id, broken))])
    expect(kinds.filter(([, kind]) => kind === 'violated')).toEqual([['websocket.offered', 'violated']])
  })
  test('silence: inconclusive', () => {
    const silent = exchange('websocket.offer/basic', {
      noResponse: true,
      end: { kind: 'failed', code: 'timeout-headers', detail: 'no answer' },
    })
    expect(kindOf(judgeSocket('websocket.offered', silent))).toBe('timeout')
  })
  test('without an exchange and without a reading: not offered; omitted: for the reason of the omission', () => {
    const none = evidenceOf([])
    const [offered] = websocketChecks
    expect(offered?.judge(none).kind).toBe('not-applicable')
    const omissions = [{ probe: 'websocket.offer', code: 'budget' as const, detail: 'spent' }]
    expect(offered?.judge({ ...none, readings: openaiReadings, omissions })).toMatchObject({ code: 'budget' })
  })
})

const [first = '', ...rest] = pieces
const finish = pieces.at(-1) ?? ''
const other = JSON.stringify(chunkWith({ content: 'x' }, null, { id: 'other' }))

function endedWith(code: number): Exchange {
  return talk('websocket.offer/basic', [...pieces, close('server', code)])
}

function mistake(name: string, said: readonly (string | Frame)[]): Exchange {
  return talk(`websocket.mistakes/${name}`, said)
}

function refused(status: number): Exchange {
  return exchange('websocket.auth/none', { status, method: 'GET' })
}

describe('the offer', () => {
  test.each<[id: string, said: readonly (string | Frame)[]]>([
    ['frames-json', ['ping', ...goodMessages]],
    ['text-frames', [frame('server', first, { opcode: 2 }), ...rest, '[DONE]']],
    [
      'utf8',
      [frame('server', '', { payload: { base64: '/w==', bodyBytes: 1, truncated: false } }), ...goodMessages],
    ],
    ['chunk-schema', [JSON.stringify(chunkWith({}, null, { choices: null })), ...goodMessages]],
    ['one-id', [first, other, ...rest, '[DONE]']],
    ['finish-once', [...pieces.slice(0, -1), '[DONE]']],
    ['finish-once', [...pieces, finish, '[DONE]']],
    ['finish-last', [...pieces, JSON.stringify(chunkWith({ content: 'x' })), '[DONE]']],
    ['done-present', pieces],
    ['done-last', [...goodMessages, '[DONE]']],
    ['good-requests-answered', [first, errorFrame]],
    ['text-streamed', [first, finish, '[DONE]']],
    ['server-unmasked', [frame('server', first, { isMasked: true }), ...rest, '[DONE]']],
    ['compression-honest', [frame('server', first, { reservedBits: 4 }), ...rest, '[DONE]']],
    ['key-not-echoed', [...goodMessages, '{"hello":"~placeholder"}']],
    ['close-codes', [...goodMessages, close('server', 1006)]],
    ['close-reason-clean', [...goodMessages, close('server', 1008, 'bad ~placeholder')]],
  ])('websocket.%s objects (%#), and not to a good one', (name, said) => {
    const id = `websocket.${name}`
    expect(kindOf(judgeSocket(id, offer))).toBe('satisfied')
    expect(issuesOf(judgeSocket(id, talk('websocket.offer/basic', said)))).not.toEqual([])
  })
  test.each(['{"type":"done"}', '{"type":"done","ms":3}'])('may end with %s', (end) => {
    expect(
      kindOf(judgeSocket('websocket.done-present', talk('websocket.offer/basic', [...pieces, end]))),
    ).toBe('satisfied')
  })
  test('may end with close 1000, but not with another code', () => {
    expect(kindOf(judgeSocket('websocket.done-present', endedWith(1000)))).toBe('satisfied')
    expect(kindOf(judgeSocket('websocket.done-present', endedWith(1001)))).toBe('violated')
  })
  test.each([
    ['accept-hash', 'sec-websocket-accept'],
    ['upgrade-headers', 'upgrade'],
    ['upgrade-headers', 'connection'],
  ])('websocket.%s wants %s', (name, header) => {
    const headers = (ACCEPT.headers ?? []).filter(([field]) => field !== header)
    const bare = talk('websocket.offer/basic', goodMessages, { headers })
    expect(issuesOf(judgeSocket(`websocket.${name}`, bare))).toEqual([
      `websocket.offer/basic header ${header}: missing`,
    ])
  })
  test.each(['sec-websocket-protocol', 'sec-websocket-extensions'])('%s comes uninvited', (header) => {
    const headers = [...(ACCEPT.headers ?? []), [header, 'x'] as const]
    const id = header.endsWith('protocol') ? 'subprotocol-uninvited' : 'extension-uninvited'
    expect(
      kindOf(judgeSocket(`websocket.${id}`, talk('websocket.offer/basic', goodMessages, { headers }))),
    ).toBe('violated')
  })
})

describe('mistakes', () => {
  test.each(['malformed', 'unknown-type', 'not-utf8'])('%s: an error or a telling close will do', (name) => {
    const id = `websocket.${name}-refused`
    expect(kindOf(judgeSocket(id, mistake(name, [errorFrame])))).toBe('satisfied')
    for (const code of [1003, 1007, 1008, 4400])
      expect(kindOf(judgeSocket(id, mistake(name, [close('server', code)])))).toBe('satisfied')
    expect(kindOf(judgeSocket(id, mistake(name, [close('server', 1011)])))).toBe('violated')
    expect(kindOf(judgeSocket(id, mistake(name, goodMessages)))).toBe('violated')
  })
  test('binary may be answered', () => {
    expect(kindOf(judgeSocket('websocket.binary-harmless', mistake('binary', goodMessages)))).toBe(
      'satisfied',
    )
  })
  test('an error in plain text gives a reason, and is not JSON', () => {
    const refusal = mistake('malformed', ['Bad request'])
    expect(kindOf(judgeSocket('websocket.malformed-refused', refusal))).toBe('satisfied')
    expect(issuesOf(judgeSocket('websocket.errors-json', refusal))).toEqual([
      'websocket.mistakes/malformed message 1: text: "Bad request"',
    ])
    expect(kindOf(judgeSocket('websocket.errors-json', mistake('malformed', [errorFrame])))).toBe('satisfied')
  })
  test('a cut connection tells nothing', () => {
    const cut = exchange('websocket.mistakes/malformed', {
      ...ACCEPT,
      end: { kind: 'failed', code: 'reset', detail: 'gone' },
    })
    const made = { ...cut, socket: { frames: [frame('client', '{')], closedBy: null } }
    expect(issuesOf(judgeSocket('websocket.malformed-refused', made))).toEqual([
      'websocket.mistakes/malformed: reset: gone',
    ])
  })
  test('silence is inconclusive', () => {
    const silent = exchange('websocket.mistakes/malformed', {
      ...ACCEPT,
      end: { kind: 'failed', code: 'timeout-idle', detail: 'silent' },
    })
    const made = { ...silent, socket: { frames: [frame('client', '{')], closedBy: null } }
    expect(kindOf(judgeSocket('websocket.malformed-refused', made))).toBe('timeout')
  })
})

describe('a bad key', () => {
  test('may be refused with an encoded body, since a handshake does not say which codings it accepts', () => {
    const body = '\u001f\u008b'
    const kinds = ['gzip', 'identity'].map((coding) => {
      const headers = [['content-encoding', coding] as const]
      const refusal = exchange('websocket.auth/none', { status: 401, method: 'GET', headers, text: body })
      return kindOf(judgeSocket('websocket.refusal-json', refusal))
    })
    expect(kinds).toEqual(['satisfied', 'violated'])
  })
  test.each([
    [401, 'satisfied'],
    [403, 'satisfied'],
    [400, 'satisfied'],
    [404, 'satisfied'],
    [500, 'violated'],
    [302, 'violated'],
  ])('refused with %i: %s', (status, kind) => {
    expect(kindOf(judgeSocket('websocket.refusal-form', refused(status)))).toBe(kind)
  })
  test.each([
    [1008, 'satisfied'],
    [4401, 'satisfied'],
    [1000, 'violated'],
  ])('closed with %i: %s, and late', (code, kind) => {
    const late = talk('websocket.auth/none', [close('server', code)])
    expect(kindOf(judgeSocket('websocket.refusal-form', late))).toBe(kind)
    expect(kindOf(judgeSocket('websocket.refusal-early', late))).toBe('violated')
    expect(kindOf(judgeSocket('websocket.no-key-refused', late))).toBe('satisfied')
  })
  test('answered: a violation, even before the close', () => {
    const late = talk('websocket.auth/none', [first, close('server', 1008)])
    expect(kindOf(judgeSocket('websocket.no-key-refused', late))).toBe('violated')
  })
  test('the key in the URL is warned of where it is declared', () => {
    const query = readingsOf({ ...openai.readings, 'websocket.auth': { reading: 'query', name: 'key' } })
    const judgement = judged(websocketChecks, 'websocket.key-out-of-url', [offer], { readings: query })
    expect(issuesOf(judgement)).toEqual(['websocket.offer/basic url: the key in ?key='])
  })
})

describe('a forbidden frame', () => {
  const id = 'websocket.protocol/reserved-bits'
  test.each<[string, 'satisfied' | 'violated', readonly Frame[]]>([
    ['is answered with the close', 'satisfied', [close('server', 1002), close('client', 1002)]],
    ['is answered with another close', 'satisfied', [close('server', 1011), close('client', 1011)]],
    ['is refused late', 'satisfied', [close('client', 1000), close('server', 1002)]],
    ['is passed over', 'violated', [close('client', 1000), close('server', 1000)]],
    [
      'is taken for a request',
      'violated',
      [...goodMessages.map((text) => frame('server', text)), close('client', 1000), close('server', 1000)],
    ],
  ])('%s', (_name, kind, said) => {
    expect(kindOf(judgeSocket('websocket.reserved-bits-refused', offer, talk(id, said)))).toBe(kind)
  })
})

describe('chooses one of the declared subprotocols', () => {
  const offered: ExchangeParts = {
    requestHeaders: [
      ...(ACCEPT.requestHeaders ?? []),
      ['sec-websocket-protocol', 'chat.v1, key.~placeholder'],
    ],
  }
  const chosen = (name: string): ExchangeParts => ({
    ...offered,
    headers: [...(ACCEPT.headers ?? []), ['sec-websocket-protocol', name]],
  })
  test.each([
    ['none', offered, 'violated'],
    ['one of them', chosen('chat.v1'), 'satisfied'],
    ['another', chosen('chat.v2'), 'violated'],
    ['none where none is offered', {}, 'satisfied'],
  ])('%s', (_, parts, kind) => {
    expect(
      kindOf(
        judgeSocket('websocket.subprotocol-offered', talk('websocket.offer/basic', goodMessages, parts)),
      ),
    ).toBe(kind)
  })
})

const rejected = (error: string, frames: readonly Frame[] = []): Exchange => ({
  ...exchange('websocket.offer/basic', { ...ACCEPT, client: { library: 'ws', text: null, error } }),
  socket: { frames, closedBy: null },
})

describe('a handshake that the client library cannot accept', () => {
  test('leaves the rest open, whatever the target went on to say', () => {
    const greeted = rejected('Invalid Sec-WebSocket-Accept header', [frame('server', '{"type":"hello"}')])
    expect(kindOf(judgeSocket('websocket.text-streamed', greeted))).toBe('prerequisite')
    expect(kindOf(judgeSocket('websocket.accept-hash', greeted))).toBe('satisfied')
  })
  test('is distinguished from bad frames, which are judged', () => {
    const masked = frame('server', '{"type":"hello"}', { isMasked: true })
    expect(
      kindOf(
        judgeSocket(
          'websocket.server-unmasked',
          rejected('Invalid WebSocket frame: MASK must be clear', [masked]),
        ),
      ),
    ).toBe('violated')
  })
})
