/** The intervals between refusals, and their evidence of ticks at which room comes back. Pure. */
import type { TraceEvent } from '../trace/events.ts'
import { LARGEST_REFILL } from '../model/coarse-bucket.ts'
import type { Span } from './grid.ts'
import type { Guess } from '../likelihood/starts.ts'

/** From a refusal to the next: `accepted` requests in between, `next` the first of them. */
export type RefusalInterval = {
  readonly refused: TraceEvent
  readonly next: TraceEvent | null
  readonly end: TraceEvent
  readonly accepted: number
}

/** All intervals of events without unclassified responses, in their order. */
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

/** The part of what the plan believed in, and of the largest burst, which fits at least: what came back meanwhile adds to both. */
const SURELY = 0.6

/** Less than this was never all that fits, so nothing that came back was lost. */
export function surelyFits(perTick: number, events: readonly TraceEvent[], { capacities }: Guess): number {
  const largest = events.reduce(
    (most, { outcome, count }) => (outcome === 'accepted' ? Math.max(most, count) : most),
    1,
  )
  return Math.floor(Math.max(SURELY * largest, SURELY * (capacities[0] ?? 1), perTick / LARGEST_REFILL))
}

/** The parameters that an interval is read with: the `refill` of a tick, what was certainly not all that fits, and how exact a moment is. */
export type Measure = { readonly perTick: number; readonly fits: number; readonly slack: number }

/** Returns the places of ticks: one before what was let through first, as many as refills in all. */
export function spansOf(
  { refused, next, end, accepted }: RefusalInterval,
  { perTick, fits, slack }: Measure,
): readonly Span[] {
  const spans: Span[] = []
  const slackMs = slack * Math.hypot(refused.sdMs, end.sdMs)
  const [fromMs, toMs] = [refused.atMs - slackMs, end.atMs + slackMs]
  const { least, most } = ticksFor(accepted, perTick)
  if (next !== null) spans.push({ fromMs, toMs: next.atMs + slackMs, ticks: 1, sign: 1 })
  if (least > 1) spans.push({ fromMs, toMs, ticks: least, sign: 1 })
  const isLong = toMs - fromMs > 4 * slackMs
  if (accepted < fits && isLong)
    spans.push({ fromMs: refused.atMs + slackMs, toMs: end.atMs - slackMs, ticks: most, sign: -1 })
  return spans
}

/** The tolerance of a quotient that should be whole. */
const ROUNDING = 1e-9

/** Returns the range of ticks for so many requests: when a refill is not a whole number, less than one unit is left over, before and after. */
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

/** The factor by which a moment or an unclassified response may bend a bound. */
const WIDER = 0.85

/**
 * Returns the range of the length of a tick: in an interval with nothing there was none, in one with several refills
 * all but one of their ticks. Where refills came one at a time it may be as long as what came was ever apart.
 */
export function tickRange(
  perTick: number,
  intervals: readonly RefusalInterval[],
): { readonly shortestMs: number; readonly longestMs: number } {
  const lengthOf = ({ refused, end }: RefusalInterval): number => end.atMs - refused.atMs
  const barren = intervals.filter(({ accepted }) => accepted === 0).map(lengthOf)
  const several = intervals
    .filter(({ accepted }) => accepted >= 1.5 * perTick)
    .map((interval) => lengthOf(interval) / (Math.round(interval.accepted / perTick) - 1))
  // Second to the extremes: one unclassified response may make an interval look other than it is.
  const [, shortestMs = 0] = barren.toSorted((a, b) => b - a)
  const [, longestMs = apartMs(intervals)] = several.toSorted((a, b) => a - b)
  return { shortestMs: WIDER * shortestMs, longestMs: longestMs / WIDER }
}

/** The longest time from before one acceptance to after the next. */
function apartMs(intervals: readonly RefusalInterval[]): number {
  let [beforeMs, maxMs] = [Infinity, 0]
  for (const { refused, end, accepted } of intervals) {
    if (accepted === 0) continue
    maxMs = Math.max(maxMs, end.atMs - beforeMs)
    beforeMs = refused.atMs
  }
  return maxMs
}
