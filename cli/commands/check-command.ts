/** The command `assay check`: validates its arguments, runs the checks, and writes `run.json`, reports and summary. */
import { appendFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  deadlinesOf,
  recordUnjudged,
  runChecks,
  startSession,
  type Session,
  type SignupPermission,
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
import { withBaseline, requestedBaseline } from '../baseline/baseline.ts'
import { renderCost, renderPlan, statementWarnings, type CheckRequest } from '../check-request.ts'
import { withPrograms, clientsFrom } from '../client-libraries.ts'
import { receiverNotice, receiverFrom } from '../check-receiver.ts'
import { showProgress, textOptions } from '../progress.ts'
import {
  type Command,
  type CommandContext,
  list,
  numberFlag,
  spellingHint,
  textFlag,
  texts,
  type Flags,
  VERSION,
} from '../command.ts'
import { CHECK_FLAGS, ENVIRONMENT } from '../flags.ts'
import { closingLines, nextStep } from '../next-step.ts'
import {
  lockFolder,
  replacementNotice,
  renameOldCertificates,
  writeReports,
  outFolder,
} from '../out-folder.ts'
import {
  formatNamedTarget,
  requireTarget,
  headersFrom,
  runKeySource,
  shortValueNotices,
  keyFrom,
  namedTarget,
  parseBaseUrl,
  proxyNotice,
  takeClientCertificate,
  profileFrom,
} from '../target.ts'
import { aborted, stopSignals, type StopSignals } from '../stop.ts'
import { CliError, fileText, STOPPED_EXIT_CODE, orStatementError, usageError } from '../errors.ts'
import { TranscriptError } from '../../conformance/transport/transcript.ts'
import { chooseModel } from '../model-choice.ts'
import { interrupted, type PreparedJudging } from '../interrupted-check.ts'
import { randomBytes } from 'node:crypto'
import { CAPABILITIES } from '../../conformance/exchange/capabilities.ts'
import { requestsForLimits } from '../../conformance/limits/declared-quotas.ts'
import {
  plannedCost,
  spendsQuota,
  type PlannedCost,
  type CheckSelection,
  checksOfSelection,
  everyCheck,
  unknownChecks,
} from '../../conformance/session/registry.ts'
import { type Plan, resolvePlan } from '../../conformance/statement/plan.ts'
import type { Check } from '../../conformance/evidence/check.ts'
import { proxyFor } from '../../conformance/transport/proxy.ts'
import { NO_MODEL } from '../../conformance/exchange/attempts.ts'
import { readStatement } from '../../conformance/statement/statement.ts'

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

// The default limits. A full run needs fewer requests and tokens, and an answer of its model may take ten seconds.
const [DEFAULT_MAX_REQUESTS, DEFAULT_MAX_TOKENS, DEFAULT_MAX_MINUTES] = [300, 20_000, 30]
// The share of the default budget for one client library, in requests: the calls, and repetitions by the library itself.
const REQUESTS_PER_LIBRARY = 15

// The default seed is public, so that runs can be compared.
const PUBLIC_SEED = 'assay'

const SEED_BYTES = 16

/** Returns a random seed, which a target cannot know in advance. */
export function randomSeed(): string {
  return randomBytes(SEED_BYTES).toString('hex')
}

/**
 * Returns the validated request for the target `given`. Throws CliError('usage' | 'unreadable' | 'unwritable') with one line per mistake.
 */
export function checkRequest(flags: Flags, given: string | undefined, context: CommandContext): CheckRequest {
  const parsed = targetIn(given, flags, context)
  const isReference = parsed === null
  const { name: keyEnv } = runKeySource(flags)
  const key = isReference ? null : keyFrom(context.env, runKeySource(flags))
  const profile = profileFrom(flags)
  const path = statementPathFrom(textFlag(flags, 'statement'), isReference, context)
  const require = knownCapabilities(list(flags, 'require') ?? [])
  const selection = {
    only: knownChecks('only', list(flags, 'only')),
    skip: knownChecks('skip', list(flags, 'skip')) ?? [],
    // The reference implementation costs nothing, and its data are discarded afterwards.
    huge: flags['huge'] === true || isReference,
  }
  const signup = signupFrom(flags, context)
  const receiver = receiverFrom(flags, parsed?.baseUrl ?? null, key)
  const secrets = secretsFrom(flags, context)
  const { statement, plan } = orStatementError(path, () => {
    const read = path === null ? null : readStatement(path)
    return { statement: read, plan: resolvePlan({ profile, statement: read, require }) }
  })
  const baseline = requestedBaseline(flags, context)
  const headers = headersFrom(texts(flags, 'header'), plan.requestHeaders ?? [], context)
  const clients = clientsFrom(flags, selection)
  const isSignupDeclared = statement?.capabilities.get('signup') === 'supported'
  const maySignUp = flags['allow-signup'] === true || isReference || isSignupDeclared
  const checks = judgedChecks(clients === null ? selection : { ...selection, clients }, require)
  const out =
    flags['list'] === true ? '' : outFolder(textFlag(flags, 'out'), 'check', 'run.json', context.cwd).path
  const options = {
    plan,
    checks,
    key,
    receiver,
    ...secrets,
    ...limitsFrom(flags, plan, clients?.length ?? 0),
    ...wordingFrom(flags),
    version: VERSION,
    model: textFlag(flags, 'model') ?? NO_MODEL,
    headers: headers.map(({ name, env }) => [name, context.env[env] ?? ''] as const),
    proxy: isReference ? null : proxyFor(new URL(parsed.baseUrl), context.env),
    transcriptPath: join(out, 'transcript.ndjson'),
    ...(maySignUp ? { signup } : {}),
    ...(clients === null ? {} : { clients }),
  }
  const cost = plannedCost(checks, plan, maySignUp, options.repeat)
  const target = isReference
    ? null
    : {
        ...parsed,
        notices: [...parsed.notices, ...shortValueNotices(headers, context)],
        hasKey: key !== null,
      }
  const command = commandOf(flags, parsed?.baseUrl, context)
  const limitsKeyEnv = textFlag(flags, 'limits-key-env') ?? keyEnv
  const named = { keyEnv, limitsKeyEnv, statementPath: path, out, json: flags['json'] === true }
  return { target, options, ...named, statement, cost, baseline, command }
}

function signupFrom(flags: Flags, context: CommandContext): SignupPermission {
  return {
    email: emailTemplate(textFlag(flags, 'signup-email')),
    key: secretFrom('signup-key-env', flags, context),
  }
}

function secretsFrom(flags: Flags, context: CommandContext) {
  const secret = (flag: string) => secretFrom(flag, flags, context)
  return {
    webhookSecret: secret('webhook-secret-env'),
    limitsKeys: {
      key: secret('limits-key-env'),
      siblingKey: secret('limits-sibling-key-env'),
      otherKey: secret('limits-other-key-env'),
    },
  }
}

// Returns the seed, and whether the run is disguised. A disguised run needs a random seed.
function wordingFrom(flags: Flags) {
  const isDisguised = flags['disguise'] === true
  const seed = textFlag(flags, 'seed') ?? (isDisguised ? randomSeed() : PUBLIC_SEED)
  return isDisguised ? { seed, disguised: true } : { seed }
}

// Returns the budget of a run, its deadlines, and how often it runs each probe that depends on the model.
function limitsFrom(flags: Flags, plan: Plan, libraries: number) {
  const repeat = numberFlag(flags, 'repeat') ?? 1
  const further = costOfRepeating(plan, repeat)
  const maxPromptTokens = numberFlag(flags, 'max-prompt-tokens')
  const forLimits = spendsQuota(plan) ? requestsForLimits(plan.readings) : 0
  const maxRequests = DEFAULT_MAX_REQUESTS + forLimits + libraries * REQUESTS_PER_LIBRARY + further.requests
  return {
    maxRequests: numberFlag(flags, 'max-requests') ?? maxRequests,
    maxTokens: numberFlag(flags, 'max-tokens') ?? DEFAULT_MAX_TOKENS + further.completionTokens,
    maxMinutes: numberFlag(flags, 'max-minutes') ?? DEFAULT_MAX_MINUTES,
    ...deadlinesOf(numberFlag(flags, 'timeout')),
    ...(maxPromptTokens === null ? {} : { maxPromptTokens }),
    ...(repeat === 1 ? {} : { repeat }),
  }
}

const NOT_REPEATED: readonly string[] = ['out', 'list', 'json', 'baseline-update']

/**
 * Returns the arguments with which `assay check` repeats a run of `target`. Leaves out the flags for output, for updating the baseline, and
 * those that `assay check` does not have.
 */
export function commandOf(
  flags: Flags,
  target = 'reference',
  { profileFile }: CommandContext,
): readonly string[] {
  const named = profileFile === undefined ? flags : { ...flags, profile: profileFile }
  const given = Object.entries(named).filter(([name]) => name in CHECK_FLAGS && !NOT_REPEATED.includes(name))
  const words = given.flatMap(([name, values]) =>
    [values].flat().flatMap((value) => [`--${name}`, ...(typeof value === 'string' ? [value] : [])]),
  )
  return [target, ...words]
}

// Returns the target that the user gave; null for the reference implementation.
function targetIn(given: string | undefined, flags: Flags, context: CommandContext) {
  const named = namedTarget(given)
  if (named === undefined) return null
  const { baseUrl, notice } = parseBaseUrl(named)
  takeClientCertificate(flags, baseUrl, context)
  const notices = [notice, proxyNotice(baseUrl, context.env)].filter((text) => text !== null)
  return { baseUrl, notices }
}

// Returns the selected checks. Rejects a required capability without any: it would pass although nothing was checked.
function judgedChecks(selection: CheckSelection, require: readonly string[]): readonly Check[] {
  const checks = checksOfSelection(selection)
  const judged = new Set<string>(checks.map(({ capability }) => capability))
  if (judged.size === 0) throw usageError('--only and --skip leave no check to judge: select other checks')
  const unjudged = require.find((capability) => !judged.has(capability))
  if (unjudged === undefined) return checks
  throw usageError(`--only and --skip leave no check of ${unjudged}, which --require asks for`)
}

// Returns the cost of further rounds, which is added to the default budget.
function costOfRepeating(plan: Plan, repeat: number): Pick<PlannedCost, 'requests' | 'completionTokens'> {
  const [once, often] = [1, repeat].map((times) => plannedCost(everyCheck, plan, false, times))
  return {
    requests: (often?.requests ?? 0) - (once?.requests ?? 0),
    completionTokens: (often?.completionTokens ?? 0) - (once?.completionTokens ?? 0),
  }
}

// Returns the path of the statement. Without a given path: the built-in statement (with webhooks) for the reference, else null.
function statementPathFrom(
  given: string | null,
  isReference: boolean,
  { cwd }: CommandContext,
): string | null {
  if (given !== null) return resolve(cwd, given)
  return isReference ? join(import.meta.dirname, '..', '..', 'schemas', 'statements', 'reference.json') : null
}

// Returns a valid template of mail addresses, or null without one. The template must contain {nonce}, which makes every address unique.
function emailTemplate(given: string | null): string | null {
  if (given === null || /^[^\s@]*\{nonce\}[^\s@]*@[^\s@]+$/.test(given)) return given
  throw usageError(`--signup-email '${given}': write {nonce} before the @, as in 'x+{nonce}@example.com'`)
}

// Returns the secret in the environment variable that a flag names; null without the flag.
function secretFrom(flag: string, flags: Flags, { env }: CommandContext): string | null {
  const name = textFlag(flags, flag)
  if (name === null) return null
  return keyFrom(env, { name, isNamed: true, flag: `--${flag}`, isDummy: flags['dummy-key'] === true })
}

function knownCapabilities(names: readonly string[]): readonly string[] {
  for (const name of names) {
    if (CAPABILITIES.some((capability) => capability === name)) continue
    throw usageError(`unknown capability '${name}' in --require: one of ${CAPABILITIES.join(', ')}`)
  }
  return names
}

function knownChecks(flag: string, ids: readonly string[] | null): readonly string[] | null {
  const unknown = ids === null ? undefined : unknownChecks(ids)[0]
  if (unknown === undefined) return ids
  const known = everyCheck.map((check) => check.id)
  const hint = spellingHint(unknown, known, `see 'assay list checks'`)
  throw usageError(`unknown check '${unknown}' in --${flag}: ${hint}`)
}

/** Judges a target, reports the result and returns the exit code. `run.json` is written whatever the outcome. */
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

/** Returns a profile that the answers of a failed run fit better; null if there is none. Judges the transcript in `out` again. */
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

/** The arguments and the result of a check run whose reports are written. */
export type JudgedTarget = Judging & { readonly run: Run }

/** Judges a target and writes its reports, then calls `rest` with the result. Returns the exit code that `rest` returns. */
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

/** The arguments of a check run and the stop signals of its command. `reference`: the reference implementation; null for a service. */
type Judging = {
  readonly request: CheckRequest
  readonly reference: Reference | null
  readonly signals: StopSignals
}

/** Runs the checks, applies the baseline and writes `run.json`. The reference implementation is judged with its own key and model. */
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

/** Finds the model, prepares the client libraries, and runs the checks. */
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

// Prints the notices, the warnings and the cost of a run.
function announce(
  request: CheckRequest,
  target: Parameters<typeof formatNamedTarget>[0],
  { stderr }: CommandContext,
): void {
  const { options, keyEnv } = request
  const isKeyless = request.target !== null && !request.target.hasKey
  const notices = [
    isKeyless ? `no key in ${keyEnv}: requests are sent without a real key` : null,
    ...(request.target?.notices ?? []),
    ...statementWarnings(request),
    options.receiver === undefined ? null : receiverNotice(options.receiver),
    `${formatNamedTarget(target)}: ${renderCost(request)}`,
  ]
  for (const notice of notices) if (notice !== null) stderr.write(`assay: ${notice}\n`)
}

// Returns the options for a run of the reference implementation, which is judged with its own keys and model.
function optionsFor({ baseUrl, key, model, limited }: Reference, { options }: CheckRequest) {
  const { key: limitsKey, siblingKey, otherKey } = limited
  const limitsKeys = { key: limitsKey, siblingKey, otherKey }
  return { baseUrl, key, model: options.model === NO_MODEL ? model : options.model, limitsKeys }
}

/** Prints the summary of a run, or its JSON if requested. */
export function present(request: CheckRequest, run: Run, context: CommandContext): void {
  if (request.json) {
    context.stdout.write(`${JSON.stringify(run, null, 2)}\n`)
    return
  }
  context.stdout.write(renderText(checkPage(run), textOptions(context)))
}

/** Returns the exit code of a command for this run. It is 130, as in shells, if the user stopped the run. */
export function exitCodeFor(run: Run): number {
  return run.interrupted === true ? STOPPED_EXIT_CODE : finalExitCode(run)
}

/** Prints annotations and appends the job summary in GitHub Actions. Returns false if the summary could not be written, else true. */
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
