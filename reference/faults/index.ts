/** Every fault of the reference, by theme. */
import type { Patch } from '../patch.ts'

/** Changes nothing: whoever reports it as a fault raises a false alarm. */
const noOp: Patch = { id: 'no-op', title: 'changes nothing', reason: '(?!)' }

/** All faults. Ids are permanent and unique. */
export const faults: readonly Patch[] = [noOp]
