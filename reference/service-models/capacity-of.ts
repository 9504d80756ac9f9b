/** The true capacity of a service model under an objective on a percentile. */
import { seededRandom } from '../random.ts'
import { simulate, type Answered } from './simulate.ts'
import { startModel, type ChosenModel } from './models.ts'

/** A duration of an answer whose capacity is known. `tpot` is the time from the first token to the last, by the tokens after the first. */
export type KnownDuration = 'ttft' | 'tpot' | 'e2e'

/** An objective that a percentile (0 to 100) of a duration stays below a limit; `tokens` per answer. */
export type PercentileObjective = {
  readonly duration: KnownDuration
  readonly percentile: number
  readonly limitMs: number
  readonly tokens: number
}

/** Requests of one simulation, and those at its beginning that do not count. */
const REQUESTS = 100_000
const WARM_UP = 3_000
/** A share of a few percent of requests that wait for each other is known to a few percent from so many, and a rate to a tenth of that. */
const EXACT_REQUESTS = 600_000
const STEPS = 8
/** The range of the longer simulations around the result of the shorter ones. */
const AROUND = 0.03

/**
 * Returns the highest rate per second of Poisson arrivals that meets all objectives and at which requests do not pile up: by theory where it
 * has an answer, else by simulation. Null for a model that has no one capacity, and where even the slowest rate misses.
 */
export function capacityOf(chosen: ChosenModel, objectives: readonly PercentileObjective[]): number | null {
  if (!chosen.model.isSteady) return null
  const rates = objectives.map((each) => capacityUnder(chosen, each))
  const known = rates.filter((rate) => rate !== null)
  return known.length < rates.length || known.length === 0 ? null : Math.min(...known)
}

function capacityUnder(chosen: ChosenModel, objective: PercentileObjective): number | null {
  const { model, parameters } = chosen
  const allowed = 1 - objective.percentile / 100
  const { beyond } = model
  if (objective.duration === 'e2e' && beyond !== undefined) {
    const numbers = { ...model.parameters, ...parameters }
    return crossed((rate) => beyond(numbers, rate, objective.limitMs) <= allowed, THEORY_STEPS)
  }
  const near = crossed((rate) => {
    const answers = answersAt(chosen, rate, objective.tokens, REQUESTS)
    return !isPilingUp(answers) && shareOf(answers, objective) <= allowed
  }, STEPS)
  return near === null ? null : refined(chosen, objective, near)
}

/** Theory costs nothing, so its rate is exact. */
const THEORY_STEPS = 40

/** Halves between a rate that is met and one that is not. */
function crossed(meets: (rate: number) => boolean, steps: number): number | null {
  let low = 0.01
  if (!meets(low)) return null
  let high = 1
  while (meets(high)) {
    low = high
    high *= 2
    if (high > 100_000) return null
  }
  for (let step = 0; step < steps; step += 1) {
    const middle = (low + high) / 2
    if (meets(middle)) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Joins the shares of two long simulations, below and above, as logarithms of odds. Both draw the same numbers. */
function refined(chosen: ChosenModel, objective: PercentileObjective, near: number): number {
  const oddsAt = (rate: number): number => {
    const share = shareBeyond(chosen, rate, objective, EXACT_REQUESTS)
    return Math.log(share / (1 - share))
  }
  const allowed = 1 - objective.percentile / 100
  const [below, above] = [oddsAt(near * (1 - AROUND)), oddsAt(near * (1 + AROUND))]
  const place = (Math.log(allowed / (1 - allowed)) - below) / (above - below)
  // Where the curve is not smooth the halving knows better.
  if (!(place > -1 && place < 2)) return near
  return near * (1 - AROUND + 2 * AROUND * place)
}

/**
 * Returns the share of answers that take longer than the objective's limit at a rate of Poisson arrivals. Each simulation draws the
 * same numbers, so a higher rate is the same load in less time.
 */
export function shareBeyond(
  chosen: ChosenModel,
  ratePerSecond: number,
  objective: PercentileObjective,
  requests = REQUESTS,
): number {
  return shareOf(answersAt(chosen, ratePerSecond, objective.tokens, requests), objective)
}

function answersAt(
  chosen: ChosenModel,
  ratePerSecond: number,
  tokens: number,
  requests: number,
): readonly Answered[] {
  const random = seededRandom('capacity', chosen.model.name)
  let atMs = 0
  const starts = Float64Array.from({ length: requests }, () => {
    atMs += (-Math.log(1 - random()) * 1000) / ratePerSecond
    return atMs
  })
  return simulate(startModel(chosen, 'truth'), starts, tokens).slice(WARM_UP)
}

function shareOf(answers: readonly Answered[], { duration, limitMs, tokens }: PercentileObjective): number {
  return answers.filter((answer) => durationOf(answer, duration, tokens) > limitMs).length / answers.length
}

function durationOf({ atMs, firstMs, lastMs }: Answered, duration: KnownDuration, tokens: number): number {
  switch (duration) {
    case 'ttft':
      return firstMs - atMs
    case 'tpot':
      return (lastMs - firstMs) / (tokens - 1)
    case 'e2e':
      return lastMs - atMs
  }
}

/** Answers are late by this share of the whole time where requests pile up. Waits of a queue that keeps up are far shorter. */
const PILING_UP = 0.01

/** A limit on the pace of tokens may hold at any rate: a service that writes one answer after the other lets the others wait. */
function isPilingUp(answers: readonly Answered[]): boolean {
  const [first, last] = [answers[0], answers.at(-1)]
  if (first === undefined || last === undefined) return false
  return last.lastMs - last.atMs > PILING_UP * (last.atMs - first.atMs)
}
