import { CALLS_AT_ONCE } from '../conformance/transport/dispatcher.ts'
import {
  spendsQuota,
  probesFor,
  type PlannedCost,
  plannedCost,
  type CheckSelection,
  checksOfSelection,
  allChecks,
  everyCheck,
} from '../conformance/session/registry.ts'
import { ownerOf, type Statement, type Plan, resolvePlan } from '../conformance/statement/plan.ts'
import {
  type SessionOptions,
  deadlinesOf,
  type SignupPermission,
} from '../conformance/session/open-session.ts'
import { count } from '../schemas/count.ts'
import { costOf, formatRequests } from '../conformance/engine/probe.ts'
import { retriesMissed } from '../conformance/statement/webhook-readings.ts'
import { type RequestedBaseline, requestedBaseline } from './baseline/baseline.ts'
import { join, resolve } from 'node:path'
import { clientsFrom } from './client-libraries.ts'
import { receiverFrom, receiverNotice } from './check-receiver.ts'
import {
  type CommandContext,
  list,
  numberFlag,
  spellingHint,
  textFlag,
  texts,
  type Flags,
  VERSION,
} from './command.ts'
import { CHECK_FLAGS } from './flags.ts'
import { outFolder } from './out-folder.ts'
import {
  headersFrom,
  noKeyNotice,
  runKeySource,
  shortValueNotices,
  keyFrom,
  namedTarget,
  parseBaseUrl,
  proxyNotice,
  takeClientCertificate,
  profileFrom,
  formatNamedTarget,
} from './target.ts'
import { orStatementError, usageError } from './errors.ts'
import { randomBytes } from 'node:crypto'
import { CAPABILITIES } from '../conformance/exchange/capabilities.ts'
import { requestsForLimits } from '../conformance/limits/declared-quotas.ts'
import type { Check } from '../conformance/evidence/check.ts'
import { proxyFor } from '../conformance/transport/proxy.ts'
import { NO_MODEL } from '../conformance/exchange/attempts.ts'
import { readStatement } from '../conformance/statement/statement.ts'

/** The arguments of a check run. `target` is null if the run judges the reference implementation. */
export type CheckRequest = {
  readonly target: {
    readonly baseUrl: string
    /** Messages for the user, printed before the first request. */
    readonly notices: readonly string[]
    readonly hasKey: boolean
  } | null
  readonly options: Omit<SessionOptions, 'baseUrl'> & { readonly maxMinutes: number }
  /** The path of the output folder. It is empty for `--list`, which writes no files. */
  readonly out: string
  readonly keyEnv: string
  /** The environment variable of the key for checks of rate limits. */
  readonly limitsKeyEnv: string
  readonly statementPath: string | null
  readonly statement: Statement | null
  readonly cost: PlannedCost
  /** The known failures with which the run is compared. Null if there is no `--baseline`. */
  readonly baseline: RequestedBaseline | null
  readonly json: boolean
  readonly command: readonly string[]
}

/** Returns warnings about capabilities and webhook retries in the statement. */
export function statementWarnings(request: CheckRequest): readonly string[] {
  return [...undeclaredWarnings(request), ...waitWarnings(request)]
}

// Returns a warning if the run will end before some declared webhook retries. Such a run will be incomplete.
function waitWarnings({ options: { checks, plan } }: CheckRequest): readonly string[] {
  const isJudged = checks.some(({ capability }) => capability === 'webhooks')
  const missed = isJudged ? retriesMissed(plan.readings) : null
  if (missed === null) return []
  const { missedCount, declaredCount, lastSeconds, waitedSeconds, neededSeconds } = missed
  return [
    `warning: ${missedCount} of ${count(declaredCount, 'declared retry', 'declared retries')} come later than a run waits (${waitedSeconds} s; the last is declared ${lastSeconds} s after the first attempt), so the run will end incomplete: set waitSeconds of webhooks.retry to ${lastSeconds}, and the run waits up to ${neededSeconds} s on purpose`,
  ]
}

function undeclaredWarnings({ statement, options: { plan } }: CheckRequest): readonly string[] {
  const declared = [...(statement?.readings.keys() ?? [])]
  const undeclared = declared.filter((key) => plan.capabilities.get(ownerOf(key)) === 'auto')
  return [...Map.groupBy(undeclared, ownerOf)].map(([capability, keys]) => {
    const effect =
      capability === 'limits' ? 'no check looks for it' : `the run does not fail if ${capability} is missing`
    return `warning: the statement has readings of ${capability} (${keys.join(', ')}) and does not declare it, so ${effect}: add "capabilities": {"${capability}": "supported"}`
  })
}

// The minimum wait in seconds that is announced. A shorter wait is negligible compared with the time of the answers.
const LONG_WAIT_SECONDS = 5

/** Formats the maximum cost of a run as one line. */
export function renderCost(request: CheckRequest): string {
  const { cost } = request
  const { requests, completionTokens, promptTokens } = cost
  const { plan, checks, maxRequests, maxTokens, maxPromptTokens, maxMinutes } = request.options
  const prompts = maxPromptTokens === undefined ? '' : `, ${count(maxPromptTokens, 'prompt token')}`
  const accounts = cost.hasSignup ? ', up to 5 accounts by sign-up' : ''
  const quota = spendsQuota(plan) && checks.some(({ capability }) => capability === 'limits')
  const spent = quota ? `, uses up the rate limit of ${limitsOwner(request)} and waits for it` : ''
  const wait =
    cost.waitSeconds < LONG_WAIT_SECONDS ? '' : `, deliberate waits of up to ${Math.ceil(cost.waitSeconds)} s`
  const seconds = Math.ceil(requests / CALLS_AT_ONCE + cost.waitSeconds)
  const minutes = maxMinutes + Math.ceil(cost.waitSeconds / 60)
  return `${count(checks.length, 'check')}; at most ${count(requests, 'request')} (more if calls are sent again after a broken connection, 429 or 5xx, or since this machine is too busy), at most ${count(completionTokens, 'completion token')} where they can be capped, at most ${count(promptTokens, 'prompt token')} (three letters each, if the service refuses wrong requests)${accounts}${spent}${wait}; takes up to about ${seconds} s if an answer takes 1 s, and ends within ${count(minutes, 'minute')}; budget ${count(maxRequests, 'request')}, ${count(maxTokens, 'completion token')}${prompts}`
}

function limitsOwner({ limitsKeyEnv, target }: CheckRequest): string {
  return target === null ? 'its limited key' : `the key in ${limitsKeyEnv}`
}

/** Formats the output of `assay check --list`: the checks that a run would judge, and its cost. */
export function renderPlan(request: CheckRequest): string {
  const { repeat = 1, plan } = request.options
  const checks = request.options.checks.map(({ id, level, clause, gap, title }) => ({
    id,
    level,
    clause: clause ?? gap ?? '',
    title,
  }))
  const probes = probesFor(request.options.checks, plan.readings).map((probe) => {
    const { id, title, dependsOnModel } = probe
    const times = dependsOnModel === true && repeat > 1 ? `, ${repeat} times` : ''
    return { id, requests: formatRequests(costOf(probe, plan.readings)), title: `${title}${times}` }
  })
  const cost = renderCost(request)
  if (request.json) return `${JSON.stringify({ cost, probes, checks }, null, 2)}\n`
  const probeLines = probes.map(
    ({ id, requests, title }) => `  ${id.padEnd(20)} ${requests.padStart(15)}  ${title}\n`,
  )
  const checkLines = checks.map(
    ({ id, level, clause, title }) => `  ${id.padEnd(36)} ${level.padEnd(6)} ${clause.padEnd(7)} ${title}\n`,
  )
  return `${cost}\n\nprobes\n${probeLines.join('')}\nchecks\n${checkLines.join('')}`
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

/** Returns the validated arguments. Throws CliError with a line per mistake. */
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
        notices: [...noKeyNotice(key, keyEnv), ...parsed.notices, ...shortValueNotices(headers, context)],
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

function wordingFrom(flags: Flags) {
  const isDisguised = flags['disguise'] === true
  const seed = textFlag(flags, 'seed') ?? (isDisguised ? randomSeed() : PUBLIC_SEED)
  return isDisguised ? { seed, disguised: true } : { seed }
}

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

/** Returns the arguments with which `assay check` repeats a run. */
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
  return isReference ? join(import.meta.dirname, '..', 'schemas', 'statements', 'reference.json') : null
}

// Returns a valid template of mail addresses, or null without one. The template must contain {nonce}, which makes every address unique.
function emailTemplate(given: string | null): string | null {
  if (given === null || /^[^\s@]*\{nonce\}[^\s@]*@[^\s@]+$/.test(given)) return given
  throw usageError(`--signup-email '${given}': write {nonce} before the @, as in 'x+{nonce}@example.com'`)
}

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

// Returns the ids of checks that a flag names. A capability, such as `limits`, stands for all its checks.
function knownChecks(flag: string, names: readonly string[] | null): readonly string[] | null {
  const known = everyCheck.map((check) => check.id)
  return (
    names?.flatMap((name) => {
      if (known.includes(name)) return name
      const own = allChecks.filter(({ capability }) => capability === name)
      if (own.length > 0) return own.map(({ id }) => id)
      const hint = spellingHint(name, [...known, ...CAPABILITIES], `see 'assay list checks'`)
      throw usageError(`unknown check '${name}' in --${flag}: ${hint}`)
    }) ?? null
  )
}

/** Prints the notices, the warnings and the cost of a run. */
export function announce(
  request: CheckRequest,
  target: Parameters<typeof formatNamedTarget>[0],
  { stderr }: CommandContext,
): void {
  const { options } = request
  const notices = [
    ...(request.target?.notices ?? []),
    ...statementWarnings(request),
    options.receiver === undefined ? null : receiverNotice(options.receiver),
    `${formatNamedTarget(target)}: ${renderCost(request)}`,
  ]
  for (const notice of notices) if (notice !== null) stderr.write(`assay: ${notice}\n`)
}
