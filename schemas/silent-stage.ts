/** Finds stages of a capacity sweep in which the service answered nothing. Reports and continued sweeps use the same rule. Pure. */
import type { CapacityStage } from './compiled/capacity-run.ts'

/** Returns whether a service neither completed nor refused (by a limit) any request of a stage, unless this machine caused that. */
export function isSilent({ completed, limited, limit }: CapacityStage): boolean {
  return completed + limited === 0 && limit !== 'machine'
}
