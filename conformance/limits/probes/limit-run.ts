/** The calls that look for limits, none of them sent twice, and the common state of the steps: what was answered, refused and waited for. */
import type { Exchange, OtherKey, QuotaSeries } from '../../exchange/exchange.ts'
import { is2xx } from '../../exchange/reply.ts'
import type { ProbeContext, RequestSpec } from '../../engine/probe.ts'
import { KEY, secretNamed } from '../../exchange/placeholders.ts'
import { stringOf } from '../../statement/readings.ts'
import { SIGNUP_KEY } from '../../statement/signup-request.ts'
import { ANSWER_TOKENS, chatRequest, greeting } from '../../core/probes/core-prompts.ts'
import { longQuestion, question, streamedRequest, streamSwitch } from '../../sse/probes/sse-request.ts'
import { requestSteps, whereOffered } from '../../websocket/probes/websocket-request.ts'
import { limitHeadersOf } from '../limits-headers.ts'
import {
  CALL_TOKENS,
  LIMITS_KEY,
  LIMITS_OTHER_KEY,
  LIMITS_SIBLING_KEY,
  MAX_TOTAL_WAIT_MS,
  MAX_WAIT_MS,
  requestQuota,
} from '../declared-quotas.ts'
import { answeredAtMs, shortestWaitMs } from '../limits-values.ts'

/** Timers may fire a little early, and clients that obey are not punctual to the millisecond. */
export const MARGIN_MS = 30

/** The common state of the steps. */
export type LimitRun = {
  readonly context: ProbeContext
  readonly calls: LimitCalls
  /** The quota that is counted on: declared, or announced by a header field; null when unknown. */
  quota: number | null
  readonly windowMs: number | null
  /** The time of the last successful answer, and of the last answer of any kind. */
  answeredAtMs: number
  heardAtMs: number
  /** The last refusal. */
  refusal: Exchange | null
  /** Calls that got through before the first refusal. */
  answeredCount: number
  /** How long each successful answer took. */
  readonly tookMs: number[]
  /** Makes a plain call, of a series or on its own. */
  readonly call: (label: string, series?: QuotaSeries) => Promise<Exchange>
  /** Waits until that moment; false, and at once, when it is too far off. */
  readonly until: (atMs: number) => Promise<boolean>
  /** Waits for so many windows of silence, or as long as the last refusal says; false when that is too long or unknown. */
  readonly silence: (windows: number) => Promise<boolean>
}

/** Starts a run without calls. */
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
    call: async (label, series) => noted(run, await calls.plain(label, series)),
    async until(atMs) {
      const waitMs = atMs - context.nowMs()
      if (waitMs <= 0) return true
      if (waitMs > MAX_WAIT_MS || waitedMs + waitMs > MAX_TOTAL_WAIT_MS) return false
      waitedMs += waitMs
      await context.pause(waitMs)
      return true
    },
    silence(windows) {
      const { windowMs, refusal, heardAtMs } = run
      const promisedMs = refusal === null ? null : promiseOf(context, refusal)
      const quietMs =
        windowMs === null ? promisedMs : Math.max(heardAtMs + windows * windowMs, promisedMs ?? 0)
      return quietMs === null ? Promise.resolve(false) : run.until(quietMs + MARGIN_MS)
    },
  }
  return run
}

/** Takes note of an answer on the key that is spent. */
export function noted(run: LimitRun, exchange: Exchange): Exchange {
  run.heardAtMs = answeredAtMs(exchange)
  if (is2xx(exchange)) {
    run.answeredAtMs = run.heardAtMs
    run.tookMs.push(run.heardAtMs - exchange.sentAtEpochMs)
  } else run.refusal = exchange
  return exchange
}

// Ordinary clocks differ by less.
const STALE_MS = 60_000

/** The moment that a refusal names: Retry-After first; a header field that announces when the quota is full again is second best. */
export function promiseOf({ readings }: ProbeContext, refusal: Exchange): number | null {
  const waitMs = shortestWaitMs(refusal, STALE_MS)
  if (waitMs !== null) return answeredAtMs(refusal) + waitMs
  const family = stringOf(readings, 'limits.headers', 'reading') ?? ''
  const resets = (limitHeadersOf(family, refusal)?.allowances ?? []).flatMap(({ resetMs }) => resetMs ?? [])
  return resets.length === 0 ? null : answeredAtMs(refusal) + Math.max(...resets)
}

const HANG_UP_AFTER_EVENTS = 2

/** Makes the calls of one run. Each resolves with its record; null says that it could not be made here. */
type LimitCalls = {
  /** A plain call on the key that is spent. */
  readonly plain: (label: string, series?: QuotaSeries) => Promise<Exchange>
  readonly stream: (label: string) => Promise<Exchange | null>
  /** A streamed call that we hang up on. */
  readonly aborted: (label: string, series: QuotaSeries) => Promise<Exchange | null>
  /** One message over a WebSocket; null where none is offered. */
  readonly socket: (label: string) => Promise<Exchange | null>
  /** A plain call on another key of the same account. */
  readonly sibling: (label: string) => Promise<Exchange | null>
  /** A plain call on a key of another account. */
  readonly other: (label: string) => Promise<Exchange | null>
  /** A plain call on a key that does not exist. */
  readonly wrong: (label: string) => Promise<Exchange>
  /** A call on the right key that is not a request. */
  readonly invalid: (label: string) => Promise<Exchange>
}

function limitCalls(context: ProbeContext): LimitCalls {
  const key = context.holds(LIMITS_KEY) ? secretNamed(LIMITS_KEY) : KEY
  const spent = context.holds(LIMITS_KEY) ? ({ otherKey: 'limits' } as const) : {}
  const on = (credential: string, label: string, spec: RequestSpec) =>
    context.send(label, {
      authorization: `Bearer ${credential}`,
      isSentOnce: true,
      isUnqueued: true,
      ...spec,
    })
  const send = (label: string, spec: RequestSpec) => on(key, label, { ...spent, ...spec })
  const hello = (label: string): RequestSpec => ({
    json: chatRequest(context, [greeting(context, label)], { max_tokens: CALL_TOKENS }),
  })
  const onOther = async (label: string, otherKey: OtherKey, names: readonly string[]) => {
    const held = names.find((name) => context.holds(name))
    return held === undefined ? null : await on(secretNamed(held), label, { ...hello(label), otherKey })
  }
  const overStream = async (label: string, maxTokens: number, more: RequestSpec) => {
    const stream = streamSwitch(context.readings)
    if (stream === null) return null
    const body = question(context, longQuestion(context, label), maxTokens)
    return await send(label, { ...streamedRequest(context, stream, body), ...more })
  }
  return {
    plain: (label, series) =>
      send(label, { ...hello(label), quotaCall: { kind: 'plain', series: series ?? null } }),
    stream: (label) => overStream(label, CALL_TOKENS, {}),
    aborted: (label, series) =>
      overStream(label, ANSWER_TOKENS, {
        hangUpAfterEvents: HANG_UP_AFTER_EVENTS,
        quotaCall: { kind: 'aborted', series },
      }),
    socket: (label) => overSocket(context, label, key),
    sibling: (label) => onOther(label, 'sibling', [LIMITS_SIBLING_KEY]),
    // What sign-up gave out belongs to an account of its own.
    other: (label) => onOther(label, 'other', [LIMITS_OTHER_KEY, SIGNUP_KEY]),
    wrong: (label) => on(context.wording.wrongKey(context.nonce(label)), label, hello(label)),
    invalid: (label) =>
      send(label, {
        json: { ...chatRequest(context, [], { max_tokens: CALL_TOKENS }), messages: 'not an array' },
      }),
  }
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
