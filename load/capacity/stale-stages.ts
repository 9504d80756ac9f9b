/**
 * Detects that the service became faster or slower during a sweep. It compares earlier stages with later ones: the shares of requests
 * that missed an objective at similar rates, and the mean answer times. Shorter answer times at low rates show that a warm-up has
 * ended. Stages before the service became faster are stale: they do not count for the capacity.
 */
import type { CapacityObjective, CapacityStage, Unsteady } from '../../schemas/compiled/capacity-run.ts'
import { digits } from '../../schemas/count.ts'
import { upperMedian } from '../../schemas/median.ts'
import { FEWEST_EFFECTIVE } from '../analysis/slo-verdict.ts'
import { sharesOf, type StageShare } from './critical-rate.ts'

const STALE = 'the service has changed since:'
// Many, because many pairs of stages are compared.
const LEAST_DEVIATIONS = 4.5
const SIMILAR_RATIO = 1.2
const FASTER_RATIO = 1.3
// Only low rates show a warm-up: at high rates, answers wait in queues.
const [MAX_QUEUED_RATIO, MAX_LIGHT_RATIO] = [2, 4]
// In standard deviations of the difference between answer times.
const [LEAST_WARM_UP, LEAST_CHANGE, LEAST_SLOWDOWN] = [2.8, 3.3, 4]
// A few answers may be alike by chance.
const LEAST_SPREAD = 0.3

/** Returns whether a stage does not count, because the service became faster after it. */
export function isStale({ unsteady }: CapacityStage): boolean {
  return unsteady?.kind === 'changed' || unsteady?.kind === 'warming-up'
}

/** Returns the stages, and marks those that do not count because they ran before the service became faster. */
export function markStale(
  stages: readonly CapacityStage[],
  objectives: readonly CapacityObjective[],
): readonly CapacityStage[] {
  const warmUp = warmUpOf(stages)
  const warm = warmUp === null ? stages : marked(stages, warmUp.place, warmUp.unsteady)
  const change = changeIn(warm, objectives)
  if (change?.isBetter !== true) return warm
  const text = `${STALE} rates that missed an objective met it later, or answers became faster`
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

function changeOfTimes(
  stages: readonly CapacityStage[],
  objectives: readonly CapacityObjective[],
  isBetter: boolean,
): Change | null {
  const isOfDurations = objectives.some(({ limit }) => limit !== null)
  for (const [place, one] of stages.entries()) {
    const [later] = one.purpose === 'idle' ? pooled(stages.slice(place).filter(isSteadyAlone)) : [one]
    const isOverloaded = !isBetter && one.limit === 'target'
    if (later === undefined || !(isSteady(one) || isOverloaded)) continue
    const before = stages.slice(0, place).filter(isSteady)
    const isLong = isOfDurations && one.seconds >= SHORTEST_COMPARED
    const alone = isBetter ? [] : pooled(before.filter(isSteadyAlone))
    const isFound = [...alone, ...before.filter(({ purpose }) => purpose !== 'idle' && isLong)].some(
      (earlier) =>
        isBetter ? isSlower(earlier, later, LEAST_CHANGE) : isSlower(later, earlier, LEAST_SLOWDOWN),
    )
    if (isFound) return { place, isBetter }
  }
  return null
}

function warmUpOf(stages: readonly CapacityStage[]) {
  const found = stages.flatMap((_, place) => {
    const before = stages
      .slice(0, place)
      .filter((stage) => isSteady(stage) || stage.unsteady?.kind === 'warming-up')
    const alone = before.filter(({ purpose }) => purpose === 'idle')
    const [one] = pooled(alone)
    const early = before.filter((stage) => meanOf(stage) <= MAX_QUEUED_RATIO * (one?.meanStayMs ?? 0))
    return [alone, early].flatMap((these) => {
      const least = Math.max(...these.map(({ ratePerSecond }) => ratePerSecond))
      const most = MAX_LIGHT_RATIO * (least || (one?.completedPerSecond ?? 0))
      const late = stages
        .slice(place)
        .filter((stage) => isSteady(stage) && stage.ratePerSecond >= least && stage.ratePerSecond <= most)
      const [slow, fast] = [...pooled(these), ...pooled(late)]
      if (slow === undefined || fast === undefined) return []
      return [{ place, fall: speedupOf(slow, fast), unsteady: warmingUp(meanOf(slow), meanOf(fast)) }]
    })
  })
  const inOrder = found.filter(({ fall }) => fall > LEAST_WARM_UP).toSorted((a, b) => a.fall - b.fall)
  return inOrder.at(-1) ?? null
}

function speedupOf(slow: CapacityStage, fast: CapacityStage): number {
  if (meanOf(slow) < FASTER_RATIO * meanOf(fast)) return 0
  // Few answers of one user may show too small a spread.
  const ofOne = Math.max(spreadOf(slow), spreadOf(fast)) ** 2
  return (
    Math.log(meanOf(slow) / meanOf(fast)) / Math.sqrt(ofOne / effectiveOf(slow) + ofOne / effectiveOf(fast))
  )
}

// Standard deviation / mean.
function spreadOf(stage: CapacityStage): number {
  return Math.max(LEAST_SPREAD, (stage.stayDeviationMs ?? meanOf(stage)) / meanOf(stage))
}

function meanOf({ meanStayMs }: CapacityStage): number {
  return meanStayMs ?? Infinity
}

function pooled(stages: readonly CapacityStage[]): readonly CapacityStage[] {
  const total = (of: (stage: CapacityStage) => number): number =>
    stages.reduce((sum, stage) => sum + of(stage), 0)
  const answers = total(({ completed }) => completed)
  const mean = (of: (stage: CapacityStage) => number): number =>
    total((stage) => (stage.completed / answers) * of(stage))
  const meanStayMs = mean(meanOf)
  const square = mean((stage) => meanOf(stage) ** 2 * (1 + spreadOf(stage) ** 2))
  const stayDeviationMs = Math.sqrt(square - meanStayMs ** 2)
  // Answers that depend on each other, as in pauses, show less than as many independent ones.
  const completed = total(effectiveOf)
  return stages.slice(-1).map((stage) => ({ ...stage, counts: [], completed, meanStayMs, stayDeviationMs }))
}

const FEWEST_COMPARED_ANSWERS = 80
/** The minimum duration, in seconds, for comparing the answer times of stages. In shorter stages, queues have no time to grow. */
export const SHORTEST_COMPARED = 8

const CARRIED_SHARE = 0.8

function isSlower(slow: CapacityStage, fast: CapacityStage, least: number): boolean {
  if (slow.purpose === 'idle') return speedupOf(slow, fast) > least
  if (fast.seconds < slow.seconds || slow.ratePerSecond > fast.ratePerSecond) return false
  if (slow.limit !== null) return slow.completedPerSecond < CARRIED_SHARE * slow.ratePerSecond
  const areKnown = [slow, fast].every(
    (stage) => stage.completed >= FEWEST_COMPARED_ANSWERS && effectiveOf(stage) >= FEWEST_EFFECTIVE,
  )
  return areKnown && speedupOf(slow, fast) > least
}

function warmingUp(beforeMs: number, laterMs: number): Unsteady {
  const text = `${STALE} answers took about ${digits(beforeMs)} ms before, and about ${digits(laterMs)} ms later`
  return { kind: 'warming-up', text }
}

// By how many standard deviations the early answers of one user have higher ranks than the late ones.
const LEAST_SPEEDUP = 4
const FEWEST_PER_SIDE = 5

/** Describes the warm-up of the service if it became faster while a single user sent requests. Null otherwise. */
export function coldStart(inTimeOrderMs: readonly number[]): Unsteady | null {
  const n = inTimeOrderMs.length
  const ranks = new Float64Array(n)
  for (const [rank, [at]] of [...inTimeOrderMs.entries()].toSorted(([, a], [, b]) => a - b).entries())
    ranks[at] = rank
  let [most, change, sum] = [LEAST_SPEEDUP, 0, 0]
  for (let at = 1; at < n; at += 1) {
    sum += (ranks[at - 1] ?? 0) - (n - 1) / 2
    // The standard deviation for independent answers: those to a single user depend on each other only if the service changes.
    const fall = sum / Math.sqrt((at * (n - at) * (n + 1)) / 12)
    if (fall > most && Math.min(at, n - at) >= FEWEST_PER_SIDE) [most, change] = [fall, at]
  }
  if (change === 0) return null
  const [firstMs, lastMs] = [
    upperMedian(inTimeOrderMs.slice(0, change)),
    upperMedian(inTimeOrderMs.slice(change)),
  ]
  return firstMs > FASTER_RATIO * lastMs ? warmingUp(firstMs, lastMs) : null
}

function isSteadyAlone(stage: CapacityStage): boolean {
  return stage.purpose === 'idle' && isSteady(stage)
}

function isSteady({ limit, unsteady, completed }: CapacityStage): boolean {
  return limit === null && unsteady === undefined && completed > 0
}

function effectiveOf({ counts, completed }: CapacityStage): number {
  const known = counts.filter(({ n }) => n > 0)
  return Math.min(completed, ...known.map(({ effective }) => Math.max(1, effective)))
}

type Change = { readonly place: number; readonly isBetter: boolean }

/** Returns the index (`place`) of the first stage after the service clearly became faster or slower. Null without a change. */
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
        [excessMisses(shares.slice(0, split), shares.slice(split)), true],
        // If a rate succeeded first and overloaded the service later, a note says instead that stages disagree.
        [
          excessMisses(
            shares.slice(split).filter((share) => share.stage.limit === null),
            shares.slice(0, split),
          ),
          false,
        ],
      ] as const)
        if (of > deviations) [most, deviations] = [{ place: stages.indexOf(stage), isBetter }, of]
  }
  return most ?? changeOfTimes(stages, objectives, true) ?? changeOfTimes(stages, objectives, false)
}

function excessMisses(missed: readonly StageShare[], better: readonly StageShare[]): number {
  const differences = missed.flatMap(({ stage: { ratePerSecond: rate, seconds } }) => {
    const own = [rate / SIMILAR_RATIO, rate].map((least) => sumOf(missed, least, rate))
    const others = [SIMILAR_RATIO * rate, Number.POSITIVE_INFINITY].map((most) => sumOf(better, rate, most))
    // A short stage is weaker evidence than a long one.
    const long = others.filter((other) => other.seconds >= seconds)
    return own.flatMap((one) => long.map((other) => zScoreOf(one, other)))
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

// A continuity correction (Yates 1934).
const CONTINUITY_CORRECTION = 0.5

function zScoreOf(worse: Sum, better: Sum): number {
  if (better.n === 0 || worse.beyond <= CONTINUITY_CORRECTION) return 0
  const common = (worse.beyond + better.beyond) / (worse.n + better.n)
  const variance = common * (1 - common) * (1 / worse.n + 1 / better.n)
  return ((worse.beyond - CONTINUITY_CORRECTION) / worse.n - better.beyond / better.n) / Math.sqrt(variance)
}
