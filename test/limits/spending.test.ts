/** Limits on tokens: what is charged, what is given back, and how many there are, from plans against simulated limiters. */
import { describe, expect, test } from 'vitest'
import { describeLimiter } from '../../load/limiter/report/describe-limiter.ts'
import { identifyObservations } from '../../load/limiter/findings/identify.ts'
import type { Identification } from '../../load/limiter/findings/identification.ts'
import type { IntervalEstimate } from '../../load/limiter/trace/interval.ts'
import type { PlannedRequest } from '../../load/limiter/trace/trace.ts'
import { scoped, type Counter } from './simulated/simulated-limiters.ts'
import { RESOURCES } from './simulated/resources.ts'
import { simulateLimiter } from './simulated/simulate-limiter.ts'
import { createRandom } from './simulated/simulated-random.ts'
import { consumption, reservation, type TokenAllowance } from './simulated/tokens.ts'

/** A prompt of 4 tokens; answers of 40, brief ones of 2, unless they are cut. */
function tokensOf({ kind, tokens }: PlannedRequest): number {
  return Math.min(tokens, kind === 'brief' ? 6 : 44)
}

function identified(make: () => Counter, telling = true): Identification {
  const delays = { wayMs: 1, jitterMs: 10, serviceMs: 15, longServiceMs: 400, errorShare: 0 }
  const world = { ...delays, random: createRandom(5) }
  const limiter = scoped('key', make)
  const { observations } = simulateLimiter(limiter, RESOURCES, telling ? { ...world, tokensOf } : world)
  return identifyObservations(observations, RESOURCES)
}

function holds(interval: IntervalEstimate | null, value: number): boolean {
  return interval !== null && interval.low <= value && value <= interval.high
}

const WINDOW: TokenAllowance = { size: 205, windowMs: 10_000 }
const BUCKET: TokenAllowance = { size: 205, perMs: 0.0205 }
const WAYS = [
  ['reserved and kept', (budget: TokenAllowance) => reservation(budget, false), 'reserved', false],
  ['reserved and given back', (budget: TokenAllowance) => reservation(budget, true), 'reserved', true],
  ['charged by use', (budget: TokenAllowance) => consumption(budget), 'used', null],
] as const

describe.each([
  ['a window', WINDOW],
  ['a bucket', BUCKET],
] as const)('tokens in %s', (_name, budget) => {
  test.each(WAYS)('%s', (_way, make, charged, refunded) => {
    const found = identified(() => make(budget))
    expect(found).toMatchObject({ unit: 'tokens', spending: { charged, refunded, reason: null } })
    expect(holds(found.capacity, 205), JSON.stringify(found.capacity)).toBe(true)
    expect(holds(found.ratePerSecond, 20.5), JSON.stringify(found.ratePerSecond)).toBe(true)
    expect(holds(found.windowMs, 10_000), JSON.stringify(found.windowMs)).toBe(true)
    const width = (found.capacity?.high ?? Infinity) - (found.capacity?.low ?? 0)
    expect(width).toBeLessThan(0.16 * 205)
  })
})

test('describes a size in tokens, and how they are charged', () => {
  const words = describeLimiter(
    'a',
    identified(() => reservation(WINDOW, true)),
  )
  expect(words).toMatch(/\d+ \(\d+ to \d+\) tokens per 10\.\d+ s|205 tokens per/)
  expect(words).toContain('is given back')
})

test('answers that tell no usage leave open what is given back, and say so', () => {
  const found = identified(() => reservation(WINDOW, false), false)
  expect(found).toMatchObject({
    unit: 'tokens',
    capacity: null,
    spending: { charged: 'reserved', refunded: null },
  })
  expect(found.spending?.reason).toMatch(/do not report/)
  expect(found.spending?.experiment).toMatch(/usage/)
  expect(describeLimiter('a', found)).toContain('Whether the rest is given back is not known')
})

/** Ten requests per window. */
function requestWindow(): Counter {
  const window = reservation({ size: 10, windowMs: 2000 }, false)
  return (arrival) => window({ ...arrival, units: 1 })
}

test('requests have no tokens to be charged', () => {
  const found = identified(requestWindow)
  expect(found).toMatchObject({ unit: 'requests', capacity: { value: 10 } })
  expect(found.spending ?? null).toBeNull()
})
