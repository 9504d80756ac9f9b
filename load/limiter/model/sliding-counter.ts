/** The sliding-window counter: an estimate from two counters, with a weight for the older one. */
import { normalBelow, type Meter, type Moment, type RemainingQuota } from './meter.ts'

/** A request within this many standard deviations of an edge may have come on its other side. */
const NEAR_DEVIATIONS = 2.5

/**
 * Two counters of neighboring windows on a grid. The weight of the older one is the part of it that lies in the last W.
 * With `countsRefused`, refused requests count. With `isFloored`, a request is accepted while the estimate is below N;
 * otherwise estimate + 1 must not exceed N. `phaseSdMs` is the standard deviation of the phase.
 */
export class SlidingCounter implements Meter {
  private readonly capacity: number
  private readonly windowMs: number
  private readonly phaseMs: number
  private readonly phaseSdMs: number
  private readonly countsRefused: boolean
  private readonly isFloored: boolean
  private readonly quota: RemainingQuota = { units: 0, sd: 0 }
  private index = -Infinity
  private first = Infinity
  private before = 0
  private here = 0
  private countVarianceBefore = 0
  private countVariance = 0
  /** Variance of the part of an edge burst that is in the later of the two windows. */
  private edge = 0
  /** The units of this window that may belong to the next one, as mean and variance. */
  private ahead = 0
  private aheadVariance = 0

  constructor(
    capacity: number,
    windowMs: number,
    phaseMs: number,
    countsRefused: boolean,
    isFloored: boolean,
    phaseSdMs = 0,
  ) {
    this.capacity = capacity
    this.windowMs = windowMs
    this.phaseMs = phaseMs
    this.phaseSdMs = phaseSdMs
    this.countsRefused = countsRefused
    this.isFloored = isFloored
  }

  remaining({ atMs, sdMs }: Moment): RemainingQuota {
    const part = this.moveTo(atMs)
    const { quota, before, here, countVariance } = this
    const tail = before * (1 - part)
    // Without a part of the older window, the estimate is a whole number, and both rules of rounding agree.
    if (tail < 1e-6) {
      quota.units = this.capacity - here + 0.5
      quota.sd = 0.1 + Math.sqrt(countVariance + this.edge)
      return quota
    }
    // Units in the later window count fully. They would count less in the older one.
    const unsure = Math.sqrt(
      countVariance + this.countVarianceBefore * (1 - part) ** 2 + this.edge * part ** 2,
    )
    quota.units = this.capacity - tail - here + (this.isFloored ? 1 : 0)
    quota.sd = 0.1 + (before / this.windowMs) * (sdMs + this.phaseSdMs) + unsure
    return quota
  }

  take(at: Moment, units: number, variance: number): void {
    this.count(at, units)
    this.countVariance += variance
  }

  refuse(at: Moment, units: number): void {
    if (this.countsRefused) this.count(at, units)
  }

  private count({ atMs, sdMs }: Moment, units: number): void {
    const sinceMs = this.moveTo(atMs) * this.windowMs
    const leftMs = this.windowMs - sinceMs
    this.here += units
    if (Math.min(sinceMs, leftMs) > NEAR_DEVIATIONS * sdMs) return
    const share = normalBelow(-Math.min(sinceMs, leftMs) / sdMs)
    const variance = units * units * share * (1 - share)
    if (leftMs < sinceMs) {
      this.ahead += share * units
      this.aheadVariance += variance
    } else if (this.index > this.first) {
      // No request came before the first window.
      this.here -= share * units
      this.before += share * units
      this.edge += variance
    }
  }

  /** Moves to the window of a moment. Returns the part of that window that has passed. */
  private moveTo(atMs: number): number {
    const exact = (atMs - this.phaseMs) / this.windowMs
    const now = Math.floor(exact)
    if (now > this.index) this.turnTo(now)
    return Math.min(1, Math.max(0, exact - this.index))
  }

  private turnTo(now: number): void {
    const isNext = now === this.index + 1
    const isAfterNext = now === this.index + 2
    this.before = isNext ? this.here - this.ahead : isAfterNext ? this.ahead : 0
    this.countVarianceBefore = isNext ? this.countVariance + this.edge : isAfterNext ? this.aheadVariance : 0
    this.here = isNext ? this.ahead : 0
    this.edge = isNext ? this.aheadVariance : 0
    this.countVariance = 0
    this.ahead = 0
    this.aheadVariance = 0
    this.index = now
    this.first = Math.min(this.first, now)
  }
}
