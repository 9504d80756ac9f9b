import type { CapacityCount, CapacityObjective, CapacityStage } from '../../schemas/compiled/capacity-run.ts'

/** The minimum number of misses for a conclusion. Fewer misses may be chance. */
export const FEWEST_MISSES = 3
const MARGIN = 1.5

/** Returns the first objective that at least `fewest` requests missed, if the share of misses exceeds `margin` times the allowed share. */
export function firstMissed(
  counts: readonly CapacityCount[],
  objectives: readonly CapacityObjective[],
  fewest = 0,
  margin = 1,
): CapacityObjective | undefined {
  return objectives.find(({ allowedShare }, place) => {
    const { n = 0, beyond = 0 } = counts[place] ?? {}
    return beyond >= fewest && beyond > margin * allowedShare * n
  })
}

/** Returns whether more requests missed an objective than chance explains. */
export function missesObjective(
  counts: readonly CapacityCount[],
  objectives: readonly CapacityObjective[],
): boolean {
  return firstMissed(counts, objectives, FEWEST_MISSES, MARGIN) !== undefined
}

const CLEAR_SHARE = 0.5

/** Returns whether more than half of the requests of a stage missed the same objective. */
export function isClearMiss({ counts }: CapacityStage): boolean {
  return counts.some(({ n, beyond }) => beyond > CLEAR_SHARE * n)
}

/**
 * Returns whether a stage missed an objective, completed no request, or was limited by the target, a rate limiter or this machine.
 * Returns false for a stage in which the service became faster or slower.
 */
export function isStageFailed(
  { limit, counts, unsteady, completed }: CapacityStage,
  objectives: readonly CapacityObjective[],
): boolean {
  if (unsteady !== undefined) return false
  return limit !== null || completed === 0 || missesObjective(counts, objectives)
}
