import { expect, test } from 'vitest'
import { describeLimiter } from '../report/describe-limiter.ts'
import { formatLength, outOfReach } from './out-of-reach.ts'
import type { LimitFields, PlanResources, Observation } from '../trace/trace.ts'
import { stageOf } from '../stage-fixture.ts'

const resources: PlanResources = {
  keys: ['a', 'b'],
  sources: ['1'],
  maxRequests: 100,
  maxMs: 60_000,
  startEpochMs: 0,
}

function seen(stage: string, sentMs: number, fields: LimitFields | null, key = 'a'): Observation {
  const times = { atMs: sentMs, sentMs, answeredMs: sentMs + 10, closedMs: sentMs + 11 }
  const rest = { kind: 'chat', tokens: 16, dateMs: null, usedTokens: null, source: '1' } as const
  const outcome = fields === null ? 'accepted' : 'refused'
  return {
    key,
    stage: stageOf(stage),
    outcome,
    status: fields === null ? 200 : 429,
    fields: fields ?? {},
    ...times,
    ...rest,
  }
}

const HOUR = { 'retry-after': '3540', 'ratelimit-limit': '3', 'ratelimit-reset': '3540' }
const spent = [
  seen('001 preflight', 0, null),
  seen('002 serial', 100, null),
  seen('002 serial', 130, null),
  seen('002 serial', 160, HOUR),
]

test('describes a limit per hour without waiting, with the cost of the rest', () => {
  const silent = [1000, 8000, 31_000].map((ms) => seen('003 silence', ms, HOUR))
  const scope = [seen('004 scope', 31_100, HOUR), seen('004 scope', 31_100, null, 'b')]
  const found = outOfReach([...spent, ...silent, ...scope], resources)
  expect(found).toMatchObject({
    verdict: 'undetermined',
    families: [],
    capacity: null,
    scopes: ['key', 'account', 'key-and-address'],
    outOfReach: { accepted: 3, refusedForMs: 30_940, promisedMs: 3_540_000, declared: [3] },
  })
  expect(found?.outOfReach?.rest.requests).toBeGreaterThan(50)
  expect(found?.outOfReach?.rest.ms).toBeGreaterThan(12 * 3_540_000)
  const words = found === null ? '' : describeLimiter('a', found)
  expect(words).toContain('3 requests were accepted before')
  expect(words).toContain('quota 59 min after the first refusal and a limit of 3')
  expect(words).toMatch(/about \d+ requests and at least \d+ h/)
  expect(words).toContain('per key, or per account')
})

test('a limit that accepted requests again is not out of reach, nor one without a wait', () => {
  const released = [seen('003 silence', 31_000, HOUR), seen('003 silence', 62_000, null)]
  expect(outOfReach([...spent, ...released], resources)).toBeNull()
  expect(outOfReach(spent, resources)).toBeNull()
  expect(outOfReach([], resources)).toBeNull()
})

test.each([
  [42_000, '42 s'],
  [150_000, '2.5 min'],
  [3_540_000, '59 min'],
  [43_200_000, '12 h'],
  [3_024_000_000, '35 days'],
])('%d ms are %s', (ms, words) => {
  expect(formatLength(ms)).toBe(words)
})

test('a moment in the past is not a promise', () => {
  const past = {
    'retry-after': 'Thu, 01 Jan 1960 00:00:00 GMT',
    'ratelimit-limit': '3',
    'ratelimit-reset': '3540',
  }
  const silent = [1000, 8000].map((ms) => seen('003 silence', ms, past))
  const found = outOfReach([...spent.slice(0, 3), seen('002 serial', 160, past), ...silent], resources)
  expect(found?.outOfReach?.promisedMs).toBe(3_540_000)
})
