/** Labels of calls that are sent in pairs, both at once, and of the single call that is sent after each pair. Pure. */

/** The maximum number of pairs that a probe sends. */
export const ROUNDS = 3

/** Returns the labels of the two calls of a pair. `round`: the number of the pair, from 1. */
export function pairLabels(round: number): readonly string[] {
  return ['a', 'b'].map((name) => `pair-${round}-${name}`)
}

/** Returns the label of the single call that follows a pair. `round`: the number of the pair, from 1. */
export function aloneLabel(round: number): string {
  return `alone-${round}`
}
