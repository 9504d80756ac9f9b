/** The end of one answer, for everyone who waits for it. */
import type { Call } from './patch.ts'

/** The end of one answer. `settle` announces it once, and whether the answer was complete. */
export type AnswerEnding = { readonly atEnd: Call['atEnd']; readonly settle: (isComplete: boolean) => void }

/** Creates an end that has not come yet. */
export function createEnding(): AnswerEnding {
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
