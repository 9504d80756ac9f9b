/** Collects the sizes and windows that a service announces for each unit, as hints for the search. Pure. */
import { askedWaitMs, SAME_WINDOW, type FieldSeries } from './announced.ts'
import { costIn } from './limit-trace.ts'
import { SECOND_MS, type AnnouncedLimit, type Observation, type Seen, type Unit } from './types.ts'

/** Sizes and windows that the service announces or that its answers suggest, known before the search. */
export type Hints = {
  readonly sizes: readonly number[]
  /** The announced limits, each with its size and its window. An announced size is likely only together with that window. */
  readonly limits: readonly {
    readonly size: number
    readonly windowMs: number | null
    readonly errorMs: number
  }[]
  readonly windowsMs: readonly number[]
  /** The windows that Retry-After fields suggest. */
  readonly suggestedMs: readonly number[]
  /** The first refusals that announce different waits, each with the end of its wait in milliseconds since the start. */
  readonly promises: ReadonlyMap<Observation, number>
  /** The ends of windows that fields and refusals announce. `windowMs`: null if the length of the window is not announced. */
  readonly ends: readonly { readonly windowMs: number | null; readonly endMs: number }[]
  /** The windows of limits that refill as a bucket does. Their reset field gives the time until the whole quota is back. */
  readonly refillsMs: readonly number[]
}

/** Hints from a service that announces nothing. */
export const NO_HINTS: Hints = {
  sizes: [],
  limits: [],
  windowsMs: [],
  suggestedMs: [],
  promises: new Map(),
  ends: [],
  refillsMs: [],
}

/** Returns other windows that are possible near `windowMs`, which may be wrong by `errorMs` because it comes from whole seconds. */
function nearBy(windowMs: number, errorMs: number): readonly number[] {
  return [-1, -0.75, -0.5, -0.25, 0.25, 0.5].map((share) => windowMs + share * errorMs)
}

/** Returns the announced sizes and windows of each unit. Retry-After fields suggest windows of limits on requests. */
export function announcedHints(
  from: Seen,
  announced: readonly AnnouncedLimit[],
  series: readonly FieldSeries[],
): ReadonlyMap<Unit, Hints> {
  const hints = new Map<Unit, Hints>()
  for (const { unit, size, windowMs, errorMs = 0 } of announced) {
    const known = hints.get(unit) ?? NO_HINTS
    hints.set(unit, {
      ...known,
      sizes: [...known.sizes, size],
      limits: [...known.limits, { size, windowMs, errorMs }],
      windowsMs:
        windowMs === null
          ? known.windowsMs
          : [
              ...known.windowsMs,
              windowMs,
              ...(errorMs > SAME_WINDOW * windowMs ? nearBy(windowMs, errorMs) : []),
            ],
    })
  }
  const promises = promisesOf(from)
  for (const unit of new Set<Unit>(['requests', ...hints.keys()])) {
    const known = hints.get(unit) ?? NO_HINTS
    const { ends, refillsMs } = windowsOf(unit, series)
    const counted = limitsCounted(unit, series)
    hints.set(unit, {
      ...known,
      sizes: [...known.sizes, ...counted.map(({ size }) => size)],
      limits: [...known.limits, ...counted],
      suggestedMs: promises.flatMap(({ windowsMs }) => windowsMs),
      promises: new Map(promises.map(({ refusal, endMs }) => [refusal, endMs])),
      ends: [...ends, ...promises.map(({ endMs }) => ({ windowMs: null, endMs }))],
      refillsMs,
    })
  }
  return hints
}

/**
 * Returns the limits whose first Remaining field contradicts the announced size, with the size that Remaining implies. Either the announced
 * size is false, or quota was used before the run. Both sizes are tried.
 */
function limitsCounted(wanted: Unit, series: readonly FieldSeries[]): Hints['limits'] {
  return series.flatMap(({ unit, size, windowMs, values: [first] }) => {
    if (unit !== wanted || first === undefined || first.remaining === null) return []
    if (first.observation.outcome !== 'accepted') return []
    const implied = first.remaining + costIn(unit, first.observation)
    const isSame = Math.abs(implied - size) <= Math.max(1, SAME_WINDOW * size)
    return isSame ? [] : [{ size: implied, windowMs, errorMs: 0 }]
  })
}

/** Returns what the header fields of one unit announce: the times at which windows end, and the windows of limits that refill. */
function windowsOf(wanted: Unit, series: readonly FieldSeries[]): Pick<Hints, 'ends' | 'refillsMs'> {
  const known = series.flatMap((one) =>
    one.unit === wanted && one.windowMs !== null ? [{ ...one, windowMs: one.windowMs }] : [],
  )
  const ends = known
    .filter(({ isRefill }) => !isRefill)
    .flatMap(({ windowMs, values }) =>
      values.flatMap(({ resetMs, observation }) =>
        resetMs === null || resetMs <= 0 ? [] : [{ windowMs, endMs: observation.answeredMs + resetMs }],
      ),
    )
  return { ends, refillsMs: known.filter(({ isRefill }) => isRefill).map(({ windowMs }) => windowMs) }
}

// Later refusals only repeat the waits of the first ones.
const FIRST_REFUSALS = 3

/** A refusal, the time from which it promises to accept requests, and the windows that this time suggests. */
type Promised = {
  readonly refusal: Observation
  readonly endMs: number
  readonly windowsMs: readonly number[]
}

/**
 * Returns the first refusals that promise different times, more than a second apart, with the windows that these times suggest. The window
 * may be the wait itself, or the time from the first accepted request to the end of the wait.
 */
function promisesOf({ seen, bounds }: Seen): readonly Promised[] {
  const firstMs = seen.find(({ outcome }) => outcome === 'accepted')?.answeredMs
  const promises: Promised[] = []
  for (const refusal of seen.filter(({ outcome }) => outcome === 'refused')) {
    const waitMs = askedWaitMs(refusal, bounds.startEpochMs)
    if (waitMs === null || waitMs <= 0 || promises.length === FIRST_REFUSALS) continue
    const endMs = refusal.answeredMs + waitMs
    if (promises.some((other) => Math.abs(other.endMs - endMs) <= SECOND_MS)) continue
    promises.push({ refusal, endMs, windowsMs: firstMs === undefined ? [waitMs] : [waitMs, endMs - firstMs] })
  }
  return promises
}
