/** Two limits at once: a bucket inside a window. */
import type { Meter } from '../meter.ts'
import { tokenBucket } from './bucket.ts'
import { firstRequestWindow } from './fixed-window.ts'

/** Accepts what both a bucket and a window from the first request accept; the tighter of the two speaks. */
export function bucketInWindow(bucket: number, perMs: number, capacity: number, windowMs: number): Meter {
  const inner = tokenBucket(bucket, perMs)
  const outer = firstRequestWindow(capacity, windowMs)
  return {
    room: (atMs, sdMs) => {
      const a = inner.room(atMs, sdMs)
      const { units, sd } = a
      const b = outer.room(atMs, sdMs)
      return units < b.units ? { units, sd } : b
    },
    take: (atMs, sdMs, units, variance) => {
      inner.take(atMs, sdMs, units, variance)
      outer.take(atMs, sdMs, units, variance)
    },
    refuse: () => undefined,
  }
}
