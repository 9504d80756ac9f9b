/** Whether this machine was too busy for a comparison of keys to say that other keys wait longer. Pure. */
import { lateShare, type Lateness } from '../../runner/machine-watch.ts'
import { formatPercent } from '../../../schemas/count.ts'
import type { Fairness } from '../../../schemas/fairness-run.ts'
import { delayOf, LEAST_MORE_MS } from './delay.ts'

/** Delays below this share of a clear delay do not decide about it. */
const SMALL_SHARE = 0.5
/** A machine that is late for so much of the time moves the highest percentile that a delay is looked for at. */
const DECIDING_SHARE = 0.1

/** Returns why this machine may be the reason that other keys wait longer; null where they do not, or it cannot be. */
export function delayedByMachine(fairness: Fairness, lateness: Lateness | null): string | null {
  if (lateness === null || delayOf(fairness) === null) return null
  const smallMs = SMALL_SHARE * LEAST_MORE_MS
  const share = lateShare(lateness, smallMs)
  if (share <= DECIDING_SHARE) return null
  return `this machine was busy: in ${formatPercent(share, 0)} of the time it delayed programs by more than ${smallMs} ms`
}

/** Returns the figures without the intervals of waits: on a busy machine they do not show that other keys wait longer. */
export function withoutDelay(fairness: Fairness): Fairness {
  return { ...fairness, ttft: fairness.ttft.map((change) => ({ ...change, ratioSpan: null })) }
}
