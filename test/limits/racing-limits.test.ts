/** Limits that let too many through in parallel, from plans against simulated limiters. */
import { expect, test } from 'vitest'
import { describeLimiter } from '../../load/limiter/report/describe-limiter.ts'
import { identifyObservations } from '../../load/limiter/findings/identify.ts'
import type { Identification } from '../../load/limiter/findings/identification.ts'
import { racingCounter, replicas } from './simulated/careless.ts'
import {
  calendarWindow,
  cellRate,
  expiringCounter,
  scoped,
  type Counter,
} from './simulated/simulated-limiters.ts'
import { RESOURCES } from './simulated/resources.ts'
import { simulateLimiter } from './simulated/simulate-limiter.ts'
import { createRandom } from './simulated/simulated-random.ts'
import { consumption } from './simulated/tokens.ts'

function identified(make: (random: () => number) => Counter): Identification {
  const random = createRandom(5)
  const world = { wayMs: 1, jitterMs: 20, serviceMs: 15, longServiceMs: 400, errorShare: 0, random }
  const limiter = scoped('key', () => make(random))
  const { observations } = simulateLimiter(limiter, RESOURCES, {
    ...world,
    tokensOf: ({ tokens }) => Math.min(tokens, 44),
  })
  return identifyObservations(observations, RESOURCES)
}

/** Each request counts as one, whatever its tokens. */
function inRequests(counter: Counter): Counter {
  return (arrival) => counter({ ...arrival, units: 1 })
}

const EXACT: readonly (readonly [title: string, make: () => Counter])[] = [
  ['a window', () => expiringCounter(10, 5000)],
  ['a window of the wall clock', () => calendarWindow(10, 5000, 777)],
  ['a bucket', () => cellRate(10, 10 / 5000)],
]

test.each(EXACT)('%s that is exact is not accused', (_title, make) => {
  const { races } = identified(() => inRequests(make()))
  expect(races).toMatchObject({ verdict: 'exact', overshoot: 0, reason: null })
})

test('a count that is not atomic gets another number through each time, and none more one after another', () => {
  const found = identified(() => inRequests(racingCounter(10, 5000, 8)))
  expect(found.families).toEqual(['fixed-window'])
  expect(found.capacity?.value).toBe(10)
  expect(found.races).toMatchObject({ verdict: 'not-atomic', memories: null })
  expect(new Set(found.races?.bursts).size).toBeGreaterThan(1)
  // What failed in the middle of a burst may have slipped through uncounted.
  expect(found.consumedQuota).toEqual({ wrongKey: null, invalid: null, aborted: null })
  expect(describeLimiter('a', found)).toContain('the count is not atomic')
})

test.each(EXACT)('%s in each of three processes lets three times as many through', (_title, make) => {
  const found = identified((random) => replicas(3, random, () => inRequests(make())))
  expect(found.capacity?.value).toBe(10)
  expect(found.races).toMatchObject({ verdict: 'several-memories', memories: 3 })
  expect(found.scopes).toEqual([])
  expect(describeLimiter('a', found)).toContain('3 times as many')
})

test('tokens that are charged after the answer make no race', () => {
  const found = identified(() => consumption({ size: 160, windowMs: 8000 }))
  expect(found.races?.verdict).toBe('charged-late')
  expect(describeLimiter('a', found)).toContain('charged only after their answers')
})
