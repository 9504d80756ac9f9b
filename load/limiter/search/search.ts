/** All readings of a trace that are worth comparing: near what the plan believed, and anywhere unless that settles it. Pure. */
import { FRACTIONAL_BUCKET } from '../model/family.ts'
import { SLIDING_COUNTERS } from '../model/family-groups.ts'
import { eventsIn, type Trace } from '../likelihood/fit.ts'
import { explains, isBeyondDoubt, isPerfect, isSound } from '../likelihood/fitness.ts'
import { readAnywhere, readAround, readTicks, readFractionalTicks } from './global-search.ts'
import { readGrids, readFractionalGrids } from './grid-readings.ts'
import { readTrace, type Reading } from '../likelihood/posterior.ts'
import type { Guess } from '../likelihood/starts.ts'

/** A counter of so few shows the same with several windows: all of them are looked for. */
const FEW = 4

/** Up to how many times as long, or as short, windows are tried one by one: where several may explain a trace, or none does. */
const ANY_WINDOW = 2.2
const NEARBY = 1.6
const NEAR_TICKS = 1.3

/**
 * The plan may have been mistaken about the time scale, and what explains a trace there may not be what explains it
 * best: unless it is beyond doubt every family is looked for everywhere.
 */
export function search(trace: Trace, guess: Guess): readonly Reading[] {
  const events = eventsIn(trace)
  const first = soundOf(readTrace(trace, guess))
  const near = mayHaveTicks(bestOf(first), events) ? soundOf([...first, ...ticksOf(trace, guess)]) : first
  const best = bestOf(near)
  const isExplained = best !== null && explains(best, events)
  const isAmbiguous =
    best !== null && best.fit.parameters.capacity <= FEW && SLIDING_COUNTERS.includes(best.family)
  if (isExplained && !isAmbiguous && isBeyondDoubt(best, near)) return near
  const closer = isExplained ? lookCloser(trace, best) : []
  const anywhere = readAnywhere(trace, guess, isExplained ? HURRIED : 1)
  const found = soundOf([...near, ...closer, ...anywhere])
  const top = bestOf(found)
  if (top === null || explains(top, events)) return found
  const uneven = top.fit.model === FRACTIONAL_BUCKET ? readFractionalGrids(trace, top, NEAR_TICKS) : []
  return soundOf([...found, ...readGrids(trace, found, NEARBY), ...uneven])
}

/** Returns further explanations of the trace that the best reading explains: simpler families, other windows of few, other ticks. */
function lookCloser(trace: Trace, best: Reading): readonly Reading[] {
  const isCounter = SLIDING_COUNTERS.includes(best.family)
  const isFew = best.fit.parameters.capacity <= FEW
  const isFractional = best.fit.model === FRACTIONAL_BUCKET
  const isDoubtful = !isPerfect(best)
  return [
    ...readAround(trace, best),
    ...(isFew && isCounter ? readGrids(trace, [best], ANY_WINDOW) : []),
    ...(isFew && !isCounter && isDoubtful ? readGrids(trace, [best], ANY_WINDOW, SLIDING_COUNTERS) : []),
    ...(isFractional && isDoubtful ? readFractionalGrids(trace, best, NEAR_TICKS) : []),
  ]
}

/** Units per tick up to which a fraction of one makes little difference. */
const FEW_PER_TICK = 4

/** Refills that are whole, and others unless whole ones explain the trace and are too large to be mistaken. */
function ticksOf(trace: Trace, guess: Guess): readonly Reading[] {
  const even = readTicks(trace, guess)
  const isEven = even.some(
    (reading) => reading.fit.parameters.inner > FEW_PER_TICK && explains(reading, eventsIn(trace)),
  )
  return isEven ? even : [...even, ...readFractionalTicks(trace, guess)]
}

/** Refills that come at ticks are found by their ticks only; those found nearby may be some of several that explain as much. */
function mayHaveTicks(best: Reading | null, events: number): boolean {
  return best === null || best.family === 'coarse-bucket' || !explains(best, events)
}

/** With an explanation at hand only what comes close to it is of interest. */
const HURRIED = 0.25

/** Without those that mean nothing, unless none does. */
function soundOf(readings: readonly Reading[]): readonly Reading[] {
  const some = readings.filter((reading) => isSound(reading))
  return some.length === 0 ? readings : some
}

function bestOf(readings: readonly Reading[]): Reading | null {
  return readings.reduce<Reading | null>(
    (top, reading) => (reading.evidence > (top?.evidence ?? -Infinity) ? reading : top),
    null,
  )
}
