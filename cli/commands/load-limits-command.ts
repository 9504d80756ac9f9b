/** `assay load rate-limit` and `assay load fairness`: which limiter there is, and how it treats several keys. */
import { withProgress } from '../progress.ts'
import { runIntoFolder } from '../out-folder.ts'
import { resolve } from 'node:path'
import type { LimitScenarioName } from '../../load/runner/bundle-script.ts'
import {
  DEFAULT_BUDGET,
  NEEDED_FOR_NO_SPILL,
  designFairness,
  planLimiter,
  requestsOfVictims,
  type FairnessDesign,
  type FairnessOptions,
  type LimiterOptions,
} from '../../load/limiter/options.ts'
import type { RunWithKind } from '../../reports/formats.ts'
import { type RunKind } from '../../schemas/run-kinds.ts'
import {
  list,
  numberFlag,
  textFlag,
  type Command,
  type CommandContext,
  type Flags,
  type Given,
  withValues,
} from '../command.ts'
import { FAIRNESS_FLAGS, RATE_LIMIT_FLAGS } from '../flags.ts'
import { limitTarget, type LimitTarget } from '../limit-target.ts'
import { statementIn } from '../readings-in-force.ts'
import { refuseKeyFlags, requireTarget } from '../target.ts'
import { stopSignals, type StopSignals } from '../stop.ts'
import { k6From } from '../load-options.ts'
import { asCliError, usageError } from '../errors.ts'
import { runFairness, runRateLimit } from '../../load/limiter/runs.ts'
import { keysOf } from '../../load/runner/load-target.ts'
import type { FairnessRun } from '../../schemas/compiled/fairness-run.ts'
import type { LimiterRun } from '../../schemas/compiled/limiter-run.ts'
import { count } from '../../schemas/count.ts'

const EMBEDDED_LIMIT = 'token-bucket,n=5,rate=5'

const KIND_OF = {
  'rate-limit': 'limiter',
  fairness: 'fairness',
} as const satisfies Readonly<Record<LimitScenarioName, RunKind>>

/** The sizes of the requests of an identification, for help and announcement. */
const REQUEST_SIZE =
  'most cost about 16 tokens with the prompt, some up to 130; a few cost more tokens than a limit on tokens allows'

const ABOUT = `rate-limit identifies the rate limiter of a service and its size from outside. With fairness, the first of several keys
sends many more requests than the others; the report shows the impact on them and the scope of the limit.
Both spend quota: the cost is announced first and is a hard limit.
Requests are small:
${REQUEST_SIZE}.
The word 'reference' in place of BASE-URL names the embedded reference with a limit.`

/** Identifies a rate limiter. */
export const rateLimitCommand: Command = {
  usage: ['load rate-limit BASE-URL [options]'],
  about: ABOUT,
  flags: RATE_LIMIT_FLAGS,
  examples: [
    'A=... B=... assay load rate-limit http://127.0.0.1:8000 --model NAME --keys-env A,B --max-seconds 120',
  ],
  maxPositionals: 1,
  run: async (given, context) => await loadLimits('rate-limit', given, context),
}

/** Compares how a rate limiter treats several keys. */
export const fairnessCommand: Command = {
  usage: ['load fairness BASE-URL [options]'],
  about: ABOUT,
  flags: FAIRNESS_FLAGS,
  examples: ['A=... B=... assay load fairness http://127.0.0.1:8000 --model NAME --keys-env A,B'],
  maxPositionals: 1,
  run: async (given, context) => await loadLimits('fairness', given, context),
}

/** Runs a scenario that identifies limiters and returns the exit code. */
async function loadLimits(
  scenario: LimitScenarioName,
  { flags, positionals }: Given,
  context: CommandContext,
): Promise<number> {
  const [named] = positionals
  refuseKeyFlags(flags, named)
  const given = requireTarget(named, `load ${scenario}`)
  const options = { ...limiterBounds(flags), ...fairnessOptions(flags) }
  const declared = await statementIn(flags, context)
  const target = await limitTarget({ flags, given, limit: EMBEDDED_LIMIT, declared }, context)
  const signals = stopSignals()
  try {
    const frame = { flags, name: `load-${scenario}`, kind: KIND_OF[scenario], signals }
    return await runIntoFolder(frame, context, async (out) => {
      const own = { ...options, ...withValues({ conformance: declared }), out: resolve(out), signals }
      return await runScenario(scenario, own, target, context)
    })
  } finally {
    signals.release()
    await target.close()
  }
}

async function runScenario(
  scenario: LimitScenarioName,
  options: StoppableOptions<Omit<FairnessOptions, 'target'>>,
  { target, keyOrigins, accounts }: LimitTarget,
  context: CommandContext,
): Promise<RunWithKind<'limiter' | 'fairness'>> {
  const given = { ...options, target, keyOrigins }
  if (scenario === 'fairness')
    return { kind: 'fairness', run: await runFairnessScenario({ ...given, accounts }, context) }
  return { kind: 'limiter', run: await runRateLimitScenario(given, context) }
}

const SMALLEST_RATE = 0.01
const LARGEST_RATE = 1000

/** Returns the bounds of requests and time, and the source addresses. Throws CliError('usage'). */
function limiterBounds(flags: Flags): Omit<LimiterOptions, 'target' | 'out'> {
  return {
    allowRemote: flags['allow-remote'] === true,
    refusalStatuses: (list(flags, 'refusal-status') ?? []).map(statusFrom),
    ...withValues({
      maxRequests: numberFlag(flags, 'max-requests'),
      maxSeconds: numberFlag(flags, 'max-seconds'),
      sources: list(flags, 'sources'),
      seed: textFlag(flags, 'seed'),
    }),
    ...k6From(flags),
  }
}

/** Returns the options of a comparison. Throws CliError('usage'). */
function fairnessOptions(flags: Flags): Omit<FairnessOptions, 'target' | 'out'> {
  return withValues({
    victimPerSecond: rate(flags, 'victim-rate'),
    aggressorPerSecond: rate(flags, 'aggressor-rate'),
    phaseSeconds: numberFlag(flags, 'phase-seconds'),
  })
}

/** Free tiers may allow a few requests per minute. */
function rate(flags: Flags, name: string): number | null {
  const word = textFlag(flags, name)
  if (word === null) return null
  const perSecond = /^\d+(\.\d+)?$/.test(word) ? Number(word) : 0
  if (perSecond >= SMALLEST_RATE && perSecond <= LARGEST_RATE) return perSecond
  throw usageError(
    `--${name} takes requests per second from ${SMALLEST_RATE} to ${LARGEST_RATE}, not '${word}'`,
  )
}

function statusFrom(word: string): number {
  if (/^[3-5]\d\d$/.test(word)) return Number(word)
  throw usageError(`--refusal-status takes statuses from 300 to 599, not '${word}'`)
}

/** Options with the signals of the caller, which holds them until the report is written. */
type StoppableOptions<Options> = Options & { readonly signals: StopSignals }

/** Identifies a limiter. LoadError becomes a CliError with its exit code. */
export async function runRateLimitScenario(
  options: StoppableOptions<LimiterOptions>,
  context: CommandContext,
): Promise<LimiterRun> {
  await announce('rate-limit', options, rateLimitAnnounced(options), context)
  return await withProgress(
    options.signals,
    context,
    async (running) => await runRateLimit({ ...options, ...running }),
  )
}

/** Compares keys. LoadError becomes a CliError with its exit code. */
async function runFairnessScenario(
  options: StoppableOptions<FairnessOptions>,
  context: CommandContext,
): Promise<FairnessRun> {
  await announce('fairness', options, designed(options), context)
  return await withProgress(
    options.signals,
    context,
    async (running) => await runFairness({ ...options, ...running }),
  )
}

function designed(options: FairnessOptions): string {
  try {
    return fairnessAnnounced(options, designFairness(options))
  } catch (error) {
    throw asCliError(error)
  }
}

/** Announces the requests of a run. A target that may not be loaded gets no announcement. */
async function announce(
  scenario: LimitScenarioName,
  options: LimiterOptions,
  line: string,
  { stderr }: CommandContext,
): Promise<void> {
  try {
    await planLimiter(scenario, options)
  } catch (error) {
    throw asCliError(error)
  }
  stderr.write(`assay: ${line}\n`)
}

type Asked = Pick<LimiterOptions, 'target' | 'keyOrigins' | 'maxRequests' | 'maxSeconds'>

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
