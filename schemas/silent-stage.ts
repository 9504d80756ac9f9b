/** Finds stages of a sweep without any answer, for reports and for continued sweeps. Pure. */
import type { CapacityStage } from './compiled/capacity-run.ts'

/** Returns whether the service neither completed nor refused a request of a stage, and not because of this machine. */
export function isSilent({ completed, limited, limit }: CapacityStage): boolean {
  return completed + limited === 0 && limit !== 'machine'
}
