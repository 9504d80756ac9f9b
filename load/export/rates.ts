/** Totals of a run, and rates over the time that a tool takes for that of its run. Pure. */

/** Adds values; one that is null counts nothing. */
export type Total = { readonly add: (value: number | null) => void; readonly sum: () => number }

/** Returns a total of 0. */
export function createTotal(): Total {
  let sum = 0
  return {
    add(value) {
      sum += value ?? 0
    },
    sum: () => sum,
  }
}

/** The time of a run, from the first request sent to the last end. */
export type RateSpan = {
  readonly take: (sentMs: number, endMs: number) => void
  readonly seconds: () => number
}

/** Returns a span of 0 seconds. */
export function createSpan(): RateSpan {
  let [firstMs, lastMs] = [Number.POSITIVE_INFINITY, 0]
  return {
    take(sentMs, endMs) {
      firstMs = Math.min(firstMs, sentMs)
      lastMs = Math.max(lastMs, endMs)
    },
    seconds: () => (firstMs === Number.POSITIVE_INFINITY ? 0 : (lastMs - firstMs) / 1000),
  }
}

/** Divides; null by nothing. */
export function divided(amount: number, by: number | null): number | null {
  return by === null || by === 0 ? null : amount / by
}
