import type { Run } from '../../schemas/compiled/run.ts'
import type { Check } from '../evidence/check.ts'
import { evidenceFor, type EvidenceSource } from '../evidence/evidence.ts'
import { MODEL_SEARCH, withoutSearch } from '../exchange/attempts.ts'
import { startProbes, omissionOf } from './start-probes.ts'
import { type CheckInputs, aloneIn } from '../engine/judge.ts'
import { leavesIncomplete, judgeTranscript, costSoFar, INTERRUPTED } from './compose.ts'
import type { Plan } from '../statement/plan.ts'
import { callsOf, costOf, type Probe } from '../engine/probe.ts'
import { probesFor, plannedCost, whyForbidden, whyQuotaScarce } from './registry.ts'
import { steadyEpochMs } from '../transport/clock.ts'
import { certificateEndOf } from '../transport/tls-services.ts'
import { connectTarget, type TargetConnection, type TargetSettings } from '../transport/recorder.ts'
import { openTranscript } from '../transport/transcript.ts'
import type { TranscriptEnd, TranscriptHeader } from '../../schemas/compiled/transcript.ts'
import { LIMITS_OTHER_KEY, LIMITS_SIBLING_KEY, waitToObeyMs } from '../limits/declared-quotas.ts'
import { FLIPPED_KEY, LIMITS_KEY } from '../exchange/placeholders.ts'
import { SIGNUP_KEY } from '../statement/signup-request.ts'
import { createRedactor, type Redactor } from '../transport/request-record.ts'
import { WEBHOOK_SECRET } from '../webhooks/probes/webhook-setup.ts'
import { WriteError } from '../../schemas/files.ts'
import type { Exchange } from '../exchange/exchange.ts'

/** The options of a run. API keys and other secrets stay in memory. */
export type SessionOptions = TargetSettings & {
  readonly plan: Plan
  readonly checks: readonly Check[]
  /** Whether the run stops when the target announces fewer remaining requests than the run still needs. The default is false. */
  readonly sparesQuota?: boolean
  /** The calls and the connection with which Assay found the model before the run. Absent if there was no search. */
  readonly search?: ModelSearch
  readonly maxMinutes?: number
  /** The path of `transcript.ndjson`; null keeps the transcript in memory only. */
  readonly transcriptPath: string | null
  readonly signup?: SignupPermission
  /** The signing secret of a webhook URL that was registered by hand. Null if there is no such secret. */
  readonly webhookSecret?: string | null
  readonly limitsKeys?: LimitsKeys
  /** How often a run executes each probe (group of calls) whose result depends on the model. The default is 1. */
  readonly repeat?: number
  readonly onlyProbes?: readonly string[]
  readonly furtherProbes?: readonly Probe[]
}

/** The permission to create accounts at the service. */
export type SignupPermission = {
  /** The template of e-mail addresses for sign-ups. If null, built-in addresses are used, which receive no mail. */
  readonly email: string | null
  /** The API key that the target sent by e-mail and the user passed on. Null if there is no such key. It stays in memory. */
  readonly key: string | null
}

/** Returns the deadlines that `--timeout` sets. Empty if the user sets no timeout (null). */
export function deadlinesOf(timeoutSeconds: number | null): Pick<SessionOptions, 'deadlines'> {
  if (timeoutSeconds === null) return {}
  const totalMs = timeoutSeconds * 1000
  return {
    deadlines: { connectMs: totalMs, headersMs: totalMs, firstByteMs: totalMs, idleMs: totalMs, totalMs },
  }
}

/** A run in progress. */
export type Session = ReturnType<typeof startSession>

/** Starts a run and its probes, and returns without waiting for them. */
export function startSession(options: SessionOptions) {
  const opened = openParts(options)
  const { wire, parts } = opened
  return {
    /** The data that checks judge, such as the recorded calls. Complete after `close`. */
    evidence: parts satisfies EvidenceSource,
    sentRequests: () => wire.cost().requests,
    ...endingsOf(opened, options),
  }
}

type Opened = ReturnType<typeof openParts>

function beginRun(options: SessionOptions) {
  const secrets = givenSecrets(options)
  const startedAt = new Date(steadyEpochMs()).toISOString()
  return { startedMs: performance.now(), startedAt, secrets, redactor: redactorFor(options, secrets) }
}

/** A connection for the calls that find or confirm the model before the run, with the records of these calls. */
export type ModelSearch = ReturnType<typeof openSideConnection>

/** Opens a connection for calls that do not belong to a run. These calls are recorded, too. */
export function openSideConnection(options: SessionOptions) {
  const begun = beginRun(options)
  const { startedAt, redactor } = begun
  const transcript = openTranscript(null, transcriptHeader(options, startedAt, redactor.placeholders))
  const time = { minutes: options.maxMinutes ?? Infinity, extraMs: 0 }
  const { readings } = options.plan
  const wire = connectTarget({ ...options, ...begun, readings, transcript, time, signupEmail: null })
  return { ...begun, context: wire.contextFor(MODEL_SEARCH), exchanges: transcript.exchanges }
}

function openParts(options: SessionOptions) {
  const { plan, checks, transcriptPath, signup, search } = options
  const { startedMs, startedAt, secrets, redactor } = search ?? beginRun(options)
  const header = transcriptHeader(options, startedAt, redactor.placeholders)
  const transcript = openTranscript(transcriptPath, header)
  const { readings } = plan
  const parts = { header, plan, ...transcript }
  const signupEmail = signup?.email ?? null
  const earlier = search?.exchanges() ?? []
  const own = { readings, redactor, transcript, secrets, signupEmail, startedAt, earlier }
  const wire = connectTarget({ ...options, ...timeOf(options), ...own })
  const inputs = latestInputs(checks, parts)
  const gathering = startProbes({
    probes: [
      ...probesFor(checks, readings).filter(({ id }) => options.onlyProbes?.includes(id) !== false),
      ...(options.furtherProbes ?? []),
    ],
    readings,
    order: options,
    contextFor: (probe, round) => wire.contextFor(probe.id, round, callsOf(probe, readings)),
    exchanges: () => withoutSearch(transcript.exchanges()),
    omit: transcript.addOmission,
    isDeclared: ({ capability }) => plan.capabilities.get(capability) === 'supported',
    forbidden: (probe) => whyForbidden(probe, plan, signup !== undefined),
    disturbed: () => disturbedProbes(inputs(), wire.allows),
  })
  return { startedMs, header, transcript, parts, inputs, wire, gathering }
}

function endingsOf(
  { startedMs, header, transcript, inputs, wire, gathering }: Opened,
  { plan, checks, baseUrl }: SessionOptions,
) {
  const endNow = (): TranscriptEnd => {
    const certificateEndsMs = certificateEndOf(new URL(baseUrl))
    const durationMs = Math.round(performance.now() - startedMs)
    const valid = certificateEndsMs === undefined ? {} : { certificateEndsMs }
    return { type: 'end', durationMs, cost: wire.cost(), ...valid }
  }
  const judged = (end: TranscriptEnd): Run => {
    const seen = { exchanges: transcript.exchanges(), omissions: transcript.omissions() }
    const parts = { header, ...seen, secrets: transcript.secrets(), end }
    return judgeTranscript(parts, { source: 'the transcript', checks, plan, inputs: inputs() })
  }
  const ended = (end: TranscriptEnd): Run => {
    transcript.end(end)
    return judged(end)
  }
  let final: Run | null = null
  return {
    async close(): Promise<Run> {
      // Closes the receiver even after a failure, because it would keep the process alive.
      try {
        await gathering.finished
      } finally {
        await wire.close()
      }
      final = ended(endNow())
      return final
    },
    runSoFar: () => judged(endNow()),
    async interrupt(): Promise<Run> {
      gathering.stop()
      await wire.close()
      return final ?? ended({ ...endNow(), interrupted: true })
    },
  }
}

// Returns a function that returns all checks with their evidence. The object stays the same until a call is added.
function latestInputs(checks: readonly Check[], source: EvidenceSource & { readonly plan: Plan }) {
  const evidenceOf = (check: Check) => evidenceFor(check, source)
  let latest: { readonly callCount: number; readonly inputs: CheckInputs } | null = null
  return (): CheckInputs => {
    const callCount = source.exchanges().length + source.omissions().length
    if (latest?.callCount !== callCount)
      latest = { callCount, inputs: { checks, plan: source.plan, evidenceOf } }
    return latest.inputs
  }
}

function disturbedProbes(inputs: CheckInputs, allows: TargetConnection['allows']): readonly Probe[] {
  const { checks, plan } = inputs
  const { readings } = plan
  const repeatable = (some: readonly Check[]) =>
    probesFor(some, readings).filter(
      (probe) => probe.mayHaveFurtherTrials?.(readings) === true && allows(costOf(probe, readings)),
    )
  const isDisturbed = (check: Check) => wasTooBusyFor(check, inputs)
  return repeatable(checks.filter((check) => repeatable([check]).length > 0 && isDisturbed(check)))
}

// The share of a call's duration from which stalls of this machine may have changed the result of the call.
const STALLED_SHARE = 0.1

/** Returns whether this machine was too busy to measure for a check. The check is then inconclusive and the run incomplete. */
export function wasTooBusyFor(check: Check, inputs: CheckInputs): boolean {
  const { record, from } = aloneIn(inputs, check)
  if (!leavesIncomplete(record) || from?.judgement.kind !== 'inconclusive') return false
  const { code, exchanges } = from.judgement
  const isStalled = ({ id, timing: { stalledMs = 0, endMs } }: Exchange): boolean =>
    exchanges.includes(id) && stalledMs >= STALLED_SHARE * endMs
  return code === 'busy-machine' || inputs.evidenceOf(check).exchanges.some(isStalled)
}

// Returns the time limit of a run, and what it needs of the limits of its target; nothing for a run without a time limit.
function timeOf(options: SessionOptions) {
  const { maxMinutes: minutes, checks, plan, signup, repeat, maxRequests, sparesQuota } = options
  if (minutes === undefined) return {}
  const { waitSeconds, completions, hasLimits } = plannedCost(checks, plan, signup !== undefined, repeat)
  return {
    time: { minutes, extraMs: waitSeconds * 1000 },
    plannedCompletions: completions,
    spendsQuota: hasLimits,
    waitToObeyMs: (waitMs: number) => waitToObeyMs(plan.readings, waitMs),
    whyScarce: (call: Exchange, left: number) =>
      sparesQuota === true ? whyQuotaScarce(call, left, { ...plan, minutes, maxRequests }) : null,
  }
}

function transcriptHeader(
  options: SessionOptions,
  startedAt: string,
  secretPlaceholders: readonly string[],
): TranscriptHeader {
  const { plan, checks, baseUrl, model, seed, version, headers = [], proxy = null } = options
  return {
    type: 'run',
    schema: 'assay.transcript/1',
    suite: version,
    baseUrl,
    model,
    seed,
    ...(options.disguised === true ? { disguised: true as const } : {}),
    ...((options.repeat ?? 1) > 1 ? { repeat: options.repeat } : {}),
    startedAt,
    profile: plan.profile,
    ...(plan.statement === undefined ? {} : { statement: plan.statement }),
    readings: Object.fromEntries(plan.readings),
    capabilities: Object.fromEntries(plan.capabilities),
    checks: checks.map((check) => check.id),
    secretPlaceholders,
    hasKey: options.key !== null,
    ...(headers.length === 0 ? {} : { requestHeaders: headers.map(([name]) => name) }),
    ...(proxy === null ? {} : { proxy: proxy.name }),
  }
}

/** API keys to test limits: `key`, whose quota is used up, `siblingKey` of the same account, and `otherKey` of another account. */
export type LimitsKeys = {
  readonly key: string | null
  readonly siblingKey: string | null
  readonly otherKey: string | null
}

function givenSecrets({
  key,
  signup,
  webhookSecret,
  limitsKeys,
}: SessionOptions): ReadonlyMap<string, string> {
  // This wrong key must stay secret, because it reveals the API key.
  const flipped = key?.replaceAll(/[a-z]/gi, flipCase)
  const given = [
    [FLIPPED_KEY, flipped === key ? null : flipped],
    [SIGNUP_KEY, signup?.key],
    [WEBHOOK_SECRET, webhookSecret],
    [LIMITS_KEY, limitsKeys?.key],
    [LIMITS_SIBLING_KEY, limitsKeys?.siblingKey],
    [LIMITS_OTHER_KEY, limitsKeys?.otherKey],
  ] as const
  return new Map(given.flatMap(([name, value]) => (value == null ? [] : [[name, value] as const])))
}

function flipCase(letter: string): string {
  return letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
}

function redactorFor({ key, headers = [] }: SessionOptions, secrets: ReadonlyMap<string, string>): Redactor {
  const redactor = createRedactor([...(key === null ? [] : [key, key.slice(0, -1)]), ...secrets.values()])
  // These values do not count as leaked keys: a service may return the value of its own header field.
  for (const [name, value] of headers) {
    redactor.addSecret(value)
    redactor.hideField(name)
  }
  return redactor
}

/** Waits for all probes and returns the run. Throws WriteError if a file is unwritable. */
export async function runChecks(session: Session): Promise<Run> {
  const problems: string[] = []
  const keep = (error: unknown): void => void problems.push(messageOf(error))
  // Collects errors: the run continues to its end and is then reported as broken.
  process.on('unhandledRejection', keep)
  process.on('uncaughtException', keep)
  try {
    const run = await session.close().catch((error: unknown) => {
      if (error instanceof WriteError) throw error
      keep(error)
      return session.runSoFar()
    })
    const [problem] = problems
    return problem === undefined ? run : brokenRun(run, problem)
  } finally {
    process.off('unhandledRejection', keep)
    process.off('uncaughtException', keep)
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function brokenRun(run: Run, reason: string): Run {
  const { reasonCheck: _, ...rest } = run
  return { ...rest, outcome: 'broken', exitCode: 4, reason }
}

/** Writes the transcript of a run that stopped before its first probe. `reason` is the cause. Returns a run without verdicts. */
export function recordUnjudged(options: SessionOptions, reason: string | null): Run {
  const { readings } = options.plan
  const { startedMs, startedAt, redactor } = options.search ?? beginRun(options)
  const exchanges = options.search?.exchanges() ?? []
  const header = transcriptHeader(options, startedAt, redactor.placeholders)
  const transcript = openTranscript(options.transcriptPath, header)
  for (const exchange of exchanges) transcript.addExchange(exchange)
  const obstacle = { code: 'prerequisite' as const, detail: reason ?? INTERRUPTED }
  for (const probe of probesFor(options.checks, readings))
    transcript.addOmission(omissionOf(probe, readings, obstacle))
  const durationMs = Math.round(performance.now() - startedMs)
  const stop = reason === null ? { interrupted: true as const } : {}
  const end = { durationMs, cost: costSoFar(exchanges), ...stop }
  transcript.end(end)
  const seen = { header, exchanges, omissions: transcript.omissions(), secrets: [] }
  return judgeTranscript(
    { ...seen, end: { type: 'end', ...end } },
    { source: 'the transcript', checks: options.checks, plan: options.plan },
  )
}
