/** Collects the sizes and windows that a service announces for each unit, as hints for the search. Pure. */
import { askedWaitMs, type FieldSeries } from './announced.ts'
import { NO_HINTS, type Hints } from './search.ts'
import type { AnnouncedLimit, Seen, Unit } from './types.ts'

const SAME = 0.02

/** Returns possible windows around one that was computed from whole seconds. */
function nearBy(windowMs: number, errorMs: number): readonly number[] {
  return [-1, -0.75, -0.5, -0.25, 0.25, 0.5].map((share) => windowMs + share * errorMs)
}

/** Returns the announced sizes and windows of each unit. Retry-After fields suggest windows of requests. */
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
          : [...known.windowsMs, windowMs, ...(errorMs > SAME * windowMs ? nearBy(windowMs, errorMs) : [])],
    })
  }
  const suggestedMs = suggestedWindows(from)
  for (const unit of new Set<Unit>(['requests', ...hints.keys()])) {
    const known = hints.get(unit) ?? NO_HINTS
    hints.set(unit, { ...known, suggestedMs, ...windowsOf(unit, series) })
  }
  return hints
}

/** Returns the ends of windows and the refills that the fields announce. */
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

/** Returns candidate window lengths: each announced wait, and the time from the first accepted request to the end of that wait. */
function suggestedWindows({ seen, bounds }: Seen): readonly number[] {
  const firstMs = seen.find(({ outcome }) => outcome === 'accepted')?.answeredMs
  return seen
    .filter(({ outcome }) => outcome === 'refused')
    .slice(0, FIRST_REFUSALS)
    .flatMap((refusal) => {
      const waitMs = askedWaitMs(refusal, bounds.startEpochMs)
      if (waitMs === null || waitMs <= 0) return []
      return firstMs === undefined ? [waitMs] : [waitMs, refusal.answeredMs - firstMs + waitMs]
    })
}
