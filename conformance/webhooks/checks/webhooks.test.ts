import { describe, expect, test } from 'vitest'
import type { Exchange } from '../../exchange/exchange.ts'
import { SENT_AT_EPOCH_MS, type ExchangeParts } from '../../exchange/exchange-fixture.ts'
import {
  declaring,
  delivery,
  ourCall,
  PAYLOAD,
  webhookReadings,
  verdict,
  type DeliveryParts,
} from './webhook-fixture.ts'
import { judged, issuesOf, kindOf } from '../../evidence/verdict-fixture.ts'
import { webhookChecks } from './webhooks.ts'

const exchange = (id: string, parts: ExchangeParts = {}): Exchange => ({
  ...ourCall(id.split('/')[1] ?? '', 0, parts),
})
const trigger = exchange('webhooks.events/trigger')
const retries = (
  gaps: readonly number[],
  more: (attempt: number) => DeliveryParts = () => ({}),
): readonly Exchange[] =>
  [0, ...gaps].map((_, index, all) =>
    delivery('failing', {
      // The receiver of Assay answers with an error, then breaks the connection, then answers with errors.
      ...(index === 1 ? { isDropped: true } : { status: 500 }),
      attempt: index + 1,
      atMs: 10 + all.slice(1, index + 1).reduce((sum, gap) => sum + gap, 0),
      seconds: index * 2,
      signature: `v1,YWJ${index}`,
      ...more(index + 1),
    }),
  )

describe('single deliveries', () => {
  test.each<[string, DeliveryParts, string]>([
    ['webhooks.signature-valid', {}, 'satisfied'],
    ['webhooks.signature-valid', { derivation: 'body-only' }, 'violated'],
    ['webhooks.signature-valid', { derivation: null }, 'violated'],
    ['webhooks.signature-valid', { signature: `v1,${'YWJj'.repeat(10)}YWI= v2,YWJj` }, 'satisfied'],
    ['webhooks.signature-valid', { signature: 'YWJj' }, 'violated'],
    ['webhooks.timestamp-fresh', { seconds: 299 }, 'satisfied'],
    ['webhooks.timestamp-fresh', { seconds: -301 }, 'violated'],
    ['webhooks.timestamp-fresh', { seconds: 0.5 }, 'violated'],
    ['webhooks.event-id', { id: 'a.b' }, 'violated'],
    ['webhooks.no-secrets', { payload: { ...PAYLOAD, data: { key: 'x~secret00' } } }, 'violated'],
    ['webhooks.no-secrets', {}, 'satisfied'],
    ['webhooks.type-named', { payload: { ...PAYLOAD, type: 'never.heard.of' } }, 'satisfied'],
    ['webhooks.types-listed', { payload: { ...PAYLOAD, type: 'never.heard.of' } }, 'violated'],
    ['webhooks.payload-schema', { payload: { ...PAYLOAD, more: 1 } }, 'satisfied'],
    ['webhooks.payload-schema', { payload: { type: 'x' } }, 'violated'],
    ['webhooks.payload-schema', { payload: { ...PAYLOAD, timestamp: 'yesterday' } }, 'violated'],
    ['webhooks.body-small', { payload: { ...PAYLOAD, data: 'x'.repeat(20_001) } }, 'violated'],
  ])('%s of %j: %s', (id, parts, kind) => {
    expect(kindOf(verdict(id, [trigger, delivery('plain', parts)]))).toBe(kind)
  })

  // The declared clock runs 100 times as fast, so a timestamp may be ahead by what it has gained.
  test.each([
    [10_000, 600, 'satisfied'],
    [10_000, -301, 'violated'],
    [10, 600, 'violated'],
  ])('after %i ms a timestamp %i s off: %s', (atMs, seconds, kind) => {
    const late = delivery('plain', { atMs, seconds })
    expect(kindOf(verdict('webhooks.timestamp-fresh', [trigger, late]))).toBe(kind)
  })

  test('a mistake is named', () => {
    const judgement = verdict('webhooks.signature-valid', [delivery('plain', { derivation: 'hex-digest' })])
    expect(issuesOf(judgement).join()).toContain('hex-digest')
  })

  test('valid signatures beside invalid ones are counted', () => {
    const deliveries = [null, 'correct', 'correct'].map((derivation) => delivery('plain', { derivation }))
    const judgement = verdict('webhooks.signature-valid', deliveries)
    expect(issuesOf(judgement).join()).toContain('an invalid one; 2 of 3 deliveries have a valid one')
  })
})

describe('deliveries without an id', () => {
  const again = { ...exchange('webhooks.events/trigger-again'), sentAtEpochMs: SENT_AT_EPOCH_MS + 50 }
  const nameless = [
    trigger,
    delivery('plain', { id: null }),
    again,
    delivery('plain', { id: null, atMs: 60, attempt: 2 }),
  ]

  test('fail the check of the id alone, which says where it was looked for', () => {
    const judgement = verdict('webhooks.event-id', nameless)
    expect(judgement.kind).toBe('violated')
    expect(issuesOf(judgement).join()).toMatch(/webhook-id.*x-github-delivery.*\/id of the body/)
    expect(kindOf(verdict('webhooks.not-after-ack', nameless))).toBe('satisfied')
    const retried = [trigger, ...retries([20], () => ({ id: null }))]
    expect(kindOf(verdict('webhooks.retry-same-id', retried))).toBe('not-applicable')
  })

  test('a new id of a retry is reported once, although its header field belongs to the signature too', () => {
    const retried = [trigger, ...retries([20], (attempt) => ({ id: `msg_${attempt}` }))]
    expect(issuesOf(verdict('webhooks.retry-same-id', retried))).toHaveLength(1)
  })

  test('one id for two events is found by their bodies', () => {
    const other = { ...PAYLOAD, data: { other: true } }
    const first = [trigger, delivery('plain'), again]
    expect(
      kindOf(
        verdict('webhooks.event-id', [...first, delivery('plain', { atMs: 60, attempt: 2, payload: other })]),
      ),
    ).toBe('violated')
    const second = delivery('plain', { atMs: 60, id: 'msg_2' })
    const third = delivery('plain', { atMs: 61, id: 'msg_2', payload: other })
    expect(kindOf(verdict('webhooks.event-id', [...first, second, third]))).toBe('violated')
    expect(kindOf(verdict('webhooks.event-id', [...first, second, second]))).toBe('satisfied')
    // A late duplicate of the first event is not another event.
    expect(
      kindOf(verdict('webhooks.event-id', [...first, delivery('plain', { atMs: 60, attempt: 2 })])),
    ).toBe('prerequisite')
    expect(
      kindOf(verdict('webhooks.not-after-ack', [...first, delivery('plain', { atMs: 60, attempt: 2 })])),
    ).toBe('satisfied')
  })
})

describe('retries', () => {
  test.each<[string, readonly Exchange[], string]>([
    ['webhooks.retried', retries([]), 'violated'],
    // The receiver drops the second attempt, so the event needs a third one.
    ['webhooks.retried', retries([20]), 'violated'],
    ['webhooks.retried', retries([20, 60]), 'satisfied'],
    ['webhooks.retry-schedule', retries([20, 60, 180]), 'satisfied'],
    ['webhooks.retry-schedule', retries([13, 35, 400]), 'satisfied'],
    ['webhooks.retry-schedule', retries([2, 2, 2]), 'violated'],
    ['webhooks.retry-schedule', retries([20, 20, 180]), 'violated'],
    // Each attempt comes twice, after 2 ms. A duplicate is not a retry.
    ['webhooks.retry-schedule', retries([2, 20, 2, 60, 2, 180, 2]), 'satisfied'],
    ['webhooks.retry-schedule', retries([20]), 'violated'],
    ['webhooks.retry-schedule', retries([20, 60, 180, 200]), 'violated'],
    ['webhooks.retry-schedule', retries([]), 'prerequisite'],
    ['webhooks.retry-same-id', retries([20], (attempt) => ({ id: `msg_${attempt}` })), 'violated'],
    ['webhooks.retry-signed-anew', retries([20], () => ({ seconds: 5 })), 'violated'],
    // Two attempts within one second of the sender's clock may have the same timestamp.
    ['webhooks.retry-signed-anew', retries([5], () => ({ seconds: 5 })), 'not-applicable'],
    ['webhooks.retry-signed-anew', retries([20], () => ({ signature: 'v1,YWJj' })), 'violated'],
    // Only webhooks.timestamp-fresh reports a timestamp with a wrong format.
    ['webhooks.retry-signed-anew', retries([20], () => ({ seconds: 5.5 })), 'not-applicable'],
  ])('%s (case %#)', (id, exchanges, kind) => {
    expect(kindOf(verdict(id, [trigger, ...exchanges]))).toBe(kind)
  })

  test.each([
    [retries([5], () => ({ seconds: 5 })), 'its timestamp in seconds may be the same'],
    [retries([20], () => ({ seconds: 5.5 })), 'see webhooks.timestamp-fresh'],
    [[delivery('plain'), delivery('plain', { atMs: 12 }), ...retries([20])], 'a retry may be a copy'],
  ])('the reason is named why retries show nothing (case %#)', (exchanges, reason) => {
    const judgement = verdict('webhooks.retry-signed-anew', [trigger, ...exchanges])
    expect(judgement).toMatchObject({ kind: 'not-applicable', detail: expect.stringContaining(reason) })
  })

  test('a late copy of a busy sender is not a retry with a new signature', () => {
    const twice = [delivery('plain'), delivery('plain', { attempt: 2, atMs: 12 })]
    const late = retries([20, 20, 20], (attempt) => ({ seconds: Math.ceil(attempt / 2) * 5 }))
    const stale = retries([20, 20, 20], () => ({ seconds: 5 }))
    const kinds = [[...twice, ...late], late, [...twice, ...stale]].map((exchanges) =>
      kindOf(verdict('webhooks.retry-signed-anew', [trigger, ...exchanges])),
    )
    expect(kinds).toEqual(['satisfied', 'violated', 'violated'])
  })

  test('one address that is entered by hand shows no retry', () => {
    const manual = new Map(webhookReadings)
    manual.set('webhooks.registration', { layer: 'declared', value: { reading: 'manual' } })
    for (const id of ['webhooks.retry-same-id', 'webhooks.final-status-stops', 'webhooks.retried']) {
      const judgement = judged(webhookChecks, id, [delivery('plain')], { readings: manual })
      expect(judgement.kind, id).toBe('not-applicable')
    }
  })

  test('a reading without retries forbids retries, and other checks of retries are not applicable', () => {
    const none = new Map(webhookReadings)
    none.set('webhooks.retry', { layer: 'declared', value: { reading: 'none' } })
    const kind = (id: string, gaps: readonly number[]) =>
      judged(webhookChecks, id, retries(gaps), { readings: none }).kind
    expect(kind('webhooks.retried', [])).toBe('satisfied')
    expect(kind('webhooks.retried', [20])).toBe('violated')
    expect(kind('webhooks.retry-same-id', [])).toBe('not-applicable')
  })

  test('a declared wait that is longer than ours leaves the check inconclusive, with the reason', () => {
    const slow = new Map(webhookReadings)
    const value = { reading: 'same-id', delaysSeconds: [5, 300], waitSeconds: 1 }
    slow.set('webhooks.retry', { layer: 'declared', value })
    const of = (id: string) => judged(webhookChecks, id, [trigger, ...retries([50])], { readings: slow })
    expect(of('webhooks.retry-schedule')).toMatchObject({ kind: 'inconclusive', code: 'prerequisite' })
    expect(JSON.stringify(of('webhooks.retry-schedule'))).toContain('a run waits 1 s: raise waitSeconds')
    expect(of('webhooks.retried').kind).toBe('satisfied')
  })
})

describe('times come from the exchanges', () => {
  const readings = declaring('webhooks.delivery', { deadlineSeconds: 30 })
  const timed = (id: string, exchanges: readonly Exchange[]) => verdict(id, exchanges, readings)
  const slow = delivery('slow', { atMs: 5, endMs: 150 })
  test.each([
    [20, 'satisfied'],
    [200, 'violated'],
  ])('a completion that took %d ms: %s', (endMs, kind) => {
    expect(kindOf(timed('webhooks.does-not-block', [until(endMs), slow]))).toBe(kind)
  })
  test('a slow model is no violation', () => {
    const again = { ...exchange('webhooks.events/trigger-again', { sentAtEpochMs: SENT_AT_EPOCH_MS + 500 }) }
    const alike = { ...again, timing: { ...again.timing, endMs: 190 } }
    expect(kindOf(timed('webhooks.does-not-block', [until(200), alike, slow]))).toBe('satisfied')
  })
  test.each([
    [20, 'satisfied'],
    [200, 'violated'],
  ])('another delivery after %d ms: %s', (atMs, kind) => {
    expect(kindOf(timed('webhooks.independent', [trigger, slow, delivery('failing', { atMs })]))).toBe(kind)
  })
  test('a receiver without delays is no excuse', () => {
    const quick = delivery('slow', { atMs: 5, endMs: 2 })
    const judgement = timed('webhooks.independent', [trigger, quick, delivery('failing', { atMs: 22 })])
    expect(judgement).toMatchObject({ kind: 'not-applicable' })
  })
  test('a single late delivery does not show sequential deliveries', () => {
    const others = [delivery('failing', { atMs: 200 }), delivery('gone', { atMs: 20 })]
    expect(kindOf(timed('webhooks.independent', [trigger, slow, ...others]))).toBe('satisfied')
  })
})

test('a 404 at the place of registration means that webhooks are not offered', () => {
  const refused = exchange('webhooks.events/register-slow', { status: 404 })
  const judgement = verdict('webhooks.offered', [refused])
  expect(judgement).toMatchObject({ kind: 'not-applicable' })
  expect(kindOf(verdict('webhooks.offered', [trigger]))).toBe('violated')
})

function until(endMs: number): Exchange {
  return { ...trigger, timing: { ...trigger.timing, endMs } }
}
