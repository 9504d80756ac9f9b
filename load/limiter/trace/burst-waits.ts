/** Determines whether the requests of bursts waited, in a service that takes different times for equal requests. Pure. */
import { roundTripMs } from './outcomes.ts'
import { quantile } from './quantile.ts'
import { aloneOf, spreadOfAlone } from './saturation.ts'
import { stagesOf } from './stage-answers.ts'
import type { Observation } from './trace.ts'
import { excessOf, isPaced, LARGEST_FACTOR } from './uneven-times.ts'

/** A burst that takes longer than requests alone by this many standard errors waited. A run has up to a hundred bursts. */
const CLEARLY_LONGER = 4
/** One time beyond the largest factor may be a stall. */
const MIN_LONG = 2
/** Fewer requests are no burst. */
const MIN_BURST = 5

/**
 * Returns whether requests may have waited. In the order of their answers, the answers of a burst look as if each had waited for the
 * one before, however uneven times cause that. So if the times are uneven, a burst has to take longer than requests alone.
 */
export function mayHaveWaited(observations: readonly Observation[]): boolean {
  if (spreadOfAlone(observations) === 0) return true
  const alone = new Set(aloneOf(observations))
  const usualMs = [...alone].map(roundTripMs)
  if (isPaced(usualMs)) return true
  const together = observations.filter(
    (one) => one.kind === 'chat' && one.outcome === 'accepted' && !alone.has(one),
  )
  const allMs = [...usualMs, ...together.map(roundTripMs)]
  const middleMs = quantile(usualMs, 0.5) ?? 0
  if (middleMs > LARGEST_FACTOR * (quantile(allMs, 0) ?? 0)) return true
  if (allMs.filter((ms) => ms > LARGEST_FACTOR * middleMs).length >= MIN_LONG) return true
  const bursts = [...stagesOf(together).values()].filter((burst) => burst.length >= MIN_BURST)
  return bursts.some((burst) => excessOf(burst.map(roundTripMs), usualMs) > CLEARLY_LONGER)
}
