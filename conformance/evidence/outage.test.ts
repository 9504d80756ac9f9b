/** Tests how outages are recognized, which call is blamed, and how other verdicts change. */
import { describe, expect, test } from 'vitest'
import { exchange, SENT_AT_EPOCH_MS, type ExchangeParts } from '../exchange/exchange-fixture.ts'
import type { Exchange, RecordedMessage } from '../exchange/exchange.ts'
import { inconclusive, satisfied, violatedUnlessEmpty } from '../exchange/judgement.ts'
import { asUndelivered, outageIn, underOutage } from './outage.ts'

const GENERAL = 'core.healthy-after-mistakes'
const SELECTED = [
  GENERAL,
  'websocket.healthy-after-mistakes',
  'sse.abort-healthy',
  'core.answers-after-huge',
  'core.reply-whole',
  'websocket.good-requests-answered',
]

const refused = { kind: 'failed', code: 'refused', detail: 'connect ECONNREFUSED' } as const
const reset = { kind: 'failed', code: 'reset', detail: 'other side closed' } as const

function at(ms: number, id: string, parts: ExchangeParts = {}): Exchange {
  return exchange(id, { sentAtEpochMs: SENT_AT_EPOCH_MS + ms, ...parts })
}

function lost(ms: number, id: string, end: Exchange['end'] = refused): Exchange {
  return at(ms, id, { noResponse: true, end, isValidCall: true })
}

const good = at(0, 'core.completion/all-four', { isValidCall: true })

function talk(
  ms: number,
  id: string,
  messages: readonly Partial<RecordedMessage>[],
  end: Exchange['end'],
): Exchange {
  const whole = messages.map((message, index): RecordedMessage => ({
    from: 'client',
    kind: 'text',
    atMs: index,
    payload: { text: '{', bodyBytes: 1, truncated: false },
    ...message,
  }))
  const handshake = at(ms, id, { status: 101, text: '', isValidCall: true })
  return { ...handshake, end, socket: { messages: whole, closedBy: null } }
}

describe('an outage', () => {
  test('names the mistake that was under way without an answer', () => {
    const bad = at(10, 'core.body/malformed', { noResponse: true, end: reset })
    const answered = at(5, 'core.refusals/role-number', { status: 400 })
    const outage = outageIn([good, answered, bad, lost(20, 'core.health/after')], SELECTED)
    expect(outage).toMatchObject({ reporter: GENERAL, suspects: [{ id: 'core.body/malformed' }] })
    expect(outage?.issues[0]?.received).toBe(
      'nothing was answered any more after it: none of 1 call sent afterwards was answered (refused: connect ECONNREFUSED)',
    )
    expect(outage?.pointer).toBe(`nothing was answered any more after core.body/malformed: see ${GENERAL}`)
    expect([...(outage?.lost ?? [])]).toEqual(['core.body/malformed', 'core.health/after'])
  })

  test('is blamed on the valid call that was under way, and not as one after a mistake', () => {
    const answered = at(5, 'core.refusals/role-number', { status: 400 })
    const valid = lost(10, 'core.echo/plain', reset)
    const outage = outageIn([good, answered, valid, lost(20, 'core.health/after')], SELECTED)
    expect(outage).toMatchObject({ reporter: 'core.reply-whole', suspects: [{ id: 'core.echo/plain' }] })
    expect(outage?.issues[0]?.expected).toBe('an answer, and a service that keeps answering')
    expect(outageIn([good, answered, valid, lost(20, 'core.health/after')], [GENERAL])).toBeNull()
  })

  test('is not blamed on a valid call that timed out, if the service refuses connections later', () => {
    const late = {
      kind: 'failed',
      code: 'timeout-headers',
      detail: 'no response headers within 4000 ms',
    } as const
    const waiting = lost(10, 'sse.stream/basic', late)
    const gone = outageIn([good, waiting, lost(20, 'core.health/after')], SELECTED)
    expect(gone).toMatchObject({ reporter: 'core.reply-whole', suspects: [{ id: 'core.health/after' }] })
    // A target that accepts calls and never answers hangs, which is an outage with suspects.
    const silent = ['one', 'two', 'three'].map((label, index) => lost(20 + index, `core.echo/${label}`, late))
    expect(outageIn([good, waiting, ...silent], SELECTED)?.suspects).not.toEqual([])
  })

  test('is blamed on the valid conversation that was under way', () => {
    const valid = talk(10, 'websocket.turns/two', [{}], reset)
    const outage = outageIn([good, valid, lost(20, 'websocket.vanish/vanish')], SELECTED)
    expect(outage?.reporter).toBe('websocket.good-requests-answered')
  })

  test('at a handshake that opened no socket is a failure of core, since the service may offer no WebSocket', () => {
    const handshake = lost(10, 'websocket.offer/basic', reset)
    const outage = outageIn([good, handshake, lost(20, 'websocket.offer/plain')], SELECTED)
    expect(outage).toMatchObject({
      reporter: 'core.reply-whole',
      suspects: [{ id: 'websocket.offer/basic' }],
    })
    const alone = SELECTED.filter((id) => id.startsWith('websocket.'))
    expect(outageIn([good, handshake, lost(20, 'websocket.offer/plain')], alone)?.reporter).toBe(
      'websocket.good-requests-answered',
    )
  })

  test('names the valid calls beside a mistake, because either may be the cause', () => {
    const bad = at(10, 'core.body/malformed', { noResponse: true, end: reset })
    const valid = lost(12, 'core.echo/plain', reset)
    const outage = outageIn([good, bad, valid, lost(20, 'core.health/after')], SELECTED)
    expect(outage?.reporter).toBe(GENERAL)
    expect(outage?.suspects.map(({ id }) => id)).toEqual(['core.body/malformed', 'core.echo/plain'])
  })

  test('names the frame, and what is odd about it', () => {
    const bytes = { base64: 'wyg=', bodyBytes: 2, truncated: false }
    const frames = [{ from: 'server' as const }, { payload: bytes }]
    const bad = talk(10, 'websocket.mistakes/not-utf8', frames, reset)
    const outage = outageIn([good, bad, lost(20, 'websocket.vanish/vanish')], SELECTED)
    expect(outage?.reporter).toBe('websocket.healthy-after-mistakes')
    expect(outage?.issues[0]?.at).toBe('websocket.mistakes/not-utf8 message 2 (text, 2 bytes, not UTF-8)')
  })

  test('names the client that disconnected last', () => {
    const hungUp = at(10, 'sse.abort/abort', { isValidCall: true, end: { kind: 'aborted', afterEvents: 2 } })
    const outage = outageIn(
      [good, hungUp, lost(20, 'sse.abort/after', reset), lost(30, 'core.huge/huge')],
      SELECTED,
    )
    expect(outage).toMatchObject({ reporter: 'sse.abort-healthy', suspects: [{ id: 'sse.abort/abort' }] })
  })

  test('of WebSocket alone leaves the other calls alone', () => {
    const said = [{ flaw: 'opcode 3' }, { from: 'server', kind: 'close' }] as const
    const closed = talk(10, 'websocket.mistakes/opcode', said, { kind: 'complete' })
    const later = ['vanish', 'after'].map((label, index) =>
      at(20 + 5 * index, `websocket.vanish/${label}`, { status: 500, isValidCall: true }),
    )
    const outage = outageIn([good, closed, ...later, at(40, 'core.huge/after')], SELECTED)
    expect(outage?.issues[0]?.at).toBe('websocket.mistakes/opcode message 1 (text, 1 bytes, opcode 3)')
    expect(outage?.pointer).toContain('no WebSocket was opened any more after websocket.mistakes/opcode')
    expect([...(outage?.lost ?? [])]).toEqual(['websocket.vanish/vanish', 'websocket.vanish/after'])
  })

  test('names no cause where no request was under way, and no mistake was sent shortly before', () => {
    const outage = outageIn([good, lost(9000, 'core.health/after')], SELECTED)
    expect(outage).toMatchObject({ reporter: 'core.reply-whole', suspects: [{ id: 'core.health/after' }] })
    expect(outage?.issues[0]?.received).toMatch(/^nothing was answered any more from it on: /)
    expect(outage?.pointer).toBe(
      'nothing was answered any more from core.health/after on: see core.reply-whole',
    )
  })

  const NO_CAUSE = { reporter: 'core.reply-whole', suspects: [{ id: 'core.health/after' }] }
  describe('at the refusal of a wrong key', () => {
    const wrong = at(100, 'core.auth/wrong', { noResponse: true, end: reset })
    const after = lost(120, 'core.health/after')
    const first = at(10, 'core.auth/none', { noResponse: true, end: reset })
    const valid = lost(101, 'core.mix/c', reset)
    const down = lost(20, 'core.mix/a')
    const up = at(60, 'core.mix/b', { isValidCall: true })

    test('names no cause: a server that stops just then was most likely stopped', () => {
      expect(outageIn([good, wrong, after], SELECTED)).toMatchObject(NO_CAUSE)
      const handshake = at(100, 'websocket.auth/wrong', { noResponse: true, end: reset })
      expect(outageIn([good, handshake, after], SELECTED)).toMatchObject(NO_CAUSE)
    })

    test('names no cause if the target was away before, or if valid calls were under way', () => {
      const outage = outageIn([good, first, down, up, wrong, valid, after], SELECTED)
      expect(outage).toMatchObject(NO_CAUSE)
    })

    test('blames a mistake that was under way beside it', () => {
      const bad = at(90, 'core.body/malformed', { noResponse: true, end: reset })
      const outage = outageIn([good, bad, wrong, after], SELECTED)
      expect(outage?.suspects.map(({ id }) => id)).toEqual(['core.body/malformed'])
    })
  })

  test.each<[what: string, exchanges: readonly Exchange[]]>([
    [
      'the last call was answered',
      [good, lost(10, 'core.mix/a'), lost(20, 'core.mix/b'), at(30, 'core.health/after')],
    ],
    ['nothing was ever answered', [lost(0, 'core.completion/all-four'), lost(10, 'core.health/after')]],
    ['two connections broke', [good, lost(10, 'core.mix/a', reset), lost(20, 'core.mix/b', reset)]],
    ['calls for limits are turned away', [good, lost(10, 'limits.burst/1'), lost(20, 'limits.burst/2')]],
    [
      'handshakes meet a limit',
      [
        good,
        talk(5, 'websocket.mistakes/binary', [{}], { kind: 'complete' }),
        ...[20, 30, 40].map((ms) => at(ms, `websocket.mix/${ms}`, { status: 429, isValidCall: true })),
      ],
    ],
    [
      'one call of a kind is answered 500 each time',
      [
        good,
        ...[1, 2, 3, 4].map((attempt) =>
          at(10 * attempt, 'core.huge/after', { attempt, status: 500, isValidCall: true }),
        ),
      ],
    ],
  ])('is not one: %s', (_, exchanges) => {
    expect(outageIn(exchanges, SELECTED)).toBeNull()
  })

  test('is not reported when the run has no check for it', () => {
    const bad = at(10, 'core.body/malformed', { noResponse: true, end: reset })
    expect(outageIn([good, bad, lost(20, 'core.body/malformed')], ['core.refuses-malformed'])).toBeNull()
  })
})

const issue = (where: string) => ({ at: where, expected: '400', received: 'nothing' })

describe('under an outage', () => {
  const bad = at(10, 'core.body/malformed', { noResponse: true, end: reset })
  const after = lost(20, 'core.health/after')
  const found = outageIn([good, bad, after], SELECTED)
  if (found === null) throw new Error('no outage')
  const outage = { ...found, isOwn: true }

  test('one check reports it, and checks of lost calls are inconclusive', () => {
    expect(underOutage(GENERAL, satisfied([good]), outage).kind).toBe('violated')
    const broken = violatedUnlessEmpty([issue('core.body/malformed status')], [bad])
    expect(underOutage('core.refuses-malformed', broken, outage)).toEqual(
      inconclusive('prerequisite', outage.pointer),
    )
    expect(underOutage('core.mix', inconclusive('model-behaviour', 'none of 4'), outage)).toEqual(
      inconclusive('prerequisite', outage.pointer),
    )
  })

  test('an issue or a pass of earlier calls remains', () => {
    const both = violatedUnlessEmpty(
      [issue('core.body/malformed'), issue('core.completion/all-four /id')],
      [good],
    )
    expect(underOutage('core.response-schema', both, outage)).toMatchObject({
      issues: [issue('core.completion/all-four /id')],
    })
    expect(underOutage('core.response-schema', satisfied([good]), outage)).toEqual(satisfied([good]))
    const others = inconclusive('throttled', '429')
    expect(underOutage('core.other', others, { ...outage, isOwn: false })).toBe(others)
  })

  test('a lost call did not reach the target', () => {
    expect(asUndelivered(after, outage)).toMatchObject({
      response: null,
      end: { code: 'refused', detail: outage.pointer },
    })
  })
})
