/** Defines faults in WebSocket frames and in their negotiation. Each breaks a rule of RFC 6455 or RFC 7692 in the sent bytes. */
import { isUtf8 } from 'node:buffer'
import { type Action, bothActions, on, patch, patches } from './hooks.ts'
import type { Call, Patch } from '../../reference/patch.ts'
import { editFrames, type RawFrame } from './raw-frames.ts'
import { asForbidden, onAnswer, onInbound, onOutbound } from './socket-hooks.ts'

// How long an answer goes on before its end, in ms.
const LONG_ANSWER_MS = 300
const OPCODE = { continuation: 0, text: 1, close: 8, ping: 9, pong: 10 } as const
const CLOSED_FOR_TYPE = 1003
const ABSURD_BYTES = 2 ** 32
const OWN_CODES = 4000
// The first reserved bit of a frame, which marks a compressed message (RFC 7692 section 6).
const COMPRESSED = 4

function codeOf({ opcode, payload }: RawFrame): number {
  return opcode === OPCODE.close && payload.length >= 2 ? payload.readUInt16BE() : 0
}

function closing(frame: RawFrame, code: number, reason: string): RawFrame {
  return { ...frame, payload: Buffer.concat([Buffer.of(code >> 8, code & 0xff), Buffer.from(reason)]) }
}

/** Returns an action that also records answers for {@link hasAnswered}. */
function rememberingAnswers(action: Action): Action {
  const remembering = onAnswer((parts, call) => {
    call.memory.set(`answered ${call.n}`, true)
    return parts
  })
  return bothActions(remembering, action)
}

function hasAnswered(call: Call): boolean {
  return call.memory.has(`answered ${call.n}`)
}

// Keeps pongs back from the first chunk of an answer until its terminator.
function holdPongs(frame: RawFrame, { memory, n }: Call): readonly RawFrame[] {
  const held = memory.get(`held pongs ${n}`)
  const pongs: readonly RawFrame[] = Array.isArray(held) ? held : []
  const hold = (frames: readonly RawFrame[] | null) => memory.set(`held pongs ${n}`, frames)
  const text = frame.payload.toString()
  if (text.includes('"choices"')) hold(pongs)
  if (frame.opcode === OPCODE.pong && Array.isArray(held)) {
    hold([...pongs, frame])
    return []
  }
  if (text !== '[DONE]') return [frame]
  hold(null)
  return [frame, ...pongs]
}

const compresses: Action = { hooks: { deflate: () => ({ threshold: 0 }) } }

/** Creates an action that writes raw bytes before each answer, because the WebSocket library sends no invalid frames. */
function writes(hex: string): Action {
  return onAnswer((parts) => [{ raw: Buffer.from(hex, 'hex') }, ...parts])
}

function withExtension(value: string) {
  return on('handshake')((lines, call) =>
    call.headers['sec-websocket-extensions'] === undefined
      ? lines
      : [...lines, `Sec-WebSocket-Extensions: ${value}`],
  )
}

/** Faults in WebSocket frames and in their negotiation. */
export const socketFrameFaults: readonly Patch[] = [
  ...patches(writes, {
    'ws-latin1': ['a text frame is not UTF-8', '8101e9'],
    'ws-masked': ['the server masks a frame', '818000000000'],
    'ws-reserved-bit-set': ['a frame says that it is compressed, though nobody agreed on that', 'c100'],
    'ws-reserved-bit-other': ['a frame has a reserved bit that no extension of ours uses', 'a100'],
    'ws-opcode-reserved': ['a frame has a reserved opcode', '8300'],
    'ws-continuation-of-nothing': ['a frame continues a message which was not begun', '8000'],
    'ws-ping-long': ['the server pings with 126 bytes', `897e007e${'70'.repeat(126)}`],
    'ws-ping-fragmented': ['the server pings in fragments', '0900'],
    'ws-close-1006': ['a close frame carries a code that must never be sent', '880203ee'],
  }),
  ...patches(onOutbound, {
    'ws-pong-missing': ['pings are not answered', (frame) => (frame.opcode === OPCODE.pong ? null : frame)],
    'ws-pong-empty': [
      'pongs carry nothing',
      (frame) =>
        frame.opcode === OPCODE.pong && frame.payload.length > 0
          ? { ...frame, payload: Buffer.alloc(0) }
          : frame,
    ],
    'ws-close-ignored': [
      'a close frame with a code of the client is not answered',
      (frame) => (codeOf(frame) >= OWN_CODES ? null : frame),
    ],
    'ws-close-undeclared': [
      'a binary message is closed with another code than the declared one',
      (frame) => (codeOf(frame) === CLOSED_FOR_TYPE ? closing(frame, 4001, '') : frame),
    ],
    'ws-key-in-reason': [
      'a close reason quotes the key',
      (frame, call) =>
        codeOf(frame) === CLOSED_FOR_TYPE ? closing(frame, CLOSED_FOR_TYPE, `no binary, ${call.key}`) : frame,
    ],
  }),
  patch(
    'ws-deflate-broken',
    'a compressed message cannot be inflated',
    bothActions(compresses, writes(`c114${'ff'.repeat(20)}`)),
  ),
  patch(
    'ws-pong-after-answer',
    'a ping during an answer is answered after it',
    bothActions(
      onAnswer((parts) => [...parts.slice(0, -1), { pauseMs: LONG_ANSWER_MS }, ...parts.slice(-1)]),
      onOutbound(holdPongs),
    ),
  ),
  ...patches(rememberingAnswers, {
    'ws-deflate-once': [
      'a second compressed message of a client ends the conversation',
      bothActions(
        compresses,
        onInbound((frame, call) =>
          frame.reservedBits === COMPRESSED && hasAnswered(call) ? asForbidden(frame) : frame,
        ),
      ),
    ],
    'ws-close-ignored-later': [
      'once an answer was given a close frame is passed over, and the socket stays open',
      onInbound((frame, call) => (frame.opcode === OPCODE.close && hasAnswered(call) ? null : frame)),
    ],
    'ws-deaf-after-answer': [
      'once an answer was given pings are not answered any more',
      onOutbound((frame, call) => (frame.opcode === OPCODE.pong && hasAnswered(call) ? null : frame)),
    ],
  }),
  ...patches(onInbound, {
    'ws-reserved-bits-accepted': [
      'frames with reserved bits are accepted',
      (frame) => (frame.reservedBits === 0 ? frame : { ...frame, reservedBits: 0 }),
    ],
    'ws-unmasked-accepted': [
      'frames of clients need no mask',
      (frame) => (frame.isMasked ? frame : { ...frame, isMasked: true }),
    ],
    'ws-opcode-accepted': [
      'a reserved opcode is taken for text',
      (frame) => (frame.opcode === 3 ? { ...frame, opcode: OPCODE.text } : frame),
    ],
    'ws-long-ping-accepted': [
      'a ping may be of any length',
      (frame) =>
        frame.opcode === OPCODE.ping && frame.payload.length > 125
          ? { ...frame, payload: frame.payload.subarray(0, 125) }
          : frame,
    ],
    'ws-fragments-refused': [
      'messages must come in one frame',
      (frame) => (frame.isFinal ? frame : asForbidden(frame)),
    ],
    'ws-split-utf8-refused': [
      'every fragment must be UTF-8 by itself',
      (frame) => (frame.isFinal || isUtf8(frame.payload) ? frame : asForbidden(frame)),
    ],
    'ws-not-utf8-answered': [
      'text that is not UTF-8 is answered',
      (frame) =>
        frame.opcode === OPCODE.text && frame.isFinal && !isUtf8(frame.payload)
          ? { ...frame, payload: Buffer.from(frame.payload.toString()) }
          : frame,
    ],
    'ws-length-unlimited': [
      'a frame may claim any length',
      (frame) => (frame.announcedBytes >= ABSURD_BYTES ? null : frame),
    ],
  }),
  patch('ws-segments-lost', 'a frame is lost that does not come in one TCP segment', {
    hooks: {
      inbound: (bytes) => {
        let isWhole = false
        editFrames(bytes, (frame) => {
          isWhole = true
          return frame
        })
        return isWhole ? bytes : Buffer.alloc(0)
      },
    },
  }),
  ...patches(withExtension, {
    'ws-extension-other': [
      'another extension is agreed on than the one that was offered',
      'x-webkit-deflate-frame',
    ],
    'ws-deflate-parameter': [
      'compression is agreed on with a window that does not exist',
      'permessage-deflate; server_max_window_bits=99',
    ],
  }),
]
