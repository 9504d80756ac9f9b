import { expect, test } from 'vitest'
import type { FieldSeries } from './announced.ts'
import { COUNTER_KINDS } from './behaviors.ts'
import type { FittedLimit } from './explain-answers.ts'
import { eventsOf } from './limit-trace.ts'
import { headerTruth, refusedBy, retryAfterTruth } from './truths.ts'
import type { Bounds, Observation } from './types.ts'

const observation = (sentMs: number, outcome: Observation['outcome'], wait?: string): Observation => ({
  atMs: sentMs,
  key: 'A',
  source: 'one',
  kind: 'brief',
  tokens: 0,
  stage: 'edge-1',
  sentMs,
  answeredMs: sentMs + 20,
  closedMs: sentMs + 20,
  outcome,
  status: outcome === 'refused' ? 429 : 200,
  fields: wait === undefined ? {} : { 'retry-after': wait },
  errorText: null,
  dateMs: null,
  usedTokens: null,
})

const perMinute = {
  best: { kind: COUNTER_KINDS[0], times: { windowMs: 60_000, phaseMs: 0, extraMs: 0 }, size: 20 },
  scopes: ['key', 'address'],
} as unknown as FittedLimit

test.each([
  ['2', 'open'],
  ['6', 'true'],
  ['12', 'open'],
  ['60', 'false'],
])('a wait of %s s is %s when the next request is accepted after 9 s', (wait, verdict) => {
  const refusal = observation(50_000, 'refused', wait)
  const from = { seen: [refusal, observation(59_000, 'accepted')], bounds: { startEpochMs: 0 } as Bounds }
  expect(retryAfterTruth(from, new Set([refusal]), perMinute)?.verdict).toBe(verdict)
})

test.each([
  [10, 'true'],
  [30, 'false'],
])(
  'a refusal is no broken promise if a request sent %i ms later overlaps it and is accepted',
  (laterMs, verdict) => {
    const refusal = observation(50_000, 'refused', '6')
    const seen = [refusal, observation(58_000, 'refused'), observation(58_000 + laterMs, 'accepted')]
    const from = { seen, bounds: { startEpochMs: 0 } as Bounds }
    expect(retryAfterTruth(from, new Set(seen.slice(0, 2)), perMinute)?.verdict).toBe(verdict)
  },
)

test.each<[what: string, changes: Partial<Observation>, verdict: string, scopes?: FittedLimit['scopes']]>([
  ['the key from another address', { source: 'two' }, 'open'],
  ['another key from the address', { key: 'B' }, 'open'],
  ['another key from another address', { key: 'B', source: 'two' }, 'false'],
  ['another key, where keys are counted apart', { key: 'B' }, 'false', ['key']],
])('a refusal after an accepted request of %s', (_, changes, verdict, scopes = perMinute.scopes) => {
  const refusal = observation(50_000, 'refused', '6')
  const seen = [refusal, { ...observation(57_000, 'accepted'), ...changes }, observation(58_000, 'refused')]
  const from = { seen, bounds: { startEpochMs: 0 } as Bounds }
  expect(retryAfterTruth(from, new Set([refusal, ...seen.slice(2)]), { ...perMinute, scopes })?.verdict).toBe(
    verdict,
  )
})

test.each([
  [1, 0],
  [0, 1],
])('a limit with %i requests left refused %i of one refused request', (left, refused) => {
  const [kind] = COUNTER_KINDS
  const component = {
    counting: { unit: 'requests', scope: 'key', consumedBy: [] },
    best: {
      kind,
      times: { windowMs: 60_000, phaseMs: 0, extraMs: 0 },
      size: 1 + left,
      charging: 'before',
    },
  } as unknown as FittedLimit
  const own = eventsOf([observation(1000, 'accepted'), observation(3000, 'refused')])
  const explanation = { events: own, own, components: [component], unexplained: 0, total: 0 }
  expect(refusedBy(explanation, component)?.size).toBe(refused)
})

test.each([
  ['A', 'false'],
  ['B', 'true'],
])('a refusal of key A in its full window breaks a Reset that key %s received: %s', (key, verdict) => {
  const refusal = observation(59_000, 'refused')
  const early = { ...observation(30_000, 'accepted'), key }
  const values = [
    { observation: early, remaining: 9, resetMs: 20_000 },
    { observation: refusal, remaining: 0, resetMs: 1000 },
  ]
  const limit = { source: 'x-ratelimit-limit-requests', unit: 'requests', size: 10 }
  const series = { limit, values } as unknown
  const from = { seen: [early, refusal], bounds: {} as Bounds }
  expect(headerTruth(from, series as FieldSeries, new Set([refusal]), true).verdict).toBe(verdict)
})
