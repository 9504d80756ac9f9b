/**
 * Searches each kind of limit for the sizes and times that explain the answers best. Tries a grid of times that the
 * answers suggest, and improves the best of these times. Then finds how precisely each time is known. Pure.
 */
import { AS_LIKELY, EXCLUDED } from './constants.ts'
import { isSameWindow } from './announced.ts'
import type { CounterKind, Times } from './behaviors.ts'
import {
  bestOf,
  byScore,
  firstDifferent,
  gridOf,
  periodOf,
  PHASES,
  STARTS,
  type Point,
  type SearchFor,
} from './search-grid.ts'
import { climb, coarsely, CONTRADICTED, pointsAt, scoreOf, type Coarse } from './search-points.ts'
import { lowered, profileOf, type Price } from './search-profile.ts'

/** Returns the likely candidates, the best first: the best candidate of each kind, and nearby candidates that are almost as likely. */
export function searchPoints(from: SearchFor): readonly Point[] {
  const optima: Point[] = []
  let fewest = Infinity
  for (const kind of from.kinds) {
    const coarse = coarseOf(from, kind, gridOf(from, kind, optima), fewest)
    const least = coarse[0]?.contradicted ?? Infinity
    if (least > fewest + CONTRADICTED) continue
    fewest = Math.min(fewest, least)
    optima.push(...optimaOf(from, kind, coarse, scoreOf(optima)))
  }
  const points: Point[] = []
  const prices = new Map<CounterKind, Price>()
  let top = -Infinity
  // The profile of an optimum only lowers its score, so the optima after an excluded one are excluded too.
  for (const one of optima.toSorted(byScore)) {
    if (one.score < top - EXCLUDED) break
    const known = prices.get(one.kind)
    const isNear = points.some(
      ({ kind, times }) => kind === one.kind && isSameWindow(times.windowMs, one.times.windowMs),
    )
    const profile = known !== undefined && isNear ? { points: [one], price: known } : profileOf(from, one)
    const price = known ?? profile.price
    prices.set(one.kind, price)
    points.push(...profile.points.map((point) => lowered(point, price)))
    top = Math.max(top, ...points.map(({ score }) => score))
  }
  // An announcement or a usual window alone excludes nothing that the answers allow.
  const fit = Math.max(...points.map(({ plain }) => plain))
  return points
    .filter(({ score, plain }) => score >= top - EXCLUDED || plain > fit - AS_LIKELY)
    .toSorted(byScore)
}

/** Scores the times in `grid`, and improves the best of them. Returns the scored and the improved times with misfits, best first. */
function coarseOf(
  from: SearchFor,
  kind: CounterKind,
  grid: readonly Times[],
  fewest: number,
): readonly Coarse[] {
  let least = fewest
  const steps = grid
    .map((times) => {
      const one = coarsely(from, kind, times, least + 2 * CONTRADICTED)
      least = Math.min(least, one.contradicted)
      return one
    })
    .toSorted(byMisfit)
  if (kind.delay !== undefined) return steps
  const climbed = firstDifferent(steps, startsOf(kind), isSameStart(kind)).map(({ times }) =>
    coarsely(
      from,
      kind,
      climb(from, kind, times, (next) => -coarsely(from, kind, next).misfit),
    ),
  )
  // More coarse points would only take time.
  return [...climbed, ...firstDifferent(steps, 80, isSameStart(kind))].toSorted(byMisfit)
}

function byMisfit(one: Coarse, other: Coarse): number {
  return one.misfit - other.misfit
}

/**
 * Finds the best candidates of a kind, by hill climbing from the best points. The candidates have different windows. Returns none if all
 * points score far below `known`, the best score of the kinds searched before.
 */
function optimaOf(
  from: SearchFor,
  kind: CounterKind,
  coarse: readonly Coarse[],
  known: number,
): readonly Point[] {
  const most = (coarse[0]?.contradicted ?? 0) + CONTRADICTED
  const points = coarse
    .filter(({ contradicted }) => contradicted <= most)
    .flatMap(({ times }) => pointsAt(from, kind, times, most))
  const top = Math.max(known, scoreOf(points))
  const starts = points.filter(({ score }) => score > top - 2 * EXCLUDED)
  const improved = (times: Times): readonly Point[] => {
    const valueAt = (next: Times): number => scoreOf(pointsAt(from, kind, next, most))
    // The first step is small, because hill climbing by misfit has already improved the times.
    const best = climb(from, kind, times, valueAt, kind.times, 0.02)
    return bestOf(pointsAt(from, kind, best, most), 1)
  }
  const climbed = bestOf(starts, startsOf(kind)).flatMap(({ times }) => improved(times))
  return bestOf(climbed, 2 * startsOf(kind))
}

function startsOf({ times }: CounterKind): number {
  return times.includes('phaseMs') ? 2 * STARTS : STARTS
}

function isSameStart(kind: CounterKind): (one: Coarse, other: Coarse) => boolean {
  const period = periodOf(kind)
  return ({ times: one }, { times: other }) =>
    isSameWindow(one[period], other[period]) && Math.abs(one.phaseMs - other.phaseMs) < other[period] / PHASES
}
