/** The end of one answer, and who waits for it. */
import type { Call } from './patch.ts'

/** The end of one answer: `settle` says, once, that it came, and whether the answer was complete by then. */
export type Ending = { readonly atEnd: Call['atEnd']; readonly settle: (isComplete: boolean) => void }

/** An end that has not come yet. */
export function createEnding(): Ending {
  const waiting: ((isComplete: boolean) => void)[] = []
  let outcome: boolean | null = null
  return {
    atEnd(then) {
      if (outcome === null) waiting.push(then)
      else then(outcome)
    },
    settle(isComplete) {
      if (outcome !== null) return
      outcome = isComplete
      for (const then of waiting) then(isComplete)
    },
  }
}
