/**
 * Searches each kind of limit for the sizes and times that explain the answers best. It tries a grid of times
 * from the answers, and improves the best ones. Then it finds how precisely each time is known. Pure.
 */
import { isSameWindow } from './announced.ts'
import type { CounterKind, Times } from './behaviors.ts'
import type { Hints } from './hints.ts'
import {
  AS_LIKELY,
  delayLikelihood,
  EXCLUDED,
  fitSizes,
  keepsPromises,
  misfitOf,
  MOMENTS,
  plausibleSizes,
  replay,
  type Charging,
  type Usage,
} from './likelihood.ts'
import { endsAsAnnounced, priorOf, windowIn } from './limit-priors.ts'
import { TIMER_MS } from './limit-trace.ts'
import {
  bestOf,
  byScore,
  firstDifferent,
  gridOf,
  periodOf,
  PHASES,
  phasesOf,
  STARTS,
  type Point,
  type SearchFor,
  usualWindows,
} from './search-grid.ts'
import { spanOf, STEP, toleranceOf } from './search-periods.ts'

// The maximum number of answers that a point may contradict more than the best point. Each of them costs 5 nats.
const CONTRADICTED = 4
// The maximum number of coarse points of one kind of limiter that the fine search starts from.
const MOST_FINE = 80

/** Returns the likely candidates, best first: the best of each kind, and almost equally likely ones near the best. */
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
    const profile = known === undefined ? profileOf(from, one) : { points: [one], price: known }
    prices.set(one.kind, profile.price)
    points.push(...profile.points.map((point) => lowered(point, profile.price)))
    top = Math.max(top, ...points.map(({ score }) => score))
  }
  // An announcement or a usual window alone excludes nothing that the answers allow.
  const fit = Math.max(...points.map(({ plain }) => plain))
  return points
    .filter(({ score, plain }) => score >= top - EXCLUDED || plain > fit - AS_LIKELY)
    .toSorted(byScore)
}

/** Returns the times of `grid`, and times improved from the best of these, each with its misfit. Sorted, best first. */
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
  return [...climbed, ...steps].toSorted(byMisfit)
}

function byMisfit(one: Coarse, other: Coarse): number {
  return one.misfit - other.misfit
}

/**
 * Returns the best candidates of a kind, with different windows, by hill climbing from the best points. Returns none if
 * all points score far below `known`, the best score of other kinds.
 */
function optimaOf(
  from: SearchFor,
  kind: CounterKind,
  coarse: readonly Coarse[],
  known: number,
): readonly Point[] {
  const most = (coarse[0]?.contradicted ?? 0) + CONTRADICTED
  const points = coarse
    .filter(({ contradicted }, index) => index < MOST_FINE && contradicted <= most)
    .flatMap(({ times }) => pointsAt(from, kind, times, most))
  const top = Math.max(known, scoreOf(points))
  const starts = points.filter(({ score }) => score > top - 2 * EXCLUDED)
  const improved = (times: Times): readonly Point[] => {
    const valueAt = (next: Times): number => scoreOf(pointsAt(from, kind, next, most))
    const best = climb(from, kind, times, valueAt, kind.times, FINE_CLIMB)
    return bestOf(pointsAt(from, kind, best, most), 1)
  }
  const climbed = bestOf(starts, startsOf(kind)).flatMap(({ times }) => improved(times))
  const [best] = bestOf(climbed, 1)
  const beside = best === undefined ? [] : timesBeside(from, best).map((times) => coarsely(from, kind, times))
  const others = firstDifferent(beside.toSorted(byMisfit), STARTS, isSameStart(kind))
  return bestOf([...climbed, ...others.flatMap(({ times }) => improved(times))], 2 * startsOf(kind))
}

// The number of windows to try near the window of a weighted count, and the ratio between neighboring windows.
const BESIDE = 80
const BESIDE_RATIO = 1.004

/**
 * Returns times near the best times of a weighted count; empty for other kinds. If most answers are many windows apart,
 * many windows fit equally well, and each of these windows needs another phase.
 */
function timesBeside({ trace }: SearchFor, { kind, times }: Point): readonly Times[] {
  if (kind.isRounded !== true) return []
  return Array.from({ length: BESIDE + 1 }, (_, index) => {
    const windowMs = times.windowMs * BESIDE_RATIO ** (index - BESIDE / 2)
    return phasesOf(windowMs, trace).map((phaseMs) => ({ ...times, windowMs, phaseMs }))
  }).flat()
}

function startsOf({ times }: CounterKind): number {
  return times.includes('phaseMs') ? 2 * STARTS : STARTS
}

function scoreOf(points: readonly Point[]): number {
  return Math.max(-Infinity, ...points.map(({ score }) => score))
}

/** Returns the candidates at `times`; none if even the best size contradicts more than `most` answers. */
function pointsAt(from: SearchFor, kind: CounterKind, times: Times, most = Infinity): readonly Point[] {
  const sized = sizesAt(from, kind, times)
  return sized.contradicted > most ? [] : finely(from, kind, sized)
}

// The first step of hill climbing by score. It is small, because an earlier hill climbing by misfit has improved the times.
const FINE_CLIMB = 0.02
// The smallest rise of the score for which hill climbing goes on. A smaller rise decides nothing.
const RISE = 0.01

/** Improves times by hill climbing with shrinking steps, so that `valueAt` returns the highest value. */
function climb(
  { trace }: SearchFor,
  kind: CounterKind,
  start: Times,
  valueAt: (times: Times) => number,
  names: CounterKind['times'] = kind.times,
  widest = STEP - 1,
  // Delays add up over a run, so their interval is known as exactly as timers are.
  finest = (kind.delay === undefined ? toleranceOf(trace) : TIMER_MS / 10) / spanOf(trace),
): Times {
  const lastMs = trace.events.at(-1)?.atMs ?? 0
  let [best, value] = [start, valueAt(start)]
  for (let step = widest; step > finest && names.length > 0; step /= 2)
    for (let isMoved = true; isMoved;) {
      isMoved = false
      for (const times of neighbors(kind, best, names, step, lastMs)) {
        const next = valueAt(times)
        if (next > value + RISE) [best, value, isMoved] = [times, next, true]
      }
    }
  return best
}

/** Returns variants of `times`: each parameter in `names` is changed once by a step up, and once by a step down. */
function neighbors(
  kind: CounterKind,
  times: Times,
  names: CounterKind['times'],
  step: number,
  lastMs: number,
): readonly Times[] {
  return names.flatMap((name) => [step, -step].flatMap((by) => variants(kind, times, name, by, lastMs)))
}

/** Returns variants of `times` with another `name`. A phase moves by `by` periods. Other times are scaled by exp(`by`). */
function variants(
  kind: CounterKind,
  times: Times,
  name: keyof Times,
  by: number,
  lastMs: number,
): readonly Times[] {
  const period = periodOf(kind)
  if (name === 'phaseMs') return [{ ...times, phaseMs: times.phaseMs + by * times[period] }]
  const factor = Math.exp(by)
  const next = { ...times, [name]: times[name] * factor }
  // The second variant keeps the end of the last window, because a changed period moves all ends.
  return kind.times.includes('phaseMs') && name === period
    ? [next, { ...next, phaseMs: lastMs - (lastMs - times.phaseMs) * factor }]
    : [next]
}

/** The first distance to try from the best value of a time, as a log ratio (for a phase, as a share of the period). */
export const NEAREST = 0.0025
// The last step away from the best value of a time parameter, as a log ratio. For a phase, it is half a period.
const FARTHEST = 5
const HALVINGS = 5
// The number of intervals between the points of a profile. More points would not improve the planning of looks.
const SAMPLES = 8
// The minimum width of a fitting range without a penalty. FREE_WIDTH: as a log ratio of windows. FREE_PHASE: as a share of a period.
const FREE_WIDTH = 0.1
const FREE_PHASE = 0.3

/**
 * Returns candidates near the best one of a kind (a profile likelihood), and penalties. Varies one time parameter at a
 * time, as long as the log-likelihood falls by less than {@link AS_LIKELY}, and fits the other parameters to it.
 */
function profileOf(
  from: SearchFor,
  best: Point,
): { readonly points: readonly Point[]; readonly price: Price } {
  const { kind, times } = best
  const lastMs = from.trace.events.at(-1)?.atMs ?? 0
  const most = sizesAt(from, kind, times).contradicted + CONTRADICTED
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
    const farthest = name === 'phaseMs' ? 0.5 : FARTHEST
    const low = -endOf((by) => isInside(at(-by)), farthest)
    const high = endOf((by) => isInside(at(by)), farthest)
    if (name === 'phaseMs') phase = priceOf(high - low, FREE_PHASE)
    if (name === 'windowMs') width = priceOf(high - low, FREE_WIDTH)
    const isUsual = name === 'windowMs' && kind.growth === undefined
    const among = isUsual ? usualBeside(from.hints, best, low, high) : []
    const count = high - low > NEAREST ? SAMPLES : 0
    for (let index = 0; index <= count; index += 1)
      among.push(low + ((high - low) * index) / Math.max(1, count))
    points.push(...among.flatMap(at))
  }
  const windowMs = windowIn(kind, times, best.size)
  const { windowsMs, suggestedMs } = from.hints
  if ([...windowsMs, ...suggestedMs].some((hint) => isSameWindow(hint, windowMs))) width = 0
  if (endsAsAnnounced(times, from.hints)) phase = 0
  return { points, price: { width, phase } }
}

/** Penalties (0 or less) for a fit only in a narrow range of windows or phases, which may be chance. */
type Price = { readonly width: number; readonly phase: number }

function lowered(point: Point, { width, phase }: Price): Point {
  return { ...point, plain: point.plain + phase, score: point.score + width + phase }
}

function priceOf(width: number, free: number): number {
  return Math.log(Math.min(1, Math.max(width, 2 * NEAREST) / free))
}

/** Returns, by bisection, about the largest distance up to `farthest` at which `isInside` is true. */
function endOf(isInside: (by: number) => boolean, farthest: number): number {
  let [inside, outside] = [0, NEAREST]
  while (outside < farthest && isInside(outside)) [inside, outside] = [outside, 2 * outside]
  if (outside >= farthest) return inside
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (inside + outside) / 2
    if (isInside(middle)) inside = middle
    else outside = middle
  }
  return inside
}

/** Returns the log ratios of the {@link usualWindows} to the window of the candidate, between `low` and `high` (exclusive). */
function usualBeside(hints: Hints, { kind, times, size }: Point, low: number, high: number): number[] {
  const windowMs = windowIn(kind, times, size)
  return usualWindows(hints)
    .map((usual) => Math.log(usual / windowMs))
    .filter((by) => by > low && by < high)
}

/** Returns the candidates at the best of `starts`. If the candidates fit badly, first fits all times except `name`. */
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

function isSameStart(kind: CounterKind): (one: Coarse, other: Coarse) => boolean {
  const period = periodOf(kind)
  return ({ times: one }, { times: other }) =>
    isSameWindow(one[period], other[period]) && Math.abs(one.phaseMs - other.phaseMs) < other[period] / PHASES
}

/** The plausible sizes of a limit at `times`. `contradicted`: the number of answers that contradict the best size. */
type Sized = {
  readonly times: Times
  readonly contradicted: number
  readonly tried: readonly { readonly charging: Charging; readonly sizes: readonly number[] }[]
  /** The units in use at each event; null for a limit that delays. */
  readonly usage: Usage | null
}

/**
 * Finds the plausible sizes at `times`. Assumes that each decision was made in the middle of its possible times.
 * `isRough`: replays the trace only for these middles.
 */
function sizesAt(
  { trace, others, arrivals, hints }: SearchFor,
  kind: CounterKind,
  times: Times,
  isRough = false,
): Sized {
  if (kind.delay !== undefined) {
    // The size is about the number of requests before the first delay. Delays are inexact, so a few more or less are tried too.
    const longest = Math.max(...arrivals.map(({ isAlone, latencyMs }) => (isAlone ? latencyMs : 0)))
    const first = arrivals.findIndex(({ isAlone, latencyMs }) => isAlone && latencyMs > longest / 2)
    const sizes = [1, ...[-2, -1, 0, 1, 2].map((more) => first + more).filter((size) => size > 1)]
    return { times, tried: [{ charging: 'before', sizes }], contradicted: 0, usage: null }
  }
  const isWhole = ['requests', 'in-flight'].includes(trace.counting.unit)
  const usage = isRough ? replay(trace, kind, times, 1) : replay(trace, kind, times, MOMENTS, hints.promises)
  const rounded: readonly Charging[] = kind.isRounded === true ? ['before', 'nearest', 'after'] : ['before']
  // How tokens are charged changes the size, but hardly the times.
  const charges: readonly Charging[] = isWhole ? rounded : isRough ? ['before'] : ['before', 'after']
  const tried = charges.map((charging) => ({
    charging,
    ...plausibleSizes(usage, others, { charging, isWhole }),
  }))
  return { times, tried, contradicted: Math.min(...tried.map((one) => one.contradicted)), usage }
}

/** Times and a rough measure of their fit. `misfit`: the lowest {@link misfitOf} over all plausible sizes. */
type Coarse = Pick<Sized, 'times' | 'contradicted'> & { readonly misfit: number }

function coarsely(from: SearchFor, kind: CounterKind, times: Times, most = Infinity): Coarse {
  const { tried, contradicted, usage } = sizesAt(from, kind, times, true)
  if (usage === null) return { times, contradicted, misfit: 0 }
  let misfit = Infinity
  if (contradicted <= most)
    for (const { charging, sizes } of tried)
      for (const size of sizes) misfit = Math.min(misfit, misfitOf(usage, from.others, charging, size))
  return { times, contradicted, misfit }
}

/** Returns a candidate for each plausible or announced size and each {@link Charging}. Scores consider several times of each event. */
function finely(from: SearchFor, kind: CounterKind, { times, tried, usage }: Sized): readonly Point[] {
  const { others, hints, arrivals } = from
  const { delay, rarity } = kind
  if (delay !== undefined)
    return tried.flatMap(({ charging, sizes }) =>
      sizes.map((size): Point => {
        const logLikelihood = delayLikelihood(arrivals, delay(times, size))
        const score = logLikelihood + rarity
        return { kind, times, size, charging, logLikelihood, plain: score, score }
      }),
    )
  if (usage === null) return []
  const isAnnounced = kind.times.includes('phaseMs') && endsAsAnnounced(times, hints)
  // A bucket whose refill restores everything is a window.
  const least = kind.behavior === 'bucket' ? times.extraMs / times.windowMs : 0
  return tried.flatMap(({ charging, sizes }) => {
    const tries = new Set([...sizes, ...hints.limits.map(({ size }) => size)])
    const all = [...tries].filter((size) => size > least * 1.01)
    return fitSizes(usage, others, charging, all).map(({ size, logLikelihood }) => {
      const plain = logLikelihood + rarity
      const isSuggested = isAnnounced || keepsPromises(usage, size, charging)
      const score = plain + priorOf(kind, times, size, hints, isSuggested)
      return { kind, times, size, charging, logLikelihood, plain, score }
    })
  })
}
