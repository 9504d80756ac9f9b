/** Readings from elsewhere than near what the plan believed: from ticks, from anywhere. Pure. */
import { COARSE_BUCKET, MODELS, FRACTIONAL_BUCKET, type Model, type Parameters } from '../model/family.ts'
import type { Trace } from '../likelihood/fit.ts'
import { longestOf, readingsOf, type Reading } from '../likelihood/posterior.ts'
import type { Guess } from '../likelihood/starts.ts'
import { searchAll } from './particle-filter.ts'
import { tickPoints } from './ticks.ts'
import { fractionalPoints } from './fractional-ticks.ts'

/**
 * All readings, whatever the plan believed; families that fall far behind are left out, the sooner the smaller `patience`,
 * which is 1 at most. Takes seconds.
 */
export function readAnywhere(trace: Trace, guess: Guess, patience = 1): readonly Reading[] {
  const longest = longestOf(trace)
  if (longest === null) return []
  const found = searchAll(MODELS, { ...trace, routes: [longest] }, guess, patience)
  const windows = [...found].flatMap(([{ family, anchor }, points]) =>
    family === 'fixed-window' && anchor === 'none' ? points.slice(0, 1) : [],
  )
  return MODELS.flatMap((model) => {
    const points = [
      ...(found.get(model) ?? []),
      ...(model.family === 'bucket-in-window' ? windows.flatMap(bucketsIn) : []),
    ]
    return readNear(model, trace, points)
  })
}

/** Readings as a coarse bucket, from grids of ticks that agree with the longest counter. */
export function readTicks(trace: Trace, guess: Guess): readonly Reading[] {
  const longest = longestOf(trace)
  return longest === null ? [] : readNear(COARSE_BUCKET, trace, tickPoints(longest, guess))
}

/** The same from ticks that bring no whole number. */
export function readFractionalTicks(trace: Trace, guess: Guess): readonly Reading[] {
  const longest = longestOf(trace)
  return longest === null ? [] : readNear(FRACTIONAL_BUCKET, trace, fractionalPoints(longest, guess))
}

/** The readings of a model from these points on; none without points. */
export function readNear(model: Model, trace: Trace, points: readonly Parameters[]): readonly Reading[] {
  return points.length === 0 ? [] : readingsOf(model, trace, () => points)
}

/**
 * The other families from where one with more parameters than three has its best: it may only have won because what
 * it contains was looked for in the wrong place.
 */
export function readAround(trace: Trace, { fit }: Reading): readonly Reading[] {
  const { model, parameters } = fit
  if (model.axes.length <= 3) return []
  const { inner, innerMs } = parameters
  const within = { ...parameters, capacity: inner, windowMs: innerMs }
  const points = model.family === 'bucket-in-window' ? [parameters, within] : [parameters]
  return MODELS.filter(({ family }) => family !== model.family).flatMap((other) =>
    readNear(other, trace, points),
  )
}

/** A bucket inside a window shows late in a trace: those that people configure are tried whatever the beginning says. */
function bucketsIn(window: Parameters): readonly Parameters[] {
  const { capacity, windowMs } = window
  return [1, 0.5].flatMap((size) =>
    [1, 0.7, 0.5, 0.35, 0.25].map((time) => ({
      ...window,
      inner: Math.max(1, Math.round(size * capacity)),
      innerMs: size * time * windowMs,
    })),
  )
}
