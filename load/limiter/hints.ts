/**
 * Turns what a service announces into hints for the search. The search begins with announced sizes and windows, and prefers them by a
 * prior: the log odds of a limit before the answers are considered. Common windows, such as a minute, raise the prior too.
 */
import { MINUTE_MS, SECOND_MS } from '../../schemas/durations.ts'
import { COMMON_WINDOWS_MS, FIELD_ERROR_MS, SAME_WINDOW } from './constants.ts'
import { askedWaitMs, isSameWindow, type FieldSeries, type RunEvidence } from './announced.ts'
import { windowOf, type SizedKind, type Times } from './behaviors.ts'
import { costIn, firstDifferent } from './limit-trace.ts'
import type { Observation, RunSoFar, Unit } from './types.ts'

/** What a service announces about its limits on one unit, such as requests or tokens. */
export type Hints = Readonly<ReturnType<typeof hintsAbout>>

/** Returns the announced sizes, windows and ends of windows of limits on one unit, such as tokens. */
export function hintsAbout(unit: Unit, from: RunEvidence) {
  const { announced, series } = from
  const own = series.filter(({ limit }) => limit.unit === unit && limit.windowMs !== null)
  const stated = announced.filter((limit) => limit.unit === unit)
  const ends = own.flatMap(({ limit: { windowMs }, ends: all }) =>
    all.map(({ endMs }) => ({ windowMs, endMs })),
  )
  const promises = promisesOf(from)
  return {
    maxMs: from.bounds.maxMs,
    startEpochMs: from.bounds.startEpochMs,
    limits: stated,
    /** The announced window lengths, in ms. If a length is uncertain by more than 2 %, several lengths in its range are listed. */
    windowsMs: stated.flatMap(({ windowMs, errorMs = 0 }) => {
      if (windowMs === null) return []
      const shares = errorMs > SAME_WINDOW * windowMs ? [0, -1, -0.75, -0.5, -0.25, 0.25, 0.5] : [0]
      return shares.map((share) => windowMs + share * errorMs)
    }),
    suggestedMs: promises.flatMap(({ windowsMs }) => windowsMs),
    refusedElsewhere: refusedElsewhere(unit, series),
    promises: new Map(promises.map(({ refusal, endMs }) => [refusal, endMs])),
    /** The announced ends of windows, and of waits after refusals, in ms since the start of the run. `windowMs` is null for waits. */
    ends: [...ends, ...promises.map(({ endMs }) => ({ windowMs: null, endMs }))],
  }
}

function refusedElsewhere(unit: Unit, series: readonly FieldSeries[]): ReadonlySet<Observation> {
  const values = series.flatMap((one) => one.values.map((value) => ({ ...value, unit: one.limit.unit })))
  const showing = (isOwn: boolean, isFree: boolean): ReadonlySet<Observation> => {
    const found = values.filter(({ observation, remaining, unit: its }) => {
      const shows = observation.outcome === 'refused' && remaining !== null && (its === unit) === isOwn
      return shows && remaining >= costIn(its, observation) === isFree
    })
    return new Set(found.map(({ observation }) => observation))
  }
  const [used, elsewhere] = [showing(true, false), showing(false, false)]
  return new Set([...showing(true, true)].filter((one) => !used.has(one) && elsewhere.has(one)))
}

function promisesOf({ seen, bounds }: RunSoFar) {
  const firstMs = seen.find(({ outcome }) => outcome === 'accepted')?.answeredMs
  const promises = seen.flatMap((refusal) => {
    const waitMs = refusal.outcome === 'refused' ? askedWaitMs(refusal, bounds.startEpochMs) : null
    if (waitMs === null || waitMs <= 0) return []
    const endMs = refusal.answeredMs + waitMs
    return [{ refusal, endMs, windowsMs: firstMs === undefined ? [waitMs] : [waitMs, endMs - firstMs] }]
  })
  // Later refusals mostly announce the same times.
  return firstDifferent(promises, 3, (one, other) => Math.abs(one.endMs - other.endMs) <= SECOND_MS)
}

// Bonuses of a possible limit, as natural logarithms of odds. The first is for an announced window, or a common one of a minute or more.
const ANNOUNCED_BONUS = 5
// The bonus for what single answers suggest: a window whose ends agree with Retry-After, for example.
const SUGGESTED_BONUS = 3.5
// The bonus for the size that the service announces.
const SIZE_BONUS = 6

/** Returns the prior of a possible limit: the log odds that the service has it, before the recorded answers are considered. */
export function priorOf(limit: SizedKind, hints: Hints, isSuggested: boolean): number {
  const { kind, times, size } = limit
  // A ban hides the end of the window before it. Services choose a common length for the ban itself.
  const windowMs = kind.growth === undefined ? windowOf(limit) : times.extraMs
  const like = hints.limits.filter(
    ({ windowMs: ms, errorMs = 0 }) =>
      ms !== null && (isSameWindow(ms, windowMs) || Math.abs(ms - windowMs) <= errorMs),
  )
  const isSize = hints.limits.some((one) => one.size === size)
  const isRefill = kind.behavior === 'bucket' && like.some((one) => one.isRefill)
  const sizePrior = (isRefill ? SUGGESTED_BONUS : 0) + (isSize ? SIZE_BONUS : 0)
  // Requests that are refused while others are in progress are rarely refused by a window, even a common one. A short wait is what
  // such a limit announces, and what a window of a minute announces only near its end.
  if (kind.behavior === 'in-flight') {
    const isShort = hints.suggestedMs.some((waitMs) => waitMs <= FIELD_ERROR_MS)
    return sizePrior + SIZE_BONUS + (isShort ? SUGGESTED_BONUS : 0)
  }
  const suggested = isSuggested ? SUGGESTED_BONUS : 0
  if (like.length > 0) return sizePrior + ANNOUNCED_BONUS + suggested
  // A run cannot show a window that is longer than the run, so such a window gets no bonus. Nor does a common
  // window of an announced size: if the service names another window, that one is far likelier.
  const isRival = windowMs > hints.maxMs || (isSize && hints.windowsMs.length > 0)
  // Windows that short are rare, and a limit on requests in flight can look like one.
  const short = windowMs < 700 && suggested === 0 ? ANNOUNCED_BONUS : 0
  return sizePrior + suggested + (isRival ? 0 : commonBonus(windowMs)) - short
}

function commonBonus(windowMs: number): number {
  const usual = commonWindow(windowMs)
  if (usual === null) return 0
  return (usual < MINUTE_MS ? 2 : ANNOUNCED_BONUS) - Math.abs(windowMs / usual - 1) / SAME_WINDOW / 10
}

/** Returns the common window length, such as a minute, within the relative `error` of `windowMs`, or null. */
export function commonWindow(windowMs: number, error = SAME_WINDOW): number | null {
  return COMMON_WINDOWS_MS.find((usual) => Math.abs(windowMs / usual - 1) <= error) ?? null
}

/** Returns whether most announced ends of windows fit the given window length and start. */
export function endsAsAnnounced({ windowMs: everyMs, phaseMs }: Times, { ends }: Hints): boolean {
  const own = ends.filter(({ windowMs }) => windowMs === null || isSameWindow(windowMs, everyMs))
  const fitting = own.filter(({ endMs }) => {
    const position = (endMs - phaseMs) / everyMs
    return Math.abs(position - Math.round(position)) < SAME_WINDOW
  })
  return 2 * fitting.length > own.length
}
