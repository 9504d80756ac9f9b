/** Tests that an announced reset time is a violation only if it is wrong by the server's clock and by Assay's clock. */
import { describe, expect, test } from 'vitest'
import { readingsOf, SENT_AT_EPOCH_MS } from '../../exchange/exchange-fixture.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { kindOf } from '../../evidence/verdict-fixture.ts'
import { judgeLimit, LIMITED_READINGS, rows } from './limits-fixture.ts'

const EPOCH = readingsOf({
  ...Object.fromEntries([...LIMITED_READINGS].map(([key, { value }]) => [key, value])),
  'limits.headers': { reading: 'x-ratelimit-epoch' },
})
const HOUR_MS = 3_600_000

/** Returns the calls of a target that announces resets in epoch seconds. The ms in the arguments shift its clock, Date and resets. */
function dated({ clockMs = 0, dateMs = 0, resetMs = 0 }): readonly Exchange[] {
  return rows().map((exchange) => {
    const { response, sentAtEpochMs } = exchange
    if (response === null) return exchange
    const headers = response.headers.flatMap(([name, value]): (readonly [string, string])[] => {
      const part = /^x-ratelimit-(limit|remaining|reset)-requests$/.exec(name)?.[1]
      if (part === undefined) return [[name, value]]
      const atMs = sentAtEpochMs + Number.parseFloat(value) * 1000 + clockMs + resetMs
      return [[`x-ratelimit-${part}`, part === 'reset' ? String(Math.ceil(atMs / 1000)) : value]]
    })
    const date = new Date(sentAtEpochMs + clockMs + dateMs).toUTCString()
    return { ...exchange, response: { ...response, headers: [...headers, ['date', date] as const] } }
  })
}

function kind(parts: Parameters<typeof dated>[0]): string {
  return kindOf(judgeLimit('limits.reset-right', dated(parts), { readings: EPOCH }))
}

describe('a correct reset is no violation', () => {
  test.each([
    ['the same clock', {}],
    ['a Date that is an hour old', { dateMs: -HOUR_MS }],
    ['a Date that is an hour ahead', { dateMs: HOUR_MS }],
    ['a clock that is an hour behind', { clockMs: -HOUR_MS }],
    ['a clock that is an hour ahead', { clockMs: HOUR_MS }],
  ])('%s', (_, parts) => {
    expect(kind(parts)).toBe('satisfied')
  })

  test('a Date that stands still', () => {
    const frozen = ['date', new Date(SENT_AT_EPOCH_MS - HOUR_MS).toUTCString()] as const
    const calls = dated({}).map((exchange) => {
      const { response } = exchange
      if (response === null) return exchange
      const headers = response.headers.filter(([name]) => name !== 'date')
      return { ...exchange, response: { ...response, headers: [...headers, frozen] } }
    })
    expect(kindOf(judgeLimit('limits.reset-right', calls, { readings: EPOCH }))).toBe('satisfied')
  })
})

describe('a reset that is wrong by both clocks is found', () => {
  test.each([
    ['too late', { resetMs: HOUR_MS }],
    ['too late, with a stale Date', { resetMs: HOUR_MS, dateMs: -HOUR_MS }],
    ['too late, with a clock that is ahead', { resetMs: HOUR_MS, clockMs: HOUR_MS }],
    ['too early', { resetMs: -HOUR_MS }],
    ['too early, with a clock that is behind', { resetMs: -HOUR_MS, clockMs: -HOUR_MS }],
  ])('%s', (_, parts) => {
    expect(kind(parts)).toBe('violated')
  })
})
