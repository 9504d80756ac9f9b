import { describe, expect, test } from 'vitest'
import { exchange, SENT_AT_EPOCH_MS } from './exchange-fixture.ts'
import {
  countIn,
  goDurationMs,
  httpDateMs,
  promisedAtMs,
  retryAfterOf,
  rfc3339Ms,
  secondsIn,
} from './limits-values.ts'

test.each<[text: string, ms: number | null]>([
  ['1s', 1000],
  ['6m0s', 360_000],
  ['12ms', 12],
  ['2m59.56s', 179_560],
  ['1h30m', 5_400_000],
  ['1.5s', 1500],
  ['.5s', 500],
  ['150us', 0.15],
  ['150µs', 0.15],
  ['0', 0],
  ['0s', 0],
  ['', null],
  ['5', null],
  ['1950', null],
  ['-1s', null],
  ['1 s', null],
  ['1s ', 1000],
  ['1d', null],
  ['s', null],
  ['1s5', null],
  ['1h'.repeat(40), null],
])('the Go duration %j', (text, ms) => {
  expect(goDurationMs(text)).toBe(ms)
})

test.each<[text: string, count: number | null]>([
  ['0', 0],
  ['60', 60],
  [' 60 ', 60],
  ['-1', -1],
  ['6.0', null],
  ['1e3', null],
  ['five', null],
  ['', null],
  ['9'.repeat(20), null],
])('the count %j', (text, count) => {
  expect(countIn(text)).toBe(count)
})

test('moments and seconds', () => {
  expect(secondsIn('1790000000.5')).toBe(1_790_000_000_500)
  expect(secondsIn('-1')).toBeNull()
  expect(rfc3339Ms('2026-09-21T14:13:20Z')).toBe(1_790_000_000_000)
  expect(rfc3339Ms('2026-09-21T16:13:20.250+02:00')).toBe(1_790_000_000_250)
  expect(rfc3339Ms('2026-09-21 14:13:20')).toBeNull()
  expect(rfc3339Ms('2026-13-41T14:13:20Z')).toBeNull()
  expect(httpDateMs('Mon, 21 Sep 2026 14:13:20 GMT')).toBe(1_790_000_000_000)
  expect(httpDateMs('Monday, 21-Sep-26 14:13:20 GMT')).toBeNull()
  expect(httpDateMs('21/09/2026')).toBeNull()
})

const said = (value: string | null, date?: string) =>
  exchange('limits.burst/a-7', {
    status: 429,
    headers: [
      ...(value === null ? [] : [['retry-after', value] as const]),
      ...(date === undefined ? [] : [['date', date] as const]),
    ],
  })

describe('Retry-After', () => {
  test.each<[value: string | null, expected: object | null]>([
    [null, null],
    ['2', { kind: 'seconds', waitMs: 2000, text: '2' }],
    ['0', { kind: 'seconds', waitMs: 0, text: '0' }],
    [' 0 ', { kind: 'seconds', waitMs: 0, text: ' 0 ' }],
    ['2s', { kind: 'malformed', waitMs: 2000, text: '2s' }],
    ['1.5', { kind: 'malformed', waitMs: 1500, text: '1.5' }],
    ['1790000009', { kind: 'malformed', waitMs: 8999, text: '1790000009' }],
    ['Monday, 21-Sep-26 14:13:22 GMT', { kind: 'malformed', waitMs: 1999 }],
    ['Mon Sep 21 14:13:23 2026', { kind: 'malformed', waitMs: 2999 }],
    ['-1', { kind: 'malformed', waitMs: null, text: '-1' }],
    ['soon', { kind: 'malformed', waitMs: null, text: 'soon' }],
    ['', { kind: 'malformed', waitMs: null, text: '' }],
  ])('%j', (value, expected) => {
    const read = retryAfterOf(said(value))
    if (expected === null) expect(read).toBeNull()
    else expect(read).toMatchObject(expected)
  })

  test('a date is compared with the clock of the server, if the answer has a Date', () => {
    const later = 'Mon, 21 Sep 2026 14:14:20 GMT'
    expect(retryAfterOf(said(later, 'Mon, 21 Sep 2026 14:14:10 GMT'))).toMatchObject({ waitMs: 10_000 })
    // Without a Date, Assay's clock counts. The answer came 1 ms after the request.
    expect(retryAfterOf(said(later))).toMatchObject({ waitMs: 59_999 })
    expect(retryAfterOf(said('Mon, 21 Sep 2026 13:13:20 GMT'))).toMatchObject({ waitMs: -3_600_001 })
  })

  test('the named time counts from the answer', () => {
    expect(promisedAtMs(said('2'))).toBe(SENT_AT_EPOCH_MS + 1 + 2000)
    expect(promisedAtMs(said('2s'))).toBeNull()
    expect(promisedAtMs(said(null))).toBeNull()
  })
})
