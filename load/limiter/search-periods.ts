/** Finds lengths of clock windows and interval refills that fit the times of the answers. Does not replay the answers. Pure. */
import { SECOND_MS } from '../../schemas/durations.ts'
import { quantile } from './limit-trace.ts'
import type { Trace } from './likelihood.ts'

/** The ratio between neighboring windows of the grid. Hill climbing finds the windows between grid points. */
export const STEP = 1.08
/**
 * Returns how exactly the time between two events is known, in milliseconds: four times the median standard error of an event. The search
 * tries no shorter windows and no finer steps.
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

/** The events of one limit. `others`: for each event, the probability that all other limits accept its request. */
type Watched = { readonly trace: Trace; readonly others: Float64Array }

/** A time span between two requests. `contains`: 1 if a period must end within the span, -1 if no period may end there. */
export type Gap = { readonly fromMs: number; readonly lengthMs: number; readonly contains: 1 | -1 }

/**
 * Returns the gaps that show where periods end. A period ends between a refusal and the next acceptance of a request with at least the
 * same cost. No period ends between consecutive refusals. If `size` is given, a period also ends where more than `size` units are
 * accepted, and no period ends while the window is used up. Refusals that other limits explain are left out.
 */
export function gapsIn({ trace: { events, costs }, others }: Watched, size = 0): readonly Gap[] {
  const gaps: Gap[] = []
  // The accepted requests so far, the first refused one that forbids an end, and the last event before a required end.
  const accepted: number[] = []
  let [first, last, cost, endedAt] = [-1, -1, 0, -1]
  /** Returns the last index from which on accepted costs, plus `more`, exceed `size`. Returns -1 if they do not exceed it. */
  const usedUpFrom = (more: number): number => {
    let sum = more
    return accepted.findLast((index) => (sum += costs[index] ?? 0) > size) ?? -1
  }
  const add = (from: number, to: number, contains: Gap['contains']): void => {
    const [one, other] = [events[from], events[to]]
    if (one === undefined || other === undefined) return
    // The times are inexact, so a gap with an end may be longer, and one without may be shorter.
    const fromMs = one.atMs - contains * one.sdMs
    const lengthMs = other.atMs + contains * other.sdMs - fromMs
    if (lengthMs > 0) gaps.push({ fromMs, lengthMs, contains })
    if (contains > 0) endedAt = to
  }
  for (const [index, { isAccepted, isFailing }] of events.entries()) {
    const own = costs[index] ?? 0
    if (isFailing || (!isAccepted && (others[index] ?? 1) <= 0.5)) continue
    if (!isAccepted) {
      if (first < 0) first = size > 0 ? usedUpFrom(own) : index
      ;[last, cost] = [index, Math.max(cost, own)]
      continue
    }
    if (last >= 0 && own >= cost) {
      if (first >= 0) add(first, last, -1)
      add(last, index, 1)
      ;[first, last, cost] = [-1, -1, 0]
    }
    const start = size > 0 ? usedUpFrom(own) : -1
    if (start >= 0 && start >= endedAt) add(start, index, 1)
    accepted.push(index)
  }
  if (first >= 0) add(first, last, -1)
  return gaps
}

/** The phases that fit best. `fits`: the number of gaps that rightly contain an end, minus those that wrongly contain one. */
export type Ends = { readonly fits: number; readonly phases: readonly number[] }

/** Returns the time since the last multiple of `everyMs`. */
function inPeriod(atMs: number, everyMs: number): number {
  return atMs - Math.floor(atMs / everyMs) * everyMs
}

/** Returns a function that finds the {@link Ends} of a period. */
export function endsFor({ trace: { events } }: Watched, found: readonly Gap[]): (everyMs: number) => Ends {
  const gaps = found.toSorted((one, other) => other.contains - one.contains || one.lengthMs - other.lengthMs)
  const froms = Float64Array.from(gaps, ({ fromMs }) => fromMs)
  const lengths = Float64Array.from(gaps, ({ lengthMs }) => lengthMs)
  const required = gaps.filter(({ contains }) => contains > 0).length
  // The phases that fit a gap begin where the gap begins, or where a gap without ends ends. A window may also begin with the run.
  const starts = Float64Array.of(
    (events[0]?.atMs ?? 0) - 1,
    ...gaps.map(({ fromMs, lengthMs, contains }) => (contains > 0 ? fromMs : fromMs + lengthMs)),
  )
  const positions = new Float64Array(gaps.length)
  return (everyMs) => {
    for (let index = 0; index < positions.length; index += 1)
      positions[index] = inPeriod(froms[index] ?? 0, everyMs)
    let most = -Infinity
    let phases: number[] = []
    for (let start = 0; start < starts.length; start += 1) {
      const position = inPeriod(starts[start] ?? 0, everyMs)
      let [fits, restMs] = [0, everyMs]
      for (let index = 0; index < gaps.length; index += 1) {
        // A phase that fits neither of the two shortest gaps is not examined further.
        if (index === 2 && fits === 0 && required > 1) break
        const byMs = position - (positions[index] ?? 0)
        const pastMs = byMs < 0 ? byMs + everyMs : byMs
        const leftMs = (lengths[index] ?? 0) - pastMs
        if (leftMs > 0) fits += index < required ? 1 : -1
        // Here ends what fits: a gap with an end, or the time before one without.
        restMs = Math.min(restMs, leftMs > 0 && index < required ? leftMs : everyMs - pastMs)
      }
      if (fits < most) continue
      if (fits > most) phases = []
      most = fits
      phases.push((starts[start] ?? 0) + restMs / 2)
    }
    return { fits: most, phases: phases.slice(0, MOST_PHASES) }
  }
}

// The maximum number of phases to try for one period.
const MOST_PHASES = 3
// The ratio between neighboring periods that are tried. It is small, because errors add up over many periods.
const FINE_STEP = 1.0015
// The maximum number of periods to try.
const MOST_PERIODS = 60

/** A period with the phases to try for it. */
export type Period = { readonly everyMs: number; readonly phases: readonly number[] }

/**
 * Returns the periods whose ends fit the gaps best, the best first. A half or a third of a period may fit equally well.
 * Returns only a few of the neighboring periods that fit equally well.
 */
export function periodsIn(from: Watched, gaps: readonly Gap[]): readonly Period[] {
  const endsIn = endsFor(from, gaps)
  const found: (Ends & Period)[] = []
  let alike: (Ends & Period)[] = []
  const close = (): void => {
    const count = Math.ceil((alike.length * Math.log(FINE_STEP)) / (2 * Math.log(STEP)))
    for (let index = 0; index < count; index += 1)
      found.push(...alike.slice(Math.floor((alike.length * (index + 0.5)) / count)).slice(0, 1))
    alike = []
  }
  for (let everyMs = toleranceOf(from.trace); everyMs < 3 * spanOf(from.trace); everyMs *= FINE_STEP) {
    const ends = endsIn(everyMs)
    if (alike[0] !== undefined && alike[0].fits !== ends.fits) close()
    alike.push({ everyMs, ...ends })
  }
  close()
  return found
    .toSorted((one, other) => other.fits - one.fits || other.everyMs - one.everyMs)
    .slice(0, MOST_PERIODS)
}
