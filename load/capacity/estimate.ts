/** Estimates the capacity under all objectives from the stages of a sweep. Pure. */
import type {
  CapacityObjective,
  CapacityStage,
  ObjectiveAnswer,
  RateInterval,
} from '../../schemas/compiled/capacity-run.ts'
import { atLeastProbability, boundRank } from '../analysis/order-statistics.ts'
import { isClear, isStageFailed } from './stage-figures.ts'
import { countUpTo, criticalRates, stagesOfTarget, type CriticalRates } from './critical-rate.ts'

/** The estimated capacity. `ratePerSecond`: null if no stage clearly failed, or if the first objective to fail has too few samples. */
export type Estimate = {
  readonly ratePerSecond: number | null
  /** The slope of the curve for `failsFirst`: how much the log odds of a violation grow when the rate doubles. Null if no objective fails. */
  readonly steepness: number | null
  /** The rate for the next stage: the estimated capacity, or else the fastest rate with answers. */
  readonly centerPerSecond: number
  readonly interval: RateInterval
  /** The highest rate proven to meet all objectives, with 95 % confidence; 0 if the stages prove no rate. See {@link provenRate}. */
  readonly atLeastPerSecond: number
  readonly failsFirst: string | null
  readonly objectives: readonly ObjectiveAnswer[]
  /** The number of requests in stages near the capacity. */
  readonly samples: number
  /** The reason why no rate is estimated although a stage failed; null if a rate is estimated or no stage failed. */
  readonly reason: string | null
}

const BOUND_CONFIDENCE = 0.99
/** The confidence with which a rate must meet the objectives to count as proven. */
const PROOF_CONFIDENCE = 0.95

/** Returns the estimate; null when no stage under load measured the target. */
export function estimateCapacity(
  stages: readonly CapacityStage[],
  objectives: readonly CapacityObjective[],
  seed: string,
): Estimate | null {
  const rates = objectives.map((_, place) => criticalRates(stages, objectives, place, seed))
  const known = rates.filter((rate) => rate !== null)
  const [first] = known
  if (first === undefined) return null
  const least = first.draws.map((_, draw) =>
    Math.min(...known.map(({ draws }) => draws[draw] ?? Number.POSITIVE_INFINITY)),
  )
  const inOrder = least.toSorted()
  const answers = objectives.map((objective, place) => {
    const answer = answerFor(objective, rates[place] ?? null)
    const reason = answer.ratePerSecond === null ? null : neverShown(stages, objective, place)
    return reason === null ? answer : { ...answer, ratePerSecond: null, interval: null, reason }
  })
  const ratePerSecond = finite(quantile(inOrder, 0.5))
  const failing = failsFirst(rates, least)
  const uncarried = failing === null ? undefined : answers[failing]?.reason
  const answered = stagesOfTarget(stages).filter(({ completed }) => completed > 0)
  const fastest = Math.max(0, ...answered.map(({ ratePerSecond: rate }) => rate))
  const likely = Math.min(fastest, quantile(inOrder, 0.05))
  const shown = provenRate(stages, objectives, likely)
  // The curve alone proves nothing, because few requests leave it to the prior.
  const isLikely = uncarried == null && ratePerSecond !== null && !areTooMany(stages, objectives, likely)
  const proven = isLikely && shown > 0 ? likely : shown
  const { low, high } = intervalOf(inOrder, proven)
  // Where no rate is shown to have few enough misses, the capacity may be 0.
  const isNone = uncarried != null && objectives[failing ?? 0]?.percentile === null
  const interval = { low: isNone ? 0 : low, high: high ?? clearlyMissed(stages, objectives) }
  return {
    // Without an upper end, the curve rests on stages that hardly show a miss.
    ratePerSecond: uncarried == null && interval.high !== null ? ratePerSecond : null,
    steepness: failing === null ? null : (rates[failing]?.steepness ?? null),
    centerPerSecond: ratePerSecond ?? fastest,
    interval,
    atLeastPerSecond: proven,
    failsFirst: failing === null ? null : (objectives[failing]?.slo ?? null),
    objectives: answers,
    samples: Math.max(0, ...known.map(({ samples }) => samples)),
    reason: uncarried ?? null,
  }
}

/** Returns the second-lowest rate that failed clearly (one may be chance); null without one, or if an equal or higher rate succeeded. */
function clearlyMissed(
  stages: readonly CapacityStage[],
  objectives: readonly CapacityObjective[],
): number | null {
  const own = stagesOfTarget(stages).toSorted((a, b) => a.ratePerSecond - b.ratePerSecond)
  const [, second = null] = own.filter((stage) => isStageFailed(stage, objectives) && isClear(stage))
  const fastest = own.findLast((stage) => !isStageFailed(stage, objectives))?.ratePerSecond ?? 0
  return second !== null && fastest < second.ratePerSecond ? second.ratePerSecond : null
}

/**
 * Returns the highest rate, at most `most`, at which all objectives are proven; 0 without such a rate. The proof uses the stages at or
 * above the rate. For each objective, it may leave out the fastest of these stages.
 */
export function provenRate(
  stages: readonly CapacityStage[],
  objectives: readonly CapacityObjective[],
  most: number,
): number {
  const own = stagesOfTarget(stages).toSorted((a, b) => a.ratePerSecond - b.ratePerSecond)
  const rates = [most, ...own.map(({ ratePerSecond }) => ratePerSecond).filter((rate) => rate < most)]
  const isProven = (rate: number): boolean => {
    const faster = own.filter(({ ratePerSecond }) => ratePerSecond >= rate)
    const shown = faster.map((_, last) => faster.slice(0, last + 1))
    const isMet = objectives.every((objective, place) =>
      shown.some((some) => isShown(objective, place, some)),
    )
    return isMet && !areTooMany(stages, objectives, rate)
  }
  return rates.toSorted((a, b) => b - a).find(isProven) ?? 0
}

/** Returns whether more requests than allowed missed `errors` or `goodput`, up to a rate, with those of one user alone. */
function areTooMany(
  stages: readonly CapacityStage[],
  objectives: readonly CapacityObjective[],
  rate: number,
): boolean {
  return objectives.some(({ percentile, allowedShare }, place) => {
    const { n, beyond } = countUpTo(stages, place, rate)
    return percentile === null && beyond > allowedShare * n
  })
}

/** Returns why no rate is known for `errors` or `goodput`: stages prove none. Null if they prove one, and for percentiles. */
export function neverShown(
  stages: readonly CapacityStage[],
  objective: CapacityObjective,
  place: number,
): string | null {
  const { slo, percentile, allowedShare } = objective
  const own = stages.map((stage) => ({ ...stage, counts: stage.counts.slice(place, place + 1) }))
  if (percentile !== null || allowedShare === 0 || provenRate(own, [objective], Infinity) > 0) return null
  const needed = Math.ceil(Math.log(1 - PROOF_CONFIDENCE) / Math.log(1 - allowedShare))
  const [alone, all] = [0, Infinity].map((rate) => countUpTo(stages, place, rate))
  return `no rate is shown to meet '${slo}', which takes ${needed} requests without a miss: ${all?.beyond} of ${all?.n} missed it at all rates, with ${alone?.beyond} of ${alone?.n} of one user alone`
}

/** Returns whether stages prove that an objective is met. If none may violate it, the proof is that no request does. */
function isShown(
  { allowedShare }: CapacityObjective,
  place: number,
  stages: readonly CapacityStage[],
): boolean {
  if (stages.some(({ limit }) => limit !== null)) return false
  const counts = stages.map((stage) => stage.counts[place] ?? { n: 0, beyond: 0, effective: 0 })
  const sumOf = (member: 'n' | 'beyond' | 'effective'): number =>
    counts.reduce((sum, count) => sum + count[member], 0)
  const [n, beyond, effective] = [sumOf('n'), sumOf('beyond'), Math.floor(sumOf('effective'))]
  if (allowedShare >= 1 || allowedShare === 0) return n > 0 && beyond <= allowedShare * n
  const more = Math.ceil((beyond / n) * effective) + 1
  return effective > 0 && atLeastProbability(effective, more, allowedShare) >= PROOF_CONFIDENCE
}

function answerFor(objective: CapacityObjective, rates: CriticalRates | null): ObjectiveAnswer {
  const none = { slo: objective.slo, ratePerSecond: null, interval: null, samples: rates?.samples ?? 0 }
  if (rates === null) return { ...none, reason: 'no request has the metric of the objective' }
  const inOrder = rates.draws.toSorted()
  const rate = finite(quantile(inOrder, 0.5))
  if (rate === null) return { ...none, reason: null }
  const reason = tooFew(objective, rates.samples)
  if (reason !== null) return { ...none, reason }
  return { ...none, ratePerSecond: rate, interval: intervalOf(inOrder, rate), reason: null }
}

/** Returns why there are too few requests near the capacity to estimate a percentile; null when there are enough. */
function tooFew({ percentile }: CapacityObjective, samples: number): string | null {
  if (percentile === null || boundRank(samples, percentile, BOUND_CONFIDENCE) !== null) return null
  let needed = 2
  while (boundRank(needed, percentile, BOUND_CONFIDENCE) === null) needed += 1
  return `p${percentile} needs ${needed} requests at rates near the capacity, the stages have ${samples}`
}

/**
 * Returns the index of the objective that has the lowest rate in most draws; null if no draw is finite. `least`: the
 * lowest rate of each draw.
 */
function failsFirst(rates: readonly (CriticalRates | null)[], least: Float64Array): number | null {
  const wins = rates.map((rate) =>
    rate === null
      ? 0
      : least.filter((value, draw) => Number.isFinite(value) && rate.draws[draw] === value).length,
  )
  const most = Math.max(...wins)
  return most === 0 ? null : wins.indexOf(most)
}

function intervalOf(inOrder: Float64Array, fastest: number): RateInterval {
  const low = quantile(inOrder, 0.025)
  return { low: Number.isFinite(low) ? low : fastest, high: finite(quantile(inOrder, 0.975)) }
}

function quantile(inOrder: Float64Array, share: number): number {
  return inOrder[Math.min(inOrder.length - 1, Math.floor(share * inOrder.length))] ?? Number.POSITIVE_INFINITY
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null
}
