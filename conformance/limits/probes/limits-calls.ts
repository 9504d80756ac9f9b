/** The calls that look for limits: on the key that is spent, on others, and none of them sent twice. */
import type { Exchange, OtherKey, QuotaSeries } from '../../exchange/exchange.ts'
import { LIMITS_KEY, LIMITS_OTHER_KEY, LIMITS_SIBLING_KEY, CALL_TOKENS } from '../declared-quotas.ts'
import type { ProbeContext, RequestSpec } from '../../engine/probe.ts'
import { KEY, secretNamed } from '../../exchange/placeholders.ts'
import { SIGNUP_KEY } from '../../statement/signup-request.ts'
import { ANSWER_TOKENS, chatRequest, greeting } from '../../core/probes/core-prompts.ts'
import { longQuestion, question, streamedRequest, streamSwitch } from '../../sse/probes/sse-request.ts'
import { requestSteps, whereOffered } from '../../websocket/probes/websocket-request.ts'

const HANG_UP_AFTER_EVENTS = 2

/** Makes the calls of one run. Each resolves with its record; null says that it could not be made here. */
export type LimitCalls = {
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

/** The calls in this context. */
export function limitCalls(context: ProbeContext): LimitCalls {
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
