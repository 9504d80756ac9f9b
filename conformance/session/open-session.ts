/**
 * One run against one target: opens the wire, gathers, and hands out a verdict per check as soon as its probes are done. `close` then
 * puts the run together; `interrupt` does where the user stopped it.
 */
import type { CheckRecord, Run } from '../../schemas/compiled/run.ts'
import type { Check } from '../evidence/check.ts'
import { composeRun } from './compose.ts'
import { evidenceFor, type EvidenceSource } from '../evidence/evidence.ts'
import type { ClientProgram } from '../exchange/client-job.ts'
import type { HeaderList } from '../exchange/exchange.ts'
import { judgeAmong } from '../engine/explain.ts'
import { gather } from './gather.ts'
import type { ReceiverSettings } from '../exchange/inbox.ts'
import { wasTooBusyFor } from '../engine/judge.ts'
import type { Plan } from '../engine/plan.ts'
import { callsOf, costOf, type Probe } from '../engine/probe.ts'
import type { Proxy } from '../transport/proxy.ts'
import { probesFor } from './registry.ts'
import { objectionTo, plannedCost } from './planned-cost.ts'
import { judgeTranscript } from './replay.ts'
import { steadyEpochMs, type Clock } from '../transport/clock.ts'
import type { Caps, Deadlines } from '../transport/deadlines.ts'
import { createWire, type Wire, type WireOptions } from '../transport/recorder.ts'
import { openTranscript, type TranscriptHeader } from '../transport/transcript.ts'
import { LIMITS_KEY, LIMITS_OTHER_KEY, LIMITS_SIBLING_KEY } from '../limits/declared-quotas.ts'
import { SIGNUP_KEY } from '../statement/signup-request.ts'
import { createRedactor, type Redactor } from '../transport/redaction.ts'
import { WEBHOOK_SECRET } from '../webhooks/probes/webhook-setup.ts'

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
  /** The ids of the only probes that may be carried out; absent: all that the checks need. */
  readonly onlyProbes?: readonly string[]
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
  /** Waits for all probes, then judges. Rejects only when Assay itself broke. */
  readonly verdict: (check: Check) => Promise<CheckRecord>
  /** The evidence of the checks. Complete once the session is closed. */
  readonly evidence: EvidenceSource
  /** Returns the number of requests that have left so far. */
  readonly sentRequests: () => number
  /** Waits for the rest, closes wire and transcript, and composes the run. Rejects only when Assay itself broke. */
  readonly close: () => Promise<Run>
  /** Composes the run of the verdicts so far. */
  readonly runSoFar: () => Run
  /** Ends the run because its user stopped it: no further request leaves, and all checks are judged by what was seen. */
  readonly interrupt: () => Promise<Run>
}

/** Starts a run: the first request goes out before this returns. */
export function startSession(options: SessionOptions): Session {
  const opened = openParts(options)
  const { wire, parts } = opened
  const records = new Map<string, CheckRecord>()
  const jury = {
    checks: options.checks,
    plan: options.plan,
    evidenceOf: (check: Check) => evidenceFor(check, parts),
  }
  return {
    async verdict(check) {
      // Any call may be of the kind that a check judges, the last one too.
      await opened.gathering.finished
      const record = judgeAmong(check, jury)
      records.set(check.id, record)
      return record
    },
    evidence: parts,
    sentRequests: () => wire.cost().requests,
    ...endingsOf(opened, options, records),
  }
}

type Opened = ReturnType<typeof openParts>

function openParts(options: SessionOptions) {
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
    probes: [
      ...probesFor(checks, readings).filter(({ id }) => options.onlyProbes?.includes(id) !== false),
      ...(options.furtherProbes ?? []),
    ],
    readings,
    order: options,
    contextFor: (probe, round) => wire.contextFor(probe.id, round, callsOf(probe, readings)),
    exchanges: transcript.exchanges,
    omit: transcript.addOmission,
    isDeclared: ({ capability }) => plan.capabilities.get(capability) === 'supported',
    forbidden: (probe) => objectionTo(probe, plan, signup !== undefined),
    wasTooBusy: (probe, tookMs) => needsFurtherTrial(probe, tookMs, { checks, plan, parts, ...wire }),
  })
  return { startedMs, header, transcript, parts, wire, gathering }
}

function endingsOf(
  { startedMs, header, transcript, wire, gathering }: Opened,
  { plan, checks, version }: SessionOptions,
  records: ReadonlyMap<string, CheckRecord>,
): Pick<Session, 'close' | 'runSoFar' | 'interrupt'> {
  const endNow = () => ({ durationMs: Math.round(performance.now() - startedMs), cost: wire.cost() })
  const composed = (end: ReturnType<typeof endNow>): Run => {
    const judged = checks.flatMap((check) => records.get(check.id) ?? [])
    return composeRun({ ...header, ...end, plan, version, exchanges: transcript.exchanges() }, judged)
  }
  let final: Run | null = null
  return {
    async close() {
      // Also where Assay broke: an open receiver would hold the process.
      try {
        await gathering.finished
      } finally {
        await wire.close()
      }
      const end = endNow()
      transcript.end(end)
      final = composed(end)
      return final
    },
    runSoFar: () => composed(endNow()),
    async interrupt() {
      gathering.stop()
      await wire.close()
      if (final !== null) return final
      const end = { ...endNow(), interrupted: true as const }
      transcript.end(end)
      const seen = { exchanges: transcript.exchanges(), omissions: transcript.omissions() }
      return judgeTranscript(
        { header, ...seen, secrets: transcript.secrets(), end: { type: 'end', ...end } },
        { source: 'the transcript', checks },
      )
    },
  }
}

/** The parts of a run that decide whether a probe is carried out once more. */
type RunParts = {
  readonly checks: readonly Check[]
  readonly plan: Plan
  readonly parts: EvidenceSource
  readonly allows: Wire['allows']
}

/**
 * Returns whether a probe that took `tookMs` needs a further trial because this machine was too busy to see enough of it: the probe may
 * have one, the budget allows it, and a check needs it.
 */
function needsFurtherTrial(probe: Probe, tookMs: number, { checks, plan, parts, allows }: RunParts): boolean {
  const { readings } = plan
  if (probe.mayHaveFurtherTrials?.(readings) !== true) return false
  if (!allows({ ...costOf(probe, readings), ms: tookMs })) return false
  const own = checks.filter((check) => probesFor([check], readings).includes(probe))
  return own.some((check) => wasTooBusyFor(check, evidenceFor(check, parts), plan))
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

/** Keys to look for limits with: the one that is spent, another one of its account, one of another account. */
export type LimitsKeys = {
  readonly key: string | null
  readonly siblingKey: string | null
  readonly otherKey: string | null
}

/** The options of a run that hold secrets. See SessionOptions. */
type SecretOptions = {
  readonly key: string | null
  readonly headers?: HeaderList
  readonly signup?: { readonly key: string | null }
  readonly webhookSecret?: string | null
  readonly limitsKeys?: LimitsKeys
}

/** Returns the secrets that are given besides the key, by the names under which probes send them. */
function givenSecrets({ signup, webhookSecret, limitsKeys }: SecretOptions): ReadonlyMap<string, string> {
  const given = [
    [SIGNUP_KEY, signup?.key],
    [WEBHOOK_SECRET, webhookSecret],
    [LIMITS_KEY, limitsKeys?.key],
    [LIMITS_SIBLING_KEY, limitsKeys?.siblingKey],
    [LIMITS_OTHER_KEY, limitsKeys?.otherKey],
  ] as const
  return new Map(given.flatMap(([name, value]) => (value == null ? [] : [[name, value] as const])))
}

/** Returns the redactor of a run that is given these secrets besides its key. */
function redactorFor({ key, headers = [] }: SecretOptions, secrets: ReadonlyMap<string, string>): Redactor {
  const redactor = createRedactor([...(key === null ? [] : [key]), ...secrets.values()])
  // Not among the placeholders of the key: what a service says of its tenant is not a key that leaks.
  for (const [name, value] of headers) {
    redactor.learn(value)
    redactor.hideField(name)
  }
  return redactor
}
