/** Finds the stages of a sweep in which the service did not answer, for reports and for continued sweeps. Pure. */
import type { CapacityStage } from './compiled/capacity-run.ts'

/** Returns whether a service neither completed a request of a stage nor refused one with 429. False if this machine was the limit. */
export function isSilent({ completed, limited, limit }: CapacityStage): boolean {
  return completed + limited === 0 && limit !== 'machine'
}
