import type { CapacityObjective, CapacityStage } from './compiled/capacity-run.ts'

/** Returns the first latency objective whose metric was never measured, although there were answers. Undefined if there is none. */
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
