/** Defines patches that make the reference write event streams in other ways that still conform. */
import { gzipSync } from 'node:zlib'
import {
  asksForEcho,
  deltaText,
  eachChunk,
  eachFrame,
  on,
  onFirst,
  onGzippedStream,
  onRequest,
  onStreamDelivery,
  patch,
  patches,
  wantsStream,
} from '../faults/hooks.ts'
import { all, change, drop, set, where } from '../../reference/json-edit-fixture.ts'
import { valueAtPath } from '../../reference/json-value.ts'
import type { Delivery, Patch } from '../../reference/patch.ts'

const CONTENT = '/choices/0/delta/content'
const EVENTS_PER_WRITE = 3
const MANY_CHUNKS = 60
const PADDING = 'x'.repeat(20_000)
// The number of bytes at each end of a stream that are written one by one. To write all bytes this way would take seconds.
const DRIBBLED_BYTES = 400

// Returns chunks of 1, 1, 2, 4, 8 ... tokens, like a buffer that is flushed less and less often.
function chunksOfDoubleSize(chunks: readonly unknown[]): readonly unknown[] {
  const texts = chunks.filter((chunk) => deltaText(chunk) !== '')
  const place = new Map(texts.map((chunk, index) => [chunk, index]))
  return chunks.flatMap((chunk) => {
    const index = place.get(chunk)
    if (index === undefined) return [chunk]
    // Each chunk begins at token 0 or at a power of two, and ends before the next power.
    if ((index & (index - 1)) !== 0) return []
    const end = Math.max(1, index * 2)
    const text = texts.slice(index, end).map(deltaText).join('')
    return [set(CONTENT, text)(chunk)]
  })
}

function coalesced(writes: readonly Buffer[]): readonly Buffer[] {
  const groups = Array.from({ length: Math.ceil(writes.length / EVENTS_PER_WRITE) }, (_, index) =>
    writes.slice(index * EVENTS_PER_WRITE, (index + 1) * EVENTS_PER_WRITE),
  )
  return groups.map((group) => Buffer.concat(group))
}

const singly = (part: Buffer): readonly Buffer[] => Array.from(part, (byte) => Buffer.of(byte))

// Leaves the writes between whole, because a busy machine would otherwise hold back nearly all events of a stream.
function dribbled(delivery: Delivery): Delivery {
  const isNearEdge = (index: number): boolean => index < 2 || index >= delivery.writes.length - 2
  const writes = delivery.writes.flatMap((write, index) => (isNearEdge(index) ? atEdges(write) : [write]))
  return { ...delivery, writes, pace: 'turn' }
}

function atEdges(bytes: Buffer): readonly Buffer[] {
  const start = bytes.subarray(0, DRIBBLED_BYTES)
  const end = bytes.subarray(Math.max(start.length, bytes.length - DRIBBLED_BYTES))
  const between = bytes.subarray(start.length, bytes.length - end.length)
  const whole = between.length > 0 ? [between] : []
  return [...singly(start), ...whole, ...singly(end)]
}

/** Ways of writing event streams that differ from the reference and still conform. */
export const streamVariants: readonly Patch[] = [
  ...patches(eachChunk, {
    'first-delta-null': ['the content of the first delta is null', onFirst(set(CONTENT, null))],
    'first-delta-absent': ['the first delta has a role and no content', onFirst(drop(CONTENT))],
    'role-repeated': [
      'the role is repeated with every token',
      (chunk) => (deltaText(chunk) === '' ? chunk : set('/choices/0/delta/role', 'assistant')(chunk)),
    ],
    'no-usage-null': [
      'chunks before the usage do not mention it',
      where((chunk) => valueAtPath(chunk, '/usage') === null, drop('/usage')),
    ],
    'usage-null-on-chunks': [
      'every chunk has a usage of null',
      where((chunk) => valueAtPath(chunk, '/usage') === undefined, set('/usage', null)),
    ],
    'model-empty-on-chunks': ['the chunks of a stream name no model: the name is empty', set('/model', '')],
    'stream-over-a-megabyte': [
      'chunks carry so many other members that a stream has more than a megabyte',
      (chunk, index) => (index < MANY_CHUNKS ? set('/padding', PADDING)(chunk) : chunk),
    ],
  }),
  ...patches(on('chunks'), {
    'first-delta-text': [
      'the first delta already carries text',
      ([first, second, ...rest]) =>
        deltaText(second) === ''
          ? [first, second, ...rest]
          : [set(CONTENT, deltaText(second))(first), ...rest],
    ],
    'prompt-report-first': [
      'a report on the prompt comes first, in a chunk with empty choices',
      ([first, ...rest]) => [
        all(set('/choices', []), set('/prompt_filter_results', [{ prompt_index: 0 }]))(first),
        first,
        ...rest,
      ],
    ],
  }),
  ...patches(on('frames'), {
    'sse-comments': [
      'comments between the events keep the connection alive',
      (frames) => frames.flatMap((frame) => [': ping\n\n', frame]),
    ],
    'comment-after-id': [
      'events have ids, and comments between them keep the connection alive',
      (frames) => frames.flatMap((frame, index) => [`id: ${index + 1}\n${frame}`, ': alive\n\n']),
    ],
  }),
  ...patches(eachFrame, {
    'sse-crlf': ['lines end with CRLF', (frame) => frame.replaceAll('\n', '\r\n')],
    'sse-no-space-after-colon': ['no space follows the colon', (frame) => frame.replace(/^data: /, 'data:')],
    'sse-data-lines': [
      'the JSON of an event has several lines, each in a data field of its own',
      (frame) =>
        frame.startsWith('data: {')
          ? // Not `^` of a pattern, which is also behind U+2028.
            `data: ${JSON.stringify(JSON.parse(frame.slice('data: '.length)), null, 1).replaceAll('\n', '\ndata: ')}\n\n`
          : frame,
    ],
  }),
  patch(
    'stream-gzip',
    'a stream for a client that accepts gzip is compressed event by event',
    onGzippedStream((delivery) => ({
      ...delivery,
      writes: delivery.writes.map((write) => gzipSync(write)),
    })),
  ),
  ...patches(onStreamDelivery, {
    'chunks-coalesced': [
      'several events come in one write',
      (delivery) => ({ ...delivery, writes: coalesced(delivery.writes) }),
    ],
    'stream-at-once': [
      'a stream is written whole, as quickly as a plain answer',
      (delivery) => ({ ...delivery, writes: [Buffer.concat(delivery.writes)] }),
    ],
  }),
  patch('bytes-dribbled', 'every byte near the start and the end of an answer is a write of its own', {
    hooks: { delivery: dribbled },
  }),
  ...patches(onRequest, {
    'switch-word-true': [
      'a switch that says "yes" is read as true',
      change('/stream', (stream) => (stream === 'yes' ? true : stream)),
    ],
    'switch-word-false': [
      'a switch that is not a boolean is read as false',
      change('/stream', (stream) => (typeof stream === 'string' ? false : stream)),
    ],
  }),
  patch(
    'text-repeats-itself',
    'the model laughs: pieces of its text are equal, and one holds as much as all before it',
    {
      hooks: {
        text: (text, call) => (wantsStream(call) && !asksForEcho(call) ? 'ha'.repeat(200) : text),
        chunks: (chunks) => chunksOfDoubleSize(chunks),
      },
    },
  ),
]
