/** Searches the kinds of counters and their parameters for those that explain the answers: a grid, then hill climbing. Pure. */
import { isSameWindow } from './announced.ts'
import { COUNTER_KINDS, type CounterKind, type Times } from './behaviors.ts'
import type { Hints } from './hints.ts'
import {
  delayLikelihood,
  fitSizes,
  keepsPromises,
  misfitOf,
  MOMENTS,
  plausibleSizes,
  replay,
  type Arrival,
  type Charging,
  type Trace,
} from './likelihood.ts'
import { quantile } from './limit-trace.ts'
import {
  endsAsAnnounced,
  isNear,
  isPhased,
  isSteady,
  priorOf,
  USUAL_SECONDS,
  windowIn,
} from './limit-priors.ts'
import { SECOND_MS } from './types.ts'

/** A candidate: a kind of counter with all its parameters, and how well it explains the answers. */
export type Point = {
  readonly kind: CounterKind
  readonly times: Times
  readonly size: number
  readonly charging: Charging
  readonly logLikelihood: number
  /** The log-likelihood plus the prior of the kind. */
  readonly plain: number
  /** The log-likelihood plus the log priors of the behavior and of its parameters. */
  readonly score: number
}

/** The inputs of a search. */
export type SearchFor = {
  readonly trace: Trace
  /** The probability that all other limits accept each event. */
  readonly others: Float64Array
  readonly hints: Hints
  /** The accepted requests that may show delays. Absent unless the search is for limits that delay. */
  readonly arrivals?: readonly Arrival[]
}

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
  const isInFlight = from.trace.counting.unit === 'in-flight'
  const kinds = COUNTER_KINDS.filter(
    ({ behavior, delay }) =>
      (behavior === 'in-flight') === isInFlight && (delay !== undefined) === (from.arrivals !== undefined),
  )
  if (isInFlight) return kinds.flatMap((kind) => finely(from, kind, coarsely(from, kind, timesOf(1))))
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
 * Returns variants of the best point with shorter and longer windows, in steps until they are clearly less likely. They show
 * how precisely the window is known.
 */
function besideBest(from: SearchFor, points: readonly Point[]): readonly Point[] {
  const [best] = bestOf(points, 1)
  if (best === undefined) return []
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

// The size of the steps beside the best window, as a share of it. With 2 %, intervals end too soon and wrong windows are named.
const BESIDE = 0.015

// The widths, as a log ratio of windows and as a share of the window for phases, from which a fitted value is not penalized.
const FREE_WIDTH = 0.1
const FREE_PHASE = 0.3
const LEAST_WIDTH = 0.003
/**
 * Candidates whose score is at most this much below the best one form the 95 % interval: half the 95 % point of chi-squared with one
 * degree of freedom.
 */
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

const timesOf = (windowMs: number, phaseMs = 0, extraMs = 0): Times => ({ windowMs, phaseMs, extraMs })

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
  let least = all.contradicted
  const steps = grid
    .map((times) => {
      const one = coarsely(from, kind, times, least + 2 * RULED_OUT_BY)
      least = Math.min(least, one.contradicted)
      return one
    })
    .toSorted(byMisfit)
  // A coarse phase contradicts some answers that a finer one explains.
  const descended =
    kind.delay === undefined && kind.times.includes('phaseMs')
      ? firstDifferent(steps, DESCENTS, isSameStart).map((start) =>
          climb(
            from,
            kind,
            start,
            (times) => coarsely(from, kind, times),
            (next, best) => next.misfit < best.misfit * ENOUGH_BETTER,
          ),
        )
      : []
  const coarse = [...descended, ...steps].toSorted(byMisfit)
  const fewest = coarse[0]?.contradicted ?? Infinity
  if (fewest > all.contradicted + RULED_OUT_BY) return []
  const points = coarse
    .filter(({ contradicted }, index) => index < MOST_FINE && contradicted <= fewest + WORSE)
    .flatMap((one) => finely(from, kind, one))
  all.contradicted = Math.min(all.contradicted, fewest)
  for (const start of bestOf(points, STARTS))
    climb(
      from,
      kind,
      start,
      (times) => {
        const rough = coarsely(from, kind, times)
        const found = rough.contradicted > fewest + WORSE ? [] : finely(from, kind, rough)
        points.push(...found)
        return bestOf(found, 1)[0]
      },
      (next, best) => next.score > best.score + 1e-9,
    )
  return points
}

/** Changes the time parameters of a start by shrinking steps while the fit improves. Returns the best fit. */
function climb<Fit extends { readonly times: Times; readonly misfit?: number }>(
  from: SearchFor,
  kind: CounterKind,
  start: Fit,
  fitAt: (times: Times) => Fit | undefined,
  isBetter: (next: Fit, best: Fit) => boolean,
): Fit {
  const lastMs = from.trace.events.at(-1)?.atMs ?? 0
  let best = start
  for (let step = STEP - 1; step > FINEST && best.misfit !== 0; step /= 2)
    for (let [round, isMoved] = [0, true]; isMoved && round < ROUNDS; round += 1) {
      isMoved = false
      for (const times of neighbors(kind, best.times, step, lastMs)) {
        const next = fitAt(times)
        if (next !== undefined && isBetter(next, best)) [best, isMoved] = [next, true]
      }
    }
  return best
}

function byMisfit(one: Coarse, other: Coarse): number {
  return one.misfit - other.misfit
}

// The maximum number of coarse points that are moved, and the maximum ratio of
// the contradiction after a move to that before it.
const DESCENTS = 4
const ENOUGH_BETTER = 0.99
// The maximum number of points of a kind that are examined further. More of them would be alike.
const MOST_FINE = 80
const STARTS = 2
// The maximum number of moves with steps of one size.
const ROUNDS = 4
// The smallest step. It is so small that an error of the window does not add up to a wrong phase within a run.
const FINEST = 0.0005

/** Returns the best candidates with different windows. */
function bestOf(points: readonly Point[], count: number): readonly Point[] {
  return firstDifferent(
    points.toSorted((a, b) => b.score - a.score),
    count,
    (one, other) => isSameWindow(one.times.windowMs, other.times.windowMs),
  )
}

/** Returns the first items of a list that are not alike. */
export function firstDifferent<Item>(
  items: readonly Item[],
  count: number,
  isAlike: (one: Item, other: Item) => boolean,
): readonly Item[] {
  const chosen: Item[] = []
  for (const item of items) {
    if (chosen.length === count) break
    if (!chosen.some((other) => isAlike(other, item))) chosen.push(item)
  }
  return chosen
}

function isSameStart({ times: one }: Coarse, { times: other }: Coarse): boolean {
  return (
    isSameWindow(one.windowMs, other.windowMs) &&
    Math.abs(one.phaseMs - other.phaseMs) < other.windowMs / PHASES
  )
}

function gridOf(from: SearchFor, kind: CounterKind, simple: readonly Point[]): readonly Times[] {
  const {
    trace: { events },
    hints,
  } = from
  if (kind.near === 'buckets') return intervalGrid(from, simple)
  if (kind.near === 'bans') return banGrid(from, kind)
  if (kind.near === 'delays') return delayGrid(from.arrivals ?? [], kind)
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
    PHASES * (hints.windowsMs.includes(windowMs) ? 4 : usual.includes(windowMs) ? 2 : 1)
  return windows.flatMap((windowMs) =>
    kind.times.includes('phaseMs')
      ? phases(windowMs, firstMs, phasesOf(windowMs)).map((phaseMs) => timesOf(windowMs, phaseMs))
      : [timesOf(windowMs)],
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
        phases(windowMs * amount, firstMs).map((phaseMs) => timesOf(windowMs, phaseMs, windowMs * amount)),
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
    .flatMap((extraMs) => BANS.map((windows) => timesOf(extraMs * windows, 0, extraMs)))
}

/**
 * Returns the time parameters to try for delays. The intervals between the ends of answers show the pace; those between the ends of
 * long delays show a window.
 */
function delayGrid(arrivals: readonly Arrival[], { times }: CounterKind): readonly Times[] {
  const alone = arrivals.filter(({ isAlone }) => isAlone)
  const latencies = alone.map(({ latencyMs }) => latencyMs)
  const [shortest, longest] = [Math.min(...latencies), Math.max(...latencies)]
  const isWindow = times.includes('phaseMs')
  const ends = alone.flatMap(({ atMs, latencyMs }) =>
    isWindow && latencyMs < (shortest + longest) / 2 ? [] : [atMs + latencyMs - shortest],
  )
  const intervals = ends.slice(1).map((end, index) => end - (ends[index] ?? 0))
  if (intervals.length < 2) return []
  return [...new Set([0.25, 0.5, 0.75].map((part) => quantile(intervals, part)))].map((windowMs) =>
    timesOf(windowMs, isWindow ? ends[0] : 0),
  )
}

/** The plausible sizes for some times, and how many answers the best of them contradicts. */
type Coarse = {
  readonly times: Times
  readonly contradicted: number
  /** By how many units the answers contradict the best size, at most about 3 for each answer. */
  readonly misfit: number
  readonly tried: readonly { readonly charging: Charging; readonly sizes: readonly number[] }[]
}

/** Finds the plausible sizes for some times, by the middle of each event. With more than `most` contradictions, nothing else is computed. */
function coarsely(
  { trace, others, arrivals }: SearchFor,
  kind: CounterKind,
  times: Times,
  most = Infinity,
): Coarse {
  if (arrivals !== undefined) {
    const sizes = Array.from({ length: Math.min(MOST_AT_ONCE, arrivals.length) }, (_, index) => index + 1)
    return { times, tried: [{ charging: 'before', sizes }], contradicted: 0, misfit: 0 }
  }
  const isWhole = isWholeUnit(trace)
  const middle = replay(trace, kind, times, 1)
  const tried = CHARGING.slice(0, isWhole && kind.isRounded !== true ? 1 : 2).map((charging) => ({
    charging,
    ...plausibleSizes(middle, others, { charging, isWhole }),
  }))
  const contradicted = Math.min(...tried.map((one) => one.contradicted))
  const misfits =
    contradicted > most
      ? []
      : tried.flatMap(({ charging, sizes }) => sizes.map((size) => misfitOf(middle, others, charging, size)))
  return { times, tried, contradicted, misfit: Math.min(Infinity, ...misfits) }
}

function isWholeUnit({ counting: { unit } }: Trace): boolean {
  return unit === 'requests' || unit === 'in-flight'
}

// The most requests in the search that pass at once before a limit delays. With more, a search of 100 requests shows few delays.
const MOST_AT_ONCE = 40

/** Returns a point for each plausible size. */
function finely(from: SearchFor, kind: CounterKind, { times, tried }: Coarse): Point[] {
  const { trace, others, hints, arrivals } = from
  const { delay } = kind
  if (delay !== undefined)
    return tried.flatMap(({ charging, sizes }) =>
      sizes.map((size): Point => {
        const logLikelihood = delayLikelihood(arrivals ?? [], delay(times, size))
        const score = logLikelihood + kind.rarity - TIME_PRICE
        return { kind, times, size, charging, logLikelihood, plain: score, score }
      }),
    )
  const usage = replay(trace, kind, times, MOMENTS, hints.promises)
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
        score: plain + priorOf(kind, times, size, hints, keepsPromises(usage, size, charging)),
      }
    })
  })
}

const CHARGING: readonly Charging[] = ['before', 'after']

/**
 * Returns variants of the times of a point. When a window with a phase changes, its last end stays in place, because otherwise
 * all later ends move.
 */
function neighbors(kind: CounterKind, times: Times, step: number, lastMs: number): readonly Times[] {
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
