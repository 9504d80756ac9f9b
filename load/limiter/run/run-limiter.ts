/** Identifies the limits of a target: from the options to `limiter-run.json`. */
import type { LimiterRun } from '../../../schemas/compiled/limiter-run.ts'
import { count } from '../../../schemas/count.ts'
import { writeRun } from '../../runner/write-run.ts'
import { readAnnounced } from '../announced.ts'
import { expectCost } from '../expect-cost.ts'
import { nextBatch } from '../next-batch.ts'
import type { ExpectedCost, Seen } from '../types.ts'
import { executePlan } from './execute-plan.ts'
import { judgeLimiter } from './judge-limiter.ts'
import { formatAnnounced } from './limit-text.ts'
import type { LimiterOptions } from './limiter-plan.ts'

/** Identifies the limits of a target and writes `limiter-run.json` and its rows into `options.out`. Throws LoadError. */
export async function runRateLimit(options: LimiterOptions): Promise<LimiterRun> {
  const announcer = createAnnouncer(options.onAnnouncement)
  const one = await executePlan('rate-limit', options, { next: nextBatch, onAnswers: announcer.tell })
  const run = judgeLimiter(one, announcer.expected())
  writeRun(options.out, 'limiter-run.json', run, one.k6Run.log.tail)
  return run
}

/** Takes the answers so far; `expected` is the last announced cost of the whole run, null before any. */
type Announcer = {
  readonly tell: (seen: Seen) => void
  readonly expected: () => ExpectedCost | null
}

/** Creates an announcer that passes lines to `write`. */
function createAnnouncer(expectCost: ExpectCost, write: (line: string) => void = () => undefined): Announcer {
  let expected: ExpectedCost | null = null
  let [hasFirst, hasRefusal] = [false, false]
  return {
    expected: () => expected,
    tell: (from) => {
      const isRefused = from.seen.some(({ outcome }) => outcome === 'refused')
      if (hasFirst && (hasRefusal || !isRefused)) return
      ;[hasFirst, hasRefusal] = [true, isRefused]
      const more = expectCost(from)
      const spent = { requests: from.seen.length, seconds: lastMs(from) / 1000 }
      const total = {
        ...more,
        requests: more.requests + spent.requests,
        seconds: more.seconds + spent.seconds,
      }
      const line = formatCost(from, more)
      if (expected === null || total.requests !== expected.requests || total.seconds > expected.seconds)
        write(line)
      expected = total
    },
  }
}

function lastMs({ seen }: Seen): number {
  return seen.reduce((last, { closedMs }) => Math.max(last, closedMs), 0)
}

function formatCost(from: Seen, { requests, seconds, note }: ExpectedCost): string {
  const announced = readAnnounced(from)
  const what =
    announced.length === 0
      ? 'no limit is announced'
      : `announced: ${announced.map(formatAnnounced).join(', ')}`
  const cost = note ?? `to confirm takes about ${Math.ceil(seconds)} s and ${count(requests, 'more request')}`
  return `${what}; ${cost}`
}
