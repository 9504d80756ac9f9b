/** Identifies the limits of a target: from the options to `limiter-run.json`. */
import type { LimiterRun } from '../../../schemas/compiled/limiter-run.ts'
import { writeRun } from '../../runner/write-run.ts'
import { expectCost } from '../expect-cost.ts'
import { nextBatch } from '../next-batch.ts'
import { createAnnouncer } from './announce.ts'
import { executePlan } from './execute-plan.ts'
import { judgeLimiter } from './judge-limiter.ts'
import type { LimiterOptions } from './limiter-plan.ts'

/** Identifies the limits of a target and writes `limiter-run.json` and its rows into `options.out`. Throws LoadError. */
export async function runRateLimit(options: LimiterOptions): Promise<LimiterRun> {
  const announcer = createAnnouncer(expectCost, options.onAnnouncement)
  const one = await executePlan('rate-limit', options, { next: nextBatch, onAnswers: announcer.tell })
  const run = judgeLimiter(one, announcer.expected())
  writeRun(options.out, 'limiter-run.json', run, one.k6Run.log.tail)
  return run
}
