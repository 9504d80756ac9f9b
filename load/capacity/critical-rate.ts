/**
 * Estimates the critical rate of an objective: the lowest rate at which more requests miss it than it allows. First, the counts of requests
 * and misses in each stage of a sweep are divided by the inflation (see analysis/dependence.ts). Then a curve of the share of misses is
 * fitted near the expected rate. A queueing model corrects the middle of the result.
 */
import type { CapacityObjective, CapacityStage } from '../../schemas/compiled/capacity-run.ts'
import { MAX_WAIT_SHARE, waitShare } from '../runner/cpu-meter.ts'
import { DRAWS, blended, crossingNear, logOdds, quantile, shuffled, type SharePoint } from './crossing.ts'
import { crossingOf, interpolate, isotonicFit, leastCrossing, type WeightedPoint } from './curves.ts'
import { weighedByPrediction } from './in-flight-model.ts'
import { FEWEST_MISSES, missesObjective } from './missed-objectives.ts'

// A difference of ln(rate), so about 20 %.
const NEAR_ESTIMATE = 0.2
// Short stages show too little of the correlation.
const SHORT_STAGE_INFLATION = 1.3
// Stages that are shorter by this factor than the longest one do not show the correlation.
const MAX_LENGTH_RATIO = 3
// An overloaded stage would otherwise outweigh the others.
const MOST_OVERLOADED_REQUESTS = 8
// Relative to the lowest measured rate.
const LEAST_TIMES_MEASURED = 0.8

/** An estimated critical rate: equally likely values (`draws`), and the number of requests at similar rates (`samples`). */
export type CriticalRates = {
  readonly draws: Float64Array
  /** The rate up to which the objective is very probably met. Infinity if no request missed. */
  readonly leastPerSecond: number
  readonly samples: number
  /** The slope of ln(missed / met) over ln(rate) at the critical rate. Null if no request missed. */
  readonly steepness: number | null
}

/** Returns the stages that measured the service: steady, under load, and not limited by a rate limiter or this machine. */
export function stagesOfTarget(stages: readonly CapacityStage[]): readonly CapacityStage[] {
  return stages.filter(
    ({ purpose, limit, sent, unsteady }) =>
      purpose !== 'idle' && limit !== 'limiter' && limit !== 'machine' && unsteady === undefined && sent > 0,
  )
}

/**
 * Returns the stages for a pessimistic estimate. Normally, a stage in which k6 waited for a processor does not count. Here it counts if k6
 * also waited in its repetition, or if it is the last stage of a finished sweep (`isOver`).
 */
export function countedAtWorst(stages: readonly CapacityStage[], isOver = true): readonly CapacityStage[] {
  return stages.map((stage, at) => {
    const isTwice = [stages[at - 1], stages[at + 1]].some(
      (other) => other?.ratePerSecond === stage.ratePerSecond && isDisturbed(other),
    )
    const isLast = isOver && at === stages.length - 1
    return (isTwice || isLast) && isDisturbed(stage) ? { ...stage, limit: null, why: null } : stage
  })
}

function isDisturbed({ limit, wait }: CapacityStage): boolean {
  return limit === 'machine' && waitShare(wait) > MAX_WAIT_SHARE
}

/** Estimates the rate from which on too many requests miss the objective at position `index`. Null if no stage has values of its metric. */
export function criticalRates(
  stages: readonly CapacityStage[],
  objectives: readonly CapacityObjective[],
  index: number,
  isThroughputLimited: boolean,
): CriticalRates | null {
  const objective = objectives[index]
  if (objective === undefined) return null
  const { allowedShare } = objective
  const known = stagesWith(stages, index)
  const isMet = isOverloadElsewhere(known, objectives, index, isThroughputLimited)
  const own = isMet ? known.map((stage) => ({ ...stage, limit: null, why: null })) : known
  if (own.length === 0) return null
  const samples = (near: readonly CapacityStage[]): number =>
    near.reduce((sum, stage) => sum + (stage.counts[index]?.n ?? 0), 0)
  // If no request was beyond the limit, no stage missed the objective.
  if (own.every((stage) => stage.limit === null && stage.counts[index]?.beyond === 0))
    return {
      draws: new Float64Array(DRAWS).fill(Number.POSITIVE_INFINITY),
      leastPerSecond: Number.POSITIVE_INFINITY,
      samples: samples(own),
      steepness: null,
    }
  const center = centerOf(own, index, allowedShare)
  // A long overload does not make the stages at lower rates too short.
  const carried = own.filter(({ limit }) => limit === null)
  const longestSeconds = Math.max(...carried.map(({ seconds }) => seconds))
  const inflation = inflationAt(own, index, longestSeconds / MAX_LENGTH_RATIO)
  const points = own.map((stage) => pointOf(stage, index, inflation(stage.ratePerSecond)))
  const counted = crossingNear([...points, aloneOf(stages, index)], allowedShare, center)
  const middle = weighedByPrediction(counted.rates, own, objective, index)
  const estimated = quantile(middle, 0.5)
  const isNear = ({ ratePerSecond }: CapacityStage): boolean =>
    Math.abs(Math.log(ratePerSecond / estimated)) < NEAR_ESTIMATE
  const inOrder = own.map(({ ratePerSecond }) => ratePerSecond).toSorted((a, b) => a - b)
  // Stages with lucky arrivals agree on a wrong prediction, so the counts give the ends.
  const draws = blended(middle, counted.rates).map((rate) => withinMeasured(rate, inOrder))
  return {
    // The draws of two objectives at one position must be independent.
    draws: shuffled(draws, index),
    leastPerSecond: leastCrossing(points.map(shareOf), allowedShare),
    samples: samples(own.filter(isNear)),
    steepness: counted.steepness,
  }
}

function stagesWith(stages: readonly CapacityStage[], index: number): readonly CapacityStage[] {
  return stagesOfTarget(stages).filter((stage) => (stage.counts[index]?.n ?? 0) > 0)
}

// An overload does not count against an objective that was met, if another was missed or the throughput is the limit.
function isOverloadElsewhere(
  known: readonly CapacityStage[],
  objectives: readonly CapacityObjective[],
  index: number,
  isThroughputLimited: boolean,
): boolean {
  const isMissed = objectives.map((objective, of) =>
    known.some(({ counts }) => missesObjective(counts.slice(of, of + 1), [objective])),
  )
  return isMissed[index] !== true && (isThroughputLimited || isMissed.includes(true))
}

/** A stage, as a sample of `n` independent requests, of which `beyond` missed an objective. Both are estimates and may be fractions. */
export type StageShare = {
  readonly stage: CapacityStage
  readonly n: number
  readonly beyond: number
}

/** Returns the effective sample size of each stage, with the misses of the objective at position `index`. */
export function sharesOf(stages: readonly CapacityStage[], index: number): readonly StageShare[] {
  const known = stagesWith(stages, index)
  const inflation = inflationAt(known, index)
  return known.map((stage) => {
    const { n, beyond, effective: own } = stage.counts[index] ?? { n: 1, beyond: 0, effective: 1 }
    const likeOthers = (SHORT_STAGE_INFLATION * n) / inflation(stage.ratePerSecond)
    // After a change of the service, a stage may show more dependence than the others. A lucky stage shows less than there is.
    const effective = beyond < FEWEST_MISSES ? likeOthers : Math.min(own, likeOthers)
    const counted = stage.limit === 'target' ? Math.min(effective, MOST_OVERLOADED_REQUESTS) : effective
    return { stage, n: counted, beyond: (counted * beyond) / n }
  })
}

function withinMeasured(rate: number, ratesInOrder: readonly number[]): number {
  if (rate > (ratesInOrder.at(-1) ?? 0)) return Number.POSITIVE_INFINITY
  return Math.max(rate, LEAST_TIMES_MEASURED * (ratesInOrder[0] ?? 0))
}

// Stages have too few requests to show a smaller share of misses.
const SMALLEST_CENTERED_SHARE = 0.001

function centerOf(stages: readonly CapacityStage[], index: number, allowedShare: number): number {
  const curve = isotonicFit(stages.map((stage) => shareOf(pointOf(stage, index, 1)))).map((point) => ({
    ...point,
    value: logOdds(point.value),
  }))
  const level = logOdds(allowedShare)
  const [first] = curve
  // A stage without a single miss met the objective, even when the allowed share is 0.
  const isMissedByAll = first !== undefined && first.value >= level && first.value > logOdds(0)
  if (isMissedByAll) return LEAST_TIMES_MEASURED * first.at
  const centered = Math.max(level, logOdds(SMALLEST_CENTERED_SHARE))
  return crossingOf(curve, centered) ?? Math.max(...stages.map(({ ratePerSecond }) => ratePerSecond))
}

// Requests miss together more often at higher rates, so the value for a slightly higher rate is safe.
const DEPENDENCE_AHEAD = 1.05

function inflationAt(
  stages: readonly CapacityStage[],
  index: number,
  leastSeconds = 0,
): (ratePerSecond: number) => number {
  const showing = stages.filter(({ seconds, counts }) => {
    const { n = 0, effective = 0 } = counts[index] ?? {}
    return effective < n && seconds >= leastSeconds
  })
  const curve = isotonicFit(
    (showing.length === 0 ? stages : showing).map(({ ratePerSecond, counts }) => {
      const { n, effective } = counts[index] ?? { n: 1, effective: 1 }
      return { at: ratePerSecond, value: Math.log(n / Math.max(1, effective)), weight: Math.sqrt(n) }
    }),
  )
  return (ratePerSecond) =>
    SHORT_STAGE_INFLATION * Math.max(1, Math.exp(interpolate(curve, DEPENDENCE_AHEAD * ratePerSecond)))
}

// The requests of one user count as measured at rate 0: without other load.
function aloneOf(stages: readonly CapacityStage[], index: number): SharePoint {
  const alone = stages.filter(
    ({ purpose, limit, unsteady }) => purpose === 'idle' && limit === null && unsteady === undefined,
  )
  let [met, missed] = [0, 0]
  for (const { counts } of alone) {
    const { n, beyond, effective } = counts[index] ?? { n: 1, beyond: 0, effective: 0 }
    const known = effective / SHORT_STAGE_INFLATION / Math.max(1, n)
    met += known * (n - beyond)
    missed += known * beyond
  }
  return { at: 0, met, missed }
}

function shareOf({ at, met, missed }: SharePoint): WeightedPoint {
  return { at, value: missed / (met + missed), weight: met + missed }
}

// The backlog of an overloaded stage grows, so nearly all of its requests count as misses.
const LEAST_OVERLOADED_MISSES = 0.9

function pointOf(
  { ratePerSecond, counts, limit }: CapacityStage,
  index: number,
  inflation: number,
): SharePoint {
  const { n, beyond } = counts[index] ?? { n: 0, beyond: 0 }
  const effective = n / inflation
  if (limit !== 'target')
    return { at: ratePerSecond, met: effective * (1 - beyond / n), missed: effective * (beyond / n) }
  const share = Math.max(beyond / n, LEAST_OVERLOADED_MISSES)
  const known = Math.min(effective, MOST_OVERLOADED_REQUESTS)
  return { at: ratePerSecond, met: known * (1 - share), missed: known * share }
}
