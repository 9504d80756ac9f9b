/**
 * Predicts the critical rate of an objective by a queueing model (a birth-death process). The stages give two curves over the number of
 * requests in flight (sent, not yet answered): the answers per second, and the share of requests that miss the objective. For random
 * arrivals at a rate, the first curve gives the probability of each number in flight, and the second curve then gives the share of misses.
 * At the critical rate, this share equals the allowed share.
 */
import type { CapacityObjective, CapacityStage, InFlightState } from '../../schemas/compiled/capacity-run.ts'
import { quantile, REACH } from './crossing.ts'
import { interpolate, type WeightedPoint } from './curves.ts'

// These depend mostly on the number of requests in flight when a request starts.
const METRICS_OF_START: readonly string[] = [
  'errors',
  'e2e',
  'e2e-response',
  'ttft',
  'ttft-response',
  'ttfo',
  'ttfb',
]
// Relative to the highest measured number of requests in flight.
const MAX_TIMES_IN_FLIGHT = 4
const HALVINGS = 25
// The relative error even with perfect data: answer times depend on more than the requests in flight.
const MODEL_ERROR = 0.02
// Of Student's t distribution: with few of them, a wrong prediction does little harm.
const DEGREES_OF_FREEDOM = 4

/**
 * Combines equally likely critical rates of an objective with a predicted rate: the result has more values near the prediction. Returns
 * `rates` unchanged if the stages do not suffice for a prediction.
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
    return (1 + errors ** 2 / DEGREES_OF_FREEDOM) ** (-(DEGREES_OF_FREEDOM + 1) / 2)
  })
  return weightedQuantiles(rates, weights)
}

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

type Prediction = { readonly logRate: number; readonly error: number }

const FEWEST_PREDICTIONS = 3

function predictionOf(
  stages: readonly CapacityStage[],
  { metric, allowedShare }: CapacityObjective,
  place: number,
  aroundPerSecond: number,
): Prediction | null {
  if (!METRICS_OF_START.includes(metric)) return null
  const near = stages.filter(
    ({ ratePerSecond }) => Math.abs(Math.log(ratePerSecond / aroundPerSecond)) < REACH,
  )
  const predict = (these: readonly CapacityStage[]): number | null =>
    predictedLogRate(statesOf(these, place), allowedShare, aroundPerSecond)
  const logRate = predict(near)
  const others = near.flatMap((left) => predict(near.filter((stage) => stage !== left)) ?? [])
  if (logRate === null || others.length < FEWEST_PREDICTIONS) return null
  // The standard error of the jackknife (Miller 1974).
  const mean = others.reduce((sum, other) => sum + other, 0) / others.length
  const squares = others.reduce((sum, other) => sum + (other - mean) ** 2, 0)
  return { logRate, error: Math.sqrt((squares * (others.length - 1)) / others.length) }
}

function predictedLogRate(
  states: readonly InFlightTotals[],
  allowedShare: number,
  aroundPerSecond: number,
): number | null {
  const busy = states.filter(({ inFlight }) => inFlight > 0)
  const pace = curveOverInFlight(busy, 'ended', ({ ended, seconds }) => Math.log(ended / seconds))
  const share = curveOverInFlight(states, 'sent', ({ beyond, sent }) => beyond / sent)
  if (pace.length === 0 || share.length === 0) return null
  const most = busy.at(-1)?.inFlight ?? 0
  const byInFlight = Array.from({ length: MAX_TIMES_IN_FLIGHT * most }, (_, inFlight) => ({
    logPace: interpolate(pace, inFlight),
    share: interpolate(share, inFlight),
  }))
  let [low, high] = [-REACH, REACH]
  for (let turn = 0; turn < HALVINGS; turn += 1) {
    const middle = (low + high) / 2
    if (missShareAt(byInFlight, Math.log(aroundPerSecond) + middle) > allowedShare) high = middle
    else low = middle
  }
  return low === -REACH || high === REACH ? null : Math.log(aroundPerSecond) + low
}

type InFlightTotals = Omit<InFlightState, 'beyond'> & { readonly beyond: number }

function statesOf(stages: readonly CapacityStage[], place: number): readonly InFlightTotals[] {
  const all = stages.flatMap(({ states = [] }) =>
    states.map(({ beyond, ...state }) => ({ ...state, beyond: beyond[place] ?? 0 })),
  )
  return [...Map.groupBy(all, ({ inFlight }) => inFlight).values()]
    .map((states) => states.reduce((sum, state) => joined(sum, state, 'sent')))
    .toSorted((a, b) => a.inFlight - b.inFlight)
}

type Counted = 'ended' | 'sent'

function joined(a: InFlightTotals, b: InFlightTotals, requests: Counted): InFlightTotals {
  const ofSecond = b[requests] === 0 ? 0 : b[requests] / (a[requests] + b[requests])
  return {
    inFlight: a.inFlight + ofSecond * (b.inFlight - a.inFlight),
    seconds: a.seconds + b.seconds,
    ended: a.ended + b.ended,
    sent: a.sent + b.sent,
    beyond: a.beyond + b.beyond,
  }
}

const FEWEST_IN_GROUP = { ended: 100, sent: 50 }

function curveOverInFlight(
  states: readonly InFlightTotals[],
  requests: Counted,
  figureOf: (state: InFlightTotals) => number,
): readonly WeightedPoint[] {
  const groups: InFlightTotals[] = []
  let left = states.reduce((sum, state) => sum + state[requests], 0)
  for (const state of states) {
    const last = groups.at(-1)
    if (last !== undefined && Math.min(last[requests], left) < FEWEST_IN_GROUP[requests])
      groups.splice(-1, 1, joined(last, state, requests))
    else groups.push(state)
    left -= state[requests]
  }
  return groups
    .filter((group) => group[requests] >= FEWEST_IN_GROUP[requests])
    .map((group) => ({ at: group.inFlight, value: figureOf(group), weight: group[requests] }))
}

// Relative to the most frequent number of requests in flight.
const LEAST_LOG_PROBABILITY = -40

function missShareAt(
  byInFlight: readonly { readonly logPace: number; readonly share: number }[],
  logRate: number,
): number {
  let [log, most, total, beyond] = [0, 0, 0, 0]
  const logs: number[] = []
  for (const [inFlight, { logPace }] of byInFlight.entries()) {
    if (inFlight > 0) log += logRate - logPace
    if (log < most + LEAST_LOG_PROBABILITY) break
    most = Math.max(most, log)
    logs.push(log)
  }
  for (const [inFlight, own] of logs.entries()) {
    const likely = Math.exp(own - most)
    total += likely
    beyond += likely * (byInFlight[inFlight]?.share ?? 0)
  }
  return beyond / total
}
