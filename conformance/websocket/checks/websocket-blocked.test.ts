import { describe, expect, test } from 'vitest'
import type { Exchange, RecordedMessage } from '../../exchange/exchange.ts'
import { evidenceOf, exchange } from '../../exchange/exchange-fixture.ts'
import {
  close,
  errorFrame,
  goodMessages,
  judgeSocket,
  chunkTexts,
  openaiReadings,
  conversation,
} from './socket-fixture.ts'
import { issuesOf, judged, kindOf } from '../../evidence/verdict-fixture.ts'
import { websocketChecks } from './websocket.ts'

const limitFrame =
  '{"error":{"message":"Rate limit reached: too many requests. Try again in 0.403 s.","type":"rate_limit_error","param":null,"code":"rate_limit_exceeded"}}'
const NEEDS_ANSWER = [
  'turns',
  'turns-apart',
  'no-cross-talk',
  'fragments-accepted',
  'echo-whole',
  'idle-then-answered',
  'max-tokens-caps',
  'max-tokens-length',
]
const LABELS = [
  'turns/two',
  'mix/a',
  'mix/b',
  'fragments/three',
  'fragments/cut',
  'control/ping',
  'max-tokens/one',
]

/** Returns one conversation for each label of `LABELS`. The target answers each with the messages `said`. */
function talks(said: readonly (string | RecordedMessage)[]): readonly Exchange[] {
  return LABELS.map((label) => conversation(`websocket.${label}`, said))
}

const turnedAway = (id: string) => exchange(id, { status: 429, method: 'GET' })
const plain = (status: number) => exchange('core.completion/all-four', { status })
const unreached = (id: string, code: 'refused' | 'dns' | 'tls' | 'timeout-connect' | 'timeout-headers') =>
  exchange(id, { noResponse: true, end: { kind: 'failed', code, detail: `connect ${code}` } })

test('a run that was stopped before its handshakes shows nothing about them', () => {
  const seen = judged(websocketChecks, 'websocket.offered', [], { readings: openaiReadings })
  expect(kindOf(seen)).toBe('prerequisite')
})

describe('a limit that persists is throttled, not a violation and not model behavior', () => {
  test.each<[string, string | RecordedMessage]>([
    ['by its type', limitFrame],
    ['by its status', '{"error":{"message":"slow down","status":429}}'],
    ['by its code', '{"error":{"message":"No.","code":429,"status":"RESOURCE_EXHAUSTED"}}'],
    ['in words, where nothing else is said', '{"error":"Too many requests, slow down."}'],
    ['in a typed frame', '{"type":"error","code":"too_many_requests"}'],
    ['with close 1013', close('server', 1013)],
    ['with close 1008 and such a reason', close('server', 1008, 'rate limit exceeded')],
    ['with a close of its own', close('server', 4029, 'too many requests')],
  ])('a refusal with %s', (_, said) => {
    for (const name of ['good-requests-answered', 'frames-json', ...NEEDS_ANSWER])
      expect(kindOf(judgeSocket(`websocket.${name}`, ...talks([said]))), name).toBe('throttled')
  })
  test('of the plain request: so are all that rest on it', () => {
    const limited = conversation('websocket.offer/basic', [limitFrame])
    for (const name of ['good-requests-answered', 'text-streamed', 'mistakes-refused', ...NEEDS_ANSWER])
      expect(kindOf(judgeSocket(`websocket.${name}`, limited, ...talks(goodMessages))), name).toBe(
        'throttled',
      )
  })
  test('in the middle of an answer', () => {
    const late = conversation('websocket.control/ping', [...chunkTexts.slice(0, 2), limitFrame])
    expect(kindOf(judgeSocket('websocket.idle-then-answered', late))).toBe('throttled')
  })
  test('at the handshake', () => {
    expect(kindOf(judgeSocket('websocket.offered', turnedAway('websocket.offer/basic')))).toBe('throttled')
    for (const name of ['refusal-form', 'refusal-json', 'keys-refused'])
      expect(kindOf(judgeSocket(`websocket.${name}`, turnedAway('websocket.auth/none'))), name).toBe(
        'throttled',
      )
    expect(kindOf(judgeSocket('websocket.vanish-healthy', turnedAway('websocket.vanish/after')))).toBe(
      'throttled',
    )
  })
  test.each<[string, string | RecordedMessage]>([
    ['another error', errorFrame],
    [
      'an error that speaks of limits, with a code of another kind',
      '{"error":{"message":"The rate limit page tells more.","type":"invalid_request_error","code":"bad"}}',
    ],
    ['close 1008 without a reason', close('server', 1008)],
    ['close 1011', close('server', 1011, 'too many requests')],
  ])('%s is one', (_, said) => {
    const refused = conversation('websocket.control/ping', [said])
    expect(kindOf(judgeSocket('websocket.idle-then-answered', refused))).toBe('violated')
  })
})

describe('a special request fails only where a plain one was answered', () => {
  const refused = conversation('websocket.offer/basic', [errorFrame])
  test('refused over WebSocket alone: one failure', () => {
    const all = [refused, ...talks([errorFrame]), plain(200)]
    for (const name of NEEDS_ANSWER)
      expect(kindOf(judgeSocket(`websocket.${name}`, ...all)), name).toBe('prerequisite')
    expect(kindOf(judgeSocket('websocket.good-requests-answered', ...all))).toBe('violated')
  })
  test('refused over HTTP as well: none', () => {
    const all = [refused, ...talks([errorFrame]), plain(404)]
    expect(kindOf(judgeSocket('websocket.good-requests-answered', ...all))).toBe('prerequisite')
  })
  test('a conversation that fails where a plain one did not is blamed whatever HTTP does', () => {
    const late = conversation('websocket.mix/a', [...chunkTexts.slice(0, 2), errorFrame])
    expect(kindOf(judgeSocket('websocket.good-requests-answered', late, plain(404)))).toBe('violated')
  })
  test('reports a plain request whose connection is closed without an answer', () => {
    const passedOver = conversation('websocket.offer/basic', [close('server', 1011)])
    expect(issuesOf(judgeSocket('websocket.good-requests-answered', passedOver))).toEqual([
      'websocket.offer/basic: close 1011',
    ])
    expect(kindOf(judgeSocket('websocket.idle-then-answered', passedOver))).toBe('prerequisite')
  })
  test('an error in place of an echo is not model behavior', () => {
    for (const name of ['no-cross-talk', 'echo-whole', 'max-tokens-caps'])
      expect(kindOf(judgeSocket(`websocket.${name}`, ...talks([errorFrame]))), name).toBe('prerequisite')
  })
})

// Measured: gorilla and coder of Go, aiohttp, Tornado and wsproto of Python, `websocket` and faye-websocket of npm.
describe('the defaults of widely used libraries pass', () => {
  test.each(['unmasked-refused', 'not-utf8-refused', 'huge-clean', 'length-limited'])(
    'websocket.%s only warns',
    (name) => {
      expect(websocketChecks.find(({ id }) => id === `websocket.${name}`)?.level).toBe('SHOULD')
    },
  )
  test('a reset after a forbidden frame satisfies the check', () => {
    const end = { kind: 'failed', code: 'reset', detail: 'gone' } as const
    const cut = { ...conversation('websocket.mistakes/opcode', [], { end }) }
    const messages = cut.socket?.messages.filter(({ kind }) => kind !== 'close') ?? []
    const silent = { ...cut, socket: { messages, closedBy: null } }
    expect(kindOf(judgeSocket('websocket.forbidden-frames-refused', silent))).toBe('satisfied')
  })
})

describe('a target that cannot be reached', () => {
  test('from the very first call on: reports that, and not a missing declaration', () => {
    const omissions = [
      { probe: 'core.completion', code: 'prerequisite' as const, detail: 'closes every connection' },
    ]
    const offered = websocketChecks.find(({ id }) => id === 'websocket.offered')
    expect(offered?.judge({ ...evidenceOf([]), readings: openaiReadings, omissions })).toMatchObject({
      code: 'prerequisite',
      detail: 'closes every connection',
    })
  })
  test.each([
    ['refused', 'prerequisite'],
    ['dns', 'prerequisite'],
    ['tls', 'prerequisite'],
    ['timeout-connect', 'timeout'],
    ['timeout-headers', 'timeout'],
  ] as const)('%s: nothing is known of any check', (code, kind) => {
    const offer = unreached('websocket.offer/basic', code)
    for (const { id } of websocketChecks) expect(kindOf(judgeSocket(id, offer)), id).toBe(kind)
  })
  test('from the middle on: calls that did not reach the target are no violation', () => {
    const ids = [
      ...LABELS.map((label) => `websocket.${label}`),
      'websocket.auth/none',
      'websocket.vanish/vanish',
    ]
    const dead = ids.map((id) => unreached(id, 'refused'))
    const kinds = websocketChecks.map(({ id }) => [id, kindOf(judgeSocket(id, ...dead))])
    expect(kinds.filter(([, kind]) => kind === 'violated')).toEqual([])
    const sure = new Map(kinds.map(([id = '', kind = '']) => [id, kind]))
    for (const name of ['refusal-form', 'healthy-after-mistakes', 'idle-then-answered'])
      expect(sure.get(`websocket.${name}`), name).toBe('prerequisite')
  })
  test('once a client has vanished: a violation of websocket.vanish-healthy', () => {
    const vanished = conversation('websocket.vanish/vanish', chunkTexts, {
      end: { kind: 'aborted', afterEvents: 2 },
    })
    const after = unreached('websocket.vanish/after', 'refused')
    expect(kindOf(judgeSocket('websocket.vanish-healthy', vanished, after))).toBe('violated')
  })
})
