import { setTimeout as passed } from 'node:timers/promises'
import { hasFailed } from '../../exchange/attempts.ts'
import { defineProbe, roundsDue, type Call, type Probe, type ProbeContext } from '../../engine/probe.ts'
import { conversationOf } from '../../evidence/conversation.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { dialectOf } from '../../evidence/socket-message.ts'
import { KEY_PLACEHOLDER } from '../../exchange/placeholders.ts'
import type { FrameSpec, SocketSpec, SocketStep } from '../../exchange/socket-script.ts'
import { conversationProbes } from './websocket-conversations-probes.ts'
import { greeting, REFUSAL_TOKENS, user } from '../../core/probes/core-prompts.ts'
import { longQuestion } from '../../sse/probes/sse-request.ts'
import { requestSteps, requestOpcode, whereOffered, type SocketClient } from './websocket-request.ts'

// The step that waits for a refusal. It waits at most 2 s after a message of unknown shape, because this message may be the refusal.
const REFUSAL: SocketStep = { do: 'wait', for: 'answer', afterStrangeMs: 2000 }
const SHORT_TOKENS = 16
const LONG_TOKENS = 64
// The step that waits at most 3 s for a close. Servers that close the connection do so without a wait.
const CLOSE: SocketStep = { do: 'wait', for: 'close', ms: 3000 }
// The maximum number of rounds with a sudden disconnect. A new round follows if the call after the disconnect failed, perhaps by chance.
const MAX_VANISHINGS = 3
const HUGE_BYTES = 1024 * 1024
const UNTRUE_BYTES = 2 ** 40
// The query parameters that may carry the key of clients that cannot set header fields, such as browsers.
const QUERY_NAMES = ['api_key', 'token']

const MISTAKES = [
  'malformed',
  'binary',
  'not-utf8',
  'unknown-type',
  'no-messages',
  'unknown-model',
  'temperature-string',
  'reserved-bits',
  'unmasked',
  'opcode',
  'long-ping',
]

function bad(label: string, tokens: number): Call {
  return { label, kind: 'bad-conversation', tokens }
}

const auth = defineProbe({
  id: 'websocket.auth',
  title:
    'handshakes without a key, with a made-up one under Bearer and under Basic, with an empty one, and with the right one in the URL',
  calls: (readings) =>
    [
      ['none', 'none'],
      ['wrong', 'wrong'],
      ['empty', 'empty-bearer'],
      ['basic', 'wrong-elsewhere'],
      // With the reading `query`, a key in the query is a valid key.
      ...(dialectOf(readings)?.auth === 'query' ? [] : [['query', 'query-key']]),
    ].map(([label = '', about = '']) => ({ ...bad(label, REFUSAL_TOKENS), about, isWithoutKey: true })),
  run: (context) =>
    whereOffered(context, async ({ connect, request, dialect }) => {
      const wrong = context.wording.wrongKey(context.nonce('wrong'))
      const steps = (credential: string | null) =>
        requestSteps(request(greeting(context, 'auth'), REFUSAL_TOKENS, {}, credential))
      const query = QUERY_NAMES.map((name) => `${name}=${KEY_PLACEHOLDER}`).join('&')
      const badly = (label: string, credential: string | null, more: Partial<SocketSpec> = {}) =>
        connect(label, steps(credential), { credential, ...more })
      await Promise.all([
        badly('none', null),
        badly('wrong', wrong),
        badly('empty', ''),
        badly('basic', null, { authorization: `Basic ${wrong}`, headers: { 'x-api-key': wrong } }),
        dialect.auth === 'query' ? undefined : badly('query', null, { path: `${dialect.path}?${query}` }),
      ])
    }),
})

// It runs last, because such messages may break the server.
const mistakes = defineProbe({
  id: 'websocket.mistakes',
  turn: 'last',
  title:
    'messages that are not requests, requests with a mistake, frames that RFC 6455 forbids, and a frame that claims to be much longer than it is',
  calls: [...MISTAKES.map((label) => bad(label, REFUSAL_TOKENS)), bad('announced', 0)],
  run: (context) =>
    whereOffered(context, async (client) => {
      const wrong = [...mistakesOf(context, client), ...forbidden(context, client)]
      await oneByOne(
        wrong.map(
          ([label, ...steps]) =>
            () =>
              client.connect(label, steps),
        ),
      )
      const opcode = requestOpcode(client.dialect)
      const frames = [{ opcode, payload: '{', announcedBytes: UNTRUE_BYTES }]
      await client.connect('announced', [{ do: 'frames', frames }, CLOSE])
    }),
})

// It runs last, because it may stop the server.
const huge = defineProbe({
  id: 'websocket.huge',
  turn: 'end',
  isOnRequest: true,
  title: 'a message of 1 MB',
  calls: [{ ...bad('huge', REFUSAL_TOKENS), promptLetters: HUGE_BYTES }],
  run: (context) =>
    whereOffered(context, ({ connect, request }) => {
      const { word } = context.wording.filler
      const prompt = `Answer with one word. ${word.repeat(HUGE_BYTES / word.length)}`
      return connect('huge', requestSteps(request(user(prompt), REFUSAL_TOKENS)))
    }),
})

function vanishingsDue(sent: readonly Exchange[]): number {
  return roundsDue(sent, { label: 'after', max: MAX_VANISHINGS, isDue: hasFailed })
}

const vanish = defineProbe({
  id: 'websocket.vanish',
  turn: 'last',
  title: 'a client that vanishes in the middle of an answer, and the next one; again where that fails',
  calls: [
    { label: 'vanish', kind: 'left', tokens: LONG_TOKENS, further: MAX_VANISHINGS - 1, due: vanishingsDue },
    {
      label: 'after',
      kind: 'conversation',
      about: 'after-vanish',
      isSentOnce: true,
      tokens: SHORT_TOKENS,
      further: MAX_VANISHINGS - 1,
      due: vanishingsDue,
    },
  ],
  run: (context) =>
    whereOffered(context, async ({ connect, request }) => {
      for (let round = 1; round <= MAX_VANISHINGS; round += 1) {
        await connect('vanish', [
          { do: 'send', json: request(longQuestion(context, 'vanish'), LONG_TOKENS) },
          { do: 'wait', for: 'data' },
          { do: 'vanish' },
        ])
        const steps = requestSteps(request(greeting(context, 'after'), SHORT_TOKENS))
        // Not repeated, because a repetition would hide a server that fails once after each vanished client.
        const after = await connect('after', steps)
        if (!hasFailed(after)) return
      }
    }),
})

/** All WebSocket probes. */
export const websocketProbes: readonly Probe[] = [...conversationProbes, auth, mistakes, vanish, huge]

type Mistake = readonly [label: string, ...steps: SocketStep[]]

function mistakesOf(context: ProbeContext, { request, dialect, ownKey }: SocketClient): readonly Mistake[] {
  const good = request(greeting(context, 'mistake'), REFUSAL_TOKENS, {}, ownKey)
  const text = JSON.stringify(good)
  const stranger = context.wording.unknownModel(context.nonce('unknown-model'))
  const key = ownKey === null ? {} : { [dialect.authName]: ownKey }
  const strange = { ...key, [dialect.typePointer.slice(1)]: context.wording.socket.messageType }
  const nothing = request(greeting(context, 'mistake'), REFUSAL_TOKENS, { messages: undefined }, ownKey)
  const unknown = request(greeting(context, 'mistake'), REFUSAL_TOKENS, { model: stranger }, ownKey)
  const warm = request(greeting(context, 'mistake'), REFUSAL_TOKENS, { temperature: 'warm' }, ownKey)
  // A target that serves several requests per socket serves one after a refusal too.
  const servesTwo = context
    .recorded('websocket.turns')
    .some((exchange) => conversationOf(exchange, dialect)?.answers[1]?.end === 'terminator')
  const next: readonly SocketStep[] = [
    { do: 'send', json: good },
    { do: 'wait', for: 'answer', mayBeSilent: true },
  ]
  // Replaces the greeting by an invalid UTF-8 sequence.
  const [before = '', after = ''] = text.split(greeting(context, 'mistake').content)
  const broken = Buffer.concat([Buffer.from(before), Buffer.of(0xc3, 0x28), Buffer.from(after)])
  return [
    ['malformed', { do: 'send', text: text.slice(0, -5) }, REFUSAL],
    ['binary', { do: 'send', bytes: new TextEncoder().encode(text) }, REFUSAL],
    ['not-utf8', { do: 'frames', frames: [{ opcode: 1, payload: broken }] }, REFUSAL],
    ['unknown-type', { do: 'send', json: strange }, REFUSAL],
    ['no-messages', { do: 'send', json: nothing }, REFUSAL],
    ['unknown-model', { do: 'send', json: unknown }, REFUSAL, ...(servesTwo ? next : [])],
    ['temperature-string', { do: 'send', json: warm }, REFUSAL],
  ]
}

function inFrame(label: string, frame: FrameSpec): Mistake {
  return [label, { do: 'frames', frames: [frame] }, CLOSE]
}

function forbidden(context: ProbeContext, { request, dialect, ownKey }: SocketClient): readonly Mistake[] {
  const opcode = requestOpcode(dialect)
  const payload = JSON.stringify(request(greeting(context, 'forbidden'), REFUSAL_TOKENS, {}, ownKey))
  return [
    inFrame('reserved-bits', { opcode, payload, reservedBits: 2 }),
    inFrame('unmasked', { opcode, payload, isMasked: false }),
    inFrame('opcode', { opcode: 3, payload }),
    inFrame('long-ping', { opcode: 9, payload: 'p'.repeat(126) }),
  ]
}

const PATIENCE_MS = 300

// Starts each function when the previous one has ended, or after PATIENCE_MS. A crash then shows which function caused
// it.
async function oneByOne(pieces: readonly (() => Promise<unknown>)[]): Promise<void> {
  const begun: Promise<unknown>[] = []
  for (const begin of pieces) {
    const work = begin()
    // Promise.all below reports the errors. Until then they must not count as unhandled rejections.
    work.catch(() => undefined)
    begun.push(work)
    const waiting = new AbortController()
    const patience = passed(PATIENCE_MS, undefined, { signal: waiting.signal }).catch(() => undefined)
    await Promise.race([work, patience]).finally(() => waiting.abort())
  }
  await Promise.all(begun)
}
