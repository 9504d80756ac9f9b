import { expect, test } from 'vitest'
import { judgeHeaders } from './header-accuracy.ts'
import type { JudgedLimit } from './reset-accuracy.ts'
import { readRetryAfter } from '../../../conformance/limits/limits-values.ts'
import { readLimitFields, type ReadFields } from '../trace/limit-fields.ts'
import { resetUnitOf } from '../trace/reset-unit.ts'
import { lenientRetryAfterMs } from '../trace/retry-after.ts'
import { serverClock } from '../trace/server-clock.ts'
import type { LimitFields, PlanResources, Observation } from '../trace/trace.ts'
import { stageOf } from '../stage-fixture.ts'

const NOW = Date.UTC(2026, 0, 1)
const resources: PlanResources = {
  keys: ['a'],
  sources: ['1'],
  maxRequests: 100,
  maxMs: 1e6,
  startEpochMs: NOW,
}

function seen(sentMs: number, outcome: Observation['outcome'], fields: LimitFields): Observation {
  const status = outcome === 'refused' ? 429 : 200
  const times = { atMs: sentMs, sentMs, answeredMs: sentMs + 10, closedMs: sentMs + 11 }
  const rest = {
    kind: 'chat',
    tokens: 16,
    stage: stageOf('001 serial'),
    dateMs: null,
    usedTokens: null,
  } as const
  return { key: 'a', source: '1', status, outcome, fields, ...times, ...rest }
}

/** Reads the only answer of a trace. */
function readOne(fields: LimitFields): ReadFields {
  return readLimitFields(fields, NOW, resetUnitOf([seen(0, 'accepted', fields)]))
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
    'draft -07 with its policy',
    { ratelimit: 'limit=10, remaining=4, reset=5', 'ratelimit-policy': '10;w=5' },
    { family: 'ratelimit-fields', limit: 10, remaining: 4, resetMs: 5000, windowMs: 5000 },
  ],
  [
    'draft -06 with its policies',
    { 'ratelimit-limit': '10', 'ratelimit-remaining': '9', 'ratelimit-policy': '10;w=5, 100;w=60' },
    { family: 'ratelimit-03', limit: 10, remaining: 9, windowMs: 5000 },
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
  const { announcements, unreadable } = readOne(fields)
  expect(announcements[0]).toMatchObject(expected)
  expect(unreadable).toEqual([])
})

test('reports a field that is not a structured field', () => {
  expect(readOne({ ratelimit: 'burst;;r=' })).toMatchObject({
    announcements: [],
    unreadable: ['ratelimit: burst;;r='],
  })
})

const unsized = (capacity: number): JudgedLimit => ({
  families: [],
  capacity: { low: capacity, high: capacity },
  windowMs: null,
  banMs: null,
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
  const accuracy = judgeHeaders(trace, resources, unsized(2))
  expect(accuracy.families[0]).toMatchObject({
    agreesWithCapacity: true,
    remaining: { leftAtRefusal: [0, 0], stillLeft: null, pairs: 1, notFalling: 0 },
    // For the other, the necessary wait is not known.
    reset: { count: 1 },
  })
  expect(accuracy.retryAfter).toMatchObject({
    present: 2,
    obeyed: 1,
    obeyedAccepted: 0,
    tooEarly: { count: 1 },
  })
  expect(accuracy.families[0]?.reset?.worstSeconds).toBeCloseTo(-0.09, 2)
})

test('reports a Remaining that never falls, and an announced limit that is wrong', () => {
  const trace = Array.from({ length: 6 }, (_, index) => seen(index * 50, 'accepted', left(2, 4)))
  const accuracy = judgeHeaders(trace, resources, unsized(10))
  expect(accuracy.families[0]).toMatchObject({
    agreesWithCapacity: false,
    remaining: { pairs: 5, notFalling: 5 },
  })
})

const bucket: JudgedLimit = { ...unsized(4), families: ['token-bucket'], windowMs: { high: 4000 } }

test('a Reset is correct even if other requests overtake a late one', () => {
  const late = { ...seen(2150, 'refused', left(0, 4)), answeredMs: 2400, closedMs: 2400 }
  const trace = [
    seen(0, 'accepted', left(1, 2)),
    seen(50, 'accepted', left(0, 2)),
    seen(100, 'refused', left(0, 2)),
    // Sent first, and decided after the two that used the quota which had come back.
    late,
    { ...seen(2151, 'accepted', left(1, 4)), key: 'a', source: '2' },
    { ...seen(2152, 'accepted', left(0, 4)), key: 'a', source: '2' },
    seen(4300, 'accepted', left(1, 4)),
  ]
  const reset = judgeHeaders(trace, resources, unsized(2)).families[0]?.reset
  expect(reset?.worstSeconds ?? 0).toBeGreaterThanOrEqual(0)
})

test('a Date that a busy server wrote late does not move its clock', () => {
  const dated = (sentMs: number, staleMs: number): Observation => ({
    ...seen(sentMs, 'accepted', {}),
    dateMs: Math.floor((NOW + sentMs - staleMs) / 1000) * 1000,
  })
  // Just after full seconds. One of them still has the second before the last one.
  const clock = serverClock([dated(1001, 0), dated(2001, 0), dated(4500, 1000)], resources)
  expect(Math.abs(clock(dated(5000, 0)) - NOW - 5010)).toBeLessThan(20)
})

/** A request is refused at 100 ms and accepted a second later. The reset announces the full quota. */
function promising(resetSeconds: number): readonly Observation[] {
  const fields = { ...left(0, resetSeconds), 'retry-after': '1' }
  return [seen(0, 'accepted', left(0, 4)), seen(100, 'refused', fields), seen(1150, 'accepted', left(0, 4))]
}

test.each([
  [1, 0],
  [4, 0],
  [9, 5],
])('a reset of %d s, where one comes back in 1 s and all in 4 s, is %d s off', (announced, off) => {
  const accuracy = judgeHeaders(promising(announced), resources, bucket)
  expect(accuracy.families[0]?.reset?.medianSeconds).toBeCloseTo(off, 1)
})

test('a promise is not wrong because a later refusal lengthens the wait', () => {
  const trace = [
    seen(100, 'refused', left(0, 2)),
    seen(1500, 'refused', left(0, 2)),
    seen(2500, 'refused', left(0, 2)),
    seen(4600, 'accepted', left(1, 2)),
  ]
  const extending: JudgedLimit = { ...unsized(2), families: ['extending-window'], windowMs: { high: 2000 } }
  expect(judgeHeaders(trace, resources, extending).families[0]?.reset?.medianSeconds).toBe(0)
  const plain: JudgedLimit = { ...extending, families: ['fixed-window'] }
  expect(judgeHeaders(trace, resources, plain).families[0]?.reset?.worstSeconds).toBeCloseTo(-0.39, 2)
})

const SKEW_MS = 90_000

test.each([
  ['wrong', SKEW_MS],
  ['right', 0],
])('moments are by the clock of the server, even one that is %s', (_title, skewMs) => {
  const trace = [0, 400, 800, 1300].map((sentMs, index) => {
    const dateMs = Math.floor((NOW + sentMs + 5 + skewMs) / 1000) * 1000
    const fields = { 'x-ratelimit-reset': String(Math.ceil((NOW + 1200 + skewMs) / 1000)) }
    return { ...seen(sentMs, index === 3 ? 'accepted' : 'refused', fields), dateMs }
  })
  const accuracy = judgeHeaders(trace, resources, { ...bucket, windowMs: { high: 1000 } })
  expect(Math.abs(accuracy.families[0]?.reset?.worstSeconds ?? 9)).toBeLessThan(1)
})

test('one answer with seconds or milliseconds under the name of an epoch is not interpreted', () => {
  for (const value of ['7', String(NOW)]) {
    const { announcements, unreadable } = readOne({ 'x-ratelimit-reset': value })
    expect(announcements[0]?.resetMs).toBeNull()
    expect(unreadable.join()).toContain(value)
  }
})

test('interprets a Retry-After that the judge calls malformed, and reports it', () => {
  expect(lenientRetryAfterMs({ 'retry-after': '1.5' }, NOW)).toBe(1500)
  expect(lenientRetryAfterMs({ 'retry-after': '2' }, NOW)).toBe(2000)
  expect(lenientRetryAfterMs({ 'retry-after': 'Thu, 01 Jan 2026 00:00:07 GMT' }, NOW)).toBe(7000)
  expect(lenientRetryAfterMs({ 'retry-after': 'Thu Jan  1 00:00:09 2026 UTC' }, NOW)).toBe(9000)
  for (const text of ['soon', '-1', '1,5', '10, 10'])
    expect(lenientRetryAfterMs({ 'retry-after': text }, NOW)).toBeNull()
  expect(readRetryAfter('1.5', NOW).kind).toBe('malformed')
  const refusals = ['1.5', '2', '1.5'].map((value) => seen(100, 'refused', { 'retry-after': value }))
  expect(judgeHeaders(refusals, resources, bucket).retryAfter.malformed).toEqual(['1.5'])
})

test('a limit on tokens is judged by announcements about tokens', () => {
  const fields = {
    'x-ratelimit-limit-requests': '60',
    'x-ratelimit-limit-tokens': '405',
  }
  const tokens: JudgedLimit = { ...unsized(405), unit: 'tokens' }
  const [family] = judgeHeaders([seen(0, 'accepted', fields)], resources, tokens).families
  expect(family).toMatchObject({ limits: [405], agreesWithCapacity: true })
  expect(judgeHeaders([seen(0, 'accepted', fields)], resources, unsized(60)).families[0]?.limits).toEqual([
    60,
  ])
})

test('a run reads fields like the checks: a quota policy after the limit, a reset in the past', () => {
  expect(readOne({ 'ratelimit-limit': '10, 10;w=1' }).announcements[0]?.limit).toBe(10)
  const past = { 'x-ratelimit-reset': String(NOW / 1000 - 7) }
  expect(readOne(past).announcements[0]?.resetMs).toBe(-7000)
  expect(readOne({ 'ratelimit-remaining': 'some' }).unreadable).toEqual(['ratelimit-remaining: some'])
})

test('a promise is not wrong if another client used the quota', () => {
  const refusal = seen(100, 'refused', { 'retry-after': '1' })
  const late = seen(1200, 'refused', { 'retry-after': '1' })
  const other = { ...seen(1150, 'accepted', {}), key: 'b' }
  expect(judgeHeaders([refusal, late], resources, bucket).retryAfter).toMatchObject({
    obeyed: 1,
    obeyedAccepted: 0,
  })
  expect(judgeHeaders([refusal, other, late], resources, bucket).retryAfter.obeyed).toBe(0)
})

const withLeft = (units: number): LimitFields => ({
  'x-ratelimit-limit': '5',
  'x-ratelimit-remaining': String(units),
  'x-ratelimit-reset': String(NOW / 1000 + 2),
})

const refusedAt = (units: number): readonly Observation[] =>
  [0, 1, 2].flatMap((round) => [
    seen(10_000 * round, 'accepted', withLeft(units + 1)),
    seen(10_000 * round + 100, 'accepted', withLeft(units)),
    seen(10_000 * round + 200, 'refused', withLeft(units)),
  ])

test('a remaining count above zero on a refusal is wrong', () => {
  const sized: JudgedLimit = { families: [], capacity: { low: 5, high: 5 }, windowMs: null, banMs: null }
  expect(judgeHeaders(refusedAt(3), resources, sized).families[0]?.remaining.stillLeft).toBe(3)
  expect(judgeHeaders(refusedAt(0), resources, sized).families[0]?.remaining.stillLeft).toBeNull()
  const tokens: JudgedLimit = { ...sized, unit: 'tokens' }
  expect(judgeHeaders(refusedAt(3), resources, tokens).families[0]?.remaining.stillLeft ?? null).toBeNull()
})

const promised = (seconds: number, acceptedMs: number): readonly Observation[] =>
  [0, 1, 2].flatMap((round) => [
    seen(10_000 * round, 'refused', { 'retry-after': String(seconds) }),
    seen(10_000 * round + 10 + acceptedMs, 'accepted', {}),
  ])

test('reports a Retry-After three times as long as needed, but not its rounding', () => {
  const sized: JudgedLimit = { families: [], capacity: null, windowMs: null, banMs: null }
  expect(judgeHeaders(promised(3, 1000), resources, sized).retryAfter.timesTooLong).toBeCloseTo(3)
  expect(judgeHeaders(promised(1, 300), resources, sized).retryAfter.timesTooLong).toBeNull()
})
