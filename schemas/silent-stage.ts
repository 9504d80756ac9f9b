/** Finds stages of a sweep in which the service answered nothing. Continued sweeps and reports share this rule. Pure. */
import type { CapacityStage } from './compiled/capacity-run.ts'

/** Returns whether a service neither completed nor refused (by a limit) any request of a stage, unless this machine caused that. */
export function isSilent({ completed, limited, limit }: CapacityStage): boolean {
  return completed + limited === 0 && limit !== 'machine'
}
