/** Limiters that are made of several are never given a wrong name, and the result describes what was seen of them. */
import { describe, expect, test } from 'vitest'
import { identifyObservations } from '../../load/limiter/findings/identify.ts'
import { recoveryHint, recoveryOf, withRecovery } from '../../load/limiter/findings/recovery.ts'
import { formatSeen } from '../../load/limiter/report/observed-text.ts'
import {
  bucketAndWindow,
  calendarWindow,
  cellRate,
  expiringCounter,
  hitLog,
  scoped,
  type Counter,
} from './simulated/simulated-limiters.ts'
import { isFull, notBrief } from '../sampling/sampled-cases.ts'
import { RESOURCES } from './simulated/resources.ts'
import { simulateLimiter } from './simulated/simulate-limiter.ts'
import { createRandom } from './simulated/simulated-random.ts'
import { allOf, expiringHalf, loggedHalf, workers } from './simulated/several.ts'

function seen(make: (random: () => number) => Counter, seed = 1) {
  const random = createRandom(seed)
  const limiter = scoped('key', () => make(random))
  const world = { wayMs: 1, jitterMs: 6, serviceMs: 15, longServiceMs: 400, errorShare: 0, random }
  const resources = { ...RESOURCES, maxRequests: 8000, maxMs: 600_000 }
  return { resources, ...simulateLimiter((arrival) => limiter({ ...arrival, units: 1 }), resources, world) }
}

function identified(make: (random: () => number) => Counter, seed = 1) {
  const { observations, resources } = seen(make, seed)
  const found = withRecovery(identifyObservations(observations, resources), observations)
  return { found, words: formatSeen(found, observations).join(' ') }
}

test('10 per second and 100 per minute: the result mentions the second limit and what was seen of it', () => {
  const { found, words } = identified(() => allOf([expiringHalf(10, 1000), expiringHalf(100, 60_000)]))
  expect(found).toMatchObject({ verdict: 'undetermined', families: [] })
  expect(words).toMatch(/Let through at most: 1\d within 1 s, \d+ within 10 s/)
  expect(words).toMatch(/once all were refused for \d{2}\.\d\d s, when 100 had been accepted in all/)
  expect(words).toContain('A second limit over a longer time would explain that, and so would a penalty')
  expect(found.experiment).toContain('a steady pace a little below the short limit')
})

test('a second limit that the plan did not reach is not ruled out', () => {
  const { found, words } = identified(() => allOf([loggedHalf(10, 1000), loggedHalf(100, 60_000)]))
  expect(found).toMatchObject({ verdict: 'identified', families: ['sliding-log'], capacity: { value: 10 } })
  expect(words).toMatch(
    /^A second limit over a longer time was not tested: at most \d\d within 10 s were accepted\.$/,
  )
})

test.each(isFull ? [1, 2] : notBrief([1]))(
  'workers that each count for themselves are named as the explanation (seed %i)',
  (seed) => {
    const { found, words } = identified((random) => workers(2, random, () => expiringCounter(10, 5000)), seed)
    expect(found).toMatchObject({ verdict: 'undetermined', families: [], scopes: [] })
    expect(words).toContain('Several counters that each count a part of the requests (workers, replicas)')
    expect(found.experiment).toContain('one process of the target')
  },
)

// Takes as long as all others but two.
test.runIf(isFull)('who counts together is not told by an address where no family is known', () => {
  const { found } = identified((random) => workers(4, random, () => cellRate(5, 1 / 1000)), 2)
  expect(found).toMatchObject({ verdict: 'undetermined', scopes: [] })
})

describe('one counter alone looks like none of these', () => {
  test.each<[string, () => Counter]>([
    ['a window', () => expiringCounter(10, 5000)],
    ['a window of the wall clock', () => calendarWindow(10, 5000, 777)],
    ['a small one', () => calendarWindow(3, 2000, 777)],
    ['a log', () => hitLog(10, 5000)],
    ['a bucket', () => cellRate(10, 10 / 5000)],
    ['a bucket in a window', () => bucketAndWindow(10, 10 / 5000, 10, 5000)],
  ])('%s', (_title, make) => {
    for (const seed of isFull ? [1, 2, 3] : [1]) {
      const recovery = recoveryOf(seen(make, seed).observations)
      expect(recovery).not.toBeNull()
      if (recovery !== null) expect(recoveryHint(recovery)).toBeNull()
    }
  })
})
