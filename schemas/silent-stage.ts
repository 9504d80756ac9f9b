/** Finds stages of a sweep without any answer, for reports and for continued sweeps. Pure. */
import type { CapacityStage } from './compiled/capacity-run.ts'

/** Returns whether a service neither completed nor limited any request of a stage. False if this machine caused that. */
export function isSilent({ completed, limited, limit }: CapacityStage): boolean {
  return completed + limited === 0 && limit !== 'machine'
}
