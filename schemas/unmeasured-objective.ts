/** Finds an objective that a capacity sweep did not measure. The judgment and the reports use the same rule. Pure. */
import type { CapacityObjective, CapacityStage } from './compiled/capacity-run.ts'

/** Returns the first objective on a duration that no answer contains (such as `tpot`); undefined without one, or without answers. */
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
