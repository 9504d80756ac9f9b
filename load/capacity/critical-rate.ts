/** Estimates the critical rate: the lowest rate that misses an objective. Pure. */
import type { CapacityObjective, CapacityStage } from '../../schemas/compiled/capacity-run.ts'
import { MAX_WAIT_SHARE, waitShare } from '../runner/cpu-meter.ts'
import { DRAWS, blended, crossingNear, logOdds, quantile, shuffled, type SharePoint } from './crossing.ts'
import { crossingOf, interpolate, isotonicFit, leastCrossing, type WeightedPoint } from './curves.ts'
import { weighedByPrediction } from './in-flight-model.ts'

/** A stage is near the estimated capacity if ln(rate of the stage) and ln(estimate) differ by at most this much. */
const NEAR = 0.2
/** The variance of the share of missed objectives is multiplied by this. Short stages rarely have long queues, so it is too low. */
const VARIANCE_FACTOR = 1.3
/** The dependence between requests at a rate is read from the fitted curve at this multiple of the rate, where it is greater. */
const DEPENDENCE_AHEAD = 1.05
/** A stage is evidence for overload only if at least this many of its requests miss an objective. Fewer may be chance. */
const FEWEST_VIOLATIONS = 3
/** Only stages that last at least 1 / SHORT_TIMES of the longest stage are used to measure how requests depend on each other. */
const SHORT_TIMES = 3
/** In an overloaded stage, at least this share of requests is assumed to miss the objective. */
const OVERLOADED_SHARE = 0.9
/** The weight of an overloaded stage in the fit is limited to this many independent requests, so that it does not dominate. */
const OVERLOADED_REQUESTS = 8
/** The first estimate seeks the rate with a given share of misses: at least this share. Stages cannot show smaller ones. */
const SMALLEST_CENTERED_SHARE = 0.001
/** An estimated rate is never below this multiple of the lowest rate of all stages. */
const BELOW_ALL = 0.8

/** The estimated lowest rate that misses an objective. `draws` contains equally likely values of this rate. */
export type CriticalRates = {
  readonly draws: Float64Array
  /** A lower bound of the lowest rate that misses the objective. Infinity if no stage missed it. */
  readonly leastPerSecond: number
  readonly samples: number
  /** How much the log odds of missing an objective grow when the rate doubles. Null if no request missed it. */
  readonly steepness: number | null
}

/** Returns the stages in which only the service was the bottleneck. Leaves out stages of a single user and unsteady ones. */
export function stagesOfTarget(stages: readonly CapacityStage[]): readonly CapacityStage[] {
  return stages.filter(
    ({ purpose, limit, sent, unsteady }) =>
      purpose !== 'idle' && limit !== 'limiter' && limit !== 'machine' && unsteady === undefined && sent > 0,
  )
}

/** A stage clearly misses an objective if more than this share of its requests missed it. */
const CLEAR_SHARE = 0.5

/** Returns whether more than half of a stage's requests missed the same objective. */
export function isClear({ counts }: CapacityStage): boolean {
  return counts.some(({ n, beyond }) => beyond > CLEAR_SHARE * n)
}

/** Returns the stages for the lowest capacity estimate, even if this machine may have caused the missed objectives. */
export function countedAtWorst(stages: readonly CapacityStage[], isOver = true): readonly CapacityStage[] {
  return stages.map((stage, place) => {
    const isTwice = [stages[place - 1], stages[place + 1]].some(
      (other) => other?.ratePerSecond === stage.ratePerSecond && isDisturbed(other),
    )
    const isLast = isOver && place === stages.length - 1
    return (isTwice || isLast) && isDisturbed(stage) ? { ...stage, limit: null, why: null } : stage
  })
}

function isDisturbed({ limit, wait }: CapacityStage): boolean {
  return limit === 'machine' && waitShare(wait) > MAX_WAIT_SHARE
}

/** Estimates the lowest rate at which the objective with index `place` is missed. Returns null if no stage measured the objective. */
export function criticalRates(
  stages: readonly CapacityStage[],
  objectives: readonly CapacityObjective[],
  place: number,
  isBounded: boolean,
): CriticalRates | null {
  const objective = objectives[place]
  const allowedShare = objective?.allowedShare ?? 0
  const known = stagesWith(stages, place)
  const isMet = isElsewhere(known, objectives, place, isBounded)
  // Requests also pile up by chance. If another stage carried the rate for as long, and most were within the limit, the counts tell.
  const isCarried = (stage: CapacityStage): boolean =>
    !isClear(stage) &&
    known.some(
      ({ limit, ratePerSecond, seconds }) =>
        limit === null && ratePerSecond >= stage.ratePerSecond && seconds >= stage.seconds,
    )
  const own = known.map((stage) => (isMet || isCarried(stage) ? { ...stage, limit: null, why: null } : stage))
  if (own.length === 0) return null
  const samples = (near: readonly CapacityStage[]): number =>
    near.reduce((sum, stage) => sum + (stage.counts[place]?.n ?? 0), 0)
  // If no request was beyond the limit, no stage missed the objective.
  if (own.every((stage) => stage.limit === null && stage.counts[place]?.beyond === 0))
    return {
      draws: new Float64Array(DRAWS).fill(Number.POSITIVE_INFINITY),
      leastPerSecond: Number.POSITIVE_INFINITY,
      samples: samples(own),
      steepness: null,
    }
  const center = centerOf(own, place, allowedShare)
  // A long overload does not make the stages at lower rates too short.
  const carried = own.filter(({ limit }) => limit === null)
  const longestSeconds = Math.max(...carried.map(({ seconds }) => seconds))
  const inflation = inflationAt(own, place, longestSeconds / SHORT_TIMES)
  const points = own.map((stage) => pointOf(stage, place, inflation(stage.ratePerSecond)))
  const counted = crossingNear([...points, aloneOf(stages, place)], allowedShare, center)
  const middle =
    objective === undefined ? counted.rates : weighedByPrediction(counted.rates, own, objective, place)
  const estimated = quantile(middle, 0.5)
  const isNear = ({ ratePerSecond }: CapacityStage): boolean =>
    Math.abs(Math.log(ratePerSecond / estimated)) < NEAR
  const inOrder = own.map(({ ratePerSecond }) => ratePerSecond).toSorted((a, b) => a - b)
  // Stages with lucky arrivals agree on a wrong prediction, so the counts give the ends.
  const draws = blended(middle, counted.rates).map((rate) => bounded(rate, inOrder))
  return {
    draws: shuffled(draws, place),
    leastPerSecond: leastCrossing(points.map(shareOf), allowedShare),
    samples: samples(own.filter(isNear)),
    steepness: counted.steepness,
  }
}

function stagesWith(stages: readonly CapacityStage[], place: number): readonly CapacityStage[] {
  return stagesOfTarget(stages).filter((stage) => (stage.counts[place]?.n ?? 0) > 0)
}

/** Returns whether an overload shows elsewhere: the objective `place` was met, but requests failed or another was missed. */
function isElsewhere(
  known: readonly CapacityStage[],
  objectives: readonly CapacityObjective[],
  place: number,
  isBounded: boolean,
): boolean {
  const isMissed = objectives.map(({ allowedShare }, of) =>
    known.some(({ counts }) => {
      const { n = 0, beyond = 0 } = counts[of] ?? {}
      return beyond >= FEWEST_VIOLATIONS && beyond > allowedShare * n
    }),
  )
  return isMissed[place] !== true && (isBounded || isMissed.includes(true))
}

/** A stage with its effective number of requests (`n`, as if independent), and how many of them missed the objective (`beyond`). */
export type StageShare = {
  readonly stage: CapacityStage
  readonly n: number
  readonly beyond: number
}

/** Returns for each stage the effective number of requests for the objective at index `place`, and how many of them miss it. */
export function sharesOf(stages: readonly CapacityStage[], place: number): readonly StageShare[] {
  const known = stagesWith(stages, place)
  const inflation = inflationAt(known, place)
  return known.map((stage) => {
    const { n, beyond, effective: own } = stage.counts[place] ?? { n: 1, beyond: 0, effective: 1 }
    const likeOthers = (VARIANCE_FACTOR * n) / inflation(stage.ratePerSecond)
    // After a change of the service, a stage may show more dependence than the others. A lucky stage shows less than there is.
    const effective = beyond < FEWEST_VIOLATIONS ? likeOthers : Math.min(own, likeOthers)
    const counted = stage.limit === 'target' ? Math.min(effective, OVERLOADED_REQUESTS) : effective
    return { stage, n: counted, beyond: (counted * beyond) / n }
  })
}

/** Returns `rate`, or Infinity if it is above all measured rates, because the estimate would be an extrapolation. */
function bounded(rate: number, ratesInOrder: readonly number[]): number {
  if (rate > (ratesInOrder.at(-1) ?? 0)) return Number.POSITIVE_INFINITY
  return Math.max(rate, BELOW_ALL * (ratesInOrder[0] ?? 0))
}

function centerOf(stages: readonly CapacityStage[], place: number, allowedShare: number): number {
  const curve = isotonicFit(stages.map((stage) => shareOf(pointOf(stage, place, 1)))).map((point) => ({
    ...point,
    value: logOdds(point.value),
  }))
  const level = logOdds(allowedShare)
  const [first] = curve
  // A stage without a single miss met the objective, even when the allowed share is 0.
  const isMissedByAll = first !== undefined && first.value >= level && first.value > logOdds(0)
  if (isMissedByAll) return BELOW_ALL * first.at
  const centered = Math.max(level, logOdds(SMALLEST_CENTERED_SHARE))
  return crossingOf(curve, centered) ?? Math.max(...stages.map(({ ratePerSecond }) => ratePerSecond))
}

/** Returns a function of the rate: how much correlated requests raise the variance of the share of missed objectives (factor). */
function inflationAt(
  stages: readonly CapacityStage[],
  place: number,
  leastSeconds = 0,
): (ratePerSecond: number) => number {
  const showing = stages.filter(({ seconds, counts }) => {
    const { n = 0, effective = 0 } = counts[place] ?? {}
    return effective < n && seconds >= leastSeconds
  })
  const curve = isotonicFit(
    (showing.length === 0 ? stages : showing).map(({ ratePerSecond, counts }) => {
      const { n, effective } = counts[place] ?? { n: 1, effective: 1 }
      return { at: ratePerSecond, value: Math.log(n / Math.max(1, effective)), weight: Math.sqrt(n) }
    }),
  )
  return (ratePerSecond) =>
    VARIANCE_FACTOR * Math.max(1, Math.exp(interpolate(curve, DEPENDENCE_AHEAD * ratePerSecond)))
}

/** Returns the results of the requests that single users sent without other load, as a data point at rate 0. */
function aloneOf(stages: readonly CapacityStage[], place: number): SharePoint {
  const alone = stages.filter(
    ({ purpose, limit, unsteady }) => purpose === 'idle' && limit === null && unsteady === undefined,
  )
  let [met, missed] = [0, 0]
  for (const { counts } of alone) {
    const { n, beyond, effective } = counts[place] ?? { n: 1, beyond: 0, effective: 0 }
    const known = effective / VARIANCE_FACTOR / Math.max(1, n)
    met += known * (n - beyond)
    missed += known * beyond
  }
  return { at: 0, met, missed }
}

function shareOf({ at, met, missed }: SharePoint): WeightedPoint {
  return { at, value: missed / (met + missed), weight: met + missed }
}

function pointOf(
  { ratePerSecond, counts, limit }: CapacityStage,
  place: number,
  inflation: number,
): SharePoint {
  const { n, beyond } = counts[place] ?? { n: 0, beyond: 0 }
  const effective = n / inflation
  if (limit !== 'target')
    return { at: ratePerSecond, met: effective * (1 - beyond / n), missed: effective * (beyond / n) }
  const share = Math.max(beyond / n, OVERLOADED_SHARE)
  const known = Math.min(effective, OVERLOADED_REQUESTS)
  return { at: ratePerSecond, met: known * (1 - share), missed: known * share }
}
