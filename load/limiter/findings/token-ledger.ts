/** Finds the sizes of a limit on tokens that explain which requests it accepted and refused. Pure. */
import { isCompleted } from '../trace/outcomes.ts'
import type { Observation } from '../trace/trace.ts'

/** A range of tokens; empty if `low` is above `high`. */
export type TokenRange = { readonly low: number; readonly high: number }

/** The booking of one request: the tokens that must be available before it, and its cost after it. */
export type Booking = {
  readonly needs: (seen: Observation) => TokenRange
  readonly costs: (seen: Observation) => TokenRange
}

/** The refill between requests: tokens per millisecond, and tokens that may come back at any moment. */
export type LedgerRefill = { readonly perMs: TokenRange; readonly perTick: number }

const ANY_SIZE: TokenRange = { low: 0, high: Infinity }

/** Returns the intersection of two ranges. */
function common(one: TokenRange, other: TokenRange): TokenRange {
  return { low: Math.max(one.low, other.low), high: Math.min(one.high, other.high) }
}

/** Returns the range that contains all ranges. */
export function hullOf(ranges: readonly TokenRange[]): TokenRange {
  return ranges.reduce<TokenRange>(
    (all, { low, high }) => ({ low: Math.min(all.low, low), high: Math.max(all.high, high) }),
    { low: Infinity, high: -Infinity },
  )
}

/** Returns whether a range is empty. */
export function isEmpty({ low, high }: TokenRange): boolean {
  return low > high
}

/**
 * Returns the sizes within `known` that explain requests in series from a full limit. An edge of a window may lie between any
 * two of them, and resets the count. Requests that overlap show nothing.
 */
export function sizesFrom(
  period: readonly Observation[],
  booking: Booking,
  refill: LedgerRefill,
  known: TokenRange,
): TokenRange {
  const inOrder = period.toSorted((a, b) => a.sentMs - b.sentMs)
  if (inOrder.length === 0) return known
  if (inOrder.some(({ sentMs }, index) => sentMs < (inOrder[index - 1]?.closedMs ?? 0))) return known
  const ranges = inOrder.map((_seen, edge) => common(known, replay(inOrder, booking, refill, edge)))
  return hullOf(ranges.filter((range) => !isEmpty(range)))
}

/** Returns the sizes if an edge lies before the request with the index `edge`. */
function replay(
  inOrder: readonly Observation[],
  booking: Booking,
  refill: LedgerRefill,
  edge: number,
): TokenRange {
  let sizes = ANY_SIZE
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
    // A request that failed for another reason may have been charged or not.
    account = booked(account, { low: isServed ? costs.low : 0, high: costs.high })
  })
  return sizes
}

/**
 * The missing tokens, at least and at most. Each bound counts the tokens charged since a moment without missing tokens.
 * Counted from there, the errors of the moments in between do not add up.
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
function later({ least, most }: Account, { sentMs, answeredMs }: Observation, refill: LedgerRefill): Account {
  const { perMs, perTick } = refill
  const low = least.booked - perMs.high * (answeredMs - least.atMs) - perTick
  const high = most.booked - perMs.low * Math.max(0, sentMs - most.atMs)
  return {
    spent: { low: Math.max(0, low), high: Math.max(0, high) },
    least: low > 0 ? least : { booked: 0, atMs: sentMs },
    most: high > 0 ? most : { booked: 0, atMs: answeredMs },
  }
}

/** Returns the upper bound of the size after a refusal. Without refill, tokens are whole numbers. */
function below(tokens: number, { perMs, perTick }: LedgerRefill): number {
  return perMs.high === 0 && perTick === 0 ? tokens - 1 : tokens
}
