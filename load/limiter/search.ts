/** Searches the kinds of counters and their parameters for those that explain the answers: a grid, then hill climbing. Pure. */
import { isSameWindow, SAME_WINDOW } from './announced.ts'
import { COUNTER_KINDS, type CounterKind, type Times } from './behaviors.ts'
import type { Hints } from './hints.ts'
import { fitSizes, misfitOf, plausibleSizes, replay, type Charging, type Trace } from './likelihood.ts'
import { quantile } from './limit-trace.ts'
import { MINUTE_MS, SECOND_MS } from './types.ts'

/** A candidate: a kind of counter with all its parameters, and how well it explains the answers. */
export type Point = {
  readonly kind: CounterKind
  readonly times: Times
  readonly size: number
  readonly charging: Charging
  readonly logLikelihood: number
  /** The log-likelihood plus the prior of the kind. */
  readonly plain: number
  /** The log-likelihood plus the priors of the kind and of its parameters. */
  readonly score: number
}

/** The inputs of a search. */
export type SearchFor = {
  readonly trace: Trace
  /** The probability that all other limits accept each event. */
  readonly others: Float64Array
  readonly hints: Hints
}

// The usual windows of services in seconds. Longer limits than half a minute rarely have another window.
const USUAL_SECONDS = [1, 5, 10, 15, 30, 60, 120, 300, 600, 900, 3600, 86_400]
// Odds, as logarithms: an announced value is about 150 times as likely as one beside it, a
// suggested one 30 times, a usual window 7 times.
const ANNOUNCED_BONUS = 5
// The bonus exceeds the cost of an unexplained refusal. Otherwise sizes would change to explain refusals by another limit.
const SIZE_BONUS = 6
const USUAL_BONUS = 2
const SUGGESTED_BONUS = 3.5
// The penalty for a third time parameter: half the logarithm of about 50 answers, as in the BIC.
const TIME_PRICE = 2

// The shortest windows and refill times of a unit in the search.
const LEAST_WINDOW_MS = 200
const LEAST_UNIT_MS = 20
const STEP = 1.08
const PHASES = 10
// The windows to try, as multiples of the ban that follows them.
const BANS = [0.06, 0.12, 0.25, 0.5, 1, 2, 4]

/** Returns all candidates of the search with their scores. */
export function searchPoints(from: SearchFor): readonly Point[] {
  const kinds = COUNTER_KINDS.filter(
    ({ behavior }) => (behavior === 'in-flight') === (from.trace.counting.unit === 'in-flight'),
  )
  if (from.trace.counting.unit === 'in-flight')
    return kinds.flatMap((kind) => finely(from, kind, coarsely(from, kind, NO_TIMES)))
  const fewest = { contradicted: Infinity }
  let points: readonly Point[] = []
  const all: (readonly Point[])[] = []
  // Kinds with fewer times come first: their best points show where to search the others.
  for (const tier of [isSteady, isPhased, isNear])
    for (const kind of kinds.filter(tier)) {
      const found = searchKind(from, kind, gridOf(from, kind, points), fewest)
      all.push(found)
      points = [...points, ...found]
    }
  return all.flatMap((found) => withWidth([...found, ...besideBest(from, found)], from.hints))
}

/**
 * Returns points whose windows are shorter or longer than that of the best one, in steps until they are clearly less likely. They show how
 * precisely the window is known.
 */
function besideBest(from: SearchFor, points: readonly Point[]): readonly Point[] {
  const best = points.reduce<Point | null>(
    (top, one) => (top === null || one.score > top.score ? one : top),
    null,
  )
  if (best === null || best.kind.behavior === 'in-flight') return []
  return [1, -1].flatMap((sign) => {
    const beside: Point[] = []
    // Evenly at first, then ever farther.
    for (let step = 1; step < 300; step = Math.max(step + 1, step * 1.2)) {
      const factor = (1 + BESIDE) ** (sign * step)
      const times = { ...best.times, windowMs: best.times.windowMs * factor }
      const found = finely(from, best.kind, coarsely(from, best.kind, times))
      beside.push(...found)
      if (!found.some(({ plain }) => plain > best.plain - AS_LIKELY)) break
    }
    return beside
  })
}

// The size of these steps, as a share of the window.
const BESIDE = 0.015

const isNear = ({ near }: CounterKind): boolean => near !== undefined
const isPhased = (kind: CounterKind): boolean => !isNear(kind) && kind.times.includes('phaseMs')
const isSteady = (kind: CounterKind): boolean => !isNear(kind) && !isPhased(kind)

// The widths, as a log ratio of windows and as a share of the window for phases, from which a fitted value is not penalized.
const FREE_WIDTH = 0.1
const FREE_PHASE = 0.3
const LEAST_WIDTH = 0.003
/** Candidates within this distance of the best score form its interval: half the 95 % point of chi-squared with one degree of freedom. */
export const AS_LIKELY = 1.92

function span(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values)
}

function share(width: number, free: number): number {
  return Math.log(Math.min(1, Math.max(width, LEAST_WIDTH) / free))
}

/** Lowers the scores of a kind that explains the answers only in a narrow interval, because its fit may be a coincidence. */
function withWidth(points: readonly Point[], hints: Hints): readonly Point[] {
  const [best] = bestOf(points, 1)
  if (best === undefined) return []
  const within = points.filter(({ plain }) => plain > best.plain - AS_LIKELY)
  const windows = within.map(({ times }) => Math.log(times.windowMs))
  const near = within.filter(({ times }) => isSameWindow(times.windowMs, best.times.windowMs))
  const isHinted = [...hints.windowsMs, ...hints.suggestedMs].some((hint) =>
    isSameWindow(hint, windowIn(best.kind, best.times, best.size)),
  )
  const width = isHinted ? 0 : share(span(windows), FREE_WIDTH)
  const isAnnouncedEnd = endsAsAnnounced(best.times, hints)
  const phaseMs = span(near.map(({ times }) => times.phaseMs))
  return points.map((point) => {
    const phase =
      best.kind.times.includes('phaseMs') && !isAnnouncedEnd
        ? share(phaseMs / point.times.windowMs, FREE_PHASE)
        : 0
    return { ...point, plain: point.plain + phase, score: point.score + width + phase }
  })
}

/** Returns whether consecutive windows end as announced. Some of many announced ends fit any phase by chance: half must fit. */
function endsAsAnnounced({ windowMs: everyMs, phaseMs }: Times, { ends }: Hints): boolean {
  const offsets = ends.flatMap(({ windowMs, endMs }) => {
    const position = (endMs - phaseMs) / everyMs
    return windowMs === null || isSameWindow(windowMs, everyMs)
      ? [Math.abs(position - Math.round(position))]
      : []
  })
  return offsets.length > 0 && quantile(offsets, 0.5) < SAME_WINDOW
}

/** Returns the window of a kind; for a bucket the time in which all of it refills. */
export function windowIn({ isPerUnit }: CounterKind, times: Times, size: number): number {
  return isPerUnit === true ? times.windowMs * size : times.windowMs
}

const NO_TIMES: Times = { windowMs: 1, phaseMs: 0, extraMs: 0 }

// Points that contradict this many more answers than the best one of their kind are not examined further.
const WORSE = 1.5
// A kind that contradicts this many more answers than another is ruled out, because each costs more than 5 nats.
const RULED_OUT_BY = 4

function searchKind(
  from: SearchFor,
  kind: CounterKind,
  grid: readonly Times[],
  all: { contradicted: number },
): readonly Point[] {
  const steps = grid.map((times) => coarsely(from, kind, times)).toSorted(byMisfit)
  const coarse = !kind.times.includes('phaseMs')
    ? steps
    : [...different(steps).map((one) => descend(from, kind, one)), ...steps].toSorted(byMisfit)
  const fewest = coarse[0]?.contradicted ?? Infinity
  if (fewest > all.contradicted + RULED_OUT_BY) return []
  const points = coarse
    .filter(({ contradicted }, index) => index < MOST_FINE && contradicted <= fewest + WORSE)
    .flatMap((one) => finely(from, kind, one))
  all.contradicted = Math.min(all.contradicted, fewest)
  return [...points, ...bestOf(points, STARTS).flatMap((start) => climb(from, start))]
}

function byMisfit(one: Coarse, other: Coarse): number {
  return one.misfit - other.misfit
}

/** Returns the best points whose window or phase differ. */
function different(sorted: readonly Coarse[]): readonly Coarse[] {
  const chosen: Coarse[] = []
  for (const one of sorted) {
    if (chosen.length === DESCENTS) break
    const { windowMs, phaseMs } = one.times
    const isKnown = chosen.some(
      ({ times }) =>
        isSameWindow(times.windowMs, windowMs) && Math.abs(times.phaseMs - phaseMs) < windowMs / PHASES,
    )
    if (!isKnown) chosen.push(one)
  }
  return chosen
}

/**
 * Moves the times in shrinking steps while the answers contradict them less, because a coarse phase contradicts some answers that a finer
 * one explains.
 */
function descend(from: SearchFor, kind: CounterKind, start: Coarse): Coarse {
  const lastMs = from.trace.events.at(-1)?.atMs ?? 0
  let best = start
  for (let step = STEP - 1; step > FINEST && best.misfit > 0; step /= 2)
    for (let [round, isBetter] = [0, true]; isBetter && round < ROUNDS; round += 1) {
      isBetter = false
      for (const times of neighbors({ kind, times: best.times }, step, lastMs)) {
        const next = coarsely(from, kind, times)
        if (next.misfit < best.misfit * ENOUGH_BETTER) [best, isBetter] = [next, true]
      }
    }
  return best
}

// The maximum number of points that `descend` moves, and the maximum ratio of
// the contradiction after a move to that before it.
const DESCENTS = 6
const ENOUGH_BETTER = 0.99
// The maximum number of points of a kind that are examined further. More of them would be alike.
const MOST_FINE = 80
const STARTS = 2
// The maximum number of moves with steps of one size.
const ROUNDS = 4
// The smallest step. It is so small that an error of the window does not add up to a wrong phase within a run.
const FINEST = 0.0005

/** Returns the best candidates with different time parameters. */
function bestOf(points: readonly Point[], count: number): readonly Point[] {
  const best: Point[] = []
  for (const point of points.toSorted((a, b) => b.score - a.score)) {
    if (best.length === count) break
    if (!best.some(({ times }) => isSameWindow(times.windowMs, point.times.windowMs))) best.push(point)
  }
  return best
}

function gridOf(from: SearchFor, kind: CounterKind, simple: readonly Point[]): readonly Times[] {
  const {
    trace: { events },
    hints,
  } = from
  if (isNear(kind)) return kind.behavior === 'bucket' ? intervalGrid(from, simple) : banGrid(from, kind)
  const firstMs = events[0]?.atMs ?? 0
  const spanMs = Math.max(1000, (events.at(-1)?.atMs ?? 0) - firstMs)
  const leastMs = Math.max(
    kind.behavior === 'bucket' ? LEAST_UNIT_MS : LEAST_WINDOW_MS,
    quantile(
      events.map(({ sdMs }) => sdMs),
      0.5,
    ) * 4,
  )
  const windows: number[] = []
  const step = kind.times.includes('phaseMs') ? STEP ** 2 : STEP
  for (let windowMs = leastMs; windowMs < spanMs * 3; windowMs *= step) windows.push(windowMs)
  const usual = [
    ...USUAL_SECONDS.map((seconds) => seconds * SECOND_MS),
    ...hints.windowsMs,
    ...hints.suggestedMs,
  ]
  if (kind.behavior === 'bucket') usual.push(...usual.flatMap((ms) => hints.sizes.map((size) => ms / size)))
  windows.push(...usual.filter((ms) => ms < spanMs * 300))
  if (isPhased(kind))
    for (const { kind: other, times, size } of bestOf(simple, STARTS))
      for (let factor = 0.85; factor < 1.15; factor += 0.02)
        windows.push(factor * windowIn(other, times, size))
  // The phase of a likely window is searched in fine steps, because a coarse one contradicts answers that the true one explains.
  const phasesOf = (windowMs: number): number =>
    PHASES * (hints.windowsMs.includes(windowMs) ? 8 : usual.includes(windowMs) ? 3 : 1)
  return windows.flatMap((windowMs) =>
    kind.times.includes('phaseMs')
      ? phases(windowMs, firstMs, phasesOf(windowMs)).map((phaseMs) => ({
          windowMs,
          phaseMs,
          extraMs: 0,
        }))
      : [{ windowMs, phaseMs: 0, extraMs: 0 }],
  )
}

function phases(windowMs: number, firstMs: number, count = PHASES): readonly number[] {
  return Array.from({ length: count }, (_, index) => firstMs - 1 + (windowMs * index) / count)
}

/** Returns the time parameters to try for buckets that refill at intervals: those near the best buckets and windows. */
function intervalGrid({ trace }: SearchFor, simple: readonly Point[]): readonly Times[] {
  const firstMs = trace.events[0]?.atMs ?? 0
  const relatives = simple.filter(({ kind: { behavior } }) => behavior === 'bucket' || behavior === 'window')
  return bestOf(relatives, STARTS).flatMap(({ kind, times, size }) => {
    const windowMs = windowIn(kind, times, size) / size
    const amounts = new Set([2, 3, 5, size / 4, size / 3, size / 2].map(Math.round))
    return [...amounts]
      .filter((amount) => amount > 1 && amount < size)
      .flatMap((amount) =>
        phases(windowMs * amount, firstMs).map((phaseMs) => ({
          windowMs,
          phaseMs,
          extraMs: windowMs * amount,
        })),
      )
  })
}

/**
 * Returns the time parameters to try for bans. The waits between a first refusal and the next acceptance show the length of a ban;
 * windows of several lengths are tried with it.
 */
function banGrid({ trace: { events } }: SearchFor, { growth = 1 }: CounterKind): readonly Times[] {
  let [least, most, bans, startMs] = [0, Infinity, 0, -1]
  for (const { isAccepted, isFailing, atMs } of events) {
    if (isFailing || (isAccepted && startMs < 0)) continue
    if (startMs < 0) startMs = atMs
    const lengthMs = (atMs - startMs) / growth ** bans
    if (!isAccepted) least = Math.max(least, lengthMs)
    else [most, bans, startMs] = [Math.min(most, lengthMs), bans + 1, -1]
  }
  if (most === Infinity || least > most * 1.05) return []
  return [least, (least + most) / 2, most]
    .filter((extraMs) => extraMs > LEAST_WINDOW_MS)
    .flatMap((extraMs) => BANS.map((windows) => ({ windowMs: extraMs * windows, phaseMs: 0, extraMs })))
}

/** The plausible sizes for some times, and how many answers the best of them contradicts. */
type Coarse = {
  readonly times: Times
  readonly contradicted: number
  /** By how many units the answers contradict the best size, at most about 3 for each answer. */
  readonly misfit: number
  readonly tried: readonly { readonly charging: Charging; readonly sizes: readonly number[] }[]
}

/** Finds the plausible sizes for some times, by the middle of each event. */
function coarsely({ trace, others }: SearchFor, kind: CounterKind, times: Times): Coarse {
  const isWhole = isWholeUnit(trace)
  const middle = replay(trace, kind, times, 1)
  const tried = CHARGING.slice(0, isWhole && kind.isRounded !== true ? 1 : 2).map((charging) => ({
    charging,
    ...plausibleSizes(middle, others, { charging, isWhole }),
  }))
  const misfits = tried.flatMap(({ charging, sizes }) =>
    sizes.map((size) => misfitOf(middle, others, charging, size)),
  )
  return {
    times,
    tried,
    contradicted: Math.min(...tried.map(({ contradicted }) => contradicted)),
    misfit: Math.min(Infinity, ...misfits),
  }
}

function isWholeUnit({ counting: { unit } }: Trace): boolean {
  return unit === 'requests' || unit === 'in-flight'
}

/** Returns a point for each plausible size. */
function finely(
  { trace, others, hints }: SearchFor,
  kind: CounterKind,
  { times, tried }: Coarse,
): readonly Point[] {
  const usage = replay(trace, kind, times)
  // A bucket whose refill restores everything is a window.
  const least = kind.behavior === 'bucket' ? times.extraMs / times.windowMs : 0
  return tried.flatMap(({ charging, sizes }) => {
    const all = [...new Set([...sizes, ...hints.sizes])].filter((size) => size > least * 1.01)
    return fitSizes(usage, others, charging, all).map(({ size, logLikelihood }) => {
      const plain = logLikelihood + kind.rarity - (kind.near === undefined ? 0 : TIME_PRICE)
      return {
        kind,
        times,
        size,
        charging,
        logLikelihood,
        plain,
        score: plain + priorOf(kind, times, size, hints),
      }
    })
  })
}

const CHARGING: readonly Charging[] = ['before', 'after']

/** Returns the log odds of the parameters before any answer is known. */
function priorOf(kind: CounterKind, times: Times, size: number, hints: Hints): number {
  const windowMs = windowIn(kind, times, size)
  const isLike = (other: number): boolean => isSameWindow(other, windowMs)
  const refill = kind.behavior === 'bucket' && hints.refillsMs.some(isLike) ? SUGGESTED_BONUS : 0
  const isSize = hints.limits.some(
    (limit) =>
      limit.size === size &&
      (limit.windowMs === null ||
        kind.behavior === 'in-flight' ||
        isLike(limit.windowMs) ||
        Math.abs(limit.windowMs - windowMs) <= limit.errorMs),
  )
  const sizePrior = refill + (isSize ? SIZE_BONUS : 0)
  if (kind.behavior === 'in-flight') return sizePrior
  if (hints.windowsMs.some(isLike)) return sizePrior + ANNOUNCED_BONUS
  // The end of a window on a clock shows its phase, not its length.
  const isSuggested = isPhased(kind) ? endsAsAnnounced(times, hints) : hints.suggestedMs.some(isLike)
  const suggested = isSuggested ? SUGGESTED_BONUS : 0
  return (
    sizePrior +
    suggested +
    usualBonus(windowMs) -
    (windowMs < SHORT_MS && suggested === 0 ? ANNOUNCED_BONUS : 0)
  )
}

/** Returns the log odds that are added for a usual window; 0 for any other window. */
function usualBonus(windowMs: number): number {
  const usual = usualWindow(windowMs)
  if (usual === null) return 0
  const bonus = usual < MINUTE_MS ? USUAL_BONUS : ANNOUNCED_BONUS
  return bonus - Math.abs(windowMs / usual - 1) / SAME_WINDOW / 10
}

/** Returns the usual window that is equal to this one; null when none is. */
export function usualWindow(windowMs: number): number | null {
  const seconds = USUAL_SECONDS.find((one) => isSameWindow(one * SECOND_MS, windowMs))
  return seconds === undefined ? null : seconds * SECOND_MS
}

// Limits over less than a second are rare, and a limit of requests in flight looks like one.
const SHORT_MS = 700

/** Improves the time parameters of a candidate by hill climbing with shrinking steps. Returns every candidate it tried. */
function climb(from: SearchFor, start: Point): readonly Point[] {
  const seen: Point[] = [start]
  const lastMs = from.trace.events.at(-1)?.atMs ?? 0
  let best = start
  for (let step = STEP - 1; step > FINEST; step /= 2) {
    let improved = true
    for (let round = 0; improved && round < ROUNDS; round += 1) {
      improved = false
      for (const times of neighbors(best, step, lastMs)) {
        const points = finely(from, start.kind, coarsely(from, start.kind, times))
        seen.push(...points)
        const top = bestOf(points, 1)[0]
        if (top !== undefined && top.score > best.score + 1e-9) [best, improved] = [top, true]
      }
    }
  }
  return seen
}

/**
 * Returns times beside those of a point. A window with a phase is also changed so that its last end stays in place, because otherwise all
 * later ends move.
 */
function neighbors(
  { kind, times }: Pick<Point, 'kind' | 'times'>,
  step: number,
  lastMs: number,
): readonly Times[] {
  const { windowMs, phaseMs, extraMs } = times
  return kind.times.flatMap((name) =>
    [1, -1].flatMap((sign): readonly Times[] => {
      if (name === 'phaseMs') return [{ ...times, phaseMs: phaseMs + sign * step * windowMs }]
      const factor = (1 + step) ** sign
      if (name === 'extraMs') return [{ ...times, extraMs: extraMs * factor }]
      const next = {
        ...times,
        windowMs: windowMs * factor,
        extraMs: kind.behavior === 'bucket' ? extraMs * factor : extraMs,
      }
      return kind.times.includes('phaseMs')
        ? [next, { ...next, phaseMs: lastMs - (lastMs - phaseMs) * factor }]
        : [next]
    }),
  )
}
