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
import type { LimiterOptions } from './limiter-plan.ts'
import { createPlanner } from './plan-in-time.ts'

/** Identifies the limits of a target and writes `limiter-run.json` and its rows into `options.out`. Throws LoadError. */
export async function runRateLimit(options: LimiterOptions): Promise<LimiterRun> {
  const announcer = createAnnouncer(options.onAnnouncement)
  const one = await executePlan('rate-limit', options, createPlanner(announcer.tell))
  const run = judgeLimiter(one, announcer.expected())
  writeRun(options.out, 'limiter-run.json', run, one.k6Run.log.tail)
  return run
}

// The factor by which the expected requests must grow or shrink before the new cost is announced.
const SURPRISE = 1.5

/**
 * Creates an announcer. `tell` writes the expected cost of the rest of a run, once and after large changes. `expected`
 * returns the first announced cost of the whole run. A complete cost replaces an incomplete one.
 */
function createAnnouncer(write: (line: string) => void = () => undefined) {
  let [expected, first]: [ExpectedCost | null, ExpectedCost | null] = [null, null]
  let [isFinal, said] = [false, '']
  return {
    expected: () => first,
    tell: (from: Seen): void => {
      const isRefused = from.seen.some(({ outcome }) => outcome === 'refused')
      if (isFinal || (expected?.note === null && !isRefused)) return
      const more = expectCost(from)
      isFinal = isRefused && more.note === null
      const requests = more.requests + from.seen.length
      const seconds = more.seconds + lastMs(from.seen) / 1000
      const factor = requests / (expected?.requests ?? Infinity)
      const isSurprise = more.requests > 0 && (factor > SURPRISE || factor < 1 / SURPRISE)
      if (more.note !== expected?.note || isSurprise) {
        const limits = formatLimits(from)
        const parts = [...(limits === said ? [] : [limits]), ...formatCost(more)]
        if (parts.length > 0) write(parts.join('; '))
        said = limits
      }
      expected = { ...more, requests, seconds }
      const isBetter = first === null || (first.note !== null && more.note === null)
      if (more.requests > 0 && isBetter) first = expected
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
  const cost = `the rest takes about ${Math.ceil(seconds)} s and ${count(requests, 'more request')}`
  return [...(requests > 0 ? [cost] : []), ...(note === null ? [] : [note])]
}
