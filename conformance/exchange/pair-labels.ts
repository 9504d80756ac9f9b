/** Defines the labels of calls that are sent two at a time (a pair), and of the single call after each pair. Pure. */
import type { Exchange } from './exchange.ts'

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

/**
 * Returns whether the calls of a pair ran at the same time. A stream starts at its header fields, because the target
 * may delay it until the other call ends. Any other call starts when it is sent.
 */
export function ranAtOnce(pair: readonly Exchange[]): boolean {
  const begins = pair.map(({ kind, sentAtEpochMs, timing }) =>
    kind === 'stream' ? sentAtEpochMs + (timing.headersMs ?? 0) : sentAtEpochMs,
  )
  const ends = pair.map(({ sentAtEpochMs, timing }) => sentAtEpochMs + timing.endMs)
  return pair.length > 1 && Math.max(...begins) <= Math.min(...ends)
}
