/** Requests that fail for another reason and are charged all the same, from plans against simulated limiters. */
import { expect, test } from 'vitest'
import { describeLimiter } from '../../load/limiter/report/describe-limiter.ts'
import { identifyObservations } from '../../load/limiter/findings/identify.ts'
import type { ConsumedQuota } from '../../load/limiter/findings/findings.ts'
import type { RequestKind } from '../../load/limiter/trace/trace.ts'
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

const LIMITS: readonly (readonly [title: string, make: () => Counter])[] = [
  ['a window', () => expiringCounter(10, 5000)],
  ['a window of the wall clock', () => calendarWindow(24, 5000, 777)],
  ['a bucket', () => cellRate(30, 30 / 20_000)],
]

/** What is said of a limiter of requests that charges these kinds too. */
function consumedQuotaOf(
  make: () => Counter,
  charged: readonly RequestKind[],
): readonly [ConsumedQuota | undefined, string] {
  const limiter = scoped('key', make)
  const { observations } = simulateLimiter((arrival) => limiter({ ...arrival, units: 1 }), RESOURCES, {
    wayMs: 1,
    jitterMs: 3,
    serviceMs: 15,
    longServiceMs: 400,
    errorShare: 0,
    random: createRandom(7),
    charged,
  })
  const found = identifyObservations(observations, RESOURCES)
  return [found.consumedQuota, describeLimiter('a', found)]
}

test.each(LIMITS)('%s that charges wrong keys is known by it', (_title, make) => {
  const [consumedQuota, text] = consumedQuotaOf(make, ['wrong-key', 'invalid', 'aborted'])
  expect(consumedQuota).toEqual({ wrongKey: true, invalid: true, aborted: true })
  expect(text).toContain('Also charged: 401s, invalid requests, aborted requests.')
})

test.each(LIMITS)('%s that does not is not accused of it', (_title, make) => {
  const [consumedQuota, text] = consumedQuotaOf(make, ['aborted'])
  expect(consumedQuota).toEqual({ wrongKey: false, invalid: false, aborted: true })
  expect(text).toContain('Also charged: aborted requests.')
})
