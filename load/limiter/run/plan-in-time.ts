/** Plans each batch before it is due: by the limits of the last search, if another search would end too late. */
import { performance } from 'node:perf_hooks'
import { contextOf, factsOf } from '../context.ts'
import type { Explanation } from '../explain-answers.ts'
import { nextBatch, planIn } from '../next-batch.ts'
import type { Batch, NextBatch, Seen } from '../types.ts'

// Matches the stages that can be planned from the limits of the last search. Other stages need a new search for limits.
const KNOWN_STAGES = /^(?:alone|scope|refused|failing|edge-\d|token-\d)$/

/** Creates a function that plans the next batch. `beforeSearched`: called with all answers before each search. `clock`: returns ms. */
export function createPlanner(
  beforeSearched: (from: Seen) => void,
  clock = (): number => performance.now(),
): NextBatch {
  let known: Explanation | null = null
  let searchMs = 0
  return (from) => {
    const quick = known === null ? null : planFrom(from, known)
    // A bucket refills during a search.
    if (quick !== null && (quick.stage === 'scope' || isDue(from, quick, searchMs))) return quick
    const startedMs = clock()
    if (from.seen.length > 0) beforeSearched(from)
    const next = nextBatch(from)
    known = contextOf(from).explanation()
    searchMs = clock() - startedMs
    return next
  }
}

/** Returns whether a batch is due before a search of `searchMs` would end. */
function isDue({ seen }: Seen, { requests }: Batch, searchMs: number): boolean {
  const nowMs = Math.max(0, ...seen.map(({ closedMs }) => closedMs))
  return requests.some(({ atMs }) => atMs < nowMs + searchMs)
}

/** Returns the next batch, planned from the limits of an earlier search; null if this batch needs a new search. */
function planFrom(from: Seen, known: Explanation): Batch | null {
  const next = planIn(factsOf(from, known))
  return next.type === 'batch' && KNOWN_STAGES.test(next.stage) ? next : null
}
