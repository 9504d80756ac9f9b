/** Names concurrent pairs of calls, and the single calls between the pairs. Pure. */

/** The maximum number of rounds. Each round has two concurrent calls. */
export const ROUNDS = 3

/** Returns the labels of the two concurrent calls of a round; rounds count from 1. */
export function pairLabels(round: number): readonly string[] {
  return ['a', 'b'].map((name) => `pair-${round}-${name}`)
}

/** Returns the label of the single call that follows the pair of a round. */
export function aloneLabel(round: number): string {
  return `alone-${round}`
}
