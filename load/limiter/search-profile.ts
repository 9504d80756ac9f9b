/** Finds how precisely each time parameter of a candidate is known: the range of values with almost the maximum likelihood. Pure. */
import { AS_LIKELY } from './constants.ts'
import { isSameWindow } from './announced.ts'
import { windowOf, type CounterKind, type Times } from './behaviors.ts'
import type { Hints } from './hints.ts'
import { endsAsAnnounced } from './limit-priors.ts'
import { STEP, usualWindows, type Point, type SearchFor } from './search-grid.ts'
import { climb, coarsely, CONTRADICTED, pointsAt, scoreOf, variants } from './search-points.ts'

/** The minimum distance from the best time to another time to try: the difference of ln(time) or, for a phase, the share of the period. */
export const NEAREST = 0.0025
// The number of intervals between the points of a profile. More points would not improve the choice of the next requests.
const SAMPLES = 8

/**
 * Returns the candidates near the best candidate of a kind (a profile likelihood), and the penalties of {@link Price}. Varies one time
 * parameter at a time and fits the others. Stops where the log-likelihood has fallen by {@link AS_LIKELY}.
 */
export function profileOf(
  from: SearchFor,
  best: Point,
): { readonly points: readonly Point[]; readonly price: Price } {
  const { kind, times } = best
  const lastMs = from.trace.events.at(-1)?.atMs ?? 0
  const most = coarsely(from, kind, times).contradicted + CONTRADICTED
  const isInside = (found: readonly Point[]): boolean =>
    found.some(({ plain }) => plain > best.plain - AS_LIKELY)
  const points = [...pointsAt(from, kind, times)]
  let [width, phase] = [0, 0]
  for (const name of kind.times) {
    // Each value begins at the nearest one that fits, because the other times change with it.
    const reached = [{ by: 0, times }]
    const at = (by: number): readonly Point[] => {
      const near = reached.reduce((one, other) =>
        Math.abs(other.by - by) < Math.abs(one.by - by) ? other : one,
      )
      const starts = variants(kind, near.times, name, by - near.by, lastMs)
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
    const among = isUsual ? usualBeside(from.hints, best, low, high) : []
    const count = high - low > NEAREST ? SAMPLES : 0
    for (let index = 0; index <= count; index += 1)
      among.push(low + ((high - low) * index) / Math.max(1, count))
    points.push(...among.flatMap(at))
  }
  const windowMs = windowOf(best)
  const { windowsMs, suggestedMs } = from.hints
  if ([...windowsMs, ...suggestedMs].some((hint) => isSameWindow(hint, windowMs))) width = 0
  if (endsAsAnnounced(times, from.hints)) phase = 0
  return { points, price: { width, phase } }
}

/** Penalties (0 or less) for candidates that fit only in a narrow range of windows or phases. Such a fit may be chance. */
export type Price = { readonly width: number; readonly phase: number }

/** Returns `point` with scores lowered by the penalties for a narrow range of fitting windows (`width`) or phases (`phase`). */
export function lowered(point: Point, { width, phase }: Price): Point {
  return { ...point, plain: point.plain + phase, score: point.score + width + phase }
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

/** Returns the log ratio of each usual window to the candidate's window, if it lies between `low` and `high` (exclusive). */
function usualBeside(hints: Hints, point: Point, low: number, high: number): number[] {
  const windowMs = windowOf(point)
  return usualWindows(hints)
    .map((usual) => Math.log(usual / windowMs))
    .filter((by) => by > low && by < high)
}

/**
 * Returns the candidates with the best times in `starts`. If these fit badly and `name` is not a phase, improves the time parameters other
 * than `name`, and returns the candidates with the improved ones.
 */
function refitted(
  from: SearchFor,
  kind: CounterKind,
  name: keyof Times,
  starts: readonly Times[],
  { most, isInside }: { readonly most: number; readonly isInside: (points: readonly Point[]) => boolean },
): readonly Point[] {
  const found = starts.map((times) => pointsAt(from, kind, times, most))
  const best = found.toSorted((one, other) => scoreOf(other) - scoreOf(one))[0] ?? []
  const start = best[0]?.times
  const others = kind.times.filter((other) => other !== name)
  // If the window were fitted to each phase, every phase would fit.
  if (name === 'phaseMs' || others.length === 0 || start === undefined || isInside(best)) return best
  const valueAt = (next: Times): number => scoreOf(pointsAt(from, kind, next, most))
  const times = climb(from, kind, start, valueAt, others, STEP - 1, 0.01)
  return pointsAt(from, kind, times, most)
}
