/** The quota around the edge of a window, when it is not known on which side of the edge a burst was. */
import type { RemainingQuota } from './meter.ts'

/** Writes a quota whose only uncertainty is that of the count. */
export function certain(into: RemainingQuota, units: number, variance: number): RemainingQuota {
  into.units = units + 0.5
  into.sd = 0.1 + Math.sqrt(variance)
  return into
}

/** Returns whether one of the requests probably came after the end of a window. `share` is the probability for each. */
export function opensNew(share: number, units: number, left: number): boolean {
  if (share <= 0.001) return false
  if (share === 1) return true
  return 1 - (1 - Math.min(1, share)) ** units > 0.5 || units > left + 0.5
}

/** Returns the part of a burst at an edge that the new window counts: at least its excess over the quota of the old one. */
export function newSum(share: number, units: number, left: number): number {
  return units <= 1 || share > 0.999 ? units : Math.min(units, Math.max(1, units - left, units * share))
}

/** Returns the variance of that part. */
export function newVariance(share: number, units: number): number {
  return units <= 1 || share > 0.999 ? 0 : units * units * share * (1 - share)
}

/** Returns whether a refusal shows that the capacity is used up: only if the uncertain part of the count allows it. */
export function isFullAfterRefusal(capacity: number, sum: number, variance: number): boolean {
  return variance !== 0 && Math.abs(capacity - sum) <= 3 * Math.sqrt(variance) + 0.5
}

/** Writes the expected quota when it is not known on which side of an edge a request is. */
export function blend(before: number, after: number, share: number, into: RemainingQuota): void {
  const split = Math.max(0, share * (1 - share))
  // A burst across the edge can use up the quota of both sides.
  const both = 2 * Math.max(0, Math.min(before, after)) * split
  into.units = before + (after - before) * share + both + 0.5
  into.sd = 0.1 + Math.abs(after - before) * Math.sqrt(split) + both
}
