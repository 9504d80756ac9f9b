import type { CapacityStage } from './compiled/capacity-run.ts'

/** Returns whether a stage of a capacity sweep got no answers, and the machine that sent the load was not the cause. */
export function isSilent({ completed, limited, limit }: CapacityStage): boolean {
  return completed + limited === 0 && limit !== 'machine'
}
