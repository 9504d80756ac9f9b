import { type Call, type ProbeContext, defineProbe } from '../../engine/probe.ts'
import { stringOf, numberOf, stringsOf, type Readings } from '../../statement/readings.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { LONG_CONTENT_BYTES, whyNoLongPrompt } from '../long-prompt.ts'
import { isSuccess, type JsonObject, statusOf } from '../../exchange/reply.ts'
import { setupProblem } from '../../evidence/replies.ts'

/** The maximum number of tokens in the answers to most calls. It leaves room for short reasoning before the answer. */
export const ANSWER_TOKENS = 64

/** The maximum tokens of an answer whose duration is measured. It is larger than that of other calls. */
export const LONGER_TOKENS = 256

/** The token cap of calls that must be refused. It limits the cost of an unexpected answer. */
export const REFUSAL_TOKENS = 8

/** One message of a conversation (interface section 2.2). */
export type Message = { readonly role: string; readonly content: string }

/** Returns the system message, which is the same in all conversations of a run. */
export function system({ wording }: ProbeContext): Message {
  return { role: 'system', content: wording.system }
}

/** Returns a user message. */
export function user(content: string): Message {
  return { role: 'user', content }
}

/** Returns a short question from the user that no cache can answer. */
export function greeting(context: ProbeContext, label: string): Message {
  return user(context.wording.greeting(context.nonce(label)))
}

// The maximum number of letters that the nonce and the question add to the long prompt.
const LONG_MARGIN = 180

/** Returns a list with one call that has a long prompt. The list is empty if a declared token quota does not allow such a prompt. */
export function longCalls(
  readings: Readings,
  call: Omit<Call, 'label'>,
  bytes = LONG_CONTENT_BYTES,
): readonly Call[] {
  if (whyNoLongPrompt(readings) !== null) return []
  return [{ ...call, label: 'long', promptLetters: bytes + LONG_MARGIN }]
}

/** Returns a long user message that ends with the text of the message `last`. */
export function longMessage(context: ProbeContext, last: Message, bytes = LONG_CONTENT_BYTES): Message {
  const { sentence } = context.wording.filler
  const body = sentence.repeat(Math.ceil(bytes / sentence.length)).slice(0, bytes)
  // The nonce comes first, because a server could take a common beginning from its prefix cache.
  return user(`${context.nonce('long')}. ${body}\n${last.content}`)
}

// Matches a character of four bytes in UTF-8 (RFC 3629 section 3).
const FOUR_BYTES = /[\u{10000}-\u{10FFFF}]/u

/** Returns the offset in bytes of the middle of the first 4-byte character. */
export function bytesToMidCharacter(text: string): number {
  return Buffer.byteLength(text.slice(0, text.search(FOUR_BYTES))) + 2
}

/** Returns a long request, which asks the model to repeat a text. */
export function longEcho(context: ProbeContext): JsonObject {
  const last = echoOnOneLine(context, context.nonce('long'))
  const request = (bytes: number) => chatRequest(context, [longMessage(context, last, bytes)])
  return request(2 * LONG_CONTENT_BYTES - bytesToMidCharacter(JSON.stringify(request(LONG_CONTENT_BYTES))))
}

// Some models accept no other value.
const TEMPERATURE = 1

/** The calls of the probe `core.completion` that omit optional fields. */
export const OMITTED_FIELDS = [
  ['without-max-tokens', ['max_tokens']],
  ['without-temperature', ['temperature']],
  ['without-both', ['max_tokens', 'temperature']],
] as const

/** Returns the optional request fields that the service refused in the recorded calls of `probe`. */
export function refusedFields(
  { recorded }: Pick<ProbeContext, 'recorded'>,
  probe = 'core.completion',
  isAnswered: (call: Exchange) => boolean = isSuccess,
): readonly string[] {
  const calls = recorded(probe)
  return (
    OMITTED_FIELDS.find(([label]) => calls.some((call) => call.label === label && isAnswered(call)))?.[1] ??
    []
  )
}

/** Returns a valid request with all fields that the service has not refused so far. `more` adds fields. */
export function chatRequest(
  context: ProbeContext,
  messages: readonly Message[],
  more: JsonObject = {},
): JsonObject {
  const { max_tokens: cap = ANSWER_TOKENS, temperature = TEMPERATURE } = more
  const { readings } = context
  const refused = refusedFields(context).filter((field) => field !== 'max_tokens' || cap !== 1)
  return without(refused, {
    model: context.model,
    messages,
    ...more,
    max_tokens: typeof cap === 'number' ? tokensWithin(readings, cap) : cap,
    temperature: typeof temperature === 'number' ? temperatureWithin(readings, temperature) : temperature,
  })
}

/** Returns a copy of a request without the named fields. */
export function without(fields: readonly string[], request: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(request).filter(([field]) => !fields.includes(field)))
}

/** Returns a copy of the request `whole` that keeps only the fields that the target requires, and the fields named in `more`. */
export function requiredOf(
  { readings }: ProbeContext,
  whole: JsonObject,
  more: readonly string[] = [],
): JsonObject {
  const required = stringsOf(readings, 'request.required', 'required')
  const kept = [...(required.length === 0 ? ['model', 'messages'] : required), ...more]
  return Object.fromEntries(Object.entries(whole).filter(([field]) => kept.includes(field)))
}

/** Returns the temperature nearest to `asked` within the declared bounds. */
export function temperatureWithin(readings: Readings, asked: number = TEMPERATURE): number {
  return within(asked, numberOf(readings, 'temperature.bounds', 'minimum'), [
    numberOf(readings, 'temperature.bounds', 'maximum'),
  ])
}

/** Returns the token cap (`max_tokens`) nearest to `asked` within the declared bounds. */
export function tokensWithin(readings: Readings, asked: number): number {
  return within(asked, numberOf(readings, 'maxTokens.bounds', 'minimum'), [
    numberOf(readings, 'maxTokens.bounds', 'maximum'),
    numberOf(readings, 'maxTokens.maximum', 'maximum'),
  ])
}

function within(asked: number, least: number | null, greatest: readonly (number | null)[]): number {
  return Math.min(Math.max(asked, least ?? asked), ...greatest.filter((bound) => bound !== null))
}

/** Returns a message that asks the model to repeat a text `times` times. The text is one line with characters of many scripts. */
export function echoOnOneLine(context: ProbeContext, nonce: string, times = 1): Message {
  const text = `${nonce} ${context.wording.echoText.replaceAll('\n', ' ')}`
  return repeat(context, `${text}${` ${nonce}`.repeat(times - 1)}`)
}

/** Returns a message that asks the model to repeat exactly `text`. */
export function repeat({ wording }: ProbeContext, text: string): Message {
  return user(wording.echo(text, text))
}

/** The properties that all ordinary calls share: their kind and their token limit. */
export const plain = { kind: 'completion', tokens: ANSWER_TOKENS } as const

/** Sends the reference request, which has all four fields of the interface. */
export const referenceRequest = defineProbe({
  id: 'core.completion',
  title: 'the reference request: all four fields, a system and a user message',
  turn: 'first',
  calls: (readings) => [
    { ...plain, label: 'all-four', about: 'control' },
    ...OMITTED_FIELDS.map(([label], index) => ({
      ...plain,
      label,
      about: 'control',
      ifNeeded: (sent: readonly Exchange[]) => isRefusedSoFar(sent, index, readings),
    })),
  ],
  run: async (context) => {
    const messages = [system(context), greeting(context, 'all-four')]
    const json = chatRequest(context, messages)
    const first = await context.send('all-four', { json })
    if (!isRefused(first, context.readings)) return
    for (const [label, fields] of OMITTED_FIELDS)
      if (isSuccess(await context.send(label, { json: without(fields, json) }))) return
  },
})

function isRefused(call: Exchange, readings: Readings): boolean {
  return [400, 422].includes(statusOf(call) ?? 0) && setupProblem(call, readings) === null
}

// Returns whether the reference request was refused, and none of its repetitions before `index` succeeded.
function isRefusedSoFar(sent: readonly Exchange[], index: number, readings: Readings): boolean {
  const [first, ...others] = ['all-four', ...OMITTED_FIELDS.slice(0, index).map(([label]) => label)].map(
    (label) => sent.findLast((call) => call.label === label),
  )
  if (first === undefined || !isRefused(first, readings)) return false
  return others.every((call) => call === undefined || !isSuccess(call))
}

/** Returns the header field `Origin` if the target must accept calls from web pages. Returns an empty object otherwise. */
export function originOfPage({ readings }: ProbeContext): Readonly<Record<string, string>> {
  const origin = stringOf(readings, 'cors', 'origin')
  return origin === null ? {} : { origin }
}
