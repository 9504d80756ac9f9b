/** How event streams end: with the terminator that the readings name, or only with a finish reason. Pure. */
import type { Row } from '../../schemas/compiled/row.ts'

/**
 * Counts of event streams. `withTerminator`: the terminator came. `without`: a finish reason came, the body ended cleanly, and the
 * terminator did not come. `withUsage`: those of the latter that reported their tokens.
 */
export type StreamEnds = { withTerminator: number; without: number; withUsage: number }

/** Returns counts of nothing. */
export function createStreamEnds(): StreamEnds {
  return { withTerminator: 0, without: 0, withUsage: 0 }
}

/** Counts one row. */
export function countStreamEnd(ends: StreamEnds, row: Row): void {
  if (row.transport !== 'sse') return
  if (row.doneUs !== null) ends.withTerminator += 1
  if (row.noTerminator !== true) return
  ends.without += 1
  if (row.completionTokens !== null) ends.withUsage += 1
}
