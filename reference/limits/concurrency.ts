/** A limit on the number of requests in flight. */
import { unmoved, type Limiter } from './limiter.ts'

/** Allows at most `n` requests at once. A charge lasts until it is returned, and that time cannot be predicted. */
export function concurrencyCap(n: number): Limiter {
  let active = 0
  return {
    waitMs: (_, cost) => (active + cost <= n ? 0 : null),
    charge(_, cost) {
      active += cost
    },
    giveBack(_, cost) {
      active = Math.max(0, active - cost)
    },
    refused: unmoved,
    standing() {
      const backMs = active === 0 ? 0 : null
      return { remaining: Math.max(0, n - active), nextMs: backMs, fullMs: backMs }
    },
  }
}
