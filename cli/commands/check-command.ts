import { appendFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  recordUnjudged,
  runChecks,
  startSession,
  type Session,
  openSideConnection,
  type SessionOptions,
  deadlinesOf,
  type ModelSearch,
} from '../../conformance/session/open-session.ts'
import { betterProfile, type BetterProfile } from '../../conformance/session/replay.ts'
import { writeJson } from '../../schemas/files.ts'
import { startReference, type Reference } from '../../reference/server.ts'
import { finalExitCode, newFailures } from '../../reports/run-text.ts'
import { renderRun } from '../../reports/formats.ts'
import { checkPage } from '../../reports/check-page.ts'
import { renderText } from '../../reports/page.ts'
import type { Run } from '../../schemas/compiled/run.ts'
import { systemProblem } from '../../schemas/system-problem.ts'
import { TranscriptError } from '../../conformance/transport/transcript.ts'
import { CliError, fileText, STOPPED_EXIT_CODE } from '../errors.ts'
import { withBaseline } from '../baseline/baseline.ts'
import { renderPlan, statementWarnings, type CheckRequest, checkRequest, announce } from '../check-request.ts'
import { withPrograms } from '../client-libraries.ts'
import { showProgress, textOptions } from '../progress.ts'
import type { Command, CommandContext } from '../command.ts'
import { CHECK_FLAGS, ENVIRONMENT } from '../flags.ts'
import { closingLines, nextStep, shellCommand } from '../next-step.ts'
import { lockFolder, replacementNotice, renameOldCertificates, writeReports } from '../out-folder.ts'
import { requireTarget } from '../target.ts'
import { aborted, stopSignals, type StopSignals } from '../stop.ts'
import { isLimited, NO_MODEL } from '../../conformance/exchange/attempts.ts'
import { setTimeout as passed } from 'node:timers/promises'
import { registrationsLeft, remove } from '../../conformance/webhooks/probes/webhook-setup.ts'
import { count, firstNames } from '../../schemas/count.ts'
import type { Exchange } from '../../conformance/exchange/exchange.ts'
import { connectionAdvice } from '../../conformance/exchange/connection-advice.ts'
import { isSuccess, statusOf, statusText, strictJson } from '../../conformance/exchange/reply.ts'
import { answerText } from '../../conformance/evidence/outage.ts'
import type { ProbeContext } from '../../conformance/engine/probe.ts'
import { namesIn } from '../../conformance/core/model-names.ts'
import { chatRequest, requiredOf, user } from '../../conformance/core/probes/core-prompts.ts'
import { stringOf, stringsOf } from '../../conformance/statement/readings.ts'
import { SECOND_MS } from '../../schemas/durations.ts'
import { oneLine } from '../../reports/neutral-text.ts'

/** The command `assay check`, which judges a target. */
export const checkCommand: Command = {
  usage: ['check BASE-URL [options]'],
  about: `Judges whether the service at BASE-URL conforms to its interface. The word 'reference' in its place names the embedded
reference implementation.`,
  flags: CHECK_FLAGS,
  notes: ENVIRONMENT,
  examples: ['ASSAY_KEY=... assay check https://api.example.com --model NAME --out results'],
  maxPositionals: 1,
  run: async ({ flags, positionals }, context) => {
    requireTarget(positionals[0], 'check')
    const request = checkRequest(flags, positionals[0], context)
    if (flags['list'] === true) {
      for (const warning of statementWarnings(request)) context.stderr.write(`assay: ${warning}\n`)
      context.stdout.write(renderPlan(request))
      return 0
    }
    return await judgeTarget(request, context)
  },
}

async function judgeTarget(request: CheckRequest, context: CommandContext): Promise<number> {
  return await judgeThen(request, context, async ({ run }) => {
    const isSummaryWritten = await reportToGithub(run, context)
    present(request, run, context)
    const { out } = request
    if (!request.json) context.stdout.write(closingLines(out, nextStep(run, profileFor(run, out))))
    const exitCode = exitCodeFor(run)
    return exitCode === 0 && !isSummaryWritten ? UNWRITABLE : exitCode
  })
}

/** Returns a profile (set of expected behaviors) that fits a failing service better than the one in force. Returns null if none is found. */
export function profileFor(run: Run, out: string): BetterProfile | null {
  if (newFailures(run).length === 0) return null
  try {
    return betterProfile(fileText(join(out, 'transcript.ndjson'), 'the transcript'), run)
  } catch (error) {
    // A hint does not change how the run ends. Any other error is a mistake of Assay.
    if (error instanceof CliError || error instanceof TranscriptError) return null
    throw error
  }
}

const UNWRITABLE = 2

/** A judged target: the arguments of `assay check`, and the run that judged it. */
export type JudgedTarget = Judging & { readonly run: Run }

/** Judges a target, writes the reports, and then calls `rest`. Returns the exit code of `rest`. */
export async function judgeThen(
  request: CheckRequest,
  context: CommandContext,
  rest: (judged: JudgedTarget) => Promise<number>,
): Promise<number> {
  const unlock = lockFolder(request.out)
  const signals = stopSignals()
  let reference: Reference | null = null
  try {
    reference = request.target === null ? await startReference({}) : null
    const run = await judge({ request, reference, signals }, context)
    await writeReports(request.out, { kind: 'check', run })
    return await rest({ request, run, reference, signals })
  } finally {
    unlock()
    signals.release()
    await reference?.close()
  }
}

type Judging = {
  readonly request: CheckRequest
  readonly reference: Reference | null
  readonly signals: StopSignals
}

async function judge({ request, reference, signals }: Judging, context: CommandContext): Promise<Run> {
  const { out } = request
  const options = {
    ...request.options,
    baseUrl: request.target?.baseUrl ?? '',
    ...(reference === null ? {} : optionsFor(reference, request)),
    onNotice: (text: string) => void context.stderr.write(`assay: ${text}\n`),
    sparesQuota: !request.command.includes('--max-requests'),
  }
  announce(request, { baseUrl: options.baseUrl, isEmbedded: reference !== null }, context)
  const replaced = replacementNotice(out, 'run.json')
  if (replaced !== null) context.stderr.write(`assay: ${replaced}\n`)
  // Files of an earlier run must not look like files of this run.
  for (const notice of renameOldCertificates(out)) context.stderr.write(`assay: ${notice}\n`)
  for (const old of ['run.json', 'transcript.ndjson', 'junit.xml', 'report.html'])
    rmSync(join(out, old), { force: true })
  const prepared = { options, request, signals }
  let session: Session | null = null
  const judged = judgePrepared(prepared, context, (opened) => (session = opened))
  const run =
    (await Promise.race([judged, aborted(signals.signal)])) ?? (await interrupted(session, prepared, context))
  const { command } = request
  const target: Run['target'] = reference === null ? run.target : { ...run.target, isEmbedded: true }
  const held = withBaseline(request.baseline, { ...run, command, target }, context)
  writeJson(join(out, 'run.json'), held)
  return held
}

async function judgePrepared(
  { options, request, signals: { signal: stop } }: PreparedJudging,
  context: CommandContext,
  onSession: (session: Session) => void,
): Promise<Run> {
  const chosen = await chooseModel(options, context)
  stop.throwIfAborted()
  const { search } = chosen
  if (chosen.kind === 'unreachable') return recordUnjudged({ ...options, search }, chosen.reason)
  const full = await withPrograms({ ...options, model: chosen.model, search }, context, stop)
  stop.throwIfAborted()
  const session = startSession(full)
  onSession(session)
  const announced = { checks: options.checks.length, requests: request.cost.requests }
  const end = showProgress(context, announced, session.sentRequests)
  return await runChecks(session).finally(end)
}

// Returns the options for a run of the reference implementation, which is judged with its own keys and model.
function optionsFor({ baseUrl, key, model, limited }: Reference, { options }: CheckRequest) {
  const { key: limitsKey, siblingKey, otherKey } = limited
  const limitsKeys = { key: limitsKey, siblingKey, otherKey }
  return { baseUrl, key, model: options.model === NO_MODEL ? model : options.model, limitsKeys }
}

/** Prints the summary of a run, or its JSON with `--json`. */
export function present(request: CheckRequest, run: Run, context: CommandContext): void {
  if (request.json) {
    context.stdout.write(`${JSON.stringify(run, null, 2)}\n`)
    return
  }
  context.stdout.write(renderText(checkPage(run), textOptions(context)))
}

/** Returns the exit code for a run; 130 if the user stopped it. */
export function exitCodeFor(run: Run): number {
  return run.interrupted === true ? STOPPED_EXIT_CODE : finalExitCode(run)
}

async function reportToGithub(
  run: Run,
  { env, stderr }: Pick<CommandContext, 'env' | 'stderr'>,
): Promise<boolean> {
  if (env['GITHUB_ACTIONS'] !== 'true') return true
  stderr.write(await renderRun({ kind: 'check', run }, 'github'))
  const summary = env['GITHUB_STEP_SUMMARY']
  if (summary === undefined || summary === '') return true
  const text = await renderRun({ kind: 'check', run }, 'markdown')
  try {
    appendFileSync(summary, text)
    return true
  } catch (error) {
    stderr.write(`assay: the job summary was not written: ${systemProblem(error)}\n`)
    return false
  }
}

type PreparedJudging = {
  readonly request: CheckRequest
  readonly options: SessionOptions
  readonly signals: StopSignals
}

const CLEANING_MS = 3000

async function interrupted(
  session: Session | null,
  { options, request, signals }: PreparedJudging,
  { stderr }: CommandContext,
): Promise<Run> {
  if (session === null) {
    stderr.write('assay: interrupted: nothing was seen yet\n')
    return recordUnjudged(options, null)
  }
  const run = await session.interrupt()
  // The registrations of the reference implementation end with it.
  const removing = request.target === null ? Promise.resolve(0) : removeRegistrations(session, options)
  const removed = await Promise.race([
    removing,
    aborted(signals.killSignal),
    passed(CLEANING_MS, null, { ref: false }),
  ])
  const registrations =
    removed === 0
      ? ''
      : removed === null
        ? '; webhook registrations may remain'
        : `; ${count(removed, 'webhook registration')} removed`
  const { out } = request
  stderr.write(
    `assay: interrupted: ${out} keeps what was seen; ${shellCommand('replay', [join(out, 'transcript.ndjson')])} judges it${registrations}\n`,
  )
  return run
}

async function removeRegistrations({ evidence }: Session, options: SessionOptions): Promise<number | null> {
  const { context } = openSideConnection(options)
  const left = registrationsLeft(context, evidence.exchanges())
  const answers = await Promise.all(left.map((one) => remove(context, one)))
  return answers.every((answer) => answer?.response != null) ? left.length : null
}

// The statuses that refuse a request because of its model; 401 and 429 have other causes.
const REFUSALS: readonly number[] = [400, 403, 404, 410, 422]

// Requests the list of models. The dispatcher repeats the request after a failure that may be temporary.
async function askForList(context: ProbeContext, path: string): Promise<Exchange> {
  return await context.send('list', { method: 'GET', path })
}

function modelsIn(exchange: Exchange): readonly string[] {
  return isSuccess(exchange) && exchange.end.kind === 'complete' ? namesIn(exchange) : []
}

type ModelChoice =
  | { readonly kind: 'model'; readonly model: string; readonly search: ModelSearch }
  | { readonly kind: 'unreachable'; readonly reason: string; readonly search: ModelSearch }

/** Returns the model for a run, and the requests that found it. */
export async function chooseModel(options: SessionOptions, context: CommandContext): Promise<ModelChoice> {
  return await (options.model === NO_MODEL ? findModel : confirmModel)(options, context)
}

async function findModel(options: SessionOptions, { stderr }: CommandContext): Promise<ModelChoice> {
  const search = openSideConnection(options)
  const chosen = (model: string, notice: string): ModelChoice => {
    stderr.write(`assay: ${notice}\n`)
    return { kind: 'model', model, search }
  }
  const first = (model: string) =>
    chosen(model, `no --model given: testing '${oneLine(model, MAX_NAME_CHARACTERS)}', the first one listed`)
  const none = (detail: string) =>
    chosen(NO_MODEL, `no model given and none found (${oneLine(detail)}): pass --model NAME`)
  const { readings } = search.context
  const [declared] = stringsOf(readings, 'request.models', 'models')
  const path = stringOf(readings, 'request.models', 'path')
  if (declared !== undefined) return first(declared)
  if (path === null) return none('no reading says where models are listed')
  const answer = await askForList(search.context, path)
  const why = whyUnanswered(answer)
  if (why !== null) {
    const [what, advice] = why
    const reason = `the model list could not be fetched (GET ${path}${what}): ${advice} Where it lists no models, pass --model NAME`
    return { kind: 'unreachable', reason, search }
  }
  const status = statusOf(answer) ?? 0
  if (LACKS_LIST.includes(status)) return none(`GET ${path} answered ${status}`)
  if (!isSuccess(answer) || !strictJson(answer).ok)
    return chosen(NO_MODEL, 'no model given, and the target cannot list any at the moment')
  const [model] = namesIn(answer)
  return model === undefined ? none(`GET ${path} lists no model`) : first(model)
}

const LACKS_LIST: readonly number[] = [404, 405, 501]

// Returns why the list of models got no answer, or 429 or 5xx, with advice; null if it was answered.
function whyUnanswered(exchange: Exchange): readonly [what: string, advice: string] | null {
  const { end } = exchange
  if (end.kind === 'failed') return [`: ${end.code}: ${end.detail}`, connectionAdvice(end)]
  const status = statusOf(exchange) ?? 0
  if (LACKS_LIST.includes(status) || (status < 500 && status !== 429)) return null
  const advice = isLimited(exchange)
    ? 'run again when the service accepts requests, or has started.'
    : 'is the target up?'
  return [` answered ${answerText(exchange)}`, advice]
}

// The maximum timeout in seconds of each request that checks the model. After a timeout, the run starts anyway.
const MAX_SECONDS = 10

const MAX_NAMED = 10

const MAX_NAME_CHARACTERS = 80

async function confirmModel(options: SessionOptions): Promise<ModelChoice> {
  const { model, deadlines } = options
  const seconds = Math.min((deadlines?.totalMs ?? Infinity) / SECOND_MS, MAX_SECONDS)
  const search = openSideConnection({ ...options, ...deadlinesOf(seconds) })
  const { context } = search
  const usable = { kind: 'model', model, search } as const
  const path = stringOf(context.readings, 'request.models', 'path')
  const listed = path === null ? [] : modelsIn(await askForList(context, path))
  if (listed.length === 0 || listed.includes(model)) return usable
  const whole = chatRequest(context, [user('Hello')], { model, max_tokens: 16 })
  const answer = await context.send('model', { json: requiredOf(context, whole), isSentOnce: true })
  if (!REFUSALS.includes(statusOf(answer) ?? 0)) return usable
  const names = firstNames(
    listed.map((name) => oneLine(name, MAX_NAME_CHARACTERS)),
    MAX_NAMED,
  )
  const reason = `the model '${model}' is refused (${statusText(answer)}) and not listed: pass --model with one that is: ${names}`
  return { kind: 'unreachable', reason, search }
}
