/** What makes wait, or counts what is in flight: limiters that are easily taken for others. */
import { expect, test } from 'vitest'
import { identifyObservations } from '../../load/limiter/findings/identify.ts'
import type { PlanResources } from '../../load/limiter/trace/trace.ts'
import { inFull, isFull } from '../sampling/sampled-cases.ts'
import { cellRate, scoped, type Counter } from './simulated/simulated-limiters.ts'
import { judgeDrawn } from './simulated/matrix.ts'
import { simulateLimiter } from './simulated/simulate-limiter.ts'
import { createRandom } from './simulated/simulated-random.ts'
import { inFlightCapWithQueue, pacer, inFlightCap, waitingWindow } from './simulated/waiting-limiters.ts'

const MET = [
  ['a concurrency limit of 17, one place taken by a request that failed', 1_100_217, 'concurrency', 'right'],
  ['a queue in which all but the very first request wait', 1_100_194, 'queue with overflow', 'right'],
  ['a queue for one, its slot taken by a request that failed', 4_700_157, 'queue with overflow', 'right'],
  ['a concurrency limit of 2, each place used twice by most bursts', 3_100_034, 'concurrency', 'right'],
  ['one seat, the only request inside failed', 4_700_132, 'concurrency', 'right'],
  ['a queue that is full after a tenth of a second', 3_100_005, 'queue with overflow', 'right'],
  ['a pace of 0.16 s, which holds up all but the first of a burst', 500_000, 'pacing', 'right'],
  ['a pace of 0.08 s after 79 at once, which no server keeps by itself', 500_003, 'pacing', 'right'],
  ['a pace of 10 ms, which may be that of the server', 500_004, 'pacing', 'set'],
  ['a queue of six, all of which a burst of seven fills', 500_009, 'queue with overflow', 'set'],
] as const
// The first takes as long as all others together, the second a quarter of that.
const LONG = [
  [
    'a concurrency limit of 157 with a queue, seen best by its last stages',
    1_100_130,
    'concurrency queue',
    'set',
  ],
  ['55 each half second, which no pool of workers keeps', 500_004, 'queued window', 'right'],
] as const

test.each([...MET, ...inFull(LONG)])('%s', (_title, seed, only, verdict) => {
  const judged = judgeDrawn(seed, only)
  expect(judged.verdict, judged.line).toBe(verdict)
  expect(judged.covers?.n ?? true, judged.line).toBe(true)
})

const resources: PlanResources = {
  keys: ['a', 'b'],
  sources: ['1', '2'],
  maxRequests: 8000,
  maxMs: 400_000,
  startEpochMs: 1_795_000_000_000,
}

function found(limiter: Counter, jitterMs: number) {
  const world = { wayMs: 1, jitterMs, serviceMs: 15, longServiceMs: 400, errorShare: 0 }
  const each: Counter = (arrival) => limiter({ ...arrival, units: 1 })
  return identifyObservations(
    simulateLimiter(each, resources, { ...world, random: createRandom(77) }).observations,
    resources,
  )
}

const FAST_BUCKET = (): Counter => cellRate(5, 50 / 1000)
const LARGE_GROUPS = (): Counter => waitingWindow(20, 1800)
const TWO_AT_ONCE = (): Counter => inFlightCapWithQueue(2, Infinity)
const CAP = (): Counter => inFlightCap(5)

test('a bucket that is full again before the next burst is not a concurrency limit', () => {
  expect(found(scoped('key', FAST_BUCKET), 2)).toMatchObject({
    families: expect.arrayContaining(['token-bucket']),
  })
  // Through a network that scatters by two units this is not visible. Showing that takes seconds.
  if (isFull)
    expect(found(scoped('key', FAST_BUCKET), 20)).toMatchObject({ verdict: 'undetermined', families: [] })
  expect(found(scoped('key', CAP), 20)).toMatchObject({ verdict: 'identified', families: ['concurrency'] })
})

test('on a busy machine a concurrency limit is not taken for a window', () => {
  const world = { wayMs: 3, jitterMs: 40, serviceMs: 100, longServiceMs: 145, errorShare: 0 }
  for (const seed of [1, 2, 4]) {
    const cap = scoped('key', () => inFlightCap(10))
    const each: Counter = (arrival) => cap({ ...arrival, units: 1 })
    const { observations } = simulateLimiter(each, resources, { ...world, random: createRandom(seed) })
    expect(identifyObservations(observations, resources)).toMatchObject({
      verdict: 'identified',
      families: ['concurrency'],
      capacity: { value: 10 },
      scopes: ['key', 'account'],
    })
  }
})

test('where answers wait as behind a server at its limit, every explanation is named', () => {
  const { verdict, families, reason, experiment } = found(
    scoped('key', () => pacer(3, 1, Infinity)),
    20,
  )
  expect(verdict).toBe('one-of')
  expect(families).toEqual(expect.arrayContaining(['concurrency-queue', 'none']))
  expect(reason).toMatch(/look alike/)
  expect(experiment).toMatch(/bursts/)
})

/** Answers within a few milliseconds, and a plan of two minutes. */
function foundNearby(limiter: Counter, serviceMs: number, maxMs: number) {
  const world = { wayMs: 0.3, jitterMs: 3, serviceMs, longServiceMs: 100, errorShare: 0.005 }
  const each: Counter = (arrival) => limiter({ ...arrival, units: 1 })
  const within: PlanResources = { ...resources, maxRequests: 1500, maxMs }
  return identifyObservations(
    simulateLimiter(each, within, { ...world, random: createRandom(77) }).observations,
    within,
  )
}

test('a window that delays in large groups is not taken for a queue with one seat', () => {
  const answer = foundNearby(scoped('key', LARGE_GROUPS), 1, 120_000)
  expect(answer).toMatchObject({
    verdict: 'identified',
    families: ['queued-window'],
    capacity: { value: 20 },
  })
})

test('a concurrency queue is not named while all requests took equally long', () => {
  const answer = foundNearby(scoped('key', TWO_AT_ONCE), 400, 45_000)
  expect(answer).toMatchObject({ verdict: 'undetermined', families: [] })
  expect(answer.reason).toMatch(/longer/)
  expect(answer.experiment).toMatch(/\d+ requests/)
})
