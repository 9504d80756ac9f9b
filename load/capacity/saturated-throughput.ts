/** The completions per second of a target that is overloaded. Pure. */
import type { CapacityObjective, CapacityStage } from '../../schemas/compiled/capacity-run.ts'
import { stagesOfTarget } from './critical-rate.ts'
import { isTooMuch } from './next-stage.ts'

/** A target keeps up where it completes this share of the requests that do not fail at its slowest stage too; the rest waits, or was refused. */
const KEPT_UP_SHARE = 0.95
/** Standard errors by which chance may raise the completed share of the slowest stage. */
const CHANCE_ERRORS = 2

/**
 * Returns the most completions per second of any stage that the target did not keep up with. Null without one, and where another stage
 * or `atLeastPerSecond` is above it: then the overloaded stages show a collapse, or are too short to show how much the target can do.
 */
export function saturatedThroughput(
  stages: readonly CapacityStage[],
  objectives: readonly CapacityObjective[],
  atLeastPerSecond: number,
): number | null {
  const own = stagesOfTarget(stages)
  const usualShare = leastUsualShare(own)
  const most = Math.max(
    0,
    ...own
      .filter((stage) => isTooMuch(stage, objectives) && !keepsUp(stage, usualShare))
      .map((stage) => stage.completedPerSecond),
  )
  const isBelow = own.some(({ completedPerSecond }) => completedPerSecond > most)
  return most === 0 || isBelow || most < atLeastPerSecond ? null : most
}

function keepsUp({ completedPerSecond, sent, seconds }: CapacityStage, usualShare: number): boolean {
  return completedPerSecond >= (KEPT_UP_SHARE * usualShare * sent) / seconds
}

/**
 * Returns the share of requests that the target completes at its slowest stage, less what chance may have added. Requests that
 * fail there too do not fail because the rate is too high.
 */
function leastUsualShare(own: readonly CapacityStage[]): number {
  const [slowest] = own.toSorted((a, b) => a.ratePerSecond - b.ratePerSecond)
  if (slowest === undefined) return 1
  const share = Math.min(1, slowest.completed / slowest.sent)
  return share - CHANCE_ERRORS * Math.sqrt((share * (1 - share)) / slowest.sent)
}
