/** Collects what a service announces about limits on one unit (such as requests), as hints for the search. Pure. */
import { SECOND_MS } from '../../schemas/durations.ts'
import { SAME_WINDOW } from './constants.ts'
import { askedWaitMs, type FieldSeries } from './announced.ts'
import { costIn } from './limit-trace.ts'
import type { AnnouncedLimit, Observation, Seen, Unit } from './types.ts'

/** Sizes, windows and ends of windows that the service announces or that its answers suggest. */
export type Hints = {
  readonly maxMs: number
  /** The announced limits. */
  readonly limits: readonly {
    readonly size: number
    readonly windowMs: number | null
    /** The maximum error of the window, in milliseconds. */
    readonly errorMs: number
    /** Whether the limit refills like a bucket. `windowMs` is then the time in which an empty bucket fills. */
    readonly isRefill: boolean
  }[]
  /** The announced windows. For each inexact window, also several other windows within its maximum error. */
  readonly windowsMs: readonly number[]
  /** The windows that Retry-After fields suggest. */
  readonly suggestedMs: readonly number[]
  /** Maps each of the first few refusals to the end of its announced wait, in ms since the start of the run. */
  readonly promises: ReadonlyMap<Observation, number>
  /** The refusals by a limit on another unit: the fields show too little free quota of that unit, and enough of this unit. */
  readonly refusedElsewhere: ReadonlySet<Observation>
  /** The announced ends of windows, from header fields and refusals. `windowMs`: the window, if announced too. */
  readonly ends: readonly { readonly windowMs: number | null; readonly endMs: number }[]
}

/** Returns the hints that header fields and refusals give about limits on a unit (requests or tokens). */
export type HintsOf = (unit: Unit) => Hints

/** Returns the hints about limits on `unit`. A Retry-After field names no unit, so it is a hint for each. */
export function hintsAbout(
  unit: Unit,
  from: Seen,
  announced: readonly AnnouncedLimit[],
  series: readonly FieldSeries[],
): Hints {
  const own = series.flatMap((one) =>
    one.unit === unit && one.windowMs !== null ? [{ ...one, windowMs: one.windowMs }] : [],
  )
  const stated = announced.filter((limit) => limit.unit === unit)
  const ends = own.flatMap(({ isRefill, windowMs, values }) =>
    values.flatMap(({ resetMs, observation }) =>
      isRefill || resetMs === null || resetMs <= 0
        ? []
        : [{ windowMs, endMs: observation.answeredMs + resetMs }],
    ),
  )
  const promises = promisesOf(from)
  return {
    maxMs: from.bounds.maxMs,
    limits: stated.map(({ size, windowMs, source, errorMs = 0 }) => {
      const isRefill = own.some((one) => one.isRefill && one.field === source && one.size === size)
      return { size, windowMs, errorMs, isRefill }
    }),
    windowsMs: stated.flatMap(({ windowMs, errorMs = 0 }) => {
      if (windowMs === null) return []
      return errorMs > SAME_WINDOW * windowMs
        ? [0, -1, -0.75, -0.5, -0.25, 0.25, 0.5].map((share) => windowMs + share * errorMs)
        : [windowMs]
    }),
    suggestedMs: promises.flatMap(({ windowsMs }) => windowsMs),
    refusedElsewhere: refusedElsewhere(unit, series),
    promises: new Map(promises.map(({ refusal, endMs }) => [refusal, endMs])),
    ends: [...ends, ...promises.map(({ endMs }) => ({ windowMs: null, endMs }))],
  }
}

/** Returns the refusals by a limit on another unit: each Remaining for `unit` covers the request, but one for another unit does not. */
function refusedElsewhere(unit: Unit, series: readonly FieldSeries[]): ReadonlySet<Observation> {
  const showing = (isOwn: boolean, isFree: boolean): ReadonlySet<Observation> =>
    new Set(
      series
        .filter((one) => (one.unit === unit) === isOwn)
        .flatMap((one) =>
          one.values.map((values) => ({ ...values, cost: costIn(one.unit, values.observation) })),
        )
        .filter(({ remaining, cost }) => remaining !== null && remaining >= cost === isFree)
        .flatMap(({ observation }) => (observation.outcome === 'refused' ? [observation] : [])),
    )
  const [free, used, elsewhere] = [showing(true, true), showing(true, false), showing(false, false)]
  return new Set([...free].filter((refusal) => !used.has(refusal) && elsewhere.has(refusal)))
}

/** A refusal, the end of the wait that it announces, and the windows that this end suggests. */
type Promised = {
  readonly refusal: Observation
  readonly endMs: number
  readonly windowsMs: readonly number[]
}

/**
 * Returns the first few refusals that announce a wait, each with the possible windows of the limit. A window is the
 * wait itself, or the time from the first accepted request to the end of the wait. Skips waits that end within a
 * second of another wait.
 */
function promisesOf({ seen, bounds }: Seen): readonly Promised[] {
  const firstMs = seen.find(({ outcome }) => outcome === 'accepted')?.answeredMs
  const promises: Promised[] = []
  for (const refusal of seen.filter(({ outcome }) => outcome === 'refused')) {
    const waitMs = askedWaitMs(refusal, bounds.startEpochMs)
    // Later refusals mostly announce the same times.
    if (waitMs === null || waitMs <= 0 || promises.length === 3) continue
    const endMs = refusal.answeredMs + waitMs
    if (promises.some((other) => Math.abs(other.endMs - endMs) <= SECOND_MS)) continue
    promises.push({ refusal, endMs, windowsMs: firstMs === undefined ? [waitMs] : [waitMs, endMs - firstMs] })
  }
  return promises
}
