/**
 * Plans each batch before it is due, although a search for limits can take seconds. If a search would end too late, the planner takes
 * the limits of the last search. Some stages can be planned from these limits.
 */
import { performance } from 'node:perf_hooks'
import { contextOf, factsOf } from '../context.ts'
import type { Explanation } from '../explain-answers.ts'
import { eventsOf } from '../limit-trace.ts'
import { nextBatch, planIn } from '../next-batch.ts'
import type { Batch, NextBatch, Seen } from '../types.ts'

/** Creates a planner of batches. `beforeSearched`: receives all answers before a search. `clock`: returns ms. */
export function createPlanner(
  beforeSearched: (from: Seen) => void,
  clock = (): number => performance.now(),
): NextBatch {
  let known: Explanation | null = null
  let searchMs = 0
  return (from) => {
    const quick = known === null ? null : planFrom(from, known)
    if (quick !== null && isDue(from, quick, searchMs)) return quick
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
function planFrom({ seen, bounds }: Seen, known: Explanation): Batch | null {
  const events = eventsOf(seen)
  const own = events.filter(
    ({ observation: { key, source } }) => key === bounds.keys[0] && source === bounds.sources[0],
  )
  const next = planIn(factsOf({ seen, bounds }, { ...known, events, own }))
  // Other stages need a new search.
  const isKnown =
    next.type === 'batch' && /^(?:alone|scope|refused|failing|edge-\d|token-\d)$/.test(next.stage)
  return isKnown ? next : null
}
