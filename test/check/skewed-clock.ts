/** A clock that runs ahead by every pause instead of waiting, shared by a reference and the run that judges it. */
import type { Clock } from '../../conformance/transport/clock.ts'

/** See above. `nowMs` is what the reference goes by. */
export type SkewedClock = Clock & { readonly nowMs: () => number }

/** A clock that shows the machine's time as yet. */
export function skewedClock(): SkewedClock {
  let skewMs = 0
  return {
    skewMs: () => skewMs,
    // Never back, unlike Date.now; both count from the same moment.
    nowMs: () => performance.timeOrigin + performance.now() + skewMs,
    pause: (ms) => {
      skewMs += ms
      return new Promise((resolve) => setImmediate(resolve))
    },
  }
}
