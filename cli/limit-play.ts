/** Plays what asks a limiter: announces the cost, then asks with progress and Ctrl-C. */
import { runFairness } from '../load/fairness/fairness.ts'
import { designFairness, type FairnessOptions } from '../load/fairness/shape.ts'
import type { LimitScenarioName } from '../load/engine/bundle.ts'
import { planLimiter, type LimiterOptions } from '../load/limits/plan.ts'
import { runRateLimit } from '../load/limits/rate-limit.ts'
import type { FairnessRun } from '../schemas/fairness-run.ts'
import type { LimiterRun } from '../schemas/limiter-run.ts'
import type { Surroundings } from './command.ts'
import { fairnessAnnounced, rateLimitAnnounced } from './limit-announcement.ts'
import { asCliError } from './load-errors.ts'
import { showLoadProgress } from './load-progress.ts'
import { stopSignals } from './stop.ts'

/** Identifies a limiter. LoadError becomes a CliError with its exit code. */
export async function playRateLimit(options: LimiterOptions, around: Surroundings): Promise<LimiterRun> {
  return await played('rate-limit', { options, announced: rateLimitAnnounced, play: runRateLimit }, around)
}

/** Compares keys. LoadError becomes a CliError with its exit code. */
export async function playFairness(options: FairnessOptions, around: Surroundings): Promise<FairnessRun> {
  const announced = (): string => fairnessAnnounced(options, designFairness(options))
  return await played('fairness', { options, announced, play: runFairness }, around)
}

type Playable<Options, Run> = {
  readonly options: Options
  readonly announced: (options: Options) => string
  readonly play: (options: Options) => Promise<Run>
}

async function played<Options extends LimiterOptions, Run>(
  scenario: LimitScenarioName,
  { options, announced, play }: Playable<Options, Run>,
  around: Surroundings,
): Promise<Run> {
  const signals = stopSignals()
  const progress = showLoadProgress(around)
  try {
    const line = announced(options)
    // What may not be asked at all is not announced.
    await planLimiter(scenario, options)
    around.stderr.write(`assay: ${line}\n`)
    return await play({ ...options, ...signals, onProgress: progress.onProgress })
  } catch (error) {
    throw asCliError(error)
  } finally {
    progress.end()
    signals.release()
  }
}
