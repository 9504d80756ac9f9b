/** Defines faults of event streams: media type, framing, terminator, delayed or missing ends, and the members of chunks. */
import { gzipSync } from 'node:zlib'
import {
  asksForEcho,
  deltaText,
  eachChunk,
  isFinish,
  editChunks,
  patch,
  onFrames,
  eachFrame,
  onGzippedStream,
  onStreamDelivery,
  onStreamReply,
  withHeader,
} from '../hooks.ts'
import { valueAtPath, change, drop, isObject, set, type Edit } from '../json-edit.ts'
import type { Patch, Delivery } from '../patch.ts'

const CHOICE = '/choices/*'
const ROLE = `${CHOICE}/delta/role`
const FINISH = `${CHOICE}/finish_reason`

const everyChunk = (edit: Edit) => eachChunk((chunk) => edit(chunk))
const unfinished = (edit: Edit) => eachChunk((chunk) => (isFinish(chunk) ? chunk : edit(chunk)))
const hasText = (chunk: unknown): boolean => deltaText(chunk) !== ''

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
const withFrame = (extra: string) => onFrames(([first = '', ...rest]) => [first, extra, ...rest])

/** Creates an action that replaces the terminator of event streams by another text. */
const withDone = (done: string) => eachFrame((frame) => (frame === DONE ? done : frame))

function firstHalf(delivery: Delivery): readonly Buffer[] {
  return delivery.writes.slice(0, Math.ceil(delivery.writes.length / 2))
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

/** Faults in the framing of event streams, and in the members of chunks. */
export const sseFramingFaults: readonly Patch[] = [
  patch(
    'chunk-choices-null',
    'choices is null in the first chunk',
    eachChunk((chunk, index) => (index === 0 ? set('/choices', null)(chunk) : chunk)),
  ),
  patch(
    'notes-first',
    'a stream begins with an event without choices, whose other members are empty',
    onFrames((frames) => ['data: {"id":"","object":"","created":0,"model":"","choices":[]}\n\n', ...frames]),
  ),
  patch(
    'chunk-delta-missing',
    'the last choice has no delta',
    eachChunk((chunk) => (isFinish(chunk) ? drop(`${CHOICE}/delta`)(chunk) : chunk)),
  ),
  patch(
    'chunk-message-beside',
    'chunks have message beside delta',
    everyChunk(change(CHOICE, (choice) => set('/message', valueAtPath(choice, '/delta'))(choice))),
  ),
  patch(
    'id-per-chunk',
    'every chunk has an id of its own',
    eachChunk((chunk, index) => change('/id', (id) => `${String(id)}-${index}`)(chunk)),
  ),
  patch(
    'created-drifts',
    'created grows from chunk to chunk',
    eachChunk((chunk, index) => change('/created', (created) => Number(created) + index)(chunk)),
  ),
  patch(
    'chunk-created-ms',
    'created of chunks is in milliseconds',
    everyChunk(change('/created', (created) => Number(created) * 1000)),
  ),
  patch('stream-ids-colliding', 'all streams have one id', everyChunk(set('/id', 'chatcmpl-stream'))),
  patch(
    'model-drifts',
    'the model changes in mid-stream',
    eachChunk((chunk, index) =>
      index < 2 ? chunk : change('/model', (model) => `${String(model)}-b`)(chunk),
    ),
  ),
  patch(
    'index-counts-tokens',
    'index counts tokens',
    eachChunk((chunk, index) => change(`${CHOICE}/index`, () => index)(chunk)),
  ),
  patch('role-never', 'no chunk has a role', everyChunk(drop(ROLE))),
  patch(
    'role-every-chunk',
    'every chunk with text has a role',
    eachChunk((chunk) => (hasText(chunk) ? set('/choices/0/delta/role', 'assistant')(chunk) : chunk)),
  ),
  patch(
    'role-empty-later',
    'the role is empty after the first chunk',
    eachChunk((chunk) => (hasText(chunk) ? set('/choices/0/delta/role', '')(chunk) : chunk)),
  ),
  patch('finish-never', 'the finish reason stays null', everyChunk(set(FINISH, null))),
  patch(
    'finish-twice',
    'the finish reason comes twice',
    editChunks((chunks) => chunks.flatMap((chunk) => (isFinish(chunk) ? [chunk, chunk] : [chunk]))),
  ),
  patch(
    'finish-empty-string',
    'the finish reason is an empty string until the last chunk',
    unfinished(set(FINISH, '')),
  ),
  patch('finish-absent', 'the finish reason is absent until the last chunk', unfinished(drop(FINISH))),
  patch('error-null-in-chunks', 'chunks have a member error that is null', everyChunk(set('/error', null))),
  patch(
    'stream-truncated-says-stop',
    'a stream cut at max_tokens says stop',
    eachChunk((chunk) => (isFinish(chunk) ? set(FINISH, 'stop')(chunk) : chunk)),
  ),
  patch(
    'stream-usage-off',
    'the total is one too many',
    everyChunk(
      change('/usage', (usage) =>
        isObject(usage) ? change('/total_tokens', (n) => Number(n) + 1)(usage) : usage,
      ),
    ),
  ),
  patch(
    'sse-media-json',
    'a stream is labeled as JSON',
    onStreamReply((reply) => withHeader(reply, 'content-type', 'application/json')),
  ),
  patch(
    'sse-cacheable',
    'caches may store a stream',
    onStreamReply((reply) => withHeader(reply, 'cache-control', 'max-age=60')),
  ),
  patch(
    'sse-single-newline',
    'no blank line separates events',
    eachFrame((frame) => frame.replace(/\n\n$/, '\n')),
  ),
  patch('sse-last-unterminated', 'no blank line follows the last event', withDone('data: [DONE]\n')),
  patch(
    'sse-bom',
    'a stream begins with a byte order mark',
    onFrames((frames) => frames.map((frame, index) => (index === 0 ? `\uFEFF${frame}` : frame))),
  ),
  patch(
    'sse-utf8-cut',
    'characters lose their last byte',
    onStreamDelivery((delivery) => ({ ...delivery, writes: delivery.writes.map(withoutLastBytes) })),
  ),
  patch('sse-retry-block', 'a block has nothing but a retry field', withFrame('retry: 3000\n\n')),
  patch(
    'sse-opening-retry',
    'a stream opens with a block that has nothing but a retry field',
    onFrames((frames) => ['retry: 5000\n\n', ...frames]),
  ),
  patch('sse-event-without-data', 'an event has no data', withFrame('event: ping\n\n')),
  patch(
    'sse-id-then-comment',
    'a comment stands alone after an event with an id',
    onFrames(([first = '', ...rest]) => [`id: 1\n${first}`, ': keep-alive\n\n', ...rest]),
  ),
  patch(
    'sse-data-without-colon',
    'no event has data, because the colon after its field name is missing',
    eachFrame((frame) => frame.replaceAll(/^data:/gm, 'data')),
  ),
  patch('sse-empty-data', 'an event has empty data', withFrame('data:\n\n')),
  patch('sse-plain-text', 'an event carries plain words', withFrame('data: still working\n\n')),
  patch(
    'event-named',
    'events have a name',
    eachFrame((frame) => `event: completion\n${frame}`),
  ),
  patch(
    'done-missing',
    'there is no terminator',
    onFrames((frames) => frames.filter((frame) => frame !== DONE)),
  ),
  patch(
    'chunks-typed',
    'a stream has typed events of another shape, and no terminator',
    onFrames((frames) => frames.filter((frame) => frame !== DONE).map(typed)),
  ),
  patch('done-padded', 'a space follows the terminator', withDone('data: [DONE] \n\n')),
  patch(
    'done-twice',
    'the terminator comes twice',
    onFrames((frames) => [...frames, DONE]),
  ),
  patch(
    'data-after-done',
    'a chunk follows the terminator',
    onFrames((frames) => [...frames, ...frames.slice(-2, -1)]),
  ),
  patch(
    'stays-open',
    'the connection stays open after the terminator',
    onStreamDelivery((delivery) => ({ ...delivery, ending: 'stay-open' })),
  ),
  patch(
    'sse-buffered',
    'the whole stream comes at once, when it is complete',
    onStreamDelivery((delivery) => ({
      ...delivery,
      writes: [Buffer.concat(delivery.writes)],
      delayMs: HELD_BACK_MS,
    })),
  ),
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
  patch(
    'sse-text-late',
    'the role comes at once, then comments alone, and all of the text in one burst',
    onStreamDelivery((delivery) => {
      const [role, ...rest] = delivery.writes
      const silence = Array.from({ length: COMMENTS }, () => Buffer.from(': wait\n\n'))
      return role === undefined ? delivery : { ...delivery, writes: [role, ...silence, Buffer.concat(rest)] }
    }),
  ),
  patch(
    'sse-first-then-burst',
    'the first piece of text comes at once, then comments alone, and the rest in one burst',
    onStreamDelivery((delivery) => {
      const [first, rest] = [delivery.writes.slice(0, 2), delivery.writes.slice(2)]
      const silence = Array.from({ length: LONG_COMMENTS }, () => Buffer.from(': wait\n\n'))
      return { ...delivery, writes: [...first, ...silence, Buffer.concat(rest)] }
    }),
  ),
  patch('sse-one-piece', 'the whole text comes in one chunk, long after the request', {
    hooks: {
      ...editChunks((chunks) => {
        const [first, ...rest] = chunks.filter(hasText)
        const text = [first, ...rest].map(deltaText).join('')
        return chunks
          .filter((chunk) => !rest.includes(chunk))
          .map((chunk) => (chunk === first ? set('/choices/0/delta/content', text)(chunk) : chunk))
      }).hooks,
      ...onStreamDelivery((delivery) => ({ ...delivery, delayMs: LONG_HELD_BACK_MS })).hooks,
    },
  }),
  patch(
    'stream-truncated',
    'the stream ends in the middle',
    onStreamDelivery((delivery) => ({ ...delivery, writes: firstHalf(delivery) })),
  ),
  patch('stream-cut-often', 'one stream in three breaks off', {
    hooks: {
      delivery: (delivery, call) => {
        if (delivery.pace !== 'gap') return delivery
        const number = Number(call.memory.get('streams') ?? 0) + 1
        call.memory.set('streams', number)
        return number % 3 === 0 ? { ...delivery, writes: firstHalf(delivery), ending: 'reset' } : delivery
      },
    },
  }),
  patch(
    'stream-gzip-said',
    'streams are said to be compressed, and are not',
    onStreamReply((reply) => withHeader(reply, 'content-encoding', 'gzip')),
  ),
  patch(
    'stream-reset',
    'the connection is reset in the middle',
    onStreamDelivery((delivery) => ({ ...delivery, writes: firstHalf(delivery), ending: 'reset' })),
  ),
  patch(
    'stream-stalls',
    'every stream falls silent after its first events and stays open',
    onStreamDelivery((delivery) => ({
      ...delivery,
      writes: delivery.writes.slice(0, 3),
      ending: 'stay-open',
    })),
  ),
  patch(
    'stream-endless',
    'every stream goes on for ever',
    onStreamDelivery((delivery) => ({
      ...delivery,
      pace: 'turn',
      writes: ENDLESS.flatMap(() => delivery.writes.slice(1, 2)),
    })),
  ),
]
