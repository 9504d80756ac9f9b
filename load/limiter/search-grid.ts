/**
 * Chooses the first values that the search tries for the times of a limit: window length, start, and interval between refills. Besides
 * the suggested window lengths, it tries one of all lengths that explain the answers about equally well.
 */
import { MINUTE_MS, SECOND_MS } from '../../schemas/durations.ts'
import { isSameWindow } from './announced.ts'
import { windowOf, type CounterKind, type SizedKind, type Times } from './behaviors.ts'
import { COMMON_WINDOWS_MS } from './constants.ts'
import type { Hints } from './hints.ts'
import { firstDifferent, quantile, type Arrival } from './limit-trace.ts'
import type { Chances, Charging, Trace } from './likelihood.ts'

/** A candidate for a limit: its kind, times and size, and how well it explains the answers. */
export type PossibleLimit = SizedKind & {
  readonly charging: Charging
  readonly logLikelihood: number
  /** The log-likelihood, reduced if the kind of limit is rare, or if it fits the answers only with an exact phase. */
  readonly plain: number
  readonly score: number
}

/** A list of possible limits. */
export type PossibleLimits = readonly PossibleLimit[]

/** The input of the search for one kind of limit. */
export type SearchFor = {
  readonly kind: CounterKind
  readonly trace: Trace
  readonly others: Chances
  readonly hints: Hints
  readonly arrivals: readonly Arrival[]
}

/** The factor between neighboring window lengths at the beginning of the search. */
export const WINDOW_STEP = 1.08

/** Returns the shortest time between two decisions that the run can measure, in ms. */
export function toleranceOf({ events }: Trace): number {
  const errors = events.map(({ sdMs }) => sdMs)
  return 4 * quantile(errors, 0.5)
}

/** Returns the duration of a run in ms, at least 1000. */
export function spanOf({ events }: Trace): number {
  return Math.max(SECOND_MS, (events.at(-1)?.atMs ?? 0) - (events[0]?.atMs ?? 0))
}

/** The usual number of candidates per kind of limit that the search improves in small steps. */
export const STARTS = 4
/** The usual number of window starts (phases) that the search tries per window length. */
export const PHASE_COUNT = 6
/** Orders possible limits by score, the best first. */
export function byScore(one: PossibleLimit, other: PossibleLimit): number {
  return other.score - one.score
}

/** Returns up to `count` possible limits, the best first. The periods ({@link periodOf}) of any two differ by more than 2 %. */
export function bestOf(points: PossibleLimits, count: number): PossibleLimits {
  return firstDifferent(points.toSorted(byScore), count, (one, other) =>
    isSameWindow(one.times[periodOf(one.kind)], other.times[periodOf(other.kind)]),
  )
}

/** Returns which time tells two limits of a kind apart: `windowMs`, or `extraMs` if the kind has one (except the length of a ban). */
export function periodOf({ times, growth }: CounterKind): 'windowMs' | 'extraMs' {
  return times.includes('extraMs') && growth === undefined ? 'extraMs' : 'windowMs'
}

/** Returns the window lengths that a limit probably has, announced ones before common ones, in ms. */
export function likelyWindows({ windowsMs, suggestedMs }: Hints): readonly number[] {
  return [...windowsMs, ...suggestedMs, ...COMMON_WINDOWS_MS]
}

/** Returns the first values that the search tries for the times of one kind of limit. `optima` are the best limits of other kinds. */
export function gridOf(from: SearchFor, optima: PossibleLimits): readonly Times[] {
  const { kind, trace, hints } = from
  if (kind.times.length === 0) return [timesOf(1)]
  if (kind.growth !== undefined) return banGrid(trace, kind.growth)
  if (kind.times.includes('extraMs')) return intervalGrid(from, optima)
  if (kind.fillsInWindow === true) {
    const windows = bestOf(optima, STARTS).map((other) => ({ size: other.size, windowMs: windowOf(other) }))
    return windows.flatMap(({ size, windowMs }) =>
      [windowMs / WINDOW_STEP, windowMs, windowMs * WINDOW_STEP].map((everyMs) =>
        timesOf(everyMs / size, 0, everyMs),
      ),
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
  const count = Math.ceil(Math.log((3 * spanOf(trace)) / leastMs) / Math.log(WINDOW_STEP))
  return Array.from({ length: count }, (_, index) => leastMs * WINDOW_STEP ** index)
}

function separatingWindows(trace: Trace, ratioAt = (_ms: number): number => WINDOW_STEP): readonly number[] {
  const events = trace.events.filter(({ isFailing }) => !isFailing)
  const [leastMs, spanMs] = [toleranceOf(trace), spanOf(trace)]
  const isRefused = (index: number): boolean => events[index]?.isAccepted === false
  const differences = events
    .filter((_, index) => isRefused(index) || isRefused(index - 1) || isRefused(index + 1))
    .flatMap((end) => events.map(({ atMs }) => end.atMs - atMs).filter((ms) => ms > leastMs))
    .toSorted((a, b) => a - b)
  const windows: number[] = []
  let lastMs = leastMs
  for (const difference of [...differences, spanMs * WINDOW_STEP, spanMs * 3]) {
    if (difference < lastMs * ratioAt(lastMs)) continue
    windows.push(Math.sqrt(lastMs * difference))
    lastMs = difference
  }
  return windows
}

function clockWindows(trace: Trace, hinted: readonly number[] = []): readonly Times[] {
  const spanMs = spanOf(trace)
  const firstMs = (trace.events[0]?.atMs ?? 0) - 1
  const ratioAt = (ms: number): number => Math.min(WINDOW_STEP ** 2, Math.max(1.02, 1 + ms / (2 * spanMs)))
  return [...hinted, ...separatingWindows(trace, ratioAt)].flatMap((windowMs, index) => {
    // Hill climbing misses the phase that fits if windows are few.
    const isLikely = index < hinted.length && windowMs >= MINUTE_MS
    const count = isLikely ? 100 : PHASE_COUNT
    const phases = Array.from({ length: count }, (_, place) => firstMs + (windowMs * place) / count)
    // A window that begins after the last answer explains the same answers as one that begins with the first.
    const tried = isLikely ? phases.filter((ms) => ms <= spanMs + firstMs) : phases
    return tried.map((phaseMs) => timesOf(windowMs, phaseMs))
  })
}

/** Returns the times of a limit, with 0 for times that its kind does not have. */
export function timesOf(windowMs: number, phaseMs = 0, extraMs = 0): Times {
  return { windowMs, phaseMs, extraMs }
}

function intervalGrid({ trace }: SearchFor, optima: PossibleLimits): readonly Times[] {
  const relatives = optima.filter(({ kind: { behavior } }) => behavior === 'bucket' || behavior === 'window')
  const rates = bestOf(relatives, STARTS / 2).flatMap((one) =>
    [-2, -1, 0, 1, 2].map((steps) => {
      return { size: one.size, unitMs: (windowOf(one) / one.size) * WINDOW_STEP ** steps }
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
  if (most === Infinity || least > most * WINDOW_STEP) return []
  const windows = separatingWindows(trace, () => WINDOW_STEP ** 2)
  return [least, (least + most) / 2, most]
    .filter((extraMs) => extraMs > toleranceOf(trace))
    .flatMap((extraMs) => windows.map((windowMs) => timesOf(windowMs, 0, extraMs)))
}
