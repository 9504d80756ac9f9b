import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { renderRun, renderTogether, type RunWithKind } from '../../reports/formats.ts'
import { checkRequest, type CheckRequest, renderPlan } from '../check-request.ts'
import { removeIfEmpty, makeFolder, writeReports } from '../out-folder.ts'
import { exitCodeFor, present, judgeThen, type JudgedTarget } from './check-command.ts'
import type { Command, CommandContext, Flags } from '../command.ts'
import { CHECK_FLAGS, KEY } from '../flags.ts'
import { exitCodeUnder, unlessStopped, type StopSignals } from '../stop.ts'
import type { LoadRun } from '../../schemas/compiled/load-run.ts'
import { LoadError } from '../../load/load-error.ts'
import { findK6 } from '../../load/runner/find-k6.ts'
import { causeOf } from '../../reports/load-text.ts'
import { formatOutcome, formatRunTarget } from '../../reports/run-text.ts'
import { scopeOf } from '../../schemas/verdict-counts.ts'
import { count } from '../../schemas/count.ts'
import { closingLines, nextStep } from '../next-step.ts'
import { showLoadProgress, textOptions } from '../progress.ts'
import { canRequestStreams } from '../../load/runner/load-protocol.ts'
import type { SecretHeader } from '../../load/runner/load-target.ts'
import { isLoopback } from '../../schemas/loopback.ts'
import type { Run } from '../../schemas/compiled/run.ts'
import { runWithProgress } from './load-command.ts'
import { newKey } from '../../reference/accounts.ts'
import { readLimit } from '../../reference/limits/spec.ts'
import { startReference } from '../../reference/server.ts'
import type { LimiterRun } from '../../schemas/compiled/limiter-run.ts'
import { runRateLimitScenario } from './load-limits-command.ts'

/** The command `assay start`, which runs all checks and short loads. */
export const startCommand: Command = {
  usage: ['start [BASE-URL] [options]'],
  about: `Runs all checks, then two seconds of load with JSON answers and two with streams, in one report. Without a base URL:
the embedded reference implementation, whose rate limiter is then identified as well. Load is only sent to this
machine; for another target run 'assay load' with --allow-remote.`,
  flags: CHECK_FLAGS,
  examples: ['npm start -- http://127.0.0.1:8000 --model NAME'],
  maxPositionals: 1,
  run: async ({ flags, positionals }, context) => {
    const request = checkRequest(flags, positionals[0], context)
    if (flags['list'] === true) {
      context.stdout.write(renderPlan(request))
      return 0
    }
    const missing =
      request.target === null || isLocal(request.target.baseUrl) ? await missingK6(context) : null
    const judgeAndLoad = async (judged: JudgedTarget): Promise<number> => {
      const { run } = judged
      present(request, run, context)
      // If the user stopped the checks, no load is sent.
      if (exitCodeFor(run) !== run.exitCode) return exitCodeFor(run)
      return await afterJudging({ ...judged, flags }, missing, context)
    }
    return await judgeThen(request, context, judgeAndLoad)
  },
}

/** Finds k6, or builds it. Returns null on success, and otherwise the reason why there is no k6. */
async function missingK6(context: CommandContext): Promise<string | null> {
  const progress = showLoadProgress(context)
  try {
    await findK6({ stop: undefined, onProgress: progress.onProgress })
    return null
  } catch (error) {
    if (!(error instanceof LoadError)) throw error
    context.stderr.write(`assay: the loads will be left out: ${error.message}\n`)
    return error.message
  } finally {
    progress.end()
  }
}

async function afterJudging(
  { request, run, reference, signals, flags }: JudgedTarget & { readonly flags: Flags },
  missing: string | null,
  context: CommandContext,
): Promise<number> {
  const words = outputOf(request, context)
  const { out } = request
  const { seed } = request.options
  const key = reference?.key ?? request.options.key
  const headers = (request.options.headers ?? []).map(([name, value]) => ({ name, value }))
  const loads = await startLoad({ run, key, headers, seed, out, signals, missing, flags }, context, words)
  const isEmbedded = reference !== null
  const limit =
    signals.signal.aborted || missing !== null
      ? null
      : await startLimit({ isEmbedded, seed, out, signals }, context, words)
  const others: readonly RunWithKind[] = [
    ...loads.map((load) => ({ kind: 'load', run: load }) as const),
    ...(limit === null ? [] : [{ kind: 'limiter', run: limit } as const]),
  ]
  if (others.length > 0)
    writeFileSync(join(out, 'report.html'), await renderTogether({ kind: 'check', run }, others))
  words.write(`shown:  ${shownParts(run, loads, limit)}\n`)
  words.write(closingLines(out, isEmbedded ? OWN_SERVICE_HINT : nextStep(run, null)))
  // An undetermined limit is not an error if the limiter run is valid: this machine may be too slow for its window.
  const limitExitCode = limit?.valid === false ? limit.exitCode : 0
  // A busy machine may make figures of the reference implementation invalid. This is no error, because nobody uses them.
  const loadExitCode = worstExitCode(loads.filter(({ valid }) => valid || !isEmbedded))
  const exitCode = run.exitCode === 0 ? Math.max(loadExitCode, limitExitCode) : run.exitCode
  return exitCodeUnder(signals, exitCode)
}

const OWN_SERVICE_HINT =
  'judge your own service: npm start -- http://127.0.0.1:8000 --model NAME   (key in ASSAY_KEY)'

/** Formats the line of `assay start` that sums up the checks, the loads, and the run that identified the rate limiter. */
export function shownParts(run: Run, loads: readonly LoadRun[], limit: LimiterRun | null): string {
  const { checks } = scopeOf(run)
  const by = checks.failed > 0 ? count(checks.failed, 'failed check') : count(checks.passed, 'passed check')
  const doubts = loads.filter(({ valid }) => !valid).length
  return [
    `${formatRunTarget(run.target)} is ${formatOutcome(run.outcome)} by ${by} of ${run.checks.length}`,
    loads.length === 0 ? 'no load was sent' : `${count(loads.length, 'load')} sent`,
    ...(doubts === 0 ? [] : [`figures of ${count(doubts, 'load')} are not valid on this busy machine`]),
    ...(limit === null
      ? []
      : [
          limit.outcome === 'answered'
            ? 'a rate limiter identified'
            : `its rate limiter not identified: ${causeOf(limit)}`,
        ]),
  ].join('; ')
}

// Returns the stream for text. With --json, it is stderr, because stdout contains one JSON document and nothing else.
function outputOf(request: CheckRequest, context: CommandContext): CommandContext['stdout'] {
  return request.json ? context.stderr : context.stdout
}

type StartLoad = {
  readonly run: Run
  readonly key: string | null
  readonly headers: readonly SecretHeader[]
  readonly seed: string
  readonly out: string
  readonly signals: StopSignals
  readonly missing?: string | null
  readonly flags?: Flags
}

const SCENARIOS = ['throughput', 'stream'] as const
const SECONDS = '2'
const USERS = '2'

/** Runs short loads on a service on this machine, and returns their results. `missing` is the reason why no load can run. */
export async function startLoad(
  { run, key, headers, seed, out, signals, missing = null, flags: given = {} }: StartLoad,
  context: CommandContext,
  words: CommandContext['stdout'],
): Promise<readonly LoadRun[]> {
  const { baseUrl, model, ...more } = run.target
  const obstacle = obstacleToLoad(run) ?? missing
  if (obstacle !== null || model === null) {
    words.write(`load: skipped: ${obstacle ?? 'no model'}\n`)
    return []
  }
  const loads: LoadRun[] = []
  const access = Object.fromEntries(Object.entries(given).filter(([name]) => name in KEY))
  const flags = { ...access, vus: USERS, duration: SECONDS, seed, profile: run.suite.profile }
  for (const scenario of SCENARIOS.filter((name) => name !== 'stream' || canStream(run))) {
    // If the user stopped one load, the next one is not sent.
    if (signals.signal.aborted) return loads
    const target = { baseUrl, model, key, headers, ...more }
    const execute = async (folder: string) => {
      const load = { scenario, target, flags, out: folder, signals, conformance: null }
      return { kind: 'load', run: await runWithProgress(load, context) } as const
    }
    const found = await partOf(join(out, scenario), execute, context, words)
    if (found === null) return loads
    loads.push(found.run)
  }
  if (!canStream(run)) words.write('load: streams skipped: the service is not known to stream\n')
  return loads
}

async function partOf<Found extends RunWithKind>(
  path: string,
  execute: (folder: string) => Promise<Found>,
  context: CommandContext,
  words: CommandContext['stdout'],
): Promise<Found | null> {
  const folder = makeFolder(path)
  const found = await unlessStopped(basename(path), () => execute(folder.path), context)
  if (found === null) {
    removeIfEmpty(folder)
    return null
  }
  await writeReports(folder.path, found)
  words.write(await renderRun(found, 'summary', textOptions(context)))
  return found
}

/** Returns the highest exit code of the loads. Returns 0 if there are none. */
export function worstExitCode(loads: readonly LoadRun[]): number {
  return loads.reduce((worst, { exitCode }) => Math.max(worst, exitCode), 0)
}

function isLocal(baseUrl: string): boolean {
  return isLoopback(new URL(baseUrl).hostname)
}

function obstacleToLoad(run: Run): string | null {
  if (!isLocal(run.target.baseUrl)) return `${run.target.baseUrl} is not this machine`
  if (run.outcome === 'broken') return 'the conformance run broke'
  return passed(run, 'core.post-completes') ? null : 'no completion came back'
}

function canStream(run: Run): boolean {
  return passed(run, 'sse.offered') && canRequestStreams(run.suite.profile)
}

function passed(run: Run, id: string): boolean {
  return run.checks.some((check) => check.id === id && check.verdict === 'pass')
}

/** The rate limit that `assay start` identifies as an example. */
export const OWN_LIMIT = 'token-bucket,n=4,window=300ms'
/** The budget of requests and seconds with which `assay start` identifies the limit `OWN_LIMIT` of the reference server. */
export const OWN_BOUNDS = { maxRequests: 400, maxSeconds: 15 } as const

type StartLimit = {
  readonly isEmbedded: boolean
  readonly seed: string
  readonly out: string
  readonly signals: StopSignals
}

/** Identifies the rate limit of the reference implementation. Returns null if the user named a service, or after Ctrl-C. */
export async function startLimit(
  { isEmbedded, seed, out, signals }: StartLimit,
  context: CommandContext,
  words: CommandContext['stdout'],
): Promise<LimiterRun | null> {
  if (!isEmbedded) {
    words.write(`limit: not identified, because that spends quota: see 'assay load rate-limit'\n`)
    return null
  }
  const keys = [newKey(), newKey()] as const
  const reference = await startReference({ keys, limits: [readLimit(OWN_LIMIT)] })
  try {
    const { baseUrl, model } = reference
    const target = { baseUrl, model, key: keys[0], moreKeys: [keys[1]], isEmbedded: true as const }
    const keyOrigins = keys.map(() => 'made for this run')
    const execute = async (folder: string) => {
      const asked = { target, keyOrigins, out: folder, seed, signals, ...OWN_BOUNDS }
      return { kind: 'limiter', run: await runRateLimitScenario(asked, context) } as const
    }
    return (await partOf(join(out, 'rate-limit'), execute, context, words))?.run ?? null
  } finally {
    await reference.close()
  }
}
