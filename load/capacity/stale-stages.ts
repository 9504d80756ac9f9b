/**
 * Finds whether the service became faster or slower during a sweep, as by a warm-up, and which stages that makes unusable. Pure.
 *
 * At each moment between two stages, the stages before are compared with those after: by the share of requests that missed an objective,
 * and by answer times. The service became faster if the later stages did better at the same rate or a higher one, and slower if the
 * earlier ones did.
 */
import type { CapacityObjective, CapacityStage, Unsteady } from '../../schemas/compiled/capacity-run.ts'
import { upperMedian } from '../../schemas/median.ts'
import { FEWEST_EFFECTIVE } from '../analysis/slo-verdict.ts'
import { sharesOf, type StageShare } from './critical-rate.ts'

const STALE: Unsteady = {
  kind: 'changed',
  text: 'the service has changed since: answers became faster, or rates that missed an objective met it later',
}

/** Returns whether a stage does not count, because the service became faster after it, as after a warm-up. */
export function isStale({ unsteady }: CapacityStage): boolean {
  return unsteady?.kind === 'changed' || unsteady?.kind === 'warming-up'
}

/** Marks the stages that ran before the service became faster. They are not used for the estimate, and a note names them. */
export function markStale(
  stages: readonly CapacityStage[],
  objectives: readonly CapacityObjective[],
): readonly CapacityStage[] {
  const change = changeIn(stages, objectives)
  if (change?.isBetter !== true) return stages
  return stages.map((stage, place) =>
    place >= change.place || isStale(stage) ? stage : { ...stage, limit: null, why: null, unsteady: STALE },
  )
}

/** The service became faster (`isBetter`) or slower. `place` is the index of the first stage after that. */
type Change = { readonly place: number; readonly isBetter: boolean }

/** A difference shows a change only if chance hardly explains it: by this many standard deviations, as many pairs are compared. */
const LEAST_DEVIATIONS = 3.3

/** Returns where the service clearly became faster or slower. Null if it did not. */
export function changeIn(
  stages: readonly CapacityStage[],
  objectives: readonly CapacityObjective[],
): Change | null {
  let [found, most]: [Change | null, number] = [null, LEAST_DEVIATIONS]
  const shares = objectives.map((_, place) => sharesOf(stages, place))
  for (const place of stages.keys()) {
    const [before, after] = [stages.slice(0, place), stages.slice(place)]
    for (const [slow, fast, isBetter] of [
      [before, after, true],
      // If a rate succeeded first and overloaded the service later, a note says instead that stages disagree.
      [after.filter(({ limit }) => limit === null), before, false],
    ] as const) {
      const deviations = difference(slow, fast, shares)
      if (deviations >= most) [found, most] = [{ place, isBetter }, deviations]
    }
  }
  return found
}

/** Stages at similar rates are compared as one: the ratio of their rates is at most this. */
const SIMILAR = 1.2

/** Returns how clearly `slow` stages were slower than `fast` ones, in standard deviations. */
function difference(
  slow: readonly CapacityStage[],
  fast: readonly CapacityStage[],
  shares: readonly (readonly StageShare[])[],
): number {
  const differences = slow.flatMap(({ ratePerSecond: rate }) => {
    const worse = slow.filter((stage) => stage.ratePerSecond >= rate / SIMILAR && stage.ratePerSecond <= rate)
    const better = fast.filter((stage) => stage.ratePerSecond >= rate)
    const similar = better.filter((stage) => stage.ratePerSecond <= SIMILAR * rate)
    // A short stage is weaker evidence than a long one, because queues need time to grow.
    const long = [similar, better].filter((stages) => secondsOf(stages) >= secondsOf(worse))
    const misses = long.flatMap((stages) =>
      shares.map((own) => missesApart(missesOf(own, worse), missesOf(own, stages))),
    )
    return long.includes(similar) ? [...misses, timesApart(timesOf(worse), timesOf(similar))] : misses
  })
  return Math.max(timesApart(timesOf(slow.filter(isAlone)), timesOf(fast.filter(isAlone))), ...differences)
}

function isAlone({ purpose }: CapacityStage): boolean {
  return purpose === 'idle'
}

function secondsOf(stages: readonly CapacityStage[]): number {
  return stages.reduce((sum, { seconds }) => sum + seconds, 0)
}

type Misses = Pick<StageShare, 'n' | 'beyond'>

function missesOf(shares: readonly StageShare[], stages: readonly CapacityStage[]): Misses {
  const own = shares.filter(({ stage }) => stages.includes(stage))
  return {
    n: own.reduce((sum, { n }) => sum + n, 0),
    beyond: own.reduce((sum, { beyond }) => sum + beyond, 0),
  }
}

/** Subtracted from a count that is compared with a smooth distribution (continuity correction, Yates 1934). */
const CONTINUITY_CORRECTION = 0.5

function missesApart(worse: Misses, better: Misses): number {
  if (better.n === 0 || worse.beyond <= CONTINUITY_CORRECTION) return 0
  const common = (worse.beyond + better.beyond) / (worse.n + better.n)
  const variance = common * (1 - common) * (1 / worse.n + 1 / better.n)
  return ((worse.beyond - CONTINUITY_CORRECTION) / worse.n - better.beyond / better.n) / Math.sqrt(variance)
}

/** Answer times: the number of independent ones, their mean, and their standard deviation divided by it. */
type Times = { readonly n: number; readonly meanMs: number; readonly spread: number }

/** The answer times of a stage under load are compared only if it lasted this many seconds, and gave this many answers. */
const [SHORTEST_COMPARED, FEWEST_COMPARED] = [8, 80]
/** The minimum spread that is assumed for answer times. A few answers may be alike by chance. */
const LEAST_SPREAD = 0.3

function timesOf(stages: readonly CapacityStage[]): Times {
  const own = stages.filter(
    (stage) => stage.limit === null && stage.unsteady === undefined && stage.completed > 0 && isLong(stage),
  )
  const answers = own.reduce((sum, { completed }) => sum + completed, 0)
  const meanOf = (of: (meanMs: number, deviationMs: number) => number): number =>
    own.reduce((sum, { completed, meanStayMs, stayDeviationMs }) => {
      const ms = meanStayMs ?? 0
      return sum + (completed / answers) * of(ms, stayDeviationMs ?? ms)
    }, 0)
  const meanMs = meanOf((ms) => ms)
  const squares = meanOf((ms, deviationMs) => ms ** 2 + deviationMs ** 2)
  return {
    n: own.reduce((sum, stage) => sum + effectiveOf(stage), 0),
    meanMs,
    spread: Math.max(LEAST_SPREAD, Math.sqrt(squares - meanMs ** 2) / meanMs),
  }
}

function isLong(stage: CapacityStage): boolean {
  const isLoad = stage.seconds >= SHORTEST_COMPARED && stage.completed >= FEWEST_COMPARED
  return isAlone(stage) || (isLoad && effectiveOf(stage) >= FEWEST_EFFECTIVE)
}

/** Requests near each other in time tend to be slow together. Returns as how many independent ones the answers of a stage count. */
function effectiveOf({ counts, completed }: CapacityStage): number {
  const known = counts.filter(({ n }) => n > 0)
  return Math.min(completed, ...known.map(({ effective }) => Math.max(1, effective)))
}

/** A change of the answer times counts only if they differ by at least this factor. */
const FASTER = 1.3

function timesApart(slow: Times, fast: Times): number {
  if (slow.n === 0 || fast.n === 0 || slow.meanMs < FASTER * fast.meanMs) return 0
  // Few answers of one user may show too small a spread.
  const spread = Math.max(slow.spread, fast.spread)
  return Math.log(slow.meanMs / fast.meanMs) / (spread * Math.sqrt(1 / slow.n + 1 / fast.n))
}

/** A single user's answers became faster if the early ones are mostly the slower ones: in ranks, by this many standard deviations. */
const LEAST_FALL = 4
/** A change needs at least this many answers before it and after it. Fewer may be chance. */
const FEWEST_PER_SIDE = 5

/** Returns that a stage with a single user does not count, because the service was still warming up during it. Null otherwise. */
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
    if (fall > most && Math.min(at, n - at) >= FEWEST_PER_SIDE) [most, change] = [fall, at]
  }
  const [first, last] = [inTimeOrderMs.slice(0, change), inTimeOrderMs.slice(change)]
  return change > 0 && upperMedian(first) > FASTER * upperMedian(last) ? STALE : null
}
