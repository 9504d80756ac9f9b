/** Chooses the times (windows, phases, intervals) that the search tries, from the times of answers. Pure. */
import { SECOND_MS } from '../../schemas/durations.ts'
import { isSameWindow } from './announced.ts'
import type { CounterKind, Times } from './behaviors.ts'
import type { Hints } from './hints.ts'
import { USUAL_SECONDS, windowIn } from './limit-priors.ts'
import { quantile } from './limit-trace.ts'
import type { Arrival, Charging, Trace } from './likelihood.ts'

/** A candidate: a kind of counter with all its parameters, and how well it explains the answers. */
export type Point = {
  readonly kind: CounterKind
  readonly times: Times
  readonly size: number
  readonly charging: Charging
  readonly logLikelihood: number
  /** The log-likelihood plus the log odds of the kind, but not of its parameters. */
  readonly plain: number
  /** The log-likelihood plus the log priors of the kind and of its parameters. */
  readonly score: number
}

/** The inputs of a search for the candidates of one limit. */
export type SearchFor = {
  readonly kinds: readonly CounterKind[]
  readonly trace: Trace
  /** For each event, the probability that all other limits accept its request. */
  readonly others: Float64Array
  readonly hints: Hints
  /** Requests whose latencies may show delays; empty unless a limit that delays is searched. */
  readonly arrivals: readonly Arrival[]
}

/** The ratio between neighboring windows of the grid. Hill climbing finds windows between them. */
export const STEP = 1.08
/** The number of candidates of a kind that hill climbing improves; twice as many for a kind with a phase. */
export const STARTS = 4
/** The number of phases that the search tries for each window. */
export const PHASES = 6
/**
 * Returns how exactly the time between two events is known, in ms: four median standard errors of an event.
 * The search tries no shorter windows and no finer steps.
 */
export function toleranceOf({ events }: Trace): number {
  return (
    4 *
    quantile(
      events.map(({ sdMs }) => sdMs),
      0.5,
    )
  )
}

/** Returns the time between the first and the last event in milliseconds, at least a second. */
export function spanOf({ events }: Trace): number {
  return Math.max(SECOND_MS, (events.at(-1)?.atMs ?? 0) - (events[0]?.atMs ?? 0))
}

/** Orders candidates by score, the best first. */
export function byScore(one: Point, other: Point): number {
  return other.score - one.score
}

/** Returns at most `count` candidates with different windows, the best first. */
export function bestOf(points: readonly Point[], count: number): readonly Point[] {
  return firstDifferent(points.toSorted(byScore), count, (one, other) =>
    isSameWindow(one.times.windowMs, other.times.windowMs),
  )
}

/** Returns at most `count` items from the start of a list, without those that are like an earlier one. */
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

/** Returns windows that are likely before any answer: announced, suggested by Retry-After, or usual. */
export function usualWindows({ windowsMs, suggestedMs }: Hints): readonly number[] {
  return [...windowsMs, ...suggestedMs, ...USUAL_SECONDS.map((seconds) => seconds * SECOND_MS)]
}

/** Returns the times to try for a kind of limit. `optima`: the best candidates of the kinds tried before. */
export function gridOf(from: SearchFor, kind: CounterKind, optima: readonly Point[]): readonly Times[] {
  const { trace, hints } = from
  if (kind.times.length === 0) return [timesOf(1)]
  if (kind.delay !== undefined) return delayGrid(from.arrivals, kind)
  if (kind.growth !== undefined) return banGrid(trace, kind)
  if (kind.times.includes('extraMs')) return intervalGrid(trace, optima)
  const firstMs = trace.events[0]?.atMs ?? 0
  const isPhased = kind.times.includes('phaseMs')
  const hinted = usualWindows(hints).filter((ms) => ms < spanOf(trace) * 300)
  if (kind.isPerUnit === true)
    hinted.push(...hinted.flatMap((ms) => hints.limits.map(({ size }) => ms / size)))
  // Windows with a phase are also tried near the best windows without one: over many windows a small error adds up.
  const near = isPhased
    ? bestOf(optima, STARTS / 2).flatMap(({ kind: other, times, size }) =>
        Array.from({ length: 21 }, (_, index) => windowIn(other, times, size) * STEP ** ((index - 10) / 4)),
      )
    : []
  const windows = [...hinted, ...near, ...separatingWindows(trace, kind)]
  const told = hints.ends.filter(({ windowMs }) => windowMs !== null)
  const announced = [told[0], told.at(-1)].flatMap((one) => (one === undefined ? [] : [one.endMs]))
  const gaps = gapsIn(trace)
  const ends = isPhased ? [...announced, ...clearestEnds(gaps)] : []
  return windows.flatMap((windowMs) => {
    if (!isPhased) return [timesOf(windowMs)]
    const common = commonEnds(gaps, windowMs).map(({ phaseMs }) => phaseMs)
    return [...ends, ...common, ...phases(windowMs, firstMs)].map((phaseMs) => timesOf(windowMs, phaseMs))
  })
}

type Gap = { readonly fromMs: number; readonly toMs: number }

/** Returns each time between a refusal and an acceptance that follows it: a window may have ended then. */
function gapsIn({ events }: Trace): readonly Gap[] {
  const known = events.filter(({ isFailing }) => !isFailing)
  return known.flatMap(({ isAccepted, atMs }, index) => {
    const before = known[index - 1]
    return before !== undefined && isAccepted && !before.isAccepted
      ? [{ fromMs: before.atMs, toMs: atMs }]
      : []
  })
}

/** Returns the middles of the shortest gaps, which show the ends of windows most exactly. */
function clearestEnds(gaps: readonly Gap[]): readonly number[] {
  return gaps
    .toSorted((one, other) => one.toMs - one.fromMs - (other.toMs - other.fromMs))
    .slice(0, STARTS)
    .map(({ fromMs, toMs }) => (fromMs + toMs) / 2)
}

type CommonEnd = { readonly phaseMs: number; readonly count: number }

/** Returns up to two phases with which window ends fall into the most gaps. `count`: the number of these gaps. */
function commonEnds(gaps: readonly Gap[], windowMs: number): readonly CommonEnd[] {
  const short = gaps.filter(({ fromMs, toMs }) => toMs - fromMs < windowMs)
  return short
    .map(({ fromMs }) => {
      const after = short.map((other) => {
        const pastMs = (((fromMs - other.fromMs) % windowMs) + windowMs) % windowMs
        return other.toMs - other.fromMs - pastMs
      })
      const shared = after.filter((ms) => ms > 0)
      return { count: shared.length, phaseMs: fromMs + Math.min(...shared) / 2 }
    })
    .toSorted((one, other) => other.count - one.count)
    .slice(0, STARTS / 2)
}

/**
 * Returns the windows to try, in ms: one between each two neighboring time differences, because windows between them
 * explain the same answers. Each difference ends at a refusal or at an event next to a refusal. For a bucket, returns
 * refill times in equal ratios.
 */
function separatingWindows(trace: Trace, { isPerUnit, times }: CounterKind): readonly number[] {
  const events = trace.events.filter(({ isFailing }) => !isFailing)
  const [leastMs, spanMs] = [toleranceOf(trace), spanOf(trace)]
  const differences =
    isPerUnit === true
      ? Array.from(
          { length: Math.ceil(Math.log(spanMs / leastMs) / Math.log(STEP)) },
          (_, index) => leastMs * STEP ** index,
        )
      : events
          .filter(
            ({ isAccepted }, index) =>
              !isAccepted ||
              events[index - 1]?.isAccepted === false ||
              events[index + 1]?.isAccepted === false,
          )
          .flatMap((end) =>
            events.flatMap(({ atMs }) => (atMs < end.atMs - leastMs ? [end.atMs - atMs] : [])),
          )
          .toSorted((a, b) => a - b)
  const ratio = times.length > 1 ? STEP ** 2 : STEP
  const windows: number[] = []
  let lastMs = leastMs
  for (const difference of [...differences, spanMs * STEP, spanMs * 3]) {
    if (difference < lastMs * ratio) continue
    windows.push(Math.sqrt(lastMs * difference))
    lastMs = difference
  }
  return windows
}

function timesOf(windowMs: number, phaseMs = 0, extraMs = 0): Times {
  return { windowMs, phaseMs, extraMs }
}

function phases(windowMs: number, firstMs: number, count = PHASES): readonly number[] {
  return Array.from({ length: count }, (_, index) => firstMs - 1 + (windowMs * index) / count)
}

// The ratio between neighboring refill intervals: small, because errors add up over many intervals.
const FINE_STEP = 1.003

/**
 * Returns the times to try for buckets that refill several units at intervals, with several amounts each. Tries
 * intervals whose ends fall into the most gaps, and intervals with about the rates of the best buckets and windows.
 */
function intervalGrid(trace: Trace, optima: readonly Point[]): readonly Times[] {
  const gaps = gapsIn(trace)
  const most = Math.max(0, ...optima.map(({ size }) => size))
  const intervals: (CommonEnd & { readonly everyMs: number })[] = []
  for (let everyMs = toleranceOf(trace); everyMs < spanOf(trace); everyMs *= FINE_STEP)
    for (const end of commonEnds(gaps, everyMs).slice(0, 1)) intervals.push({ ...end, everyMs })
  const best = firstDifferent(
    intervals.toSorted((one, other) => other.count - one.count),
    2 * STARTS,
    (one, other) => isSameWindow(one.everyMs, other.everyMs),
  )
  const grid: Times[] = []
  for (const { everyMs, phaseMs } of best)
    for (let amount = 1.5; amount < most; amount *= STEP)
      grid.push(timesOf(everyMs / amount, phaseMs, everyMs))
  const relatives = optima.filter(({ kind: { behavior } }) => behavior === 'bucket' || behavior === 'window')
  for (const { kind, times, size } of bestOf(relatives, STARTS))
    for (let steps = -4; steps <= 4; steps += 1)
      for (let amount = Math.max(1.5, size / 20); amount < size; amount *= STEP ** 2)
        for (const phaseMs of clearestEnds(gaps)) {
          const unitMs = (windowIn(kind, times, size) / size) * STEP ** steps
          grid.push(timesOf(unitMs, phaseMs, unitMs * amount))
        }
  return grid
}

/**
 * Returns the times to try for bans. A ban lasts at least from its first to its last refusal, and at most
 * until the next acceptance. Each length is tried with all {@link separatingWindows}.
 */
function banGrid(trace: Trace, kind: CounterKind): readonly Times[] {
  let [least, most, bans, startMs] = [0, Infinity, 0, -1]
  for (const { isAccepted, isFailing, atMs } of trace.events) {
    if (isFailing || (isAccepted && startMs < 0)) continue
    if (startMs < 0) startMs = atMs
    const lengthMs = (atMs - startMs) / (kind.growth ?? 1) ** bans
    if (!isAccepted) least = Math.max(least, lengthMs)
    else [most, bans, startMs] = [Math.min(most, lengthMs), bans + 1, -1]
  }
  if (most === Infinity || least > most * STEP) return []
  const windows = separatingWindows(trace, kind)
  return [least, (least + most) / 2, most]
    .filter((extraMs) => extraMs > toleranceOf(trace))
    .flatMap((extraMs) => windows.map((windowMs) => timesOf(windowMs, 0, extraMs)))
}

/**
 * Returns candidate times for limits that delay: quartiles of the intervals between the ends of answers. For a
 * limit with windows, only answers with long delays count.
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
