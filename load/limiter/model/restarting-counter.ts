/** A window that slides by estimate, whose grid begins anew with the first request after two windows of rest. */
import type { Meter, Moment, Room } from './meter.ts'
import { SlidingCounter } from './sliding-counter.ts'

/** Windows after which nothing counts any more, so that the grid need not go on. */
const FORGOTTEN = 2

/**
 * Two counters of neighboring windows, as HAProxy keeps them (`update_freq_ctr_period` in its `freq_ctr.h`): a counted
 * request that comes two windows or more after the beginning of the current one begins a new grid.
 */
export class RestartingCounter implements Meter {
  private readonly capacity: number
  private readonly windowMs: number
  private readonly countsRefused: boolean
  private counter: SlidingCounter
  private readonly full: Room
  /** Beginning of the window of the last counted request. */
  private fromMs = -Infinity

  constructor(capacity: number, windowMs: number, countsRefused: boolean) {
    this.capacity = capacity
    this.windowMs = windowMs
    this.countsRefused = countsRefused
    this.counter = this.counterFrom({ atMs: 0, sdMs: 0 })
    this.full = { units: capacity + 0.5, sd: 0.1 }
  }

  room(at: Moment): Readonly<Room> {
    return this.isForgotten(at) ? this.full : this.counter.room(at)
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

  /** Accepts while the estimate is below N, because it rounds the estimate down. */
  private counterFrom({ atMs, sdMs }: Moment): SlidingCounter {
    return new SlidingCounter(this.capacity, this.windowMs, atMs, this.countsRefused, true, sdMs)
  }

  private isForgotten({ atMs }: Moment): boolean {
    return atMs - this.fromMs >= FORGOTTEN * this.windowMs
  }

  private moveTo(at: Moment): void {
    if (this.isForgotten(at)) {
      this.fromMs = at.atMs
      this.counter = this.counterFrom(at)
    } else if (at.atMs - this.fromMs >= this.windowMs) this.fromMs += this.windowMs
  }
}
