import { expect, test } from 'vitest'
import { isBrief, isFull } from '../sampling/sampled-cases.ts'
import { stageDriftOf } from '../../load/capacity/stage-figures.ts'
import { seededRandom } from '../../reference/seeded-random.ts'
import { parseModel, startModel } from '../../reference/service-models/models.ts'
import { simulateEngine } from '../bench/service-models.ts'
import { simulateSweep, sweepCase, type SweepCase } from '../bench/capacity-simulation.ts'

// Service models with their true capacity from `capacityOf`. It uses a formula for `mmc` models, and simulation for all others.
const cases: readonly (SweepCase & { readonly truth: number })[] = [
  { truth: 68.4, ...sweepCase('mmc', {}, 95, 300) },
  { truth: 190.6, ...sweepCase('mmc', { servers: 16, ms: 80 }, 99, 600) },
  { truth: 34.6, ...sweepCase('mdc', {}, 95, 100) },
  { truth: 34.8, ...sweepCase('batching', {}, 95, 250) },
  { truth: 58.6, ...sweepCase('tokens', {}, 95, 250) },
]

function sweepsOf(sweeps: number, maxSeconds: number, of = cases) {
  const outcomes = of.flatMap((each) =>
    Array.from({ length: sweeps }, (_, sweep) => {
      const { answer } = simulateSweep(each, `test ${sweep}`, maxSeconds).judgement
      if (answer?.ratePerSecond == null) return null
      const { low, high } = answer.interval
      return {
        error: Math.abs(answer.ratePerSecond / each.truth - 1),
        holds: low <= each.truth && each.truth <= (high ?? Number.POSITIVE_INFINITY),
      }
    }),
  )
  const answered = outcomes.filter((outcome) => outcome !== null)
  return {
    answered: answered.length / outcomes.length,
    within5: answered.filter(({ error }) => error <= 0.05).length / answered.length,
    held: answered.filter(({ holds }) => holds).length / answered.length,
  }
}

test.skipIf(isBrief)(
  'of simulated sweeps of ten minutes nine in ten answers are within 5 % of the true capacity, and the intervals contain it',
  () => {
    const { answered, within5, held } = sweepsOf(isFull ? 10 : 2, 600)
    expect(answered).toBeGreaterThanOrEqual(0.96)
    expect(within5).toBeGreaterThanOrEqual(0.9)
    expect(held).toBeGreaterThanOrEqual(0.88)
  },
)

test('the intervals of a service that answers in seconds contain its capacity, though its stages last only some answer times', () => {
  const slow = { truth: 0.77, ...sweepCase('mdc', { servers: 2, ms: 2000 }, 90, 6000) }
  const { answered, held } = sweepsOf(24, 600, [slow])
  expect(answered).toBeGreaterThanOrEqual(0.9)
  expect(held).toBeGreaterThanOrEqual(0.9)
})

test.skipIf(isBrief)(
  'of simulated sweeps of two minutes two in three are within 5 %, and the intervals contain the true capacity as often',
  () => {
    const { within5, held } = sweepsOf(isFull ? 15 : 6, 120)
    expect(within5).toBeGreaterThanOrEqual(0.66)
    expect(held).toBeGreaterThanOrEqual(0.88)
  },
)

test('a service that is slow until it is warm is swept on after its first stages missed', () => {
  const each = sweepCase('warm-up', { servers: 6, ms: 99, cold: 4, requests: 40 }, 95, 450)
  for (const seed of ['x0', 'x1', 'x2', 'x3', 'x4']) {
    const { answer } = simulateSweep(each, seed, 600).judgement
    expect(answer?.ratePerSecond).toBeGreaterThan(45)
    expect(answer?.ratePerSecond).toBeLessThan(58)
  }
})

// Waits depend on each other for seconds: a stage of a steady queue looks like a trend now and then. docs/metrics.md says how often.
test.each([
  [1000, 0.01],
  [500, 0.03],
  [120, 0.07],
])(
  'of stages of %i requests to a queue at 0.9 of what it can do, a share of about %f looks unsteady',
  (requests, claimed) => {
    const stages = isFull ? 500 : 250
    const unsteady = Array.from({ length: stages }, (_, seed) => seed).filter((seed) =>
      looksUnsteady(seed, requests),
    )
    // Three deviations of chance around the claim.
    const chance = 3 * Math.sqrt((claimed * (1 - claimed)) / stages)
    expect(unsteady.length / stages).toBeLessThan(claimed + chance)
    expect(unsteady.length / stages).toBeGreaterThan(claimed - chance)
  },
)

function looksUnsteady(seed: number, requests: number): boolean {
  const draw = seededRandom('queue', String(seed))
  let atMs = 0
  const starts = Array.from({ length: 500 + requests }, () => (atMs += -Math.log(1 - draw()) * (1000 / 36)))
  const answers = simulateEngine(startModel(parseModel('mmc,servers=4,ms=100'), String(seed)), starts, 24)
  return stageDriftOf(answers.slice(500).map((answer) => answer.lastMs - answer.atMs)) !== null
}
