import { isBuffered, streamArrival, type Arrival } from '../../evidence/arrival.ts'
import { hasFailed, hasTimedOut } from '../../exchange/attempts.ts'
import { isWholeEcho } from '../../evidence/echo.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import {
  defineProbe,
  roundsDue,
  type Call,
  type Probe,
  type ProbeContext,
  type RequestSpec,
} from '../../engine/probe.ts'
import {
  breaksOff,
  chunkTexts,
  hasError,
  isBooleanSwitch,
  isStream,
  streamIn,
  usageSwitch,
  wasLeftEarly,
  whyNotForLibrary,
} from '../../evidence/stream.ts'
import { UNCAPPED_TOKENS } from '../../exchange/chat-path.ts'
import type { JsonObject } from '../../exchange/reply.ts'
import { lacksRole, stringsOf, type Readings } from '../../statement/readings.ts'
import { MAX_PAIRS } from '../../exchange/pair-labels.ts'
import {
  ANSWER_TOKENS,
  greeting,
  longCalls,
  LONGER_TOKENS,
  longMessage,
  REFUSAL_TOKENS,
  refusedFields,
  repeat,
  requiredOf,
  system,
  temperatureWithin,
  type Message,
} from '../../core/probes/core-prompts.ts'
import { SETTLED, untilSettled } from '../../core/probes/core-echo-probes.ts'
import { hugeCall, hugeMessage } from '../../core/probes/core-endpoints-probes.ts'
import { mixedCalls, sendMixed, sendSideBySide, sideBySideCalls } from '../../core/probes/paired-calls.ts'
import {
  acceptingGzip,
  LONGER_CALLS,
  longQuestion,
  MIX_TOKENS,
  TWO,
  uniqueEchoPrompt,
  question,
  sendLonger,
  streamedRequest,
  streamSwitch,
  switchField,
  type StreamSwitch,
} from './sse-request.ts'

const SHORT_TOKENS = 16
const USAGE_TOKENS = 32
const HANG_UP_AFTER_EVENTS = 3
const MAX_ABORTS = 2
// The number of clients that disconnect together. Two others disconnect alone. If all keep their slots, a server with eight has none left.
const MANY_ABORTS = 6

const stream = { kind: 'stream', tokens: ANSWER_TOKENS } as const
const usageCall = { kind: 'stream', about: 'usage', tokens: USAGE_TOKENS } as const
const mistake = { kind: 'refusal', tokens: REFUSAL_TOKENS } as const
// Omits calls if the first streamed call got no stream, so that one failure is not counted several times.
const afterStream = {
  ifNeeded: (sent: readonly Exchange[]) => {
    const first = sent.findLast(({ label }) => label === 'basic')
    return first !== undefined && isStream(first)
  },
} as const
// The statuses that refuse a call because of one of its fields.
const FIELD_REFUSALS: readonly number[] = [400, 422]
const REQUIRED_ONLY = 'required-only'

function isRefusedForField(exchange: Exchange | undefined): boolean {
  return FIELD_REFUSALS.includes(exchange?.response?.status ?? 0)
}

const badKey = { kind: 'credential', tokens: REFUSAL_TOKENS } as const

type StreamProbe = Omit<Parameters<typeof defineProbe>[0], 'calls' | 'run'> & {
  readonly calls: (readings: Readings) => readonly Call[]
  readonly run: (context: ProbeContext, on: StreamSwitch) => Promise<unknown>
}

// Creates a probe that sends nothing if no reading defines how to switch streaming on.
function streamProbe({ calls, run, ...spec }: StreamProbe): Probe {
  return defineProbe({
    ...spec,
    calls: (readings) => (streamSwitch(readings) === null ? [] : calls(readings)),
    run: async (context) => {
      const on = streamSwitch(context.readings)
      if (on !== null) await run(context, on)
    },
  })
}

const sseStream = streamProbe({
  id: 'sse.stream',
  title: 'a long streamed answer; then streamed calls with mistakes, and calls that switch streaming off',
  mayHaveFurtherTrials: () => true,
  calls: (readings) => [
    { ...stream, label: 'basic' },
    {
      ...stream,
      label: REQUIRED_ONLY,
      tokens: UNCAPPED_TOKENS,
      ifNeeded: (sent) => isRefusedForField(sent.findLast(({ label }) => label === 'basic')),
    },
    { ...stream, ...LONGER_CALLS, label: 'longer' },
    { ...mistake, ...afterStream, label: 'bad-body', about: 'messages-string' },
    { ...mistake, ...afterStream, label: 'bad-temperature', about: 'temperature-string' },
    { ...mistake, ...afterStream, label: 'unknown-model' },
    {
      ...stream,
      ...afterStream,
      label: 'role',
      about: 'role-unknown',
      mayBeRefused: true,
      tokens: SHORT_TOKENS,
    },
    { ...badKey, ...afterStream, label: 'no-key', about: 'none' },
    { ...badKey, ...afterStream, label: 'wrong-key', about: 'wrong' },
    { ...badKey, ...afterStream, label: 'wrong-basic', about: 'wrong-elsewhere' },
    ...(canSayNo(readings)
      ? [
          {
            ...afterStream,
            label: 'false',
            kind: 'completion',
            about: 'stream-false',
            tokens: SHORT_TOKENS,
          } as const,
        ]
      : []),
    ...(isBooleanSwitch(readings)
      ? [{ ...mistake, ...afterStream, label: 'word', about: 'switch-word', tokens: SHORT_TOKENS }]
      : []),
  ],
  run: async (context, on) => {
    const basic = await ask(context, on, 'basic', longQuestion(context, 'basic'), ANSWER_TOKENS)
    // A service may refuse an optional field in streams alone.
    if (isRefusedForField(basic)) {
      const whole = question(context, greeting(context, REQUIRED_ONLY), SHORT_TOKENS)
      await context.send(REQUIRED_ONLY, streamedRequest(context, on, requiredOf(context, whole)))
    }
    const arrival = (exchange: Exchange) => arrivalOf(exchange, context.readings)
    await sendLonger(context, basic, arrival, (message) => ask(context, on, 'longer', message, LONGER_TOKENS))
    if (isStream(basic)) await Promise.all<unknown>([...sendRefused(context, on), ...sendSwitched(context)])
  },
})

const sseUsage = streamProbe({
  id: 'sse.usage',
  title:
    'a streamed answer with requested usage, for a client that accepts gzip; again where it came all at once',
  calls: (readings) =>
    usageSwitch(readings) === null
      ? []
      : [
          { ...usageCall, label: 'include-usage' },
          { ...usageCall, label: 'usage-again', ifNeeded: true },
        ],
  run: async (context, on) => {
    const usage = usageSwitch(context.readings)
    if (usage === null) return
    for (const label of ['include-usage', 'usage-again']) {
      const body = question(context, longQuestion(context, label), USAGE_TOKENS)
      const spec = acceptingGzip(context, streamedRequest(context, on, { ...body, ...usage }))
      const sent = await context.send(label, spec)
      const arrival = arrivalOf(sent, context.readings)
      if (arrival === null || !isBuffered(arrival, sent.timing)) return
    }
  },
})

const sseLong = streamProbe({
  id: 'sse.long',
  title: 'a prompt of 32 KiB, streamed, with a long answer',
  calls: (readings) => longCalls(readings, { kind: 'stream', mayBeRefused: true, tokens: LONGER_TOKENS }),
  run: (context, on) =>
    ask(context, on, 'long', longMessage(context, longQuestion(context, 'long')), LONGER_TOKENS),
})

const sseEcho = streamProbe({
  id: 'sse.echo',
  dependsOnModel: true,
  title: 'a streamed echo of text in several scripts',
  calls: () => [{ ...stream, ...SETTLED, label: 'scripts', about: 'echo' }],
  run: async (context, on) => {
    const nonce = context.nonce('scripts')
    // Some libraries split lines at U+2028 too, and so break the JSON of an event. The space keeps the nonce a word of its own.
    const asked = `${nonce} \u2028${context.wording.echoText}`
    await untilSettled(
      () => ask(context, on, 'scripts', repeat(context, asked), ANSWER_TOKENS),
      (text) => isWholeEcho(asked, text),
      streamText(context.readings),
    )
  },
})

const sseMaxTokens = streamProbe({
  id: 'sse.max-tokens',
  dependsOnModel: true,
  title: 'a streamed long answer, with a cap of one token',
  calls: () => [{ ...SETTLED, label: 'one', kind: 'stream', about: 'one-token', tokens: 1 }],
  run: (context, on) =>
    untilSettled(
      () => ask(context, on, 'one', longQuestion(context, 'one'), 1),
      (text) => text !== '',
      streamText(context.readings),
    ),
})

const sseMix = streamProbe({
  id: 'sse.mix',
  // Runs alone, so that foreign text in one stream can only come from the other stream of this probe.
  turn: 'last',
  dependsOnModel: true,
  title:
    'two streamed echoes at the same time, each of its own text, one for a client that accepts gzip; again where one ends before the other begins',
  calls: () => mixedCalls(TWO, { kind: 'stream', about: 'mix', tokens: MIX_TOKENS }),
  run: (context, on) =>
    sendMixed(TWO, (label) => {
      const body = question(context, uniqueEchoPrompt(context, label), MIX_TOKENS)
      const spec = streamedRequest(context, on, body)
      return context.send(label, label === 'b' ? acceptingGzip(context, spec) : spec)
    }),
})

const sseSdk = streamProbe({
  id: 'sse.sdk',
  title: 'a conversation continued in a stream, read through the openai-node library',
  calls: (readings) =>
    whyNotForLibrary(readings) === null
      ? [{ ...stream, label: 'stream', about: 'library', tokens: SHORT_TOKENS }]
      : [],
  run: async (context) => {
    const { OpenAI } = await import('../../core/probes/openai-library.ts')
    const refused = refusedFields(context)
    const required = stringsOf(context.readings, 'request.required', 'required')
    const { system: instruction, pastTurns } = context.wording
    const earlier = [
      { role: 'system', content: instruction } as const,
      { role: 'user', content: pastTurns.user } as const,
      { role: 'assistant', content: pastTurns.assistant } as const,
    ]
    // The other probes stream a single message.
    const messages = earlier.some(({ role }) => lacksRole(context.readings, role)) ? [] : earlier
    await context.throughClient('stream', 'openai-node', async ({ baseUrl, apiKey, fetch }) => {
      const client = new OpenAI({ apiKey, baseURL: `${baseUrl}/v1`, fetch, maxRetries: 0, logLevel: 'off' })
      const pieces = await client.chat.completions.create({
        model: context.model,
        messages: [...messages, { role: 'user', content: greeting(context, 'stream').content }],
        ...(refused.includes('max_tokens') ? {} : { max_tokens: SHORT_TOKENS }),
        ...(required.includes('temperature') ? { temperature: temperatureWithin(context.readings) } : {}),
        stream: true,
      })
      let text = ''
      for await (const chunk of pieces) {
        text += chunk.choices[0]?.delta.content ?? ''
      }
      return text
    })
  },
})

// It runs last, because two concurrent streams may break the server.
const sseSideBySide = streamProbe({
  id: 'sse.side-by-side',
  turn: 'last',
  title: 'two streams started at once; where one breaks off, each time again, and one alone in between',
  calls: (readings) => sideBySideCalls('stream', (exchange) => breaksOff(exchange, readings)),
  run: (context, on) =>
    sendSideBySide(
      context,
      (label) => streamedRequest(context, on, question(context, longQuestion(context, label), ANSWER_TOKENS)),
      (exchange) => breaksOff(exchange, context.readings),
    ),
})

// Returns how many rounds of a hang-up and a call after it are due: another one after each call that fails.
function hangUpsDue(sent: readonly Exchange[]): number {
  return roundsDue(sent, { label: 'after', max: MAX_ABORTS + 1, isDue: hasFailed })
}

// Returns how many rounds of a stream beside hang-ups are due: another one after each stream that breaks off.
function besidesDue(sent: readonly Exchange[], readings: Readings): number {
  return roundsDue(sent, { label: 'beside', max: MAX_PAIRS, isDue: (call) => breaksOff(call, readings) })
}

// Returns whether one more client may hang up: no call of this probe has timed out.
function isNoneLate(sent: readonly Exchange[]): boolean {
  return !sent.some(hasTimedOut)
}

const left = { kind: 'left', about: 'abort', tokens: ANSWER_TOKENS } as const
const after = { kind: 'completion', about: 'after-abort', tokens: SHORT_TOKENS } as const

// It runs last, because disconnects may break the server.
const sseAbort = streamProbe({
  id: 'sse.abort',
  turn: 'last',
  title:
    'a client that hangs up in the middle of a stream, and the next call; repeated where the call fails or the stream had ended; then six more clients beside a stream, again where it breaks off, and alone; and one more and a stream with requested usage',
  calls: (readings) => {
    const due = (sent: readonly Exchange[]) => besidesDue(sent, readings)
    const dueMany = (sent: readonly Exchange[]) => MANY_ABORTS * due(sent)
    return [
      { ...left, label: 'abort', further: MAX_ABORTS, due: hangUpsDue },
      { ...after, label: 'after', isSentOnce: true, further: MAX_ABORTS, due: hangUpsDue },
      { ...stream, label: 'beside', about: 'beside-abort', isSentOnce: true, further: MAX_PAIRS - 1, due },
      {
        ...left,
        label: 'many',
        isSentOnce: true,
        count: MANY_ABORTS,
        further: MANY_ABORTS * (MAX_PAIRS - 1),
        due: dueMany,
      },
      { ...stream, label: 'alone', about: 'beside-abort', count: MAX_PAIRS, ifNeeded: true },
      { ...left, label: 'leave', isSentOnce: true, ifNeeded: isNoneLate },
      { ...after, kind: 'stream', label: 'next' },
    ]
  },
  run: async (context, on) => {
    const long = question(context, longQuestion(context, 'abort'), ANSWER_TOKENS)
    const spec = streamedRequest(context, on, long)
    let isWholeAtOnce = false
    for (let round = 1; round <= MAX_ABORTS + 1; round += 1) {
      // If the server sends the whole stream at once, the client hangs up before its first event.
      const hangUpAfterEvents = isWholeAtOnce && round >= MAX_ABORTS ? 0 : HANG_UP_AFTER_EVENTS
      const gone = await context.send('abort', { ...spec, hangUpAfterEvents })
      isWholeAtOnce = gone.end.kind === 'aborted' && !wasLeftEarly(gone, context.readings)
      // Not repeated after a failure, because a server may fail once after each abort. The loop tries again with a new abort.
      const next = await context.send('after', { json: hello(context, 'after') })
      if (!hasFailed(next) && (round >= MAX_ABORTS || gone.end.kind !== 'aborted' || !isWholeAtOnce)) break
    }
    // If the server does not free the slots of clients that hung up, it fails only after several of them.
    const leaving = { ...spec, hangUpAfterEvents: HANG_UP_AFTER_EVENTS }
    const besides = question(context, longQuestion(context, 'beside'), ANSWER_TOKENS)
    const sendBeside = async () => {
      const [beside] = await Promise.all([
        context.send('beside', streamedRequest(context, on, besides)),
        ...Array.from({ length: MANY_ABORTS }, () => context.send('many', leaving)),
      ])
      return beside
    }
    // A stream may break off by chance, alone too.
    for (let round = 1; round <= MAX_PAIRS && breaksOff(await sendBeside(), context.readings); round += 1)
      await context.send('alone', streamedRequest(context, on, besides))
    // If the stream beside the hang-ups has freed the last slot, one more client keeps it.
    if (isNoneLate(context.recorded('sse.abort'))) await context.send('leave', leaving)
    // A stream, because some servers count the slots of streams only. May be repeated: if slots are not freed, a repetition fails too.
    // With usage, where the service counts streams: a later one shows a running total.
    const isCounted = context.recorded('sse.usage').some(isStream)
    const usage = isCounted ? usageSwitch(context.readings) : null
    await context.send('next', streamedRequest(context, on, { ...hello(context, 'next'), ...usage }))
  },
})

const sseHuge = streamProbe({
  id: 'sse.huge',
  turn: 'end',
  title: 'a prompt of 1 MB, streamed',
  calls: () => [{ ...hugeCall, kind: 'stream' }],
  run: (context, on) => {
    const spec = streamedRequest(context, on, question(context, hugeMessage(context), 1))
    return context.send('huge', { ...spec, isSlow: true })
  },
})

/** Every probe of the capability `sse`. */
export const sseProbes: readonly Probe[] = [
  sseStream,
  sseUsage,
  sseLong,
  sseEcho,
  sseMaxTokens,
  sseMix,
  sseSideBySide,
  sseAbort,
  sseSdk,
  sseHuge,
]

// Returns whether a member of the request body turns streaming on. The value `false` of this member then turns streaming off.
function canSayNo(readings: Readings): boolean {
  return readings.get('sse.switch')?.value.reading === 'stream-true'
}

function ask(
  context: ProbeContext,
  on: StreamSwitch,
  label: string,
  message: Message,
  maxTokens: number,
): Promise<Exchange> {
  return context.send(label, streamedRequest(context, on, question(context, message, maxTokens)))
}

function hello(context: ProbeContext, label: string): JsonObject {
  return question(context, greeting(context, label), SHORT_TOKENS)
}

function sendRefused(context: ProbeContext, on: StreamSwitch): readonly Promise<unknown>[] {
  const { nonce, wording } = context
  const specOf = (label: string, more: JsonObject = {}): RequestSpec =>
    streamedRequest(context, on, {
      ...question(context, greeting(context, label), REFUSAL_TOKENS),
      ...more,
    })
  const withKey = (label: string, authorization: string | null, more: RequestSpec = {}) =>
    context.send(label, { ...specOf(label), authorization, ...more })
  const wrong = wording.wrongKey(nonce('wrong-key'))
  return [
    context.send('bad-body', specOf('bad-body', { messages: 'not an array' })),
    context.send('bad-temperature', specOf('bad-temperature', { temperature: 'warm' })),
    context.send(
      'unknown-model',
      specOf('unknown-model', { model: wording.unknownModel(nonce('unknown-model')) }),
    ),
    context.send(
      'role',
      specOf('role', { messages: [{ ...system(context), role: 'narrator' }, greeting(context, 'role')] }),
    ),
    withKey('no-key', null),
    withKey('wrong-key', `Bearer ${wrong}`),
    withKey('wrong-basic', `Basic ${wrong}`, { headers: { 'x-api-key': wrong } }),
  ]
}

function sendSwitched(context: ProbeContext): readonly Promise<unknown>[] {
  const { readings } = context
  const send = (label: string, value: unknown) =>
    context.send(label, { json: { ...hello(context, label), [switchField(readings)]: value } })
  return [
    ...(canSayNo(readings) ? [send('false', false)] : []),
    ...(isBooleanSwitch(readings) ? [send('word', 'yes')] : []),
  ]
}

function arrivalOf(exchange: Exchange, readings: Readings): Arrival | null {
  if (!isStream(exchange)) return null
  const seen = streamIn(exchange, readings)
  const isBare = chunkTexts(seen).length === 0 || hasError(seen)
  return isBare ? null : streamArrival(seen)
}

// Returns a function that returns the text of a stream; null for another answer, and for merged events, which a model does not cause.
function streamText(readings: Readings): (exchange: Exchange) => string | null {
  return (exchange) => {
    const seen = isStream(exchange) ? streamIn(exchange, readings) : null
    return seen === null || seen.isMerged ? null : seen.text
  }
}
