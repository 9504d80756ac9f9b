/** The window that slides by estimate: two counters, of which the older one is weighed. */
import { normalBelow, type Meter, type Moment, type Room } from './meter.ts'

/** Standard deviations within which a request may have been on the other side of an edge. */
const NEAR = 2.5

/**
 * Two counters of neighboring windows on a grid; the older one counts by the part of it that W back from now still
 * covers. `countsRefused` is for those that count before they decide. `isFloored` lets a request in while the estimate
 * is below N; otherwise estimate + 1 must not exceed N. `phaseSdMs` is how well the phase is known.
 */
export class SlidingCounter implements Meter {
  private readonly capacity: number
  private readonly windowMs: number
  private readonly phaseMs: number
  private readonly phaseSdMs: number
  private readonly countsRefused: boolean
  private readonly isFloored: boolean
  private readonly answer: Room = { units: 0, sd: 0 }
  private index = -Infinity
  private first = Infinity
  private before = 0
  private here = 0
  private doubtBefore = 0
  private doubt = 0
  /** Variance of how much of a burst at the edge between the two windows is in the later one. */
  private edge = 0
  /** The part of this window that perhaps came later, as mean and variance. */
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

  room({ atMs, sdMs }: Moment): Room {
    const part = this.moveTo(atMs)
    const { answer, before, here, doubt } = this
    const tail = before * (1 - part)
    // Without a tail the estimate is a whole number and both ways to round agree.
    if (tail < 1e-6) {
      answer.units = this.capacity - here + 0.5
      answer.sd = 0.1 + Math.sqrt(doubt + this.edge)
      return answer
    }
    // What is in the later window counts whole and would count less in the older one.
    const unsure = Math.sqrt(doubt + this.doubtBefore * (1 - part) ** 2 + this.edge * part ** 2)
    answer.units = this.capacity - tail - here + (this.isFloored ? 1 : 0)
    answer.sd = 0.1 + (before / this.windowMs) * (sdMs + this.phaseSdMs) + unsure
    return answer
  }

  take(at: Moment, units: number, variance: number): void {
    this.count(at, units)
    this.doubt += variance
  }

  refuse(at: Moment, units: number): void {
    if (this.countsRefused) this.count(at, units)
  }

  private count({ atMs, sdMs }: Moment, units: number): void {
    const sinceMs = this.moveTo(atMs) * this.windowMs
    const leftMs = this.windowMs - sinceMs
    this.here += units
    if (Math.min(sinceMs, leftMs) > NEAR * sdMs) return
    const share = normalBelow(-Math.min(sinceMs, leftMs) / sdMs)
    const variance = units * units * share * (1 - share)
    if (leftMs < sinceMs) {
      this.ahead += share * units
      this.aheadVariance += variance
    } else if (this.index > this.first) {
      // Before the first window there was none.
      this.here -= share * units
      this.before += share * units
      this.edge += variance
    }
  }

  /** Returns the part of the window of a moment that is over. */
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
    this.doubtBefore = isNext ? this.doubt + this.edge : isAfterNext ? this.aheadVariance : 0
    this.here = isNext ? this.ahead : 0
    this.edge = isNext ? this.aheadVariance : 0
    this.doubt = 0
    this.ahead = 0
    this.aheadVariance = 0
    this.index = now
    this.first = Math.min(this.first, now)
  }
}
