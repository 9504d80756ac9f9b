/** How the parameters of a limiter are found: from a plan that was wrong, past unclassified answers, and never beyond what shows. */
import { expect, test } from 'vitest'
import { fitFamilies, type FamilyFit } from '../../load/limiter/likelihood/posterior.ts'
import { countersOf, type CounterEvents, type TraceEvent } from '../../load/limiter/trace/events.ts'
import { MODELS, type FamilyName, type Model } from '../../load/limiter/model/family.ts'
import { score } from '../../load/limiter/likelihood/fit.ts'
import { explains, isSound } from '../../load/limiter/likelihood/fitness.ts'
import { replay } from '../../load/limiter/plan/next-step.ts'
import { fitAnywhere } from '../../load/limiter/search/global-search.ts'
import { scoredPart } from '../../load/limiter/findings/side-findings.ts'
import { settleUnclassified } from '../../load/limiter/likelihood/unclassified-responses.ts'
import type { Observation } from '../../load/limiter/trace/trace.ts'
import { expiringCounter, scoped, tickedBucket, type Counter } from './simulated/simulated-limiters.ts'
import { RESOURCES } from './simulated/resources.ts'
import { simulateLimiter } from './simulated/simulate-limiter.ts'
import { idleCounter, stubbornCounter } from './simulated/punishing.ts'
import { createRandom } from './simulated/simulated-random.ts'
import { sampleOf } from '../sampling/sampled-cases.ts'

function observed(make: () => Counter): readonly Observation[] {
  const limiter = scoped('key', make)
  const world = { wayMs: 1, jitterMs: 10, serviceMs: 15, longServiceMs: 400, errorShare: 0 }
  const perRequest: Counter = (arrival) => limiter({ ...arrival, units: 1 })
  return simulateLimiter(perRequest, RESOURCES, { ...world, random: createRandom(7) }).observations
}

function traceOf(observations: readonly Observation[]) {
  return {
    counters: countersOf(scoredPart(observations), 'key', 'requests'),
    startEpochMs: RESOURCES.startEpochMs,
  }
}

function modelOf(family: FamilyName): Model {
  return MODELS.find((model) => model.family === family) ?? expect.unreachable('no such family')
}

const byEvidence = (a: FamilyFit, b: FamilyFit): number => b.evidence - a.evidence
const coarse = () => tickedBucket(12, 4, 1500, 700)

// Of the cases that take seconds, the brief sample has so many times fewer.
const IN_BRIEF = 2

const misplanned = [
  ['a window', 'fixed-window', () => expiringCounter(7, 3000), 7, 3000, 5],
  ['refills', 'coarse-bucket', coarse, 12, 4500, 0.2],
] as const
test.each(sampleOf(misplanned, 1, IN_BRIEF))(
  '%s is found though the plan took its time for another',
  (_title, family, make, n, w, mistake) => {
    const trace = traceOf(observed(make))
    const guess = { capacities: [n, n + 2], windowsMs: [w * mistake], runs: [] }
    const [near] = [...fitFamilies(trace, guess)].toSorted(byEvidence)
    const [best] = [...fitAnywhere(trace, guess)].toSorted(byEvidence)
    expect(near?.evidence).toBeLessThan((best?.evidence ?? 0) - 10)
    expect(best?.family).toBe(family)
    expect(best?.fit.parameters.capacity).toBe(n)
    expect(Math.abs((best?.fit.parameters.windowMs ?? 0) / w - 1)).toBeLessThan(0.02)
    expect(best !== undefined && explains(best, trace.counters.flatMap(({ events }) => events).length)).toBe(
      true,
    )
  },
)

function counterOf(events: readonly (readonly [number, TraceEvent['outcome'], number])[]): CounterEvents {
  return {
    name: 'a',
    key: 'a',
    events: events.map(([atMs, outcome, count]) => ({ atMs, sdMs: 2, outcome, count, cost: 1 })),
  }
}

const parameters = { capacity: 3, windowMs: 1000, phaseMs: 0, inner: 3, innerMs: 1000 }

test.each([
  [2, 1],
  [3, 0],
] as const)('with %i more let through an unclassified answer was counted %i times', (accepted, counted) => {
  const counter = counterOf([
    [0, 'accepted', 3],
    [10, 'refused', 1],
    [1500, 'accepted', accepted - 1],
    [1510, 'unclassified', 1],
    [1520, 'accepted', 1],
    [1530, 'refused', 1],
  ])
  const model = modelOf('fixed-window')
  const trace = { counters: [counter], startEpochMs: 0 }
  const settled = settleUnclassified(model, parameters, trace)
  expect(settled.counters[0]?.events.find(({ outcome }) => outcome === 'unclassified')?.counted).toBe(counted)
  expect(score(model, parameters, settled)).toBeGreaterThan(score(model, parameters, trace))
})

function familyFitOf(capacity: number, windowMs: number, counter: CounterEvents): FamilyFit {
  const model = modelOf('fixed-window')
  const trace = { counters: [counter], startEpochMs: 0 }
  const size = { ...parameters, capacity, windowMs }
  const logLikelihood = score(model, size, trace)
  const fit = { model, parameters: size, logLikelihood }
  return {
    family: 'fixed-window',
    phase: null,
    evidence: logLikelihood,
    fit,
    trace,
    others: [],
    unfitted: 0,
  }
}

test('only what does about as well as it expects of itself explains a trace', () => {
  const rounds = [0, 1500, 3000, 4500, 6000, 7500]
  const counter = counterOf(
    rounds.flatMap((at) => [[at, 'accepted', 3] as const, [at + 10, 'refused', 2] as const]),
  )
  expect(explains(familyFitOf(3, 1000, counter), counter.events.length)).toBe(true)
  expect(explains(familyFitOf(2, 1000, counter), counter.events.length)).toBe(false)
  expect(explains({ ...familyFitOf(3, 1000, counter), unfitted: -40 }, counter.events.length)).toBe(false)
  expect(isSound(familyFitOf(3, 1000, counter))).toBe(true)
  expect(isSound(familyFitOf(3, 15, counter))).toBe(false)
})

const waitsAnew = [
  ['refusals', stubbornCounter],
  ['any request', idleCounter],
] as const
test.each(sampleOf(waitsAnew, 1, IN_BRIEF))(
  'where %s begins the wait anew, silence alone is what the plan takes for the window',
  (_title, make) => {
    const { estimates } = replay(
      observed(() => make(4, 3000)),
      RESOURCES,
    )
    expect(estimates.windowMs).toBeGreaterThan(0.9 * 3000)
    expect(estimates.windowMs).toBeLessThan(1.15 * 3000)
  },
)
