/** Uses up limits on tokens per window and on concurrent requests. */
import { ANSWER_TOKENS, chatRequest, user } from '../../core/probes/core-prompts.ts'
import type { Call, Probe, ProbeContext, RequestSpec } from '../../engine/probe.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { KEY_PLACEHOLDER, secretPlaceholder } from '../../exchange/placeholders.ts'
import { is2xx } from '../../exchange/reply.ts'
import { longQuestion, question, streamedRequest, streamSwitch } from '../../sse/probes/sse-request.ts'
import type { Readings } from '../../statement/readings.ts'
import {
  BURST_EXTRA,
  CALL_TOKENS,
  declaredQuotas,
  inFlightQuota,
  LIMITS_KEY,
  MAX_WAIT_MS,
  requestQuota,
  tokenCalls,
  tokenQuota,
} from '../declared-quotas.ts'
import { shortestWaitMs } from '../limits-values.ts'
import { flightFit, rowLabel, tokenFit, type RowFit } from '../unit-rows.ts'
import { MARGIN_MS } from './limit-run.ts'

const GREETING_LETTERS = 90
// The maximum number of prompt tokens of a call that tests the limit on concurrent calls.
const PROMPT_TOKENS = 60
// How long the probe waits, so that calls of earlier probes end.
const REST_MS = 5000

/** Uses up a quota of tokens with rows of sequential long prompts. A row ends at a refusal or as planned. */
const limitsTokens: Probe = {
  id: 'limits.tokens',
  capability: 'limits',
  turn: 'last',
  title: 'a declared quota of tokens, used up with long prompts',
  calls: (readings) => {
    const planned = tokenCalls(readings)
    if (planned === null) return []
    const { count, promptTokens } = planned
    const promptLetters = GREETING_LETTERS + promptTokens * ' and'.length
    return twice({ ...plain, about: 'token-quota', count, tokens: CALL_TOKENS, promptLetters })
  },
  run: async (context) => {
    const [planned, quota] = [tokenCalls(context.readings), tokenQuota(context.readings)]
    if (planned === null || quota === null) return
    await sendRows(
      context,
      async (isAgain) => {
        const row: Exchange[] = []
        for (let number = 1; number <= planned.count && row.every(is2xx); number += 1) {
          const label = rowLabel('token-quota', number, isAgain)
          const greeting = context.wording.greeting(context.nonce(label))
          const prompt = user(`${greeting}${' and'.repeat(planned.promptTokens)}`)
          const json = chatRequest(context, [prompt], { max_tokens: CALL_TOKENS })
          row.push(await context.send(label, spending(context, { json })))
        }
        return row
      },
      (row) => tokenFit(row, quota, planned),
    )
  },
}

/** Starts more concurrent calls than the declared limit allows. They are streams if streaming is offered. */
const limitsInFlight: Probe = {
  id: 'limits.in-flight',
  capability: 'limits',
  turn: 'last',
  title: 'more calls at once than may be in flight',
  calls: (readings) => {
    const count = callsInFlight(readings)
    // The calls may be streams, so they get the kind `other`, which only the check of this limit judges.
    return count === null
      ? []
      : twice({ ...plain, about: 'in-flight', kind: 'other', count, tokens: ANSWER_TOKENS })
  },
  run: async (context) => {
    const [count, quota] = [callsInFlight(context.readings), inFlightQuota(context.readings)]
    const stream = streamSwitch(context.readings)
    if (count === null || quota === null) return
    const send = (label: string): Promise<Exchange> => {
      const body = question(context, longQuestion(context, label), ANSWER_TOKENS)
      const spec = stream === null ? { json: body } : streamedRequest(context, stream, body)
      return context.send(label, spending(context, spec))
    }
    await sendRows(
      context,
      (isAgain) =>
        Promise.all(
          Array.from({ length: count }, (_, index) => send(rowLabel('in-flight', index + 1, isAgain))),
        ),
      (row) => flightFit(row, quota),
    )
  },
}

/** The probes of limits on tokens and on requests in flight. */
export const unitProbes: readonly Probe[] = [limitsTokens, limitsInFlight]

const plain = { kind: 'completion', mayBeRefused: true, isSentOnce: true } as const

// Declares the calls of the first row, and those of the second row, which is sent only if needed.
function twice(call: Omit<Call, 'label'> & { readonly about: string }): readonly Call[] {
  return [
    { ...call, label: rowLabel(call.about, '*', true), ifNeeded: true },
    { ...call, label: rowLabel(call.about, '*', false) },
  ]
}

/**
 * Sends a row of calls. If it does not fit the limit, earlier calls may have used the quota, or a window may
 * have ended within the row. Then waits, and sends the row once more.
 */
async function sendRows(
  context: ProbeContext,
  send: (isAgain: boolean) => Promise<readonly Exchange[]>,
  fitOf: (row: readonly Exchange[]) => RowFit,
): Promise<void> {
  if (!(await rest(context))) return
  const row = await send(false)
  const fit = fitOf(row)
  if (fit === 'fits' || fit === 'unspent') return
  const wantedMs = Math.max(REST_MS, ...row.map((call) => shortestWaitMs(call) ?? 0))
  const windows = declaredQuotas(context.readings).map(({ windowMs }) => windowMs ?? 0)
  const windowMs = Math.max(0, ...windows.filter((ms) => ms <= MAX_WAIT_MS))
  if (wantedMs > Math.max(MAX_WAIT_MS, 2 * windowMs)) return
  // A sliding window counter forgets calls after two windows.
  await context.pause(Math.max(wantedMs, 2 * windowMs) + MARGIN_MS)
  await send(true)
}

/** Returns how many calls to start together. Null: no limit on them is declared, or other quotas are less. */
function callsInFlight(readings: Readings): number | null {
  const limit = inFlightQuota(readings)
  if (limit === null) return null
  const count = limit.quota + BURST_EXTRA
  const requests = requestQuota(readings)?.quota ?? Infinity
  const tokens = tokenQuota(readings)?.quota ?? Infinity
  return count <= requests && count * (PROMPT_TOKENS + ANSWER_TOKENS) <= tokens ? count : null
}

function spending(context: ProbeContext, spec: RequestSpec): RequestSpec {
  const isOther = context.holds(LIMITS_KEY)
  return {
    authorization: `Bearer ${isOther ? secretPlaceholder(LIMITS_KEY) : KEY_PLACEHOLDER}`,
    isSentOnce: true,
    isUnqueued: true,
    quotaCall: { kind: 'plain', series: null },
    ...(isOther ? ({ otherKey: 'limits' } as const) : {}),
    ...spec,
  }
}

/**
 * Waits twice the longest window, so that earlier calls no longer count. Windows longer than half of
 * {@link MAX_WAIT_MS} are left out. Returns false without a wait if tokens are limited, no window remains, and
 * one that was left out is longer than MAX_WAIT_MS itself.
 */
async function rest({ readings, pause }: ProbeContext): Promise<boolean> {
  const windows = declaredQuotas(readings).map(({ windowMs }) => windowMs ?? 0)
  // A sliding window counter forgets calls after two windows.
  const waitMs = 2 * Math.max(0, ...windows.filter((windowMs) => 2 * windowMs <= MAX_WAIT_MS))
  const isLong = tokenQuota(readings) !== null && windows.some((windowMs) => windowMs > MAX_WAIT_MS)
  if (isLong && waitMs === 0) return false
  await pause(waitMs + MARGIN_MS)
  return true
}
