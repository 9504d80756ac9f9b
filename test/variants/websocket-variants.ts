/** Defines patches that make the reference use WebSocket in other ways that still conform. */
import { errorReply } from '../../reference/error-replies.ts'
import { bothActions, isFinish, on, patch, patches } from '../faults/hooks.ts'
import { set, where } from '../../reference/json-edit-fixture.ts'
import type { Patch } from '../../reference/patch.ts'
import { isClosing, type SocketPart } from '../../reference/socket-parts.ts'
import type { RawFrame } from '../faults/raw-frames.ts'
import { eachSocketChunk, isChunk, onAnswer, onOutbound, onSocketReply } from '../faults/socket-hooks.ts'

const CHUNKS_PER_WRITE = 3
const [CONTINUATION, TEXT, CLOSE, PING] = [0, 1, 8, 9]
const NOTHING = Buffer.alloc(0)
const HUGE_BYTES = 500_000
const OWN_CODES = 4000
const LATE_MS = 800
const notSpoken = errorReply({ status: 400, message: 'Offer assay.chat.v1.', code: 'invalid_value' })

function inFragments(frame: RawFrame, cuts: readonly number[]): readonly RawFrame[] {
  const edges = [0, ...cuts.filter((cut) => cut <= frame.payload.length), frame.payload.length]
  return edges.slice(1).map((end, index) => ({
    ...frame,
    opcode: index === 0 ? frame.opcode : CONTINUATION,
    reservedBits: index === 0 ? frame.reservedBits : 0,
    isFinal: index === edges.length - 2,
    payload: frame.payload.subarray(edges[index] ?? 0, end),
  }))
}

function withPing(frames: readonly RawFrame[]): readonly RawFrame[] {
  const [first, ...rest] = frames
  if (first === undefined) return frames
  return [first, { ...first, opcode: PING, isFinal: true, reservedBits: 0, payload: NOTHING }, ...rest]
}

function codeIn({ payload }: RawFrame): number {
  return payload.length >= 2 ? payload.readUInt16BE() : 0
}

function grouped(texts: readonly string[]): readonly SocketPart[] {
  return Array.from({ length: Math.ceil(texts.length / CHUNKS_PER_WRITE) }, (_, index) => ({
    burst: texts.slice(index * CHUNKS_PER_WRITE, (index + 1) * CHUNKS_PER_WRITE),
  }))
}

/** Ways of using WebSocket that differ from the reference and still conform. */
export const socketVariants: readonly Patch[] = [
  ...patches(onAnswer, {
    'ws-typed-done': [
      'an answer over a WebSocket ends with an object of type done',
      (parts) => [...parts.slice(0, -1), '{"type":"done","took_ms":12}'],
    ],
    'ws-close-1000': [
      'an answer over a WebSocket ends with close 1000',
      (parts) => [...parts.slice(0, -1), { close: 1000, reason: 'done' }],
    ],
    'ws-chunks-coalesced': [
      'several frames come in one write',
      (parts) => grouped(parts.filter((part) => typeof part === 'string')),
    ],
    'ws-late-done': [
      'the terminator comes most of a second after the last piece',
      (parts) => [...parts.slice(0, -1), { pauseMs: LATE_MS }, ...parts.slice(-1)],
    ],
  }),
  patch(
    'ws-extra-keys',
    'chunks over a WebSocket carry members of the vendor',
    eachSocketChunk(where(isFinish, set('/timings', { predicted_ms: 41.7 }))),
  ),
  ...patches(onSocketReply, {
    'ws-error-then-close': [
      'an error over a WebSocket is followed by a close',
      (parts) =>
        parts.length === 1 && !parts.some(isClosing) && !parts.some(isChunk)
          ? [...parts, { close: 4400, reason: 'bad request' }]
          : parts,
    ],
    'ws-huge-closed': [
      'a message that is too large is refused with close 1009',
      () => [{ close: 1009, reason: 'too large' }],
      (call) => call.body.length > HUGE_BYTES,
    ],
  }),
  ...patches(on('handshake'), {
    'ws-subprotocol-chosen': [
      'the first subprotocol that is offered is chosen',
      (lines, call) => {
        const [first] = (call.headers['sec-websocket-protocol'] ?? '').split(',')
        return first === undefined || first === ''
          ? lines
          : [...lines, `Sec-WebSocket-Protocol: ${first.trim()}`]
      },
    ],
    'ws-handshake-headers': [
      'the answer to a handshake has its header fields in another order, in lower case, and some more',
      ([status = '', ...lines]) => [
        status,
        'date: Sun, 22 Nov 2026 12:00:00 GMT',
        'x-request-id: 7f6f',
        ...lines.toReversed().map((line) => line.replace(/^[^:]+/, (name) => name.toLowerCase())),
        'server: gateway',
      ],
    ],
  }),
  patch(
    'ws-subprotocol-needed',
    'a handshake that does not offer the subprotocol of the service is refused',
    bothActions(
      on('admission')((refusal, call) => {
        const isOffered = (call.headers['sec-websocket-protocol'] ?? '').includes('assay.chat.v1')
        return isOffered ? refusal : (refusal ?? notSpoken)
      }),
      on('handshake')((lines) => [...lines, 'X-Speaks: assay.chat.v1']),
    ),
  ),
  ...patches(on('deflate'), {
    'ws-deflate': [
      'messages are compressed where that is offered, each with what went before as its window',
      () => ({ threshold: 0 }),
    ],
    'ws-deflate-no-context': [
      'messages are compressed one by one, and in a small window',
      () => ({
        threshold: 0,
        serverNoContextTakeover: true,
        clientNoContextTakeover: true,
        serverMaxWindowBits: 10,
      }),
    ],
  }),
  ...patches(onOutbound, {
    'ws-fragments': [
      'messages come in fragments with a ping in between, cut at arbitrary places',
      (frame) => (frame.opcode === TEXT && frame.isFinal ? withPing(inFragments(frame, [7, 8])) : frame),
    ],
    'ws-close-without-reason': [
      'a close frame is answered with its code alone',
      (frame) => (frame.opcode === CLOSE ? { ...frame, payload: frame.payload.subarray(0, 2) } : frame),
    ],
    'ws-close-without-code': [
      'the close frame of a client is answered with an empty one',
      (frame) =>
        frame.opcode === CLOSE && codeIn(frame) >= OWN_CODES ? { ...frame, payload: NOTHING } : frame,
    ],
  }),
  patch(
    'ws-pings',
    'the server pings at once, and between the pieces of an answer, with a payload and without',
    {
      hooks: {
        welcome: () => [{ ping: 'are you there' }],
        ...onAnswer((parts) =>
          parts.flatMap((part, index) => (index % 2 === 0 ? [{ ping: '' }, part] : [part])),
        ).hooks,
      },
    },
  ),
  patch('ws-pongs', 'the server sends pongs that nobody asked for', {
    hooks: {
      welcome: () => [{ pong: '' }],
      ...onAnswer((parts) => parts.flatMap((part) => [{ pong: 'here' }, part])).hooks,
    },
  }),
  patch(
    'ws-refused-403',
    'a bad key is refused with 403',
    on('admission')((admission) => (admission?.status === 401 ? { ...admission, status: 403 } : admission)),
  ),
]
