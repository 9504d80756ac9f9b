/** How many requests are in flight at once. */

/** Hands out slots, first come, first served. */
export type Slots = {
  /** Runs `work` once a slot is free, and frees it however the work ends. */
  readonly within: <T>(work: () => Promise<T>) => Promise<T>
  /** Halves the number of slots, down to one. Work under way is not disturbed. */
  readonly narrow: () => void
}

/** So many slots. */
export function createSlots(size: number): Slots {
  const waiting: (() => void)[] = []
  let limit = size
  let taken = 0
  return {
    async within(work) {
      if (taken < limit) taken += 1
      else await new Promise<void>((resolve) => waiting.push(resolve))
      try {
        return await work()
      } finally {
        // Handed on rather than freed, so that nobody who comes later can be faster.
        const next = taken > limit ? undefined : waiting.shift()
        if (next === undefined) taken -= 1
        else next()
      }
    },
    narrow() {
      limit = Math.max(1, Math.floor(limit / 2))
    },
  }
}
