/** Buckets with interval refill: quota comes back at the ticks of a grid. */
import { normalBelow, type Meter, type Moment, type RemainingQuota } from './meter.ts'

/** The largest refill, as a share of the capacity. A larger one is a fixed window with an edge that is hard to see. */
export const LARGEST_REFILL = 0.6

/** Returns the possible refill nearest to `perTick`. A refill of one unit would be a smooth bucket. */
export function refillWithin(capacity: number, perTick: number): number {
  return Math.max(2, Math.min(Math.floor(LARGEST_REFILL * capacity), perTick))
}

/** The tolerance of sums of fractions. */
const ROUNDING = 1e-6

/** The largest remaining quota after a refusal, in units. */
const LESS_THAN_ONE = 0.99

/** A request within this many standard deviations of a tick may have come on its other side. */
const NEAR_DEVIATIONS = 2.5

/** A bucket that gets `perTick` units at each tick of a grid. If `perTick` is a fraction, so is its count. */
export class CoarseBucket implements Meter {
  private readonly capacity: number
  private readonly perTick: number
  private readonly isWhole: boolean
  private readonly tickMs: number
  private readonly phaseMs: number
  private readonly quota: RemainingQuota = { units: 0, sd: 0 }
  private units: number
  private countVariance = 0
  private last = -Infinity
  // The units of the last refill that exceeded the capacity. A burst around the tick may have used them.
  private overflow = 0
  // The units of the next refill that may exceed the capacity, with their variance: a request sent before the tick may have come after it.
  private pendingLoss = 0
  private pendingLossVariance = 0
  /** The last located moment, its tick, and the time since that tick. */
  private atMs = Number.NaN
  private tick = 0
  private sinceMs = 0

  constructor(capacity: number, perTick: number, tickMs: number, phaseMs: number) {
    this.capacity = capacity
    this.perTick = perTick
    this.isWhole = Number.isInteger(perTick)
    this.tickMs = tickMs
    this.phaseMs = phaseMs
    this.units = capacity
  }

  remaining({ atMs, sdMs }: Moment): RemainingQuota {
    this.fill(atMs)
    const { quota, perTick, sinceMs, tickMs } = this
    const isBefore = sinceMs > tickMs / 2
    const share = isBefore ? normalBelow((sinceMs - tickMs) / sdMs) : 1 - normalBelow(sinceMs / sdMs)
    const extra = (isBefore ? perTick : this.overflow) * share
    const sd = perTick * Math.sqrt(Math.max(0, share * (1 - share)))
    quota.units = this.count() + extra
    quota.sd = 0.1 + sd + Math.sqrt(this.countVariance)
    return quota
  }

  take({ atMs, sdMs }: Moment, taken: number, unsure: number): void {
    this.fill(atMs)
    const { tickMs, sinceMs } = this
    const isNear = Math.abs(sinceMs - tickMs / 2) > tickMs / 2 - NEAR_DEVIATIONS * sdMs
    if (isNear && taken > this.units + 0.5 + 2 * Math.sqrt(this.countVariance)) {
      // A burst that exceeds the quota before the near tick came after it. One that exceeds the quota after the tick came before it.
      const isBefore = sinceMs > tickMs / 2
      this.units += isBefore ? this.perTick : this.overflow
      if (isBefore) this.last += 1
      this.overflow = 0
      this.pendingLoss = 0
      this.pendingLossVariance = 0
    } else if (isNear) this.split(sdMs, taken)
    this.units = Math.max(-0.5, Math.min(this.capacity, this.units - taken))
    this.countVariance += unsure
  }

  refuse({ atMs, sdMs }: Moment): void {
    this.fill(atMs)
    // If the refill of a tick would have prevented a refusal right after it, the refusal came before the tick.
    const hasQuota = this.units > (this.isWhole ? 0.5 : 1) + 2 * Math.sqrt(this.countVariance)
    if (hasQuota && this.units < this.perTick + 0.5 && this.sinceMs < NEAR_DEVIATIONS * sdMs) {
      this.units -= this.perTick
      this.last -= 1
    }
    // If the count is certain, a refusal shows that less than one unit was left, whatever the sum of fractions is.
    if (!this.isWhole && this.countVariance === 0) this.units = Math.min(this.units, LESS_THAN_ONE)
    if (this.countVariance === 0 || this.units > 3 * Math.sqrt(this.countVariance) + 0.5) return
    this.units = Math.min(this.units, this.isWhole ? 0 : 0.5)
    this.countVariance = this.isWhole ? 0 : 1 / 12
  }

  /** Returns the count as n + 0.5, or as it is if it holds uncertain fractions. */
  private count(): number {
    if (this.isWhole) return this.units + 0.5
    return this.countVariance > 0 ? this.units : Math.floor(this.units + ROUNDING) + 0.5
  }

  private fill(atMs: number): void {
    if (atMs !== this.atMs) this.locate(atMs)
    const { tick, perTick, capacity } = this
    if (this.last === -Infinity) this.last = tick
    if (tick <= this.last) return
    const units = this.units + (tick - this.last) * perTick
    if (units >= capacity + 2 * Math.sqrt(this.countVariance)) this.countVariance = 0
    this.overflow = Math.min(perTick, Math.max(0, units - capacity))
    this.units = Math.min(capacity, units)
    if (tick === this.last + 1) {
      this.units -= this.pendingLoss
      this.countVariance += this.pendingLossVariance
    }
    this.pendingLoss = 0
    this.pendingLossVariance = 0
    this.last = tick
  }

  /** Takes into account that part of a burst near a tick may have come on its other side. */
  private split(sdMs: number, taken: number): void {
    const { sinceMs, tickMs, perTick, capacity } = this
    const isBefore = sinceMs > tickMs / 2
    const share = normalBelow(-(isBefore ? tickMs - sinceMs : sinceMs) / sdMs)
    const most = Math.min(taken, isBefore ? Math.max(0, this.units + perTick - capacity) : this.overflow)
    const variance = most * most * share * (1 - share)
    if (isBefore) {
      this.pendingLoss += share * most
      this.pendingLossVariance += variance
      return
    }
    this.units += share * most
    this.countVariance += variance
    this.overflow -= share * most
  }

  private locate(atMs: number): void {
    const { tickMs } = this
    const offsetMs = atMs - this.phaseMs
    this.atMs = atMs
    this.tick = Math.floor(offsetMs / tickMs)
    // The remainder of the division by the tick, made positive.
    const sinceMs = (offsetMs % tickMs) + tickMs
    this.sinceMs = sinceMs < tickMs ? sinceMs : sinceMs < 2 * tickMs ? sinceMs - tickMs : 0
  }
}
