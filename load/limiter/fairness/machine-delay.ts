/** Checks whether this machine was too busy to show that other keys wait longer. Pure. */
import { lateShare, type Lateness } from '../../runner/machine-watch.ts'
import { formatPercent } from '../../../schemas/count.ts'
import type { Fairness } from '../../../schemas/compiled/fairness-run.ts'
import { delayOf, MIN_DELAY_MS } from './delay.ts'

/** Smaller delays of the machine, as a share of a clear delay, do not matter. */
const SMALL_SHARE = 0.5
/** A machine that is late for a larger share of the time changes the highest percentile that can show a delay. */
const DECIDING_SHARE = 0.1

/** Returns the reason why this machine may have delayed other keys; null if they were not delayed, or it cannot be the cause. */
export function delayedByMachine(fairness: Fairness, lateness: Lateness | null): string | null {
  if (lateness === null || delayOf(fairness) === null) return null
  const smallMs = SMALL_SHARE * MIN_DELAY_MS
  const share = lateShare(lateness, smallMs)
  if (share <= DECIDING_SHARE) return null
  return `this machine was busy: in ${formatPercent(share, 0)} of the time it delayed programs by more than ${smallMs} ms`
}

/** Returns the figures without the intervals of the delays: on a busy machine they show nothing about other keys. */
export function withoutDelay(fairness: Fairness): Fairness {
  return { ...fairness, ttft: fairness.ttft.map((change) => ({ ...change, ratioSpan: null })) }
}
