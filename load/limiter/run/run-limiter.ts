/** Identifies the limits of a target, from the options to `limiter-run.json`. */
import type { LimiterRun } from '../../../schemas/compiled/limiter-run.ts'
import { count } from '../../../schemas/count.ts'
import { writeRun } from '../../runner/write-run.ts'
import { readAnnounced } from '../announced.ts'
import { expectCost } from '../expect-cost.ts'
import type { ExpectedCost, Seen } from '../types.ts'
import { lastMs } from './common-run.ts'
import { executePlan } from './execute-plan.ts'
import { judgeLimiter } from './judge-limiter.ts'
import { formatAnnounced } from '../limit-text.ts'
import { withoutRejectedKeys } from './observe.ts'
import type { LimiterOptions } from './limiter-plan.ts'
import { createPlanner } from './plan-in-time.ts'

/** Identifies the limits of a target and writes `limiter-run.json` and its rows into `options.out`. Throws LoadError. */
export async function runRateLimit(options: LimiterOptions): Promise<LimiterRun> {
  const announcer = createAnnouncer(options.onAnnouncement)
  const next = createPlanner(announcer.tell)
  const one = await executePlan('rate-limit', options, (from) => next(withoutRejectedKeys(from)))
  const run = judgeLimiter(one, announcer.expected())
  writeRun(options.out, 'limiter-run.json', run, one.k6Run.log.tail)
  return run
}

/**
 * Creates an announcer of costs. `tell` writes the expected cost of the rest of a run, and again if it grows by a quarter or its note
 * changes. `expected` returns the first written cost without unknown parts, else the first written cost; null if none was written.
 */
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
      const factor =
        said === null ? Infinity : Math.max(requests / said.requests, seconds / Math.max(1, said.seconds))
      if (more.note === said?.note && (!isComplete || factor < 1.25)) return
      const limits = formatLimits(from)
      const parts = [...(limits === saidLimits ? [] : [limits]), ...formatCost(more)]
      write(`${isComplete ? 'more than announced: ' : ''}${parts.join('; ')}`)
      saidLimits = limits
      said = { ...more, requests, seconds }
      if (more.requests > 0 && (first === null || (first.note !== null && more.note === null))) first = said
    },
  }
}

function formatLimits(from: Seen): string {
  const announced = readAnnounced(from)
  return announced.length === 0
    ? 'no limit is announced'
    : `announced: ${announced.map(formatAnnounced).join(', ')}`
}

function formatCost({ requests, seconds, note }: ExpectedCost): readonly string[] {
  const cost = `${Math.ceil(seconds)} s and ${count(requests, 'more request')}`
  if (note === null)
    return [
      `the rest takes about ${cost}`,
      'if the answers leave a doubt, the whole run takes about twice as much, within its bounds',
    ]
  return [...(requests > 0 ? [`the rest takes up to ${cost} if no limit refuses any`] : []), note]
}
