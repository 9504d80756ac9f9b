/** The labels of calls that are started in pairs, and of those made alone in between. Pure. */

/** The most rounds in which two calls are started at once. */
export const ROUNDS = 3

/** Returns the labels of the two calls of a round, counted from 1. */
export function pairLabels(round: number): readonly string[] {
  return ['a', 'b'].map((name) => `pair-${round}-${name}`)
}

/** Returns the label of the call that is made alone after a round. */
export function aloneLabel(round: number): string {
  return `alone-${round}`
}
