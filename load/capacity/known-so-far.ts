/** The results so far, for the progress of a sweep. Pure. */
import type { CapacityObjective, CapacityStage } from '../../schemas/compiled/capacity-run.ts'
import { stagesOfTarget } from './critical-rate.ts'
import { isTooMuch } from './next-stage.ts'
import { firstMissed } from './stage-figures.ts'

/** Returns the fastest stage that met all objectives below those that were too much, and the slowest above it that did not; empty without one. */
export function knownSoFar(
  stages: readonly CapacityStage[],
  objectives: readonly CapacityObjective[],
): string {
  const known = stagesOfTarget(stages)
  const tooMuch = Math.min(...ratesOf(known.filter((stage) => isTooMuch(stage, objectives))))
  const met = ratesOf(known.filter((stage) => meetsAll(stage, objectives))).filter((rate) => rate < tooMuch)
  if (met.length === 0) return ''
  const fastest = Math.max(...met)
  const missed = ratesOf(known.filter((stage) => !meetsAll(stage, objectives))).filter(
    (rate) => rate > fastest,
  )
  return ` (${fastest} met all${missed.length === 0 ? '' : `, ${Math.min(...missed)} did not`})`
}

function ratesOf(stages: readonly CapacityStage[]): readonly number[] {
  return stages.map(({ ratePerSecond }) => ratePerSecond)
}

/** As the table shows it: a share above the allowed one is a miss, however little above. */
function meetsAll(
  { limit, completed, counts }: CapacityStage,
  objectives: readonly CapacityObjective[],
): boolean {
  return limit === null && completed > 0 && firstMissed(counts, objectives) === undefined
}
