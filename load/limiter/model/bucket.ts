/** Buckets: quota that comes back at a rate, smoothly or with a loss of fractions. */
import { normalBelow, type Meter, type Moment, type RemainingQuota } from './meter.ts'

/** Token bucket, GCRA, leaky bucket as a meter: `capacity` units at once, `perMs` units come back per millisecond. */
export class TokenBucket implements Meter {
  private readonly capacity: number
  private readonly perMs: number
  private readonly quota: RemainingQuota = { units: 0, sd: 0 }
  private units: number
  private lastMs = -Infinity
  private timeVariance = 0
  private countVariance = 0

  constructor(capacity: number, perMs: number) {
    this.capacity = capacity
    this.perMs = perMs
    this.units = capacity
  }

  remaining(at: Moment): RemainingQuota {
    this.fill(at)
    const { quota, units, perMs, countVariance } = this
    const sd = at.sdMs * perMs
    // A full bucket certainly holds a whole number.
    const isFull = units >= this.capacity
    quota.units = isFull ? units + 0.5 : units
    quota.sd = isFull
      ? 0.1 + sd + Math.sqrt(countVariance)
      : 0.03 + Math.sqrt(this.timeVariance + countVariance + sd ** 2)
    return quota
  }

  take(at: Moment, taken: number, unsure: number): void {
    this.fill(at)
    // The limiter had quota for accepted requests, whatever the replay predicted. So they leave no debt.
    this.units = Math.max(-3 * at.sdMs * this.perMs, this.units - taken)
    this.countVariance += unsure
  }

  refuse(at: Moment): void {
    this.fill(at)
    this.units = Math.min(this.units, 1 + 3 * at.sdMs * this.perMs)
    // Less than one unit is left. The exact amount is not known.
    this.countVariance = Math.min(this.countVariance, 1 / 12)
  }

  private fill({ atMs, sdMs }: Moment): void {
    const { capacity, perMs } = this
    if (this.lastMs === -Infinity) this.lastMs = atMs
    if (atMs <= this.lastMs) return
    const units = this.units + (atMs - this.lastMs) * perMs
    this.lastMs = atMs
    // Only the errors of the two ends count. Between them the rate is exact.
    this.timeVariance = units >= capacity ? 0 : (sdMs * perMs) ** 2
    if (units >= capacity + 2 * Math.sqrt(this.countVariance)) this.countVariance = 0
    this.units = Math.min(capacity, units)
  }
}

/** A bucket that adds whole units at each acceptance, and loses the time of the fraction that remains. */
export class TruncatingBucket implements Meter {
  private readonly capacity: number
  private readonly perMs: number
  private readonly quota: RemainingQuota = { units: 0, sd: 0 }
  private units: number
  private countVariance = 0
  private lastMs = -Infinity
  /** The units that came back since the last acceptance, and the variance that they add, as computed last. */
  private gain = 0
  private gainVariance = 0
  private gainedMs = Number.NaN
  private gainedSdMs = Number.NaN

  constructor(capacity: number, perMs: number) {
    this.capacity = capacity
    this.perMs = perMs
    this.units = capacity
  }

  remaining(at: Moment): RemainingQuota {
    this.gainUntil(at)
    const { quota } = this
    quota.units = Math.min(this.capacity, this.units + this.gain) + 0.5
    quota.sd = 0.1 + Math.sqrt(Math.max(0, this.countVariance + this.gainVariance))
    return quota
  }

  take(at: Moment, taken: number, unsure: number): void {
    this.gainUntil(at)
    this.units = Math.max(-0.5, Math.min(this.capacity, this.units + this.gain) - taken)
    this.lastMs = at.atMs
    this.countVariance = Math.max(0, this.countVariance + this.gainVariance) + unsure
    this.gainedMs = Number.NaN
  }

  refuse(at: Moment): void {
    this.gainUntil(at)
    const quota = Math.min(this.capacity, this.units + this.gain)
    const sd = Math.sqrt(Math.max(0, this.countVariance + this.gainVariance))
    if (sd === 0 || quota > 3 * sd + 0.5) return
    // The bucket was empty: nothing was left, and nothing had come back.
    this.units = Math.min(this.units, 0) - Math.max(0, Math.min(quota, this.gain))
    this.countVariance = 0
    this.gainedMs = Number.NaN
  }

  /** Computes the gain up to a moment, once for each moment and state. */
  private gainUntil({ atMs, sdMs }: Moment): void {
    if (atMs === this.gainedMs && sdMs === this.gainedSdMs) return
    this.gainedMs = atMs
    this.gainedSdMs = sdMs
    const { capacity, perMs, units } = this
    this.gain = capacity
    this.gainVariance = 0
    if (this.lastMs === -Infinity) return
    const full = capacity + 2 * Math.sqrt(this.countVariance)
    const value = (atMs - this.lastMs) * perMs
    const sd = Math.SQRT2 * sdMs * perMs
    // The mean is less than one unit below the exact gain. Rounding adds at most half a unit to its standard deviation.
    if (units + value - 2.1 * sd - 3 < full) {
      this.gainWhole(value, sd)
      if (units + this.gain - 2 * Math.sqrt(this.gainVariance) < full) return
    }
    // The bucket is certainly full, so its count is known.
    this.gain = capacity - units
    this.gainVariance = -this.countVariance
  }

  /** Sets the gain to the mean and variance of an uncertain number that is rounded down. */
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
