/** The streamed calls whose answers are read to the end. */
import { streamArrival, type Arrival } from '../../evidence/arrival.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import type { Probe, ProbeContext } from '../../engine/probe.ts'
import { breaksOff, hasError, isStream, textPieces, streamIn } from '../../evidence/stream.ts'
import { ANSWER_TOKENS, LONGER_TOKENS, repeat, type Message } from '../../core/probes/core-prompts.ts'
import { sendLonger, LONGER_COST } from './longer-answers.ts'
import { sendSideBySide, sideBySideCalls } from '../../core/probes/paired-calls.ts'
import { longQuestion, question, streamedRequest, streamSwitch, type StreamSwitch } from './sse-request.ts'
import { usageSwitch } from '../usage-switch.ts'
import type { Readings } from '../../statement/readings.ts'

const MAX_ATTEMPTS = 3
const USAGE_TOKENS = 32
const MIX_TOKENS = 160
// So often that two answers written at the same time overlap.
const MIX_REPETITIONS = 8

const sseStream: Probe = {
  id: 'sse.stream',
  capability: 'sse',
  title: 'one streamed answer, long enough to be seen arriving, or a longer one',
  cost: { requests: 1, completionTokens: ANSWER_TOKENS, further: LONGER_COST },
  run: (context) =>
    withSwitch(context, async (stream) => {
      const basic = await ask(context, stream, 'basic', longQuestion(context, 'basic'), ANSWER_TOKENS)
      const arrival = (exchange: Exchange) => arrivalOf(exchange, context.readings)
      await sendLonger(context, basic, arrival, (message) =>
        ask(context, stream, 'longer', message, LONGER_TOKENS),
      )
    }),
}

const sseUsage: Probe = {
  id: 'sse.usage',
  capability: 'sse',
  title: 'a streamed answer with requested usage',
  cost: { requests: 1, completionTokens: USAGE_TOKENS },
  run: (context) =>
    withSwitch(context, async (stream) => {
      const usage = usageSwitch(context.readings)
      if (usage === null) return
      const body = question(context, longQuestion(context, 'include-usage'), USAGE_TOKENS)
      const spec = streamedRequest(context, stream, { ...body, ...usage })
      await context.send('include-usage', { ...spec, isValidCall: true })
    }),
}

const sseEcho: Probe = {
  id: 'sse.echo',
  capability: 'sse',
  dependsOnModel: true,
  title: 'a streamed echo of text in several scripts',
  cost: { requests: 1, completionTokens: ANSWER_TOKENS },
  run: (context) =>
    withSwitch(context, async (stream) => {
      const nonce = context.nonce('scripts')
      const { echoText } = context.wording
      await untilSettled(
        context.readings,
        () => ask(context, stream, 'scripts', repeat(context, `${nonce} ${echoText}`), ANSWER_TOKENS),
        (text) => text.includes(nonce) && text.normalize('NFC').includes(echoText),
      )
    }),
}

const sseMaxTokens: Probe = {
  id: 'sse.max-tokens',
  capability: 'sse',
  dependsOnModel: true,
  title: 'a streamed long answer, with a cap of one token',
  cost: { requests: 1, completionTokens: 1 },
  run: (context) =>
    withSwitch(context, (stream) =>
      untilSettled(
        context.readings,
        () => ask(context, stream, 'one', longQuestion(context, 'one'), 1),
        (text) => text !== '',
      ),
    ),
}

const sseMix: Probe = {
  id: 'sse.mix',
  capability: 'sse',
  dependsOnModel: true,
  title: 'two streamed echoes at the same time, each of its own text',
  cost: { requests: 2, completionTokens: 2 * MIX_TOKENS },
  run: (context) =>
    withSwitch(context, async (stream) => {
      const calls = ['a', 'b'].map((label) => {
        const text = Array.from({ length: MIX_REPETITIONS }, () => context.nonce(label)).join(' ')
        return ask(context, stream, label, repeat(context, text), MIX_TOKENS)
      })
      await Promise.all(calls)
    }),
}

/** After the others, so that a target which cannot bear it takes none of their answers away. */
const sseSideBySide: Probe = {
  id: 'sse.side-by-side',
  capability: 'sse',
  turn: 'last',
  title: 'two streams started at once; where one breaks off, each time again, and one alone in between',
  calls: sideBySideCalls('stream', ANSWER_TOKENS),
  run: (context) =>
    withSwitch(context, (stream) =>
      sendSideBySide(
        context,
        (label) =>
          streamedRequest(context, stream, question(context, longQuestion(context, label), ANSWER_TOKENS)),
        (exchange) => breaksOff(exchange, context.readings),
      ),
    ),
}

/** Probes whose answers are whole event streams. */
export const streamProbes: readonly Probe[] = [
  sseStream,
  sseUsage,
  sseEcho,
  sseMaxTokens,
  sseMix,
  sseSideBySide,
]

async function withSwitch(
  context: ProbeContext,
  use: (stream: StreamSwitch) => Promise<unknown>,
): Promise<void> {
  const stream = streamSwitch(context.readings)
  if (stream !== null) await use(stream)
}

function ask(
  context: ProbeContext,
  stream: StreamSwitch,
  label: string,
  message: Message,
  maxTokens: number,
): Promise<Exchange> {
  const spec = streamedRequest(context, stream, question(context, message, maxTokens))
  return context.send(label, { ...spec, isValidCall: true })
}

function arrivalOf(exchange: Exchange, readings: Readings): Arrival | null {
  if (!isStream(exchange)) return null
  const stream = streamIn(exchange, readings)
  const isBare = textPieces(stream).length === 0 || hasError(stream)
  return isBare ? null : streamArrival(stream)
}

// What a model says varies, so one unlucky answer must not decide; an answer that is not a stream will not become one.
async function untilSettled(
  readings: Readings,
  send: () => Promise<Exchange>,
  settles: (text: string) => boolean,
): Promise<void> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const exchange = await send()
    if (!isStream(exchange) || settles(streamIn(exchange, readings).text)) return
  }
}
