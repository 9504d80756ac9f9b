import type { ProbeContext, RequestSpec } from '../../engine/probe.ts'
import { isSpread, type Arrival } from '../../evidence/arrival.ts'
import { CHAT_PATH } from '../../exchange/chat-path.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { MAX_PAIRS } from '../../exchange/pair-labels.ts'
import { stringOf, type Readings } from '../../statement/readings.ts'
import type { JsonObject } from '../../exchange/reply.ts'
import type { Mix } from '../../core/probes/paired-calls.ts'
import {
  chatRequest,
  echoOnOneLine,
  LONGER_TOKENS,
  originOfPage,
  user,
  type Message,
} from '../../core/probes/core-prompts.ts'

/** How a request switches streaming on. */
export type StreamSwitch = {
  readonly body: JsonObject
  readonly headers: Readonly<Record<string, string>>
  /** The query string with its question mark; empty without a query. */
  readonly query: string
}

/** Returns the declared request member or header that asks for a stream (gap G4.6). Returns null if none is declared. */
export function streamSwitch(readings: Readings): StreamSwitch | null {
  const reading = readings.get('sse.switch')?.value
  if (reading === undefined) return null
  const off: StreamSwitch = { body: {}, headers: {}, query: '' }
  const { reading: name } = reading
  if (name === 'accept') {
    return {
      ...off,
      headers: { accept: stringOf(readings, 'sse.switch', 'mediaType') ?? 'text/event-stream' },
    }
  }
  if (name === 'query') {
    const [key, value] = ['name', 'value'].map((part) => stringOf(readings, 'sse.switch', part) ?? '')
    return { ...off, query: `?${new URLSearchParams({ [key ?? '']: value ?? '' }).toString()}` }
  }
  return { ...off, body: { [switchField(readings)]: true } }
}

/** Returns the name of the request member that switches streaming on, such as `stream`. */
export function switchField(readings: Readings): string {
  return stringOf(readings, 'sse.switch', 'field') ?? 'stream'
}

/** Returns a prompt for a long answer. Its unique word (nonce) makes caches useless. */
export function longQuestion(context: ProbeContext, label: string): Message {
  return user(context.wording.story(context.nonce(label)))
}

/** Returns a chat request with one message. `maxTokens` is its `max_tokens`. */
export function question(context: ProbeContext, message: Message, maxTokens: number): JsonObject {
  return chatRequest(context, [message], { max_tokens: maxTokens })
}

/** Returns a request for a stream: `body` with the declared switch for streaming, sent to the declared path (`sse.path`). */
export function streamedRequest(context: ProbeContext, stream: StreamSwitch, body: JsonObject): RequestSpec {
  const path = stringOf(context.readings, 'sse.path', 'path') ?? CHAT_PATH
  return { path: `${path}${stream.query}`, headers: stream.headers, json: { ...body, ...stream.body } }
}

/** Copies a request and adds `Accept-Encoding: gzip` to the copy, as most clients do (RFC 9110 section 12.5.3). */
export function acceptingGzip(context: ProbeContext, spec: RequestSpec): RequestSpec {
  return { ...spec, headers: { ...spec.headers, 'accept-encoding': 'gzip', ...originOfPage(context) } }
}

const MAX_LONGER = 2

/** The number of calls that {@link sendLonger} sends, and their token cap. A probe that calls `sendLonger` declares these values. */
export const LONGER_CALLS = { count: MAX_LONGER, tokens: LONGER_TOKENS, ifNeeded: true } as const

// A function that returns how the text of an answer arrived, or null for an error or a missing answer.
type ArrivalOf = (exchange: Exchange) => Arrival | null

/** If the answer `first` arrived in too few parts to judge, requests longer answers until one arrives in several parts. */
export async function sendLonger(
  context: ProbeContext,
  first: Exchange | undefined,
  arrivalOf: ArrivalOf,
  ask: (message: Message) => Promise<Exchange>,
): Promise<void> {
  let last = first
  for (let count = 1; count <= MAX_LONGER && last !== undefined && !showsArrival(last, arrivalOf); count += 1)
    last = await ask(longQuestion(context, `longer-${count}`))
}

function showsArrival(exchange: Exchange, arrivalOf: ArrivalOf): boolean {
  const arrival = exchange.end.kind === 'failed' ? null : arrivalOf(exchange)
  return arrival === null || isSpread(arrival, exchange.timing)
}

/** The `max_tokens` of each of the two concurrent calls ({@link TWO}). */
export const MIX_TOKENS = 256
/** Two calls that are sent at the same time, so that their answers overlap. */
export const TWO: Mix = { labels: ['a', 'b'], max: MAX_PAIRS }

// The number of times that the repeated text contains the nonce. The text is long so that simultaneous answers overlap.
const MIX_REPETITIONS = 16

/** Returns a prompt to repeat a long text, so that concurrent answers overlap. */
export function uniqueEchoPrompt(context: ProbeContext, label: string): Message {
  return echoOnOneLine(context, context.nonce(label), MIX_REPETITIONS)
}
