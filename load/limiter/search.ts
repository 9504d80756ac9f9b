/** Searches each kind of limit for the sizes and times that explain the answers best, and how precisely these are known. Pure. */
import { AS_LIKELY, EXCLUDED } from './constants.ts'
import { isSameWindow } from './announced.ts'
import { windowOf, type CounterKind, type Times } from './behaviors.ts'
import { endsAsAnnounced } from './hints.ts'
import {
  bestOf,
  byScore,
  firstDifferent,
  gridOf,
  periodOf,
  PHASES,
  STARTS,
  STEP,
  usualWindows,
} from './search-grid.ts'
import type { Point, Points, SearchFor } from './search-grid.ts'
import { climb, coarsely, CONTRADICTED, pointsAt, scoreOf, variants, type Coarse } from './search-points.ts'

/** Returns the likely candidates, the best first: the best candidate of each kind, and nearby candidates that are almost as likely. */
export function searchPoints(from: SearchFor): Points {
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
    const { width, phase } = known ?? profile.price
    prices.set(one.kind, { width, phase })
    for (const point of profile.points)
      points.push({ ...point, plain: point.plain + phase, score: point.score + width + phase })
    top = Math.max(top, scoreOf(points))
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
  const valueAt = (times: Times): number => -coarsely(from, kind, times).misfit
  const climbed = firstDifferent(steps, startsOf(kind), isSameStart(kind)).map(({ times }) =>
    coarsely(from, kind, climb(from, kind, times, valueAt)),
  )
  // More coarse points would only take time.
  return [...climbed, ...firstDifferent(steps, 80, isSameStart(kind))].toSorted(byMisfit)
}

/** Finds the best candidates of a kind, with different windows, by hill climbing; none if all score far below `known`. */
function optimaOf(from: SearchFor, kind: CounterKind, coarse: readonly Coarse[], known: number): Points {
  const most = (coarse[0]?.contradicted ?? 0) + CONTRADICTED
  const points = coarse
    .filter(({ contradicted }) => contradicted <= most)
    .flatMap(({ times }) => pointsAt(from, kind, times, most))
  const top = Math.max(known, scoreOf(points))
  const starts = points.filter(({ score }) => score > top - 2 * EXCLUDED)
  const valueAt = (next: Times): number => scoreOf(pointsAt(from, kind, next, most))
  const climbed = bestOf(starts, startsOf(kind)).flatMap(({ times }) => {
    // The first step is small, because hill climbing by misfit has already improved the times.
    const best = climb(from, kind, times, valueAt, kind.times, 0.02)
    return bestOf(pointsAt(from, kind, best, most), 1)
  })
  return bestOf(climbed, 2 * startsOf(kind))
}

function byMisfit(one: Coarse, other: Coarse): number {
  return one.misfit - other.misfit
}

function startsOf({ times }: CounterKind): number {
  return times.includes('phaseMs') ? 2 * STARTS : STARTS
}

function isSameStart(kind: CounterKind): (one: Coarse, other: Coarse) => boolean {
  const period = periodOf(kind)
  return ({ times: one }, { times: other }) =>
    isSameWindow(one[period], other[period]) && Math.abs(one.phaseMs - other.phaseMs) < other[period] / PHASES
}

/** The minimum distance from the best time to another time to try: the difference of ln(time) or, for a phase, the share of the period. */
export const NEAREST = 0.0025
// The number of intervals between the points of a profile. More points would not improve the choice of the next requests.
const SAMPLES = 8

/** Penalties (0 or less) for candidates that fit only in a narrow range of windows or phases. Such a fit may be chance. */
type Price = { readonly width: number; readonly phase: number }
type Profile = { readonly points: Points; readonly price: Price }

/** Returns the profile likelihood of a kind: varies one time at a time and fits the others, down to {@link AS_LIKELY} below the best. */
function profileOf(from: SearchFor, best: Point): Profile {
  const { kind, times } = best
  const { windowsMs, suggestedMs } = from.hints
  const lastMs = from.trace.events.at(-1)?.atMs ?? 0
  const most = coarsely(from, kind, times).contradicted + CONTRADICTED
  const isInside = (found: Points): boolean => found.some(({ plain }) => plain > best.plain - AS_LIKELY)
  const points = [...pointsAt(from, kind, times)]
  let [width, phase] = [0, 0]
  for (const name of kind.times) {
    // Each value begins at the nearest one that fits, because the other times change with it.
    const reached = [{ by: 0, times }]
    const at = (by: number): Points => {
      const [near] = reached.toSorted((a, b) => Math.abs(a.by - by) - Math.abs(b.by - by))
      const starts = near === undefined ? [] : variants(kind, near.times, name, by - near.by, lastMs)
      const fitted = refitted(from, kind, name, starts, { most, isInside })
      if (fitted[0] !== undefined && isInside(fitted)) reached.push({ by, times: fitted[0].times })
      return fitted
    }
    const farthest = name === 'phaseMs' ? 0.5 : 5
    const low = -endOf((by) => isInside(at(-by)), farthest)
    const high = endOf((by) => isInside(at(by)), farthest)
    if (name === 'phaseMs') phase = priceOf(high - low, 0.3)
    if (name === 'windowMs') width = priceOf(high - low, 0.1)
    const isUsual = name === 'windowMs' && kind.growth === undefined
    const usual = isUsual ? usualWindows(from.hints).map((ms) => Math.log(ms / windowOf(best))) : []
    const count = high - low > NEAREST ? SAMPLES : 0
    const steps = Array.from({ length: count + 1 }, (_, step) => low + ((high - low) * step) / (count || 1))
    points.push(...[...usual.filter((by) => by > low && by < high), ...steps].flatMap(at))
  }
  if ([...windowsMs, ...suggestedMs].some((hint) => isSameWindow(hint, windowOf(best)))) width = 0
  if (endsAsAnnounced(times, from.hints)) phase = 0
  return { points, price: { width, phase } }
}

/** Returns the penalty of a range of fitting values: 0 from the width `free` on. A width is a log ratio, or a share of a period. */
function priceOf(width: number, free: number): number {
  return Math.log(Math.min(1, Math.max(width, 2 * NEAREST) / free))
}

/** Returns approximately the largest distance up to `farthest` at which `isInside` is true, by bisection. */
function endOf(isInside: (by: number) => boolean, farthest: number): number {
  let [inside, outside] = [0, NEAREST]
  while (outside < farthest && isInside(outside)) [inside, outside] = [outside, 2 * outside]
  if (outside >= farthest) return inside
  for (let halving = 0; halving < 5; halving += 1) {
    const middle = (inside + outside) / 2
    if (isInside(middle)) inside = middle
    else outside = middle
  }
  return inside
}

type Within = { readonly most: number; readonly isInside: (points: Points) => boolean }

/** Returns the best candidates with the times `starts`, with improved other times if these fit badly. */
function refitted(
  from: SearchFor,
  kind: CounterKind,
  name: keyof Times,
  starts: readonly Times[],
  { most, isInside }: Within,
): Points {
  const found = starts.map((times) => pointsAt(from, kind, times, most))
  const best = found.toSorted((one, other) => scoreOf(other) - scoreOf(one))[0] ?? []
  const start = best[0]?.times
  const others = kind.times.filter((other) => other !== name)
  // If the window were fitted to each phase, every phase would fit.
  if (name === 'phaseMs' || others.length === 0 || start === undefined || isInside(best)) return best
  const valueAt = (next: Times): number => scoreOf(pointsAt(from, kind, next, most))
  return pointsAt(from, kind, climb(from, kind, start, valueAt, others, STEP - 1, 0.01), most)
}
