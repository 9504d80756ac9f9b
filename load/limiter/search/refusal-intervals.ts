/** What lies between one refusal and the next, and what that says about ticks at which room comes back. Pure. */
import type { TraceEvent } from '../trace/events.ts'
import { LARGEST_LUMP } from '../model/coarse-bucket.ts'
import type { Span } from './grid.ts'
import type { Guess } from '../likelihood/starts.ts'

/** From a refusal to the next: `accepted` requests in between, `next` the first of them. */
export type Stretch = {
  readonly refused: TraceEvent
  readonly next: TraceEvent | null
  readonly end: TraceEvent
  readonly accepted: number
}

/** All stretches of events without strays, in their order. */
export function stretchesOf(events: readonly TraceEvent[]): readonly Stretch[] {
  const stretches: Stretch[] = []
  let refused: TraceEvent | null = null
  let next: TraceEvent | null = null
  let accepted = 0
  for (const event of events) {
    if (event.outcome === 'accepted') {
      next ??= event
      accepted += event.count
      continue
    }
    if (refused !== null) stretches.push({ refused, next, end: event, accepted })
    refused = event
    next = null
    accepted = 0
  }
  return stretches
}

/** The part of what the plan believed in, and of the largest burst, which fits at least: what came back meanwhile adds to both. */
const SURELY = 0.6

/** Less than this was never all that fits, so nothing that came back was lost. */
export function surelyFits(lump: number, events: readonly TraceEvent[], { capacities }: Guess): number {
  const largest = events.reduce(
    (most, { outcome, count }) => (outcome === 'accepted' ? Math.max(most, count) : most),
    1,
  )
  return Math.floor(Math.max(SURELY * largest, SURELY * (capacities[0] ?? 1), lump / LARGEST_LUMP))
}

/** What a stretch is read by: the `lump` of a tick, what was certainly not all that fits, and how exact a moment is. */
export type Measure = { readonly lump: number; readonly fits: number; readonly slack: number }

/** How many ticks lie where: one before what was let through first, as many as lumps in all. */
export function spansOf(
  { refused, next, end, accepted }: Stretch,
  { lump, fits, slack }: Measure,
): readonly Span[] {
  const spans: Span[] = []
  const slackMs = slack * Math.hypot(refused.sdMs, end.sdMs)
  const [fromMs, toMs] = [refused.atMs - slackMs, end.atMs + slackMs]
  const { least, most } = ticksFor(accepted, lump)
  if (next !== null) spans.push({ fromMs, toMs: next.atMs + slackMs, ticks: 1, sign: 1 })
  if (least > 1) spans.push({ fromMs, toMs, ticks: least, sign: 1 })
  const isLong = toMs - fromMs > 4 * slackMs
  if (accepted < fits && isLong)
    spans.push({ fromMs: refused.atMs + slackMs, toMs: end.atMs - slackMs, ticks: most, sign: -1 })
  return spans
}

/** What a quotient that should be whole may be off. */
const ROUNDING = 1e-9

/** How many ticks bring so many: of lumps that are no whole number less than one unit is left over, before and after. */
export function ticksFor(accepted: number, lump: number): { readonly least: number; readonly most: number } {
  const ticks = Math.round(accepted / lump)
  if (lump === Infinity || Number.isInteger(lump)) return { least: ticks, most: ticks }
  return {
    least: accepted === 0 ? 0 : Math.floor((accepted - 1) / lump + ROUNDING) + 1,
    most: Math.ceil((accepted + 1) / lump - ROUNDING) - 1,
  }
}

/** How far a moment or a stray may bend a bound. */
const WIDER = 0.85

/**
 * How long a tick may be: in a stretch with nothing there was none, in one with several lumps all but one of their ticks.
 * Where lumps came one at a time it may be as long as what came was ever apart.
 */
export function tickRange(
  lump: number,
  stretches: readonly Stretch[],
): { readonly shortestMs: number; readonly longestMs: number } {
  const lengthOf = ({ refused, end }: Stretch): number => end.atMs - refused.atMs
  const barren = stretches.filter(({ accepted }) => accepted === 0).map(lengthOf)
  const several = stretches
    .filter(({ accepted }) => accepted >= 1.5 * lump)
    .map((stretch) => lengthOf(stretch) / (Math.round(stretch.accepted / lump) - 1))
  // Second to the extremes: one answer that went astray may make a stretch look other than it is.
  const [, shortestMs = 0] = barren.toSorted((a, b) => b - a)
  const [, longestMs = apartMs(stretches)] = several.toSorted((a, b) => a - b)
  return { shortestMs: WIDER * shortestMs, longestMs: longestMs / WIDER }
}

/** The longest time from before one acceptance to after the next. */
function apartMs(stretches: readonly Stretch[]): number {
  let [beforeMs, mostMs] = [Infinity, 0]
  for (const { refused, end, accepted } of stretches) {
    if (accepted === 0) continue
    mostMs = Math.max(mostMs, end.atMs - beforeMs)
    beforeMs = refused.atMs
  }
  return mostMs
}
