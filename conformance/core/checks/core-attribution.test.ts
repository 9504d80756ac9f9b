import { describe, expect, test } from 'vitest'
import { evidenceFor } from '../../evidence/evidence.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import type { Judgement } from '../../exchange/judgement.ts'
import { resolvePlan } from '../../statement/plan.ts'
import { coreChecks } from './core.ts'
import { exchange, SENT_AT_EPOCH_MS, type ExchangeParts } from '../../exchange/exchange-fixture.ts'
import { answerChunks, eventStream, streamedExchange } from '../../evidence/stream-fixture.ts'

const reset = { kind: 'failed', code: 'reset', detail: 'other side closed' } as const

/** Judges the exchanges of a run by the check with this id. */
function judged(id: string, exchanges: readonly Exchange[]): Judgement {
  const found = coreChecks.find((check) => check.id === id)
  if (found === undefined) throw new Error(`no check ${id}`)
  const evidence = evidenceFor(found, {
    header: {
      model: 'm',
      baseUrl: 'http://127.0.0.1:1',
      secretPlaceholders: [],
      hasKey: true,
      checks: coreChecks.map((check) => check.id),
    },
    plan: resolvePlan({ profile: 'openai', statement: null, require: [] }),
    exchanges: () => exchanges,
    omissions: () => [],
    secrets: () => [],
  })
  return found.judge(evidence)
}

function received(judgement: Judgement): string {
  return judgement.kind === 'violated'
    ? judgement.issues.map((issue) => issue.received).join()
    : judgement.kind
}

/** Returns the attempts of a valid call: one for each of `failures`, then one with the parts `last`. */
function valid(
  id: string,
  failures: readonly ExchangeParts[],
  last: ExchangeParts = {},
): readonly Exchange[] {
  const before = failures.map((parts, index) =>
    exchange(id, { isValidCall: true, attempt: index + 1, ...parts }),
  )
  return [...before, exchange(id, { isValidCall: true, attempt: failures.length + 1, ...last })]
}

const plain = (status: number): Exchange => exchange('websocket.offer/plain', { status, method: 'GET' })
const failed = (status: number): ExchangeParts => ({ status, json: {}, sentAgain: 'server-error' })
const cut: ExchangeParts = { text: '{"id":', end: reset, sentAgain: 'broken-off' }

describe('core.valid-calls-not-5xx', () => {
  const id = 'core.valid-calls-not-5xx'
  test('the issue counts and names the failed calls, and states the answer to their repetition', () => {
    const exchanges = [
      ...valid('core.completion/all-four', []),
      ...valid('core.mix/a', [failed(500)]),
      ...valid('sse.stream/basic', [failed(502), failed(503)]),
      ...valid('core.sdk/plain', [failed(500)], { status: 500, json: {} }),
    ]
    expect(received(judged(id, exchanges))).toBe(
      '3 of 4 calls were answered 5xx: core.mix/a (500, then 200), core.sdk/plain (500, 500), sse.stream/basic (502, 503, then 200)',
    )
  })
  test('the issue advises a limit that answers 503, but not a service that also fails otherwise', () => {
    const limited = [
      ...valid('core.mix/a', [failed(503), failed(503)]),
      ...valid('core.mix/b', [failed(503)]),
    ]
    expect(received(judged(id, limited))).toMatch(
      /^2 of 2 calls were answered 503, .*: if a limit refuses them, 429 or a Retry-After would tell clients to wait: core.mix\/a \(503, 503, then 200\)/,
    )
    for (const other of [valid('core.mix/c', [failed(500)]), valid('core.mix/c', [], failed(503))])
      expect(received(judged(id, [...limited, ...other]))).toContain('3 of 3 calls were answered 5xx: ')
  })
  test.each([
    ['a mistake', 'core.body/array', 400, '1 of 1 calls were answered 5xx: core.body/array (500, then 400)'],
    ['a call after all mistakes', 'core.health/after', 200, '1 of 2 calls'],
    ['a mistake with 500 at last, which another check reports', 'core.body/array', 500, 'satisfied'],
    ['a mistake without an answer at last', 'core.body/array', null, 'satisfied'],
  ] as const)('a call that is answered 500 at first: %s', (_, name, status, expected) => {
    const last: ExchangeParts = status === null ? { noResponse: true, end: reset } : { status, json: {} }
    const again = [exchange(name, failed(500)), exchange(name, { attempt: 2, ...last })]
    expect(received(judged(id, [...valid('core.completion/all-four', []), ...again]))).toContain(expected)
  })
  test('a handshake that fails like a GET without Upgrade is not a valid call', () => {
    const handshake = valid('websocket.offer/basic', [failed(500)], { status: 500 })
    const calls = [...valid('core.completion/all-four', []), ...handshake]
    expect(received(judged(id, [...calls, plain(405)]))).toContain('websocket.offer/basic')
    expect(received(judged(id, [...calls, plain(500)]))).toBe('satisfied')
    // The first attempt got another status than the GET, so the GET does not explain it.
    const once = valid('websocket.offer/basic', [failed(502)], { status: 500 })
    const answeredCalls = valid('core.completion/all-four', [])
    expect(received(judged(id, [...answeredCalls, ...once, plain(500)]))).toContain('websocket.offer/basic')
  })
  test('streams that all fail are one issue, at the place where sse.offered reports them', () => {
    const judgement = judged(id, [
      ...valid('core.completion/all-four', []),
      ...valid('core.mix/a', [failed(500)]),
      ...valid('sse.abort/abort', [failed(500)], { status: 500, json: {} }),
      ...valid('sse.stream/basic', [failed(500)], { status: 500, json: {} }),
    ])
    expect(judgement).toMatchObject({
      kind: 'violated',
      issues: [
        { received: '1 of 2 calls were answered 5xx: core.mix/a (500, then 200)' },
        { at: 'sse.stream/basic#2 status', received: '2 valid streamed calls were answered 5xx each time' },
      ],
    })
  })
  test.each([
    ['a limit', { status: 503, headers: [['retry-after', '3']] as const, json: {} }],
    ['not implemented', { status: 501, json: {} }],
  ])('%s is not a failure', (_, parts) => {
    const exchanges = [...valid('core.completion/all-four', []), ...valid('core.mix/a', [], parts)]
    expect(received(judged(id, exchanges))).toBe('satisfied')
  })
  test('is inconclusive when no valid call is answered', () => {
    expect(judged(id, []).kind).toBe('inconclusive')
    expect(judged(id, valid('core.completion/all-four', [], { status: 429, json: {} }))).toMatchObject({
      kind: 'inconclusive',
      code: 'throttled',
    })
  })
})

function concurrentStream(label: string, isCut: boolean, atMs: number): Exchange {
  const body = eventStream(answerChunks()).slice(0, isCut ? 600 : undefined)
  return streamedExchange(`sse.side-by-side/${label}`, body, { sentAtEpochMs: SENT_AT_EPOCH_MS + atMs })
}

function twoPairs(isCutAgain: boolean): readonly Exchange[] {
  return [
    ...valid('core.completion/all-four', []),
    concurrentStream('pair-1-a', false, 1000),
    concurrentStream('pair-1-b', true, 1000),
    concurrentStream('alone-1', false, 2000),
    concurrentStream('pair-2-a', isCutAgain, 3000),
    concurrentStream('pair-2-b', false, 3000),
  ]
}

describe('core.answers-unbroken', () => {
  const id = 'core.answers-unbroken'
  test('the issue counts the broken answers', () => {
    const halfStream = eventStream(answerChunks()).slice(0, 600)
    const exchanges = [
      ...valid('core.completion/all-four', []),
      ...valid('core.mix/a', [cut, cut]),
      streamedExchange('sse.stream/basic', halfStream, { sentAgain: 'broken-off' }),
      streamedExchange('sse.stream/basic', eventStream(answerChunks()), { attempt: 2 }),
    ]
    expect(received(judged(id, exchanges))).toBe(
      '2 of 3 answers broke off and were complete when the request was sent again: core.mix/a (reset, reset), sse.stream/basic (a stream without its end)',
    )
  })
  test('concurrent calls are sent again together, unless the last of them break off too', () => {
    expect(received(judged(id, twoPairs(false)))).toMatch(
      /^1 of 5 answers broke off .*: sse.side-by-side\/pair-2-b \(a stream without its end\); among/,
    )
    expect(judged(id, twoPairs(true)).kind).toBe('satisfied')
  })
  test('a stream beside clients that hang up is sent again with them', () => {
    const whole = streamedExchange('sse.abort/beside', eventStream(answerChunks()), {
      attempt: 2,
      sentAtEpochMs: SENT_AT_EPOCH_MS + 1000,
    })
    const broken = streamedExchange('sse.abort/beside', eventStream(answerChunks()).slice(0, 600), {
      end: reset,
    })
    const sent = [broken, whole].map((call) => ({ ...call, isRepeatable: true as const }))
    expect(received(judged(id, [...valid('core.completion/all-four', []), ...sent]))).toMatch(
      /answers broke off .*: sse.abort\/beside \(reset\)/,
    )
  })
  test('the share is that of the calls of the same kind', () => {
    const streams = [
      streamedExchange('sse.echo/scripts', eventStream(answerChunks())),
      streamedExchange('sse.stream/basic', eventStream(answerChunks()).slice(0, 600), {
        sentAgain: 'broken-off',
      }),
      streamedExchange('sse.stream/basic', eventStream(answerChunks()), { attempt: 2 }),
    ]
    expect(received(judged(id, [...valid('core.completion/all-four', []), ...streams]))).toMatch(
      /^1 of 2 answers broke off .*; among calls of the kind stream$/,
    )
  })
  test('other checks judge a call that breaks off each time', () => {
    const exchanges = [
      ...valid('core.completion/all-four', [{ noResponse: true, end: reset, sentAgain: 'broken-off' }]),
      ...valid('core.mix/a', [cut], { text: '{"id":', end: reset }),
    ]
    expect(received(judged(id, exchanges))).toBe('satisfied')
  })

  test.each(['core.huge/huge', 'websocket.mistakes/huge'])('a reset of %s is not a sign', (name) => {
    expect(received(judged(id, valid(name, [cut])))).toBe('satisfied')
  })

  const lost: ExchangeParts = { noResponse: true, end: reset, sentAgain: 'broken-off' }
  /** Returns the attempts of `all` calls. The first `lostOnce` calls are reset once, and their second attempt is answered. */
  const calls = (all: number, lostOnce: number) =>
    Array.from({ length: all }, (_, index) =>
      valid(`core.mix/${String(index)}`, index < lostOnce ? [lost] : []),
    ).flat()
  test.each([
    [100, 1],
    [100, 9],
    [10, 4],
  ])('of %i requests, %i resets before any answer are chance', (all, lostOnce) => {
    expect(received(judged(id, calls(all, lostOnce)))).toBe('satisfied')
  })
  test('resets of a tenth of the requests, and of at least five, are not chance', () => {
    expect(received(judged(id, calls(100, 10)))).toMatch(
      /^10 of 100 requests were reset before any answer, and answered when they were sent again: core\.mix\/0 \(reset\), .* and 5 more$/,
    )
    expect(received(judged(id, calls(20, 5)))).toMatch(/^5 of 20 requests/)
  })
  test('calls of the limits do not count, because they are sent to be refused', () => {
    const ofLimits = Array.from({ length: 10 }, (_, index) => valid(`limits.quota/a-${index}`, [lost])).flat()
    expect(received(judged(id, [...calls(20, 0), ...ofLimits]))).toBe('satisfied')
    const served = Array.from({ length: 80 }, (_, index) => valid(`limits.quota/a-${index}`, [])).flat()
    expect(received(judged(id, [...calls(20, 5), ...served]))).toMatch(/^5 of 20 requests/)
  })
})

test.each(['core.answers-unbroken', 'core.valid-calls-not-5xx'])(
  '%s is not passed by a service that stopped answering',
  (id) => {
    const gone = { noResponse: true, end: { ...reset, code: 'refused' } } as const
    const later = ['a', 'b'].flatMap((label, index) =>
      valid(`core.mix/${label}`, [], { ...gone, sentAtEpochMs: SENT_AT_EPOCH_MS + 9000 * (index + 1) }),
    )
    expect(judged(id, [...valid('core.completion/all-four', []), ...later])).toMatchObject({
      kind: 'inconclusive',
      detail: 'nothing was answered any more from core.mix/a on: see core.reply-whole',
    })
  },
)

function pair(round: number, end: Exchange['end']): readonly Exchange[] {
  return [
    exchange(`core.side-by-side/pair-${round}-a`, { noResponse: end.kind === 'failed', end }),
    exchange(`core.side-by-side/pair-${round}-b`),
  ]
}

// Returns a pair of answered calls. The second call was sent after the end of the first call.
function apart(round: number): readonly Exchange[] {
  return pair(round, { kind: 'complete' }).map((call, index) => ({
    ...call,
    sentAtEpochMs: call.sentAtEpochMs + 10 * index,
  }))
}

function alone(round: number, parts: ExchangeParts = {}): Exchange {
  return exchange(`core.side-by-side/alone-${round}`, parts)
}

function others(count: number, parts: ExchangeParts = {}): readonly Exchange[] {
  return Array.from({ length: count }, (_, index) => exchange(`core.fields/${index}`, parts))
}

describe('core.calls-side-by-side', () => {
  const id = 'core.calls-side-by-side'
  const rounds = (end: Exchange['end'], parts: ExchangeParts = {}) =>
    [1, 2, 3].flatMap((round) => [...pair(round, end), alone(round, parts)])

  test('an answer that breaks in every pair and in no single call is a violation', () => {
    expect(received(judged(id, [...rounds(reset), ...others(20)]))).toBe(
      'an answer that was whole alone broke off while a second call ran, 3 of 3 times (reset: other side closed)',
    )
  })
  test.each([
    ['chance may have made it', rounds(reset), 'inconclusive'],
    ['others break off too', [...rounds(reset), ...others(20), ...others(4, cut)], 'inconclusive'],
    ['broken alone too', rounds(reset, { end: reset }), 'inconclusive'],
    ['broken twice', [...rounds(reset).slice(0, 6), ...pair(3, { kind: 'complete' })], 'satisfied'],
    ['whole at once', pair(1, { kind: 'complete' }), 'satisfied'],
    ['whole, one after the other', apart(1), 'not-applicable'],
    [
      'broken twice, and once one after the other',
      [...rounds(reset).slice(0, 6), ...apart(3), ...others(20)],
      'violated',
    ],
    ['no third round', rounds(reset).slice(0, 6), 'inconclusive'],
    [
      'the second one refused for a limit',
      [pair(1, { kind: 'complete' })[0], exchange('core.side-by-side/pair-1-b', { status: 429, json: {} })],
      'satisfied',
    ],
  ])('%s: %j', (_, exchanges, kind) => {
    expect(
      judged(
        id,
        exchanges.filter((made) => made !== undefined),
      ).kind,
    ).toBe(kind)
  })
})
