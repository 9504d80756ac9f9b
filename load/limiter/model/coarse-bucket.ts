/** Buckets whose room comes back in refills, at the ticks of a grid. */
import { normalBelow, type Meter, type Moment, type Room } from './meter.ts'

/** A refill that nearly fills the bucket is a fixed window with an edge that is hard to see. */
export const LARGEST_REFILL = 0.6

/** The refill nearest to one that a bucket of a capacity may have: one unit alone would be smooth. */
export function refillWithin(capacity: number, perTick: number): number {
  return Math.max(2, Math.min(Math.floor(LARGEST_REFILL * capacity), perTick))
}

/** The tolerance of sums of fractions. */
const TINY = 1e-6

/** The most that is left where one more was refused, in units. */
const LESS_THAN_ONE = 0.99

/** Standard deviations within which a request may have been on the other side of a tick. */
const NEAR = 2.5

/** A bucket that gets `refill` units at each tick of a grid; not all of them whole, if `refill` is not. */
export class CoarseBucket implements Meter {
  private readonly capacity: number
  private readonly perTick: number
  private readonly isWhole: boolean
  private readonly tickMs: number
  private readonly phaseMs: number
  private readonly answer: Room = { units: 0, sd: 0 }
  private units: number
  private doubt = 0
  private last = -Infinity
  // What the last tick brought in vain: a burst around it may have had room for that as well.
  private spilled = 0
  // What the next tick may bring in vain after all, with its variance: a request sent right before it perhaps came after it.
  private vain = 0
  private vainVariance = 0
  /** The last requested moment, its tick, and how long after the tick it is. */
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

  room({ atMs, sdMs }: Moment): Room {
    this.fill(atMs)
    const { answer, perTick, sinceMs, tickMs } = this
    const isBefore = sinceMs > tickMs / 2
    const share = isBefore ? normalBelow((sinceMs - tickMs) / sdMs) : 1 - normalBelow(sinceMs / sdMs)
    const extra = (isBefore ? perTick : this.spilled) * share
    const sd = perTick * Math.sqrt(Math.max(0, share * (1 - share)))
    answer.units = this.count() + extra
    answer.sd = 0.1 + sd + Math.sqrt(this.doubt)
    return answer
  }

  take({ atMs, sdMs }: Moment, taken: number, unsure: number): void {
    this.fill(atMs)
    const { tickMs, sinceMs } = this
    const isNear = Math.abs(sinceMs - tickMs / 2) > tickMs / 2 - NEAR * sdMs
    if (isNear && taken > this.units + 0.5 + 2 * Math.sqrt(this.doubt)) {
      // What had no room before a tick that is near came after it, and what had none after it came before.
      const isBefore = sinceMs > tickMs / 2
      this.units += isBefore ? this.perTick : this.spilled
      if (isBefore) this.last += 1
      this.spilled = 0
      this.vain = 0
      this.vainVariance = 0
    } else if (isNear) this.split(sdMs, taken)
    this.units = Math.max(-0.5, Math.min(this.capacity, this.units - taken))
    this.doubt += unsure
  }

  refuse({ atMs, sdMs }: Moment): void {
    this.fill(atMs)
    // A refusal right after a tick that would have made room came before it.
    const hasRoom = this.units > (this.isWhole ? 0.5 : 1) + 2 * Math.sqrt(this.doubt)
    if (hasRoom && this.units < this.perTick + 0.5 && this.sinceMs < NEAR * sdMs) {
      this.units -= this.perTick
      this.last -= 1
    }
    // Where no unclassified response is in doubt, a refusal shows that there was less than one, whatever the fractions were.
    if (!this.isWhole && this.doubt === 0) this.units = Math.min(this.units, LESS_THAN_ONE)
    if (this.doubt === 0 || this.units > 3 * Math.sqrt(this.doubt) + 0.5) return
    this.units = Math.min(this.units, this.isWhole ? 0 : 0.5)
    this.doubt = this.isWhole ? 0 : 1 / 12
  }

  /** Returns the count in half units: whole ones where nothing else is in doubt. */
  private count(): number {
    if (this.isWhole) return this.units + 0.5
    return this.doubt > 0 ? this.units : Math.floor(this.units + TINY) + 0.5
  }

  private fill(atMs: number): void {
    if (atMs !== this.atMs) this.locate(atMs)
    const { tick, perTick, capacity } = this
    if (this.last === -Infinity) this.last = tick
    if (tick <= this.last) return
    const units = this.units + (tick - this.last) * perTick
    if (units >= capacity + 2 * Math.sqrt(this.doubt)) this.doubt = 0
    this.spilled = Math.min(perTick, Math.max(0, units - capacity))
    this.units = Math.min(capacity, units)
    if (tick === this.last + 1) {
      this.units -= this.vain
      this.doubt += this.vainVariance
    }
    this.vain = 0
    this.vainVariance = 0
    this.last = tick
  }

  /** A burst around a tick: what of it came on its other side was made good there, or was not. */
  private split(sdMs: number, taken: number): void {
    const { sinceMs, tickMs, perTick, capacity } = this
    const isBefore = sinceMs > tickMs / 2
    const share = normalBelow(-(isBefore ? tickMs - sinceMs : sinceMs) / sdMs)
    const most = Math.min(taken, isBefore ? Math.max(0, this.units + perTick - capacity) : this.spilled)
    const variance = most * most * share * (1 - share)
    if (isBefore) {
      this.vain += share * most
      this.vainVariance += variance
      return
    }
    this.units += share * most
    this.doubt += variance
    this.spilled -= share * most
  }

  private locate(atMs: number): void {
    const { tickMs } = this
    const offsetMs = atMs - this.phaseMs
    this.atMs = atMs
    this.tick = Math.floor(offsetMs / tickMs)
    // The rest of a division by the tick, which is less than a tick from 0, made positive.
    const sinceMs = (offsetMs % tickMs) + tickMs
    this.sinceMs = sinceMs < tickMs ? sinceMs : sinceMs < 2 * tickMs ? sinceMs - tickMs : 0
  }
}
