/** Finds the stages of a sweep in which the service answered nothing, by one rule for continued sweeps and for reports. Pure. */
import type { CapacityStage } from './compiled/capacity-run.ts'

/** Returns whether a stage shows no service: nothing was completed or refused by a limit, and this machine was not the reason. */
export function isSilent({ completed, limited, limit }: CapacityStage): boolean {
  return completed + limited === 0 && limit !== 'machine'
}
