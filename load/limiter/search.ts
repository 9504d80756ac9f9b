/** Searches the kinds of counters and their parameters for those that explain the answers: a grid, then hill climbing. Pure. */
import { COUNTER_KINDS, type CounterKind, type Times } from './behaviors.ts'
import { fitSizes, plausibleSizes, replay, type Charging, type Trace } from './likelihood.ts'
import { quantile } from './limit-trace.ts'

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

/** Sizes and windows that the service announces or that its answers suggest, known before the search. */
export type Hints = {
  readonly sizes: readonly number[]
  readonly windowsMs: readonly number[]
  /** The windows that a Retry-After suggests. */
  readonly suggestedMs: readonly number[]
}

/** The inputs of a search. */
export type SearchFor = {
  readonly trace: Trace
  /** The probability that all other limits accept each event. */
  readonly others: Float64Array
  readonly hints: Hints
}

// The usual windows of services in seconds.
const USUAL_SECONDS = [1, 5, 10, 15, 30, 60, 300, 600, 3600, 86_400]
// Odds, as logarithms: an announced value is about 50 times as likely as one beside it, a
// suggested one 30 times, a usual window 7 times.
const ANNOUNCED_BONUS = 4
// The bonus exceeds the cost of an unexplained refusal. Otherwise sizes would change to explain refusals by another limit.
const SIZE_BONUS = 6
const USUAL_BONUS = 2
const SUGGESTED_BONUS = 3.5
// The penalty for a third time parameter: half the logarithm of about 50 answers, as in the BIC.
const TIME_PRICE = 2
// Windows that differ by less than this share are equal, as with whole seconds in a minute.
const SAME_WINDOW = 0.02

// The shortest windows and refill times of a unit in the search.
const LEAST_WINDOW_MS = 200
const LEAST_UNIT_MS = 20
const STEP = 1.08
const PHASES = 10
// The length of a ban in windows.
const BANS = [0.5, 1, 2, 4]

/** Returns all candidates of the search with their scores. */
export function searchPoints(from: SearchFor): readonly Point[] {
  const kinds = COUNTER_KINDS.filter(
    ({ behavior }) => (behavior === 'in-flight') === (from.trace.counting.unit === 'in-flight'),
  )
  if (from.trace.counting.unit === 'in-flight')
    return kinds.flatMap((kind) => evaluate(from, kind, NO_TIMES).points)
  const fewest = { contradicted: Infinity }
  const simple = kinds
    .filter(({ times }) => !times.includes('extraMs'))
    .map((kind) => searchKind(from, kind, gridOf(from, kind), fewest))
  const special = kinds
    .filter(({ times }) => times.includes('extraMs'))
    .map((kind) => searchKind(from, kind, gridNear(simple.flat()), fewest))
  return [...simple, ...special].flatMap((points) => withWidth(points, from.hints))
}

// The widths, as a log ratio of windows and as a share of the window for phases, from which a fitted value is not penalized.
const FREE_WIDTH = 0.1
const FREE_PHASE = 0.3
const LEAST_WIDTH = 0.003
// Candidates within this distance of the best score of their kind form its interval.
const AS_LIKELY = 1.92

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
  const phaseMs = span(near.map(({ times }) => times.phaseMs))
  return points.map((point) => {
    const phase = best.kind.times.includes('phaseMs') ? share(phaseMs / point.times.windowMs, FREE_PHASE) : 0
    return { ...point, plain: point.plain + phase, score: point.score + width + phase }
  })
}

/** Returns the window of a kind; for a bucket the time in which all of it refills. */
export function windowIn({ behavior }: CounterKind, times: Times, size: number): number {
  return behavior === 'bucket' ? times.windowMs * size : times.windowMs
}

const NO_TIMES: Times = { windowMs: 1, phaseMs: 0, extraMs: 0 }

// A candidate that contradicts this many more answers than the best of its kind is not improved further.
const WORSE = 1.5
// A kind that contradicts this many more answers than another is ruled out, because each costs more than 5 nats.
const HOPELESS = 4

function searchKind(
  from: SearchFor,
  kind: CounterKind,
  grid: readonly Times[],
  all: { contradicted: number },
): readonly Point[] {
  const points: Point[] = []
  let fewest = Infinity
  for (const times of grid) {
    const evaluated = evaluate(from, kind, times, Math.min(fewest + WORSE, all.contradicted + HOPELESS))
    fewest = Math.min(fewest, evaluated.contradicted)
    points.push(...evaluated.points)
  }
  all.contradicted = Math.min(all.contradicted, fewest)
  return [...points, ...bestOf(points, STARTS).flatMap((start) => climb(from, start))]
}

const STARTS = 2

/** Returns the best candidates with different time parameters. */
function bestOf(points: readonly Point[], count: number): readonly Point[] {
  const best: Point[] = []
  for (const point of points.toSorted((a, b) => b.score - a.score)) {
    if (best.length === count) break
    if (!best.some(({ times }) => isSameWindow(times.windowMs, point.times.windowMs))) best.push(point)
  }
  return best
}

/** Returns whether two windows are equal within the precision of announcements. */
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
  const step = kind.times.includes('phaseMs') ? STEP ** 2 : STEP
  for (let windowMs = leastMs; windowMs < spanMs * 3; windowMs *= step) windows.push(windowMs)
  const usual = [...USUAL_SECONDS.map((seconds) => seconds * 1000), ...hints.windowsMs, ...hints.suggestedMs]
  if (kind.behavior === 'bucket') usual.push(...usual.flatMap((ms) => hints.sizes.map((size) => ms / size)))
  windows.push(...usual.filter((ms) => ms < spanMs * 300))
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

/** Returns the time parameters to search for bans: near the windows found for kinds without a ban. */
function gridNear(simple: readonly Point[]): readonly Times[] {
  const relatives = simple.filter(({ kind }) => kind.behavior === 'window' || kind.behavior === 'prolonging')
  return bestOf(relatives, 6).flatMap(({ times: { windowMs } }) =>
    BANS.map((length) => ({ windowMs, phaseMs: 0, extraMs: windowMs * length })),
  )
}

/** Returns a candidate for each plausible size; none when every size contradicts too many answers. */
function evaluate(from: SearchFor, kind: CounterKind, times: Times, atMost = Infinity): Evaluated {
  const { trace, others, hints } = from
  const { unit } = trace.counting
  const isWhole = unit === 'requests' || unit === 'in-flight'
  const middle = replay(trace, kind, times, 1)
  const tried = CHARGING.slice(0, isWhole && kind.isRounded !== true ? 1 : 2).map((charging) => ({
    charging,
    ...plausibleSizes(middle, others, { charging, isWhole }),
  }))
  const contradicted = Math.min(...tried.map((one) => one.contradicted))
  if (contradicted > atMost) return { points: [], contradicted }
  const usage = replay(trace, kind, times)
  const points = tried.flatMap(({ charging, sizes }) => {
    const all = [...new Set([...sizes, ...hints.sizes])]
    return fitSizes(usage, others, charging, all).map(({ size, logLikelihood }) => {
      const plain = logLikelihood + kind.rarity - (kind.times.includes('extraMs') ? TIME_PRICE : 0)
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
  return { points, contradicted }
}

const CHARGING: readonly Charging[] = ['before', 'after']

type Evaluated = { readonly points: readonly Point[]; readonly contradicted: number }

/** Returns the log odds of the parameters before any answer is known. */
function priorOf(kind: CounterKind, times: Times, size: number, hints: Hints): number {
  const sizePrior = hints.sizes.includes(size) ? SIZE_BONUS : 0
  if (kind.behavior === 'in-flight') return sizePrior
  const windowMs = windowIn(kind, times, size)
  const isNear = (other: number): boolean => isSameWindow(other, windowMs)
  if (hints.windowsMs.some(isNear)) return sizePrior + ANNOUNCED_BONUS
  if (hints.suggestedMs.some(isNear)) return sizePrior + SUGGESTED_BONUS
  if (windowMs < SHORT_MS) return sizePrior - SHORT_PRICE
  return sizePrior + (USUAL_SECONDS.some((seconds) => isNear(seconds * 1000)) ? USUAL_BONUS : 0)
}

// Limits over less than a second are rare, and a limit of requests in flight looks like one.
const SHORT_MS = 700
const SHORT_PRICE = 5

/** Improves the time parameters of a candidate by hill climbing with shrinking steps. Returns every candidate it tried. */
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
