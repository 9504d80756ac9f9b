/** Selects the families that may explain a trace. Pure. */
import { eventsIn, type Trace } from './fit.ts'
import { explains } from './fitness.ts'
import type { FamilyFit } from './posterior.ts'

/** An explaining family this many nats behind the best one is no answer: then neither fits well. */
const FAR_BEHIND = 20

/** The families that may be true. With `isPoor`, none of them fits well enough. */
export type Plausible = { readonly plausible: readonly FamilyFit[]; readonly isPoor: boolean }

/** Returns the fits that explain a trace. If none does, or none that comes near the best, returns all of them and `isPoor`. */
export function plausibleOf(familyFits: readonly FamilyFit[], trace: Trace): Plausible {
  const explaining = familyFits.filter((familyFit) => explains(familyFit, eventsIn(trace)))
  // A family that does not explain the trace is excluded if another one does, even if it has fewer parameters.
  const isPoor = topOf(explaining) < topOf(familyFits) - FAR_BEHIND || explaining.length === 0
  return { plausible: isPoor ? familyFits : explaining, isPoor }
}

/** Returns the highest evidence, -Infinity for an empty list. */
export function topOf(familyFits: readonly FamilyFit[]): number {
  return familyFits.reduce((top, { evidence }) => Math.max(top, evidence), -Infinity)
}
