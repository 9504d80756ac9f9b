/** Plays what asks a limiter: announces the cost, then asks with progress and Ctrl-C. */
import { runFairness } from '../load/fairness/fairness.ts'
import { designFairness, type FairnessOptions } from '../load/fairness/shape.ts'
import type { LimiterOptions } from '../load/limits/plan.ts'
import { runRateLimit } from '../load/limits/rate-limit.ts'
import { checkTarget } from '../load/target.ts'
import type { FairnessRun } from '../schemas/fairness-run.ts'
import type { LimiterRun } from '../schemas/limiter-run.ts'
import type { Surroundings } from './command.ts'
import { fairnessAnnounced, rateLimitAnnounced } from './limit-announcement.ts'
import { asCliError } from './load-errors.ts'
import { showLoadProgress } from './load-progress.ts'
import { stopSignals } from './stop.ts'

/** Identifies a limiter. LoadError becomes a CliError with its exit code. */
export async function playRateLimit(options: LimiterOptions, around: Surroundings): Promise<LimiterRun> {
  return await played(options, rateLimitAnnounced, runRateLimit, around)
}

/** Compares keys. LoadError becomes a CliError with its exit code. */
export async function playFairness(options: FairnessOptions, around: Surroundings): Promise<FairnessRun> {
  const announced = (): string => fairnessAnnounced(options, designFairness(options))
  return await played(options, announced, runFairness, around)
}

async function played<Options extends LimiterOptions, Run>(
  options: Options,
  announced: (options: Options) => string,
  play: (options: Options) => Promise<Run>,
  around: Surroundings,
): Promise<Run> {
  const signals = stopSignals()
  const progress = showLoadProgress(around)
  try {
    // What may not be asked at all is not announced.
    checkTarget(options.target, options.allowRemote === true)
    around.stderr.write(`assay: ${announced(options)}\n`)
    return await play({ ...options, ...signals, onProgress: progress.onProgress })
  } catch (error) {
    throw asCliError(error)
  } finally {
    progress.end()
    signals.release()
  }
}
