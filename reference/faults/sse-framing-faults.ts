/** Faults of the bytes of an event stream: headers, lines, terminator, ending. */
import { onFrames, eachFrame, onStreamDelivery, onStreamReply, patch, withHeader } from '../hooks.ts'
import type { Delivery, Patch } from '../patch.ts'

const DONE = 'data: [DONE]\n\n'

// A buffering proxy delays an answer until all of it is written.
const HELD_BACK_MS = 250

// More events than any client reads.
const ENDLESS = Array.from({ length: 30_000 })

/** Inserts a frame after the first event. */
const withFrame = (extra: string) => onFrames(([first = '', ...rest]) => [first, extra, ...rest])

/** Writes the terminator in another way. */
const withDone = (done: string) => eachFrame((frame) => (frame === DONE ? done : frame))

function firstHalf(delivery: Delivery): readonly Buffer[] {
  return delivery.writes.slice(0, Math.ceil(delivery.writes.length / 2))
}

// The last byte of every multibyte character: a server that cuts text by bytes loses it.
function withoutLastBytes(bytes: Buffer): Buffer {
  const kept = [...bytes].filter(
    (byte, index) => !isContinuation(byte) || isContinuation(bytes[index + 1] ?? 0),
  )
  return kept.length === bytes.length ? bytes : Buffer.from(kept)
}

function isContinuation(byte: number): boolean {
  return (byte & 0xc0) === 0x80
}

/** Faults of the bytes of an event stream. */
export const sseFramingFaults: readonly Patch[] = [
  patch(
    'sse-media-json',
    'a stream is labeled as JSON',
    'application/json',
    onStreamReply((reply) => withHeader(reply, 'content-type', 'application/json')),
  ),
  patch(
    'sse-cacheable',
    'a stream may be kept by caches',
    'cache-control\\b.*max-age=60',
    onStreamReply((reply) => withHeader(reply, 'cache-control', 'max-age=60')),
  ),
  patch(
    'sse-single-newline',
    'events are not parted by a blank line',
    'blank line',
    eachFrame((frame) => frame.replace(/\n\n$/, '\n')),
  ),
  patch(
    'sse-last-unterminated',
    'no blank line follows the last event',
    'blank line',
    withDone('data: [DONE]\n'),
  ),
  patch(
    'sse-bom',
    'a stream begins with a byte order mark',
    'byte order mark',
    onFrames((frames) => frames.map((frame, index) => (index === 0 ? `\uFEFF${frame}` : frame))),
  ),
  patch(
    'sse-utf8-cut',
    'characters lose their last byte',
    'not UTF-8',
    onStreamDelivery((delivery) => ({ ...delivery, writes: delivery.writes.map(withoutLastBytes) })),
  ),
  patch(
    'sse-retry-block',
    'a block has nothing but a retry field',
    'block without data',
    withFrame('retry: 3000\n\n'),
  ),
  patch('sse-event-without-data', 'an event has no data', 'block without data', withFrame('event: ping\n\n')),
  patch(
    'sse-id-then-comment',
    'a comment stands alone after an event with an id',
    'block without data|comment-block',
    onFrames(([first = '', ...rest]) => [`id: 1\n${first}`, ': keep-alive\n\n', ...rest]),
  ),
  patch('sse-empty-data', 'an event has empty data', '""', withFrame('data:\n\n')),
  patch(
    'sse-plain-text',
    'an event carries plain words',
    'still working',
    withFrame('data: still working\n\n'),
  ),
  patch(
    'event-named',
    'events have a name',
    'event: completion',
    eachFrame((frame) => `event: completion\n${frame}`),
  ),
  patch(
    'done-missing',
    'there is no terminator',
    '\\[DONE\\].*none',
    onFrames((frames) => frames.filter((frame) => frame !== DONE)),
  ),
  patch(
    'chunks-typed',
    'a stream has typed events of another shape, and no terminator',
    '/choices\\b.*missing',
    onFrames((frames) => frames.filter((frame) => frame !== DONE).map(typed)),
  ),
  patch('done-padded', 'a space follows the terminator', '"\\[DONE\\] "', withDone('data: [DONE] \n\n')),
  patch(
    'done-twice',
    'the terminator comes twice',
    'after.*"\\[DONE\\]"',
    onFrames((frames) => [...frames, DONE]),
  ),
  patch(
    'data-after-done',
    'a chunk follows the terminator',
    'after.*chat\\.completion\\.chunk',
    onFrames((frames) => [...frames, ...frames.slice(-2, -1)]),
  ),
  patch(
    'stays-open',
    'the connection stays open after the terminator',
    'still open',
    onStreamDelivery((delivery) => ({ ...delivery, ending: 'stay-open' })),
  ),
  patch(
    'sse-buffered',
    'the whole stream comes at once, when it is complete',
    'events within .* ms',
    onStreamDelivery((delivery) => ({
      ...delivery,
      writes: [Buffer.concat(delivery.writes)],
      delayMs: HELD_BACK_MS,
    })),
  ),
  patch(
    'stream-truncated',
    'the stream just ends in the middle',
    'end after \\d+',
    onStreamDelivery((delivery) => ({ ...delivery, writes: firstHalf(delivery) })),
  ),
  patch(
    'stream-reset',
    'the connection is reset in the middle',
    // Some clients see only that the message has no end.
    'reset|EOF',
    onStreamDelivery((delivery) => ({ ...delivery, writes: firstHalf(delivery), ending: 'reset' })),
  ),
  patch(
    'stream-stalls',
    'every stream falls silent after its first events and stays open',
    'nothing for [\\d.]+ s after \\d+ events; a plain call was answered in',
    onStreamDelivery((delivery) => ({
      ...delivery,
      writes: delivery.writes.slice(0, 3),
      ending: 'stay-open',
    })),
  ),
  patch(
    'stream-endless',
    'every stream goes on for ever',
    'more than \\d+ events',
    onStreamDelivery((delivery) => ({
      ...delivery,
      pace: 'turn',
      writes: ENDLESS.flatMap(() => delivery.writes.slice(1, 2)),
    })),
  ),
]

function typed(frame: string): string {
  const [, content] = /"content":("(?:[^"\\]|\\.)*")/.exec(frame) ?? []
  return content === undefined
    ? 'data: {"type":"status"}\n\n'
    : `data: {"type":"delta","text":${content}}\n\n`
}
