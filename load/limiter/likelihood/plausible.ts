/** Selects the readings of a trace that may be true. Pure. */
import { eventsIn, type Trace } from './fit.ts'
import { explains } from './fitness.ts'
import type { Reading } from './posterior.ts'

/** Nats behind the best of all readings at which one that explains the trace is none: then something is amiss with both. */
const FAR_BEHIND = 20

/** Readings that may be true, and `isPoor` where none of them is good enough to be. */
export type Plausible = { readonly plausible: readonly Reading[]; readonly isPoor: boolean }

/** Readings that explain a trace; all of them, and `isPoor`, when none does, or none that comes near the best. */
export function plausibleOf(readings: readonly Reading[], trace: Trace): Plausible {
  const explaining = readings.filter((reading) => explains(reading, eventsIn(trace)))
  // Fewer parameters are not an excuse: what does not explain the trace is out where something does.
  const isPoor = topOf(explaining) < topOf(readings) - FAR_BEHIND || explaining.length === 0
  return { plausible: isPoor ? readings : explaining, isPoor }
}

/** The evidence of the best of some readings. */
export function topOf(readings: readonly Reading[]): number {
  return readings.reduce((top, { evidence }) => Math.max(top, evidence), -Infinity)
}
