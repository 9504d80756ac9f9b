/** Two limits at once: a bucket inside a window. */
import type { Meter, Moment, RemainingQuota } from './meter.ts'
import { TokenBucket } from './bucket.ts'
import { FirstRequestWindow } from './fixed-window.ts'

/** Accepts a request if both a bucket and a window from the first request accept it. The smaller quota decides. */
export class BucketInWindow implements Meter {
  private readonly inner: TokenBucket
  private readonly outer: FirstRequestWindow

  constructor(bucket: number, perMs: number, capacity: number, windowMs: number) {
    this.inner = new TokenBucket(bucket, perMs)
    this.outer = new FirstRequestWindow(capacity, windowMs)
  }

  remaining(at: Moment): RemainingQuota {
    const inner = this.inner.remaining(at)
    const outer = this.outer.remaining(at)
    return inner.units < outer.units ? inner : outer
  }

  take(at: Moment, units: number, variance: number): void {
    this.inner.take(at, units, variance)
    this.outer.take(at, units, variance)
  }

  refuse(): void {
    // Either of the two may have refused, so a refusal shows nothing about the other.
  }
}
