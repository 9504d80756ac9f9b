/** Tests that whole limiter runs name no limit of services that have none, whatever their latency and their failures. */
import { expect, test } from 'vitest'
import { expectCost } from '../../load/limiter/expect-cost.ts'
import { identify } from '../../load/limiter/identify.ts'
import { nextBatch } from '../../load/limiter/next-batch.ts'
import { notBrief } from '../sampling/sampled-cases.ts'
import { createRandom } from './simulated/simulated-random.ts'
import { runSimulated, type SimulatedService } from './tiers/simulated-service.ts'

type Disturbed = NonNullable<SimulatedService['disturbed']>

const random = createRandom(1)
const isDown = (atMs: number): boolean => atMs > 1500 && atMs < 4500

// In a sawtooth, the latency grows with each request until the service cleans up.
const sawtooth =
  (every: number, stepMs: number, first = 0): Disturbed =>
  (before) => ({ delayMs: stepMs * Math.max(0, (before % every) - first) })

const services: readonly (readonly [name: string, disturbed: Disturbed])[] = [
  ['a sawtooth of 30 requests', sawtooth(30, 10)],
  ['a sawtooth whose growth begins after ten requests', sawtooth(40, 5, 10)],
  ...notBrief<readonly [string, Disturbed]>([
    ['a sawtooth of 25 requests', sawtooth(25, 40)],
    ['a sawtooth of 18 requests', sawtooth(18, 8)],
    ['latency that grows for 3 s', (_, atMs) => ({ delayMs: (atMs % 3000) / 10 })],
    ['batches every 500 ms', (_, atMs) => ({ delayMs: 500 - (atMs % 500) })],
  ]),
  ['slow answers', () => ({ delayMs: 2000 })],
  ['jitter', () => ({ delayMs: -150 * Math.log(1 - random()) })],
  ['a status 500 for one of twenty', () => (random() < 0.05 ? { status: 500 } : {})],
  ['a restart', (_, atMs) => (isDown(atMs) ? { status: 0 } : {})],
]

test.each(services)('a service without a limit has none: %s', (name, disturbed) => {
  const service = {
    name,
    limits: [],
    form: null,
    announces: [],
    retryAfter: false,
    tellsText: false,
    lie: null,
    tripMs: 2,
    jitterMs: 1,
    answerMs: 20,
    disturbed,
  }
  const run = runSimulated(service, { nextBatch, expectCost }, 1)
  expect(run.done.because).toBe('nothing-limited')
  const { limits, open } = identify(run)
  expect(limits).toEqual([])
  // Longer searches find nothing, so the next step is to declare what the service documents.
  expect(open.find(({ flags }) => flags.length > 0)?.flags).toEqual(['--statement FILE'])
})
