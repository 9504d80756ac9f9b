import { describe, expect, test } from 'vitest'
import type { Exchange } from '../../exchange/exchange.ts'
import {
  evidenceOf,
  exchange,
  SENT_AT_EPOCH_MS,
  type ExchangeParts,
} from '../../exchange/exchange-fixture.ts'
import { streamedExchange } from '../../evidence/stream-fixture.ts'
import { queued, stalled } from './stream-stalls.ts'

const EVENTS = 'data: {"choices":[]}\n\n'.repeat(3)

function plain(endMs: number): Exchange {
  return { ...exchange('core.completion/all-four'), timing: { headersMs: 1, firstByteMs: 2, endMs } }
}

function late(
  id: string,
  code: 'timeout-idle' | 'timeout-total' | 'timeout-headers',
  endMs: number,
): Exchange {
  const isSilent = code === 'timeout-headers'
  return {
    ...streamedExchange(id, EVENTS, { reads: [[1000, EVENTS.length]], noResponse: isSilent }),
    end: { kind: 'failed', code, detail: 'late' },
    timing: { headersMs: 1, firstByteMs: 2, endMs },
  }
}

test('stalled streams are reported with the time of their last byte', () => {
  const streams = [
    late('sse.stream/basic', 'timeout-idle', 31_000),
    late('sse.mix/a', 'timeout-idle', 31_000),
  ]
  expect(stalled(evidenceOf([plain(250), ...streams]))).toMatchObject({
    kind: 'violated',
    issues: [
      {
        at: 'sse.stream/basic',
        received: 'nothing for 30.0 s after 3 events; a plain call was answered in 250 ms',
      },
      { at: 'sse.mix/a' },
    ],
  })
})

test('reports streams that do not begin, and streams that do not end', () => {
  const silent = late('sse.stream/basic', 'timeout-headers', 60_000)
  const endless = late('sse.mix/a', 'timeout-total', 120_000)
  expect(stalled(evidenceOf([plain(1000), silent, endless]))).toMatchObject({
    issues: [
      { received: 'nothing for 60.0 s before any event; a plain call was answered in 1.0 s' },
      { received: 'still going on after 120.0 s, 3 events; a plain call was answered in 1.0 s' },
    ],
  })
})

test('a slow machine, a single stall and unanswered plain calls are not violations', () => {
  const streams = [
    late('sse.stream/basic', 'timeout-idle', 31_000),
    late('sse.mix/a', 'timeout-idle', 31_000),
  ]
  expect(stalled(evidenceOf([plain(4000), ...streams]))).toBeNull()
  expect(stalled(evidenceOf([plain(10), ...streams.slice(1)]))).toBeNull()
  expect(stalled(evidenceOf(streams))).toBeNull()
})

/** Returns a plain call that is sent `sentMs` after the streams and takes `endMs`. */
function other(sentMs: number, endMs: number, parts: ExchangeParts = {}): Exchange {
  const made = exchange('core.fields/required-only', { sentAtEpochMs: SENT_AT_EPOCH_MS + sentMs, ...parts })
  return { ...made, timing: { headersMs: endMs, firstByteMs: endMs, endMs } }
}

describe('a target that generates one answer after the other', () => {
  const streams = [
    late('sse.stream/basic', 'timeout-idle', 31_000),
    late('sse.mix/a', 'timeout-idle', 31_000),
  ]
  const beside = (...others: readonly Exchange[]) =>
    stalled({ ...evidenceOf([plain(250), ...streams]), others })

  test('is not accused when streams waited for a long answer', () => {
    expect(beside(other(-500, 41_000))).toBeNull()
    const evidence = { ...evidenceOf([plain(250), ...streams]), others: [other(-500, 41_000)] }
    expect(queued(evidence)).toMatchObject({
      kind: 'inconclusive',
      code: 'timeout',
      detail:
        'sse.stream/basic: nothing for 30.0 s while core.fields/required-only took 41.0 s; the service may generate one answer after the other: --timeout N waits N seconds',
    })
    expect(queued({ ...evidence, others: [] })).toBeNull()
    const lost = { noResponse: true, end: { kind: 'failed', code: 'timeout-headers', detail: '' } } as const
    expect(beside(other(-500, 60_000, lost))).toBeNull()
  })
  test('is accused when it answered a later call meanwhile', () => {
    expect(beside(other(-500, 41_000), other(5000, 800))).toMatchObject({ kind: 'violated' })
  })
  test('is accused when the long answer was over before, or when no answer was generated', () => {
    expect(beside(other(-60_000, 41_000))).toMatchObject({ kind: 'violated' })
    expect(beside(other(-500, 41_000, { status: 404, json: {} }))).toMatchObject({ kind: 'violated' })
  })
})
