import type { Row } from '../../schemas/compiled/row.ts'
import { describe, expect, test } from 'vitest'
import { rowOf } from '../rows/row-fixture.ts'
import { isBurst, isMiscounted, timingsOf } from './timings.ts'

const JSON_ROW: Partial<Row> = {
  transport: 'json',
  firstEventUs: null,
  firstTokenUs: null,
  lastTokenUs: null,
  gapsUs: null,
  chunks: 0,
  events: 0,
}

describe('durations of one request', () => {
  test('a stream, from send and from schedule', () => {
    expect(timingsOf(rowOf())).toEqual({
      ttft: 100,
      'ttft-response': 101,
      ttfo: 100,
      tpot: 20,
      ntpot: 47,
      e2e: 140,
      'e2e-response': 141,
      ttfb: 50,
      ttfe: 59,
      ttst: 20,
      tail: 1,
      connect: null,
      tls: null,
      'schedule-lag': 1,
    })
  })

  test('a WebSocket has no first byte, because its header fields answer the handshake', () => {
    expect(timingsOf(rowOf({ transport: 'websocket' }))).toMatchObject({ ttfb: null, ttft: 100 })
  })

  test('a JSON answer has no tokens in time, and ends with its last byte', () => {
    expect(timingsOf(rowOf(JSON_ROW))).toMatchObject({
      ttft: null,
      tpot: null,
      ttst: null,
      tail: null,
      e2e: 141,
    })
  })

  test('TPOT divides by the tokens after the first, not by chunks, and is null without usage', () => {
    expect(timingsOf(rowOf({ completionTokens: 9, chunks: 9 })).tpot).toBe(5)
    expect(timingsOf(rowOf({ completionTokens: null })).tpot).toBeNull()
    expect(timingsOf(rowOf({ completionTokens: 1 })).tpot).toBeNull()
    const single = { chunks: 1, gapsUs: null, lastTokenUs: 1_101_000, completionTokens: 5 }
    expect(timingsOf(rowOf(single)).tpot).toBeNull()
  })

  test('in a closed model nothing counts from the schedule', () => {
    const timings = timingsOf(rowOf({ scheduledUs: null }))
    expect([timings['ttft-response'], timings['e2e-response'], timings['schedule-lag']]).toEqual([
      null,
      null,
      null,
    ])
  })
})

test('an answer that begins with reasoning has its first output later than its first token', () => {
  const row = rowOf({ firstOutputUs: 1_121_000 })
  expect([timingsOf(row).ttft, timingsOf(row).ttfo]).toEqual([100, 120])
  expect(timingsOf(rowOf({ empty: true })).ttfo).toBeNull()
})

test('where chunks hold several tokens, so does the first one', () => {
  // 16 chunks of two tokens each, 20 ms apart.
  const gapsUs = Array.from({ length: 15 }, () => 20_000)
  const row = rowOf({ chunks: 16, completionTokens: 32, gapsUs, lastTokenUs: 1_101_000 + 300_000 })
  expect(timingsOf(row).tpot).toBe(10)
})

test('tokens that were not streamed have no part in the pace', () => {
  // 32 tokens 20 ms apart, after 7,968 tokens of hidden reasoning.
  const gapsUs = Array.from({ length: 31 }, () => 20_000)
  const parts = { chunks: 32, completionTokens: 8_000, hiddenTokens: 7_968, gapsUs }
  const row = rowOf({ ...parts, lastTokenUs: 1_101_000 + 620_000, doneUs: 1_801_000 })
  expect(timingsOf(row)).toMatchObject({ tpot: 20, ntpot: 0.1 })
})

test.each([
  ['one read of all chunks', { chunks: 32, completionTokens: 32, lastTokenUs: 1_101_200 }, true],
  ['a fast stream after a long silence', { chunks: 32, completionTokens: 32, lastTokenUs: 1_106_000 }, true],
  ['a fast stream', { chunks: 32, completionTokens: 32, sentUs: 1_096_000, lastTokenUs: 1_106_000 }, false],
  ['one chunk', { chunks: 1, completionTokens: 32, lastTokenUs: 1_101_000 }, true],
  ['hidden reasoning', { completionTokens: 8_000, hiddenTokens: 7_968, lastTokenUs: 1_140_000 }, false],
  ['a few tokens', { chunks: 3, completionTokens: 3, lastTokenUs: 1_101_000 }, false],
  ['a pace', { chunks: 32, completionTokens: 32, lastTokenUs: 1_140_000 }, false],
])('a burst: %s', (_name, parts, expected) => {
  expect(isBurst(rowOf(parts))).toBe(expected)
})

test.each([
  ['as many tokens as chunks', { chunks: 32, completionTokens: 32 }, false],
  ['two tokens in each chunk', { chunks: 16, completionTokens: 32 }, false],
  ['chunks of half a token, nearly', { chunks: 32, completionTokens: 22 }, false],
  ['no usage', { chunks: 32, completionTokens: null }, false],
  ['reasoning that was not streamed', { chunks: 32, completionTokens: 500, hiddenTokens: 468 }, false],
  ['twice as many tokens as chunks and as were asked for', { chunks: 32, completionTokens: 64 }, true],
  ['one token for all chunks', { chunks: 32, completionTokens: 1 }, true],
  ['JSON', { transport: 'json', chunks: 0, completionTokens: 64 } as const, false],
])('usage contradicts a stream: %s', (_name, parts, expected) => {
  expect(isMiscounted(rowOf(parts), 32)).toBe(expected)
})
