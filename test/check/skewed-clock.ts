/** Creates a clock that jumps ahead instead of waiting. The reference implementation and the run that judges it share one clock. */
import type { Clock } from '../../conformance/transport/clock.ts'

/** A clock that skips pauses. `nowMs` returns its time, for the reference. */
export type SkewedClock = Clock & { readonly nowMs: () => number }

/** Returns a clock that starts at the real time. A pause sets the clock forward by its length instead of waiting. */
export function skewedClock(): SkewedClock {
  let skewMs = 0
  return {
    skewMs: () => skewMs,
    // Unlike Date.now, this time never goes back. Both count from the same moment.
    nowMs: () => performance.timeOrigin + performance.now() + skewMs,
    pause: (ms) => {
      skewMs += ms
      return new Promise((resolve) => setImmediate(resolve))
    },
  }
}
