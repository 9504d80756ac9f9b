import { expect, test } from 'vitest'
import { exchange } from '../exchange/exchange-fixture.ts'
import type { HeaderList } from '../exchange/exchange.ts'
import { limitHeadersOf } from './limits-headers.ts'

// The Date header field of every answer in this file, which gives the time of the server.
const DATE: HeaderList[number] = ['date', 'Mon, 21 Sep 2026 14:13:20 GMT']

function read(family: string, headers: HeaderList) {
  return limitHeadersOf(family, exchange('limits.burst/a-1', { headers: [DATE, ...headers] }))
}

const announced = { limit: 60, remaining: 59, resetMs: 5000 }

test.each<[family: string, headers: HeaderList, allowances: readonly unknown[]]>([
  [
    'x-ratelimit-durations',
    [
      ['x-ratelimit-limit-requests', '60'],
      ['x-ratelimit-remaining-requests', '59'],
      ['x-ratelimit-reset-requests', '5s'],
      ['x-ratelimit-limit-tokens', '9000'],
    ],
    [
      { unit: 'requests', ...announced, present: ['limit', 'remaining', 'reset'] },
      { unit: 'tokens', limit: 9000, remaining: null, resetMs: null, present: ['limit'] },
    ],
  ],
  [
    'ratelimit-03',
    [
      ['ratelimit-limit', '60, 60;w=60'],
      ['ratelimit-remaining', '59'],
      ['ratelimit-reset', '5'],
    ],
    [{ unit: null, ...announced }],
  ],
  [
    'x-ratelimit-epoch',
    [
      ['x-ratelimit-limit', '60'],
      ['x-ratelimit-remaining', '59'],
      ['x-ratelimit-reset', '1790000005'],
    ],
    [{ unit: null, ...announced }],
  ],
  [
    'x-ratelimit-seconds',
    [
      ['x-ratelimit-limit', '60'],
      ['x-ratelimit-remaining', '59'],
      ['x-ratelimit-reset', '5'],
    ],
    [{ unit: null, ...announced, resetLeastMs: 5000, resetMostMs: 5000 }],
  ],
  [
    'anthropic',
    [
      ['anthropic-ratelimit-requests-limit', '60'],
      ['anthropic-ratelimit-requests-remaining', '59'],
      ['anthropic-ratelimit-requests-reset', '2026-09-21T14:13:25Z'],
    ],
    [{ unit: 'requests', ...announced }],
  ],
  [
    'ratelimit-fields',
    [
      ['ratelimit-policy', '"burst";q=60;w=30, "work";q=100;qu="tokens"'],
      ['ratelimit', '"burst";r=59;t=5, "work";r=7'],
    ],
    [
      { unit: 'requests', ...announced, windowMs: 30_000 },
      {
        unit: 'tokens',
        limit: 100,
        remaining: 7,
        resetMs: null,
        windowMs: null,
        present: ['limit', 'remaining'],
      },
    ],
  ],
  [
    'ratelimit-fields',
    [
      ['ratelimit-policy', '60;w=30, 1000;w=3600'],
      ['ratelimit', 'limit=60, remaining=59, reset=5'],
    ],
    [
      { unit: 'requests', ...announced, windowMs: 30_000, present: ['limit', 'remaining', 'reset'] },
      { unit: 'requests', limit: 1000, remaining: null, resetMs: null, windowMs: 3_600_000 },
    ],
  ],
])('%s is read', (family, headers, allowances) => {
  expect(read(family, headers)).toMatchObject({ allowances, malformed: [] })
})

test('several lines of one field are one list (RFC 9651 section 3.1)', () => {
  const lines: HeaderList = [
    ['ratelimit-policy', '"a";q=1'],
    ['ratelimit-policy', '"b";q=2'],
  ]
  expect(read('ratelimit-fields', lines)?.allowances.map(({ limit }) => limit)).toEqual([1, 2])
})

test.each<[family: string, headers: HeaderList, malformed: readonly string[]]>([
  ['x-ratelimit-durations', [['x-ratelimit-reset-requests', '1950']], ['x-ratelimit-reset-requests: 1950']],
  [
    'x-ratelimit-durations',
    [['x-ratelimit-remaining-requests', 'five']],
    ['x-ratelimit-remaining-requests: five'],
  ],
  ['ratelimit-03', [['ratelimit-reset', '1.5']], ['ratelimit-reset: 1.5']],
  ['x-ratelimit-epoch', [['x-ratelimit-reset', 'Mon Sep 21 2026']], ['x-ratelimit-reset: Mon Sep 21 2026']],
  ['x-ratelimit-seconds', [['x-ratelimit-reset', '1790000005']], ['x-ratelimit-reset: 1790000005']],
  ['x-ratelimit-seconds', [['x-ratelimit-reset', '-1']], ['x-ratelimit-reset: -1']],
  ['anthropic', [['anthropic-ratelimit-tokens-reset', '5']], ['anthropic-ratelimit-tokens-reset: 5']],
  ['ratelimit-fields', [['ratelimit-policy', '6 per 2s;;']], ['ratelimit-policy: 6 per 2s;;']],
  ['ratelimit-fields', [['ratelimit-policy', '']], ['ratelimit-policy: ']],
  ['ratelimit-fields', [['ratelimit-policy', '"a";w=60']], ['ratelimit-policy: no q']],
  ['ratelimit-fields', [['ratelimit-policy', '"a";q=6;w=0']], ['ratelimit-policy: w=0']],
  ['ratelimit-fields', [['ratelimit-policy', '"a";q=6.5']], ['ratelimit-policy: q=6.5']],
  ['ratelimit-fields', [['ratelimit', '"a";r=-1;t=5']], ['ratelimit: r=-1']],
])('%s with a mistake: %j', (family, headers, malformed) => {
  const found = read(family, headers)?.malformed.map(({ field, received }) => `${field}: ${received}`)
  expect(found).toEqual(malformed)
})

test('reports no field that is absent', () => {
  expect(read('x-ratelimit-durations', [])).toEqual({ allowances: [], malformed: [] })
  expect(read('ratelimit-fields', [])).toEqual({ allowances: [], malformed: [] })
  expect(read('none', [['x-ratelimit-limit', '60']])).toBeNull()
  expect(read('constructor', [])).toBeNull()
})

test('a moment in the past is not a time to wait', () => {
  const headers: HeaderList = [['x-ratelimit-reset', '1789999000']]
  expect(read('x-ratelimit-epoch', headers)?.allowances[0]?.resetMs).toBe(0)
})

test.each([
  ['x-ratelimit-epoch', '1790000005', { resetMs: 8000, resetLeastMs: 5000, resetMostMs: 8000 }],
  ['x-ratelimit-epoch', '1789999998', { resetMs: 1000, resetLeastMs: 0, resetMostMs: 1000 }],
  ['x-ratelimit-seconds', '5', { resetMs: 5000, resetLeastMs: 5000, resetMostMs: 5000 }],
])('a Date of three seconds before our clock, and %s with %s', (family, reset, times) => {
  const headers: HeaderList = [
    ['date', 'Mon, 21 Sep 2026 14:13:17 GMT'],
    ['x-ratelimit-reset', reset],
  ]
  const timed = exchange('limits.burst/a-1', { headers, sentAtEpochMs: 1_790_000_000_000 })
  const answered = { ...timed, timing: { ...timed.timing, headersMs: 0 } }
  expect(limitHeadersOf(family, answered)?.allowances).toMatchObject([times])
})
