import { ANSWER_TOKENS, chatRequest, user } from '../../core/probes/core-prompts.ts'
import { defineProbe, type Call, type Probe, type ProbeContext } from '../../engine/probe.ts'
import { is2xx } from '../../exchange/reply.ts'
import { longQuestion, question, streamedRequest, streamSwitch } from '../../sse/probes/sse-request.ts'
import type { Readings } from '../../statement/readings.ts'
import {
  BURST_EXTRA,
  CALL_TOKENS,
  inFlightQuota,
  requestQuota,
  shortWindowsMs,
  tokenCalls,
  tokenQuota,
  windowWaitSeconds,
} from '../declared-quotas.ts'
import { SINGLE_CALL } from '../limits-served.ts'
import { MARGIN_MS, spending } from './limit-run.ts'

const GREETING_LETTERS = 90
// The maximum number of prompt tokens of a call that tests the limit on concurrent calls.
const PROMPT_TOKENS = 60
// The minimum wait in ms before the probe starts. Calls of earlier probes end during this wait.
const REST_MS = 5000

const limitsTokens = defineProbe({
  id: 'limits.tokens',
  turn: 'last',
  title: 'a declared quota of tokens, used up with long prompts',
  calls: (readings) => {
    const planned = tokenCalls(readings)
    if (planned === null) return []
    const { count, promptTokens } = planned
    const promptLetters = GREETING_LETTERS + promptTokens * ' and'.length
    const waitSeconds = windowWaitSeconds(readings, 2) / count
    return [{ ...plain('token-quota'), count, tokens: CALL_TOKENS, promptLetters, waitSeconds }]
  },
  run: async (context) => {
    const planned = tokenCalls(context.readings)
    if (planned === null || !(await rest(context))) return
    const { count, promptTokens } = planned
    for (let number = 1; number <= count; number += 1) {
      const label = `token-quota-${number}`
      const prompt = user(`${context.wording.greeting(context.nonce(label))}${' and'.repeat(promptTokens)}`)
      const json = chatRequest(context, [prompt], { max_tokens: CALL_TOKENS })
      if (!is2xx(await context.send(label, spending(context, { json })))) return
    }
  },
})

const limitsInFlight = defineProbe({
  id: 'limits.in-flight',
  turn: 'last',
  title: 'more calls at once than may be in flight',
  calls: (readings) => {
    const count = callsInFlight(readings)
    const kind = streamSwitch(readings) === null ? 'completion' : 'stream'
    if (count === null) return []
    const waitSeconds = windowWaitSeconds(readings, 2) / count
    return [{ ...plain('in-flight'), kind, count, tokens: ANSWER_TOKENS, waitSeconds }]
  },
  run: async (context) => {
    const count = callsInFlight(context.readings)
    const stream = streamSwitch(context.readings)
    if (count === null || !(await rest(context))) return
    await Promise.all(
      Array.from({ length: count }, (_, index) => {
        const label = `in-flight-${index + 1}`
        const body = question(context, longQuestion(context, label), ANSWER_TOKENS)
        const spec = stream === null ? { json: body } : streamedRequest(context, stream, body)
        return context.send(label, spending(context, spec))
      }),
    )
  },
})

/** The probes of limits on tokens and on requests in flight. */
export const unitProbes: readonly Probe[] = [limitsTokens, limitsInFlight]

function plain(about: string): Call {
  return {
    label: `${about}-*`,
    kind: 'completion',
    about,
    mayBeRefused: true,
    isSentOnce: true,
    marks: SINGLE_CALL,
  }
}

function callsInFlight(readings: Readings): number | null {
  const limit = inFlightQuota(readings)
  if (limit === null) return null
  const count = limit.quota + BURST_EXTRA
  const requests = requestQuota(readings)?.quota ?? Infinity
  const tokens = tokenQuota(readings)?.quota ?? Infinity
  return count <= requests && count * (PROMPT_TOKENS + ANSWER_TOKENS) <= tokens ? count : null
}

/** Waits until the earlier calls no longer count against the limit, and returns true. Returns false at once if that takes too long. */
async function rest({ readings, pause }: ProbeContext): Promise<boolean> {
  const short = shortWindowsMs(readings)
  if (short === null) return false
  // A sliding window counter forgets calls after two windows.
  await pause(Math.max(REST_MS, ...short.map((windowMs) => 2 * windowMs)) + MARGIN_MS)
  return true
}
