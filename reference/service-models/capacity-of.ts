/** The true capacity of a service model under an objective on a percentile. */
import { seededRandom } from '../random.ts'
import { simulate } from './simulate.ts'
import { startModel, type ChosenModel } from './models.ts'

/** An objective that a percentile (0 to 100) of a duration stays below a limit; `tokens` per answer. */
export type PercentileObjective = {
  readonly duration: 'ttft' | 'e2e'
  readonly percentile: number
  readonly limitMs: number
  readonly tokens: number
}

/** Requests of one simulation, and those at its beginning that do not count. */
const REQUESTS = 150_000
const WARM_UP = 3_000
const STEPS = 13

/**
 * Returns the highest rate per second of Poisson arrivals that meets all objectives, found by halving between what is met and what
 * is not. Each simulation draws the same numbers, so a higher rate is the same load in less time. Null for a model that has no
 * one capacity, and where even the slowest rate misses.
 */
export function capacityOf(chosen: ChosenModel, objectives: readonly PercentileObjective[]): number | null {
  if (!chosen.model.isSteady) return null
  const meets = (rate: number): boolean =>
    objectives.every((each) => trueShare(chosen, rate, each) <= 1 - each.percentile / 100)
  let low = 0.01
  if (!meets(low)) return null
  let high = 1
  while (meets(high)) {
    low = high
    high *= 2
    if (high > 100_000) return null
  }
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2
    if (meets(middle)) low = middle
    else high = middle
  }
  return (low + high) / 2
}

function trueShare(chosen: ChosenModel, ratePerSecond: number, objective: PercentileObjective): number {
  const { model, parameters } = chosen
  const known = objective.duration === 'e2e' ? model.beyond : undefined
  return known === undefined
    ? shareBeyond(chosen, ratePerSecond, objective)
    : known({ ...model.parameters, ...parameters }, ratePerSecond, objective.limitMs)
}

/** Returns the share of answers that take longer than the objective's limit at a rate of Poisson arrivals. */
export function shareBeyond(
  chosen: ChosenModel,
  ratePerSecond: number,
  { duration, limitMs, tokens }: PercentileObjective,
): number {
  const random = seededRandom('capacity', chosen.model.name)
  let atMs = 0
  const starts = Float64Array.from({ length: REQUESTS }, () => {
    atMs += (-Math.log(1 - random()) * 1000) / ratePerSecond
    return atMs
  })
  const answers = simulate(startModel(chosen, 'truth'), starts, tokens).slice(WARM_UP)
  const beyond = answers.filter(
    (answer) => (duration === 'ttft' ? answer.firstMs : answer.lastMs) - answer.atMs > limitMs,
  )
  return beyond.length / answers.length
}
