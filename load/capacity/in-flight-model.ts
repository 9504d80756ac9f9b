/** Predicts from the number of requests in flight (sent, not yet answered) at which rate too many miss an objective. Pure. */
import type { CapacityObjective, CapacityStage, InFlightState } from '../../schemas/compiled/capacity-run.ts'
import { quantile, REACH } from './crossing.ts'
import { interpolate, type WeightedPoint } from './curves.ts'

/** The metrics that depend mostly on how many other requests are in flight at the start of a request. */
const DECIDED_AT_START: readonly string[] = [
  'errors',
  'e2e',
  'e2e-response',
  'ttft',
  'ttft-response',
  'ttfo',
  'ttfb',
]
// The highest number of requests in flight that the prediction considers, relative to the highest measured one.
const MAX_TIMES_MEASURED = 4
const HALVINGS = 25
// The relative error even with perfect data: answer times depend on more than the requests in flight.
const MODEL_ERROR = 0.02
// Of Student's t distribution: with few of them, a wrong prediction does little harm.
const DEGREES_OF_FREEDOM = 4

/**
 * Improves an estimate of the lowest rate that misses an objective, given as equally likely values in ascending order (`rates`). Values
 * near the rate that the model predicts become more frequent.
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

/** The predicted lowest rate that misses an objective, as ln(rate), and its standard deviation (`error`). */
type Prediction = { readonly logRate: number; readonly error: number }

const FEWEST_PREDICTIONS = 3

/**
 * Predicts the lowest rate that misses an objective. The error comes from predictions that each leave out one stage (jackknife, Miller
 * 1974).
 */
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

/** Returns ln of the lowest rate that misses the objective by this model. Null if it is outside of REACH, or if data are few. */
function crossingFrom(
  states: readonly State[],
  allowedShare: number,
  aroundPerSecond: number,
): number | null {
  const busy = states.filter(({ at }) => at > 0)
  const pace = curveOf(busy, 'ended', ({ ended, seconds }) => Math.log(ended / seconds))
  const share = curveOf(states, 'sent', ({ beyond, sent }) => beyond / sent)
  if (pace.length === 0 || share.length === 0) return null
  const numbers = Array.from({ length: MAX_TIMES_MEASURED * (busy.at(-1)?.at ?? 0) }, (_, inFlight) => ({
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

/** The time during which `at` requests were in flight. Of the requests that were `sent` then, `beyond` missed the objective. */
type State = Omit<InFlightState, 'inFlight' | 'beyond'> & { readonly at: number; readonly beyond: number }

function statesOf(stages: readonly CapacityStage[], place: number): readonly State[] {
  const all = stages.flatMap(({ states = [] }) =>
    states.map(({ inFlight, beyond, ...state }) => ({ ...state, at: inFlight, beyond: beyond[place] ?? 0 })),
  )
  return [...Map.groupBy(all, ({ at }) => at).values()]
    .map((states) => states.reduce((sum, state) => joined(sum, state, 'sent')))
    .toSorted((a, b) => a.at - b.at)
}

type Counted = 'ended' | 'sent'

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

const FEWEST_IN_GROUP = { ended: 100, sent: 50 }

/** Combines neighboring states until each has enough requests. */
function curveOf(
  states: readonly State[],
  requests: Counted,
  figureOf: (state: State) => number,
): readonly WeightedPoint[] {
  const groups: State[] = []
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
    .map((group) => ({ at: group.at, value: figureOf(group), weight: group[requests] }))
}

// ln of how rare a number of requests in flight is, relative to the most frequent one.
const LEAST_LIKELY = -40

// A birth-death process gives the share of requests that miss: see docs/metrics.md.
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
