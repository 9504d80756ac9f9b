/** What kept the stages of a sweep from the target: a limiter, or this machine. Pure. */
import type { CapacityStage } from '../../schemas/compiled/capacity-run.ts'

/**
 * Returns the stage that shows what hid the target, null where nothing did. A limiter counts wherever it was met. A busy machine counts
 * only where the sweep ended with it: every other such stage was sent again, or had a stage after it that shows more.
 */
export function hidingStage(stages: readonly CapacityStage[]): CapacityStage | null {
  const limited = stages.find(({ limit }) => limit === 'limiter')
  if (limited !== undefined) return limited
  const last = stages.at(-1)
  return last?.limit === 'machine' ? last : null
}
