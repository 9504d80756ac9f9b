import { expect, test } from 'vitest'
import { judgeHeaders } from './header-truth.ts'
import { readLimitFields } from './limit-fields.ts'
import type { LimitFields, Means, Observation } from './trace.ts'

const NOW = Date.UTC(2026, 0, 1)
const means: Means = { keys: ['a'], sources: ['1'], maxRequests: 100, maxMs: 1e6, startEpochMs: NOW }

function seen(sentMs: number, outcome: Observation['outcome'], fields: LimitFields): Observation {
  const status = outcome === 'refused' ? 429 : 200
  const times = { atMs: sentMs, sentMs, answeredMs: sentMs + 10, closedMs: sentMs + 11 }
  const rest = { kind: 'chat', tokens: 16, stage: 's', dateMs: null, usedTokens: null } as const
  return { key: 'a', source: '1', status, outcome, fields, ...times, ...rest }
}

test.each<[string, LimitFields, object]>([
  [
    'Go durations',
    {
      'x-ratelimit-limit-requests': '60',
      'x-ratelimit-remaining-requests': '59',
      'x-ratelimit-reset-requests': '1m0.5s',
    },
    { family: 'x-ratelimit-durations', limit: 60, remaining: 59, resetMs: 60_500 },
  ],
  [
    'structured fields',
    { ratelimit: '"burst";r=50;t=30', 'ratelimit-policy': '"burst";q=100;w=60' },
    { family: 'ratelimit-fields', limit: 100, remaining: 50, resetMs: 30_000, windowMs: 60_000 },
  ],
  [
    'draft -07',
    { ratelimit: 'limit=100, remaining=50, reset=5' },
    { family: 'ratelimit-fields', limit: 100, remaining: 50, resetMs: 5000 },
  ],
  [
    'draft -03',
    { 'ratelimit-limit': '10', 'ratelimit-remaining': '9', 'ratelimit-reset': '4' },
    { family: 'ratelimit-03', limit: 10, remaining: 9, resetMs: 4000 },
  ],
  [
    'epoch',
    { 'x-ratelimit-limit': '10', 'x-ratelimit-remaining': '9', 'x-ratelimit-reset': String(NOW / 1000 + 7) },
    { family: 'x-ratelimit-epoch', limit: 10, remaining: 9, resetMs: 7000 },
  ],
  [
    'RFC 3339',
    {
      'anthropic-ratelimit-requests-limit': '5',
      'anthropic-ratelimit-requests-reset': '2026-01-01T00:00:02Z',
    },
    { family: 'anthropic', limit: 5, resetMs: 2000 },
  ],
])('%s are read', (_title, fields, expected) => {
  expect(readLimitFields(fields, NOW).said[0]).toMatchObject(expected)
})

test('what is no structured field is told', () => {
  expect(readLimitFields({ ratelimit: 'burst;;r=' }, NOW)).toMatchObject({
    said: [],
    unreadable: ['ratelimit: burst;;r='],
  })
})

const left = (remaining: number, reset: number): LimitFields => ({
  'ratelimit-limit': '2',
  'ratelimit-remaining': String(remaining),
  'ratelimit-reset': String(reset),
})

test('a reset that comes two seconds early, and a Retry-After likewise', () => {
  const trace = [
    seen(0, 'accepted', left(1, 4)),
    seen(50, 'accepted', left(0, 4)),
    seen(100, 'refused', { ...left(0, 2), 'retry-after': '2' }),
    seen(2200, 'refused', { ...left(0, 2), 'retry-after': '2' }),
    seen(4150, 'accepted', left(1, 4)),
  ]
  const truth = judgeHeaders(trace, means, { capacity: { low: 2, high: 2 } })
  expect(truth.families[0]).toMatchObject({
    agreesWithCapacity: true,
    remaining: { leftAtRefusal: [0], pairs: 1, notFalling: 0 },
    reset: { count: 2 },
  })
  expect(truth.retryAfter).toMatchObject({ present: 2, obeyed: 1, obeyedAccepted: 0, tooEarly: { count: 1 } })
  expect(truth.families[0]?.reset?.worstSeconds).toBeCloseTo(-0.09, 2)
})

test('a Remaining that never falls and a limit that is not the limit', () => {
  const trace = Array.from({ length: 6 }, (_, index) => seen(index * 50, 'accepted', left(2, 4)))
  const truth = judgeHeaders(trace, means, { capacity: { low: 10, high: 10 } })
  expect(truth.families[0]).toMatchObject({
    agreesWithCapacity: false,
    remaining: { pairs: 5, notFalling: 5 },
  })
})
