import { expect, test } from 'vitest'
import type { Identification } from './identification.ts'
import type { Observation } from '../trace/trace.ts'
import { formatNoLimit, withTimingCheck } from './timing-check.ts'
import { stageOf } from '../stage-fixture.ts'

const found: Identification = {
  verdict: 'identified',
  families: ['token-bucket'],
  reason: null,
  experiment: null,
  candidates: [],
  capacity: { value: 5, low: 5, high: 5 },
  windowMs: { value: 1000, low: 990, high: 1010 },
  ratePerSecond: { value: 5, low: 5, high: 5 },
  banMs: null,
  phases: [],
  scopes: ['key'],
  unit: 'requests',
}

function refusals(count: number, tripMs: (at: number) => number): readonly Observation[] {
  return Array.from({ length: count }, (_, at) => ({
    atMs: at * 10,
    key: 'a',
    source: '1',
    kind: 'chat',
    tokens: 5,
    stage: stageOf('001 serial'),
    sentMs: at * 10,
    answeredMs: at * 10 + tripMs(at),
    closedMs: at * 10 + tripMs(at),
    outcome: 'refused',
    status: 429,
    fields: {},
    dateMs: null,
    usedTokens: null,
  }))
}

function pacing(value: number): Identification {
  return { ...found, families: ['pacing'], ratePerSecond: { value, low: value, high: value } }
}

test('slow refusals of very many requests at once, at the end, do not matter', () => {
  const many = refusals(30, () => 500).map((one) => ({
    ...one,
    stage: stageOf('052 race'),
    sentMs: one.sentMs + 400,
  }))
  expect(withTimingCheck(found, [...refusals(30, () => 5), ...many])).toBe(found)
})

test('quick refusals, and a few slow ones, do not change the result', () => {
  expect(
    withTimingCheck(
      found,
      refusals(30, () => 5),
    ),
  ).toBe(found)
  expect(
    withTimingCheck(
      found,
      refusals(30, (at) => (at < 2 ? 500 : 5)),
    ),
  ).toBe(found)
  expect(
    withTimingCheck(
      found,
      refusals(5, () => 500),
    ),
  ).toBe(found)
})

test('refusals that take a large part of the window make the result undetermined', () => {
  const { verdict, families, reason, ...sizes } = withTimingCheck(
    found,
    refusals(30, (at) => (at < 6 ? 100 : 5)),
  )
  expect(verdict).toBe('undetermined')
  expect(families).toEqual([])
  expect(reason).toContain('too long for a window of about 1.00 s')
  expect(sizes).toMatchObject({ capacity: null, windowMs: null, ratePerSecond: null, banMs: null })
})

test('a limiter without a window is not checked for its edges', () => {
  const cap: Identification = { ...found, windowMs: null }
  expect(
    withTimingCheck(
      cap,
      refusals(30, () => 500),
    ),
  ).toBe(cap)
})

test('without a refusal the text has the tested rate, for completions of that key alone', () => {
  const accepted: readonly Observation[] = refusals(250, () => 1).map((one) => ({
    ...one,
    outcome: 'accepted',
    status: 200,
  }))
  const few = accepted.slice(0, 20)
  const others: readonly Observation[] = [
    ...few.map((one) => ({ ...one, key: 'b' })),
    ...few.map((one) => ({ ...one, outcome: 'unclassified' as const, status: 502 })),
    ...few.map((one) => ({ ...one, kind: 'wrong-key' as const, status: 401 })),
    ...few.map((one) => ({ ...one, kind: 'aborted' as const })),
    ...few.map((one) => ({ ...one, status: 404 })),
  ]
  expect(formatNoLimit('a', [...others, ...accepted])).toBe(
    'Key `a`: no limit seen up to 100 completions in a second, 250 in all.',
  )
  expect(formatNoLimit('b', [...others, ...accepted])).toContain(', 20 in all.')
})

test('concurrent requests that are answered slowly count at the pace of their answers', () => {
  const accepted: readonly Observation[] = refusals(300, () => 1).map((one, at) => ({
    ...one,
    outcome: 'accepted',
    status: 200,
    sentMs: 0,
    closedMs: 20 * at,
  }))
  expect(formatNoLimit('a', accepted)).toContain('up to 50 completions in a second, 300 in all')
})

test('a wait as long as the work itself is not a limit, a longer one is', () => {
  const accepted = refusals(30, (at) => 1 + at).map((one) => ({ ...one, outcome: 'accepted' as const }))
  expect(withTimingCheck(pacing(1000), accepted)).toMatchObject({
    verdict: 'no-limit-seen',
    families: [],
    capacity: null,
  })
  expect(withTimingCheck(pacing(8), accepted).verdict).toBe('identified')
  expect(
    withTimingCheck(
      pacing(1000),
      refusals(30, () => 5),
    ).verdict,
  ).toBe('identified')
})

test('a cap that was not reached, or without long waits, is not a limit', () => {
  const cap: Identification = {
    ...found,
    families: ['concurrency', 'concurrency-queue'],
    capacity: { value: 30, low: 30, high: 30 },
    windowMs: null,
    ratePerSecond: null,
  }
  const accepted = (count: number, tripMs: (at: number) => number): readonly Observation[] =>
    refusals(count, tripMs).map((one) => ({ ...one, atMs: 0, sentMs: 0, outcome: 'accepted', status: 200 }))
  const quick = accepted(60, () => 20).map((one) => ({ ...one, closedMs: 20 }))
  expect(withTimingCheck(cap, quick).verdict).toBe('no-limit-seen')
  const few = accepted(30, () => 500).map((one) => ({ ...one, closedMs: 500 }))
  expect(withTimingCheck(cap, few).verdict).toBe('no-limit-seen')
  const queued = accepted(60, () => 500).map((one, at) => ({ ...one, closedMs: at < 30 ? 500 : 1000 }))
  expect(withTimingCheck(cap, queued).verdict).toBe('identified')
  expect(withTimingCheck(cap, [...few, ...refusals(3, () => 1)]).verdict).toBe('identified')
})

test('the refusals of a queue need only be quicker than a step', () => {
  const queue: Identification = { ...found, families: ['queue-with-overflow'] }
  const slow = refusals(30, () => 300)
  expect(withTimingCheck(queue, slow)).toBe(queue)
  expect(withTimingCheck(found, slow)).toMatchObject({ verdict: 'undetermined' })
  expect(
    withTimingCheck(
      queue,
      refusals(30, () => 600),
    ),
  ).toMatchObject({ verdict: 'undetermined' })
})
