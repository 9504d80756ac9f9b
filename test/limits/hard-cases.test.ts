/** Limiters that a search by small steps did not find, or found at the wrong size: each is drawn, simulated and identified. */
import { expect, test } from 'vitest'
import { identifyObservations } from '../../load/limiter/findings/identify.ts'
import type { PlanResources } from '../../load/limiter/trace/trace.ts'
import { inFull, notBrief } from '../sampling/sampled-cases.ts'
import { scoped, tickedBucket } from './simulated/simulated-limiters.ts'
import { judgeDrawn } from './simulated/matrix.ts'
import { simulateLimiter } from './simulated/simulate-limiter.ts'
import { createRandom } from './simulated/simulated-random.ts'

const RESOURCES: PlanResources = {
  keys: ['a', 'b'],
  sources: ['1', '2'],
  maxRequests: 8000,
  maxMs: 300_000,
  startEpochMs: 1_795_000_000_123,
}

test.each<readonly [number, string, string]>([
  [200_448, 'sliding counter', 'one more or less: the rate is as unsure as the size'],
  [100_678, 'sliding counter', 'a counter of three explained about as well by windows nearly twice as long'],
  ...notBrief<readonly [number, string, string]>([
    [100_301, 'fixed, process start', 'windows of the process, thought to be half as long'],
  ]),
  // Each takes as long as three others, or is like one of them.
  ...inFull<readonly [number, string, string]>([
    [100_062, 'sliding counter', 'a counter of one, which a bucket half explains'],
    [200_493, 'sliding counter, refusals', 'bursts on both sides of the edges of a counter'],
    [200_233, 'bucket in window', 'a log with fewer parameters does not explain it, so it is not an answer'],
    [400_209, 'sliding counter, refusals', 'a counter of two shows the same with several windows'],
    [200_363, 'coarse bucket', 'refills of two: found by their ticks'],
    [100_087, 'coarse bucket', 'bursts on both sides of ticks'],
    [100_390, 'fixed, key hash', 'windows of 0.58 s, thought to be a fifth shorter'],
    [100_681, 'coarse bucket', 'a second key that was spent when the scope was asked for'],
  ]),
])('%i, %s: %s', (seed, title) => {
  const { verdict, line } = judgeDrawn(seed, title)
  expect(['right', 'set'], line).toContain(verdict)
})

test.each<readonly [number, number, number]>([
  [5, 900, 225],
  ...notBrief<readonly [number, number, number]>([[10, 1300, 325]]),
  // The last one takes as long as ten others.
  ...inFull<readonly [number, number, number]>([
    [7, 900, 250],
    [30, 20_000, 1000],
  ]),
])('%i per %i ms, paid out every %i ms: no whole number at a time', (n, windowMs, tickMs) => {
  const limiter = scoped('key', (_name, bornMs) => tickedBucket(n, (n * tickMs) / windowMs, tickMs, bornMs))
  const { observations } = simulateLimiter((arrival) => limiter({ ...arrival, units: 1 }), RESOURCES, {
    wayMs: 1,
    jitterMs: 3,
    serviceMs: 15,
    longServiceMs: 400,
    errorShare: 0.005,
    random: createRandom(1),
  })
  const found = identifyObservations(observations, RESOURCES)
  expect([found.verdict, ...found.families, found.capacity?.value]).toEqual([
    'identified',
    'coarse-bucket',
    n,
  ])
  expect(Math.abs((found.windowMs?.value ?? 0) / windowMs - 1)).toBeLessThan(0.05)
})
