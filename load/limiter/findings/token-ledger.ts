/** Finds the numbers of tokens of a limit that let through and refused what it did. Pure. */
import { isCompleted } from '../trace/outcomes.ts'
import type { Observation } from '../trace/trace.ts'

/** A range of tokens; `low` above `high` is none. */
export type TokenRange = { readonly low: number; readonly high: number }

/** The booking of one request: what must fit before it is let through, and what it has cost when it is over. */
export type Booking = {
  readonly needs: (seen: Observation) => TokenRange
  readonly costs: (seen: Observation) => TokenRange
}

/** The refill while somebody sends requests: tokens per millisecond, and what may come back at any moment. */
export type Refill = { readonly perMs: TokenRange; readonly perTick: number }

const ANY: TokenRange = { low: 0, high: Infinity }

/** Returns the intersection of two ranges. */
function common(one: TokenRange, other: TokenRange): TokenRange {
  return { low: Math.max(one.low, other.low), high: Math.min(one.high, other.high) }
}

/** The range that holds all of them. */
export function hullOf(ranges: readonly TokenRange[]): TokenRange {
  return ranges.reduce<TokenRange>(
    (all, { low, high }) => ({ low: Math.min(all.low, low), high: Math.max(all.high, high) }),
    { low: Infinity, high: -Infinity },
  )
}

/** Returns whether nothing lies in a range. */
export function isEmpty({ low, high }: TokenRange): boolean {
  return low > high
}

/**
 * The sizes out of `known` that explain requests which began with a full limit and followed one another. An edge of a
 * window may lie between any two of them: then what was spent before is forgotten. Requests that overlap show nothing.
 */
export function sizesFrom(
  period: readonly Observation[],
  booking: Booking,
  refill: Refill,
  known: TokenRange,
): TokenRange {
  const inOrder = period.toSorted((a, b) => a.sentMs - b.sentMs)
  if (inOrder.length === 0) return known
  if (inOrder.some(({ sentMs }, index) => sentMs < (inOrder[index - 1]?.closedMs ?? 0))) return known
  const ranges = inOrder.map((_seen, edge) => common(known, replay(inOrder, booking, refill, edge)))
  return hullOf(ranges.filter((range) => !isEmpty(range)))
}

/** The sizes when an edge lies before the request numbered `edge`. */
function replay(inOrder: readonly Observation[], booking: Booking, refill: Refill, edge: number): TokenRange {
  let sizes = ANY
  let account: Account | null = null
  inOrder.forEach((seen, index) => {
    if (account === null || index === edge) account = openedBy(seen)
    account = later(account, seen, refill)
    const { spent } = account
    const needs = booking.needs(seen)
    if (seen.outcome === 'refused') {
      sizes = common(sizes, { low: 0, high: below(spent.high + needs.high, refill) })
      return
    }
    const isServed = isCompleted(seen)
    if (isServed) sizes = common(sizes, { low: spent.low + needs.low, high: Infinity })
    const costs = booking.costs(seen)
    // What failed for another reason may have been booked, or not.
    account = booked(account, { low: isServed ? costs.low : 0, high: costs.high })
  })
  return sizes
}

/**
 * The tokens that are missing, at least and at most. `booked` was taken since a moment between `fromMs` and `untilMs`
 * when nothing was missing: counted from there, because the errors of the moments in between do not add up.
 */
type Account = { readonly spent: TokenRange; readonly least: Since; readonly most: Since }
type Since = { readonly booked: number; readonly atMs: number }

function openedBy({ sentMs, answeredMs }: Observation): Account {
  return {
    spent: { low: 0, high: 0 },
    least: { booked: 0, atMs: sentMs },
    most: { booked: 0, atMs: answeredMs },
  }
}

function booked({ spent, least, most }: Account, costs: TokenRange): Account {
  return {
    spent,
    least: { ...least, booked: least.booked + costs.low },
    most: { ...most, booked: most.booked + costs.high },
  }
}

/** Returns the tokens that are still missing when the next request is sent. */
function later({ least, most }: Account, { sentMs, answeredMs }: Observation, refill: Refill): Account {
  const { perMs, perTick } = refill
  const low = least.booked - perMs.high * (answeredMs - least.atMs) - perTick
  const high = most.booked - perMs.low * Math.max(0, sentMs - most.atMs)
  return {
    spent: { low: Math.max(0, low), high: Math.max(0, high) },
    least: low > 0 ? least : { booked: 0, atMs: sentMs },
    most: high > 0 ? most : { booked: 0, atMs: answeredMs },
  }
}

/** Tokens are whole where nothing comes back in between. */
function below(tokens: number, { perMs, perTick }: Refill): number {
  return perMs.high === 0 && perTick === 0 ? tokens - 1 : tokens
}
