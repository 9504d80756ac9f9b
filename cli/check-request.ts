/** Validates the arguments of `assay check` before any request is sent, and announces the cost of the run. */
import { randomBytes, createHmac } from 'node:crypto'
import { join, resolve } from 'node:path'
import { CAPABILITIES } from '../conformance/exchange/capabilities.ts'
import { requestsForLimits } from '../conformance/limits/declared-quotas.ts'
import { CALLS_AT_ONCE } from '../conformance/transport/dispatcher.ts'
import {
  plannedCost,
  spendsQuota,
  type PlannedCost,
  checksOfSelection,
  everyCheck,
  probesFor,
  selectChecks,
  unknownChecks,
} from '../conformance/session/registry.ts'
import { type Plan, ownerOf, resolvePlan, type Statement } from '../conformance/statement/plan.ts'
import {
  DEFAULT_MAX_MINUTES,
  DEFAULT_MAX_REQUESTS,
  DEFAULT_MAX_TOKENS,
  type Settings,
} from '../conformance/session/open-session.ts'
import {
  list,
  numberFlag,
  spellingHint,
  textFlag,
  texts,
  type CommandContext,
  type Flags,
} from './command.ts'
import { requestedBaseline, type RequestedBaseline } from './baseline/baseline.ts'
import { CHECK_FLAGS } from './flags.ts'
import { orStatementError, usageError } from './errors.ts'
import {
  headersFrom,
  runKeySource,
  shortValueNotices,
  keyFrom,
  namedTarget,
  parseBaseUrl,
  proxyNotice,
  takeClientCertificate,
  profileFrom,
} from './target.ts'
import { outFolder } from './out-folder.ts'
import { clientChecks, languageOf } from '../conformance/clients/checks/client-checks.ts'
import {
  CLIENT_LANGUAGES,
  type ClientLanguage,
  type ClientProgram,
} from '../conformance/exchange/client-job.ts'
import { count } from '../schemas/count.ts'
import { costOf, formatRequests } from '../conformance/engine/probe.ts'
import { retriesMissed } from '../conformance/statement/webhook-readings.ts'
import type { Check } from '../conformance/evidence/evidence.ts'
import { isLoopback } from '../schemas/loopback.ts'
import type { ReceiverSettings } from '../conformance/exchange/inbox.ts'
import { randomToken } from '../conformance/transport/receiver.ts'
import { readStatement } from '../conformance/statement/statement.ts'

/** The validated arguments of a check run. `target`: the service to judge; null for the reference implementation. */
export type CheckRequest = {
  readonly target: {
    readonly baseUrl: string
    /** Messages that are shown to the user before the first request. */
    readonly notices: readonly string[]
    readonly hasKey: boolean
  } | null
  readonly settings: Omit<Settings, 'baseUrl' | 'out'> & { readonly out: string }
  /** The statement that the user gave, or null. */
  readonly statement: Statement | null
  readonly plan: Plan
  /** The selected checks. */
  readonly checks: readonly Check[]
  /** The maximum cost of the run, without requests that are sent again after an error. */
  readonly cost: PlannedCost
  /** The known failures with which the run is compared; null without `--baseline`. */
  readonly baseline: RequestedBaseline | null
  readonly json: boolean
  /** The arguments with which `assay check` repeats the run. */
  readonly command: readonly string[]
}

// The default seed is public, so that runs can be compared. A disguised run needs a random seed.
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
  const { name: keyEnv } = runKeySource(flags)
  const key = parsed === null ? null : keyFrom(context.env, runKeySource(flags))
  const [maxRequests, maxTokens] = ['max-requests', 'max-tokens'].map((name) => numberFlag(flags, name))
  const maxPromptTokens = numberFlag(flags, 'max-prompt-tokens')
  const repeat = numberFlag(flags, 'repeat') ?? 1
  const asked = {
    keyEnv,
    model: textFlag(flags, 'model'),
    seed: textFlag(flags, 'seed') ?? (flags['disguise'] === true ? randomSeed() : PUBLIC_SEED),
    profile: profileFrom(flags),
    statement: statementPath(textFlag(flags, 'statement'), parsed === null, context),
    require: knownCapabilities(list(flags, 'require') ?? []),
    only: knownChecks('only', list(flags, 'only')),
    skip: knownChecks('skip', list(flags, 'skip')) ?? [],
    maxMinutes: numberFlag(flags, 'max-minutes') ?? DEFAULT_MAX_MINUTES,
    timeoutSeconds: numberFlag(flags, 'timeout'),
    // The reference implementation costs nothing, and its data are discarded afterwards.
    huge: flags['huge'] === true || parsed === null,
    allowSignup: flags['allow-signup'] === true || parsed === null,
    signupEmail: emailTemplate(textFlag(flags, 'signup-email')),
    signupKeyEnv: secretEnv('signup-key-env', flags, context),
    receiver: receiverFrom(flags, parsed?.baseUrl ?? null, key),
    webhookSecretEnv: secretEnv('webhook-secret-env', flags, context),
    limitsKeyEnv: secretEnv('limits-key-env', flags, context),
    limitsSiblingKeyEnv: secretEnv('limits-sibling-key-env', flags, context),
    limitsOtherKeyEnv: secretEnv('limits-other-key-env', flags, context),
  }
  const { statement, plan } = declaredBy(asked)
  const further = costOfRepeating(plan, repeat)
  const baseline = requestedBaseline(flags, context)
  const headers = headersFrom(texts(flags, 'header'), plan.requestHeaders ?? [], context)
  const clients = clientsFrom(flags, asked)
  const allowSignup = asked.allowSignup || statement?.capabilities.get('signup') === 'supported'
  const settings = {
    ...asked,
    allowSignup,
    ...(clients === null ? {} : { clients }),
    ...(headers.length === 0 ? {} : { headers }),
    ...(flags['disguise'] === true ? { disguised: true } : {}),
    ...(repeat === 1 ? {} : { repeat }),
    ...(maxPromptTokens === null ? {} : { maxPromptTokens }),
    maxRequests: maxRequests ?? defaultMaxRequests(plan, clients?.length ?? 0) + further.requests,
    maxTokens: maxTokens ?? DEFAULT_MAX_TOKENS + further.completionTokens,
  }
  const checks = judgedChecks(settings)
  const cost = plannedCost(checks, plan, allowSignup, repeat)
  const out =
    flags['list'] === true ? '' : outFolder(textFlag(flags, 'out'), 'check', 'run.json', context.cwd).path
  const notices = [parsed?.notice, parsed?.proxy, ...shortValueNotices(headers, context)].filter(
    (notice) => typeof notice === 'string',
  )
  const target = parsed === null ? null : { baseUrl: parsed.baseUrl, notices, hasKey: key !== null }
  const command = commandOf(flags, parsed?.baseUrl, context)
  const json = flags['json'] === true
  return { target, settings: { ...settings, out }, statement, plan, checks, cost, baseline, json, command }
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
  return { baseUrl, notice, proxy: proxyNotice(baseUrl, context.env) }
}

// Reads the statement at a path, if any, and combines it with the profile and the required capabilities.
function declaredBy({
  statement: path,
  profile,
  require,
}: Pick<Settings, 'statement' | 'profile' | 'require'>) {
  return orStatementError(path, () => {
    const statement = path === null ? null : readStatement(path)
    return { statement, plan: resolvePlan({ profile, statement, require }) }
  })
}

// Returns the selected checks. Rejects a required capability without any: it would pass although nothing was checked.
function judgedChecks(
  settings: Pick<Settings, 'require' | 'only' | 'skip' | 'clients' | 'huge'>,
): readonly Check[] {
  const checks = checksOfSelection(settings)
  const judged = new Set<string>(checks.map(({ capability }) => capability))
  if (judged.size === 0) throw usageError('--only and --skip leave no check to judge: select other checks')
  const unjudged = settings.require.find((capability) => !judged.has(capability))
  if (unjudged === undefined) return checks
  throw usageError(`--only and --skip leave no check of ${unjudged}, which --require asks for`)
}

// Returns the default maximum of requests of a run, including those for limits and for client libraries.
function defaultMaxRequests(plan: Plan, libraries: number): number {
  const forLimits = spendsQuota(plan) ? requestsForLimits(plan.readings) : 0
  return DEFAULT_MAX_REQUESTS + forLimits + libraries * REQUESTS_PER_LIBRARY
}

// The share of the default budget for one client library, in requests: the calls, and repetitions by the library itself.
const REQUESTS_PER_LIBRARY = 15

// Returns the cost of further rounds, which is added to the default budget.
function costOfRepeating(plan: Plan, repeat: number): Pick<PlannedCost, 'requests' | 'completionTokens'> {
  const [once, often] = [1, repeat].map((times) => plannedCost(everyCheck, plan, false, times))
  return {
    requests: (often?.requests ?? 0) - (once?.requests ?? 0),
    completionTokens: (often?.completionTokens ?? 0) - (once?.completionTokens ?? 0),
  }
}

// Returns the path of the statement. Without a given path: the built-in statement (with webhooks) for the reference, else null.
function statementPath(given: string | null, isReference: boolean, { cwd }: CommandContext): string | null {
  if (given !== null) return resolve(cwd, given)
  return isReference ? join(import.meta.dirname, '..', 'schemas', 'statements', 'reference.json') : null
}

// Returns a valid template of mail addresses, or null without one. The template must contain {nonce}, which makes every address unique.
function emailTemplate(given: string | null): string | null {
  if (given === null || /^[^\s@]*\{nonce\}[^\s@]*@[^\s@]+$/.test(given)) return given
  throw usageError(`--signup-email '${given}': write {nonce} before the @, as in 'x+{nonce}@example.com'`)
}

function secretEnv(flag: string, flags: Flags, { env }: CommandContext): string | null {
  const name = textFlag(flags, flag)
  if (name === null) return null
  keyFrom(env, { name, isNamed: true, flag: `--${flag}`, isDummy: flags['dummy-key'] === true })
  return name
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

const ALL = 'all'

type Asked = Pick<Settings, 'only' | 'skip'>

/** Returns the client programs to install: those that `--clients` names and selected checks use. Null without the flag. Throws CliError. */
export function clientsFrom(flags: Flags, { only, skip }: Asked): readonly ClientProgram[] | null {
  const languages = languagesIn(flags)
  const named = (only ?? []).find((id) => isLanguageUnused(id, languages ?? []))
  if (named !== undefined)
    throw usageError(`--only names ${named}: pass --clients ${languageOf(named) ?? ALL} as well`)
  if (languages === null) return null
  const selected = selectChecks(only, skip, languages).filter((check) => clientChecks.includes(check))
  const judged = languages.filter((language) => selected.some(({ id }) => languageOf(id) === language))
  const unjudged = languages.find((language) => !judged.includes(language))
  if (unjudged !== undefined && only === null)
    throw usageError(`--skip leaves no check of ${unjudged}, which --clients asks for`)
  if (judged.length === 0)
    throw usageError('--only leaves no check of a client library, which --clients asks for')
  return judged.map((language) => ({ language, kind: 'missing', reason: 'it was not prepared' }))
}

function isLanguageUnused(id: string, languages: readonly ClientLanguage[]): boolean {
  const language = languageOf(id)
  return language !== null && !languages.includes(language)
}

function languagesIn(flags: Flags): readonly ClientLanguage[] | null {
  const names = list(flags, 'clients')
  if (names === null) return null
  const unknown = names.find(
    (name) => name !== ALL && !CLIENT_LANGUAGES.some((language) => language === name),
  )
  if (unknown !== undefined) {
    const hint = spellingHint(unknown, CLIENT_LANGUAGES, `one of ${CLIENT_LANGUAGES.join(', ')}, or ${ALL}`)
    throw usageError(`unknown client library '${unknown}' in --clients: ${hint}`)
  }
  return CLIENT_LANGUAGES.filter((language) => names.includes(ALL) || names.includes(language))
}

/** Installs missing client libraries. Returns the settings with each language's client program, or with the reason why it cannot run. */
export async function withPrograms(
  settings: Settings,
  { stderr }: CommandContext,
  signal: AbortSignal,
): Promise<Settings> {
  if (settings.clients === undefined) return settings
  const { prepareClients } = await import('../clients/install/prepare-clients.ts')
  const onProgress = (line: string): void => void stderr.write(`assay: ${line}\n`)
  const languages = settings.clients.map(({ language }) => language)
  const clients = await prepareClients(languages, { onProgress, signal })
  for (const program of clients) if (program.kind === 'missing') onProgress(`warning: ${program.reason}`)
  return { ...settings, clients }
}

/** Returns warnings about undeclared capabilities, and about declared webhook retries that come later than the run waits. */
export function statementWarnings(request: CheckRequest): readonly string[] {
  return [...undeclaredWarnings(request), ...waitWarnings(request)]
}

// Returns a warning if the run will end before some declared webhook retries. Such a run will be incomplete.
function waitWarnings({ checks, plan }: CheckRequest): readonly string[] {
  const isJudged = checks.some(({ capability }) => capability === 'webhooks')
  const missed = isJudged ? retriesMissed(plan.readings) : null
  if (missed === null) return []
  const { missedCount, declaredCount, lastSeconds, waitedSeconds, neededSeconds } = missed
  return [
    `warning: ${missedCount} of ${count(declaredCount, 'declared retry', 'declared retries')} come later than a run waits (${waitedSeconds} s; the last is declared ${lastSeconds} s after the first attempt), so the run will end incomplete: set waitSeconds of webhooks.retry to ${lastSeconds}, and the run waits up to ${neededSeconds} s on purpose`,
  ]
}

/** Returns a warning for each capability that the statement describes but does not declare as supported. A run does not require it. */
function undeclaredWarnings({ statement, plan }: CheckRequest): readonly string[] {
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

/** Formats the maximum cost of a run as one line. The cost assumes that no request is repeated. */
export function renderCost(request: CheckRequest): string {
  const { checks, cost } = request
  const { requests, completionTokens, promptTokens } = cost
  const { maxRequests, maxTokens, maxPromptTokens } = request.settings
  const prompts = maxPromptTokens === undefined ? '' : `, ${count(maxPromptTokens, 'prompt token')}`
  const accounts = request.settings.allowSignup ? ', up to 4 accounts by sign-up' : ''
  const quota = spendsQuota(request.plan) && checks.some(({ capability }) => capability === 'limits')
  const spent = quota ? `, uses up the rate limit of ${limitsOwner(request)} and waits for it` : ''
  const wait =
    cost.waitSeconds < LONG_WAIT_SECONDS ? '' : `, deliberate waits of up to ${Math.ceil(cost.waitSeconds)} s`
  const seconds = Math.ceil(requests / CALLS_AT_ONCE + cost.waitSeconds)
  const minutes = (request.settings.maxMinutes ?? DEFAULT_MAX_MINUTES) + Math.ceil(cost.waitSeconds / 60)
  return `${count(checks.length, 'check')}; at most ${count(requests, 'request')} (more if calls are sent again after a broken connection, 429 or 5xx, or since this machine is too busy), at most ${count(completionTokens, 'completion token')} where they can be capped, at most ${count(promptTokens, 'prompt token')} (three letters each, if the service refuses wrong requests)${accounts}${spent}${wait}; takes up to about ${seconds} s if an answer takes 1 s, and ends within ${count(minutes, 'minute')}; budget ${count(maxRequests, 'request')}, ${count(maxTokens, 'completion token')}${prompts}`
}

function limitsOwner({ settings, target }: CheckRequest): string {
  if (target === null) return 'its limited key'
  return `the key in ${settings.limitsKeyEnv ?? settings.keyEnv}`
}

/** Formats the output of `assay check --list`: the cost, the probes and the checks of the run, as text or as JSON. */
export function renderPlan(request: CheckRequest): string {
  const { repeat = 1 } = request.settings
  const checks = request.checks.map(({ id, level, clause, gap, title }) => ({
    id,
    level,
    clause: clause ?? gap ?? '',
    title,
  }))
  const probes = probesFor(request.checks, request.plan.readings).map((probe) => {
    const { id, title, dependsOnModel } = probe
    const times = dependsOnModel === true && repeat > 1 ? `, ${repeat} times` : ''
    return { id, requests: formatRequests(costOf(probe, request.plan.readings)), title: `${title}${times}` }
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

/**
 * Returns where Assay receives webhook deliveries: at a public URL, on loopback or nowhere. The default is loopback for
 * a target on this machine, and nowhere for other targets. `baseUrl`: null for the reference implementation. `key`: the
 * API key, from which a fixed address is derived if the user registers the address by hand. Throws CliError('usage').
 */
function receiverFrom(flags: Flags, baseUrl: string | null, key: string | null): ReceiverSettings {
  const mode = textFlag(flags, 'receiver')
  const url = publicUrl(textFlag(flags, 'receiver-url'))
  const port = numberFlag(flags, 'receiver-port')
  const manual = manualFrom(flags, port, () => tokenFor(url ?? `port ${port}`, key))
  if (mode === 'off') return { mode: 'off' }
  if (url !== null) {
    if (port === null)
      throw usageError('--receiver-url needs --receiver-port: deliveries to that URL must reach a port')
    return { mode: 'public-url', url, port, ...manual }
  }
  const isHere = baseUrl === null || isLoopback(new URL(baseUrl).hostname)
  return isHere || mode === 'loopback' ? { mode: 'loopback', port: port ?? 0, ...manual } : { mode: 'off' }
}

/** Returns what the user must do so that webhook deliveries arrive; null if nothing is necessary. */
export function receiverNotice(receiver: ReceiverSettings): string | null {
  if (receiver.mode === 'off') return null
  const here = `http://127.0.0.1:${receiver.port}`
  const origin = receiver.mode === 'public-url' ? receiver.url.replace(/\/+$/, '') : here
  const forward =
    receiver.mode === 'public-url'
      ? `forward every request below ${origin}/ to ${here}/ with any method and with unchanged headers and body, and return the answer${cleartextNote(origin)}`
      : null
  const enter =
    receiver.manual === undefined ? null : `enter ${origin}/${receiver.manual.token} as the webhook address`
  const parts = [forward, enter].filter((part) => part !== null)
  return parts.length === 0 ? null : `webhooks: ${parts.join('; ')}`
}

function cleartextNote(origin: string): string {
  const { protocol, hostname } = new URL(origin)
  if (protocol === 'https:' || isLoopback(hostname)) return ''
  return ' (http:// outside of this machine: a service that insists on https refuses it, one that does not gets a warning)'
}

// Returns the last path segment of a webhook address: an HMAC, or a random token if `key` is null. Nobody can guess the
// HMAC without the key, and the HMAC does not reveal the key.
function tokenFor(place: string, key: string | null): string {
  if (key === null) return randomToken()
  return createHmac('sha256', key).update(`webhook address at ${place}`).digest('base64url').slice(0, 24)
}

function manualFrom(flags: Flags, port: number | null, token: () => string) {
  const waitSeconds = numberFlag(flags, 'wait')
  if (waitSeconds === null) return {}
  if (port === null)
    throw usageError('--wait needs --receiver-port: the address that you enter by hand needs a fixed port')
  return { manual: { token: token(), waitMs: waitSeconds * 1000 } }
}

function publicUrl(given: string | null): string | null {
  if (given === null) return null
  const url = URL.parse(given)
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.search !== '' || url.hash !== '') {
    throw usageError('--receiver-url takes http(s)://host/path, without query and fragment')
  }
  return url.href
}
