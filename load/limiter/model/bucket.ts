/** Buckets: room that comes back at a rate, smoothly or losing fractions. */
import { normalBelow, type Meter, type Moment, type Room } from './meter.ts'

/** Token bucket, GCRA, leaky bucket as a meter: `capacity` at once, `perMs` back. */
export class TokenBucket implements Meter {
  private readonly capacity: number
  private readonly perMs: number
  private readonly answer: Room = { units: 0, sd: 0 }
  private units: number
  private lastMs = -Infinity
  private variance = 0
  private doubt = 0

  constructor(capacity: number, perMs: number) {
    this.capacity = capacity
    this.perMs = perMs
    this.units = capacity
  }

  room(at: Moment): Room {
    this.fill(at)
    const { answer, units, perMs, doubt } = this
    const sd = at.sdMs * perMs
    // A full bucket holds a whole number for certain.
    const isFull = units >= this.capacity
    answer.units = isFull ? units + 0.5 : units
    answer.sd = isFull ? 0.1 + sd + Math.sqrt(doubt) : 0.03 + Math.sqrt(this.variance + doubt + sd ** 2)
    return answer
  }

  take(at: Moment, taken: number, unsure: number): void {
    this.fill(at)
    // What was let through had its room, whatever the replay thought: it may not owe anything afterwards.
    this.units = Math.max(-3 * at.sdMs * this.perMs, this.units - taken)
    this.doubt += unsure
  }

  refuse(at: Moment): void {
    this.fill(at)
    this.units = Math.min(this.units, 1 + 3 * at.sdMs * this.perMs)
    // What is left is less than one, and its amount is not known.
    this.doubt = Math.min(this.doubt, 1 / 12)
  }

  private fill({ atMs, sdMs }: Moment): void {
    const { capacity, perMs } = this
    if (this.lastMs === -Infinity) this.lastMs = atMs
    if (atMs <= this.lastMs) return
    const units = this.units + (atMs - this.lastMs) * perMs
    this.lastMs = atMs
    // Only the error of the two ends counts; in between the rate is exact.
    this.variance = units >= capacity ? 0 : (sdMs * perMs) ** 2
    if (units >= capacity + 2 * Math.sqrt(this.doubt)) this.doubt = 0
    this.units = Math.min(capacity, units)
  }
}

/** A bucket that adds only whole units, at each acceptance, and forgets the fraction of time that was left over. */
export class TruncatingBucket implements Meter {
  private readonly capacity: number
  private readonly perMs: number
  private readonly answer: Room = { units: 0, sd: 0 }
  private units: number
  private doubt = 0
  private lastMs = -Infinity
  /** The units that came back since the last acceptance, and what they add to the variance, as last requested. */
  private gain = 0
  private gainVariance = 0
  private gainedMs = Number.NaN
  private gainedSdMs = Number.NaN

  constructor(capacity: number, perMs: number) {
    this.capacity = capacity
    this.perMs = perMs
    this.units = capacity
  }

  room(at: Moment): Room {
    this.gainUntil(at)
    const { answer } = this
    answer.units = Math.min(this.capacity, this.units + this.gain) + 0.5
    answer.sd = 0.1 + Math.sqrt(Math.max(0, this.doubt + this.gainVariance))
    return answer
  }

  take(at: Moment, taken: number, unsure: number): void {
    this.gainUntil(at)
    this.units = Math.max(-0.5, Math.min(this.capacity, this.units + this.gain) - taken)
    this.lastMs = at.atMs
    this.doubt = Math.max(0, this.doubt + this.gainVariance) + unsure
    this.gainedMs = Number.NaN
  }

  refuse(at: Moment): void {
    this.gainUntil(at)
    const room = Math.min(this.capacity, this.units + this.gain)
    const sd = Math.sqrt(Math.max(0, this.doubt + this.gainVariance))
    if (sd === 0 || room > 3 * sd + 0.5) return
    // Nothing was there, neither kept nor gained since.
    this.units = Math.min(this.units, 0) - Math.max(0, Math.min(room, this.gain))
    this.doubt = 0
    this.gainedMs = Number.NaN
  }

  /** Reckons the gain up to a moment, once for each moment and state. */
  private gainUntil({ atMs, sdMs }: Moment): void {
    if (atMs === this.gainedMs && sdMs === this.gainedSdMs) return
    this.gainedMs = atMs
    this.gainedSdMs = sdMs
    const { capacity, perMs, units } = this
    this.gain = capacity
    this.gainVariance = 0
    if (this.lastMs === -Infinity) return
    const full = capacity + 2 * Math.sqrt(this.doubt)
    const value = (atMs - this.lastMs) * perMs
    const sd = Math.SQRT2 * sdMs * perMs
    // The mean is less than one below the exact gain, and rounding adds half a unit to its standard deviation at most.
    if (units + value - 2.1 * sd - 3 < full) {
      this.gainWhole(value, sd)
      if (units + this.gain - 2 * Math.sqrt(this.gainVariance) < full) return
    }
    // Full for certain, so nothing is in doubt any more.
    this.gain = capacity - units
    this.gainVariance = -this.doubt
  }

  /** Mean and variance of a number that is not known exactly, rounded down. */
  private gainWhole(value: number, sd: number): void {
    const first = Math.max(0, Math.floor(value - 3 * sd))
    let mean = first
    let square = first * first
    for (let count = first + 1; count <= value + 3 * sd; count += 1) {
      const chance = sd === 0 ? 1 : normalBelow((value - count) / sd)
      mean += chance
      square += chance * (2 * count - 1)
    }
    this.gain = mean
    this.gainVariance = Math.max(0, square - mean * mean)
  }
}
