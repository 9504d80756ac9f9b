/** The rest of a window, and what a new one begins with, when it is not known on which side of an edge a burst was. */
import type { Room } from './meter.ts'

/** Writes a room of which only the count is in doubt. */
export function certain(into: Room, units: number, variance: number): Room {
  into.units = units + 0.5
  into.sd = 0.1 + Math.sqrt(variance)
  return into
}

/** Returns whether one of the requests came after the end of a window, when each did with a chance of `share`. */
export function opensNew(share: number, units: number, left: number): boolean {
  if (share <= 0.001) return false
  if (share === 1) return true
  return 1 - (1 - Math.min(1, share)) ** units > 0.5 || units > left + 0.5
}

/** Returns the part of a burst at its edge that a new window holds: the part that came after, at least what the old one had no room for. */
export function newSum(share: number, units: number, left: number): number {
  return units <= 1 || share > 0.999 ? units : Math.min(units, Math.max(1, units - left, units * share))
}

/** The variance of that part. */
export function newVariance(share: number, units: number): number {
  return units <= 1 || share > 0.999 ? 0 : units * units * share * (1 - share)
}

/** Returns whether a count is full after a refusal: if what was in doubt can make it so. */
export function isFullAfterRefusal(capacity: number, sum: number, variance: number): boolean {
  return variance !== 0 && Math.abs(capacity - sum) <= 3 * Math.sqrt(variance) + 0.5
}

/** Writes the room when it is not known on which side of an edge a request is. */
export function blend(before: number, after: number, share: number, into: Room): void {
  const split = Math.max(0, share * (1 - share))
  // A burst across the edge can use up what is left on both sides.
  const both = 2 * Math.max(0, Math.min(before, after)) * split
  into.units = before + (after - before) * share + both + 0.5
  into.sd = 0.1 + Math.abs(after - before) * Math.sqrt(split) + both
}
