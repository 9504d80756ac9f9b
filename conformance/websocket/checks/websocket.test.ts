import { describe, expect, test } from 'vitest'
import openai from '../../../schemas/profiles/openai.json' with { type: 'json' }
import type { Exchange, RecordedMessage } from '../../exchange/exchange.ts'
import { evidenceOf, exchange, readingsOf, type ExchangeParts } from '../../exchange/exchange-fixture.ts'
import {
  ACCEPT,
  close,
  errorFrame,
  message,
  goodMessages,
  judgeSocket,
  offer,
  chunkTexts,
  openaiReadings,
  conversation,
} from './socket-fixture.ts'
import { chunkWith } from '../../evidence/stream-fixture.ts'
import { issuesOf, judged, kindOf } from '../../evidence/verdict-fixture.ts'
import { FRAME_RULES, HANDSHAKE_RULES } from './library-errors.ts'
import { websocketChecks } from './websocket.ts'

test('ids are permanent', () => {
  expect(websocketChecks.map(({ id }) => id.replace('websocket.', '')).join(' ')).toMatchInlineSnapshot(
    `"answers-after-refusal turns-apart arrival-spread close-completed compressed-twice connection-options ending-code forbidden-frames-refused fragments-accepted framing handshake healthy-after-mistakes idle-then-answered no-cross-talk not-utf8-refused offered pong pong-during-answer text-streamed unmasked-refused vanish-healthy echo-whole long-message key-not-echoed errors-json frames-json refusal-json good-requests-answered chunk-schema close-codes-declared done-last done-present finish finish-key ids-distinct max-tokens-length no-half-surrogates not-cumulative one-id role role-once same-shape-as-sse text-frames turns key-out-of-url refusal-early refusal-form keys-refused unknown-model-refused error-body huge-clean length-limited mistakes-refused mistakes-told refuses-temperature-string second-request-told max-tokens-caps"`,
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
  test('without an exchange and without a reading: not judged, which is not "not offered"; omitted: for the reason of the omission', () => {
    const none = evidenceOf([])
    const [offered] = websocketChecks
    expect(offered?.judge(none)).toMatchObject({ kind: 'not-applicable', code: 'no-reading' })
    const omissions = [{ probe: 'websocket.offer', code: 'budget' as const, detail: 'spent' }]
    expect(offered?.judge({ ...none, readings: openaiReadings, omissions })).toMatchObject({ code: 'budget' })
  })
})

const [first = '', ...rest] = chunkTexts
const finish = chunkTexts.at(-1) ?? ''
/** Returns the text of a chunk whose choice has these members too. */
function withChoice(more: object): string {
  return JSON.stringify(
    chunkWith({}, null, { choices: [{ index: 0, delta: {}, finish_reason: null, ...more }] }),
  )
}
const other = JSON.stringify(chunkWith({ content: 'x' }, null, { id: 'other' }))

function endedWith(code: number): Exchange {
  return conversation('websocket.offer/basic', [...chunkTexts, close('server', code)])
}

function mistake(name: string, said: readonly (string | RecordedMessage)[]): Exchange {
  return conversation(`websocket.mistakes/${name}`, said)
}

function refused(status: number): Exchange {
  return exchange('websocket.auth/none', { status, method: 'GET' })
}

describe('the offer', () => {
  test.each<[id: string, said: readonly (string | RecordedMessage)[]]>([
    ['frames-json', ['ping', ...goodMessages]],
    ['text-frames', [message('server', first, { kind: 'binary' }), ...rest, '[DONE]']],
    ['chunk-schema', [JSON.stringify(chunkWith({}, null, { choices: null })), ...goodMessages]],
    ['chunk-schema', [withChoice({ index: 1 }), ...goodMessages]],
    ['chunk-schema', [withChoice({ message: { content: 'x' } }), ...goodMessages]],
    ['finish', [withChoice({ finish_reason: '' }), ...goodMessages]],
    ['one-id', [first, other, ...rest, '[DONE]']],
    ['finish', [...chunkTexts.slice(0, -1), '[DONE]']],
    [
      'finish-key',
      [JSON.stringify(chunkWith({}, null, { choices: [{ index: 0, delta: {} }] })), ...goodMessages],
    ],
    ['no-half-surrogates', [JSON.stringify(chunkWith({ content: '\uD83C' })), ...goodMessages]],
    ['role-once', [JSON.stringify(chunkWith({ role: 'assistant' })), ...goodMessages]],
    ['finish', [...chunkTexts, finish, '[DONE]']],
    ['finish', [...chunkTexts, JSON.stringify(chunkWith({ content: 'x' })), '[DONE]']],
    ['done-present', chunkTexts],
    ['done-last', [...goodMessages, '[DONE]']],
    ['good-requests-answered', [first, errorFrame]],
    ['text-streamed', [first, finish, '[DONE]']],
    ['key-not-echoed', [...goodMessages, '{"hello":"~placeholder"}']],
    ['key-not-echoed', [...goodMessages, close('server', 1008, 'bad ~placeholder')]],
  ])('websocket.%s objects (%#), and not to a good one', (name, said) => {
    const id = `websocket.${name}`
    expect(kindOf(judgeSocket(id, offer))).toBe('satisfied')
    expect(issuesOf(judgeSocket(id, conversation('websocket.offer/basic', said)))).not.toEqual([])
  })
  test.each(['{"type":"done"}', '{"type":"done","ms":3}'])('may end with %s', (end) => {
    expect(
      kindOf(
        judgeSocket('websocket.done-present', conversation('websocket.offer/basic', [...chunkTexts, end])),
      ),
    ).toBe('satisfied')
  })
  test('may end with close 1000, but not with another code', () => {
    expect(kindOf(judgeSocket('websocket.done-present', endedWith(1000)))).toBe('satisfied')
    expect(kindOf(judgeSocket('websocket.done-present', endedWith(1001)))).toBe('violated')
  })
})

describe('mistakes', () => {
  test.each(['malformed', 'unknown-type', 'not-utf8'])('%s: an error or a telling close will do', (name) => {
    const id = name === 'not-utf8' ? 'websocket.not-utf8-refused' : 'websocket.mistakes-refused'
    expect(kindOf(judgeSocket(id, mistake(name, [errorFrame])))).toBe('satisfied')
    for (const code of [1003, 1007, 1008, 4400])
      expect(kindOf(judgeSocket(id, mistake(name, [close('server', code)])))).toBe('satisfied')
    expect(kindOf(judgeSocket(id, mistake(name, [message('server', '', { kind: 'close' })])))).toBe(
      'satisfied',
    )
    for (const code of [1000, 1011])
      expect(kindOf(judgeSocket(id, mistake(name, [close('server', code)])))).toBe('violated')
    expect(kindOf(judgeSocket(id, mistake(name, goodMessages)))).toBe('violated')
  })
  test('binary may be answered', () => {
    expect(kindOf(judgeSocket('websocket.mistakes-refused', mistake('binary', goodMessages)))).toBe(
      'satisfied',
    )
  })
  test('an error in plain text gives a reason, and is not JSON', () => {
    const refusal = mistake('malformed', ['Bad request'])
    expect(kindOf(judgeSocket('websocket.mistakes-refused', refusal))).toBe('satisfied')
    expect(issuesOf(judgeSocket('websocket.errors-json', refusal))).toEqual([
      'websocket.mistakes/malformed message 1: string "Bad request"',
    ])
    expect(kindOf(judgeSocket('websocket.errors-json', mistake('malformed', [errorFrame])))).toBe('satisfied')
  })
  test('a reset gives no reason', () => {
    const cut = exchange('websocket.mistakes/malformed', {
      ...ACCEPT,
      end: { kind: 'failed', code: 'reset', detail: 'gone' },
    })
    const made = { ...cut, socket: { messages: [message('client', '{')], closedBy: null } }
    expect(issuesOf(judgeSocket('websocket.mistakes-refused', made))).toEqual([
      'websocket.mistakes/malformed: reset: gone',
    ])
  })
  test.each([
    ['violated', 30_000, 'malformed', 5000],
    ['timeout', 9000, 'malformed', 5],
    ['timeout', 30_000, 'malformed', 20_000],
    ['timeout', 30_000, 'not-utf8', 5],
  ])(
    'silence: %s after %i ms for %s, beside an ordinary answer in %i ms',
    (kind, endMs, name, ordinaryMs) => {
      const silent = exchange(`websocket.mistakes/${name}`, {
        ...ACCEPT,
        end: { kind: 'failed', code: 'timeout-idle', detail: 'silent' },
      })
      const socket = { messages: [message('client', '{')], closedBy: null }
      const made = { ...silent, timing: { ...silent.timing, endMs }, socket }
      const answer = { ...offer, timing: { ...offer.timing, endMs: ordinaryMs } }
      const id = name === 'not-utf8' ? 'websocket.not-utf8-refused' : 'websocket.mistakes-refused'
      expect(kindOf(judgeSocket(id, answer, made))).toBe(kind)
    },
  )
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
    const late = conversation('websocket.auth/none', [close('server', code)])
    expect(kindOf(judgeSocket('websocket.refusal-form', late))).toBe(kind)
    expect(kindOf(judgeSocket('websocket.refusal-early', late))).toBe('violated')
    expect(kindOf(judgeSocket('websocket.keys-refused', late))).toBe('satisfied')
  })
  test('answered: a violation, even before the close', () => {
    const late = conversation('websocket.auth/none', [first, close('server', 1008)])
    expect(kindOf(judgeSocket('websocket.keys-refused', late))).toBe('violated')
  })
  test('the key in the URL is warned of where it is declared', () => {
    const query = readingsOf({ ...openai.readings, 'websocket.auth': { reading: 'query', name: 'key' } })
    const judgement = judged(websocketChecks, 'websocket.key-out-of-url', [offer], { readings: query })
    expect(issuesOf(judgement)).toEqual(['websocket.offer/basic url: the key in ?key='])
  })
})

test('a ping of the target is not taken for ours', () => {
  const theirs = message('server', 'theirs', { kind: 'ping' })
  const ours = message('client', 'ours', { kind: 'ping' })
  const pong = message('server', 'ours', { kind: 'pong' })
  const answered = conversation('websocket.control/ping', [theirs, ours, pong, ...goodMessages])
  expect(kindOf(judgeSocket('websocket.pong', answered))).toBe('satisfied')
})

const done = (atMs: number) => message('server', '[DONE]', { atMs })

describe('a ping during an answer', () => {
  const piece = goodMessages[0] ?? ''
  const ping = message('client', 'ours', { kind: 'ping', atMs: 10 })
  const pong = message('server', 'ours', { kind: 'pong', atMs: 400 })
  test.each<[string, ReturnType<typeof kindOf>, readonly RecordedMessage[]]>([
    ['gets its pong at once', 'satisfied', [ping, pong, done(400)]],
    ['gets its pong after an answer that went on', 'violated', [ping, done(390), pong]],
    ['gets its pong late, after another pong without a ping', 'violated', [pong, ping, done(390), pong]],
    ['shows nothing where the answer ends soon', 'not-applicable', [ping, done(40), pong]],
    ['shows nothing without a pong', 'not-applicable', [ping, done(390)]],
  ])('%s', (_, expected, messages) => {
    const mixed = conversation('websocket.mix/b', [piece, ...messages])
    expect(kindOf(judgeSocket('websocket.pong-during-answer', mixed))).toBe(expected)
  })
})

describe('a forbidden frame', () => {
  const id = 'websocket.mistakes/reserved-bits'
  test.each<[string, 'satisfied' | 'violated', readonly RecordedMessage[]]>([
    ['is answered with the close', 'satisfied', [close('server', 1002), close('client', 1002)]],
    ['is answered with another close', 'satisfied', [close('server', 1011), close('client', 1011)]],
    ['is refused late', 'satisfied', [close('client', 1000), close('server', 1002)]],
    ['is passed over', 'violated', [close('client', 1000), close('server', 1000)]],
    [
      'is taken for a request',
      'violated',
      [...goodMessages.map((text) => message('server', text)), close('client', 1000), close('server', 1000)],
    ],
  ])('%s', (_name, kind, said) => {
    expect(kindOf(judgeSocket('websocket.forbidden-frames-refused', offer, conversation(id, said)))).toBe(
      kind,
    )
  })
})

/** Returns a conversation in which the client library reported `error`. */
function givenUp(
  error: string,
  errorClass?: string,
  said: readonly string[] = [],
  parts: ExchangeParts = {},
): Exchange {
  const client = { library: 'ws', text: null, error, ...(errorClass === undefined ? {} : { errorClass }) }
  return conversation('websocket.offer/basic', said, { client, ...parts })
}

const failedIn = (talked: Exchange): readonly string[] =>
  websocketChecks.filter(({ id }) => judgeSocket(id, talked).kind === 'violated').map(({ id }) => id)

describe('an error of the client library', () => {
  test.each(Object.keys(FRAME_RULES))('%s: one failure, and the rest points there', (code) => {
    const broken = givenUp('Invalid WebSocket frame', code)
    expect(failedIn(broken)).toEqual(['websocket.framing'])
    for (const each of ['done-present', 'good-requests-answered', 'text-streamed'])
      expect(JSON.stringify(judgeSocket(`websocket.${each}`, broken)), each).toContain(
        'see websocket.framing',
      )
  })
  test('with an unknown code is one failure too', () => {
    expect(failedIn(givenUp('no frame', 'WS_ERR_NEWER'))).toEqual(['websocket.framing'])
    expect(failedIn(givenUp('no handshake'))).toEqual(['websocket.handshake'])
  })
  test.each(Object.entries(HANDSHAKE_RULES))('%s: one failure, of the handshake', (error, [header]) => {
    const rejected = givenUp(error)
    expect(failedIn(rejected)).toEqual(['websocket.handshake'])
    expect(issuesOf(judgeSocket('websocket.handshake', rejected))[0]).toContain(`header ${header}: `)
    expect(kindOf(judgeSocket('websocket.text-streamed', rejected))).toBe('prerequisite')
  })
  test('after all answers does not affect other checks', () => {
    const late = givenUp('Invalid WebSocket frame', 'WS_ERR_EXPECTED_FIN', goodMessages)
    expect(failedIn(late)).toEqual(['websocket.framing'])
    expect(kindOf(judgeSocket('websocket.done-present', late))).toBe('satisfied')
  })
})

const none = (id: string) =>
  conversation(id, [], { client: { library: 'ws', text: null, error: 'Server sent no subprotocol' } })

describe('no subprotocol is chosen', () => {
  test('of those that are declared: a violation', () => {
    expect(kindOf(judgeSocket('websocket.handshake', none('websocket.offer/basic')))).toBe('violated')
  })
  test('where an unknown one was offered: the library gives up, and the target is right', () => {
    expect(kindOf(judgeSocket('websocket.handshake', offer, none('websocket.handshake/subprotocol')))).toBe(
      'satisfied',
    )
  })
})

const plain = (label: string, status: number) =>
  exchange(`websocket.offer/${label}`, { status, method: 'GET' })

describe('a handshake that is answered 502', () => {
  test('shows no WebSocket where a handshake on an unknown path is answered 502 too', () => {
    const broken = exchange('websocket.offer/basic', { status: 502, method: 'GET' })
    expect(kindOf(judgeSocket('websocket.offered', broken, plain('elsewhere', 502)))).toBe('not-applicable')
    expect(kindOf(judgeSocket('websocket.offered', broken, plain('elsewhere', 500)))).toBe('violated')
    expect(kindOf(judgeSocket('websocket.text-streamed', broken, plain('elsewhere', 502)))).toBe(
      'not-applicable',
    )
  })
  test('shows no WebSocket where a GET without Upgrade is answered 502 too', () => {
    const broken = exchange('websocket.offer/basic', { status: 502, method: 'GET' })
    const elsewhere = plain('elsewhere', 404)
    const judgedBeside = (status: number) =>
      kindOf(judgeSocket('websocket.offered', broken, elsewhere, plain('plain', status)))
    expect([502, 500, 404].map(judgedBeside)).toEqual(['not-applicable', 'violated', 'violated'])
  })
})

const broken = (label: string) => [
  conversation(`websocket.mix/${label}`, chunkTexts.slice(0, 2), {
    end: { kind: 'failed', code: 'reset', detail: 'gone' },
    sentAgain: 'broken-off',
  }),
  conversation(`websocket.mix/${label}`, goodMessages, { attempt: 2 }),
]

test('answers that break off often are a violation, even if they are whole when requested again', () => {
  const whole = ['three', 'cut'].map((label) => conversation(`websocket.fragments/${label}`, goodMessages))
  const id = 'websocket.good-requests-answered'
  expect(kindOf(judgeSocket(id, ...whole, ...broken('a')))).toBe('satisfied')
  expect(issuesOf(judgeSocket(id, ...whole, ...broken('a'), ...broken('b')))).toEqual([
    'websocket.mix/a: 2 of 5 answers broke off (reset: gone)',
  ])
})

test('two sockets that were answered one after the other show no cross-talk', () => {
  const mixed = conversation('websocket.mix/a', goodMessages)
  const judgedAfter = (ms: number) => {
    const sentAtEpochMs = mixed.sentAtEpochMs + ms
    const second = conversation('websocket.mix/b', goodMessages, { sentAtEpochMs })
    const socket = JSON.parse(JSON.stringify(second.socket).replaceAll('n0', 'n1')) as Exchange['socket']
    return kindOf(judgeSocket('websocket.no-cross-talk', mixed, { ...second, ...(socket && { socket }) }))
  }
  expect([judgedAfter(0), judgedAfter(50), judgedAfter(1000)]).toEqual([
    'satisfied',
    'satisfied',
    'not-applicable',
  ])
})

const good = message('client', '{"messages":[]}')
const answers = goodMessages.map((text) => message('server', text))

test.each<[kind: string, said: readonly (string | RecordedMessage)[], endMs: number]>([
  ['satisfied', [errorFrame, good, ...answers], 100],
  ['violated', [errorFrame, good], 30_000],
  ['violated', [errorFrame, good, errorFrame], 100],
  ['not-applicable', [errorFrame, good], 1],
  ['not-applicable', [errorFrame, good, close('server', 1008)], 30_000],
  ['not-applicable', [...answers, good], 30_000],
  ['not-applicable', [errorFrame], 30_000],
])('%s for the message after a refusal (%#)', (kind, said, endMs) => {
  const made = conversation('websocket.mistakes/unknown-model', said)
  const exchanged = { ...made, timing: { ...made.timing, endMs } }
  expect(kindOf(judgeSocket('websocket.answers-after-refusal', exchanged))).toBe(kind)
})

test('a handshake with further options of Connection is accepted, and two segments are one frame', () => {
  const lost = conversation('websocket.fragments/segments', [])
  const slow = { ...lost, timing: { ...lost.timing, endMs: 30_000 } }
  expect([lost, slow].map((one) => kindOf(judgeSocket('websocket.fragments-accepted', one)))).toEqual([
    'satisfied',
    'violated',
  ])
  const refusal = exchange('websocket.control/close', { status: 400, method: 'GET' })
  expect(kindOf(judgeSocket('websocket.connection-options', refusal))).toBe('violated')
})

test('a word as temperature is refused, unless the statement lists other mistakes', () => {
  const id = 'websocket.refuses-temperature-string'
  const answered = mistake('temperature-string', goodMessages)
  expect(kindOf(judgeSocket(id, answered))).toBe('violated')
  expect(kindOf(judgeSocket(id, mistake('temperature-string', [errorFrame])))).toBe('satisfied')
  const listed = readingsOf({ ...openai.readings, 'errors.conditions': { reading: 'list', mistakes: [] } })
  const [check] = websocketChecks.filter((one) => one.id === id)
  expect(check?.judge(evidenceOf([offer, answered], { readings: listed })).kind).toBe('not-applicable')
})
