/**
 * Predicts the lowest rate at which an objective is missed, by a birth-death process: requests arrive at random, and the number in flight
 * decides how fast they end and how many exceed the limit. Chance bursts in the stages do not change the prediction. Pure.
 */
import type { CapacityObjective, CapacityStage, InFlightState } from '../../schemas/compiled/capacity-run.ts'
import { quantile, REACH } from './crossing.ts'
import { interpolate, type WeightedPoint } from './curves.ts'

/**
 * The metrics of a request that depend on how many requests were in flight at its start. The other durations, such as `tpot`, depend more
 * on requests that arrive later.
 */
const DECIDED_AT_START: readonly string[] = [
  'errors',
  'e2e',
  'e2e-response',
  'ttft',
  'ttft-response',
  'ttfo',
  'ttfb',
]
/** The minimum number of ended requests that show how fast requests end, and of sent ones that show how many are beyond the limit. */
const FEWEST = { ended: 100, sent: 50 }
/** The ratio of the highest number of requests in flight that is considered to the highest that was measured. */
const BEYOND_MEASURED = 4
/** The minimum log of the probability of a number in flight, relative to that of the likeliest number. Less likely numbers are ignored. */
const LEAST_LIKELY = -40
const HALVINGS = 25
/** The minimum number of predictions that each leave out one stage. */
const FEWEST_PREDICTIONS = 3
/** The error of ln(predicted rate) that stages cannot show, because answer times depend on more than the number in flight. */
const MODEL_ERROR = 0.02
/** The degrees of freedom of Student's t distribution of the error. Its long tails let the counts outweigh a prediction far from them. */
const FREEDOM = 4

/**
 * Moves `rates` (quantiles of the lowest rate that misses the objective) toward the predicted rate. Returns them unchanged if no prediction
 * is possible.
 */
export function weighedByPrediction(
  rates: Float64Array,
  stages: readonly CapacityStage[],
  objective: CapacityObjective,
  place: number,
): Float64Array {
  const predicted = predictionOf(stages, objective, place, quantile(rates, 0.5))
  if (predicted === null) return rates
  const error = Math.hypot(MODEL_ERROR, predicted.error)
  const weights = rates.map((rate) => {
    const errors = (Math.log(rate) - predicted.logRate) / error
    return (1 + errors ** 2 / FREEDOM) ** (-(FREEDOM + 1) / 2)
  })
  return weightedQuantiles(rates, weights)
}

/** Returns as many quantiles of weighted values as there are values. */
function weightedQuantiles(inOrder: Float64Array, weights: Float64Array): Float64Array {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let [from, passed] = [0, weights[0] ?? 0]
  return inOrder.map((_, draw) => {
    while (from < inOrder.length - 1 && passed < ((draw + 0.5) / inOrder.length) * total) {
      from += 1
      passed += weights[from] ?? 0
    }
    return inOrder[from] ?? 0
  })
}

/** A predicted crossing. `error`: the standard deviation of `logRate` that stages show. */
type Prediction = { readonly logRate: number; readonly error: number }

/** Returns the prediction of all stages. Its error follows from the predictions that each leave out one stage (jackknife; Miller 1974). */
function predictionOf(
  stages: readonly CapacityStage[],
  { metric, allowedShare }: CapacityObjective,
  place: number,
  aroundPerSecond: number,
): Prediction | null {
  if (!DECIDED_AT_START.includes(metric)) return null
  const near = stages.filter(
    ({ ratePerSecond }) => Math.abs(Math.log(ratePerSecond / aroundPerSecond)) < REACH,
  )
  const predict = (these: readonly CapacityStage[]): number | null =>
    crossingFrom(statesOf(these, place), allowedShare, aroundPerSecond)
  const logRate = predict(near)
  const others = near.flatMap((left) => predict(near.filter((stage) => stage !== left)) ?? [])
  if (logRate === null || others.length < FEWEST_PREDICTIONS) return null
  const mean = others.reduce((sum, other) => sum + other, 0) / others.length
  const squares = others.reduce((sum, other) => sum + (other - mean) ** 2, 0)
  return { logRate, error: Math.sqrt((squares * (others.length - 1)) / others.length) }
}

/**
 * Returns ln(predicted rate). Null if the states have too few requests for a prediction, or if the predicted rate is far from
 * `aroundPerSecond`.
 */
function crossingFrom(
  states: readonly State[],
  allowedShare: number,
  aroundPerSecond: number,
): number | null {
  const busy = states.filter(({ at }) => at > 0)
  const pace = curveOf(busy, 'ended', ({ ended, seconds }) => Math.log(ended / seconds))
  const share = curveOf(states, 'sent', ({ beyond, sent }) => beyond / sent)
  if (pace.length === 0 || share.length === 0) return null
  const numbers = Array.from({ length: BEYOND_MEASURED * (busy.at(-1)?.at ?? 0) }, (_, inFlight) => ({
    logPace: interpolate(pace, inFlight),
    share: interpolate(share, inFlight),
  }))
  let [low, high] = [-REACH, REACH]
  for (let turn = 0; turn < HALVINGS; turn += 1) {
    const middle = (low + high) / 2
    if (shareAt(numbers, Math.log(aroundPerSecond) + middle) > allowedShare) high = middle
    else low = middle
  }
  return low === -REACH || high === REACH ? null : Math.log(aroundPerSecond) + low
}

/** The requests of stages while `at` requests were in flight. `beyond`: how many of the sent requests were beyond the limit. */
type State = Omit<InFlightState, 'inFlight' | 'beyond'> & { readonly at: number; readonly beyond: number }

/** Returns the states of all stages together: one for each number of requests in flight, in ascending order. */
function statesOf(stages: readonly CapacityStage[], place: number): readonly State[] {
  const all = stages.flatMap(({ states = [] }) =>
    states.map(({ inFlight, beyond, ...state }) => ({ ...state, at: inFlight, beyond: beyond[place] ?? 0 })),
  )
  return [...Map.groupBy(all, ({ at }) => at).values()]
    .map((states) => states.reduce((sum, state) => joined(sum, state, 'sent')))
    .toSorted((a, b) => a.at - b.at)
}

type Counted = 'ended' | 'sent'

/** Returns two states as one: the sums of their counts, and the mean of their `at`, weighted by the number of requests. */
function joined(a: State, b: State, requests: Counted): State {
  const ofSecond = b[requests] === 0 ? 0 : b[requests] / (a[requests] + b[requests])
  return {
    at: a.at + ofSecond * (b.at - a.at),
    seconds: a.seconds + b.seconds,
    ended: a.ended + b.ended,
    sent: a.sent + b.sent,
    beyond: a.beyond + b.beyond,
  }
}

/** Returns the curve of a figure over the number in flight. Joins neighboring states until each has enough requests; empty if too few. */
function curveOf(
  states: readonly State[],
  requests: Counted,
  figureOf: (state: State) => number,
): readonly WeightedPoint[] {
  const groups: State[] = []
  let left = states.reduce((sum, state) => sum + state[requests], 0)
  for (const state of states) {
    const last = groups.at(-1)
    if (last !== undefined && Math.min(last[requests], left) < FEWEST[requests])
      groups.splice(-1, 1, joined(last, state, requests))
    else groups.push(state)
    left -= state[requests]
  }
  return groups
    .filter((group) => group[requests] >= FEWEST[requests])
    .map((group) => ({ at: group.at, value: figureOf(group), weight: group[requests] }))
}

/** Returns the predicted share of requests beyond the limit at a rate. */
function shareAt(
  numbers: readonly { readonly logPace: number; readonly share: number }[],
  logRate: number,
): number {
  let [log, most, total, beyond] = [0, 0, 0, 0]
  const logs: number[] = []
  for (const [inFlight, { logPace }] of numbers.entries()) {
    if (inFlight > 0) log += logRate - logPace
    if (log < most + LEAST_LIKELY) break
    most = Math.max(most, log)
    logs.push(log)
  }
  for (const [inFlight, own] of logs.entries()) {
    const likely = Math.exp(own - most)
    total += likely
    beyond += likely * (numbers[inFlight]?.share ?? 0)
  }
  return beyond / total
}
