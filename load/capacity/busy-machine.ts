/** Whether this machine was too busy for a stage. Pure. */
import type { CapacityObjective } from '../../schemas/compiled/capacity-run.ts'
import { lateShare, type Lateness } from '../runner/machine-watch.ts'

/** Delays below this share of a limit do not decide about it. */
const SMALL_SHARE = 0.25
/** A machine that delays half as many requests as an objective allows decides about it. */
const DECIDING_SHARE = 0.5
/** Times per token: what is late once is spread over all of them. */
const SPREAD: readonly string[] = ['tpot', 'ntpot']

/**
 * Returns why the machine decides about an objective, null when it does not. A request that comes at any moment of a standstill waits
 * for its end, so standstills count by the time in which such a request would wait too long.
 */
export function busyMachine(lateness: Lateness, objectives: readonly CapacityObjective[]): string | null {
  for (const { slo, metric, limit, allowedShare } of objectives) {
    if (limit === null || SPREAD.includes(metric)) continue
    const smallMs = SMALL_SHARE * limit
    const share = lateShare(lateness, smallMs)
    if (share > DECIDING_SHARE * allowedShare)
      return `this machine was busy: in ${(100 * share).toFixed(1)} % of the time it delayed programs by more than ${Math.round(smallMs)} ms, and '${slo}' allows ${Number((100 * allowedShare).toPrecision(3))} %`
  }
  return null
}
