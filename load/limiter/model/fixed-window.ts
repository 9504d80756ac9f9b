/** At most N per window of W. Windows follow a grid, or open at the first request after the last window. */
import { normalBelow, chanceBelow, spreadOf, type Meter, type Moment, type RemainingQuota } from './meter.ts'
import { blend, certain, isFullAfterRefusal, newSum, newVariance, opensNew } from './window-edge.ts'

/** The accepted units of one window of a grid. Windows form a linked list, the latest first. */
type Window = { readonly index: number; sum: number; variance: number; older: Window | null }

/** A window on a grid: edges at `phaseMs` plus multiples of `windowMs`. */
export class GridWindow implements Meter {
  private readonly capacity: number
  private readonly windowMs: number
  private readonly phaseMs: number
  private readonly quota: RemainingQuota = { units: 0, sd: 0 }
  private latest: Window | null = null
  /** The last located moment, its window, and the probability that it belongs to the next one. */
  private atMs = Number.NaN
  private sdMs = Number.NaN
  private index = 0
  private share = 0

  constructor(capacity: number, windowMs: number, phaseMs: number) {
    this.capacity = capacity
    this.windowMs = windowMs
    this.phaseMs = phaseMs
  }

  remaining(at: Moment): RemainingQuota {
    this.locate(at)
    const { capacity, index, share, quota } = this
    const here = this.windowAt(index)
    const sum = here === null ? 0 : here.sum
    const variance = here === null ? 0 : here.variance
    if (share <= 0) {
      quota.units = capacity - sum + 0.5
      quota.sd = 0.1 + Math.sqrt(variance)
      return quota
    }
    const next = this.windowAt(index + 1)
    blend(capacity - sum, capacity - (next === null ? 0 : next.sum), share, quota)
    quota.sd = spreadOf(quota.sd, Math.sqrt(variance + (next === null ? 0 : next.variance)))
    return quota
  }

  take(at: Moment, units: number, variance: number): void {
    this.locate(at)
    const { capacity, index, share } = this
    if (variance > 0) this.add(share > 0.5 ? index + 1 : index, 0, variance)
    const left = Math.max(0, capacity - (this.windowAt(index)?.sum ?? 0))
    const right = Math.max(0, capacity - (this.windowAt(index + 1)?.sum ?? 0))
    // Near an edge, the quota of the two windows shows on which side the requests were.
    const first = Math.min(left, Math.max(units - right, units * (1 - share)))
    // The requests of a burst share the error of its moment, so it does not average out.
    const spread = units * units * Math.max(0, share * (1 - share))
    this.add(index, share <= 0 ? units : first, spread)
    if (share > 0) this.add(index + 1, units - first, spread)
  }

  refuse(at: Moment): void {
    this.locate(at)
    if (this.share > 0) return
    const window = this.windowAt(this.index)
    // A refusal shows that nothing is left, so the count is certain.
    if (window === null || !isFullAfterRefusal(this.capacity, window.sum, window.variance)) return
    window.sum = this.capacity
    window.variance = 0
  }

  private windowAt(index: number): Window | null {
    let window = this.latest
    while (window !== null && window.index > index) window = window.older
    return window !== null && window.index === index ? window : null
  }

  private add(index: number, units: number, variance: number): void {
    let newer: Window | null = null
    let window = this.latest
    while (window !== null && window.index > index) {
      newer = window
      window = window.older
    }
    if (window !== null && window.index === index) {
      window.sum += units
      window.variance += variance
      return
    }
    const opened: Window = { index, sum: units, variance, older: window }
    if (newer === null) this.latest = opened
    else newer.older = opened
  }

  private locate({ atMs, sdMs }: Moment): void {
    if (atMs === this.atMs && sdMs === this.sdMs) return
    const { windowMs } = this
    const exact = (atMs - this.phaseMs) / windowMs
    const index = Math.floor(exact)
    const sinceMs = (exact - index) * windowMs
    const isBehindEdge = sinceMs < windowMs - sinceMs
    const isSure = sinceMs > 3 * sdMs && windowMs - sinceMs > 3 * sdMs
    this.atMs = atMs
    this.sdMs = sdMs
    this.index = !isSure && isBehindEdge ? index - 1 : index
    this.share = isSure ? 0 : normalBelow((isBehindEdge ? sinceMs : sinceMs - windowMs) / sdMs)
  }
}

/** A window that opens at the first accepted request after the last window. */
export class FirstRequestWindow implements Meter {
  private readonly capacity: number
  private readonly windowMs: number
  private readonly quota: RemainingQuota = { units: 0, sd: 0 }
  private openMs = -Infinity
  private openSdMs = 0
  private sum = 0
  private countVariance = 0

  constructor(capacity: number, windowMs: number) {
    this.capacity = capacity
    this.windowMs = windowMs
  }

  remaining(at: Moment): RemainingQuota {
    const { quota, capacity, sum, countVariance } = this
    const share = this.shareOf(at)
    if (share > 0.999) return certain(quota, capacity, 0)
    if (share < 0.001) return certain(quota, capacity - sum, countVariance)
    blend(capacity - sum, capacity, share, quota)
    quota.sd = spreadOf(quota.sd, Math.sqrt(countVariance))
    return quota
  }

  take(at: Moment, units: number, variance: number): void {
    const share = this.shareOf(at)
    const left = this.capacity - this.sum
    if (!opensNew(share, units, left)) {
      this.sum += units
      this.countVariance += variance
      return
    }
    this.openMs = at.atMs
    this.openSdMs = at.sdMs
    this.sum = newSum(share, units, left)
    this.countVariance = newVariance(share, units) + variance
  }

  refuse(at: Moment): void {
    if (this.countVariance === 0 || this.shareOf(at) > 0.001) return
    if (!isFullAfterRefusal(this.capacity, this.sum, this.countVariance)) return
    this.sum = this.capacity
    this.countVariance = 0
  }

  private shareOf({ atMs, sdMs }: Moment): number {
    return this.openMs === -Infinity
      ? 1
      : chanceBelow(atMs - this.openMs - this.windowMs, sdMs, this.openSdMs)
  }
}
