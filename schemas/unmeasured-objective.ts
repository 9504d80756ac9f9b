/** Finds an objective for which a capacity run has no measured value. Pure. */
import type { CapacityObjective, CapacityStage } from './compiled/capacity-run.ts'

/** Returns the first objective that could not be measured, because no answer has its metric. Returns undefined if all could be measured. */
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
