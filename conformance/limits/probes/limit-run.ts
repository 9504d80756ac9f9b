import type { Exchange } from '../../exchange/exchange.ts'
import { is2xx } from '../../exchange/reply.ts'
import type { ProbeContext, RequestSpec } from '../../engine/probe.ts'
import { KEY_PLACEHOLDER, LIMITS_KEY, secretPlaceholder } from '../../exchange/placeholders.ts'
import { stringOf } from '../../statement/readings.ts'
import { SIGNUP_KEY } from '../../statement/signup-request.ts'
import { ANSWER_TOKENS, chatRequest, greeting } from '../../core/probes/core-prompts.ts'
import { longQuestion, question, streamedRequest, streamSwitch } from '../../sse/probes/sse-request.ts'
import { requestSteps, whereOffered } from '../../websocket/probes/websocket-request.ts'
import { limitHeadersOf } from '../limits-headers.ts'
import {
  CALL_TOKENS,
  LIMITS_OTHER_KEY,
  LIMITS_SIBLING_KEY,
  MAX_TOTAL_WAIT_MS,
  MAX_WAIT_MS,
  requestQuota,
  waitToObeyMs,
} from '../declared-quotas.ts'
import { answeredAtMs, shortestWaitMs } from '../../exchange/limits-values.ts'

/** The time in ms that is added to a wait, because timers may fire early. */
export const MARGIN_MS = 30

/** The state that the steps of a limits probe share. */
export type LimitRun = {
  readonly context: ProbeContext
  readonly calls: ReturnType<typeof limitCalls>
  /** The quota that the probe tries to use up: the declared one, otherwise the announced one. Null if there is neither. */
  quota: number | null
  readonly windowMs: number | null
  /** The time when the last 2xx answer arrived, in ms since 1970. Without such an answer, the time when the probe started. */
  answeredAtMs: number
  /** The arrival time of the probe's last answer, in ms since 1970. Before the first answer, the time when the probe started. */
  heardAtMs: number
  refusal: Exchange | null
  answeredCount: number
  readonly tookMs: number[]
  readonly call: (label: string) => Promise<Exchange>
  /** Waits until `atMs` (ms since 1970) and returns true. Returns false at once if this wait, or the sum of all waits, is too long. */
  readonly until: (atMs: number, windows?: number) => Promise<boolean>
  /** Sends nothing for a number of windows, so that earlier calls no longer count. Returns false if that time is too long or unknown. */
  readonly silence: (windows: number) => Promise<boolean>
}

/** Creates the initial state of a limits probe, before the first call. */
export function createRun(context: ProbeContext): LimitRun {
  const declared = requestQuota(context.readings)
  const calls = limitCalls(context)
  let waitedMs = 0
  const run: LimitRun = {
    context,
    calls,
    quota: declared?.quota ?? null,
    windowMs: declared?.windowMs ?? null,
    answeredAtMs: context.nowMs(),
    heardAtMs: context.nowMs(),
    refusal: null,
    answeredCount: 0,
    tookMs: [],
    call: async (label) => recordAnswer(run, await calls.plain(label)),
    async until(atMs, windows = 1) {
      const waitMs = atMs - context.nowMs()
      if (waitMs <= 0) return true
      if (waitMs > windows * MAX_WAIT_MS || waitedMs + waitMs > MAX_TOTAL_WAIT_MS) return false
      waitedMs += waitMs
      await context.pause(waitMs)
      return true
    },
    silence(windows) {
      const { windowMs, refusal, heardAtMs } = run
      const promisedMs = refusal === null ? null : promisedTime(context, refusal)
      const quietMs =
        windowMs === null ? promisedMs : Math.max(heardAtMs + windows * windowMs, promisedMs ?? 0)
      return quietMs === null ? Promise.resolve(false) : run.until(quietMs + MARGIN_MS, windows)
    },
  }
  return run
}

/** Stores an answer in `run`, and returns it. */
export function recordAnswer(run: LimitRun, exchange: Exchange): Exchange {
  run.heardAtMs = answeredAtMs(exchange)
  if (is2xx(exchange)) {
    run.answeredAtMs = run.heardAtMs
    run.tookMs.push(run.heardAtMs - exchange.sentAtEpochMs)
  } else run.refusal = exchange
  return exchange
}

// A `Date` field that is at least this old, in ms, is ignored. Clocks usually differ by less than a minute.
const STALE_MS = 60_000

/** Returns the time, in ms since 1970, from which the refused call may be repeated. Returns null if the refusal does not give a time. */
export function promisedTime({ readings }: ProbeContext, refusal: Exchange): number | null {
  const waitMs = shortestWaitMs(refusal, STALE_MS)
  if (waitMs !== null) return answeredAtMs(refusal) + waitToObeyMs(readings, waitMs)
  const family = stringOf(readings, 'limits.headers', 'reading') ?? ''
  const resets = (limitHeadersOf(family, refusal)?.allowances ?? []).flatMap(({ resetMs }) => resetMs ?? [])
  return resets.length === 0 ? null : answeredAtMs(refusal) + Math.max(...resets)
}

const HANG_UP_AFTER_EVENTS = 2

function limitCalls(context: ProbeContext) {
  const key = limitsKeyOf(context)
  const on = (credential: string, label: string, spec: RequestSpec) =>
    context.send(label, spending(context, spec, credential))
  const send = (label: string, spec: RequestSpec) => on(key, label, spec)
  const hello = (label: string): RequestSpec => ({
    json: chatRequest(context, [greeting(context, label)], { max_tokens: CALL_TOKENS }),
  })
  const onOther = async (label: string, names: readonly string[]) => {
    const held = names.find((name) => context.holds(name))
    return held === undefined ? null : await on(secretPlaceholder(held), label, hello(label))
  }
  const overStream = async (label: string, maxTokens: number, more: RequestSpec) => {
    const stream = streamSwitch(context.readings)
    if (stream === null) return null
    const body = question(context, longQuestion(context, label), maxTokens)
    return await send(label, { ...streamedRequest(context, stream, body), ...more })
  }
  return {
    plain: (label: string) => send(label, hello(label)),
    stream: (label: string) => overStream(label, CALL_TOKENS, {}),
    aborted: (label: string) => overStream(label, ANSWER_TOKENS, { hangUpAfterEvents: HANG_UP_AFTER_EVENTS }),
    socket: (label: string) => overSocket(context, label, key),
    sibling: (label: string) => onOther(label, [LIMITS_SIBLING_KEY]),
    // A key from sign-up belongs to its own account.
    other: (label: string) => onOther(label, [LIMITS_OTHER_KEY, SIGNUP_KEY]),
    wrong: (label: string) => on(context.wording.wrongKey(context.nonce(label)), label, hello(label)),
    invalid: (label: string) =>
      send(label, {
        json: { ...chatRequest(context, [], { max_tokens: CALL_TOKENS }), messages: 'not an array' },
      }),
  }
}

function limitsKeyOf({ holds }: ProbeContext): string {
  return holds(LIMITS_KEY) ? secretPlaceholder(LIMITS_KEY) : KEY_PLACEHOLDER
}

/** Returns a copy of `spec` for a call that uses up quota and is never repeated. `credential` is its API key. */
export function spending(
  context: ProbeContext,
  spec: RequestSpec,
  credential = limitsKeyOf(context),
): RequestSpec {
  return { authorization: `Bearer ${credential}`, isSentOnce: true, isUnqueued: true, ...spec }
}

async function overSocket(
  context: ProbeContext,
  label: string,
  credential: string,
): Promise<Exchange | null> {
  let exchange: Exchange | null = null
  await whereOffered(context, async ({ connect, request }) => {
    const json = request(greeting(context, label), CALL_TOKENS, {}, credential)
    exchange = await connect(label, requestSteps(json), { credential, isSentOnce: true })
  })
  return exchange
}
