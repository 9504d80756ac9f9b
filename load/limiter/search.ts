/**
 * Searches for the limit that best explains the answers. For each kind of limit, the search tries a coarse grid of times, such as window
 * lengths. It improves the best ones by hill climbing, and chooses the sizes that the fewest answers contradict. It then finds all values
 * that fit almost as well; if they are few, the score of the limit is lowered.
 */
import { MAX_DROP, EXCLUDED, TIMER_MS } from './constants.ts'
import { isSameWindow } from './announced.ts'
import { windowOf, type CounterKind, type Times } from './behaviors.ts'
import { delayGrid, delayPoints } from './search-delays.ts'
import { keepsPromises, LIKELIEST, likelihoodOf, misfitOf } from './likelihood.ts'
import { plausibleSizes, replay, type Charging, type Usage } from './likelihood.ts'
import { firstDifferent } from './limit-trace.ts'
import { endsAsAnnounced, priorOf } from './hints.ts'
import { bestOf, byScore, gridOf, likelyWindows, periodOf, PHASE_COUNT } from './search-grid.ts'
import { spanOf, STARTS, toleranceOf, WINDOW_STEP } from './search-grid.ts'
import type { PossibleLimit, PossibleLimits, SearchFor } from './search-grid.ts'

/** Returns the limits of all `kinds` that explain the recorded answers best or almost as well, the best first. */
export function searchLimits(kinds: readonly CounterKind[], asked: Omit<SearchFor, 'kind'>): PossibleLimits {
  const optima: PossibleLimit[] = []
  let fewest = Infinity
  for (const kind of kinds) {
    const from = { ...asked, kind }
    const grid = kind.delay === undefined ? gridOf(from, optima) : delayGrid(asked.arrivals, kind)
    const coarse = coarseOf(from, grid, fewest)
    const least = coarse[0]?.contradicted ?? Infinity
    if (least > fewest + CONTRADICTED_MARGIN) continue
    fewest = Math.min(fewest, least)
    optima.push(...optimaOf(from, coarse, scoreOf(optima)))
  }
  const points: PossibleLimit[] = []
  const penalties = new Map<CounterKind, Penalty>()
  let top = -Infinity
  // The profile of an optimum only lowers its score, so the optima after an excluded one are excluded too.
  for (const one of optima.toSorted(byScore)) {
    if (one.score < top - EXCLUDED) break
    const known = penalties.get(one.kind)
    const isNear = points.some(
      ({ kind, times }) => kind === one.kind && isSameWindow(times.windowMs, one.times.windowMs),
    )
    const profile =
      known !== undefined && isNear
        ? { points: [one], ...known }
        : profileOf({ ...asked, kind: one.kind }, one)
    const { width, phase } = known ?? profile
    penalties.set(one.kind, { width, phase })
    for (const point of profile.points)
      points.push({ ...point, plain: point.plain + phase, score: point.score + width + phase })
    top = Math.max(top, scoreOf(points))
  }
  // An announcement or a common window alone excludes nothing that the answers allow.
  const fit = Math.max(...points.map(({ plain }) => plain))
  return points
    .filter(({ score, plain }) => score >= top - EXCLUDED || plain > fit - MAX_DROP)
    .toSorted(byScore)
}

function coarseOf(from: SearchFor, grid: readonly Times[], fewest: number): readonly Coarse[] {
  const { kind } = from
  let least = fewest
  const steps = grid
    .map((times) => {
      const one = coarsely(from, times, least + 2 * CONTRADICTED_MARGIN)
      least = Math.min(least, one.contradicted)
      return one
    })
    .toSorted(byMisfit)
  if (kind.delay !== undefined) return steps
  const valueAt = (times: Times): number => -coarsely(from, times).misfit
  const period = periodOf(kind)
  const isAlike = ({ times: one }: Coarse, { times: other }: Coarse): boolean =>
    isSameWindow(one[period], other[period]) &&
    Math.abs(one.phaseMs - other.phaseMs) < other[period] / PHASE_COUNT
  // More coarse points would only take time.
  const chosen = firstDifferent(steps, 80, isAlike)
  const starts = chosen.slice(0, startsOf(kind))
  const climbed = starts.map(({ times }) => coarsely(from, climb(from, times, valueAt)))
  return [...climbed, ...chosen].toSorted(byMisfit)
}

function optimaOf(from: SearchFor, coarse: readonly Coarse[], known: number): PossibleLimits {
  const { kind } = from
  const most = (coarse[0]?.contradicted ?? 0) + CONTRADICTED_MARGIN
  const points = coarse
    .filter(({ contradicted }) => contradicted <= most)
    .flatMap(({ times }) => pointsAt(from, times, most))
  const top = Math.max(known, scoreOf(points))
  const starts = points.filter(({ score }) => score > top - 2 * EXCLUDED)
  const valueAt = (next: Times): number => scoreOf(pointsAt(from, next, most))
  const climbed = bestOf(starts, startsOf(kind)).flatMap(({ times }) => {
    // The first step is small, because hill climbing by misfit has already improved the times.
    const best = climb(from, times, valueAt, kind.times, 0.02)
    return bestOf(pointsAt(from, best, most), 1)
  })
  return bestOf(climbed, 2 * startsOf(kind))
}

function byMisfit(one: Coarse, other: Coarse): number {
  return one.misfit - other.misfit
}

function startsOf({ times }: CounterKind): number {
  return times.includes('phaseMs') ? 2 * STARTS : STARTS
}

/** The minimum relative uncertainty of a window length: plus or minus 0.25 %. */
export const PRECISION = 0.0025

type Penalty = { readonly width: number; readonly phase: number }

function profileOf(from: SearchFor, best: PossibleLimit): Penalty & { readonly points: PossibleLimits } {
  const { kind, times } = best
  const { windowsMs, suggestedMs } = from.hints
  const most = coarsely(from, times).contradicted + CONTRADICTED_MARGIN
  const isInside = (found: PossibleLimits): boolean =>
    found.some(({ plain }) => plain > best.plain - MAX_DROP)
  const valueAt = (next: Times): number => scoreOf(pointsAt(from, next, most))
  const points = [...pointsAt(from, times)]
  let [width, phase] = [0, 0]
  for (const name of kind.times) {
    const others = kind.times.filter((other) => other !== name)
    // Each value begins at the nearest one that fits, because the other times change with it.
    const reached = [{ by: 0, times }]
    const at = (by: number): PossibleLimits => {
      const [near] = reached.toSorted((a, b) => Math.abs(a.by - by) - Math.abs(b.by - by))
      const starts = near === undefined ? [] : variants(from, near.times, name, by - near.by)
      const found = starts.map((start) => pointsAt(from, start, most))
      let [fitted = []] = found.toSorted((one, other) => scoreOf(other) - scoreOf(one))
      // If the window were fitted to each phase, every phase would fit.
      if (name !== 'phaseMs' && fitted[0] !== undefined && !isInside(fitted)) {
        const climbed = climb(from, fitted[0].times, valueAt, others, WINDOW_STEP - 1, 0.01)
        fitted = pointsAt(from, climbed, most)
      }
      if (fitted[0] !== undefined && isInside(fitted)) reached.push({ by, times: fitted[0].times })
      return fitted
    }
    const farthest = name === 'phaseMs' ? 0.5 : 5
    const low = -endOf((by) => isInside(at(-by)), farthest)
    const high = endOf((by) => isInside(at(by)), farthest)
    if (name === 'phaseMs') phase = penaltyOf(high - low, 0.3)
    if (name === 'windowMs') width = penaltyOf(high - low, 0.1)
    const isUsual = name === 'windowMs' && kind.growth === undefined
    const usual = isUsual ? likelyWindows(from.hints).map((ms) => Math.log(ms / windowOf(best))) : []
    // More points would not improve the choice of the next requests.
    const count = high - low > PRECISION ? 8 : 0
    const steps = Array.from({ length: count + 1 }, (_, step) => low + ((high - low) * step) / (count || 1))
    points.push(...[...usual.filter((by) => by > low && by < high), ...steps].flatMap(at))
  }
  if ([...windowsMs, ...suggestedMs].some((hint) => isSameWindow(hint, windowOf(best)))) width = 0
  if (endsAsAnnounced(times, from.hints)) phase = 0
  return { points, width, phase }
}

function penaltyOf(width: number, free: number): number {
  return Math.log(Math.min(1, Math.max(width, 2 * PRECISION) / free))
}

function endOf(isInside: (by: number) => boolean, farthest: number): number {
  let [inside, outside] = [0, PRECISION]
  while (outside < farthest && isInside(outside)) [inside, outside] = [outside, 2 * outside]
  if (outside >= farthest) return inside
  for (let halving = 0; halving < 5; halving += 1) {
    const middle = (inside + outside) / 2
    if (isInside(middle)) inside = middle
    else outside = middle
  }
  return inside
}

// A possible limit may contradict this many answers more than the best one. Beyond that, it is dropped.
const CONTRADICTED_MARGIN = 4

function scoreOf(points: PossibleLimits): number {
  return Math.max(-Infinity, ...points.map(({ score }) => score))
}

function pointsAt(from: SearchFor, times: Times, most = Infinity): PossibleLimits {
  const { kind, trace, others, hints } = from
  if (kind.delay !== undefined) return delayPoints(from, times, kind.delay)
  const usage = replay(trace, { kind, times }, undefined, hints)
  const tried = plausibleAt(from, times, usage)
  if (fewestIn(tried) > most) return []
  const isAnnounced = kind.times.includes('phaseMs') && endsAsAnnounced(times, hints)
  // A bucket whose refill restores everything is a window.
  const amount = kind.isPerUnit === true ? times.extraMs / times.windowMs : 0
  const isPossible = (size: number): boolean =>
    kind.fillsInWindow === true ? isSameWindow(size, amount) : size > amount * 1.01
  return tried.flatMap(({ charging, sizes }) => {
    const all = new Set([...sizes, ...hints.limits.map(({ size }) => size)])
    return [...all].filter(isPossible).map((size) => {
      const logLikelihood = likelihoodOf(usage, others, charging, size)
      const plain = logLikelihood + kind.rarity
      const isSuggested = isAnnounced || keepsPromises(usage, size, charging)
      const score = plain + priorOf({ kind, times, size }, hints, isSuggested)
      return { kind, times, size, charging, logLikelihood, plain, score }
    })
  })
}

type Plausibles = readonly (ReturnType<typeof plausibleSizes> & { readonly charging: Charging })[]

function plausibleAt({ kind, trace, others }: SearchFor, times: Times, usage: Usage): Plausibles {
  const rounded: readonly Charging[] = kind.isRounded === true ? ['before', 'nearest', 'after'] : ['before']
  // How tokens are charged changes the size, but hardly the times.
  const ofTokens: readonly Charging[] = usage.used.length === 1 ? ['before'] : ['before', 'after']
  return (trace.counting.unit.includes('tokens') ? ofTokens : rounded).map((charging) => ({
    charging,
    ...plausibleSizes(usage, others, charging),
    ...(kind.fillsInWindow === true ? { sizes: [Math.round(times.extraMs / times.windowMs)] } : {}),
  }))
}

function fewestIn(tried: Plausibles): number {
  return Math.min(...tried.map(({ contradicted }) => contradicted))
}

type Coarse = { readonly times: Times; readonly contradicted: number; readonly misfit: number }

function coarsely(from: SearchFor, times: Times, most = Infinity): Coarse {
  if (from.kind.delay !== undefined) return { times, contradicted: 0, misfit: 0 }
  const usage = replay(from.trace, { kind: from.kind, times }, LIKELIEST)
  const tried = plausibleAt(from, times, usage)
  const contradicted = fewestIn(tried)
  let misfit = Infinity
  for (const { charging, sizes } of contradicted <= most ? tried : [])
    for (const size of sizes) misfit = Math.min(misfit, misfitOf(usage, from.others, charging, size, misfit))
  return { times, contradicted, misfit }
}

function climb(
  search: SearchFor,
  start: Times,
  valueAt: (times: Times) => number,
  names = search.kind.times,
  widest = WINDOW_STEP - 1,
  // Delays add up over a run, so their interval is known as exactly as timers are.
  finest = (search.kind.delay === undefined ? toleranceOf(search.trace) : TIMER_MS / 10) /
    spanOf(search.trace),
): Times {
  let [best, value] = [start, valueAt(start)]
  for (let step = widest; step > finest && names.length > 0; step /= 2)
    for (let isMoved = true; isMoved;) {
      isMoved = false
      const from = best
      const near = names.flatMap((name) => [step, -step].flatMap((by) => variants(search, from, name, by)))
      for (const times of near) {
        const next = valueAt(times)
        // Smaller rises do not affect the result.
        if (next > value + 0.01) [best, value, isMoved] = [times, next, true]
      }
    }
  return best
}

function variants({ kind, trace }: SearchFor, times: Times, name: keyof Times, by: number) {
  const period = periodOf(kind)
  if (name === 'phaseMs') return [{ ...times, phaseMs: times.phaseMs + by * times[period] }]
  const factor = Math.exp(by)
  const extraMs = kind.fillsInWindow === true ? times.extraMs * factor : times.extraMs
  const next = { ...times, extraMs, [name]: times[name] * factor }
  const lastMs = trace.events.at(-1)?.atMs ?? 0
  // The second variant keeps the end of the last window, because a changed period moves all ends.
  return kind.times.includes('phaseMs') && name === period
    ? [next, { ...next, phaseMs: lastMs - (lastMs - times.phaseMs) * factor }]
    : [next]
}
