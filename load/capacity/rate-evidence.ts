/** Decides whether stages prove that a rate meets an objective. Pure. */
import type { CapacityCount, CapacityObjective, CapacityStage } from '../../schemas/compiled/capacity-run.ts'
import { atLeastProbability } from '../analysis/order-statistics.ts'
import { stagesOfTarget } from './critical-rate.ts'
import { isStageFailed } from './stage-figures.ts'

/** The probability of error that is accepted when a rate counts as proven to meet an objective. */
const CHANCE = 0.05
/** The significance level of a test that pools the requests of several stages. It is half of CHANCE, because several rates are tested. */
const POOL_CHANCE = CHANCE / 2

/** Whether a rate is proven to meet an objective, and the numbers of requests (`n`) and of misses (`beyond`) that decide it. */
export type Evidence = Pick<CapacityCount, 'n' | 'beyond'> & {
  readonly verdict: 'shown' | 'missed' | 'not-shown'
}

/** Returns whether the stages prove that a rate meets an objective, that it misses it, or neither. `place` is the objective's index. */
export function evidenceAt(
  stages: readonly CapacityStage[],
  objective: CapacityObjective,
  place: number,
  ratePerSecond: number,
): Evidence {
  const own = stagesOfTarget(stages).toSorted((a, b) => a.ratePerSecond - b.ratePerSecond)
  const isPercentile = objective.percentile !== null
  const alone = stages.filter(
    ({ purpose, limit, unsteady, completed }) =>
      purpose === 'idle' && limit === null && (isPercentile ? completed > 0 : unsteady === undefined),
  )
  const slower = own.filter((stage) => stage.ratePerSecond <= ratePerSecond)
  // Durations may fall while a service warms up, so the last stage of one user alone counts for them.
  const first = isPercentile ? alone.slice(-1) : alone
  const { n, beyond } = sumOf([...first, ...slower], place)
  // Durations depend on the rate, so slower stages show no missed percentile.
  if (beyond > objective.allowedShare * n && (!isPercentile || ratePerSecond === 0))
    return { verdict: 'missed', n, beyond }
  const isMet = (these: readonly CapacityStage[], chance: number): boolean =>
    isProof(sumOf(these, place), objective.allowedShare, chance)
  // Two proofs are needed, because many ranges of rates are tried, and one may succeed by chance.
  const isProven = own.some((_, last) => {
    const upTo = own.slice(0, last + 1)
    const faster = upTo.filter((stage) => stage.ratePerSecond >= ratePerSecond)
    return (
      faster.every(({ limit }) => limit === null) &&
      isMet(faster, CHANCE) &&
      isMet([...first, ...upTo], POOL_CHANCE)
    )
  })
  return { verdict: isProven ? 'shown' : 'not-shown', n, beyond }
}

function sumOf(stages: readonly CapacityStage[], place: number): CapacityCount {
  const counts = stages.flatMap((stage) => stage.counts[place] ?? [])
  const of = (member: keyof CapacityCount): number => counts.reduce((sum, count) => sum + count[member], 0)
  return { n: of('n'), beyond: of('beyond'), effective: of('effective') }
}

/** Returns whether the counts prove that the objective is met. The probability of a wrong proof is at most `chance`. */
function isProof({ n, beyond, effective }: CapacityCount, allowedShare: number, chance: number): boolean {
  if (allowedShare === 0) return n > 0 && beyond === 0
  const independent = Math.floor(effective)
  const more = Math.ceil((beyond / n) * independent) + 1
  return independent > 0 && atLeastProbability(independent, more, allowedShare) >= 1 - chance
}

/** Returns how many requests must all meet the objective to prove it. Returns null if no such proof is needed. */
export function requestsToShow(
  stages: readonly CapacityStage[],
  objective: CapacityObjective,
  place: number,
): number | null {
  const { percentile, allowedShare } = objective
  if (percentile !== null || allowedShare === 0) return null
  const rates = stagesOfTarget(stages).map(({ ratePerSecond }) => ratePerSecond)
  const isShown = rates.some((rate) => evidenceAt(stages, objective, place, rate).verdict === 'shown')
  return isShown ? null : Math.ceil(Math.log(CHANCE) / Math.log(1 - allowedShare))
}

/** Returns the first objective that even a single user misses with statistical certainty, or undefined if there is none. */
export function missedAlone(
  stages: readonly CapacityStage[],
  objectives: readonly CapacityObjective[],
): (CapacityObjective & Evidence) | undefined {
  const last = stages.findLast(({ purpose, completed }) => purpose === 'idle' && completed > 0)
  if (last?.limit !== null) return undefined
  const isMet = stages.some((stage) => stage.purpose !== 'idle' && !isStageFailed(stage, objectives))
  return objectives
    .map((objective, place) => ({ ...objective, ...evidenceAt(stages, objective, place, 0) }))
    .find(
      (one, place) =>
        one.verdict === 'missed' &&
        atLeastProbability(one.n, one.beyond, one.allowedShare) < CHANCE &&
        (!isMet || requestsToShow(stages, one, place) !== null),
    )
}
