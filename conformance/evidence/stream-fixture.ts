/** Builds event streams for the tests of checks. */
import type { Judgement } from '../exchange/judgement.ts'
import { allSelectors } from './evidence.ts'
import type { Evidence } from './check.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { isSelected } from '../exchange/call-kinds.ts'
import type { Readings } from '../statement/readings.ts'
import type { JsonObject } from '../exchange/reply.ts'
import { evidenceOf, exchange, readingsOf, type ExchangeParts } from '../exchange/exchange-fixture.ts'
import { sseChecks } from '../sse/checks/sse.ts'

/** The readings of the profile `openai` about event streams and errors. */
export const profileReadings: Readings = readingsOf({
  'sse.switch': { reading: 'stream-true', field: 'stream' },
  'sse.events': {
    reading: 'chunks-done',
    mediaType: 'text/event-stream',
    schema: 'urn:assay:openai:chat-completion-chunk',
    object: 'chat.completion.chunk',
    terminator: '[DONE]',
    usageSwitch: { stream_options: { include_usage: true } },
  },
  'errors.body': {
    reading: 'openai',
    schema: 'urn:assay:openai:error-body',
    fullSchema: 'urn:assay:openai:error-body-full',
  },
  'errors.status': { reading: 'table', unknownModel: [404, 400] },
})

/** The readings of {@link profileReadings}, but `sse.switch` and `errors.conditions` come from a statement. */
export const streamReadings: Readings = new Map([
  ...profileReadings,
  ['sse.switch', { layer: 'declared', value: { reading: 'stream-true', field: 'stream' } }],
  ['errors.conditions', { layer: 'declared', value: { reading: 'refused' } }],
])

/** The texts of the chunks that all tests of streams use. */
export const CHUNK_TEXTS = [
  'Once',
  ' upon',
  ' a',
  ' time',
  ' there',
  ' was',
  ' a',
  ' keeper',
  ' by',
  ' the sea.',
]

/** Returns a chunk with one choice. `finish`: its finish reason; `more`: further members. */
export function chunkWith(delta: unknown, finish: unknown = null, more: JsonObject = {}): JsonObject {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_790_000_000,
    model: 'test-model',
    choices: [{ index: 0, delta, finish_reason: finish }],
    ...more,
  }
}

/** The chunk with `usage` that a server adds if the request asks for `usage`. */
export const usageChunk = chunkWith({}, null, {
  choices: [],
  usage: { prompt_tokens: 9, completion_tokens: 10, total_tokens: 19 },
})

/** Returns the chunks of a good answer: first the role, then the text, at last the finish reason. */
export function answerChunks(
  pieces: readonly string[] = CHUNK_TEXTS,
  finish = 'stop',
): readonly JsonObject[] {
  const texts = pieces.map((content) => chunkWith({ content }))
  return [chunkWith({ role: 'assistant', content: '' }), ...texts, chunkWith({}, finish)]
}

/** Returns the text of an event stream with these payloads and the terminator. */
export function eventStream(values: readonly JsonObject[]): string {
  return [...values.map((value) => `data: ${JSON.stringify(value)}\n\n`), 'data: [DONE]\n\n'].join('')
}

/** Returns a streamed exchange. By default, the exchange is valid, and its events arrive at intervals. */
export function streamedExchange(id: string, text: string, parts: ExchangeParts = {}): Exchange {
  const bodyBytes = new TextEncoder().encode(text).length
  const half = Math.floor(bodyBytes / 2)
  return exchange(id, {
    headers: [
      ['content-type', 'text/event-stream; charset=utf-8'],
      ['cache-control', 'no-cache'],
    ],
    text,
    reads: [
      [10, half],
      [90, bodyBytes - half],
    ],
    ...parts,
  })
}

function asking(text: string): ExchangeParts {
  return { requestJson: { messages: [{ role: 'user', content: `Answer. repeat: ${text}` }] } }
}

const CAPPED: ExchangeParts = { requestJson: { max_tokens: 10 } }

const refusal: ExchangeParts = {
  status: 400,
  json: { error: { message: 'no', type: 'invalid_request_error', param: null, code: null } },
}

/** Returns the exchanges of a conforming server. `changed` replaces exchanges by id; null removes an exchange. */
export function goodExchanges(changed: Readonly<Record<string, Exchange | null>> = {}): readonly Exchange[] {
  // Builds a stream whose chunks have the id of the exchange.
  const stream = (at: string, values: readonly JsonObject[], parts: ExchangeParts = {}) =>
    streamedExchange(at, eventStream(values.map((value) => ({ ...value, id: `chatcmpl-${at}` }))), parts)
  const echo = ['n1', ' é', ' 🌍', ' 中文']
  const good = [
    exchange('core.completion/all-four'),
    exchange('core.fields/required-only'),
    exchange('core.lenient/nulls'),
    exchange('core.echo/plain', {
      ...asking('n0 é 🌍 中文'),
      json: { choices: [{ message: { content: 'n0 é 🌍 中文' } }] },
    }),
    streamedExchange('sse.stream/basic', eventStream(answerChunks())),
    stream('sse.usage/include-usage', [...answerChunks(CHUNK_TEXTS, 'length'), usageChunk], CAPPED),
    stream('sse.echo/scripts', answerChunks(echo), asking('n1 é 🌍 中文')),
    stream('sse.max-tokens/one', answerChunks(['Once'], 'length')),
    stream('sse.abort/beside', answerChunks(['a', 'b'])),
    stream('sse.mix/a', answerChunks(['aa', ' aa']), asking('aa aa')),
    stream('sse.mix/b', answerChunks(['bb', ' bb']), asking('bb bb')),
    stream('sse.side-by-side/pair-1-a', answerChunks()),
    stream('sse.side-by-side/pair-1-b', answerChunks()),
    exchange('sse.stream/false'),
    exchange('sse.stream/word', refusal),
    exchange('sse.stream/bad-body', refusal),
    exchange('sse.stream/no-key', { ...refusal, status: 401 }),
    exchange('sse.stream/wrong-key', { ...refusal, status: 401 }),
    exchange('sse.stream/unknown-model', { ...refusal, status: 404 }),
    streamedExchange('sse.abort/abort', 'data: {}\n\n', { end: { kind: 'aborted', afterEvents: 3 } }),
    exchange('sse.abort/after'),
    stream('sse.sdk/stream', answerChunks(), {
      client: { library: 'openai-node', text: 'Once upon a time', error: null },
    }),
  ]
  return good.flatMap((made) => {
    const other = changed[made.id]
    if (other === null) return []
    return [other ?? made]
  })
}

/** Returns the evidence from the exchanges of a conforming server, changed as in {@link goodExchanges}. */
export function streamEvidence(changed: Readonly<Record<string, Exchange | null>> = {}): Evidence {
  return evidenceOf(goodExchanges(changed), { readings: streamReadings })
}

/** Returns the judgment of a check on the exchanges of a conforming server, changed as in {@link goodExchanges}. */
export function judgeStream(id: string, changed: Readonly<Record<string, Exchange | null>> = {}): Judgement {
  return judgeOn(id, streamEvidence(changed))
}

/** Returns the judgment of the check `id`. The check gets only the exchanges that it selects, as in a run. */
export function judgeOn(id: string, evidence: Evidence): Judgement {
  const found = sseChecks.find((check) => check.id === id)
  if (found === undefined) throw new Error(`no check ${id}`)
  const exchanges = evidence.exchanges.filter((call) => isSelected(allSelectors(found), call))
  return found.judge({ ...evidence, exchanges })
}

/** Returns the exchange `sse.stream/basic` with this body. */
export function basic(text: string, parts: ExchangeParts = {}): Record<string, Exchange> {
  return { 'sse.stream/basic': streamedExchange('sse.stream/basic', text, parts) }
}

/** Returns the exchange `sse.stream/basic` with an event stream of these chunks. */
export function chunks(...values: readonly JsonObject[]): Record<string, Exchange> {
  return basic(eventStream(values))
}
