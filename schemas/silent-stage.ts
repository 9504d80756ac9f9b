/** Finds the stages of a sweep in which the service did not answer. Pure. */
import type { CapacityStage } from './compiled/capacity-run.ts'

/** Returns whether a stage got no answers although this machine did not limit the load. */
export function isSilent({ completed, limited, limit }: CapacityStage): boolean {
  return completed + limited === 0 && limit !== 'machine'
}
