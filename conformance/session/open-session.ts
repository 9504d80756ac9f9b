/**
 * One run against one target: opens the wire, gathers, and hands out a verdict per check as soon as its probes
 * are done. Vitest awaits the verdicts one by one; `close` then puts the run together.
 */
import { join } from 'node:path'
import manifest from '../../package.json' with { type: 'json' }
import type { CheckRecord, Run } from '../../reports/run.ts'
import type { Check } from '../evidence/check.ts'
import { composeRun } from './compose.ts'
import { NO_MODEL } from './discover.ts'
import type { EvidenceSource } from '../evidence/evidence.ts'
import type { ClientProgram } from '../exchange/client-job.ts'
import type { HeaderList } from '../exchange/exchange.ts'
import { judgeAmong, judgeByItself, probesBehind } from '../engine/explain.ts'
import { gather } from './gather.ts'
import type { ReceiverSettings } from '../exchange/inbox.ts'
import { mayBeExplained } from '../engine/judge.ts'
import { needsFurtherTrial } from './further-trial.ts'
import { juries } from './juries.ts'
import { isKnownInTheEnd, mayBeChanged } from './known-in-the-end.ts'
import type { Plan } from '../engine/plan.ts'
import { objectionTo } from './forbidden-probes.ts'
import type { Probe, ProbeContext } from '../engine/probe.ts'
import { proxyFor, type Proxy } from '../transport/proxy.ts'
import { checksAsked, probesFor } from './registry.ts'
import { plannedCost } from './planned-cost.ts'
import { givenSecrets, redactorFor, type LimitsKeys } from './run-secrets.ts'
import { headersFromEnvironment, secretIn } from './secrets-in-environment.ts'
import { DEFAULT_MAX_MINUTES, mayCreateAccounts, type Settings } from './settings.ts'
import type { Clock } from '../transport/clock.ts'
import type { Caps, Deadlines } from '../transport/deadlines.ts'
import { createWire, type WireOptions } from '../transport/recorder.ts'
import { steadyEpochMs } from '../transport/steady-clock.ts'
import { createRedactor } from '../transport/redaction.ts'
import { openTranscript } from '../transport/transcript.ts'
import type { TranscriptHeader } from '../transport/transcript-lines.ts'

/** Everything a run depends on. The key stays in memory. */
export type SessionOptions = {
  readonly baseUrl: string
  readonly key: string | null
  readonly model: string
  /** Header fields that are sent with every request, their values secrets that are kept in memory; absent: none. */
  readonly headers?: HeaderList
  readonly seed: string
  readonly version: string
  readonly plan: Plan
  readonly checks: readonly Check[]
  readonly maxRequests: number
  readonly maxTokens: number
  /** Minutes that the run may take, besides what its probes wait on purpose; absent: no limit. */
  readonly maxMinutes?: number
  /** The path of `transcript.ndjson`; null keeps it in memory only. */
  readonly transcriptPath: string | null
  readonly deadlines?: Partial<Deadlines>
  readonly caps?: Partial<Caps>
  /** Shortens the pauses a 429 asks for; 1 unless a test says otherwise. */
  readonly pauseScale?: number
  /** Absent: no account is created. */
  readonly signup?: SignupPermission
  /** The receiver of webhook deliveries; absent: none. */
  readonly receiver?: ReceiverSettings
  /** The secret of a webhook address that was entered by hand; null when there is none. Kept in memory. */
  readonly webhookSecret?: string | null
  /** Keys to look for limits with; absent: the run's own key, and no other. Kept in memory. */
  readonly limitsKeys?: LimitsKeys
  /** The machine's clock unless a test has another. */
  readonly clock?: Clock
  /** The proxy on the way to the target; absent: none. */
  readonly proxy?: Proxy | null
  /** Whether the run is not to be recognized as one of Assay; absent: it says what it is. */
  readonly disguised?: boolean
  /** The programs that run client libraries; absent: none. */
  readonly clients?: readonly ClientProgram[]
  /** The number of rounds of probes that depend on the model; absent: once. */
  readonly repeat?: number
  /** Probes beside those that the checks need; absent: none. */
  readonly furtherProbes?: readonly Probe[]
}

/** The permission for sign-up. */
export type SignupPermission = {
  /** Template of the addresses, `{nonce}` in it; null: the probes' own, which no mail reaches. */
  readonly email: string | null
  /** A key that came by mail; null when there is none. Kept in memory, as the other one. */
  readonly key: string | null
}

/** A run under way. */
export type Session = {
  /** Waits for the check's probes, then judges. Rejects only when Assay itself broke. */
  readonly verdict: (check: Check) => Promise<CheckRecord>
  /** The evidence of the checks. Complete once the session is closed. */
  readonly evidence: EvidenceSource
  /** Returns the number of requests that have left so far. */
  readonly sentRequests: () => number
  /** Waits for the rest, closes wire and transcript, and composes the run. */
  readonly close: () => Promise<Run>
}

/** Starts a run: the first request goes out before this returns. */
export function startSession(options: SessionOptions): Session {
  const startedMs = performance.now()
  const startedAt = new Date(steadyEpochMs()).toISOString()
  const { plan, checks, transcriptPath, signup } = options
  const secrets = givenSecrets(options)
  const redactor = redactorFor(options, secrets)
  const header = transcriptHeader(options, startedAt, redactor.placeholders)
  const transcript = openTranscript(transcriptPath, header)
  const { readings } = plan
  const parts = { header, plan, ...transcript }
  const signupEmail = signup?.email ?? null
  const own = { readings, redactor, transcript, secrets, signupEmail, startedAt }
  const wire = createWire({ ...options, ...timeOf(options), ...own })
  const gathering = gather({
    probes: [...probesFor(checks), ...(options.furtherProbes ?? [])],
    order: options,
    contextFor: (probe, round) => wire.contextFor(probe.id, round),
    exchanges: transcript.exchanges,
    omit: transcript.addOmission,
    forbidden: (probe) => objectionTo(probe, plan, signup !== undefined),
    wasTooBusy: (probe, tookMs) => needsFurtherTrial(probe, tookMs, { checks, plan, parts, ...wire }),
  })
  const juryNow = juries(checks, parts)
  const records = new Map<string, CheckRecord>()
  // What may explain a failure may be probed for later than what shows it.
  const recordAmong = async (check: Check): Promise<CheckRecord> => {
    for (const probe of probesBehind(check, checks)) await gathering.done.get(probe)
    if (mayBeChanged(transcript.exchanges())) await gathering.finished
    return judgeAmong(check, juryNow())
  }
  return {
    async verdict(check) {
      for (const probe of check.on) await gathering.done.get(probe)
      if (isKnownInTheEnd(check, transcript.exchanges())) await gathering.finished
      const alone = judgeByItself(check, juryNow())
      const record = mayBeExplained(alone) ? await recordAmong(check) : alone
      records.set(check.id, record)
      return record
    },
    evidence: parts,
    sentRequests: () => wire.cost().requests,
    async close() {
      // Also where Assay broke: an open receiver would hold the process.
      try {
        await gathering.finished
      } finally {
        await wire.close()
      }
      const end = { durationMs: Math.round(performance.now() - startedMs), cost: wire.cost() }
      transcript.end(end)
      const judged = checks.flatMap((check) => records.get(check.id) ?? [])
      return composeRun(
        { ...header, ...end, plan, version: options.version, exchanges: transcript.exchanges() },
        judged,
      )
    },
  }
}

function timeOf({ maxMinutes, checks, plan, signup }: SessionOptions): Pick<WireOptions, 'time'> {
  if (maxMinutes === undefined) return {}
  const { waitSeconds } = plannedCost(checks, plan, signup !== undefined)
  return { time: { minutes: maxMinutes, extraMs: waitSeconds * 1000 } }
}

/** Returns the first line of the transcript of a run. */
export function transcriptHeader(
  options: Pick<
    SessionOptions,
    | 'plan'
    | 'checks'
    | 'baseUrl'
    | 'model'
    | 'seed'
    | 'version'
    | 'headers'
    | 'key'
    | 'proxy'
    | 'disguised'
    | 'repeat'
  >,
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

/** Starts the run that settings describe; the key comes from the environment they name. */
export function openSession(
  settings: Settings,
  plan: Plan,
  env: Readonly<Record<string, string | undefined>>,
): Session {
  return startSession(sessionOptions(settings, plan, env))
}

/** Returns the options of the session that settings describe. */
export function sessionOptions(
  settings: Settings,
  plan: Plan,
  env: Readonly<Record<string, string | undefined>>,
): SessionOptions {
  return {
    ...settings,
    ...connectionOptions(settings, env),
    maxMinutes: settings.maxMinutes ?? DEFAULT_MAX_MINUTES,
    ...(mayCreateAccounts(settings) ? { signup: signupOf(settings, env) } : {}),
    webhookSecret: secretIn(env, settings.webhookSecretEnv),
    limitsKeys: {
      key: secretIn(env, settings.limitsKeyEnv),
      siblingKey: secretIn(env, settings.limitsSiblingKeyEnv),
      otherKey: secretIn(env, settings.limitsOtherKeyEnv),
    },
    model: settings.model ?? NO_MODEL,
    plan,
    checks: checksAsked(settings),
    transcriptPath: settings.out === null ? null : join(settings.out, 'transcript.ndjson'),
  }
}

// The options that a run and the search for a model before it have in common.
function connectionOptions(settings: Settings, env: Readonly<Record<string, string | undefined>>) {
  return {
    ...deadlinesOf(settings),
    key: secretIn(env, settings.keyEnv),
    headers: headersFromEnvironment(settings, env),
    proxy: proxyFor(new URL(settings.baseUrl), env),
    version: manifest.version,
  }
}

/** Returns a context outside any run, to find a model before it. Nothing of it is written anywhere. */
export function discoveryContext(
  settings: Settings,
  plan: Plan,
  env: Readonly<Record<string, string | undefined>>,
): ProbeContext {
  const connection = connectionOptions(settings, env)
  const { key, headers } = connection
  const redactor = createRedactor(
    [...(key === null ? [] : [key]), ...headers.map(([, value]) => value)],
    [settings.baseUrl],
  )
  const options = {
    ...settings,
    ...connection,
    model: NO_MODEL,
    plan,
    checks: [],
  }
  const startedAt = new Date(steadyEpochMs()).toISOString()
  const transcript = openTranscript(null, transcriptHeader(options, startedAt, redactor.placeholders))
  const { readings } = plan
  return createWire({ ...options, readings, redactor, transcript, startedAt }).contextFor('core.models')
}

function signupOf(
  { signupEmail, signupKeyEnv }: Settings,
  env: Readonly<Record<string, string | undefined>>,
): SignupPermission {
  return { email: signupEmail, key: secretIn(env, signupKeyEnv) }
}

/** Returns deadlines with one limit for the whole and for each phase: a user who says 5 seconds does not want to wait 60 for headers. */
export function deadlinesOf({
  timeoutSeconds,
}: Pick<Settings, 'timeoutSeconds'>): Pick<SessionOptions, 'deadlines'> {
  if (timeoutSeconds === null) return {}
  const totalMs = timeoutSeconds * 1000
  return {
    deadlines: { connectMs: totalMs, headersMs: totalMs, firstByteMs: totalMs, idleMs: totalMs, totalMs },
  }
}
