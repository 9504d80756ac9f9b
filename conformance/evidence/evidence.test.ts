import { expect, test } from 'vitest'
import { evidenceOf, exchange } from '../exchange/exchange-fixture.ts'
import { evidenceFor, examine, unusable } from './evidence.ts'
import type { Evidence } from './check.ts'
import { isUnresponsive } from './outage.ts'
import { hasPassingResets } from '../exchange/attempts.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { allChecks } from '../session/registry.ts'
import { beyondCap } from '../transport/http.ts'
import { runNotes } from '../session/run-notes.ts'

const whole = exchange('core.completion/basic')

/** Returns the exchange with only the start of its answer recorded. */
function cutShort(call: Exchange): Exchange {
  if (call.response === null) throw new Error('the fixture has no answer')
  return {
    ...call,
    response: { ...call.response, body: { text: '{"choices":', bodyBytes: 2_000_000, truncated: true } },
  }
}

test('an answer longer than its kept part is not evidence against the target', () => {
  const judgement = examine(evidenceOf([cutShort(whole)]), [cutShort(whole)], () => [
    { at: 'core.completion/basic', expected: 'anything', received: 'something else' },
  ])
  expect(judgement).toMatchObject({ kind: 'inconclusive', code: 'prerequisite' })
})

/** Judges an answer that ended for one of our own bounds. */
function ending(code: 'body-too-large' | 'too-many-events', detail: string) {
  const long: Exchange = { ...cutShort(whole), end: { kind: 'failed', code, detail } }
  return examine(evidenceOf([long]), [long], () => [])
}

test('an answer beyond our own size limit shows nothing, but more events than any short answer has are a violation', () => {
  const detail = beyondCap({ bodyBytes: 8 * 1024 * 1024 })
  expect(ending('body-too-large', detail)).toMatchObject({
    kind: 'inconclusive',
    code: 'prerequisite',
    cause: 'longer than 8 MiB, and not read to its end',
  })
  expect(ending('too-many-events', 'more than 20000 events').kind).toBe('violated')
})

const broken = exchange('core.completion/basic', {
  noResponse: true,
  end: { kind: 'failed', code: 'reset', detail: 'read ECONNRESET' },
})
const never = () => []

test('judges a call that broke off by its second attempt, and reports the break', () => {
  const again = exchange('core.completion/basic', { attempt: 2 })
  expect(examine(evidenceOf([broken, again]), [broken, again], never)).toEqual({
    kind: 'satisfied',
    exchanges: ['core.completion/basic#2'],
  })
  expect(runNotes([broken, again])).toEqual([
    expect.stringMatching(/^1 request broke off .*core\.completion\/basic\)$/),
  ])
})

const effect: Exchange = { ...broken, hasEffect: true }
const resetAgain: Exchange = { ...effect, id: 'core.completion/basic#2', attempt: 2 }
const limited = exchange('core.completion/basic', { status: 429, json: {} })
const failed = exchange('core.completion/basic', { status: 500, json: {}, sentAgain: 'server-error' })

test.each<[string, Exchange, Partial<Evidence>]>([
  ['sent once', effect, {}],
  ['sent again after a 429', resetAgain, { exchanges: [limited, resetAgain] }],
  ['sent again after a 500', resetAgain, { sentAgain: [failed] }],
  [
    'reset twice, and others by chance too',
    resetAgain,
    { exchanges: [effect, resetAgain], hasRandomResets: true },
  ],
])('a call with an effect that was lost to chance says nothing: %s', (_, call, parts) => {
  const judgement = examine(evidenceOf([call], parts), [call], never)
  expect(judgement).toMatchObject({ kind: 'inconclusive', code: 'prerequisite' })
})

test('a call with an effect that is reset each time is an issue while no other call is', () => {
  expect(examine(evidenceOf([effect, resetAgain]), [resetAgain], never).kind).toBe('violated')
})

test('resets count as passing once a call that was reset is answered', () => {
  const calls = [
    { ...broken, sentAgain: 'broken-off' as const },
    exchange('core.completion/basic', { attempt: 2 }),
  ]
  expect([hasPassingResets(calls), hasPassingResets(calls.slice(0, 1))]).toEqual([true, false])
})

test('a call that breaks off each time is an issue', () => {
  const again: Exchange = { ...broken, id: 'core.completion/basic#2', attempt: 2 }
  expect(examine(evidenceOf([broken, again]), [broken, again], never)).toMatchObject({
    kind: 'violated',
    exchanges: ['core.completion/basic#2'],
  })
  expect(runNotes([broken, again])).toEqual([])
})

test('a target is unresponsive only where no request was ever answered', () => {
  expect(isUnresponsive([broken])).toBe(true)
  expect(isUnresponsive([broken, whole])).toBe(false)
  expect(isUnresponsive([])).toBe(false)
})

test('a whole answer is judged', () => {
  expect(unusable(whole)).toBeNull()
})

test('a delivery that our receiver leaves unanswered does not count as broken off', () => {
  const silence: Exchange = { ...broken, isInbound: true }
  const retried: Exchange = { ...exchange('core.completion/basic', { attempt: 2 }), isInbound: true }
  expect(runNotes([silence, retried])).toEqual([])
})

function attemptsSeen(...exchanges: readonly Exchange[]) {
  const source = {
    header: { model: 'm', baseUrl: 'http://127.0.0.1:1', secretPlaceholders: [], hasKey: true },
    plan: { readings: new Map() },
    // The target answers another call, so it is not unresponsive.
    exchanges: () => [exchange('sse.stream/basic'), ...exchanges],
    omissions: () => [],
    secrets: () => [],
  }
  const evidence = evidenceFor({ judges: 'completion' }, source)
  return [evidence.exchanges, evidence.sentAgain].map((calls) => calls.map(({ attempt }) => attempt))
}

test('an attempt that broke off does not count if the probe itself repeats the call', () => {
  const cut: Exchange = { ...broken, isRepeatable: true }
  const again: Exchange = { ...exchange('core.completion/basic', { attempt: 2 }), isRepeatable: true }
  expect(attemptsSeen(cut, again)).toEqual([[2], [1]])
  expect(attemptsSeen(cut)).toEqual([[1], []])
  expect(attemptsSeen(broken, again)).toEqual([[1, 2], []])
})

const judged = (...calls: readonly Exchange[]) => examine(evidenceOf(calls), calls, never).kind

test('a reset of a call that is sent once is no issue, a second one of the same call is', () => {
  const cut: Exchange = { ...broken, isSentOnce: true }
  const second: Exchange = { ...cut, attempt: 2 }
  expect([judged(cut), judged(cut, whole), judged(broken, whole)]).toEqual([
    'inconclusive',
    'satisfied',
    'violated',
  ])
  expect(judged(cut, second)).toBe('violated')
})

test('attempts that were sent again are kept apart from those that count, also from a check that sees all', () => {
  const lost = exchange('core.completion/basic', { status: 500, json: {}, sentAgain: 'server-error' })
  const counts = exchange('core.completion/basic', { attempt: 2 })
  const other = exchange('sse.stream/basic')
  const source = {
    header: { model: 'm', baseUrl: 'http://127.0.0.1:1', secretPlaceholders: [], hasKey: true },
    plan: { readings: new Map() },
    exchanges: () => [lost, counts, other],
    omissions: () => [],
    secrets: () => [],
  }
  const [check] = allChecks.filter(({ id }) => id === 'core.post-completes')
  if (check === undefined) throw new Error('no such check')
  expect(evidenceFor(check, source)).toMatchObject({ exchanges: [counts], sentAgain: [lost] })
  const all = evidenceFor({ ...check, judges: '*' }, source)
  expect(all.exchanges.map(({ id }) => id).toSorted()).toEqual([counts.id, other.id].toSorted())
})

test('a call that was answered 429 to the last counts as a failure', () => {
  const limit = { status: 429, json: {} }
  const calls = [
    exchange('core.mix/a', limit),
    exchange('core.mix/a', { ...limit, attempt: 2 }),
    exchange('core.mix/b', limit),
    exchange('core.mix/b', { attempt: 2 }),
    exchange('core.mix/c', limit),
    exchange('core.mix/c', { noResponse: true, end: broken.end, attempt: 2 }),
  ]
  expect(runNotes(calls)).toEqual([
    expect.stringMatching(/^1 request got 429: .* sent again, no failure \(core\.mix\/b\)$/),
  ])
})

test('valid calls that were answered 503 with Retry-After are counted', () => {
  const shed = { status: 503, headers: [['retry-after', '1']], json: {}, isValidCall: true } as const
  const calls = [
    exchange('core.mix/a', shed),
    exchange('core.mix/a', { ...shed, attempt: 2 }),
    exchange('core.mix/a', { attempt: 3, isValidCall: true }),
    exchange('core.mix/b', { isValidCall: true }),
    exchange('core.body/array', { status: 503, headers: shed.headers, json: {} }),
    exchange('limits.quota/a-7', shed),
  ]
  expect(runNotes(calls)).toEqual([
    '2 requests got 503 with Retry-After: taken for a limit and waited for, no failure (core.mix/a, core.mix/a#2)',
  ])
  expect(runNotes(calls.slice(2, 5))).toEqual([])
})

test('requests that got 429 are counted, except those of the checks of limits', () => {
  const refused = { status: 429, json: {} } as const
  const calls = [
    exchange('core.mix/a', refused),
    exchange('core.mix/a', { attempt: 2 }),
    exchange('limits.quota/a-7', refused),
    exchange('limits.quota/a-7', { ...refused, attempt: 2 }),
    exchange('core.mix/d', refused),
  ]
  expect(runNotes(calls)).toEqual(['1 request got 429: waited for and sent again, no failure (core.mix/a)'])
})

function sourceOf(exchanges: readonly Exchange[]) {
  return {
    header: { model: 'm', baseUrl: 'http://127.0.0.1:1', secretPlaceholders: [], hasKey: true },
    plan: { readings: new Map() },
    exchanges: () => exchanges,
    omissions: () => [],
    secrets: () => [],
  }
}

test('a check sees the exchanges of other probes as `others`, and only where a call of its own timed out', () => {
  const late = exchange('sse.stream/basic', { end: { kind: 'failed', code: 'timeout-idle', detail: '' } })
  const other = exchange('core.fields/required-only')
  const check = { judges: 'stream' as const }
  expect(evidenceFor(check, sourceOf([late, other]))).toMatchObject({ exchanges: [late], others: [other] })
  expect(evidenceFor(check, sourceOf([exchange('sse.stream/basic'), other]))).not.toHaveProperty('others')
})

test('valid WebSocket conversations that end without a close frame are counted', () => {
  const end = { kind: 'failed', code: 'reset', detail: 'the connection ended without a close frame' } as const
  const socket = { messages: [], closedBy: null } as const
  const calls = [
    { ...exchange('websocket.offer/basic', { end }), socket },
    { ...exchange('websocket.offer/basic', { end, sentAgain: 'broken-off' }), socket },
    exchange('websocket.offer/basic', { end }),
    { ...exchange('websocket.offer/basic'), socket },
    { ...exchange('websocket.mistakes/malformed', { end }), socket },
  ]
  expect(runNotes(calls)).toEqual([
    '1 request over WebSocket ended without a close frame: clients report code 1006 (websocket.offer/basic)',
  ])
})

test('refused conversations in an unusual order are one note, which names them', () => {
  const refused = { status: 400, json: {} } as const
  const calls = [
    exchange('core.roles/two-users', refused),
    exchange('core.roles/assistant-last', refused),
    exchange('core.roles/system-later'),
    exchange('core.roles/unknown', refused),
  ]
  expect(runNotes(calls)).toEqual([
    '2 requests with messages in an unusual order, or an empty one, got 4xx: observed, since no rule forbids it (core.roles/two-users, core.roles/assistant-last)',
  ])
})
