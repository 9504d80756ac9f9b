/**
 * Plans each batch before it is due, although a search for limits can take seconds. If a search would end too late, the planner updates
 * the scores of the last search's candidates with all answers. Some stages can be planned from these candidates.
 */
import { performance } from 'node:perf_hooks'
import { contextOf, factsOf } from '../context.ts'
import { chancesOf, type Component, type Explanation } from '../explain-answers.ts'
import { logLikelihood } from '../likelihood.ts'
import { eventsOf, type TraceEvent } from '../limit-trace.ts'
import { nextBatch, planIn } from '../next-batch.ts'
import { byScore } from '../search-grid.ts'
import type { Batch, NextBatch, Seen } from '../types.ts'
import { EXCLUDED } from '../constants.ts'

// Matches the stages that can be planned from the candidates of the last search for limits. Other stages need a new search for limits.
const KNOWN_STAGES = /^(?:alone|scope|refused|failing|edge-\d|token-\d|look)$/

/** Creates a function that plans the next batch. `beforeSearched`: called with all answers before each search. `clock`: returns ms. */
export function createPlanner(
  beforeSearched: (from: Seen) => void,
  clock = (): number => performance.now(),
): NextBatch {
  let known: Explanation | null = null
  let searchMs = 0
  let last = ''
  return (from) => {
    const quick = known === null ? null : planFrom(from, known)
    // A second look would follow from answers that no search has explained. A bucket refills during a search.
    const isDueNow = quick !== null && (quick.stage === 'scope' || isDue(from, quick, searchMs))
    if (isDueNow && !(quick.stage === 'look' && last === 'look')) {
      last = quick.stage
      return quick
    }
    last = ''
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
  const components = known.components.map((one) => weighed(one, known, own))
  const next = planIn(factsOf({ seen, bounds }, { ...known, events, own, components }))
  return next.type === 'batch' && KNOWN_STAGES.test(next.stage) ? next : null
}

/** Returns a limit with its candidates scored again by the answers in `own`. */
function weighed(component: Component, { components }: Explanation, own: readonly TraceEvent[]): Component {
  const { counting } = component
  const others = new Float64Array(own.length).fill(1)
  for (const other of components)
    if (other !== component)
      for (const [index, chance] of chancesOf(own, other.best, other.counting).entries())
        others[index] = (others[index] ?? 1) * chance
  const points = component.points.map((point) => {
    if (point.kind.delay !== undefined) return point
    const more = logLikelihood(own, others, chancesOf(own, point, counting)) - point.logLikelihood
    return {
      ...point,
      logLikelihood: point.logLikelihood + more,
      plain: point.plain + more,
      score: point.score + more,
    }
  })
  const [best = component.best] = points.toSorted(byScore)
  return {
    ...component,
    best,
    points: points.filter(({ score }) => score > best.score - EXCLUDED).toSorted(byScore),
  }
}
