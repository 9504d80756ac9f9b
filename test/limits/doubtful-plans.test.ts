/** Results when a plan had no time, or when families are indistinguishable: plans against simulated limiters. */
import { expect, test } from 'vitest'
import { describeLimiter } from '../../load/limiter/report/describe-limiter.ts'
import type { FamilyName } from '../../load/limiter/model/family.ts'
import { identifyObservations } from '../../load/limiter/findings/identify.ts'
import type { Identification } from '../../load/limiter/findings/identification.ts'
import { nextStep } from '../../load/limiter/plan/next-step.ts'
import type { PlanResources, Observation } from '../../load/limiter/trace/trace.ts'
import { isFull, isInSample } from '../sampling/sampled-cases.ts'
import { KINDS } from './simulated/draw.ts'
import { cellRate, expiringCounter, scoped, type Counter } from './simulated/simulated-limiters.ts'
import { simulateLimiter } from './simulated/simulate-limiter.ts'
import { createRandom } from './simulated/simulated-random.ts'

const HOUR_MS = 3_600_000
const resources: PlanResources = {
  keys: ['a', 'b'],
  sources: ['1', '2'],
  maxRequests: 2000,
  maxMs: 60_000,
  startEpochMs: 1_795_000_000_000,
}

function observed(limiter: Counter, bounds: Partial<PlanResources> = {}): readonly Observation[] {
  const delays = { wayMs: 1, jitterMs: 10, serviceMs: 15, longServiceMs: 400, errorShare: 0 }
  const each: Counter = (arrival) => limiter({ ...arrival, units: 1 })
  return simulateLimiter(each, { ...resources, ...bounds }, { ...delays, random: createRandom(5) })
    .observations
}

/** Reason and experiment, in words, wherever something is open. */
function expectOpen(found: Identification): void {
  expect(found.reason).toMatch(/\w{3}/)
  expect(found.experiment).toMatch(/\w{3}/)
}

test.each([
  ['per key', 'key', ['key', 'account']],
  // A second key that never completed anything may be wrong itself.
  ['all keys together', 'global', ['key', 'account', 'global']],
] as const)(
  '30 an hour, %s: size and scope are known within a minute, and the plan stops',
  (_title, by, scopes) => {
    const observations = observed(scoped(by, () => expiringCounter(30, HOUR_MS)))
    expect(nextStep(observations, resources)).toMatchObject({ type: 'done', because: 'out-of-time' })
    expect(observations.at(-1)?.closedMs).toBeLessThanOrEqual(60_000)
    expect(observations.length).toBeLessThan(60)
    const found = identifyObservations(observations, resources)
    expect(found).toMatchObject({ verdict: 'undetermined', scopes, outOfReach: { accepted: 30 } })
    expectOpen(found)
    expect(describeLimiter('a', found)).toMatch(/30 requests were accepted before/)
  },
)

test('without a second key or address the plan ends when time is up', () => {
  const alone = { keys: ['a'], sources: ['1'] }
  const observations = observed(expiringCounter(30, HOUR_MS), alone)
  expect(observations.some(({ stage }) => stage.label === 'scope')).toBe(false)
  expectOpen(identifyObservations(observations, { ...resources, ...alone }))
})

const AT_ONCE: readonly FamilyName[] = ['exponential-ban', 'pacing', 'queue-with-overflow']
const NOT_WAITING = KINDS.filter(({ title }) => !/concurrency|none/.test(title))
const MET = NOT_WAITING.filter(({ title }) => isInSample(title, 2))

test.each(MET.map((kind) => [kind.title, kind] as const))(
  '%s, met by a plan without time for its windows: never misnamed, always explained',
  (_title, kind) => {
    const sizes = [
      [30, HOUR_MS],
      [8, 20_000],
    ] as const
    const turn = NOT_WAITING.indexOf(kind) % sizes.length
    for (const [n, w] of isFull ? sizes : sizes.slice(turn, turn + 1)) {
      const size = { n, w, epochMs: resources.startEpochMs }
      const found = identifyObservations(observed(scoped('key', kind.make(size, createRandom(7)))), resources)
      // Growing bans and constant steps show at once, if at all.
      if (found.families.length > 0 && AT_ONCE.includes(kind.family)) {
        expect(found.families).toContain(kind.family)
        if (found.verdict === 'identified') expect(found.families).toEqual([kind.family])
        // Without a burst, the end of a queue is not visible.
        else expectOpen(found)
        continue
      }
      expect(found).toMatchObject({ verdict: 'undetermined', families: [] })
      expectOpen(found)
      expect(found.experiment).toMatch(/\d+ requests/)
    }
  },
)

test('with a limit of one, the remaining families are named with the reason', () => {
  const found = identifyObservations(
    observed(
      scoped('key', () => cellRate(1, 1 / 2000)),
      { maxMs: 600_000 },
    ),
    resources,
  )
  expect(found.verdict).toBe('one-of')
  expectOpen(found)
  expect(found.experiment).toMatch(/none from outside/)
  expect(describeLimiter('a', found)).toContain('To distinguish them')
})
