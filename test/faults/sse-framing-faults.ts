/** Defines faults of event streams: media type, framing, terminator, delayed or missing ends, and the members of chunks. */
import { gzipSync } from 'node:zlib'
import {
  asksForEcho,
  bothActions,
  countCall,
  deltaText,
  eachChunk,
  eachFrame,
  hasText,
  isFinish,
  isUsage,
  on,
  onFirst,
  onGzippedStream,
  onStreamDelivery,
  onStreamReply,
  patch,
  patches,
  withDeltaText,
  withHeader,
  withMembers,
} from './hooks.ts'
import { all, change, drop, type Edit, set, where } from '../../reference/json-edit-fixture.ts'
import { isObject, valueAtPath } from '../../reference/json-value.ts'
import type { Call, Patch, Delivery } from '../../reference/patch.ts'

const CHOICE = '/choices/*'
const ROLE = `${CHOICE}/delta/role`
const FINISH = `${CHOICE}/finish_reason`

// The most tokens that a request for usage asks for.
const USUAL_CAP = 64
const COUNTED = ['/usage/completion_tokens', '/usage/total_tokens']

const everyChunk = (edit: Edit) => eachChunk((chunk) => edit(chunk))
const unfinished = (edit: Edit) => eachChunk((chunk) => (isFinish(chunk) ? chunk : edit(chunk)))

const DONE = 'data: [DONE]\n\n'

// The delay, in ms, of an answer that a proxy buffers until the end of the answer.
const HELD_BACK_MS = 250
const waits = Array.from({ length: 8 }, () => Buffer.from(': wait\n\n'))
const LONG_HELD_BACK_MS = 700
// The number of comments that are written in 250 ms, at one comment every 2 ms.
const COMMENTS = 125
// As many comments as are written in 800 ms.
const LONG_COMMENTS = 400

// An array with more elements than the number of events that a client reads.
const ENDLESS = Array.from({ length: 30_000 })

/** Creates an action that inserts a text after the first event of each stream. */
const withFrame = (extra: string) => on('frames')(([first = '', ...rest]) => [first, extra, ...rest])

/** Creates an action that replaces the terminator of event streams by another text. */
const withDone = (done: string) => eachFrame((frame) => (frame === DONE ? done : frame))

function firstHalf(delivery: Delivery): readonly Buffer[] {
  return delivery.writes.slice(0, Math.ceil(delivery.writes.length / 2))
}

function heldBack(delivery: Delivery): Delivery {
  return { ...delivery, writes: [Buffer.concat(delivery.writes)], delayMs: HELD_BACK_MS }
}

// Removes the last byte of every multibyte character, like a server that splits text between bytes of a character.
function withoutLastBytes(bytes: Buffer): Buffer {
  const kept = [...bytes].filter(
    (byte, index) => !isContinuation(byte) || isContinuation(bytes[index + 1] ?? 0),
  )
  return kept.length === bytes.length ? bytes : Buffer.from(kept)
}

function isContinuation(byte: number): boolean {
  return (byte & 0xc0) === 0x80
}

function typed(frame: string): string {
  const [, content] = /"content":("(?:[^"\\]|\\.)*")/.exec(frame) ?? []
  return content === undefined
    ? 'data: {"type":"status"}\n\n'
    : `data: {"type":"delta","text":${content}}\n\n`
}

// Adds the counts of all streams before to the usage of a stream.
function asTotal(chunk: unknown, call: Call): unknown {
  return ['/usage/prompt_tokens', ...COUNTED].reduce((counted, place) => {
    const total = Number(call.memory.get(place) ?? 0) + Number(valueAtPath(chunk, place))
    call.memory.set(place, total)
    return set(place, total)(counted)
  }, chunk)
}

/** Faults in the framing of event streams, and in the members of chunks. */
export const sseFramingFaults: readonly Patch[] = [
  ...patches(eachChunk, {
    'chunk-choices-null': ['choices is null in the first chunk', onFirst(set('/choices', null))],
    'chunk-delta-missing': ['the last choice has no delta', where(isFinish, drop(`${CHOICE}/delta`))],
    'id-per-chunk': [
      'every chunk has an id of its own',
      (chunk, index) => change('/id', (id) => `${String(id)}-${index}`)(chunk),
    ],
    'created-drifts': [
      'created grows from chunk to chunk',
      (chunk, index) => change('/created', (created) => Number(created) + index)(chunk),
    ],
    'model-drifts': [
      'the model changes in mid-stream',
      (chunk, index) => (index < 2 ? chunk : change('/model', (model) => `${String(model)}-b`)(chunk)),
    ],
    'index-counts-tokens': ['index counts tokens', (chunk, index) => set(`${CHOICE}/index`, index)(chunk)],
    'role-every-chunk': [
      'every chunk with text has a role',
      where(hasText, set('/choices/0/delta/role', 'assistant')),
    ],
    'role-empty-later': [
      'the role is empty after the first chunk',
      where(hasText, set('/choices/0/delta/role', '')),
    ],
    'stream-truncated-says-stop': [
      'a stream cut at max_tokens says stop',
      where(isFinish, set(FINISH, 'stop')),
    ],
  }),
  ...patches(on('frames'), {
    'notes-first': [
      'a stream begins with an event without choices, whose other members are empty',
      (frames) => ['data: {"id":"","object":"","created":0,"model":"","choices":[]}\n\n', ...frames],
    ],
    'sse-bom': [
      'a stream begins with a byte order mark',
      (frames) => frames.map((frame, index) => (index === 0 ? `\uFEFF${frame}` : frame)),
    ],
    'sse-opening-retry': [
      'a stream opens with a block that has nothing but a retry field',
      (frames) => ['retry: 5000\n\n', ...frames],
    ],
    'sse-id-then-comment': [
      'a comment stands alone after an event with an id',
      ([first = '', ...rest]) => [`id: 1\n${first}`, ': keep-alive\n\n', ...rest],
    ],
    'sse-line-separator': [
      'an event is split into lines at U+2028 in its text',
      (frames) => frames.map((frame) => frame.replaceAll('\u2028', '\ndata: ')),
    ],
    'done-missing': ['there is no terminator', (frames) => frames.filter((frame) => frame !== DONE)],
    'chunks-typed': [
      'a stream has typed events of another shape, and no terminator',
      (frames) => frames.filter((frame) => frame !== DONE).map(typed),
    ],
    'done-twice': ['the terminator comes twice', (frames) => [...frames, DONE]],
    'data-after-done': ['a chunk follows the terminator', (frames) => [...frames, ...frames.slice(-2, -1)]],
  }),
  ...patches(everyChunk, {
    'chunk-message-beside': [
      'chunks have message beside delta',
      change(CHOICE, (choice) => set('/message', valueAtPath(choice, '/delta'))(choice)),
    ],
    'chunk-created-ms': [
      'created of chunks is in milliseconds',
      change('/created', (created) => Number(created) * 1000),
    ],
    'stream-ids-colliding': ['all streams have one id', set('/id', 'chatcmpl-stream')],
    'role-never': ['no chunk has a role', drop(ROLE)],
    'finish-never': ['the finish reason stays null', set(FINISH, null)],
    'error-null-in-chunks': ['chunks have a member error that is null', set('/error', null)],
    'stream-usage-off': [
      'the total is one too many',
      change('/usage', (usage) =>
        isObject(usage) ? change('/total_tokens', (n) => Number(n) + 1)(usage) : usage,
      ),
    ],
  }),
  patch(
    'stream-usage-one-few',
    'an answer is long, and as a stream counts one token too few',
    bothActions(
      on('text')((text, call) => (asksForEcho(call) ? text : `${text}${' and so on'.repeat(USUAL_CAP)}`)),
      on('chunks')((chunks) =>
        chunks.map(where(isUsage, all(...COUNTED.map((place) => change(place, (n) => Number(n) - 1))))),
      ),
    ),
  ),
  patch(
    'stream-usage-total',
    'a stream counts the tokens of all streams so far',
    on('chunks')((chunks, call) => chunks.map(where(isUsage, (chunk) => asTotal(chunk, call)))),
  ),
  patch(
    'stream-usage-prompt-thrice',
    'a stream counts three times the tokens of the prompt',
    on('chunks')((chunks) =>
      chunks.map(
        where(isUsage, (chunk) => {
          const prompt = Number(valueAtPath(chunk, '/usage/prompt_tokens'))
          const tripled = set('/usage/prompt_tokens', 3 * prompt)(chunk)
          return change('/usage/total_tokens', (n) => Number(n) + 2 * prompt)(tripled)
        }),
      ),
    ),
  ),
  patch(
    'finish-twice',
    'the finish reason comes twice',
    on('chunks')((chunks) => chunks.flatMap((chunk) => (isFinish(chunk) ? [chunk, chunk] : [chunk]))),
  ),
  ...patches(unfinished, {
    'finish-empty-string': ['the finish reason is an empty string until the last chunk', set(FINISH, '')],
    'finish-absent': ['the finish reason is absent until the last chunk', drop(FINISH)],
  }),
  ...patches(onStreamReply, {
    'sse-media-json': ['a stream is labeled as JSON', withHeader('content-type', 'application/json')],
    'sse-cacheable': ['caches may store a stream', withHeader('cache-control', 'max-age=60')],
    'stream-cors-closed': [
      'the framework adds the allowed origin to plain answers alone',
      withHeader('access-control-allow-origin', null),
    ],
    'stream-gzip-said': [
      'streams are said to be compressed, and are not',
      withHeader('content-encoding', 'gzip'),
    ],
  }),
  ...patches(eachFrame, {
    'sse-single-newline': ['no blank line separates events', (frame) => frame.replace(/\n\n$/, '\n')],
    'event-named': ['events have a name', (frame) => `event: completion\n${frame}`],
  }),
  ...patches(withDone, {
    'sse-last-unterminated': ['no blank line follows the last event', 'data: [DONE]\n'],
    'done-padded': ['a space follows the terminator', 'data: [DONE] \n\n'],
  }),
  ...patches(onStreamDelivery, {
    'sse-utf8-cut': [
      'characters lose their last byte',
      (delivery) => ({ ...delivery, writes: delivery.writes.map(withoutLastBytes) }),
    ],
    'stays-open': ['the connection stays open after the terminator', withMembers({ ending: 'stay-open' })],
    'sse-buffered': ['the whole stream comes at once, when it is complete', (delivery) => heldBack(delivery)],
    'sse-usage-held': [
      'a stream with requested usage comes at once, when it is complete',
      (delivery, { json }) =>
        valueAtPath(json, '/stream_options') === undefined ? delivery : heldBack(delivery),
    ],
    'sse-text-late': [
      'the role comes at once, then comments alone, and all of the text in one burst',
      (delivery) => {
        const [role, ...rest] = delivery.writes
        const silence = Array.from({ length: COMMENTS }, () => Buffer.from(': wait\n\n'))
        return role === undefined
          ? delivery
          : { ...delivery, writes: [role, ...silence, Buffer.concat(rest)] }
      },
    ],
    'sse-first-then-burst': [
      'the first piece of text comes at once, then comments alone, and the rest in one burst',
      (delivery) => {
        const [first, rest] = [delivery.writes.slice(0, 2), delivery.writes.slice(2)]
        const silence = Array.from({ length: LONG_COMMENTS }, () => Buffer.from(': wait\n\n'))
        return { ...delivery, writes: [...first, ...silence, Buffer.concat(rest)] }
      },
    ],
    'stream-truncated': [
      'the stream ends in the middle',
      (delivery) => ({ ...delivery, writes: firstHalf(delivery) }),
    ],
    'stream-reset': [
      'the connection is reset in the middle',
      (delivery) => ({ ...delivery, writes: firstHalf(delivery), ending: 'reset' }),
    ],
    'stream-stalls': [
      'every stream falls silent after its first events and stays open',
      (delivery) => ({
        ...delivery,
        writes: delivery.writes.slice(0, 3),
        ending: 'stay-open',
      }),
    ],
    'stream-endless': [
      'every stream goes on for ever',
      (delivery) => ({
        ...delivery,
        pace: 'turn',
        writes: ENDLESS.flatMap(() => delivery.writes.slice(1, 2)),
      }),
    ],
  }),
  ...patches(withFrame, {
    'sse-retry-block': ['a block has nothing but a retry field', 'retry: 3000\n\n'],
    'sse-event-without-data': ['an event has no data', 'event: ping\n\n'],
    'sse-empty-data': ['an event has empty data', 'data:\n\n'],
    'sse-plain-text': ['an event carries plain words', 'data: still working\n\n'],
  }),
  // All answers take the same time, so that the wait does not distinguish these replicas from the others.
  patch('sse-buffered-in-some', 'some replicas send the whole stream at once: all but echoes', {
    hooks: {
      delivery(delivery, call) {
        if (delivery.pace !== 'gap') return delivery
        // Comments between the chunks give the streamed text a length that a busy machine shows too.
        const writes = asksForEcho(call)
          ? delivery.writes.flatMap((write) => [write, ...waits])
          : [Buffer.concat(delivery.writes)]
        return { ...delivery, writes, delayMs: HELD_BACK_MS }
      },
    },
  }),
  patch(
    'sse-gzip-held',
    'a stream for a client that accepts gzip is compressed, and comes at once when it is complete',
    onGzippedStream((delivery) => ({
      ...delivery,
      writes: [gzipSync(Buffer.concat(delivery.writes))],
      delayMs: HELD_BACK_MS,
    })),
  ),
  patch('sse-one-piece', 'the whole text comes in one chunk, long after the request', {
    hooks: {
      ...on('chunks')((chunks) => {
        const [first, ...rest] = chunks.filter(hasText)
        const text = [first, ...rest].map(deltaText).join('')
        return chunks
          .filter((chunk) => !rest.includes(chunk))
          .map((chunk) => (chunk === first ? withDeltaText(chunk, text) : chunk))
      }).hooks,
      ...onStreamDelivery(withMembers({ delayMs: LONG_HELD_BACK_MS })).hooks,
    },
  }),
  patch('stream-cut-often', 'three streams in eight break off', {
    hooks: {
      delivery: (delivery, call) => {
        if (delivery.pace !== 'gap') return delivery
        // Not one in three, which could always cut the same one of two streams side by side.
        return [0, 3, 5].includes(countCall(call, 'streams') % 8)
          ? { ...delivery, writes: firstHalf(delivery), ending: 'reset' }
          : delivery
      },
    },
  }),
]
