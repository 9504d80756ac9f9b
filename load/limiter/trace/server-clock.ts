/** Determines the wall clock of the server from its `Date` fields, because announced moments refer to that clock. Pure. */
import type { PlanResources, Observation } from './trace.ts'

/** Returns the epoch milliseconds on the clock of the server when it sent an answer. */
export type ServerClock = (seen: Observation) => number

/**
 * Determines the clock skew. Each `Date` is a whole second that had begun when it was written, which bounds the skew from
 * both sides. Without `Date`, or if no skew is needed to explain them, both clocks are equal.
 */
export function serverClock(
  observations: readonly Observation[],
  { startEpochMs }: PlanResources,
): ServerClock {
  const skewMs = skewOf(observations, startEpochMs)
  return ({ answeredMs }) => startEpochMs + answeredMs + skewMs
}

const SECOND_MS = 1000

function skewOf(observations: readonly Observation[], startEpochMs: number): number {
  let low = -Infinity
  let high = Infinity
  for (const { dateMs, sentMs, answeredMs } of observations) {
    if (dateMs === null) continue
    low = Math.max(low, dateMs - startEpochMs - answeredMs)
    high = Math.min(high, dateMs + SECOND_MS - startEpochMs - sentMs)
  }
  if (low === -Infinity || (low <= 0 && high >= 0)) return 0
  // Both bounds hold only for a fresh `Date`. A busy server may send a stale one, which is never ahead of its clock.
  if (low > high) return low
  return (low + high) / 2
}
