/** Predicts the free units of a limit at later times, under each likely candidate. Pure. */
import type { Component, Explanation } from './explain-answers.ts'
import { replay, traceOf } from './likelihood.ts'
import { isSameWindow } from './announced.ts'
import { windowIn } from './limit-priors.ts'
import { firstDifferent, type Point } from './search.ts'

/** A likely candidate with its share; `freeAt` returns the free units under it at a time. */
export type Prediction = {
  readonly point: Point
  readonly share: number
  readonly freeAt: (atMs: number) => number
}

// The maximum number of candidates. More would not change which time distinguishes them best.
const MOST_POINTS = 80

/** Returns the distinct candidates of a limit with their shares. */
export function predictions(
  { own }: Explanation,
  { counting, points, best }: Component,
): readonly Prediction[] {
  const different = firstDifferent(points, MOST_POINTS, isSamePoint)
  const trace = traceOf(own, counting)
  const weights = different.map(({ score }) => Math.exp(score - best.score))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return different.map((point, index) => {
    const [counter] = replay(trace, point.kind, point.times, 1).counters
    return {
      point,
      share: (weights[index] ?? 0) / sum,
      freeAt: (atMs) => Math.max(0, point.size - (counter?.used(atMs) ?? 0)),
    }
  })
}

function isSamePoint(one: Point, other: Point): boolean {
  return (
    one.kind === other.kind &&
    one.size === other.size &&
    isSameWindow(one.times.windowMs, other.times.windowMs) &&
    isSameWindow(one.times.extraMs, other.times.extraMs) &&
    Math.abs(one.times.phaseMs - other.times.phaseMs) < one.times.windowMs / 24
  )
}

/** Returns the window of a candidate; for a bucket the time in which all of it refills. */
export function windowOf({ kind, times, size }: Point): number {
  return windowIn(kind, times, size)
}

// Bans that grow last many windows.
const LONGEST = 50
/** Candidates with at least this share affect waits and settings. A named behavior leaves at most this share to all others. */
export const LIKELY = 0.02

/** Returns the first time from `fromMs` on at which all limits have this share of their quota free, under all likely candidates. */
export function allFreeMs(explanation: Explanation, fromMs: number, wanted = 0.97): number {
  const bests = explanation.components
    .filter(({ counting }) => counting.unit !== 'in-flight')
    .flatMap((component) => predictions(explanation, component).filter(({ share }) => share > LIKELY))
  const longest = Math.max(0, ...bests.map(({ point }) => Math.max(windowOf(point), point.times.extraMs)))
  for (
    let waitMs = 0;
    waitMs <= LONGEST * longest;
    waitMs = Math.max(waitMs * 1.05, waitMs + 0.02 * longest)
  ) {
    const atMs = fromMs + waitMs
    const isFree = bests.every(({ point, freeAt }) => {
      // A queue of delays must be idle for some time, or fewer requests wait than may.
      const idleMs = point.kind.delay === undefined ? 0 : windowOf(point)
      return freeAt(atMs - idleMs) > wanted * point.size
    })
    if (isFree) return atMs + 0.03 * longest
  }
  return fromMs + 1.5 * longest
}
