/** Searches the fits of all families that are worth comparing: near the estimates of the plan, and everywhere unless those are certain. Pure. */
import { FRACTIONAL_BUCKET } from '../model/family.ts'
import { SLIDING_COUNTERS } from '../model/family-groups.ts'
import { eventsIn, type Trace } from '../likelihood/fit.ts'
import { containedIn, explains, isBeyondDoubt, isPerfect, isSound } from '../likelihood/fitness.ts'
import { fitAnywhere, fitAround, fitTicks, fitFractionalTicks } from './global-search.ts'
import { fitGrids, fitFractionalGrids } from './grid-fits.ts'
import { fitFamilies, type FamilyFit } from '../likelihood/posterior.ts'
import type { Guess } from '../likelihood/starts.ts'

/** Several windows explain the trace of a counter with such a small capacity, so all of them are searched. */
const SMALL_CAPACITY = 4

/** The factors up to which windows and ticks are scanned: if several may explain a trace, if none does, and for ticks. */
const SMALL_CAPACITY_FACTOR = 2.2
const WINDOW_FACTOR = 1.6
const TICK_FACTOR = 1.3

/**
 * Fits all families near the estimates of the plan. These may be wrong, and another family may fit better elsewhere. So
 * unless the result is beyond doubt, all families are searched everywhere.
 */
export function search(trace: Trace, guess: Guess): readonly FamilyFit[] {
  const events = eventsIn(trace)
  const first = soundOf(fitFamilies(trace, guess))
  const near = mayHaveTicks(bestOf(first), events) ? soundOf([...first, ...ticksOf(trace, guess)]) : first
  const best = bestOf(near)
  const isExplained = best !== null && explains(best, events)
  const isAmbiguous =
    best !== null && best.fit.parameters.capacity <= SMALL_CAPACITY && SLIDING_COUNTERS.includes(best.family)
  // The plan may have led to the general family only, because its estimates were far from the special one.
  if (isExplained && !isAmbiguous && isBeyondDoubt(best, near))
    return soundOf([...near, ...fitAround(trace, best, containedIn(best.family))])
  const closer = isExplained ? alternativesTo(trace, best) : []
  const anywhere = fitAnywhere(trace, guess, isExplained ? REDUCED_BUDGET : 1)
  const found = soundOf([...near, ...closer, ...anywhere])
  const top = bestOf(found)
  if (top === null || explains(top, events)) return found
  const fractional = top.fit.model === FRACTIONAL_BUCKET ? fitFractionalGrids(trace, top, TICK_FACTOR) : []
  return soundOf([...found, ...fitGrids(trace, found, WINDOW_FACTOR), ...fractional])
}

/** Returns alternatives to the best fit, which explains the trace: simpler families, other windows of a small capacity, other ticks. */
function alternativesTo(trace: Trace, best: FamilyFit): readonly FamilyFit[] {
  const isCounter = SLIDING_COUNTERS.includes(best.family)
  const isSmall = best.fit.parameters.capacity <= SMALL_CAPACITY
  const isFractional = best.fit.model === FRACTIONAL_BUCKET
  const isDoubtful = !isPerfect(best)
  return [
    ...fitAround(trace, best),
    ...(isSmall && isCounter ? fitGrids(trace, [best], SMALL_CAPACITY_FACTOR) : []),
    ...(isSmall && !isCounter && isDoubtful
      ? fitGrids(trace, [best], SMALL_CAPACITY_FACTOR, SLIDING_COUNTERS)
      : []),
    ...(isFractional && isDoubtful ? fitFractionalGrids(trace, best, TICK_FACTOR) : []),
  ]
}

/** A refill up to this size is easily mistaken for a fractional one. */
const SMALL_REFILL = 4

/** Fits interval refill, and fractional refill unless a whole refill explains the trace and is too large to be mistaken. */
function ticksOf(trace: Trace, guess: Guess): readonly FamilyFit[] {
  const whole = fitTicks(trace, guess)
  const isWhole = whole.some(
    (familyFit) => familyFit.fit.parameters.inner > SMALL_REFILL && explains(familyFit, eventsIn(trace)),
  )
  return isWhole ? whole : [...whole, ...fitFractionalTicks(trace, guess)]
}

/** Returns whether a search for ticks can help: only their ticks find such buckets, and the first one may be one of several. */
function mayHaveTicks(best: FamilyFit | null, events: number): boolean {
  return best === null || best.family === 'coarse-bucket' || !explains(best, events)
}

/** The budget of the global search if the trace is explained: then only families near the best one matter. */
const REDUCED_BUDGET = 0.25

/** Returns the meaningful fits, or all if none is meaningful. */
function soundOf(familyFits: readonly FamilyFit[]): readonly FamilyFit[] {
  const some = familyFits.filter((familyFit) => isSound(familyFit))
  return some.length === 0 ? familyFits : some
}

function bestOf(familyFits: readonly FamilyFit[]): FamilyFit | null {
  return familyFits.reduce<FamilyFit | null>(
    (top, familyFit) => (familyFit.evidence > (top?.evidence ?? -Infinity) ? familyFit : top),
    null,
  )
}
