/** Labels of calls that are sent two at a time (a pair), and of the single call after each pair. Pure. */

/** The maximum number of pairs that a probe sends. */
export const MAX_PAIRS = 3

/** Returns the labels of the two calls of a pair. `pair`: its number, from 1. */
export function pairLabels(pair: number): readonly string[] {
  return ['a', 'b'].map((name) => `pair-${pair}-${name}`)
}

/** Returns the label of the single call that follows a pair. `pair`: its number, from 1. */
export function aloneLabel(pair: number): string {
  return `alone-${pair}`
}
