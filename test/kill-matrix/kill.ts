/** Runs checks in this process against one server of the reference implementation, for the kill matrix and similar tests. */
import declared from '../../schemas/statements/reference.json' with { type: 'json' }
import type { Check } from '../../conformance/evidence/check.ts'
import type { Capability } from '../../conformance/exchange/capabilities.ts'
import { selectChecks } from '../../conformance/session/registry.ts'
import { resolvePlan, type Statement } from '../../conformance/statement/plan.ts'
import { startSession, type LimitsKeys, type SessionOptions } from '../../conformance/session/open-session.ts'
import { parseStatement } from '../../conformance/statement/statement.ts'
import type { Caps, Deadlines } from '../../conformance/transport/deadlines.ts'
import type { Patch } from '../../reference/patch.ts'
import { startReference, type Reference, type ReferenceOptions } from '../../reference/server.ts'
import type { CheckRecord, Run } from '../../schemas/compiled/run.ts'
import { skewedClock, type SkewedClock } from '../check/skewed-clock.ts'

/** A running target. */
export type Up = { readonly baseUrl: string; readonly key: string | null; readonly model: string }

/** The shipped statement of the reference implementation. */
export const referenceStatement = parseStatement(JSON.stringify(declared), 'reference.json')

// How many real seconds a second of webhooks lasts, and how long a run waits for retries.
const SLOW = { scale: 0.05, waitSeconds: 5 }

/**
 * Options of the reference for slow webhooks, `times` slower than usual. With its default options, a stall of 50 ms looks like a sender
 * that gives up.
 */
export function slowWebhooks(times = 1): ReferenceOptions {
  return { webhooks: { clockScale: SLOW.scale * times, deadlineSeconds: 30 } }
}

/** The usual {@link slowWebhooks}. */
export const SLOW_WEBHOOKS: ReferenceOptions = slowWebhooks()

/** How much slower webhooks are where a run is judged once more, because this machine was too busy to see the usual ones. */
export const SLOWER = 4

/** The parameters that a statement must declare for {@link SLOW_WEBHOOKS}. `retry` stands for the reading `webhooks.retry`. */
export const SLOW_READINGS = {
  delivery: { timeScale: SLOW.scale, deadlineSeconds: 30 },
  retry: { waitSeconds: SLOW.waitSeconds },
} as const

/** Returns the statement with the webhook parameters that {@link slowWebhooks} need. */
export function slowlyDelivered(statement: Statement, times = 1): Statement {
  const readings = new Map(statement.readings)
  const [delivery, retry] = [readings.get('webhooks.delivery'), readings.get('webhooks.retry')]
  if (delivery !== undefined)
    readings.set('webhooks.delivery', {
      ...delivery,
      ...SLOW_READINGS.delivery,
      timeScale: SLOW.scale * times,
    })
  if (retry !== undefined) readings.set('webhooks.retry', { ...retry, waitSeconds: SLOW.waitSeconds * times })
  return { ...statement, readings }
}

/** Deadlines that end runs with unanswered requests soon, but are long enough for a busy machine. */
export const TEST_DEADLINES: Partial<Deadlines> = {
  connectMs: 2000,
  headersMs: 4000,
  firstByteMs: 4000,
  idleMs: 3000,
  totalMs: 20_000,
  slowMs: 4000,
}

/** Maximum sizes of answers. Only endless answers reach these sizes, and they reach them within a short time. */
export const TEST_CAPS: Partial<Caps> = { events: 2000, bodyBytes: 2 * 1024 * 1024 }

/** Settings for checks of limits: the keys whose quota a run may use up, and a clock that skips pauses. */
export type LimitsSetting = { readonly limitsKeys: LimitsKeys; readonly clock: SkewedClock }

/** Judges a target with all checks, or with the checks of the capabilities `only`. Pauses after a 429 are a tenth as long as usual. */
export async function judgeUp(
  target: Up,
  deadlines = TEST_DEADLINES,
  statement: Statement | null = null,
  only: readonly Capability[] | null = null,
  limits: Partial<LimitsSetting> = {},
): Promise<Run> {
  return await judgeBy(checksOfCapabilities(only), target, deadlines, statement, limits)
}

/** Returns the checks of these capabilities; null: all checks. */
export function checksOfCapabilities(only: readonly Capability[] | null): readonly Check[] {
  return selectChecks(null).filter(({ capability }) => only === null || only.includes(capability))
}

/** Options of a judging run, such as its seed and its number of rounds. */
export type Look = Partial<
  Pick<SessionOptions, 'seed' | 'disguised' | 'repeat' | 'maxRequests' | 'transcriptPath' | 'version'>
>

async function judgeBy(
  checks: readonly Check[],
  target: Up,
  deadlines: Partial<Deadlines>,
  statement: Statement | null,
  more: Partial<LimitsSetting> & Look,
): Promise<Run> {
  const session = startSession({
    ...target,
    seed: 'kill',
    maxRequests: 300,
    version: '0.0.0-test',
    transcriptPath: null,
    ...more,
    plan: resolvePlan({ profile: 'openai', statement, require: [] }),
    checks,
    maxTokens: 30_000,
    deadlines,
    caps: TEST_CAPS,
    pauseScale: 0.1,
    receiver: { mode: 'loopback', port: 0 },
    signup: { email: null, key: null },
  })
  return await session.close()
}

/** A judged run. `appliedCount`: the number of changed answers. `idle`: the ids of patches that changed no answer. */
export type JudgedReference = {
  readonly run: Run
  readonly appliedCount: number
  readonly idle: readonly string[]
}

/** Judges the reference with these patches. `only`: the capabilities to judge, null for all. */
export function judgeReference(
  patches: readonly Patch[],
  options: ReferenceOptions = {},
  only: readonly Capability[] | null = null,
  statement: Statement = referenceStatement,
  look: Look = {},
): Promise<JudgedReference> {
  return judged(patches, options, checksOfCapabilities(only), statement, look)
}

/** Judges the patched reference by these checks only, so that only their requests are sent. */
export function judgeReferenceBy(
  checks: readonly Check[],
  patches: readonly Patch[],
  options: ReferenceOptions = {},
  statement: Statement = referenceStatement,
  look: Look = {},
): Promise<JudgedReference> {
  return judged(patches, options, checks, statement, look)
}

/**
 * Judges as {@link judgeReference} does, with webhooks that are slow enough for a busy machine. Judges once more, with slower ones, if this
 * machine was too busy for a verdict all the same.
 */
export async function judgeUnhurried(
  patches: readonly Patch[],
  only: readonly Capability[] | null = null,
  statement: Statement = referenceStatement,
  look: Look = {},
): Promise<JudgedReference> {
  const judge = (times: number) =>
    judgeReference(patches, slowWebhooks(times), only, slowlyDelivered(statement, times), look)
  const first = await judge(1)
  return blemishes(first.run).some(isTooBusy) ? await judge(SLOWER) : first
}

/** Judges the limits of the reference, with keys that no other check uses. `before`: prepares the reference. `more`: further checks. */
export function judgeLimits(
  patches: readonly Patch[],
  options: ReferenceOptions = {},
  statement: Statement = referenceStatement,
  before?: (reference: Reference) => Promise<void>,
  more: readonly Check[] = [],
): Promise<JudgedReference> {
  return judged(patches, options, [...checksOfCapabilities(['limits']), ...more], statement, {}, before)
}

async function judged(
  patches: readonly Patch[],
  options: ReferenceOptions,
  checks: readonly Check[],
  statement: Statement,
  look: Look = {},
  before: (reference: Reference) => Promise<void> = () => Promise.resolve(),
): Promise<JudgedReference> {
  const clock = skewedClock()
  const reference = await startReference({ ...options, patches, clock: clock.nowMs })
  try {
    await before(reference)
    const more = { limitsKeys: reference.limited, clock, ...look }
    // A fault that delays answers must not meet the deadline, which would be another fault.
    const isSlow = patches.some(({ id }) => id === 'aborts-delay')
    const deadlines = isSlow ? { ...TEST_DEADLINES, headersMs: 15_000, firstByteMs: 15_000 } : TEST_DEADLINES
    const run = await judgeBy(checks, reference, deadlines, statement, more)
    const idle = patches.filter((patch) => reference.appliedCount(patch) === 0).map(({ id }) => id)
    return { run, appliedCount: reference.appliedCount(), idle }
  } finally {
    await reference.close()
  }
}

/** Returns whether a check caught a fault: a MUST fails, a SHOULD warns. */
export function isCaught(record: CheckRecord): boolean {
  return record.verdict === (record.level === 'MUST' ? 'fail' : 'warn')
}

/** Formats the issues of a check as text, one line each. The `reason` of a fault must match this text. */
export function issueText(record: CheckRecord): string {
  return record.issues.map(({ at, expected, received }) => `${at} ${expected} ${received}`).join('\n')
}

/** Returns whether a check is undecided only because this machine was too busy, which does not blame the service. */
export function isHeldUp({ verdict, code }: CheckRecord): boolean {
  return verdict === 'inconclusive' && code === 'busy-machine'
}

/**
 * Returns whether a line of {@link blemishes} only reports that this machine was too busy for a verdict. A further trial of a probe, such as
 * `sse.stream/basic#2`, exists for no other reason.
 */
export function isTooBusy(line: string): boolean {
  return /\b(?:busy-machine |timeout \S+#\d)/.test(line) || TOO_FAST.test(line)
}

// Matches undecided checks of arrival times. A busy machine may read all parts of a fast answer together.
const TOO_FAST = /\.arrival-spread: (?:inconclusive )?model-behaviour /

/** Returns one line for each verdict that a correct target would not get. */
export function blemishes(run: Run): readonly string[] {
  return run.checks
    .filter((record) => !['pass', 'not-applicable', 'observed'].includes(record.verdict))
    .map(
      (record) =>
        `${record.verdict} ${record.id}: ${record.reason ?? ''} ${record.detail ?? ''} ${issueText(record)}`,
    )
    .filter((line) => !TOO_FAST.test(line))
}
