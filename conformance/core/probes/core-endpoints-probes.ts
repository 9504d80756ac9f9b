import { brokeOff, isLimited } from '../../exchange/attempts.ts'
import { LIBRARY_TIMEOUT_MS } from '../../evidence/evidence.ts'
import { isPlainCallAnswered, describeValue, isRecord, valueAtPointer } from '../../exchange/reply.ts'
import { defineProbe, type Probe, type ProbeContext, type RequestSpec } from '../../engine/probe.ts'
import { CHAT_PATH } from '../../exchange/chat-path.ts'
import { stringOf } from '../../statement/readings.ts'
import {
  ANSWER_TOKENS,
  chatRequest,
  echoOnOneLine,
  greeting,
  originOfPage,
  REFUSAL_TOKENS,
  system,
  user,
  temperatureWithin,
  refusedFields,
  type Message,
} from './core-prompts.ts'
import { sendSideBySide, sideBySideCalls } from './paired-calls.ts'

const HUGE_BYTES = 1024 * 1024
/** The call with a prompt of 1 MB. */
export const hugeCall = {
  label: 'huge',
  mayBeRefused: true,
  isSentOnce: true,
  tokens: 1,
  // The nonce and the end of the last word add up to 30 letters.
  promptLetters: HUGE_BYTES + 30,
} as const
const answer = { kind: 'completion', tokens: ANSWER_TOKENS } as const
const SLASH = 'trailing-slash'
const keylessCall = { kind: 'credential', about: 'none-elsewhere', tokens: ANSWER_TOKENS } as const
const unusual = { ...answer, mayBeRefused: true } as const

const endpoints = defineProbe({
  id: 'core.endpoints',
  title:
    'other methods on the chat path, an unknown path, a trailing slash, where answered also without a key',
  calls: [
    ...['get', 'head', 'options', 'unknown-path'].map((label) => ({ label, kind: 'other' as const })),
    { label: SLASH, kind: 'other', tokens: ANSWER_TOKENS },
    {
      ...keylessCall,
      label: `${SLASH}-no-key`,
      ifNeeded: (sent) => sent.some((call) => call.label === SLASH && isPlainCallAnswered(call)),
    },
  ],
  run: async (context) => {
    await context.send('get', { method: 'GET', path: CHAT_PATH })
    await context.send('head', { method: 'HEAD', path: CHAT_PATH })
    // The fields of a CORS preflight, which a browser sends without credentials (Fetch standard).
    const headers = {
      origin: stringOf(context.readings, 'cors', 'origin') ?? 'https://app.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    }
    await context.send('options', { method: 'OPTIONS', path: CHAT_PATH, authorization: null, headers })
    await context.send('unknown-path', { method: 'GET', path: `/v1/${context.wording.unknownPath}` })
    const slashed = { path: `${CHAT_PATH}/`, json: chatRequest(context, [greeting(context, SLASH)]) }
    if (isPlainCallAnswered(await context.send(SLASH, slashed)))
      await context.send(`${SLASH}-no-key`, { ...slashed, authorization: null })
  },
})

const sdk = defineProbe({
  id: 'core.sdk',
  title: 'the reference request through the openai-node library',
  calls: [{ ...answer, label: 'plain', about: 'library' }],
  run: async (context) => {
    // Loaded on demand, because loading takes as long as all checks together.
    const { OpenAI } = await import('./openai-library.ts')
    const refused = refusedFields(context)
    await context.throughClient('plain', 'openai-node', async ({ baseUrl, apiKey, fetch }) => {
      const client = new OpenAI({
        apiKey,
        baseURL: `${baseUrl}/v1`,
        fetch,
        maxRetries: 0,
        timeout: LIBRARY_TIMEOUT_MS,
      })
      const completion = await client.chat.completions.create({
        model: context.model,
        messages: [
          { role: 'system', content: context.wording.system },
          { role: 'user', content: greeting(context, 'plain').content },
        ],
        ...(refused.includes('max_tokens') ? {} : { max_tokens: ANSWER_TOKENS }),
        ...(refused.includes('temperature') ? {} : { temperature: temperatureWithin(context.readings) }),
      })
      return textOf(completion)
    })
  },
})

// Returns the text of a completion. Throws an error that names the missing part.
function textOf(completion: unknown): string {
  if (!isRecord(completion)) throw new TypeError(`the library returned a ${describeValue(completion)}`)
  const choice = valueAtPointer(completion, '/choices/0')
  if (choice === undefined) throw new TypeError(`choices is ${describeValue(completion['choices'])}`)
  const message = valueAtPointer(choice, '/message')
  if (!isRecord(message)) throw new TypeError(`choices[0].message is ${describeValue(message)}`)
  return typeof message['content'] === 'string' ? message['content'] : ''
}

const huge = defineProbe({
  id: 'core.huge',
  title: 'a prompt of 1 MB, and the reference request once more',
  // The prompt may block the target.
  turn: 'end',
  calls: [
    { ...hugeCall, kind: 'completion' },
    { ...answer, label: 'after', about: 'after-huge' },
  ],
  run: async (context) => {
    await context.send('huge', {
      json: chatRequest(context, [hugeMessage(context)], { max_tokens: 1 }),
      isSlow: true,
    })
    const after = chatRequest(context, [system(context), greeting(context, 'after')])
    await context.send('after', { json: after, isSlow: true })
  },
})

/** Returns a user message of 1 MB, which begins with a nonce. */
export function hugeMessage(context: ProbeContext): Message {
  const { word } = context.wording.filler
  return user(`${context.nonce('huge')} ${word.repeat(Math.ceil(HUGE_BYTES / word.length))}`)
}

const AFTER = ['after-no-key', 'after-malformed', 'after-unknown-path'] as const
// The time in ms that the probe waits after a refusal, so that the target can close the connection.
const CLOSING_MS = 50
// The maximum number of times that the probe restarts a sequence after a limit refused one of its calls.
const MAX_RESTARTS = 2
const refused = { tokens: REFUSAL_TOKENS, mayRestart: true } as const
const after = { ...unusual, about: 'after-refusal', isSentOnce: true, mayRestart: true } as const

const keptConnection = defineProbe({
  id: 'core.kept-connection',
  turn: 'last',
  title:
    'a refusal and then a good call on one connection: without a key, and once more after it, with a body that is not JSON, at an unknown path',
  calls: [
    ...['no-key', 'no-key-again'].map((label) => ({
      ...refused,
      label,
      kind: 'credential' as const,
      about: 'none',
    })),
    { ...refused, label: 'malformed', kind: 'refusal' },
    { ...refused, label: 'unknown-path', kind: 'other' },
    ...AFTER.map((label) => ({ ...after, label })),
  ],
  run: async (context) => {
    const json = (label: string) =>
      chatRequest(context, [greeting(context, label)], { max_tokens: REFUSAL_TOKENS })
    const withoutKey = { authorization: null, json: json('no-key'), headers: originOfPage(context) }
    const sequences = {
      'no-key': withoutKey,
      malformed: { body: JSON.stringify(json('malformed')).replace('{', '{,') },
      'unknown-path': { path: `/v1/${context.wording.unknownPath}`, json: json('unknown-path') },
    }
    const isAnyLimited = async (label: string, spec: RequestSpec) => {
      const first = await context.send(label, { ...spec, connection: 'keep' })
      await context.pause(CLOSING_MS)
      const next = `after-${label}`
      const good = { json: chatRequest(context, [system(context), greeting(context, next)]) }
      const connection = label === 'no-key' ? 'keep' : 'reuse'
      const second = await context.send(next, { ...good, connection })
      if (connection === 'reuse') return [first, second].some(isLimited)
      // A key belongs to its request, not to the connection (RFC 9110 section 3.3).
      const third = await context.send('no-key-again', { ...withoutKey, connection: 'reuse' })
      return [first, second, third].some(isLimited)
    }
    for (const [label, spec] of Object.entries(sequences))
      for (let left = MAX_RESTARTS; (await isAnyLimited(label, spec)) && left > 0;) left -= 1
  },
})

// Java's client sends this offer (RFC 7540 section 3.2).
const http2Offer = defineProbe({
  id: 'core.http2-offer',
  turn: 'last',
  title: 'the reference request with an offer of HTTP/2, as the client of Java makes it',
  calls: [{ ...unusual, label: 'offer', about: 'http2-offer' }],
  run: async (context) => {
    const headers = {
      connection: 'Upgrade, HTTP2-Settings',
      upgrade: 'h2c',
      'http2-settings': 'AAEAAEAAAAIAAAABAAMAAABkAAQBAAAAAAUAAEAA',
    }
    const json = chatRequest(context, [system(context), greeting(context, 'offer')])
    await context.send('offer', { json, headers })
  },
})

// Source: RFC 9112 section 7.1, RFC 9110 section 12.5.3.
const gzip = defineProbe({
  id: 'core.gzip',
  title: 'an echo for a client that accepts gzip and sends its body in chunks, cut within a character',
  calls: [{ ...unusual, label: 'accepted', about: 'gzip' }],
  run: async (context) => {
    // Some servers fail on a line feed or a quote in a message, which says nothing about encodings.
    const content = echoOnOneLine(context, context.nonce('accepted')).content.replace(/[\s"\\]+/g, ' ')
    const json = chatRequest(context, [system(context), user(content)])
    const headers = { 'accept-encoding': 'gzip', ...originOfPage(context) }
    await context.send('accepted', { json, headers, isChunked: true })
  },
})

const health = defineProbe({
  id: 'core.health',
  title: 'the reference request once more, after all mistakes',
  turn: 'last',
  calls: [{ ...answer, label: 'after', about: 'after-mistakes' }],
  run: async (context) => {
    const messages = [system(context), greeting(context, 'after')]
    await context.send('after', { json: chatRequest(context, messages) })
  },
})

const sideBySide = defineProbe({
  id: 'core.side-by-side',
  title: 'two calls started at once; where one breaks off, each time again, and one alone in between',
  // A target that cannot handle concurrent calls may stop.
  turn: 'last',
  calls: sideBySideCalls('completion', brokeOff),
  run: (context) =>
    sendSideBySide(
      context,
      // Both calls have the same body, to which a cache may give the same id.
      () => ({ json: chatRequest(context, [system(context), greeting(context, 'plain')]) }),
      brokeOff,
    ),
})

/** The probes of paths, methods, connections, compression and a huge prompt. */
export const endpointProbes: readonly Probe[] = [
  endpoints,
  sdk,
  sideBySide,
  keptConnection,
  http2Offer,
  gzip,
  health,
  huge,
]
