/**
 * Tests whether the stages of a sweep prove that a rate meets an objective. Stages at higher rates are evidence, too, because misses are
 * assumed not to become rarer there. The proof is a binomial test: if the service did not meet the objective, so few misses would be
 * improbable. The test counts effective sample sizes, because requests near each other in time tend to miss together.
 */
import type { CapacityCount, CapacityObjective, CapacityStage } from '../../schemas/compiled/capacity-run.ts'
import { atLeastProbability } from '../analysis/order-statistics.ts'
import { stagesOfTarget } from './critical-rate.ts'
import { isStageFailed } from './missed-objectives.ts'

const PROOF_ERROR = 0.05
// Half the error, because many ranges of rates are tried.
const POOLED_PROOF_ERROR = PROOF_ERROR / 2

/** The verdict on an objective at a rate. `shown` means proven to be met. `n` requests were counted, and `beyond` of them missed. */
export type Evidence = Pick<CapacityCount, 'n' | 'beyond'> & {
  readonly verdict: 'shown' | 'missed' | 'not-shown'
}

/** Tests whether the stages of a sweep prove that the objective at position `index` is met at a rate. */
export function evidenceAt(
  stages: readonly CapacityStage[],
  objective: CapacityObjective,
  index: number,
  ratePerSecond: number,
): Evidence {
  const own = stagesOfTarget(stages).toSorted((a, b) => a.ratePerSecond - b.ratePerSecond)
  const isPercentile = objective.percentile !== null
  const alone = stages.filter(
    ({ purpose, limit, unsteady, completed }) =>
      purpose === 'idle' && limit === null && (isPercentile ? completed > 0 : unsteady === undefined),
  )
  const slower = own.filter((stage) => stage.ratePerSecond <= ratePerSecond)
  // Durations may fall while a service warms up, so only the last stage of a single user counts for them.
  const first = isPercentile ? alone.slice(-1) : alone
  const { n, beyond } = sumOf([...first, ...slower], index)
  // Durations depend on the rate, so slower stages show no missed percentile.
  if (beyond > objective.allowedShare * n && (!isPercentile || ratePerSecond === 0))
    return { verdict: 'missed', n, beyond }
  const isMet = (these: readonly CapacityStage[], chance: number): boolean =>
    isProof(sumOf(these, index), objective.allowedShare, chance)
  // Two proofs are needed, because many ranges of rates are tried, and one may succeed by chance.
  const isProven = own.some((_, last) => {
    const upTo = own.slice(0, last + 1)
    const faster = upTo.filter((stage) => stage.ratePerSecond >= ratePerSecond)
    return (
      faster.every(({ limit }) => limit === null) &&
      isMet(faster, PROOF_ERROR) &&
      isMet([...first, ...upTo], POOLED_PROOF_ERROR)
    )
  })
  return { verdict: isProven ? 'shown' : 'not-shown', n, beyond }
}

function sumOf(stages: readonly CapacityStage[], index: number): CapacityCount {
  const counts = stages.flatMap((stage) => stage.counts[index] ?? [])
  const of = (member: keyof CapacityCount): number => counts.reduce((sum, count) => sum + count[member], 0)
  return { n: of('n'), beyond: of('beyond'), effective: of('effective') }
}

function isProof({ n, beyond, effective }: CapacityCount, allowedShare: number, chance: number): boolean {
  if (allowedShare === 0) return n > 0 && beyond === 0
  const independent = Math.floor(effective)
  const more = Math.ceil((beyond / n) * independent) + 1
  return independent > 0 && atLeastProbability(independent, more, allowedShare) >= 1 - chance
}

/**
 * Returns the minimum number of requests, all without a miss, that would prove an objective on `errors` or `goodput`. Null for other
 * objectives, for objectives that some rate is proven to meet, and for objectives that allow no miss.
 */
export function requestsToShow(
  stages: readonly CapacityStage[],
  objective: CapacityObjective,
  index: number,
): number | null {
  const { percentile, allowedShare } = objective
  if (percentile !== null || allowedShare === 0) return null
  const rates = stagesOfTarget(stages).map(({ ratePerSecond }) => ratePerSecond)
  const isShown = rates.some((rate) => evidenceAt(stages, objective, index, rate).verdict === 'shown')
  return isShown ? null : Math.ceil(Math.log(PROOF_ERROR) / Math.log(1 - allowedShare))
}

/** Returns the first objective that a single user misses more often than chance explains. Undefined if there is none. */
export function missedAlone(
  stages: readonly CapacityStage[],
  objectives: readonly CapacityObjective[],
): (CapacityObjective & Evidence) | undefined {
  const last = stages.findLast(({ purpose, completed }) => purpose === 'idle' && completed > 0)
  if (last?.limit !== null) return undefined
  const isMet = stages.some((stage) => stage.purpose !== 'idle' && !isStageFailed(stage, objectives))
  return objectives
    .map((objective, index) => ({ ...objective, ...evidenceAt(stages, objective, index, 0) }))
    .find(
      (one, index) =>
        one.verdict === 'missed' &&
        atLeastProbability(one.n, one.beyond, one.allowedShare) < PROOF_ERROR &&
        (!isMet || requestsToShow(stages, one, index) !== null),
    )
}
