/** Examines simulated tiers for the tests of limiter runs. */
import { expectCost } from '../../../load/limiter/expect-cost.ts'
import { identify } from '../../../load/limiter/identify.ts'
import { nextBatch } from '../../../load/limiter/next-batch.ts'
import type { SimulatedLimit } from './simulated-limit.ts'
import { runSimulated, type SimulatedService } from './simulated-service.ts'

/** Milliseconds. */
export const [MINUTE, DAY] = [60_000, 86_400_000] as const

/** Returns a service with these limits, which announces each limit but those on requests in flight. */
export const service = (
  limits: readonly SimulatedLimit[],
  changes: Partial<SimulatedService> = {},
): SimulatedService => ({
  name: 'a tier',
  limits,
  form: 'draft-10',
  announces: limits.flatMap(({ unit }, index) => (unit === 'in-flight' ? [] : [index])),
  retryAfter: true,
  tellsText: false,
  lie: null,
  tripMs: 20,
  jitterMs: 5,
  answerMs: 60,
  ...changes,
})

/** Returns a limit of so many requests a minute. */
export const perMinute = (size: number, does: SimulatedLimit['does'] = 'window'): SimulatedLimit => ({
  does,
  unit: 'requests',
  size,
  windowMs: MINUTE,
  phase: 'first',
})
/** Returns a limit of so many requests a day of the clock. */
export const perDay = (size: number): SimulatedLimit => ({
  ...perMinute(size),
  windowMs: DAY,
  phase: 'clock',
})

/** A simulated run and the limits that it identifies. */
export type Examined = {
  readonly run: ReturnType<typeof runSimulated>
  readonly identification: ReturnType<typeof identify>
}

/** Runs the identification against a service. */
export function examine(tier: SimulatedService, seed = 5): Examined {
  const run = runSimulated(tier, { nextBatch, expectCost }, seed)
  return { run, identification: identify(run) }
}
