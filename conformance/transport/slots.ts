/** Bounds the requests in flight. */

/** Grants slots, first come, first served. */
export type Slots = {
  /** Runs `work` once a slot is free, and frees it however the work ends. */
  readonly within: <T>(work: () => Promise<T>) => Promise<T>
  /** Runs `work` once no other work is under way, and lets none begin before its end. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>
  /** Halves the number of slots, down to one. Work under way is not disturbed. */
  readonly narrow: () => void
}

type Waiting = { readonly isAlone: boolean; readonly start: () => void }

/** Creates a number of slots. */
export function createSlots(size: number): Slots {
  const waiting: Waiting[] = []
  let limit = size
  let taken = 0
  let isExclusive = false

  // In order of arrival, so that later work cannot overtake, and exclusive work gets its turn.
  function startNext(): void {
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      const isFree = next.isAlone ? taken === 0 : taken < limit
      if (isExclusive || !isFree) return
      waiting.shift()
      taken += 1
      isExclusive = next.isAlone
      next.start()
    }
  }

  async function run<T>(work: () => Promise<T>, isAlone: boolean): Promise<T> {
    await new Promise<void>((start) => {
      waiting.push({ isAlone, start })
      startNext()
    })
    try {
      return await work()
    } finally {
      taken -= 1
      if (isAlone) isExclusive = false
      startNext()
    }
  }

  return {
    within: (work) => run(work, false),
    alone: (work) => run(work, true),
    narrow() {
      limit = Math.max(1, Math.floor(limit / 2))
    },
  }
}
