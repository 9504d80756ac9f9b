import { expect, test } from 'vitest'
import { describe as say } from '../../load/analysis/limiter/describe.ts'
import { identify } from '../../load/analysis/limiter/identify.ts'
import { costOf } from '../../load/analysis/limiter/plan.ts'
import type { Means } from '../../load/analysis/limiter/trace.ts'
import {
  calendarWindow,
  cellRate,
  expiringCounter,
  hitLog,
  scoped,
  type MakeCounter,
} from './simulated/limiter.ts'
import { play, type World } from './simulated/play.ts'
import { createRandom } from './simulated/random.ts'
import { seats } from './simulated/waiting.ts'

const means: Means = {
  keys: ['a', 'b'],
  sources: ['1', '2'],
  maxRequests: 3000,
  maxMs: 600_000,
  startEpochMs: 1_795_228_812_345,
}

function world(seed: number): World {
  return {
    wayMs: 1,
    jitterMs: 20,
    serviceMs: 15,
    longServiceMs: 400,
    strays: 0.005,
    random: createRandom(seed),
  }
}

const cases: readonly (readonly [string, string, MakeCounter])[] = [
  ['fixed window from the first request', 'fixed-window', () => expiringCounter(10, 4000)],
  ['fixed window on a foreign grid', 'fixed-window', () => calendarWindow(10, 4000, 1300)],
  ['sliding log', 'sliding-log', () => hitLog(10, 4000)],
  ['token bucket', 'token-bucket', () => cellRate(10, 10 / 4000)],
  ['cap on what is in flight', 'concurrency', () => seats(8)],
]

test.each(cases)('%s is named', (_title, family, make) => {
  const limiter = scoped('key', make)
  const { observations } = play((arrival) => limiter({ ...arrival, units: 1 }), means, world(7))
  const found = identify(observations, means)
  expect(found.families).toEqual([family])
  expect(say('a', found)).toMatch(/^Key `a`: /)
  expect(observations.length).toBeLessThanOrEqual(costOf(means).requests)
})

test('a target that never refuses has no limit that was seen', () => {
  const { observations, end } = play(({ atMs }) => ({ startMs: atMs }), means, world(3))
  expect(identify(observations, means).verdict).toBe('no-limit-seen')
  expect(end).toMatchObject({ type: 'done', because: 'no-limit-seen' })
})
