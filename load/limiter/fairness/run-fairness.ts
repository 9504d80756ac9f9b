/** Runs one comparison of several keys from the options to `fairness-run.json`. */
import type { FairnessRun } from '../../../schemas/compiled/fairness-run.ts'
import type { FairnessSample } from './fairness-sample.ts'
import type { Observation } from '../trace/trace.ts'
import type { RequestTimes } from '../run/limiter-rows.ts'
import { executeLimiterPlan } from '../run/run-limiter.ts'
import { writeRun } from '../../runner/write-run.ts'
import { watchMachine } from '../../runner/machine-watch.ts'
import { judgeFairness } from './judge-fairness.ts'
import { phaseOfStage } from './fairness-plan.ts'
import { designFairness, type FairnessOptions } from './fairness-shape.ts'

/** Compares the keys and writes `fairness-run.json` and its rows into `options.out`. Throws LoadError. */
export async function runFairness(options: FairnessOptions): Promise<FairnessRun> {
  const { shape, cost, most } = designFairness(options)
  const samples: FairnessSample[] = []
  // The run keeps to the announced cost.
  const bounds = { maxRequests: cost.requests, maxSeconds: most.seconds }
  const watch = watchMachine()
  const fromMs = Date.now()
  const one = await executeLimiterPlan(
    'fairness',
    { ...options, ...bounds },
    {
      task: { fairness: shape, longTokens: LONG_TOKENS },
      take: (times, seen) => {
        const sample = sampleOf(times, seen)
        if (sample !== null) samples.push(sample)
      },
    },
  ).finally(watch.stop)
  const run = judgeFairness(one, shape, samples, watch.within({ fromMs, toMs: Date.now() }))
  writeRun(options.out, 'fairness-run.json', run, one.k6Run.log.tail)
  return run
}

/** `max_tokens` of the streams: enough for a first token, at a low cost. */
const LONG_TOKENS = 16

function sampleOf(
  { transport, sentUs, firstTokenUs, doneUs, class: answerClass }: RequestTimes,
  { stage, key, outcome, atMs, sentMs }: Observation,
): FairnessSample | null {
  const place = phaseOfStage(stage)
  if (place === null) return null
  // The first token of a JSON answer comes with all others.
  const tokenUs = transport === 'json' ? doneUs : firstTokenUs
  const ttftMs = sentUs === null || tokenUs === null ? null : (tokenUs - sentUs) / 1000
  return { ...place, key, outcome, isOk: answerClass === 'ok', plannedMs: atMs, sentMs, ttftMs }
}
