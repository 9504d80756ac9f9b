/** Finds changes of the service during a sweep. Stages before an improvement do not count. Pure. */
import type { CapacityObjective, CapacityStage, Unsteady } from '../../schemas/compiled/capacity-run.ts'
import { upperMedian } from '../../schemas/median.ts'
import { FEWEST_EFFECTIVE } from '../analysis/slo-verdict.ts'
import { sharesOf, type StageShare } from './critical-rate.ts'
import { digits } from './stage-failures.ts'

/** The first words of the reason why a stage does not count, because it ran before the service improved. */
const STALE = 'the service has changed since:'
/**
 * The minimum difference, in standard deviations, that counts as more than chance. It is high, as many changes are compared, and rare long
 * answers make requests depend on each other more than their stage shows.
 */
const LEAST_DEVIATIONS = 4.5
/** The maximum ratio of two rates that are treated as equal. */
const NEAR = 1.2
/**
 * The ratio of two median answer times above which the service has changed. `LEAST_CHANGE`: the minimum improvement in standard deviations.
 */
const FASTER = 1.3
const LEAST_CHANGE = 3.3
/** The minimum slowdown in standard deviations. It is higher than for an improvement, because more pairs of stages are compared. */
const LEAST_SLOWDOWN = 4
/** The standard deviation of ln(median) of n answer times, divided by spread / sqrt(n). Holds for lognormal and exponential times. */
const MEDIAN_DEVIATION = 1.6
/** The minimum spread of answer times (standard deviation of ln(time)). `USUAL_SPREAD` is used for a stage without percentiles. */
const LEAST_SPREAD = 0.3
const USUAL_SPREAD = 0.6
const P95_DEVIATIONS = 1.645

/** Returns whether a stage does not count because the service improved after it. */
export function isStale({ unsteady }: CapacityStage): boolean {
  return unsteady?.kind === 'changed' || unsteady?.kind === 'warming-up'
}

/** Returns whether a stage does not count because the answers to a single user show that the service was warming up. */
export function wasWarmingUp({ unsteady }: CapacityStage): boolean {
  return unsteady?.kind === 'warming-up'
}

/** Marks the stages that ran before the service improved: faster answers, or fewer violations. Marked stages do not count. */
export function markStale(
  stages: readonly CapacityStage[],
  objectives: readonly CapacityObjective[],
): readonly CapacityStage[] {
  const faster = changeOfTimes(stages, objectives, true)
  const warm = faster === null ? stages : marked(stages, faster.place, fasterReason(faster.slow, faster.fast))
  const change = changeIn(warm, objectives)
  if (change?.isBetter !== true) return warm
  const text = `${STALE} an objective was missed at rates that met it later`
  return marked(warm, change.place, { kind: 'changed', text })
}

function marked(
  stages: readonly CapacityStage[],
  before: number,
  unsteady: Unsteady,
): readonly CapacityStage[] {
  return stages.map((stage, place) => {
    const isMarked = stage.purpose === 'idle' ? unsteady.kind === 'warming-up' : isOfTarget(stage)
    return place >= before || !isMarked || isStale(stage)
      ? stage
      : { ...stage, limit: null, why: null, unsteady }
  })
}

function isOfTarget({ purpose, limit }: CapacityStage): boolean {
  return purpose !== 'idle' && (limit === null || limit === 'target')
}

/**
 * Finds the first stage whose answer times differ clearly from those of an earlier stage. `isBetter`: they were faster, although the rate
 * was not lower. Otherwise they were slower, although the rate was not higher.
 */
function changeOfTimes(
  stages: readonly CapacityStage[],
  objectives: readonly CapacityObjective[],
  isBetter: boolean,
): (Change & { readonly slow: CapacityStage; readonly fast: CapacityStage }) | null {
  const isOfDurations = objectives.some(({ limit }) => limit !== null)
  for (const [place, one] of stages.entries()) {
    const [later] = one.purpose === 'idle' ? aloneIn(stages.slice(place)) : [one]
    const isOverloaded = !isBetter && one.limit === 'target'
    if (later === undefined || !(isSteady(one) || isOverloaded)) continue
    const before = stages.slice(0, place).filter(isSteady)
    const isLong = isOfDurations && one.seconds >= SHORTEST_COMPARED
    const pair = [...aloneIn(before), ...before.filter(({ purpose }) => purpose !== 'idle' && isLong)]
      .map((earlier) => (isBetter ? { slow: earlier, fast: later } : { slow: later, fast: earlier }))
      .find(({ slow, fast }) => areDifferent(slow, fast, isBetter ? LEAST_CHANGE : LEAST_SLOWDOWN))
    if (pair !== undefined) return { place, isBetter, ...pair }
  }
  return null
}

/** Returns a list with one stage: the means of all steady single-user stages. The list is empty if there is no such stage. */
function aloneIn(stages: readonly CapacityStage[]): readonly CapacityStage[] {
  const alone = stages.filter((stage) => stage.purpose === 'idle' && isSteady(stage))
  const completed = alone.reduce((sum, stage) => sum + stage.completed, 0)
  const mean = (logOf: (stage: CapacityStage) => number): number =>
    alone.reduce((sum, stage) => sum + (stage.completed / completed) * logOf(stage), 0)
  const middle = mean((stage) => Math.log(medianMs(stage)))
  const [p50, p95] = [0, P95_DEVIATIONS * mean(spreadOf)].map((distance) => Math.exp(middle + distance))
  const latencies = [{ metric: 'e2e', n: completed, p50: p50 ?? 0, p95: p95 ?? 0, p99: null }]
  const meanStayMs =
    alone.reduce((sum, stage) => sum + stage.completed * (stage.meanStayMs ?? 0), 0) / completed
  return alone.slice(-1).map((stage) => ({ ...stage, completed, latencies, meanStayMs }))
}

/** The minimum number of answers of a compared stage. With fewer answers, the dependence between answers is unknown. */
const FEWEST_COMPARED = 80
/** The minimum length in seconds of the later of two compared stages. In a shorter stage, a queue may not have its full length yet. */
export const SHORTEST_COMPARED = 8

/**
 * An overloaded stage shows that the service became slower if it completed less than this share of its rate. Another stage, at least as
 * long, must have carried at least this rate.
 */
const CARRIED_SHARE = 0.8

/**
 * Returns whether stage `slow` was slower than `fast` by `least` standard deviations, although it was not longer than `fast` and had no
 * higher rate. If `slow` is a single-user stage, length and rate do not matter.
 */
function areDifferent(slow: CapacityStage, fast: CapacityStage, least: number): boolean {
  if (slow.purpose === 'idle') return isSlower(slow, fast, least)
  if (fast.seconds < slow.seconds || slow.ratePerSecond > fast.ratePerSecond) return false
  if (slow.limit !== null) return slow.completedPerSecond < CARRIED_SHARE * slow.ratePerSecond
  const areKnown = [slow, fast].every(
    (stage) => stage.completed >= FEWEST_COMPARED && effectiveOf(stage) >= FEWEST_EFFECTIVE,
  )
  return areKnown && isSlower(slow, fast, least)
}

function fasterReason(before: CapacityStage, later: CapacityStage): Unsteady {
  const [beforeMs, laterMs] = [medianMs(before), medianMs(later)]
  if (before.purpose === 'idle') return warmingUp(beforeMs, laterMs)
  const text = `${STALE} answers at ${before.ratePerSecond} requests per second took ${digits(beforeMs)} ms, and later they took ${digits(laterMs)} ms (medians)`
  return { kind: 'changed', text }
}

function warmingUp(beforeMs: number, laterMs: number): Unsteady {
  const text = `${STALE} one user alone got answers in ${digits(beforeMs)} ms before, and later they took ${digits(laterMs)} ms (medians)`
  return { kind: 'warming-up', text }
}

/** The minimum fall of answer times that counts: the excess of the rank sum of the earlier times over its mean, in standard deviations. */
const LEAST_FALL = 3.8
/** The minimum number of answers before a change, and the minimum number after it. */
const FEWEST_ASIDE = 5

/** Returns why a single-user stage does not count: its answer times clearly fell at one moment (Pettitt 1979). Null if it counts. */
export function coldStart(inTimeOrderMs: readonly number[]): Unsteady | null {
  const n = inTimeOrderMs.length
  const ranks = new Float64Array(n)
  for (const [rank, [at]] of [...inTimeOrderMs.entries()].toSorted(([, a], [, b]) => a - b).entries())
    ranks[at] = rank
  let [most, change, sum] = [LEAST_FALL, 0, 0]
  for (let at = 1; at < n; at += 1) {
    sum += (ranks[at - 1] ?? 0) - (n - 1) / 2
    // The standard deviation for independent answers: those to a single user depend on each other only if the service changes.
    const fall = sum / Math.sqrt((at * (n - at) * (n + 1)) / 12)
    if (fall > most && Math.min(at, n - at) >= FEWEST_ASIDE) [most, change] = [fall, at]
  }
  if (change === 0) return null
  const [firstMs, lastMs] = [
    upperMedian(inTimeOrderMs.slice(0, change)),
    upperMedian(inTimeOrderMs.slice(change)),
  ]
  return firstMs > FASTER * lastMs ? warmingUp(firstMs, lastMs) : null
}

function isSteady({ limit, unsteady, completed }: CapacityStage): boolean {
  return limit === null && unsteady === undefined && completed > 0
}

/** Returns whether `before` had a longer median answer time than `later`, and not by chance. For a single user, also uses the means. */
function isSlower(before: CapacityStage, later: CapacityStage, least: number): boolean {
  const ratio = medianMs(before) / medianMs(later)
  const isAlone = before.purpose === 'idle' && later.purpose === 'idle'
  const ofMeans = isAlone ? (before.meanStayMs ?? 0) / (later.meanStayMs ?? 1) : 0
  // A short stage of one user may show too small a spread.
  const common = isAlone ? Math.max(spreadOf(before), spreadOf(later)) : 0
  const chanceOf = (varianceOf: typeof meanVariance): number => {
    const of = (stage: CapacityStage): number => varianceOf(stage, Math.max(common, spreadOf(stage)))
    return least * Math.sqrt(of(before) + of(later))
  }
  const isClear = Math.log(ratio) > chanceOf(medianVariance) || Math.log(ofMeans) > chanceOf(meanVariance)
  return ratio > FASTER && isClear
}

/** Returns the sampling variance of log(mean answer time) of a stage. Assumes lognormal answer times. */
function meanVariance(stage: CapacityStage, spread: number): number {
  return Math.expm1(spread ** 2) / stage.completed
}

/**
 * Returns the effective number of answers of a stage: the smallest effective sample size of its objectives. For a single user,
 * returns the number of completed answers. These answers are independent unless the service changes.
 */
function effectiveOf({ purpose, counts, completed }: CapacityStage): number {
  const known = purpose === 'idle' ? [] : counts.filter(({ n }) => n > 0)
  return Math.min(completed, ...known.map(({ effective }) => Math.max(1, effective)))
}

/** Returns the sampling variance of log(median answer time) of a stage. Assumes lognormal answer times. */
function medianVariance(stage: CapacityStage, spread: number): number {
  return (MEDIAN_DEVIATION * spread) ** 2 / effectiveOf(stage)
}

function spreadOf({ latencies }: CapacityStage): number {
  const { p50 = null, p95 = null } = latencies.find(({ metric }) => metric === 'e2e') ?? {}
  return p50 === null || p95 === null
    ? USUAL_SPREAD
    : Math.max(LEAST_SPREAD, Math.log(p95 / p50) / P95_DEVIATIONS)
}

function medianMs({ latencies, meanStayMs }: CapacityStage): number {
  return latencies.find(({ metric }) => metric === 'e2e')?.p50 ?? meanStayMs ?? 0
}

/** A change of the service before the stage with index `place`. `isBetter`: fewer requests missed an objective after the change. */
type Change = { readonly place: number; readonly isBetter: boolean }

/**
 * Returns the largest change of the shares of violations from earlier to later stages, or else the first slowdown of answer times. Null if
 * chance explains all differences between stages.
 */
export function changeIn(
  stages: readonly CapacityStage[],
  objectives: readonly CapacityObjective[],
): Change | null {
  let most: Change | null = null
  let deviations = LEAST_DEVIATIONS
  for (const place of objectives.keys()) {
    const shares = sharesOf(stages, place)
    for (const [split, { stage }] of shares.entries())
      for (const [of, isBetter] of [
        [differenceAt(shares.slice(0, split), shares.slice(split)), true],
        // If a rate succeeded first and overloaded the service later, this is reported as a cliff instead.
        [
          differenceAt(
            shares.slice(split).filter((share) => share.stage.limit === null),
            shares.slice(0, split),
          ),
          false,
        ],
      ] as const)
        if (of > deviations) [most, deviations] = [{ place: stages.indexOf(stage), isBetter }, of]
  }
  return most ?? changeOfTimes(stages, objectives, false)
}

/**
 * Returns how much higher the share of violations is in `missed` than in `better`, in standard deviations. Compares each
 * rate in `missed` with the same or higher rates in `better`. Returns 0 if no share in `missed` is higher.
 */
function differenceAt(missed: readonly StageShare[], better: readonly StageShare[]): number {
  const differences = missed.flatMap(({ stage: { ratePerSecond: rate, seconds } }) => {
    const own = [rate / NEAR, rate].map((least) => sumOf(missed, least, rate))
    const others = [NEAR * rate, Number.POSITIVE_INFINITY].map((most) => sumOf(better, rate, most))
    // A short stage is weaker evidence than a long one.
    const long = others.filter((other) => other.seconds >= seconds)
    return own.flatMap((one) => long.map((other) => deviationsOf(one, other)))
  })
  return Math.max(0, ...differences)
}

type Sum = Pick<StageShare, 'n' | 'beyond'>

function sumOf(shares: readonly StageShare[], fromPerSecond: number, toPerSecond: number) {
  const sum = { n: 0, beyond: 0, seconds: 0 }
  for (const { stage, n, beyond } of shares)
    if (stage.ratePerSecond >= fromPerSecond && stage.ratePerSecond <= toPerSecond) {
      sum.n += n
      sum.beyond += beyond
      sum.seconds += stage.seconds
    }
  return sum
}

/** Yates' correction (1934): the requests subtracted from a count before it is compared with a normal distribution. */
const CONTINUITY_CORRECTION = 0.5

function deviationsOf(worse: Sum, better: Sum): number {
  if (better.n === 0 || worse.beyond <= CONTINUITY_CORRECTION) return 0
  const common = (worse.beyond + better.beyond) / (worse.n + better.n)
  const variance = common * (1 - common) * (1 / worse.n + 1 / better.n)
  return ((worse.beyond - CONTINUITY_CORRECTION) / worse.n - better.beyond / better.n) / Math.sqrt(variance)
}
