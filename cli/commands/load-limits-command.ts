import { withProgress } from '../progress.ts'
import { runIntoFolder } from '../out-folder.ts'
import { resolve } from 'node:path'
import type { LimitScenarioName } from '../../load/runner/bundle-script.ts'
import {
  VICTIM_REQUESTS,
  designFairness,
  runFairness,
  type FairnessDesign,
  type FairnessOptions,
} from '../../load/fairness/fairness.ts'
import { DEFAULT_BUDGET, planLimiter, runRateLimit, type LimiterOptions } from '../../load/limiter/runs.ts'
import type { RunWithKind } from '../../reports/formats.ts'
import {
  list,
  numberFlag,
  textFlag,
  type Command,
  type CommandContext,
  type Flags,
  type ParsedCommandLine,
  withValues,
} from '../command.ts'
import { FAIRNESS_FLAGS, RATE_LIMIT_FLAGS } from '../flags.ts'
import { statementIn, refuseKeyFlags, requireTarget, keysFrom, loadService } from '../target.ts'
import { stopSignals, type StopSignals } from '../stop.ts'
import { k6From, recordedFlags } from '../load-options.ts'
import { orCliError, usageError } from '../errors.ts'
import { keysOf } from '../../load/runner/load-target.ts'
import type { LimiterRun } from '../../schemas/compiled/limiter-run.ts'
import { count } from '../../schemas/count.ts'
import type { Plan } from '../../conformance/statement/plan.ts'
import { newKey } from '../../reference/accounts.ts'
import { startReference } from '../../reference/server.ts'
import { limitRule } from '../limit-flags.ts'

const EMBEDDED_LIMIT = 'token-bucket,n=5,rate=5'

const ABOUT = `rate-limit identifies the rate limits of a service from outside: first those that it announces, then what else it refuses.
With fairness, the first of several keys sends many more requests than the others; the report shows the impact on them.
Both spend quota. rate-limit announces its bounds first, and the cost of the rest as soon as the limits that the service announces
are read. Most requests cost about 20 tokens, a few up to 250.
The word 'reference' in place of BASE-URL names the embedded reference with a limit.`

/** The command `assay load rate-limit`, which identifies a rate limiter. */
export const rateLimitCommand = limitCommand('rate-limit', RATE_LIMIT_FLAGS)

/** The command `assay load fairness`, which compares API keys under a rate limit. */
export const fairnessCommand = limitCommand('fairness', FAIRNESS_FLAGS)

function limitCommand(scenario: LimitScenarioName, flags: Command['flags']): Command {
  return {
    usage: [`load ${scenario} BASE-URL [options]`],
    about: ABOUT,
    flags,
    examples: [`A=... B=... assay load ${scenario} http://127.0.0.1:8000 --model NAME --keys-env A,B`],
    maxPositionals: 1,
    run: async (given, context) => await loadLimits(scenario, given, context),
  }
}

async function loadLimits(
  scenario: LimitScenarioName,
  { flags, positionals }: ParsedCommandLine,
  context: CommandContext,
): Promise<number> {
  const [named] = positionals
  refuseKeyFlags(flags, named)
  const given = requireTarget(named, `load ${scenario}`)
  const options = { ...limiterBounds(flags), ...fairnessOptions(flags) }
  const declared = await statementIn(flags, context)
  const { close, accounts, ...limited } = await limitTarget(flags, given, declared, context)
  const signals = stopSignals()
  try {
    const frame = { flags, name: `load-${scenario}`, kind: 'limiter', signals } as const
    return await runIntoFolder(frame, context, async (out): Promise<RunWithKind<'limiter'>> => {
      const own = {
        ...limited,
        ...options,
        ...withValues({ conformance: declared }),
        flags: recordedFlags(flags, context),
        out: resolve(out),
        signals,
      }
      const run =
        scenario === 'fairness'
          ? await runFairnessScenario({ ...own, accounts }, context)
          : await runRateLimitScenario(own, context)
      return { kind: 'limiter', run }
    })
  } finally {
    signals.release()
    await close()
  }
}

const SMALLEST_RATE = 0.01
const LARGEST_RATE = 1000

function limiterBounds(flags: Flags): Omit<LimiterOptions, 'target' | 'out'> {
  return {
    allowRemote: flags['allow-remote'] === true,
    refusalStatuses: (list(flags, 'refusal-status') ?? []).map(statusFrom),
    ...withValues({
      maxRequests: numberFlag(flags, 'max-requests'),
      maxTokens: numberFlag(flags, 'max-tokens'),
      maxSeconds: numberFlag(flags, 'max-seconds'),
      sources: list(flags, 'sources'),
      seed: textFlag(flags, 'seed'),
    }),
    ...k6From(flags),
  }
}

function fairnessOptions(flags: Flags): Omit<FairnessOptions, 'target' | 'out'> {
  return withValues({
    victimPerSecond: rate(flags, 'victim-rate'),
    aggressorPerSecond: rate(flags, 'aggressor-rate'),
    phaseSeconds: numberFlag(flags, 'phase-seconds'),
  })
}

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

type StoppableOptions<Options> = Options & { readonly signals: StopSignals }

/** Identifies a rate limiter. Throws CliError if the options are invalid or the run fails. */
export async function runRateLimitScenario(
  options: StoppableOptions<LimiterOptions>,
  context: CommandContext,
): Promise<LimiterRun> {
  const onAnnouncement = (line: string): void => void context.stderr.write(`assay: ${line}\n`)
  await orCliError(() => planLimiter('rate-limit', options))
  onAnnouncement(rateLimitAnnounced(options))
  return await runWatched({ ...options, onAnnouncement }, context, runRateLimit)
}

async function runFairnessScenario(
  options: StoppableOptions<FairnessOptions>,
  context: CommandContext,
): Promise<LimiterRun> {
  const line = await orCliError(() => fairnessAnnounced(options, designFairness(options)))
  await orCliError(() => planLimiter('fairness', options))
  context.stderr.write(`assay: ${line}\n`)
  return await runWatched(options, context, runFairness)
}

async function runWatched<Options>(
  options: StoppableOptions<Options>,
  context: CommandContext,
  run: (options: Options) => Promise<LimiterRun>,
): Promise<LimiterRun> {
  return await withProgress(options.signals, context, (running) => run({ ...options, ...running }))
}

type Asked = Pick<LimiterOptions, 'target' | 'keyOrigins' | 'maxRequests' | 'maxTokens' | 'maxSeconds'>

function rateLimitAnnounced(options: Asked): string {
  const { requests, tokens, seconds } = DEFAULT_BUDGET
  const { maxRequests = requests, maxTokens = tokens, maxSeconds = seconds } = options
  return `sending to ${whom(options)}: at most ${count(maxRequests, 'request')}, ${count(maxTokens, 'token')} and ${maxSeconds} s, a few requests deliberately invalid (a made-up key, an invalid request); this spends quota`
}

function fairnessAnnounced(options: Asked, design: FairnessDesign): string {
  const { shape, requests, seconds, maxSeconds, victimRequests } = design
  const { rounds, phaseSeconds, victimPerSecond, aggressorPerSecond } = shape
  const what = `${count(rounds, 'time')} ${phaseSeconds} s in which each key sends ${count(victimPerSecond, 'request')} per second and ${phaseSeconds} s in which the first sends ${count(aggressorPerSecond, 'request')} per second`
  const bound = `${count(requests, 'request')} of up to 220 tokens, about ${seconds} s if answers are fast, at most ${maxSeconds} s; this spends quota`
  return `sending to ${whom(options)}: ${what}: ${bound}${victimRequests >= VICTIM_REQUESTS ? '' : `. ${tooFew(victimRequests)}`}`
}

function tooFew(asked: number): string {
  return asked === 0
    ? 'All keys belong to the account of the first key, so the run cannot show the impact on others'
    : `Too few requests to show that there is no impact on others: the other keys send ${asked} in each kind of phase, ${VICTIM_REQUESTS} are needed`
}

function whom({ target, keyOrigins = [] }: Asked): string {
  const keys = keysOf(target).length
  if (keys === 0) return `${target.baseUrl} without a key`
  const origins = [...new Set(keyOrigins)].join(', ')
  return `${target.baseUrl} with ${count(keys, 'key')}${origins === '' ? '' : ` (${origins})`}`
}

// Returns a target with its API keys, their names in messages and their accounts. `close` stops a reference that was started for it.
async function limitTarget(
  flags: Flags,
  given: string | undefined,
  declared: Plan | null,
  context: CommandContext,
) {
  if (given === undefined) {
    if (declared === null) return embedded(flags)
    throw usageError('--statement has no effect on the embedded reference: leave it out')
  }
  if (flags['limit'] !== undefined)
    throw usageError("--limit is for the embedded reference: write 'reference' in place of the base URL")
  const keyOrigins = keysFrom(flags, context).map(({ origin }) => origin)
  return {
    target: loadService(flags, given, declared, context),
    accounts: accountsOf(flags, keyOrigins.length),
    keyOrigins,
    close: async () => {},
  }
}

async function embedded(flags: Flags) {
  const keys = Array.from({ length: 4 }, () => newKey())
  const [first = '', sibling = '', ...others] = keys
  const specs = flags['limit']
  const limits = (Array.isArray(specs) ? specs.map(String) : [EMBEDDED_LIMIT]).filter(
    (spec) => spec !== 'none',
  )
  const reference = await startReference({
    keys: [newKey()],
    accounts: [[first, sibling], ...others.map((key) => [key])],
    limits: limits.map(limitRule),
  })
  const { baseUrl, model, close } = reference
  return {
    target: { baseUrl, model, key: first, moreKeys: [sibling, ...others], isEmbedded: true as const },
    accounts: ['1', '1', '2', '3'],
    keyOrigins: keys.map(() => 'made for this run'),
    close,
  }
}

function accountsOf(flags: Flags, keys: number): readonly string[] {
  const names = list(flags, 'accounts')
  if (names === null) return Array.from({ length: keys }, (_key, place) => String(place + 1))
  if (names.length === keys) return names
  throw usageError(`--accounts names the account of each key: ${count(keys, 'name')}, not ${names.length}`)
}
