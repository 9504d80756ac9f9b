/**
 * Estimates the capacity of a service: the highest rate of requests that meets all objectives. Each objective has a critical rate (the
 * lowest rate at which too many requests miss it), given as equally likely values. The capacity is the lowest critical rate, or the
 * throughput of the overloaded service if this is lower. Statistical tests of the counts give the rate that is proven to meet all
 * objectives.
 */
import type {
  CapacityObjective,
  CapacityStage,
  ObjectiveAnswer,
  RateInterval,
} from '../../schemas/compiled/capacity-run.ts'
import { digits } from '../../schemas/count.ts'
import { boundRank } from '../analysis/order-statistics.ts'
import { DRAWS, quantile, shuffled } from './crossing.ts'
import { criticalRates, stagesOfTarget, type CriticalRates } from './critical-rate.ts'
import { evidenceAt, requestsToShow, type Evidence } from './rate-evidence.ts'
import { isClearMiss, isStageFailed } from './missed-objectives.ts'

/** The estimated capacity: the highest rate of requests that meets all objectives. `ratePerSecond` is null if it cannot be estimated. */
export type Estimate = {
  readonly ratePerSecond: number | null
  /** How fast the odds of missing an objective grow with the rate: d ln(odds) / d ln(rate) at the capacity. Null if none limits it. */
  readonly steepness: number | null
  /** The best guess of the capacity. Without an estimate, it is the highest rate that got answers. */
  readonly centerPerSecond: number
  readonly interval: RateInterval
  /** The highest rate that is proven to meet all objectives. 0 if no rate is proven. */
  readonly atLeastPerSecond: number
  /** The objective that is missed at the lowest rate. Null if no objective limits the capacity. */
  readonly failsFirst: string | null
  readonly objectives: readonly ObjectiveAnswer[]
  /** The number of requests at rates near the critical rate of an objective. It is the largest number among the objectives. */
  readonly samples: number
  /** Why the capacity cannot be estimated although an objective limits it. Null otherwise. */
  readonly reason: string | null
}

/** Returns the estimated capacity. Null if no stage under load measured the service. */
export function estimateCapacity(
  stages: readonly CapacityStage[],
  objectives: readonly CapacityObjective[],
): Estimate | null {
  const throughput = throughputOf(stages, objectives)
  const isThroughputLimited = throughput !== null
  const rates = [
    ...objectives.map((_, place) => criticalRates(stages, objectives, place, isThroughputLimited)),
    throughput,
  ]
  const known = rates.filter((rate) => rate !== null)
  const [first] = known
  if (first === undefined) return null
  const least = first.draws.map((_, draw) =>
    Math.min(...known.map(({ draws }) => draws[draw] ?? Number.POSITIVE_INFINITY)),
  )
  const inOrder = least.toSorted()
  const answers = objectives.map((objective, place) =>
    shownAnswer(stages, objective, place, rates[place] ?? null),
  )
  const ratePerSecond = finite(quantile(inOrder, 0.5))
  const limiting = limitingCounts(rates, least)
  const most = Math.max(...limiting)
  const failing = most === 0 ? null : limiting.indexOf(most)
  const uncarried = failing === null ? undefined : answers[failing]?.reason
  const answered = stagesOfTarget(stages).filter(({ completed }) => completed > 0)
  const fastest = Math.max(0, ...answered.map(({ ratePerSecond: rate }) => rate))
  const leastPerSecond = lowerLimitOf(rates, limiting)
  const likely = Math.min(fastest, quantile(inOrder, 0.05), leastPerSecond)
  const verdictsAt = (rate: number): readonly Evidence['verdict'][] =>
    objectives.map((objective, place) => evidenceAt(stages, objective, place, rate).verdict)
  const slower = answered.map(({ ratePerSecond: rate }) => rate).filter((rate) => rate < likely)
  const isShown = (rate: number): boolean => verdictsAt(rate).every((verdict) => verdict === 'shown')
  const shown = [likely, ...slower.toSorted((a, b) => b - a)].find(isShown) ?? 0
  // The curve alone proves nothing, because few requests leave it to the prior.
  const isLikely = uncarried == null && ratePerSecond !== null && !verdictsAt(likely).includes('missed')
  const proven = isLikely && shown > 0 ? likely : shown
  const { low, high } = intervalOf(inOrder, proven, leastPerSecond)
  // Where no rate is shown to have few enough misses, the capacity may be 0.
  const isNone = uncarried != null && objectives[failing ?? 0]?.percentile === null
  const end = Math.min(high ?? clearlyMissed(stages, objectives) ?? Infinity, ceilingOf(stages, objectives))
  const interval = { low: isNone ? 0 : low, high: finite(Math.max(end, ratePerSecond ?? 0)) }
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

const LEAST_THROUGHPUT_SECONDS = 8
const COLLAPSE_RATIO = 1.25

/** Returns the long stages in which answer times kept growing, because the service was saturated. */
export function growingStages(stages: readonly CapacityStage[]): readonly CapacityStage[] {
  if (stagesOfTarget(stages).length === 0) return []
  return stages.filter(
    ({ unsteady, limit, seconds }) =>
      unsteady?.kind === 'growing' && limit === null && seconds >= LEAST_THROUGHPUT_SECONDS,
  )
}

function throughputOf(
  stages: readonly CapacityStage[],
  objectives: readonly CapacityObjective[],
): CriticalRates | null {
  const steady = stagesOfTarget(stages).filter(({ seconds }) => seconds >= LEAST_THROUGHPUT_SECONDS)
  const growing = growingStages(stages)
  const [fastest] = [...steady, ...growing].toSorted((a, b) => b.completedPerSecond - a.completedPerSecond)
  const isOverloaded = growing.length > 0 || steady.some(({ limit }) => limit === 'target')
  if (fastest === undefined || !isOverloaded) return null
  const { completedPerSecond, seconds } = fastest
  // Overload reduces the throughput of some services, and then does not show their capacity.
  const isCollapsed = stagesOfTarget(stages).some(
    (stage) =>
      stage.completedPerSecond > COLLAPSE_RATIO * completedPerSecond && !isStageFailed(stage, objectives),
  )
  if (isCollapsed) return null
  const halfWidth = Math.sqrt((3 * completedPerSecond) / seconds)
  const draws = Float64Array.from(
    { length: DRAWS },
    (_, draw) => completedPerSecond + halfWidth * ((2 * draw + 1) / DRAWS - 1),
  )
  return {
    draws: shuffled(draws, objectives.length),
    leastPerSecond: Number.POSITIVE_INFINITY,
    samples: 0,
    steepness: null,
  }
}

// The queues of an overloaded service must be full before a stage shows its throughput.
const LEAST_ANSWER_TIMES = 10
// Above the measured throughput, in standard deviations.
const CEILING_DEVIATIONS = 2

function ceilingOf(stages: readonly CapacityStage[], objectives: readonly CapacityObjective[]): number {
  const aloneMs = stages.findLast(({ purpose }) => purpose === 'idle')?.meanStayMs ?? Infinity
  const overloaded = [...stagesOfTarget(stages), ...growingStages(stages)].filter(
    ({ limit, unsteady, warmUpSeconds, seconds }) =>
      (limit === 'target' || unsteady !== undefined) &&
      1000 * (warmUpSeconds + seconds) >= LEAST_ANSWER_TIMES * aloneMs,
  )
  const seconds = overloaded.reduce((sum, stage) => sum + stage.seconds, 0)
  const answers = overloaded.reduce((sum, stage) => sum + stage.completedPerSecond * stage.seconds, 0)
  if (answers === 0) return Infinity
  const ceiling = (answers + CEILING_DEVIATIONS * Math.sqrt(answers)) / seconds
  // Overload may reduce the throughput.
  return fastestMet(stages, objectives) < ceiling ? ceiling : Infinity
}

// A longer sweep takes this many times the time of the missing requests.
const SWEEP_TIMES = 2.5

function shownAnswer(
  stages: readonly CapacityStage[],
  objective: CapacityObjective,
  place: number,
  rates: CriticalRates | null,
): ObjectiveAnswer {
  const answer = answerFor(objective, rates)
  const { ratePerSecond: rate } = answer
  const needed = rate === null ? null : requestsToShow(stages, objective, place)
  if (rate === null || needed === null) return answer
  const at = (most: number): Evidence => evidenceAt(stages, objective, place, most)
  const [alone, all] = [at(0), at(Number.POSITIVE_INFINITY)]
  const seconds = Math.ceil((SWEEP_TIMES * needed) / (rate / 2))
  const isShort = stages.every((stage) => stage.fromSeconds + stage.seconds < seconds)
  const isTime = isShort && at(rate / 2).verdict !== 'missed'
  const longer = isTime
    ? `; a sweep of --max-seconds ${seconds} has time for them at half of ${digits(rate)} requests per second`
    : ''
  const reason = `no rate is shown to meet '${objective.slo}', which takes ${needed} requests without a miss: ${all.beyond} of ${all.n} missed it at all rates, with ${alone.beyond} of ${alone.n} of one user alone${longer}`
  return { ...answer, ratePerSecond: null, interval: null, reason, ...(isTime && { sweepSeconds: seconds }) }
}

/** Returns the highest rate at which a stage met all objectives, or 0 if there is none. */
export function fastestMet(
  stages: readonly CapacityStage[],
  objectives: readonly CapacityObjective[],
): number {
  const met = stagesOfTarget(stages).filter((stage) => !isStageFailed(stage, objectives))
  return Math.max(0, ...met.map(({ ratePerSecond }) => ratePerSecond))
}

function clearlyMissed(
  stages: readonly CapacityStage[],
  objectives: readonly CapacityObjective[],
): number | null {
  const own = stagesOfTarget(stages).toSorted((a, b) => a.ratePerSecond - b.ratePerSecond)
  const [, second = null] = own.filter((stage) => isStageFailed(stage, objectives) && isClearMiss(stage))
  return second !== null && fastestMet(stages, objectives) < second.ratePerSecond
    ? second.ratePerSecond
    : null
}

function answerFor(objective: CapacityObjective, rates: CriticalRates | null): ObjectiveAnswer {
  const none = { slo: objective.slo, ratePerSecond: null, interval: null, samples: rates?.samples ?? 0 }
  if (rates === null) return { ...none, reason: 'no request has the metric of the objective' }
  const inOrder = rates.draws.toSorted()
  const rate = finite(quantile(inOrder, 0.5))
  if (rate === null) return { ...none, reason: null }
  const reason = tooFew(objective, rates.samples)
  if (reason !== null) return { ...none, reason }
  return {
    ...none,
    ratePerSecond: rate,
    interval: intervalOf(inOrder, rate, rates.leastPerSecond),
    reason: null,
  }
}

function tooFew({ percentile }: CapacityObjective, samples: number): string | null {
  if (percentile === null || boundRank(samples, percentile) !== null) return null
  let needed = 2
  while (boundRank(needed, percentile) === null) needed += 1
  return `p${percentile} needs ${needed} requests at rates near the capacity, the stages have ${samples}`
}

function limitingCounts(rates: readonly (CriticalRates | null)[], least: Float64Array): readonly number[] {
  return rates.map((rate) =>
    rate === null
      ? 0
      : least.filter((value, draw) => Number.isFinite(value) && rate.draws[draw] === value).length,
  )
}

// An objective that rarely limits the capacity does not affect the lower end of its interval.
const RARE_SHARE = 0.025

function lowerLimitOf(rates: readonly (CriticalRates | null)[], limiting: readonly number[]): number {
  const first = rates.filter((_, place) => (limiting[place] ?? 0) > RARE_SHARE * DRAWS)
  return Math.min(...first.map((rate) => rate?.leastPerSecond ?? 0))
}

function intervalOf(inOrder: Float64Array, fastest: number, leastPerSecond: number): RateInterval {
  const [low, high] = [0.025, 0.975].map((share) => finite(quantile(inOrder, share)))
  return { low: Math.min(low ?? fastest, leastPerSecond), high: high ?? null }
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null
}
