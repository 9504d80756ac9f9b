/** Searches the kinds of counters and their sizes for those that explain the answers: a grid, then hill climbing. Pure. */
import { COUNTER_KINDS, type CounterKind, type Times } from './behaviors.ts'
import { fitSizes, plausibleSizes, replay, type Charging, type Trace } from './likelihood.ts'
import { quantile } from './trace.ts'

/** A kind with all its sizes, and how well it explains the answers. */
export type Point = {
  readonly kind: CounterKind
  readonly times: Times
  readonly size: number
  readonly charging: Charging
  readonly logLikelihood: number
  /** The log-likelihood with the prior of the kind alone. */
  readonly plain: number
  /** The log-likelihood with the prior of the kind and of its sizes. */
  readonly score: number
}

/** What is known before the answers: sizes and windows that the service announces, or that its answers suggest. */
export type Hints = {
  readonly sizes: readonly number[]
  readonly windowsMs: readonly number[]
  /** Windows that a Retry-After suggests. */
  readonly suggestedMs: readonly number[]
}

/** A question to the search. */
export type SearchFor = {
  readonly trace: Trace
  /** The probability that all other limits accept each event. */
  readonly others: Float64Array
  readonly hints: Hints
}

// Windows that services have as a rule, in seconds.
const USUAL_SECONDS = [1, 5, 10, 15, 30, 60, 300, 600, 3600, 86_400]
// Odds, as logarithms: an announced value is about 50 times as likely as one beside it, a
// suggested one 30 times, a usual window 7 times.
const ANNOUNCED_BONUS = 4
const USUAL_BONUS = 2
const SUGGESTED_BONUS = 3.5
// The price of a time that is fitted beyond the window: half the logarithm of some 50 answers, as in the BIC.
const TIME_PRICE = 2
// Two windows are the same when they differ by less than this share: whole seconds in a minute.
const SAME_WINDOW = 0.02

// The shortest windows and times of a unit that are searched for.
const LEAST_WINDOW_MS = 200
const LEAST_UNIT_MS = 20
const STEP = 1.08
const PHASES = 10
// The length of a ban in windows.
const BANS = [0.5, 1, 2, 4]
// A refill of at least this many units at a time cannot be mistaken for a continuous one.
const TICK_UNITS = [2, 3, 5, 10]

/** Returns all points of the search, each with its score. */
export function searchPoints(from: SearchFor): readonly Point[] {
  if (from.trace.counting.unit === 'in-flight')
    return COUNTER_KINDS.filter(({ behavior }) => behavior === 'in-flight').flatMap(
      (kind) => evaluate(from, kind, NO_TIMES).points,
    )
  const kinds = COUNTER_KINDS.filter(({ behavior }) => behavior !== 'in-flight')
  const simple = kinds
    .filter(({ times }) => !times.includes('extraMs'))
    .flatMap((kind) => searchKind(from, kind, gridOf(from, kind)))
  const special = kinds
    .filter(({ times }) => times.includes('extraMs'))
    .flatMap((kind) => searchKind(from, kind, gridNear(kind, simple)))
  return [...simple, ...special]
}

const NO_TIMES: Times = { windowMs: 1, phaseMs: 0, extraMs: 0 }

// Points that contradict so many answers more than the best one cannot climb to it.
const WORSE = 3

function searchKind(from: SearchFor, kind: CounterKind, grid: readonly Times[]): readonly Point[] {
  const points: Point[] = []
  let fewest = Infinity
  for (const times of grid) {
    const evaluated = evaluate(from, kind, times, fewest + WORSE)
    fewest = Math.min(fewest, evaluated.contradicted)
    points.push(...evaluated.points)
  }
  return [...points, ...bestOf(points, STARTS).flatMap((start) => climb(from, start))]
}

const STARTS = 2

/** Returns the best points that differ in their times. */
function bestOf(points: readonly Point[], count: number): readonly Point[] {
  const best: Point[] = []
  for (const point of points.toSorted((a, b) => b.score - a.score)) {
    if (best.length === count) break
    if (!best.some(({ times }) => isSameWindow(times.windowMs, point.times.windowMs))) best.push(point)
  }
  return best
}

/** Returns whether two windows are the same as far as announcements go. */
export function isSameWindow(one: number, other: number): boolean {
  return Math.abs(one - other) <= SAME_WINDOW * Math.max(one, other)
}

function gridOf({ trace: { events }, hints }: SearchFor, kind: CounterKind): readonly Times[] {
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
  for (let windowMs = leastMs; windowMs < spanMs * 3; windowMs *= STEP) windows.push(windowMs)
  const usual = [...USUAL_SECONDS.map((seconds) => seconds * 1000), ...hints.windowsMs, ...hints.suggestedMs]
  if (kind.behavior === 'bucket') usual.push(...usual.flatMap((ms) => hints.sizes.map((size) => ms / size)))
  windows.push(...usual.filter((ms) => ms < spanMs * 300))
  return windows.flatMap((windowMs) =>
    kind.times.includes('phaseMs')
      ? phases(windowMs, firstMs).map((phaseMs) => ({ windowMs, phaseMs, extraMs: 0 }))
      : [{ windowMs, phaseMs: 0, extraMs: 0 }],
  )
}

function phases(windowMs: number, firstMs: number): readonly number[] {
  return Array.from({ length: PHASES }, (_, index) => firstMs - 1 + (windowMs * index) / PHASES)
}

/** Kinds with a third time are searched near what their simple relatives say: bans near windows, refills at ticks near buckets. */
function gridNear(kind: CounterKind, simple: readonly Point[]): readonly Times[] {
  const relatives = simple.filter(
    (point) =>
      point.kind.behavior === (kind.behavior === 'bucket' ? 'bucket' : 'window') ||
      (kind.behavior === 'prolonging' && point.kind.behavior === 'prolonging'),
  )
  return bestOf(relatives, 6).flatMap(({ times: { windowMs, phaseMs } }) =>
    kind.behavior === 'bucket'
      ? TICK_UNITS.flatMap((units) =>
          phases(windowMs * units, phaseMs).map((phase) => ({
            windowMs,
            phaseMs: phase,
            extraMs: windowMs * units,
          })),
        )
      : BANS.map((length) => ({ windowMs, phaseMs: 0, extraMs: windowMs * length })),
  )
}

/** Returns a point for each plausible size; none where too many answers are contradicted by any size. */
function evaluate(from: SearchFor, kind: CounterKind, times: Times, atMost = Infinity): Evaluated {
  const { trace, others, hints } = from
  const { unit } = trace.counting
  const isWhole = unit === 'requests' || unit === 'in-flight'
  const middle = replay(trace, kind, times, 1)
  const tried = CHARGING.slice(0, isWhole ? 1 : 2).map((charging) => ({
    charging,
    ...plausibleSizes(middle, others, { charging, isWhole }),
  }))
  const contradicted = Math.min(...tried.map((one) => one.contradicted))
  if (contradicted > atMost) return { points: [], contradicted }
  const usage = replay(trace, kind, times)
  const points = tried.flatMap(({ charging, sizes }) => {
    const all = [...new Set([...sizes, ...hints.sizes])]
    return fitSizes(usage, others, { charging, isRounded: kind.isRounded === true }, all).map(
      ({ size, logLikelihood }) => {
        const plain = logLikelihood + kind.rarity - TIME_PRICE * Math.max(0, kind.times.length - 1)
        return {
          kind,
          times,
          size,
          charging,
          logLikelihood,
          plain,
          score: plain + priorOf(kind, times, size, hints),
        }
      },
    )
  })
  return { points, contradicted }
}

const CHARGING: readonly Charging[] = ['before', 'after']

type Evaluated = { readonly points: readonly Point[]; readonly contradicted: number }

/** Returns the logarithm of the odds of the sizes before any answer. */
function priorOf(kind: CounterKind, times: Times, size: number, hints: Hints): number {
  const sizePrior = hints.sizes.includes(size) ? ANNOUNCED_BONUS : 0
  if (kind.behavior === 'in-flight') return sizePrior
  const windowMs = kind.behavior === 'bucket' ? times.windowMs * size : times.windowMs
  const isNear = (other: number): boolean => isSameWindow(other, windowMs)
  if (hints.windowsMs.some(isNear)) return sizePrior + ANNOUNCED_BONUS
  if (hints.suggestedMs.some(isNear)) return sizePrior + SUGGESTED_BONUS
  if (windowMs < SHORT_MS) return sizePrior - SHORT_PRICE
  return sizePrior + (USUAL_SECONDS.some((seconds) => isNear(seconds * 1000)) ? USUAL_BONUS : 0)
}

// Limits over less than a second are rare, and a limit of requests in flight looks like one.
const SHORT_MS = 700
const SHORT_PRICE = 5

/** Hill climbing over the times of a kind, with steps that shrink. Returns every point it saw. */
function climb(from: SearchFor, start: Point): readonly Point[] {
  const seen: Point[] = [start]
  let best = start
  for (let step = STEP - 1; step > 0.001; step /= 2) {
    let improved = true
    for (let round = 0; improved && round < 4; round += 1) {
      improved = false
      for (const times of neighbors(best, step)) {
        const { points } = evaluate(from, start.kind, times)
        seen.push(...points)
        const top = bestOf(points, 1)[0]
        if (top !== undefined && top.score > best.score + 1e-9) [best, improved] = [top, true]
      }
    }
  }
  return seen
}

function neighbors({ kind, times }: Point, step: number): readonly Times[] {
  return kind.times.flatMap((name) =>
    [1, -1].map((sign) => {
      if (name === 'phaseMs') return { ...times, phaseMs: times.phaseMs + sign * step * times.windowMs }
      const factor = (1 + step) ** sign
      return { ...times, [name]: times[name] * factor }
    }),
  )
}
