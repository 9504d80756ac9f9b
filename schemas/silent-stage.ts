/** Finds stages of a sweep in which the service answered nothing. Continued sweeps and reports share this rule. Pure. */
import type { CapacityStage } from './compiled/capacity-run.ts'

/** Returns whether nothing was completed in a stage, or refused by a limit, for a reason other than this machine. */
export function isSilent({ completed, limited, limit }: CapacityStage): boolean {
  return completed + limited === 0 && limit !== 'machine'
}
