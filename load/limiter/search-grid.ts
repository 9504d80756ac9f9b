/** Chooses the windows, start times and intervals that the search for limits tries. */
import { MINUTE_MS, SECOND_MS } from '../../schemas/durations.ts'
import { isSameWindow } from './announced.ts'
import { windowOf, type CounterKind, type SizedKind, type Times } from './behaviors.ts'
import { COMMON_WINDOWS_MS } from './constants.ts'
import type { Hints } from './hints.ts'
import { firstDifferent, quantile } from './limit-trace.ts'
import type { Arrival, Charging, Trace } from './likelihood.ts'

/** A possible limit in the search, with the log-likelihood of the recorded answers under that limit. */
export type Point = SizedKind & {
  readonly charging: Charging
  readonly logLikelihood: number
  /** The log-likelihood plus the log prior of the kind of limit. There is no bonus for agreement with announced values. */
  readonly plain: number
  /** The value by which the search compares possible limits. A higher score is better. */
  readonly score: number
}

/** Possible limits found by the search, in most cases sorted by likelihood, the likeliest first. */
export type Points = readonly Point[]

/** The data that the search needs to find possible limits of one kind. */
export type SearchFor = {
  readonly kind: CounterKind
  readonly trace: Trace
  /** For each request, the probability that all limits except the one that is being searched for accept it. */
  readonly others: Float64Array
  readonly hints: Hints
  /** The requests whose latencies the search tests, to find a limit that delays requests instead of refusing them. */
  readonly arrivals: readonly Arrival[]
}

/** The ratio between successive window lengths that the search tries in its first pass. */
export const STEP = 1.08

/** Returns the error (ms) allowed in the time between two decisions of the service, because decision times are only estimated. */
export function toleranceOf({ events }: Trace): number {
  const errors = events.map(({ sdMs }) => sdMs)
  return 4 * quantile(errors, 0.5)
}

/** Returns the time from the first to the last event in ms, but at least 1000. */
export function spanOf({ events }: Trace): number {
  return Math.max(SECOND_MS, (events.at(-1)?.atMs ?? 0) - (events[0]?.atMs ?? 0))
}

/** For each kind of limit, the number of possible limits that the search improves by hill climbing. */
export const STARTS = 4
/** How many phases (start times) the search tries for each window. */
export const PHASES = 6
/** Orders candidates by score, the best first. */
export function byScore(one: Point, other: Point): number {
  return other.score - one.score
}

/** Returns at most `count` candidates with different windows, the best first. */
export function bestOf(points: Points, count: number): Points {
  return firstDifferent(points.toSorted(byScore), count, (one, other) =>
    isSameWindow(one.times[periodOf(one.kind)], other.times[periodOf(other.kind)]),
  )
}

/** Returns the parameter that holds the period of a limit: `windowMs`, or `extraMs` (the refill interval) for some kinds. */
export function periodOf({ times, growth }: CounterKind): 'windowMs' | 'extraMs' {
  return times.includes('extraMs') && growth === undefined ? 'extraMs' : 'windowMs'
}

/** Returns the periods (in ms) that a rate limit probably has: those announced, suggested by Retry-After, or common. */
export function likelyWindows({ windowsMs, suggestedMs }: Hints): readonly number[] {
  return [...windowsMs, ...suggestedMs, ...COMMON_WINDOWS_MS]
}

/** Returns the period lengths and starts that the search tries for a kind of limit. */
export function gridOf(from: SearchFor, optima: Points): readonly Times[] {
  const { kind, trace, hints } = from
  if (kind.times.length === 0) return [timesOf(1)]
  if (kind.delay !== undefined) return delayGrid(from.arrivals, kind)
  if (kind.growth !== undefined) return banGrid(trace, kind.growth)
  if (kind.times.includes('extraMs')) return intervalGrid(from, optima)
  if (kind.fillsInWindow === true) {
    const windows = bestOf(optima, STARTS).map((other) => ({ size: other.size, windowMs: windowOf(other) }))
    return windows.flatMap(({ size, windowMs }) =>
      [windowMs / STEP, windowMs, windowMs * STEP].map((everyMs) => timesOf(everyMs / size, 0, everyMs)),
    )
  }
  const hinted = likelyWindows(hints).filter((ms) => ms < spanOf(trace) * 300)
  if (kind.isPerUnit === true) {
    const ofSizes = hinted.flatMap((ms) => hints.limits.map(({ size }) => ms / size))
    return [...hinted, ...ofSizes, ...refillTimes(trace)].map((windowMs) => timesOf(windowMs))
  }
  if (!kind.times.includes('phaseMs'))
    return [...hinted, ...separatingWindows(trace)].map((windowMs) => timesOf(windowMs))
  const ofFields = hints.ends.filter(({ windowMs }) => windowMs !== null)
  // The last end of all is one of a Retry-After field, which may be true if the ends of windows are false.
  const announced = ofFields.length === 0 ? [] : [ofFields[0], ofFields.at(-1), hints.ends.at(-1)]
  // Most clocks count since the epoch. In a long run, the grid alone misses such a window.
  const wholeMs = [2, 3, 4, 6, 7, 8, 9].map((seconds) => seconds * SECOND_MS)
  const ofEpoch = [...wholeMs, ...hinted].map((ms) => timesOf(ms, -(hints.startEpochMs % ms)))
  return [
    ...hinted.flatMap((windowMs) => announced.map((one) => timesOf(windowMs, one?.endMs))),
    ...ofEpoch,
    ...clockWindows(trace, hinted),
  ]
}

function refillTimes(trace: Trace): readonly number[] {
  const leastMs = toleranceOf(trace)
  const count = Math.ceil(Math.log((3 * spanOf(trace)) / leastMs) / Math.log(STEP))
  return Array.from({ length: count }, (_, index) => leastMs * STEP ** index)
}

function separatingWindows(trace: Trace, ratioAt = (_ms: number): number => STEP): readonly number[] {
  const events = trace.events.filter(({ isFailing }) => !isFailing)
  const [leastMs, spanMs] = [toleranceOf(trace), spanOf(trace)]
  const isRefused = (index: number): boolean => events[index]?.isAccepted === false
  const differences = events
    .filter((_, index) => isRefused(index) || isRefused(index - 1) || isRefused(index + 1))
    .flatMap((end) => events.map(({ atMs }) => end.atMs - atMs).filter((ms) => ms > leastMs))
    .toSorted((a, b) => a - b)
  const windows: number[] = []
  let lastMs = leastMs
  for (const difference of [...differences, spanMs * STEP, spanMs * 3]) {
    if (difference < lastMs * ratioAt(lastMs)) continue
    windows.push(Math.sqrt(lastMs * difference))
    lastMs = difference
  }
  return windows
}

function clockWindows(trace: Trace, hinted: readonly number[] = []): readonly Times[] {
  const spanMs = spanOf(trace)
  const firstMs = (trace.events[0]?.atMs ?? 0) - 1
  const ratioAt = (ms: number): number => Math.min(STEP ** 2, Math.max(1.02, 1 + ms / (2 * spanMs)))
  return [...hinted, ...separatingWindows(trace, ratioAt)].flatMap((windowMs, index) => {
    // Hill climbing misses the phase that fits if windows are few.
    const isLikely = index < hinted.length && windowMs >= MINUTE_MS
    const count = isLikely ? 100 : PHASES
    const phases = Array.from({ length: count }, (_, place) => firstMs + (windowMs * place) / count)
    // A window that begins after the last answer explains the same answers as one that begins with the first.
    const tried = isLikely ? phases.filter((ms) => ms <= spanMs + firstMs) : phases
    return tried.map((phaseMs) => timesOf(windowMs, phaseMs))
  })
}

function timesOf(windowMs: number, phaseMs = 0, extraMs = 0): Times {
  return { windowMs, phaseMs, extraMs }
}

function intervalGrid({ trace }: SearchFor, optima: Points): readonly Times[] {
  const relatives = optima.filter(({ kind: { behavior } }) => behavior === 'bucket' || behavior === 'window')
  const rates = bestOf(relatives, STARTS / 2).flatMap((one) =>
    [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((steps) => {
      return { size: one.size, unitMs: (windowOf(one) / one.size) * STEP ** steps }
    }),
  )
  return clockWindows(trace).flatMap(({ windowMs: everyMs, phaseMs }) =>
    rates
      // Smaller refills can hardly be distinguished from continuous ones.
      .filter(({ size, unitMs }) => everyMs / unitMs >= 0.9 && everyMs / unitMs <= size)
      .map(({ unitMs }) => timesOf(unitMs, phaseMs, everyMs)),
  )
}

function banGrid(trace: Trace, growth: number): readonly Times[] {
  let [least, most, bans, startMs] = [0, Infinity, 0, -1]
  for (const { isAccepted, isFailing, atMs } of trace.events) {
    if (isFailing || (isAccepted && startMs < 0)) continue
    if (startMs < 0) startMs = atMs
    const lengthMs = (atMs - startMs) / growth ** bans
    if (!isAccepted) least = Math.max(least, lengthMs)
    else [most, bans, startMs] = [Math.min(most, lengthMs), bans + 1, -1]
  }
  if (most === Infinity || least > most * STEP) return []
  const windows = separatingWindows(trace, () => STEP ** 2)
  return [least, (least + most) / 2, most]
    .filter((extraMs) => extraMs > toleranceOf(trace))
    .flatMap((extraMs) => windows.map((windowMs) => timesOf(windowMs, 0, extraMs)))
}

function delayGrid(arrivals: readonly Arrival[], { times }: CounterKind): readonly Times[] {
  const alone = arrivals.filter(({ isAlone }) => isAlone)
  const latencies = alone.map(({ latencyMs }) => latencyMs)
  if (times.includes('extraMs')) {
    const rises = latencies.slice(1).map((latencyMs, index) => latencyMs - (latencies[index] ?? 0))
    // The first window ends where the delay falls far for the first time.
    const next = alone[rises.findIndex((rise) => rise < Math.min(...rises) / 2) + 1]
    return [timesOf((next?.atMs ?? 0) - (arrivals[0]?.atMs ?? 0), 0, quantile(rises, 0.5))]
  }
  const [shortest, longest] = [Math.min(...latencies), Math.max(...latencies)]
  const isWindow = times.includes('phaseMs')
  const ends = alone.flatMap(({ atMs, latencyMs }) =>
    isWindow && latencyMs < (shortest + longest) / 2 ? [] : [atMs + latencyMs - shortest],
  )
  const intervals = ends.slice(1).map((end, index) => end - (ends[index] ?? 0))
  if (intervals.length < 2) return []
  const windows = new Set([0.25, 0.5, 0.75].map((part) => quantile(intervals, part)))
  return [...windows].map((windowMs) => timesOf(windowMs, isWindow ? ends[0] : 0))
}
