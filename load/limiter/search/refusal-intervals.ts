/** The intervals between refusals, and their evidence of ticks at which quota comes back. Pure. */
import type { TraceEvent } from '../trace/events.ts'
import { LARGEST_REFILL } from '../model/coarse-bucket.ts'
import type { Span } from './grid.ts'
import type { Guess } from '../likelihood/starts.ts'

/** The time from a refusal to the next one: `accepted` requests in between, `next` the first of them. */
export type RefusalInterval = {
  readonly refused: TraceEvent
  readonly next: TraceEvent | null
  readonly end: TraceEvent
  readonly accepted: number
}

/** Returns all intervals of events without unclassified responses, in their order. */
export function refusalIntervalsOf(events: readonly TraceEvent[]): readonly RefusalInterval[] {
  const intervals: RefusalInterval[] = []
  let refused: TraceEvent | null = null
  let next: TraceEvent | null = null
  let accepted = 0
  for (const event of events) {
    if (event.outcome === 'accepted') {
      next ??= event
      accepted += event.count
      continue
    }
    if (refused !== null) intervals.push({ refused, next, end: event, accepted })
    refused = event
    next = null
    accepted = 0
  }
  return intervals
}

/** A safe share of the estimated capacity and of the largest burst: quota that came back in the meantime enlarges both. */
const CERTAIN_SHARE = 0.6

/** Returns a lower bound of the capacity. After fewer acceptances than this, no refill was lost. */
export function minCapacityOf(perTick: number, events: readonly TraceEvent[], { capacities }: Guess): number {
  const largest = events.reduce(
    (most, { outcome, count }) => (outcome === 'accepted' ? Math.max(most, count) : most),
    1,
  )
  return Math.floor(
    Math.max(CERTAIN_SHARE * largest, CERTAIN_SHARE * (capacities[0] ?? 1), perTick / LARGEST_REFILL),
  )
}

/** The parameters for reading an interval: the refill of a tick, a lower bound of the capacity, and the tolerance in standard deviations. */
export type Measure = { readonly perTick: number; readonly minCapacity: number; readonly slack: number }

/** Returns the spans in which an interval has ticks: one tick before the first acceptance, and as many as refills in all. */
export function spansOf(
  { refused, next, end, accepted }: RefusalInterval,
  { perTick, minCapacity, slack }: Measure,
): readonly Span[] {
  const spans: Span[] = []
  const slackMs = slack * Math.hypot(refused.sdMs, end.sdMs)
  const [fromMs, toMs] = [refused.atMs - slackMs, end.atMs + slackMs]
  const { least, most } = ticksFor(accepted, perTick)
  if (next !== null) spans.push({ fromMs, toMs: next.atMs + slackMs, ticks: 1, sign: 1 })
  if (least > 1) spans.push({ fromMs, toMs, ticks: least, sign: 1 })
  const isLong = toMs - fromMs > 4 * slackMs
  if (accepted < minCapacity && isLong)
    spans.push({ fromMs: refused.atMs + slackMs, toMs: end.atMs - slackMs, ticks: most, sign: -1 })
  return spans
}

/** The tolerance of a quotient that should be a whole number. */
const ROUNDING = 1e-9

/** Returns the range of ticks for a number of acceptances. With fractional refill, less than one unit may be left before and after. */
export function ticksFor(
  accepted: number,
  perTick: number,
): { readonly least: number; readonly most: number } {
  const ticks = Math.round(accepted / perTick)
  if (perTick === Infinity || Number.isInteger(perTick)) return { least: ticks, most: ticks }
  return {
    least: accepted === 0 ? 0 : Math.floor((accepted - 1) / perTick + ROUNDING) + 1,
    most: Math.ceil((accepted + 1) / perTick - ROUNDING) - 1,
  }
}

/** The tolerance of a bound, as a factor, for the error of a moment or an unclassified response. */
const TOLERANCE = 0.85

/**
 * Returns the range of the length of a tick. An interval without acceptances has no tick. One with several refills has all
 * but one of their ticks. If all refills came singly, a tick is at most as long as the longest time between them.
 */
export function tickRange(
  perTick: number,
  intervals: readonly RefusalInterval[],
): { readonly shortestMs: number; readonly longestMs: number } {
  const lengthOf = ({ refused, end }: RefusalInterval): number => end.atMs - refused.atMs
  const empty = intervals.filter(({ accepted }) => accepted === 0).map(lengthOf)
  const several = intervals
    .filter(({ accepted }) => accepted >= 1.5 * perTick)
    .map((interval) => lengthOf(interval) / (Math.round(interval.accepted / perTick) - 1))
  // The second extremes count, because one unclassified response may change an interval.
  const [, shortestMs = 0] = empty.toSorted((a, b) => b - a)
  const [, longestMs = apartMs(intervals)] = several.toSorted((a, b) => a - b)
  return { shortestMs: TOLERANCE * shortestMs, longestMs: longestMs / TOLERANCE }
}

/** Returns the longest time from before one acceptance to after the next. */
function apartMs(intervals: readonly RefusalInterval[]): number {
  let [beforeMs, maxMs] = [Infinity, 0]
  for (const { refused, end, accepted } of intervals) {
    if (accepted === 0) continue
    maxMs = Math.max(maxMs, end.atMs - beforeMs)
    beforeMs = refused.atMs
  }
  return maxMs
}
