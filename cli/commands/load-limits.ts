/** `assay load rate-limit` and `assay load fairness`: which limiter there is, and how it treats several keys. */
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runFairness, type FairnessOptions } from '../../load/fairness/fairness.ts'
import type { LimiterRun } from '../../load/limits/limiter-run.ts'
import type { LimitScenarioName } from '../../load/bundle.ts'
import { runRateLimit } from '../../load/limits/rate-limit.ts'
import { DEFAULT_MOST, type LimiterOptions } from '../../load/limits/plan.ts'
import { renderFairnessHtml, renderFairnessSummary } from '../../reports/fairness-report.ts'
import { renderLimiterSummary } from '../../reports/limiter-summary.ts'
import { list, parseFlags, text, wholeNumber, type Flags, type Surroundings } from '../command.ts'
import { CliError } from '../errors.ts'
import { limitTarget } from '../limit-target.ts'
import { asCliError } from '../load-errors.ts'
import { showLoadProgress } from '../load-progress.ts'
import { namedTarget, refuseUnnamed } from '../named-target.ts'
import { dropIfEmpty, outFolder } from '../out-folder.ts'
import { stopSignals } from '../stop.ts'

/** Help of the scenarios that ask limiters. */
export const LIMIT_SCENARIO_HELP = `usage: assay load rate-limit [base-url] [options]
       assay load fairness   [base-url] [options]

rate-limit finds out from outside which rate limiter a service has and how large it is. fairness lets the first of
several keys ask for much more than the others, and says whether they pay for it and whom the limit counts together.
Both spend quota: the cost is announced first and kept to. Without a base URL: the embedded reference with a limit.

  --keys-env A,B       environment variables with a key each; the plan needs two to tell a key from an address
  --key-env NAME       or one key (default ASSAY_KEY)
  --allow-signup N     or make N fresh accounts (1 to 3) at the service
  --accounts 1,1,2     the account of each key, in their order (default: each its own)
  --model NAME         model to ask (required with a base URL)
  --max-requests N     never more (default ${DEFAULT_MOST.requests})
  --max-seconds N      never longer (default ${DEFAULT_MOST.seconds})
  --sources A,B        addresses of this machine to ask from (127.0.0.1,127.0.0.2 for a target on 127.0.0.1)
  --refusal-status N   refuses with this too, besides 429 and 503 with Retry-After; a list
  --limit SPEC         the limit of the embedded reference, or none   (assay serve --help)
  --allow-remote       the target is another machine, and spending its quota is meant
  --victim-rate N      fairness: requests per second of each key (default 2)
  --aggressor-rate N   fairness: requests per second of the first key under pressure (default 20)
  --phase-seconds N    fairness: length of each calm and each pressed phase (default 4; two of each)
  --seed S             prompts derive from it
  --out DIR            folder for limiter-run.json, rows and report.html
  --json               print limiter-run.json instead of the summary

example: A=... B=... assay load rate-limit http://127.0.0.1:8000 --model NAME --keys-env A,B --max-seconds 120
`

/** Flags of the scenarios that ask limiters. */
export const LIMIT_FLAGS = {
  'keys-env': { type: 'string' },
  'key-env': { type: 'string' },
  'allow-signup': { type: 'string' },
  accounts: { type: 'string' },
  model: { type: 'string' },
  'max-requests': { type: 'string' },
  'max-seconds': { type: 'string' },
  sources: { type: 'string' },
  'refusal-status': { type: 'string' },
  limit: { type: 'string', multiple: true },
  'victim-rate': { type: 'string' },
  'aggressor-rate': { type: 'string' },
  'phase-seconds': { type: 'string' },
  'allow-remote': { type: 'boolean' },
  seed: { type: 'string' },
  out: { type: 'string' },
  json: { type: 'boolean' },
} as const

const EMBEDDED_LIMIT = 'token-bucket,n=5,rate=5'

/** Runs a scenario that asks limiters and returns the exit code. */
export async function loadLimits(
  scenario: LimitScenarioName,
  args: readonly string[],
  around: Surroundings,
): Promise<number> {
  const { flags, positionals } = parseFlags(args, LIMIT_FLAGS, 2)
  refuseUnnamed(flags, positionals[1], `load ${scenario}`)
  const given = namedTarget(positionals[1])
  const { target, accounts, close } = await limitTarget(flags, given, EMBEDDED_LIMIT, around)
  try {
    const out = outFolder(text(flags, 'out'), `load-${scenario}`, around.cwd)
    const options = { target, out: resolve(out), ...boundsOf(flags) }
    const play = scenario === 'fairness' ? fairnessFaces : rateLimitFaces
    const shape = scenario === 'fairness' ? { accounts, ...shapeOf(flags) } : {}
    const faces = await play({ ...options, ...shape }, around).finally(() => dropIfEmpty(out))
    writeFileSync(join(out, 'report.html'), faces.html)
    const isJson = flags['json'] === true
    around.stdout.write(isJson ? `${JSON.stringify(faces.run, null, 2)}\n` : faces.summary)
    if (!isJson) around.stdout.write(`report: ${join(out, 'report.html')}\n`)
    return faces.run.exitCode
  } finally {
    await close()
  }
}

/** A run and how it is shown. */
type Faces = { readonly run: { readonly exitCode: number }; readonly html: string; readonly summary: string }

async function rateLimitFaces(options: LimiterOptions, around: Surroundings): Promise<Faces> {
  const run = await playRateLimit(options, around)
  // What draws is loaded only now, because most commands need none.
  const { renderLimiterHtml } = await import('../../reports/limiter-html.ts')
  return { run, html: renderLimiterHtml(run), summary: renderLimiterSummary(run) }
}

async function fairnessFaces(options: FairnessOptions, around: Surroundings): Promise<Faces> {
  const run = await played(options, around, runFairness)
  return { run, html: renderFairnessHtml(run), summary: renderFairnessSummary(run) }
}

function shapeOf(flags: Flags): Omit<FairnessOptions, 'target' | 'out'> {
  const victimPerSecond = wholeNumber(flags, 'victim-rate', 1)
  const aggressorPerSecond = wholeNumber(flags, 'aggressor-rate', 1)
  const phaseSeconds = wholeNumber(flags, 'phase-seconds', 1)
  return {
    ...(victimPerSecond === null ? {} : { victimPerSecond }),
    ...(aggressorPerSecond === null ? {} : { aggressorPerSecond }),
    ...(phaseSeconds === null ? {} : { phaseSeconds }),
  }
}

/** Announces the cost, then asks with progress and Ctrl-C; LoadError becomes a CliError with its exit code. */
export async function playRateLimit(options: LimiterOptions, around: Surroundings): Promise<LimiterRun> {
  return await played(options, around, runRateLimit)
}

async function played<Options extends LimiterOptions, Run>(
  options: Options,
  around: Surroundings,
  play: (options: Options) => Promise<Run>,
): Promise<Run> {
  announce(options, around)
  const signals = stopSignals()
  const progress = showLoadProgress(around)
  try {
    return await play({ ...options, ...signals, onProgress: progress.onProgress })
  } catch (error) {
    throw asCliError(error)
  } finally {
    progress.end()
    signals.release()
  }
}

function announce({ target, maxRequests, maxSeconds }: LimiterOptions, { stderr }: Surroundings): void {
  const keys = target.key === null ? 'no key' : `${1 + (target.moreKeys?.length ?? 0)} keys`
  const requests = maxRequests ?? DEFAULT_MOST.requests
  const seconds = maxSeconds ?? DEFAULT_MOST.seconds
  stderr.write(
    `assay: asking ${target.baseUrl} with ${keys}: at most ${requests} requests of a few tokens each, in at most ${seconds} s; it spends their quota\n`,
  )
}

/** What may be spent, and from where. */
function boundsOf(flags: Flags): Omit<LimiterOptions, 'target' | 'out'> {
  const maxRequests = wholeNumber(flags, 'max-requests', 1)
  const maxSeconds = wholeNumber(flags, 'max-seconds', 1)
  const sources = list(flags, 'sources')
  const seed = text(flags, 'seed')
  return {
    allowRemote: flags['allow-remote'] === true,
    refusalStatuses: (list(flags, 'refusal-status') ?? []).map(statusFrom),
    ...(maxRequests === null ? {} : { maxRequests }),
    ...(maxSeconds === null ? {} : { maxSeconds }),
    ...(sources === null ? {} : { sources }),
    ...(seed === null ? {} : { seed }),
  }
}

function statusFrom(word: string): number {
  if (/^[3-5]\d\d$/.test(word)) return Number(word)
  throw new CliError('usage', `--refusal-status takes statuses from 300 to 599, not '${word}'`)
}
