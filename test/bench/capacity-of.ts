/** Computes the true capacity of a service model under an objective. */
import { seededRandom } from '../../reference/seeded-random.ts'
import type { Engine } from '../../reference/service-models/models.ts'
import { startModel, type ChosenModel } from '../../reference/service-models/models.ts'

/**
 * The metric of an objective. `tpot`: the time after the first token divided by the tokens after it. `errors`: the
 * share of refused requests. The metric `errors` does not use `limitMs`.
 */
export type KnownDuration = 'ttft' | 'tpot' | 'e2e' | 'errors'

/** An objective: a percentile (0 to 100) of a duration is below a limit. `tokens`: the tokens of each answer. */
export type PercentileObjective = {
  readonly duration: KnownDuration
  readonly percentile: number
  readonly limitMs: number
  readonly tokens: number
}

/** The number of requests of a simulation. The first `WARM_UP` requests do not count. */
const REQUESTS = 200_000
const WARM_UP = 3_000
/** The number of requests that suffices to recognize rates that are far too low or too high. */
const GUESS_REQUESTS = 10_000
const STEPS = 8

/**
 * Returns the highest rate (requests/s) of Poisson arrivals that meets all objectives without a growing backlog; null if even the lowest
 * rate misses one. Computed by a formula if one exists, otherwise by simulation. `isWanted`: whether a rate is refined, which takes most of
 * the time.
 */
export function capacityOf(
  chosen: ChosenModel,
  objectives: readonly PercentileObjective[],
  isWanted: (ratePerSecond: number) => boolean = () => true,
): number | null {
  const rates = objectives.map((each) => capacityUnder(chosen, each, isWanted))
  const known = rates.filter((rate) => rate !== null)
  return known.length < rates.length || known.length === 0 ? null : Math.min(...known)
}

function capacityUnder(
  chosen: ChosenModel,
  objective: PercentileObjective,
  isWanted: (ratePerSecond: number) => boolean,
): number | null {
  const { model, parameters } = chosen
  const allowed = 1 - objective.percentile / 100
  if (objective.duration === 'e2e' && model.name === 'mmc') {
    const { servers = 0, ms = 0 } = { ...model.parameters, ...parameters }
    return crossed(
      (rate) => shareStayingBeyond({ rate, servers, serviceMs: ms }, objective.limitMs) <= allowed,
      THEORY_STEPS,
    )
  }
  const meets = (rate: number, requests: number): boolean => {
    const answers = answersAt(chosen, rate, objective.tokens, requests)
    return !isPilingUp(answers) && shareOf(answers, objective) <= allowed
  }
  const guess = highestDoubled((rate) => meets(rate, GUESS_REQUESTS), LOWEST)
  const rate = crossed((each) => meets(each, REQUESTS), STEPS, guess ?? LOWEST)
  return rate === null || !isWanted(rate) ? rate : refined(chosen, objective, rate)
}

/** The number of simulations that refine a rate. A single simulation has few long queues, so its error is up to 3 %. */
const RUNS = 8
/** The growth of the log odds per unit of ln(rate): assumed for the first step, and the minimum for the second. */
const [USUAL_STEEPNESS, LEAST_STEEPNESS] = [12, 0.3]
/** The maximum change of ln(rate) in a step, and the minimum change for which a step is made. */
const [MAX_STEP, LEAST_STEP] = [0.05, 0.002]
/** The maximum distance in log odds between the simulated and the allowed share of misses. Rates beyond this distance are not refined. */
const FAR = 1

/** Returns the rate near `rate` at which {@link RUNS} simulations together miss the objective as often as allowed. */
function refined(chosen: ChosenModel, objective: PercentileObjective, rate: number): number {
  const allowed = 1 - objective.percentile / 100
  const missingAt = (each: number): number => logOdds(allowed) - logOdds(shareBeyond(chosen, each, objective))
  const missing = missingAt(rate)
  const step = limited(missing / USUAL_STEEPNESS)
  if (Math.abs(missing) > FAR || Math.abs(step) < LEAST_STEP) return rate
  const left = missingAt(rate * Math.exp(step))
  return rate * Math.exp(step + limited(left / Math.max(LEAST_STEEPNESS, (missing - left) / step)))
}

function limited(step: number): number {
  return Math.max(-MAX_STEP, Math.min(MAX_STEP, step))
}

function logOdds(share: number): number {
  return Math.log(share / (1 - share))
}

/** An M/M/c queue: Poisson arrivals at `rate` per second, `servers` servers, exponential service times. */
type Mmc = { readonly rate: number; readonly servers: number; readonly serviceMs: number }

/** Returns the share of requests that stay longer than a limit, by Erlang C (Kleinrock 1975, 3.5); 1 if unstable. */
export function shareStayingBeyond({ rate, servers, serviceMs }: Mmc, limitMs: number): number {
  const mu = 1000 / serviceMs
  if (rate >= servers * mu) return 1
  const seconds = limitMs / 1000
  const drain = servers * mu - rate
  const served = Math.exp(-mu * seconds)
  const waits = waitingShare(rate / mu, servers)
  // Both times are exponential. With equal rates their sum has an Erlang distribution.
  const waited =
    Math.abs(drain - mu) < 1e-9 * mu
      ? (1 + mu * seconds) * served
      : (drain * served - mu * Math.exp(-drain * seconds)) / (drain - mu)
  return (1 - waits) * served + waits * waited
}

/** Returns the share of requests that wait (Erlang C). `load`: arrival rate divided by service rate of one server. */
function waitingShare(load: number, servers: number): number {
  let term = 1
  let sum = 1
  for (let n = 1; n < servers; n += 1) {
    term *= load / n
    sum += term
  }
  const full = (term * load) / servers / (1 - load / servers)
  return full / (sum + full)
}

/** The number of bisection steps with a formula. Such steps cost little, so the result is nearly exact. */
const THEORY_STEPS = 40

/** The lowest and the highest rate of a search, in requests per second. */
const LOWEST = 0.01
const HIGHEST = 100_000

/** Returns the highest rate that meets the objective, by bisection from `guess`; null if outside the searched rates. */
function crossed(meets: (rate: number) => boolean, steps: number, guess = LOWEST): number | null {
  const from = lowerUntil(meets, guess)
  const met = from === null ? null : highestDoubled(meets, from)
  if (met === null) return null
  let [low, high] = [met, doubled(met)]
  for (let step = 0; step < steps; step += 1) {
    const middle = (low + high) / 2
    if (meets(middle)) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Doubles the rate until it misses the objective. Returns the last rate that meets it; null if none or all meet it. */
function highestDoubled(meets: (rate: number) => boolean, from: number): number | null {
  if (!meets(from)) return null
  let low = from
  while (meets(doubled(low))) {
    low = doubled(low)
    if (low > HIGHEST / 2) return null
  }
  return low
}

/** Halves the rate. Returns the first rate that meets the objective; null if all miss it. */
function lowerUntil(meets: (rate: number) => boolean, from: number): number | null {
  for (let rate = from; rate >= 1; rate /= 2) if (meets(rate)) return rate
  return meets(LOWEST) ? LOWEST : null
}

/** Returns the next higher rate to try: 1 if `rate` is below 1, else twice `rate`. */
function doubled(rate: number): number {
  return rate < 1 ? 1 : rate * 2
}

/**
 * Returns the share of answers above the objective's limit in {@link RUNS} simulations with Poisson arrivals at this rate. All rates share
 * random numbers, so another rate only scales the time between arrivals.
 */
export function shareBeyond(
  chosen: ChosenModel,
  ratePerSecond: number,
  objective: PercentileObjective,
): number {
  const runs = Array.from({ length: RUNS }, (_, run) =>
    shareOf(answersAt(chosen, ratePerSecond, objective.tokens, REQUESTS, run), objective),
  )
  return runs.reduce((sum, share) => sum + share, 0) / RUNS
}

function answersAt(
  chosen: ChosenModel,
  ratePerSecond: number,
  tokens: number,
  requests: number,
  run = 0,
): AnswerTimes {
  const random = seededRandom('capacity', chosen.model.name, String(run))
  const starts = new Float64Array(requests)
  let atMs = 0
  for (let index = 0; index < requests; index += 1) {
    atMs += (-Math.log(1 - random()) * 1000) / ratePerSecond
    starts[index] = atMs
  }
  return simulateTimes(startModel(chosen, `truth ${run}`), starts, tokens)
}

function shareOf(answers: AnswerTimes, { duration, limitMs, tokens }: PercentileObjective): number {
  if (duration === 'errors')
    return answers.firstMs.subarray(WARM_UP).filter(Number.isNaN).length / (answers.firstMs.length - WARM_UP)
  const [from, to, parts] = spanOf(answers, duration, tokens)
  let beyond = 0
  for (let index = WARM_UP; index < from.length; index += 1)
    if (((to[index] ?? Number.NaN) - (from[index] ?? Number.NaN)) / parts > limitMs) beyond += 1
  return beyond / (from.length - WARM_UP)
}

/** Returns how to compute a duration: the start and end times of all answers, and the divisor of their difference. */
function spanOf(
  { atMs, firstMs, lastMs }: AnswerTimes,
  duration: Exclude<KnownDuration, 'errors'>,
  tokens: number,
): readonly [from: Float64Array, to: Float64Array, parts: number] {
  switch (duration) {
    case 'ttft':
      return [atMs, firstMs, 1]
    case 'tpot':
      return [firstMs, lastMs, tokens - 1]
    case 'e2e':
      return [atMs, lastMs, 1]
  }
}

/** The answer time of the last request above which a backlog counts as growing, as a share of the simulated time. */
const PILING_UP = 0.005

/** Returns whether a backlog of answers grows. `tpot` does not show a backlog if a service writes one answer after the other. */
function isPilingUp({ atMs, lastMs }: AnswerTimes): boolean {
  const [first, last, lastEnd] = [atMs[WARM_UP], atMs.at(-1), lastMs.at(-1)]
  if (first === undefined || last === undefined || lastEnd === undefined) return false
  return lastEnd - last > PILING_UP * (last - first)
}

/** The times at which each request was sent and got its first and last token. Typed arrays save memory. */
export type AnswerTimes = {
  readonly atMs: Float64Array
  readonly firstMs: Float64Array
  readonly lastMs: Float64Array
}

/** Sends requests for `tokens` tokens to a model at ascending times, in virtual time. Returns the times of the answers; NaN if refused. */
export function simulateTimes(engine: Engine, atMs: Float64Array, tokens: number): AnswerTimes {
  const firstMs = new Float64Array(atMs.length).fill(Number.NaN)
  const lastMs = new Float64Array(atMs.length).fill(Number.NaN)
  const send = (at: number, index: number): void =>
    engine.arrive(at, {
      tokens,
      begun: (beganMs) => {
        firstMs[index] = beganMs
      },
      ended: (endedMs) => {
        lastMs[index] = endedMs
      },
    })
  for (let index = 0; index < atMs.length; index += 1) {
    const at = atMs[index] ?? Number.NaN
    engine.advance(at)
    send(at, index)
  }
  while (Number.isFinite(engine.nextMs())) engine.advance(engine.nextMs())
  return { atMs, firstMs, lastMs }
}
