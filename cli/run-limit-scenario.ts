/** Runs a scenario that identifies limiters: announces the cost, then sends requests with progress and Ctrl-C. */
import { runFairness, runRateLimit } from '../load/limiter/runs.ts'
import {
  DEFAULT_BUDGET,
  NEEDED_FOR_NO_SPILL,
  designFairness,
  planLimiter,
  requestsOfVictims,
  type FairnessDesign,
  type FairnessOptions,
  type LimiterOptions,
} from '../load/limiter/options.ts'
import type { LimitScenarioName } from '../load/runner/bundle-script.ts'
import { keysOf, type LoadTarget } from '../load/runner/load-target.ts'
import type { FairnessRun } from '../schemas/fairness-run.ts'
import type { LimiterRun } from '../schemas/limiter-run.ts'
import type { CommandContext } from './command.ts'
import { asCliError } from './errors.ts'
import { showLoadProgress } from './progress.ts'
import type { StopSignals } from './stop.ts'
import { count } from '../schemas/count.ts'

/** Creates what the target still lacks, after the announcement. */
type Ready = () => Promise<LoadTarget>

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

type Asked = Pick<LimiterOptions, 'target' | 'keyOrigins' | 'maxRequests' | 'maxSeconds'>

/** The sizes of the requests of an identification, for help and announcement. */
export const REQUEST_SIZE =
  'most cost about 16 tokens with the prompt, some up to 130; a few cost more tokens than a limit on tokens allows'

/** One line about an identification. */
function rateLimitAnnounced(options: Asked): string {
  const { maxRequests = DEFAULT_BUDGET.requests, maxSeconds = DEFAULT_BUDGET.seconds } = options
  return `sending to ${whom(options)}: at most ${count(maxRequests, 'request')}, ${REQUEST_SIZE}, in at most ${maxSeconds} s, a few of them deliberately invalid (a made-up key, an invalid request); this spends quota`
}

/** One line about a comparison: its requests, its duration, and what so few requests cannot show. */
function fairnessAnnounced(options: Asked, { shape, cost, most, enough }: FairnessDesign): string {
  const { rounds, phaseSeconds, victimPerSecond, aggressorPerSecond } = shape
  const what = `first which keys are refused while the first is at its limit, then ${count(rounds, 'time')} ${phaseSeconds} s in which each key sends ${count(victimPerSecond, 'request')} per second and ${phaseSeconds} s in which the first sends ${count(aggressorPerSecond, 'request')} per second`
  const bound = `at most ${count(cost.requests, 'request')} of about 30 tokens with the prompt, about ${Math.ceil(cost.seconds)} s if answers are fast, at most ${most.seconds} s; this spends quota`
  return `sending to ${whom(options)}: ${what}: ${bound}${enough ? '' : `. ${tooFew(requestsOfVictims(shape))}`}`
}

function tooFew(asked: number): string {
  return asked === 0
    ? 'All keys belong to the account of the first key, so the run cannot show the impact on others'
    : `Too few requests to show that there is no impact on others: the other keys send ${asked} in each kind of phase, ${NEEDED_FOR_NO_SPILL} are needed`
}

function whom({ target, keyOrigins = [] }: Asked): string {
  const keys = keysOf(target).length
  if (keys === 0) return `${target.baseUrl} without a key`
  const origins = [...new Set(keyOrigins)].join(', ')
  return `${target.baseUrl} with ${count(keys, 'key')}${origins === '' ? '' : ` (${origins})`}`
}
