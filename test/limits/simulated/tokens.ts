/** Limiters of tokens, by when they charge and what. See `simulated-limiters.ts` for why they are written apart. */
import type { Counter } from './simulated-limiters.ts'

/** A budget that refills evenly, `perMs` tokens per millisecond, or whole at the end of each window of `windowMs`. */
export type TokenAllowance =
  | { readonly size: number; readonly perMs: number }
  | { readonly size: number; readonly windowMs: number }

type Entry = { readonly atMs: number; readonly tokens: number }

/** Takes what a request may cost; with `isRefunding` the answer gives back what it did not use. */
export function reservation(budget: TokenAllowance, isRefunding: boolean): Counter {
  const purse = purseOf(budget)
  return ({ atMs, units, used, serviceMs }) => {
    if (purse.spentAt(atMs) + units > budget.size) return 'refused'
    purse.book({ atMs, tokens: units })
    if (isRefunding) purse.book({ atMs: atMs + serviceMs, tokens: used - units })
    return { startMs: atMs }
  }
}

/** Lets in as long as anything is left, and takes what the answer used once it is complete. */
export function consumption(budget: TokenAllowance): Counter {
  const purse = purseOf(budget)
  return ({ atMs, used, serviceMs }) => {
    if (purse.spentAt(atMs) >= budget.size) return 'refused'
    purse.book({ atMs: atMs + serviceMs, tokens: used })
    return { startMs: atMs }
  }
}

/** Returns the account of spent units, where bookings may lie ahead. Moments come in order. */
function purseOf(budget: TokenAllowance): {
  spentAt: (atMs: number) => number
  book: (entry: Entry) => void
} {
  let spent = 0
  let lastMs = 0
  let opensMs = -Infinity
  let ahead: Entry[] = []
  const moveTo = (atMs: number): void => {
    if ('perMs' in budget) spent = Math.max(0, spent - (atMs - lastMs) * budget.perMs)
    else if (atMs >= opensMs + budget.windowMs) spent = 0
    lastMs = atMs
  }
  return {
    spentAt: (atMs) => {
      for (const entry of ahead.toSorted((a, b) => a.atMs - b.atMs)) {
        if (entry.atMs > atMs) continue
        moveTo(entry.atMs)
        spent = Math.max(0, spent + entry.tokens)
      }
      ahead = ahead.filter((entry) => entry.atMs > atMs)
      moveTo(atMs)
      return spent
    },
    book: (entry) => {
      if ('windowMs' in budget && lastMs >= opensMs + budget.windowMs) opensMs = lastMs
      if (entry.atMs <= lastMs) spent += entry.tokens
      else ahead.push(entry)
    },
  }
}
