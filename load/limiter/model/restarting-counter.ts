/** A sliding-window counter whose grid restarts with the first request after two windows without requests. */
import type { Meter, Moment, RemainingQuota } from './meter.ts'
import { SlidingCounter } from './sliding-counter.ts'

/** The number of windows after which no earlier request counts, so that the grid can restart. */
const RESET_WINDOWS = 2

/**
 * Two counters of neighboring windows, as in HAProxy (`update_freq_ctr_period` in its `freq_ctr.h`). A counted request
 * starts a new grid if it comes at least two windows after the beginning of the current window.
 */
export class RestartingCounter implements Meter {
  private readonly capacity: number
  private readonly windowMs: number
  private readonly countsRefused: boolean
  private counter: SlidingCounter
  private readonly full: RemainingQuota
  /** The beginning of the window of the last counted request. */
  private fromMs = -Infinity

  constructor(capacity: number, windowMs: number, countsRefused: boolean) {
    this.capacity = capacity
    this.windowMs = windowMs
    this.countsRefused = countsRefused
    this.counter = this.counterFrom({ atMs: 0, sdMs: 0 })
    this.full = { units: capacity + 0.5, sd: 0.1 }
  }

  remaining(at: Moment): Readonly<RemainingQuota> {
    return this.isReset(at) ? this.full : this.counter.remaining(at)
  }

  take(at: Moment, units: number, variance: number): void {
    this.moveTo(at)
    this.counter.take(at, units, variance)
  }

  refuse(at: Moment, units: number): void {
    if (!this.countsRefused) return
    this.moveTo(at)
    this.counter.refuse(at, units)
  }

  /** Returns a new counter. It accepts while the estimate is below N, because it rounds the estimate down. */
  private counterFrom({ atMs, sdMs }: Moment): SlidingCounter {
    return new SlidingCounter(this.capacity, this.windowMs, atMs, this.countsRefused, true, sdMs)
  }

  private isReset({ atMs }: Moment): boolean {
    return atMs - this.fromMs >= RESET_WINDOWS * this.windowMs
  }

  private moveTo(at: Moment): void {
    if (this.isReset(at)) {
      this.fromMs = at.atMs
      this.counter = this.counterFrom(at)
    } else if (at.atMs - this.fromMs >= this.windowMs) this.fromMs += this.windowMs
  }
}
