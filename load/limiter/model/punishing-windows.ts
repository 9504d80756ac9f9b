/** Fixed windows that punish: a refusal extends the window or starts a ban, or each request starts the window anew. */
import { chanceBelow, type Meter, type Moment, type RemainingQuota } from './meter.ts'
import { FirstRequestWindow } from './fixed-window.ts'
import { blend, certain, isFullAfterRefusal, newSum, newVariance, opensNew } from './window-edge.ts'

/**
 * A window that opens at the first request. Each refusal extends it to W after that refusal. If acceptances extend it
 * too, it is a counter that only W without any request resets.
 */
export class RenewedWindow implements Meter {
  private readonly capacity: number
  private readonly windowMs: number
  private readonly isRenewedByAcceptance: boolean
  private readonly quota: RemainingQuota = { units: 0, sd: 0 }
  private fromMs = -Infinity
  private fromSdMs = 0
  private sum = 0
  private countVariance = 0

  constructor(capacity: number, windowMs: number, isRenewedByAcceptance: boolean) {
    this.capacity = capacity
    this.windowMs = windowMs
    this.isRenewedByAcceptance = isRenewedByAcceptance
  }

  remaining(at: Moment): RemainingQuota {
    const { quota, capacity, sum } = this
    const share = this.shareAt(at)
    if (share > 0.999) return certain(quota, capacity, 0)
    if (share < 0.001) return certain(quota, capacity - sum, this.countVariance)
    blend(capacity - sum, capacity, share, quota)
    return quota
  }

  take(at: Moment, units: number, variance: number): void {
    const share = this.shareAt(at)
    const left = this.capacity - this.sum
    const isNew = opensNew(share, units, left)
    this.sum = isNew ? newSum(share, units, left) : this.sum + units
    this.countVariance = (isNew ? newVariance(share, units) : this.countVariance) + variance
    if (!isNew && !this.isRenewedByAcceptance) return
    this.fromMs = at.atMs
    this.fromSdMs = at.sdMs
  }

  refuse({ atMs, sdMs }: Moment): void {
    if (isFullAfterRefusal(this.capacity, this.sum, this.countVariance)) {
      this.sum = this.capacity
      this.countVariance = 0
    }
    this.fromMs = Math.max(this.fromMs, atMs)
    this.fromSdMs = sdMs
  }

  private shareAt({ atMs, sdMs }: Moment): number {
    return this.fromMs === -Infinity
      ? 1
      : chanceBelow(atMs - this.fromMs - this.windowMs, sdMs, this.fromSdMs)
  }
}

/**
 * A window from the first request. The refusal at its limit starts a ban of `banMs`. Each further ban is `growth` times
 * as long (1 for a fixed ban). Refusals during a ban change nothing. After a ban, the count is 0.
 */
export class BanningWindow implements Meter {
  private readonly capacity: number
  private readonly growth: number
  private readonly windowMs: number
  private inner: FirstRequestWindow
  private readonly quota: RemainingQuota = { units: 0, sd: 0 }
  private untilMs = -Infinity
  private sdOfBanMs = 0
  private nextBanMs: number

  constructor(capacity: number, windowMs: number, banMs: number, growth: number) {
    this.capacity = capacity
    this.growth = growth
    this.windowMs = windowMs
    this.inner = new FirstRequestWindow(capacity, windowMs)
    this.nextBanMs = banMs
  }

  remaining(at: Moment): RemainingQuota {
    const { quota, capacity } = this
    if (this.untilMs === -Infinity) return this.inner.remaining(at)
    const share = this.shareAt(at)
    if (share < 0.001) return certain(quota, 0, 0)
    if (share > 0.999) return certain(quota, capacity, 0)
    blend(0, capacity, share, quota)
    return quota
  }

  take(at: Moment, units: number, variance: number): void {
    if (this.shareAt(at) > 0.001) this.lift()
    this.inner.take(at, units, variance)
  }

  refuse(at: Moment): void {
    if (this.untilMs !== -Infinity && this.shareAt(at) < 0.999) return
    this.lift()
    // An unexpected refusal while quota is left does not start a ban.
    const { units, sd } = this.inner.remaining(at)
    if (units - 3 * sd > 1.2) return
    this.inner.refuse(at)
    this.untilMs = at.atMs + this.nextBanMs
    this.sdOfBanMs = at.sdMs
    this.nextBanMs *= this.growth
  }

  private shareAt({ atMs, sdMs }: Moment): number {
    return this.untilMs === -Infinity ? 1 : chanceBelow(atMs - this.untilMs, sdMs, this.sdOfBanMs)
  }

  private lift(): void {
    if (this.untilMs === -Infinity) return
    this.untilMs = -Infinity
    this.inner = new FirstRequestWindow(this.capacity, this.windowMs)
  }
}
