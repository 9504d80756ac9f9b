import { conversationArrival, type Arrival } from '../../evidence/arrival.ts'
import { conversationOf } from '../../evidence/conversation.ts'
import { isServerError } from '../../exchange/attempts.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { defineProbe, type Probe, type ProbeContext } from '../../engine/probe.ts'
import { hasSocketChunk } from '../../evidence/replies.ts'
import type { JsonObject } from '../../exchange/reply.ts'
import type { SocketStep } from '../../exchange/socket-script.ts'
import { dialectOf, type Dialect } from '../../evidence/socket-message.ts'
import { SETTLED, untilSettled } from '../../core/probes/core-echo-probes.ts'
import {
  ANSWER_TOKENS,
  bytesToMidCharacter,
  greeting,
  longCalls,
  LONGER_TOKENS,
  longMessage,
  OMITTED_FIELDS,
  repeat,
} from '../../core/probes/core-prompts.ts'
import { mixedCalls, sendMixed } from '../../core/probes/paired-calls.ts'
import {
  LONGER_CALLS,
  longQuestion,
  MIX_TOKENS,
  TWO,
  sendLonger,
  uniqueEchoPrompt,
} from '../../sse/probes/sse-request.ts'
import {
  requestSteps,
  fragments,
  LINGER_MS,
  OFFER_PROBE,
  requestOpcode,
  socketClientOf,
  whereOffered,
  type SocketClient,
} from './websocket-request.ts'

const SHORT_TOKENS = 16
const IDLE_MS = 60
const PONG_MS = 5000
const CLOSE_MS = 10_000
const MESSAGE_BYTES = 20 * 1024

const ordinary = { kind: 'conversation', about: 'ordinary', tokens: ANSWER_TOKENS } as const

const offer = defineProbe({
  id: OFFER_PROBE,
  turn: 'first',
  title:
    'a WebSocket is opened, and a long answer is requested; after an error again without optional fields; after a server error a handshake on an unknown path, and a plain GET',
  calls: [
    { ...ordinary, label: 'basic' },
    ...OMITTED_FIELDS.map(([label]) => ({ ...ordinary, label, ifNeeded: true as const })),
    { label: 'elsewhere', kind: 'other', ifNeeded: true },
    { label: 'plain', kind: 'other', about: 'not-upgraded', ifNeeded: true },
  ],
  run: async (context) => {
    const client = socketClientOf(context)
    if (client === null) return
    const json = client.request(longQuestion(context, 'basic'), ANSWER_TOKENS)
    const offered = await client.connect(
      'basic',
      [
        ...requestSteps(json),
        { do: 'pause', ms: LINGER_MS },
        { do: 'ping', payload: context.wording.socket.pingAfter },
        { do: 'wait', for: 'pong', ms: PONG_MS },
      ],
      { closeMs: CLOSE_MS },
    )
    if (conversationOf(offered, client.dialect)?.answers[0]?.end === 'error')
      for (const [label, fields] of OMITTED_FIELDS) {
        const other = socketClientOf(context, fields)
        const again = await other?.connect(
          label,
          requestSteps(other.request(greeting(context, label), SHORT_TOKENS)),
        )
        if (again === undefined || hasSocketChunk(again, client.dialect)) return
      }
    if (offered.socket !== undefined || !isServerError(offered)) return
    const path = `/v1/${context.wording.unknownPath}-${context.nonce('elsewhere')}`
    await client.connect('elsewhere', [], { path, isSentOnce: true })
    await context.send('plain', { method: 'GET', isSentOnce: true, ...client.plain() })
  },
})

const arrival = defineProbe({
  id: 'websocket.arrival',
  title: 'longer answers, where the first one came too fast to judge its arrival',
  mayHaveFurtherTrials: () => true,
  calls: [{ ...LONGER_CALLS, label: 'longer', kind: 'conversation' }],
  run: (context) =>
    whereOffered(context, ({ connect, request, dialect }) =>
      sendLonger(
        context,
        context.recorded(OFFER_PROBE).at(-1),
        (exchange) => arrivalOf(exchange, dialect),
        (message) => connect('longer', requestSteps(request(message, LONGER_TOKENS))),
      ),
    ),
})

const turns = defineProbe({
  id: 'websocket.turns',
  dependsOnModel: true,
  title: 'two requests on one socket, one after the other',
  calls: [{ label: 'two', kind: 'conversation', about: 'two-requests', tokens: 2 * ANSWER_TOKENS }],
  run: (context) =>
    whereOffered(context, async ({ connect, request }) => {
      const json = (label: string) => request(repeat(context, context.nonce(label)), ANSWER_TOKENS)
      await connect('two', [
        ...requestSteps(json('first')),
        // Gives a target that serves one request per socket time to close it.
        { do: 'pause', ms: LINGER_MS },
        { do: 'send', json: json('second') },
        { do: 'wait', for: 'answer', mayBeSilent: true },
      ])
    }),
})

const mix = defineProbe({
  id: 'websocket.mix',
  dependsOnModel: true,
  title:
    'two sockets at the same time, each with a text of its own to repeat, and a ping during one answer; again where one answer ends before the other begins',
  calls: mixedCalls(TWO, { kind: 'conversation', about: 'mixed', tokens: MIX_TOKENS }),
  run: (context) =>
    whereOffered(context, ({ connect, request }) =>
      sendMixed(TWO, (label) => {
        const json = request(uniqueEchoPrompt(context, label), MIX_TOKENS)
        return connect(label, label === 'b' ? withPing(context, json) : requestSteps(json))
      }),
    ),
})

const fragmented = defineProbe({
  id: 'websocket.fragments',
  dependsOnModel: true,
  title:
    'requests in fragments: with a ping in between, and cut within a character; and a frame in two TCP segments',
  calls: [
    { label: 'three', kind: 'conversation', about: 'in-three', tokens: ANSWER_TOKENS },
    { label: 'cut', kind: 'conversation', about: 'within-character', tokens: ANSWER_TOKENS },
    { label: 'segments', kind: 'conversation', about: 'in-segments', tokens: SHORT_TOKENS },
  ],
  run: (context) =>
    whereOffered(context, async (client) => {
      await Promise.all([
        inThree(context, client),
        withinCharacter(context, client),
        inSegments(context, client),
      ])
    }),
})

const long = defineProbe({
  id: 'websocket.long',
  title: 'a message with a prompt of 20 KiB',
  calls: (readings) =>
    longCalls(readings, { kind: 'other', about: 'long-message', tokens: SHORT_TOKENS }, MESSAGE_BYTES),
  run: (context) =>
    whereOffered(context, ({ connect, request }) => {
      const message = longMessage(context, greeting(context, 'long'), MESSAGE_BYTES)
      return connect('long', requestSteps(request(message, SHORT_TOKENS)))
    }),
})

const maxTokens = defineProbe({
  id: 'websocket.max-tokens',
  dependsOnModel: true,
  title: 'a long answer over a WebSocket, with a cap of one token',
  calls: [{ ...SETTLED, label: 'one', kind: 'conversation', about: 'max-tokens', tokens: 1 }],
  run: (context) =>
    whereOffered(context, ({ connect, request, dialect }) =>
      untilSettled(
        () => connect('one', requestSteps(request(longQuestion(context, 'one'), 1))),
        (text) => text !== '',
        (exchange) => {
          const answer = conversationOf(exchange, dialect)?.answers[0]
          return answer === undefined || answer.end === 'error' ? null : answer.text
        },
      ),
    ),
})

const control = defineProbe({
  id: 'websocket.control',
  title:
    'a ping, silence, then a request and a close without a code; and a close with a code of our own, after a handshake with `Connection: keep-alive, Upgrade`',
  calls: [
    { label: 'ping', kind: 'conversation', about: 'ping-then-request', tokens: SHORT_TOKENS },
    { label: 'close', kind: 'conversation' },
  ],
  run: (context) =>
    whereOffered(context, async ({ connect, request }) => {
      await Promise.all([
        connect('ping', [
          { do: 'ping', payload: context.wording.socket.ping },
          { do: 'wait', for: 'pong', ms: PONG_MS },
          { do: 'pause', ms: IDLE_MS },
          ...requestSteps(request(greeting(context, 'ping'), SHORT_TOKENS)),
          { do: 'close' },
        ]),
        connect('close', [{ do: 'close', code: 4321, reason: context.wording.socket.closeReason }], {
          closeMs: CLOSE_MS,
          headers: { connection: 'keep-alive, Upgrade' },
        }),
      ])
    }),
})

const handshake = defineProbe({
  id: 'websocket.handshake',
  title: 'handshakes that offer an unknown subprotocol, and compression of two requests',
  calls: (readings) => [
    { label: 'compression', kind: 'conversation', tokens: 2 * SHORT_TOKENS },
    // If a subprotocol carries the key, another subprotocol looks like a wrong key.
    ...(dialectOf(readings)?.auth === 'subprotocol'
      ? []
      : [{ label: 'subprotocol', kind: 'conversation' } as const]),
  ],
  run: (context) =>
    whereOffered(context, async ({ connect, request, dialect }) => {
      const json = (label: string) => request(greeting(context, label), SHORT_TOKENS)
      await Promise.all([
        connect(
          'compression',
          [
            ...requestSteps(json('compression')),
            { do: 'send', json: json('compression-again') },
            { do: 'wait', for: 'answer', mayBeSilent: true },
          ],
          { offersCompression: true },
        ),
        dialect.auth === 'subprotocol'
          ? undefined
          : connect('subprotocol', [], {
              subprotocols: [context.wording.socket.subprotocol, ...dialect.subprotocols],
            }),
      ])
    }),
})

/** The probes that send valid requests over WebSockets. */
export const conversationProbes: readonly Probe[] = [
  offer,
  arrival,
  turns,
  mix,
  fragmented,
  long,
  maxTokens,
  control,
  handshake,
]

function arrivalOf(exchange: Exchange, dialect: Dialect): Arrival | null {
  const conversation = conversationOf(exchange, dialect)
  const [answer] = conversation?.answers ?? []
  if (conversation === null || answer === undefined) return null
  return answer.chunks.length === 0 || answer.end === 'error' ? null : conversationArrival(conversation)
}

// Returns the steps that send a request, and a ping during its answer.
function withPing({ wording }: ProbeContext, json: JsonObject): readonly SocketStep[] {
  return [
    { do: 'send', json },
    { do: 'wait', for: 'data', ms: PONG_MS },
    { do: 'ping', payload: wording.socket.ping },
    { do: 'wait', for: 'answer' },
    { do: 'wait', for: 'pong', ms: PONG_MS },
  ]
}

async function inThree(
  context: ProbeContext,
  { connect, request, ownKey, dialect }: SocketClient,
): Promise<void> {
  const text = JSON.stringify(request(repeat(context, context.nonce('three')), ANSWER_TOKENS, {}, ownKey))
  // Cuts after the key, because a placeholder must stay in one fragment.
  const start = ownKey === null ? 0 : Buffer.byteLength(text.slice(0, text.indexOf(ownKey) + ownKey.length))
  const third = Math.floor((Buffer.byteLength(text) - start) / 3)
  const [first, ...rest] = fragments(text, [start + third, start + 2 * third], requestOpcode(dialect))
  if (first === undefined) return
  await connect('three', [
    { do: 'frames', frames: [first, { opcode: 9, payload: context.wording.socket.ping }, ...rest] },
    { do: 'wait', for: 'answer' },
  ])
}

async function inSegments(
  context: ProbeContext,
  { connect, request, ownKey, dialect }: SocketClient,
): Promise<void> {
  const payload = JSON.stringify(request(greeting(context, 'segments'), SHORT_TOKENS, {}, ownKey))
  await connect('segments', [
    { do: 'frames', frames: [{ opcode: requestOpcode(dialect), payload }], isHalved: true },
    { do: 'wait', for: 'answer', mayBeSilent: true },
  ])
}

async function withinCharacter(
  context: ProbeContext,
  { connect, request, ownKey, dialect }: SocketClient,
): Promise<void> {
  const asked = repeat(context, `${context.nonce('cut')} ${context.wording.echoText}`)
  const text = JSON.stringify(request(asked, ANSWER_TOKENS, {}, ownKey))
  await connect('cut', [
    { do: 'frames', frames: fragments(text, [bytesToMidCharacter(text)], requestOpcode(dialect)) },
    { do: 'wait', for: 'answer' },
  ])
}
