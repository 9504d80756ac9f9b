import { expect, test } from 'vitest'
import { goDuration, limitHeaders, type LimitAnnouncement } from './headers.ts'
import type { Word } from './limit-rule.ts'

const NOW = Date.UTC(2026, 10, 21, 2, 30, 0, 250)

function line(headers: Word<'headers'>, more: Partial<LimitAnnouncement> = {}): LimitAnnouncement {
  const times = { windowMs: 60_000, nextMs: 1500, fullMs: 59_100, nowMs: NOW }
  return { headers, unit: 'requests', limit: 10, remaining: 4, ...times, ...more }
}

/** Returns the header fields that announce these limits, without `access-control-expose-headers`. */
function fieldsOf(...lines: readonly LimitAnnouncement[]): object {
  const { 'access-control-expose-headers': exposed, ...fields } = limitHeaders({ lines, retryMs: null })
  expect(exposed?.split(', ') ?? []).toEqual(Object.keys(fields))
  return fields
}

test.each([
  [0, '0s'],
  [0.2, '1ms'],
  [12, '12ms'],
  [999.5, '1s'],
  [1500, '1.5s'],
  [59_999, '59.999s'],
  [60_000, '1m0s'],
  [179_560, '2m59.56s'],
  [360_000, '6m0s'],
  [7_200_000, '2h0m0s'],
  [90_061_001, '25h1m1.001s'],
])('%d ms are written as the Go duration %s', (ms, written) => {
  expect(goDuration(ms)).toBe(written)
})

test('each family announces a limit with its own header fields', () => {
  expect(fieldsOf(line('x-ratelimit-durations'))).toEqual({
    'x-ratelimit-limit-requests': '10',
    'x-ratelimit-remaining-requests': '4',
    'x-ratelimit-reset-requests': '59.1s',
  })
  expect(fieldsOf(line('ratelimit-fields'))).toEqual({
    'ratelimit-policy': '"requests";q=10;w=60',
    ratelimit: '"requests";r=4;t=2',
  })
  expect(fieldsOf(line('ratelimit-03'))).toEqual({
    'ratelimit-limit': '10',
    'ratelimit-remaining': '4',
    'ratelimit-reset': '2',
  })
  expect(fieldsOf(line('x-ratelimit-epoch'))).toEqual({
    'x-ratelimit-limit': '10',
    'x-ratelimit-remaining': '4',
    'x-ratelimit-reset': String(Date.UTC(2026, 10, 21, 2, 31, 0) / 1000),
  })
  expect(fieldsOf(line('x-ratelimit-seconds'))).toEqual({
    'x-ratelimit-limit': '10',
    'x-ratelimit-remaining': '4',
    'x-ratelimit-reset': '60',
  })
  expect(fieldsOf(line('anthropic'))).toEqual({
    'anthropic-ratelimit-requests-limit': '10',
    'anthropic-ratelimit-requests-remaining': '4',
    'anthropic-ratelimit-requests-reset': '2026-11-21T02:31:00Z',
  })
  expect(fieldsOf(line('none'))).toEqual({})
})

test('several limits are announced together if the family allows it, else only the scarcest one', () => {
  const hourly = { limit: 100, remaining: 3, windowMs: 3_600_000, fullMs: 3_000_000 }
  const tokens = { unit: 'tokens', limit: 1000, remaining: 900, fullMs: 6000 } as const
  const both = (headers: Word<'headers'>): readonly LimitAnnouncement[] => [
    line(headers),
    line(headers, hourly),
    line(headers, tokens),
  ]
  expect(fieldsOf(...both('x-ratelimit-durations'))).toMatchObject({
    'x-ratelimit-limit-requests': '100',
    'x-ratelimit-reset-requests': '50m0s',
    'x-ratelimit-remaining-tokens': '900',
    'x-ratelimit-reset-tokens': '6s',
  })
  expect(fieldsOf(...both('ratelimit-fields'))).toEqual({
    'ratelimit-policy': '"requests";q=10;w=60, "requests-2";q=100;w=3600, "tokens";q=1000;w=60',
    ratelimit: '"requests";r=4;t=2, "requests-2";r=3;t=2, "tokens";r=900;t=2',
  })
  expect(fieldsOf(...both('ratelimit-03'))).toMatchObject({ 'ratelimit-limit': '100' })
})

test('only structured fields announce a concurrency limit, and never a time', () => {
  const busy = { unit: 'concurrent-requests', windowMs: 0, nextMs: null, fullMs: null } as const
  expect(fieldsOf(line('ratelimit-fields', busy))).toEqual({
    'ratelimit-policy': '"concurrent-requests";q=10;qu="concurrent-requests"',
    ratelimit: '"concurrent-requests";r=4',
  })
  expect(fieldsOf(line('x-ratelimit-durations', busy))).toEqual({})
})

test('Retry-After is in whole seconds, rounded up', () => {
  const waits = [1, 1000, 1000.1, 90_000]
  const values = waits.map((retryMs) => limitHeaders({ lines: [], retryMs })['retry-after'])
  expect(values).toEqual(['1', '1', '2', '90'])
})
