/** A limit on what is answered at the same moment. */
import { unmoved, type Limiter } from './limiter.ts'

/** At most `n` at once. A charge lasts until it is given back, and that time cannot be predicted. */
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
