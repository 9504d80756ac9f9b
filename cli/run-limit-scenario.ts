/** Runs a scenario that identifies limiters: announces the cost, then sends requests with progress and Ctrl-C. */
import { runFairness, runRateLimit } from '../load/limiter/runs.ts'
import {
  designFairness,
  type FairnessOptions,
  planLimiter,
  type LimiterOptions,
} from '../load/limiter/options.ts'
import type { LimitScenarioName } from '../load/runner/bundle-script.ts'
import type { LoadTarget } from '../load/runner/load-target.ts'
import type { FairnessRun } from '../schemas/fairness-run.ts'
import type { LimiterRun } from '../schemas/limiter-run.ts'
import type { CommandContext } from './command.ts'
import { fairnessAnnounced, rateLimitAnnounced } from './limit-announcement.ts'
import { asCliError } from './load-errors.ts'
import { showLoadProgress } from './load-progress.ts'
import type { StopSignals } from './stop.ts'

/** Creates what the target still lacks, after the announcement. */
export type Ready = () => Promise<LoadTarget>

/** Options with the signals of the caller, which holds them until the report is written. */
export type StoppableOptions<Options> = Options & { readonly signals: StopSignals }

/** Identifies a limiter. LoadError becomes a CliError with its exit code. */
export async function runRateLimitScenario(
  options: StoppableOptions<LimiterOptions>,
  context: CommandContext,
  ready: Ready = async () => options.target,
): Promise<LimiterRun> {
  const target = await announced('rate-limit', { options, line: rateLimitAnnounced, ready }, context)
  return await withProgress({ ...options, target }, runRateLimit, context)
}

/** Compares keys. LoadError becomes a CliError with its exit code. */
export async function runFairnessScenario(
  options: StoppableOptions<FairnessOptions>,
  context: CommandContext,
  ready: Ready = async () => options.target,
): Promise<FairnessRun> {
  const line = (): string => fairnessAnnounced(options, designFairness(options))
  const target = await announced('fairness', { options, line, ready }, context)
  return await withProgress({ ...options, target }, runFairness, context)
}

type Announced = {
  readonly options: LimiterOptions
  readonly line: (options: LimiterOptions) => string
  readonly ready: Ready
}

/** A target that may not be loaded gets no announcement, and without an announcement no account is created. */
async function announced(
  scenario: LimitScenarioName,
  { options, line, ready }: Announced,
  context: CommandContext,
): Promise<LoadTarget> {
  try {
    const words = line(options)
    await planLimiter(scenario, options)
    context.stderr.write(`assay: ${words}\n`)
    return await ready()
  } catch (error) {
    throw asCliError(error)
  }
}

async function withProgress<Options extends LimiterOptions, Run>(
  options: StoppableOptions<Options>,
  run: (options: Options) => Promise<Run>,
  context: CommandContext,
): Promise<Run> {
  const { signal, killSignal } = options.signals
  const progress = showLoadProgress(context)
  try {
    return await run({ ...options, signal, killSignal, onProgress: progress.onProgress })
  } catch (error) {
    throw asCliError(error)
  } finally {
    progress.end()
  }
}
