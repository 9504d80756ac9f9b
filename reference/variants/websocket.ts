/** Variants of WebSocket. */
import { isFinish } from '../hooks.ts'
import { set } from '../json-edit.ts'
import type { Patch } from '../patch.ts'
import { isClosing, type SocketPart } from '../socket-parts.ts'
import { eachSocketChunk, isChunk, onAnswer, onHandshake, onSaid } from '../socket-hooks.ts'
import { asVariant } from './variant.ts'

const CHUNKS_PER_WRITE = 3

const typedDone = asVariant(
  'ws-typed-done',
  'an answer over a WebSocket ends with an object of type done',
  onAnswer((parts) => [...parts.slice(0, -1), '{"type":"done","took_ms":12}']),
)
const closeDone = asVariant(
  'ws-close-1000',
  'an answer over a WebSocket ends with close 1000',
  onAnswer((parts) => [...parts.slice(0, -1), { close: 1000, reason: 'done' }]),
)
const extraMembers = asVariant(
  'ws-extra-keys',
  'chunks over a WebSocket carry members of the vendor',
  eachSocketChunk((chunk) => (isFinish(chunk) ? set('/timings', { predicted_ms: 41.7 })(chunk) : chunk)),
)
const burst = asVariant(
  'ws-chunks-coalesced',
  'several frames come in one write',
  onAnswer((parts) => grouped(parts.filter(isText))),
)
const errorThenClose = asVariant(
  'ws-error-then-close',
  'an error over a WebSocket is followed by a close',
  onSaid((parts) =>
    parts.length === 1 && !parts.some(isClosing) && !parts.some(isChunk)
      ? [...parts, { close: 4400, reason: 'bad request' }]
      : parts,
  ),
)
const subprotocolChosen = asVariant(
  'ws-subprotocol-chosen',
  'the first subprotocol that is offered is chosen',
  onHandshake((lines, call) => {
    const [first] = (call.headers['sec-websocket-protocol'] ?? '').split(',')
    return first === undefined || first === '' ? lines : [...lines, `Sec-WebSocket-Protocol: ${first.trim()}`]
  }),
)

function isText(part: SocketPart): part is string {
  return typeof part === 'string'
}

function grouped(texts: readonly string[]): readonly SocketPart[] {
  return Array.from({ length: Math.ceil(texts.length / CHUNKS_PER_WRITE) }, (_, index) => ({
    burst: texts.slice(index * CHUNKS_PER_WRITE, (index + 1) * CHUNKS_PER_WRITE),
  }))
}

/** Variants of WebSocket. */
export const socketVariants: readonly Patch[] = [
  typedDone,
  closeDone,
  extraMembers,
  burst,
  errorThenClose,
  subprotocolChosen,
]
