/** Fixed windows that punish: a refusal lengthens the wait, bans for a time, or every hit starts the clock afresh. */
import { normalBelow, spreadOf, type Meter } from '../meter.ts'
import { blend, firstRequestWindow, newCount, opensNew, settledAt } from './fixed-window.ts'

/** The window opens at the first request; each refusal makes it last another W from then. */
export function extendingWindow(capacity: number, windowMs: number): Meter {
  return renewedWindow(capacity, windowMs, false)
}

/** A counter that is forgotten only after W without any request, accepted or refused. */
export function idleResetCounter(capacity: number, windowMs: number): Meter {
  return renewedWindow(capacity, windowMs, true)
}

function renewedWindow(capacity: number, windowMs: number, isRenewedByAcceptance: boolean): Meter {
  let fromMs = -Infinity
  let fromSdMs = 0
  let sum = 0
  let doubt = 0
  const shareAt = (atMs: number, sdMs: number): number =>
    fromMs === -Infinity ? 1 : normalBelow((atMs - fromMs - windowMs) / spreadOf(sdMs, fromSdMs))
  return {
    room: (atMs, sdMs) => {
      const share = shareAt(atMs, sdMs)
      if (share > 0.999) return { units: capacity + 0.5, sd: 0.1 }
      if (share < 0.001) return { units: capacity - sum + 0.5, sd: 0.1 + Math.sqrt(doubt) }
      return blend(capacity - sum, capacity, share)
    },
    take: (atMs, sdMs, units, variance = 0) => {
      const share = shareAt(atMs, sdMs)
      const isNew = opensNew(share, units, capacity - sum)
      const count = isNew ? newCount(share, units, capacity - sum) : { sum: sum + units, variance: doubt }
      if (isNew || isRenewedByAcceptance) {
        fromMs = atMs
        fromSdMs = sdMs
      }
      sum = count.sum
      doubt = count.variance + variance
    },
    refuse: (atMs, sdMs) => {
      const settled = settledAt(capacity, { sum, variance: doubt })
      sum = settled.sum
      doubt = settled.variance
      fromMs = Math.max(fromMs, atMs)
      fromSdMs = sdMs
    },
  }
}

/**
 * A window from the first request; the refusal at its limit bans for `banMs`, each further ban `growth` times as long
 * (1 for a fixed ban). Refusals during a ban change nothing. After a ban the count starts afresh.
 */
export function banningWindow(capacity: number, windowMs: number, banMs: number, growth: number): Meter {
  let inner = firstRequestWindow(capacity, windowMs)
  let untilMs = -Infinity
  let sdOfBanMs = 0
  let nextBanMs = banMs
  const shareAt = (atMs: number, sdMs: number): number =>
    untilMs === -Infinity ? 1 : normalBelow((atMs - untilMs) / spreadOf(sdMs, sdOfBanMs))
  const lift = (): void => {
    if (untilMs === -Infinity) return
    untilMs = -Infinity
    inner = firstRequestWindow(capacity, windowMs)
  }
  return {
    room: (atMs, sdMs) => {
      const share = shareAt(atMs, sdMs)
      if (share < 0.001) return { units: 0.5, sd: 0.1 }
      if (untilMs === -Infinity) return inner.room(atMs, sdMs)
      return share > 0.999 ? { units: capacity + 0.5, sd: 0.1 } : blend(0, capacity, share)
    },
    take: (atMs, sdMs, units, variance) => {
      if (shareAt(atMs, sdMs) > 0.001) lift()
      inner.take(atMs, sdMs, units, variance)
    },
    refuse: (atMs, sdMs, count) => {
      if (untilMs !== -Infinity && shareAt(atMs, sdMs) < 0.999) return
      lift()
      // A stray refusal with room to spare is no offence.
      const { units, sd } = inner.room(atMs, sdMs)
      if (units - 3 * sd > 1.2) return
      inner.refuse(atMs, sdMs, count)
      untilMs = atMs + nextBanMs
      sdOfBanMs = sdMs
      nextBanMs *= growth
    },
  }
}
