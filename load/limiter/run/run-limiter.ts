/** Identifies the limits of a target, from the options to `limiter-run.json`. */
import type { LimiterRun } from '../../../schemas/compiled/limiter-run.ts'
import { count } from '../../../schemas/count.ts'
import { writeRun } from '../../runner/write-run.ts'
import { readAnnounced } from '../announced.ts'
import { contextOf, factsOf } from '../context.ts'
import { expectCost } from '../expect-cost.ts'
import type { Explanation } from '../explain-answers.ts'
import { formatAnnounced } from '../limit-text.ts'
import { nextBatch, planIn } from '../next-batch.ts'
import type { Batch, ExpectedCost, NextBatch, Seen } from '../types.ts'
import { lastMs } from './common-run.ts'
import { executePlan } from './execute-plan.ts'
import { judgeLimiter } from './judge-limiter.ts'
import { withoutRejectedKeys } from './observe.ts'
import type { LimiterOptions } from './limiter-plan.ts'
import { performance } from 'node:perf_hooks'

/** Identifies the limits of a target and writes `limiter-run.json` and its rows into `options.out`. Throws LoadError. */
export async function runRateLimit(options: LimiterOptions): Promise<LimiterRun> {
  const announcer = createAnnouncer(options.onAnnouncement)
  const next = createPlanner(announcer.tell)
  const one = await executePlan('rate-limit', options, (from) => next(withoutRejectedKeys(from)))
  const run = judgeLimiter(one, announcer.expected())
  writeRun(options.out, 'limiter-run.json', run, one.k6Run.log.tail)
  return run
}

// Matches the stages that can be planned from the limits of the last search. Other stages need a new search for limits.
const KNOWN_STAGES = /^(?:alone|scope|refused|failing|edge-\d|token-\d)$/

/** Creates a planner that uses the limits of the last search if a batch is due before another search would end. `clock` returns ms. */
export function createPlanner(
  beforeSearched: (from: Seen) => void,
  clock = () => performance.now(),
): NextBatch {
  let known: Explanation | null = null
  let searchMs = 0
  return (from) => {
    const quick = known === null ? null : planFrom(from, known)
    const endMs = lastMs(from.seen) + searchMs
    // A bucket refills during a search.
    if (quick?.stage === 'scope' || quick?.requests.some(({ atMs }) => atMs < endMs) === true) return quick
    const startedMs = clock()
    if (from.seen.length > 0) beforeSearched(from)
    const next = nextBatch(from)
    known = contextOf(from).explanation()
    searchMs = clock() - startedMs
    return next
  }
}

/** Returns the next batch, planned from the limits of an earlier search; null if this batch needs a new search. */
function planFrom(from: Seen, known: Explanation): Batch | null {
  const next = planIn(factsOf(from, known))
  return next.type === 'batch' && KNOWN_STAGES.test(next.stage) ? next : null
}

/** Creates an announcer: `tell` writes the cost of the rest, again if it grew by a quarter. `expected`: the first complete one, or null. */
export function createAnnouncer(write: (line: string) => void = () => undefined) {
  let [said, first]: [ExpectedCost | null, ExpectedCost | null] = [null, null]
  let saidLimits = ''
  return {
    expected: () => first,
    tell: (from: Seen): void => {
      const more = expectCost(from)
      const requests = more.requests + from.seen.length
      const seconds = more.seconds + lastMs(from.seen) / 1000
      if (more.note === null && more.requests === 0) return
      const isComplete = more.note === null && said?.note === null
      const factor = Math.max(requests / (said?.requests ?? 0), seconds / Math.max(1, said?.seconds ?? 0))
      if (more.note === said?.note && (!isComplete || factor < 1.25)) return
      const announced = readAnnounced(from).map(formatAnnounced).join(', ')
      const limits = announced === '' ? 'no limit is announced' : `announced: ${announced}`
      const parts = [...(limits === saidLimits ? [] : [limits]), ...formatCost(more)]
      write(`${isComplete ? 'more than announced: ' : ''}${parts.join('; ')}`)
      saidLimits = limits
      said = { ...more, requests, seconds }
      if (more.requests > 0 && (first === null || (first.note !== null && more.note === null))) first = said
    },
  }
}

function formatCost({ requests, seconds, note }: ExpectedCost): readonly string[] {
  const cost = `${Math.ceil(seconds)} s and ${count(requests, 'more request')}`
  if (note !== null)
    return [...(requests > 0 ? [`the rest takes up to ${cost} if no limit refuses any`] : []), note]
  const doubt = 'if the answers leave a doubt, the whole run takes about twice as much, within its bounds'
  return [`the rest takes about ${cost}`, doubt]
}
