/** Where every refusal begins the wait anew, a plan must not take the time of several asks for a window. */
import { expect, test } from 'vitest'
import { identifyObservations } from '../../load/limiter/findings/identify.ts'
import type { PlanResources } from '../../load/limiter/trace/trace.ts'
import { scoped } from './simulated/simulated-limiters.ts'
import { simulateLimiter } from './simulated/simulate-limiter.ts'
import { idleCounter, stubbornCounter } from './simulated/punishing.ts'
import { createRandom } from './simulated/simulated-random.ts'

const resources: PlanResources = {
  keys: ['a', 'b'],
  sources: ['1', '2'],
  maxRequests: 1500,
  maxMs: 120_000,
  startEpochMs: 1_795_000_000_000,
}

test.each([
  ['extending-window', stubbornCounter],
  ['idle-reset', idleCounter],
] as const)('20 per 1.8 s, %s: named by a whole plan of two minutes', (family, make) => {
  const limiter = scoped('key', () => make(20, 1800))
  const world = { wayMs: 0.3, jitterMs: 3, serviceMs: 1, longServiceMs: 100, errorShare: 0 }
  const { observations, end } = simulateLimiter((arrival) => limiter({ ...arrival, units: 1 }), resources, {
    ...world,
    random: createRandom(7),
  })
  expect(end).toMatchObject({ because: 'settled' })
  expect(identifyObservations(observations, resources)).toMatchObject({
    verdict: 'identified',
    families: [family],
    capacity: { value: 20 },
  })
})
