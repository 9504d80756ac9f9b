/** Fits families from other points than the estimates of the plan: from ticks, and from anywhere. Pure. */
import {
  COARSE_BUCKET,
  MODELS,
  FRACTIONAL_BUCKET,
  type FamilyName,
  type Model,
  type Parameters,
} from '../model/family.ts'
import type { Trace } from '../likelihood/fit.ts'
import { longestOf, fitModel, type FamilyFit } from '../likelihood/posterior.ts'
import type { Guess } from '../likelihood/starts.ts'
import { searchAll } from './particle-filter.ts'
import { tickPoints } from './ticks.ts'
import { fractionalPoints } from './fractional-ticks.ts'

/**
 * Fits all families, independently of the estimates of the plan. Families that fall far behind are left out, earlier with
 * a smaller `budget`, which is 1 at most. Takes seconds.
 */
export function fitAnywhere(trace: Trace, guess: Guess, budget = 1): readonly FamilyFit[] {
  const longest = longestOf(trace)
  if (longest === null) return []
  const found = searchAll(MODELS, { ...trace, counters: [longest] }, guess, budget)
  const windows = [...found].flatMap(([{ family, anchor }, points]) =>
    family === 'fixed-window' && anchor === 'none' ? points.slice(0, 1) : [],
  )
  return MODELS.flatMap((model) => {
    const points = [
      ...(found.get(model) ?? []),
      ...(model.family === 'bucket-in-window' ? windows.flatMap(bucketsIn) : []),
    ]
    return fitNear(model, trace, points)
  })
}

/** Fits a coarse bucket, from grids of ticks that agree with the longest counter. */
export function fitTicks(trace: Trace, guess: Guess): readonly FamilyFit[] {
  const longest = longestOf(trace)
  return longest === null ? [] : fitNear(COARSE_BUCKET, trace, tickPoints(longest, guess))
}

/** Fits a coarse bucket with fractional refill, from such grids. */
export function fitFractionalTicks(trace: Trace, guess: Guess): readonly FamilyFit[] {
  const longest = longestOf(trace)
  return longest === null ? [] : fitNear(FRACTIONAL_BUCKET, trace, fractionalPoints(longest, guess))
}

/** Fits a model from these points; returns nothing without points. */
export function fitNear(model: Model, trace: Trace, points: readonly Parameters[]): readonly FamilyFit[] {
  return points.length === 0 ? [] : fitModel(model, trace, () => points)
}

/**
 * Fits the other families, or those of them in `families`, from the parameters of a fit with more than three of them. It may have won
 * only because the search for a family that it contains started at wrong points.
 */
export function fitAround(
  trace: Trace,
  { fit }: FamilyFit,
  families?: readonly FamilyName[],
): readonly FamilyFit[] {
  const { model, parameters } = fit
  if (model.axes.length <= 3) return []
  const { inner, innerMs } = parameters
  const within = { ...parameters, capacity: inner, windowMs: innerMs }
  const points = model.family === 'bucket-in-window' ? [parameters, within] : [parameters]
  const others = MODELS.filter(
    ({ family }) => family !== model.family && (families?.includes(family) ?? true),
  )
  return others.flatMap((other) => fitNear(other, trace, points))
}

/** Returns usual buckets inside a window. They are tried for every trace, because such a bucket shows only late in a trace. */
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
