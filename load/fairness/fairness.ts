/** Drives one comparison of several keys from request to `fairness-run.json`. */
import type { FairnessRun } from '../../schemas/fairness-run.ts'
import type { FairnessSample } from '../analysis/fairness-sample.ts'
import type { Observation } from '../analysis/limiter/trace.ts'
import type { AskTimes } from '../limits/limiter-rows.ts'
import { playLimiter } from '../limits/rate-limit.ts'
import { writeRun } from '../write-load-run.ts'
import { judgeFairness } from './judge.ts'
import { phaseOfStage } from './plan.ts'
import { designFairness, type FairnessOptions } from './shape.ts'

/** Compares the keys and writes `fairness-run.json` and its rows into `options.out`. Throws LoadError. */
export async function runFairness(options: FairnessOptions): Promise<FairnessRun> {
  const { shape, cost, most } = designFairness(options)
  const samples: FairnessSample[] = []
  // What was announced is what is kept to.
  const bounds = { maxRequests: cost.requests, maxSeconds: most.seconds }
  const one = await playLimiter(
    'fairness',
    { ...options, ...bounds },
    {
      task: { fairness: shape, longTokens: LONG_TOKENS },
      take: (times, seen) => {
        const sample = sampleOf(times, seen)
        if (sample !== null) samples.push(sample)
      },
    },
  )
  const run = judgeFairness(one, shape, samples)
  writeRun(options.out, 'fairness-run.json', run, run.valid ? [] : one.played.log.tail)
  return run
}

/** `max_tokens` of the streams: enough for a first token, and cheap. */
const LONG_TOKENS = 16

function sampleOf(
  { sentUs, firstTokenUs, class: fate }: AskTimes,
  { stage, key, outcome, atMs, sentMs }: Observation,
): FairnessSample | null {
  const place = phaseOfStage(stage)
  if (place === null) return null
  const ttftMs = sentUs === null || firstTokenUs === null ? null : (firstTokenUs - sentUs) / 1000
  return { ...place, key, outcome, isOk: fate === 'ok', plannedMs: atMs, sentMs, ttftMs }
}
