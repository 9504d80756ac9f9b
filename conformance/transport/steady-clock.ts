/**
 * The clock by which exchanges are recorded: that of the machine when Assay started, and from then on without its corrections. A clock
 * that is set back during a run would put what came later before what came first.
 */

const startEpochMs = Date.now() - performance.now()

/** Returns the time, in whole milliseconds since 1970. It never goes back. */
export function steadyEpochMs(): number {
  return Math.floor(startEpochMs + performance.now())
}

/** A clock drifts by less than this in a run; beyond it, somebody has set it. */
const SET_MS = 2000

/** Returns how far the machine's clock has been set ahead (or back: below zero) since Assay started; 0 where nobody set it. */
export function clockShiftMs(): number {
  const shiftMs = Date.now() - steadyEpochMs()
  return Math.abs(shiftMs) < SET_MS ? 0 : shiftMs
}
