/** Streamed calls that are refused, switched off, broken off, or made by a client library. */
import { brokeOff, isServerError } from '../../exchange/attempts.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { callWithBadKey } from '../../engine/bad-key-call.ts'
import type { Probe, ProbeContext, RequestSpec } from '../../engine/probe.ts'
import type { JsonObject } from '../../exchange/reply.ts'
import { otherThanLibrary, wasLeftEarly } from '../../evidence/stream.ts'
import { ANSWER_TOKENS, greeting, REFUSAL_TOKENS, warmthWithin } from '../../core/probes/core-prompts.ts'
import { WITHOUT_CHOICES } from '../without-choices.ts'
import {
  longQuestion,
  question,
  streamedRequest,
  streamSwitch,
  switchField,
  type StreamSwitch,
} from './sse-request.ts'

const SHORT_TOKENS = 16
const HANG_UP_AFTER_EVENTS = 3
const ABORT_TOKENS = ANSWER_TOKENS + SHORT_TOKENS
// One failure may be chance, and so may be a stream that was read to its end before the client could hang up.
const MAX_ABORTS = 3

const sseSwitch: Probe = {
  id: 'sse.switch',
  capability: 'sse',
  title: 'a call with streaming switched off explicitly, and one whose switch is a word',
  cost: { requests: 2, completionTokens: 2 * SHORT_TOKENS },
  run: async (context) => {
    // Only a member that says yes can say no.
    const reading = context.readings.get('sse.switch')?.value
    if (reading?.reading !== 'stream-true') return
    const field = switchField(context.readings)
    await context.send('false', { isValidCall: true, json: { ...hello(context, 'false'), [field]: false } })
    // Where the switch is not a boolean, a word may be the right value.
    if (typeof (reading['value'] ?? true) !== 'boolean') return
    await context.send('word', { json: { ...hello(context, 'word'), [field]: 'yes' } })
  },
}

const sseRefusals: Probe = {
  id: 'sse.refusals',
  capability: 'sse',
  title: 'streamed calls that must be refused before the stream begins',
  cost: {
    requests: 4,
    completionTokens: 4 * REFUSAL_TOKENS,
    withFields: { requests: 2, completionTokens: 2 * REFUSAL_TOKENS },
  },
  run: async (context) => {
    const stream = streamSwitch(context.readings)
    if (stream === null) return
    const calls = refusals(context, stream).map(([label, spec]) =>
      spec.authorization === undefined
        ? context.send(label, spec)
        : callWithBadKey(context, label, (name, more) => context.send(name, { ...spec, ...more })),
    )
    await Promise.all<unknown>(calls)
  },
}

/** Last, because a server that cannot bear it would take the other probes down with it. */
const sseAbort: Probe = {
  id: 'sse.abort',
  capability: 'sse',
  turn: 'last',
  title:
    'a client that hangs up in the middle of a stream, and the next call; again where that is not answered, or the end of the stream was there already, at last before the stream begins',
  cost: {
    requests: 2,
    completionTokens: ABORT_TOKENS,
    further: { requests: 2 * (MAX_ABORTS - 1), completionTokens: ABORT_TOKENS * (MAX_ABORTS - 1) },
  },
  run: async (context) => {
    const stream = streamSwitch(context.readings)
    if (stream === null) return
    const spec = streamedRequest(
      context,
      stream,
      question(context, longQuestion(context, 'abort'), ANSWER_TOKENS),
    )
    let isWholeAtOnce = false
    for (let round = 1; round <= MAX_ABORTS; round += 1) {
      // A server that writes the whole stream at once cannot be left within it. It writes to nobody where the client leaves before.
      const hangUpAfterEvents = isWholeAtOnce && round === MAX_ABORTS ? 0 : HANG_UP_AFTER_EVENTS
      const left = await context.send('abort', { ...spec, isValidCall: true, hangUpAfterEvents })
      isWholeAtOnce = left.end.kind === 'aborted' && !wasLeftEarly(left, context.readings)
      // To send it again by itself would hide a server that fails exactly once after each abort.
      const after = { json: hello(context, 'after'), isValidCall: true, isFailureSought: true } as const
      const next = await context.send('after', after)
      if (!failsByItself(next) && (left.end.kind !== 'aborted' || wasLeftEarly(left, context.readings)))
        return
    }
  },
}

/** The loop is the one of the library's own examples: it takes for granted that each chunk has a choice with a delta. */
const sseSdk: Probe = {
  id: 'sse.sdk',
  capability: 'sse',
  title: 'a stream read through the openai-node library',
  cost: { requests: 1, completionTokens: SHORT_TOKENS },
  run: async (context) => {
    if (streamSwitch(context.readings) === null || otherThanLibrary(context.readings) !== null) return
    const { OpenAI } = await import('../../core/probes/openai-library.ts')
    await context.throughClient('stream', 'openai-node', async ({ baseUrl, apiKey, fetch }) => {
      const client = new OpenAI({ apiKey, baseURL: `${baseUrl}/v1`, fetch, maxRetries: 0, logLevel: 'off' })
      const stream = await client.chat.completions.create({
        model: context.model,
        messages: [{ role: 'user', content: greeting(context, 'stream').content }],
        max_tokens: SHORT_TOKENS,
        temperature: warmthWithin(context.readings),
        stream: true,
      })
      let text = ''
      for await (const chunk of stream) {
        const [choice] = chunk.choices
        if (choice === undefined) throw new TypeError(WITHOUT_CHOICES)
        text += choice.delta.content ?? ''
      }
      return text
    })
  },
}

/** Probes of the edges of a stream. */
export const edgeProbes: readonly Probe[] = [sseSwitch, sseRefusals, sseAbort, sseSdk]

function failsByItself(exchange: Exchange): boolean {
  return brokeOff(exchange) || isServerError(exchange)
}

function hello(context: ProbeContext, label: string): JsonObject {
  return question(context, greeting(context, label), SHORT_TOKENS)
}

function refusals(
  context: ProbeContext,
  stream: StreamSwitch,
): readonly (readonly [label: string, spec: RequestSpec])[] {
  const body = (label: string): JsonObject => question(context, greeting(context, label), REFUSAL_TOKENS)
  const stranger = {
    ...body('unknown-model'),
    model: context.wording.unknownModel(context.nonce('unknown-model')),
  }
  const wrongKey = `Bearer ${context.wording.wrongKey(context.nonce('wrong-key'))}`
  return [
    ['bad-body', streamedRequest(context, stream, { ...body('bad-body'), messages: 'not an array' })],
    ['no-key', { ...streamedRequest(context, stream, body('no-key')), authorization: null }],
    ['wrong-key', { ...streamedRequest(context, stream, body('wrong-key')), authorization: wrongKey }],
    ['unknown-model', streamedRequest(context, stream, stranger)],
  ]
}
