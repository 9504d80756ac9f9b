/** Two limits at once: a bucket inside a window. */
import type { Meter, Moment, Room } from './meter.ts'
import { TokenBucket } from './bucket.ts'
import { FirstRequestWindow } from './fixed-window.ts'

/** Accepts what both a bucket and a window from the first request accept; the tighter of the two decides. */
export class BucketInWindow implements Meter {
  private readonly inner: TokenBucket
  private readonly outer: FirstRequestWindow

  constructor(bucket: number, perMs: number, capacity: number, windowMs: number) {
    this.inner = new TokenBucket(bucket, perMs)
    this.outer = new FirstRequestWindow(capacity, windowMs)
  }

  room(at: Moment): Room {
    const inner = this.inner.room(at)
    const outer = this.outer.room(at)
    return inner.units < outer.units ? inner : outer
  }

  take(at: Moment, units: number, variance: number): void {
    this.inner.take(at, units, variance)
    this.outer.take(at, units, variance)
  }

  refuse(): void {
    // What one of the two refuses shows nothing about the other.
  }
}
