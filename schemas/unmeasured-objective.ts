/** Finds an objective that a sweep did not measure, for the verdict and the reports. Pure. */
import type { CapacityObjective, CapacityStage } from './compiled/capacity-run.ts'

/** Returns the first objective whose duration, such as `tpot`, could be measured in none of the answers; else undefined. */
export function unmeasuredObjective(
  stages: readonly CapacityStage[],
  objectives: readonly CapacityObjective[],
): CapacityObjective | undefined {
  const answered = stages.filter(({ completed }) => completed > 0)
  if (answered.length === 0) return undefined
  return objectives.find(
    ({ limit }, place) => limit !== null && answered.every(({ counts }) => counts[place]?.n === 0),
  )
}
