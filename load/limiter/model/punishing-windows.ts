/** Fixed windows that punish: a refusal lengthens the wait, bans for a time, or every hit starts the clock afresh. */
import { chanceBelow, type Meter, type Moment, type Room } from './meter.ts'
import { FirstRequestWindow } from './fixed-window.ts'
import { blend, certain, isFullAfterRefusal, newSum, newVariance, opensNew } from './window-edge.ts'

/**
 * A window that opens at the first request and that each refusal makes last another W from then; or, when acceptances
 * renew it too, a counter that is forgotten only after W without any request.
 */
export class RenewedWindow implements Meter {
  private readonly capacity: number
  private readonly windowMs: number
  private readonly isRenewedByAcceptance: boolean
  private readonly answer: Room = { units: 0, sd: 0 }
  private fromMs = -Infinity
  private fromSdMs = 0
  private sum = 0
  private doubt = 0

  constructor(capacity: number, windowMs: number, isRenewedByAcceptance: boolean) {
    this.capacity = capacity
    this.windowMs = windowMs
    this.isRenewedByAcceptance = isRenewedByAcceptance
  }

  room(at: Moment): Room {
    const { answer, capacity, sum } = this
    const share = this.shareAt(at)
    if (share > 0.999) return certain(answer, capacity, 0)
    if (share < 0.001) return certain(answer, capacity - sum, this.doubt)
    blend(capacity - sum, capacity, share, answer)
    return answer
  }

  take(at: Moment, units: number, variance: number): void {
    const share = this.shareAt(at)
    const left = this.capacity - this.sum
    const isNew = opensNew(share, units, left)
    this.sum = isNew ? newSum(share, units, left) : this.sum + units
    this.doubt = (isNew ? newVariance(share, units) : this.doubt) + variance
    if (!isNew && !this.isRenewedByAcceptance) return
    this.fromMs = at.atMs
    this.fromSdMs = at.sdMs
  }

  refuse({ atMs, sdMs }: Moment): void {
    if (isFullAfterRefusal(this.capacity, this.sum, this.doubt)) {
      this.sum = this.capacity
      this.doubt = 0
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
 * A window from the first request; the refusal at its limit bans for `banMs`, each further ban `growth` times as long
 * (1 for a fixed ban). Refusals during a ban change nothing. After a ban the count starts afresh.
 */
export class BanningWindow implements Meter {
  private readonly capacity: number
  private readonly growth: number
  private readonly windowMs: number
  private inner: FirstRequestWindow
  private readonly answer: Room = { units: 0, sd: 0 }
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

  room(at: Moment): Room {
    const { answer, capacity } = this
    if (this.untilMs === -Infinity) return this.inner.room(at)
    const share = this.shareAt(at)
    if (share < 0.001) return certain(answer, 0, 0)
    if (share > 0.999) return certain(answer, capacity, 0)
    blend(0, capacity, share, answer)
    return answer
  }

  take(at: Moment, units: number, variance: number): void {
    if (this.shareAt(at) > 0.001) this.lift()
    this.inner.take(at, units, variance)
  }

  refuse(at: Moment): void {
    if (this.untilMs !== -Infinity && this.shareAt(at) < 0.999) return
    this.lift()
    // An unexpected refusal with room to spare is not an offense.
    const { units, sd } = this.inner.room(at)
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
