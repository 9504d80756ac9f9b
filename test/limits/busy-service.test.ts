/** Services that are slow by themselves, with a cap on requests in flight: their delays are not a queue of the limiter. */
import { expect, test } from 'vitest'
import { identifyObservations } from '../../load/limiter/findings/identify.ts'
import type { PlanResources } from '../../load/limiter/trace/trace.ts'
import { scoped, type Counter } from './simulated/simulated-limiters.ts'
import { simulateLimiter } from './simulated/simulate-limiter.ts'
import { createRandom } from './simulated/simulated-random.ts'
import { inFlightCap, inFlightCapBeforeWorkers, inFlightCapWithQueue } from './simulated/waiting-limiters.ts'

const resources: PlanResources = {
  keys: ['a', 'b'],
  sources: ['1'],
  maxRequests: 2000,
  maxMs: 300_000,
  startEpochMs: 1_795_000_000_000,
}

/** Services of one process. Its work on each request delays bursts; the completions themselves come at once, or soon. */
const SERVICES = {
  instant: { processMs: 0.4, serviceMs: 0.05, longServiceMs: 80 },
  busy: { processMs: 3, serviceMs: 0.5, longServiceMs: 300 },
  brief: { processMs: 1, serviceMs: 0.01, longServiceMs: 3 },
} as const

function found(limiter: Counter, service: keyof typeof SERVICES, seed: number, within = resources) {
  const world = { wayMs: 0.2, jitterMs: 1, errorShare: 0, ...SERVICES[service] }
  const each: Counter = (arrival) => limiter({ ...arrival, units: 1 })
  const { observations } = simulateLimiter(each, within, { ...world, random: createRandom(seed) })
  return identifyObservations(observations, within)
}

const SIZES = [1, 3, 8]

test.each(['instant', 'busy'] as const)(
  'the delays of a service that is %s are not taken for a queue before its cap',
  (service) => {
    for (const n of SIZES) {
      expect(
        found(
          scoped('key', () => inFlightCap(n)),
          service,
          n,
        ),
      ).toMatchObject({ verdict: 'identified', families: ['concurrency'], capacity: { value: n } })
    }
  },
)

// A busy service with a cap of 1 and a queue of 1 rarely refuses a quick request. That result is undetermined.
test.each([
  ['instant', 1, 1],
  ['instant', 3, 4],
  ['busy', 3, 1],
  ['busy', 8, 4],
] as const)('in a service that is %s, a cap of %i with a queue of %i is found', (service, n, waiting) => {
  const answer = found(
    scoped('key', () => inFlightCapWithQueue(n, waiting)),
    service,
    n,
  )
  expect(answer).toMatchObject({
    verdict: 'identified',
    families: ['concurrency-queue'],
    capacity: { value: n },
    queueLength: waiting,
  })
})

const TWO_AND_THREE = (): Counter => scoped('key', () => inFlightCapWithQueue(2, 3))

test('a cap of 5 before 2 workers, and 2 at once with a queue of 3, are told apart by a second key only', () => {
  const cap = found(inFlightCapBeforeWorkers(5, 2), 'instant', 1)
  expect(cap).toMatchObject({
    verdict: 'one-of',
    families: ['concurrency-queue', 'concurrency'],
    capacity: { value: 2, high: 5 },
    reason: expect.stringContaining('a cap of 5 before a service that works on 2 at once'),
    experiment: expect.stringContaining('watched at the service'),
  })
  const one = { ...resources, keys: ['a'] }
  expect(found(TWO_AND_THREE(), 'instant', 1, one)).toMatchObject({
    verdict: 'one-of',
    families: ['concurrency-queue', 'concurrency'],
    experiment: expect.stringContaining('a second key with a limit of its own'),
  })
  expect(found(TWO_AND_THREE(), 'instant', 2)).toMatchObject({
    verdict: 'identified',
    families: ['concurrency-queue'],
  })
})

test('a cap of 3 before a service with enough workers is a cap', () => {
  const answer = found(inFlightCapBeforeWorkers(3, 10), 'busy', 1)
  expect(answer).toMatchObject({ verdict: 'identified', families: ['concurrency'], capacity: { value: 3 } })
})

test('a cap is not sized if also long answers end at once', () => {
  const caps = [2, 3].map((n) => scoped('key', () => inFlightCap(n)))
  for (const limiter of [...caps, TWO_AND_THREE()]) {
    const answer = found(limiter, 'brief', 2)
    expect(answer).toMatchObject({ verdict: 'undetermined', families: [], capacity: null })
  }
})

test('a cap is not sized if the plan ends before small bursts', () => {
  const n = 5
  const slow = { processMs: 12, serviceMs: 1, longServiceMs: 900 }
  for (const maxRequests of [600, 1500]) {
    const cap = scoped('key', () => inFlightCap(n))
    const each: Counter = (arrival) => cap({ ...arrival, units: 1 })
    const world = { wayMs: 0.2, jitterMs: 1, errorShare: 0, ...slow, random: createRandom(3) }
    const within = { ...resources, maxRequests }
    const { observations } = simulateLimiter(each, within, world)
    const answer = identifyObservations(observations, within)
    expect(answer.capacity?.value ?? n, `${maxRequests}: ${answer.verdict}`).toBe(n)
  }
})
