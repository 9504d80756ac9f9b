/** Defines faults in WebSocket frames and in their negotiation. Each breaks a rule of RFC 6455 or RFC 7692 in the sent bytes. */
import { patch, type Action } from '../hooks.ts'
import type { Call, Patch } from '../patch.ts'
import { editFrames, type RawFrame } from '../raw-frames.ts'
import { asForbidden, onAnswer, onHandshake, onInbound, onOutbound } from '../socket-hooks.ts'

const OPCODE = { continuation: 0, text: 1, close: 8, ping: 9, pong: 10 } as const
const CLOSED_FOR_TYPE = 1003
const ABSURD_BYTES = 2 ** 32
const OWN_CODES = 4000
// The first reserved bit of a frame, which marks a compressed message (RFC 7692 section 6).
const COMPRESSED = 4

function codeOf({ opcode, payload }: RawFrame): number {
  return opcode === OPCODE.close && payload.length >= 2 ? payload.readUInt16BE() : 0
}

function withCode(frame: RawFrame, code: number): RawFrame {
  const payload = Buffer.from(frame.payload)
  payload.writeUInt16BE(code)
  return { ...frame, payload }
}

function isUtf8(bytes: Buffer): boolean {
  return Buffer.from(bytes.toString()).equals(bytes)
}

const rememberAnswers = onAnswer((parts, call) => {
  call.memory.set(`answered ${call.n}`, true)
  return parts
}).hooks

function hasAnswered(call: Call): boolean {
  return call.memory.has(`answered ${call.n}`)
}

/** Creates an action that writes raw bytes before each answer, because the WebSocket library sends no invalid frames. */
function writes(hex: string): Action {
  return onAnswer((parts) => [{ raw: Buffer.from(hex, 'hex') }, ...parts])
}

function onTypeClose(edit: (frame: RawFrame) => RawFrame | readonly RawFrame[]) {
  return onOutbound((frame) => (codeOf(frame) === CLOSED_FOR_TYPE ? edit(frame) : frame))
}

function withExtension(value: string) {
  return onHandshake((lines, call) =>
    call.headers['sec-websocket-extensions'] === undefined
      ? lines
      : [...lines, `Sec-WebSocket-Extensions: ${value}`],
  )
}

/** Faults in WebSocket frames and in their negotiation. */
export const socketFrameFaults: readonly Patch[] = [
  patch('ws-latin1', 'a text frame is not UTF-8', writes('8101e9')),
  patch('ws-masked', 'the server masks a frame', writes('818000000000')),
  patch(
    'ws-reserved-bit-set',
    'a frame says that it is compressed, though nobody agreed on that',
    writes('c100'),
  ),
  patch('ws-reserved-bit-other', 'a frame has a reserved bit that no extension of ours uses', writes('a100')),
  patch('ws-opcode-reserved', 'a frame has a reserved opcode', writes('8300')),
  patch('ws-continuation-of-nothing', 'a frame continues a message which was not begun', writes('8000')),
  patch('ws-ping-long', 'the server pings with 126 bytes', writes(`897e007e${'70'.repeat(126)}`)),
  patch('ws-ping-fragmented', 'the server pings in fragments', writes('0900')),
  patch('ws-close-1006', 'a close frame carries a code that must never be sent', writes('880203ee')),
  patch(
    'ws-close-1005',
    'a close frame without a code is answered with the code 1005',
    onOutbound((frame) =>
      frame.opcode === OPCODE.close && frame.payload.length === 0
        ? { ...frame, payload: Buffer.of(0x03, 0xed) }
        : frame,
    ),
  ),
  patch('ws-deflate-broken', 'a compressed message cannot be inflated', {
    hooks: { deflate: () => ({ threshold: 0 }), ...writes(`c114${'ff'.repeat(20)}`).hooks },
  }),
  patch('ws-deflate-once', 'a second compressed message of a client ends the conversation', {
    hooks: {
      deflate: () => ({ threshold: 0 }),
      ...rememberAnswers,
      ...onInbound((frame, call) =>
        frame.reservedBits === COMPRESSED && hasAnswered(call) ? asForbidden(frame) : frame,
      ).hooks,
    },
  }),
  patch(
    'ws-pong-missing',
    'pings are not answered',
    onOutbound((frame) => (frame.opcode === OPCODE.pong ? null : frame)),
  ),
  patch(
    'ws-pong-empty',
    'pongs carry nothing',
    onOutbound((frame) =>
      frame.opcode === OPCODE.pong && frame.payload.length > 0
        ? { ...frame, payload: Buffer.alloc(0) }
        : frame,
    ),
  ),
  patch(
    'ws-close-ignored',
    'a close frame with a code of the client is not answered',
    onOutbound((frame) => (codeOf(frame) >= OWN_CODES ? null : frame)),
  ),
  {
    id: 'ws-close-ignored-later',
    title: 'once an answer was given a close frame is passed over, and the socket stays open',
    hooks: {
      ...rememberAnswers,
      ...onInbound((frame, call) => (frame.opcode === OPCODE.close && hasAnswered(call) ? null : frame))
        .hooks,
    },
  },
  {
    id: 'ws-deaf-after-answer',
    title: 'once an answer was given pings are not answered any more',
    hooks: {
      ...rememberAnswers,
      ...onOutbound((frame, call) => (frame.opcode === OPCODE.pong && hasAnswered(call) ? null : frame))
        .hooks,
    },
  },
  patch(
    'ws-key-in-reason',
    'a close reason quotes the key',
    onOutbound((frame, call) =>
      codeOf(frame) === 1003
        ? {
            ...frame,
            payload: Buffer.concat([frame.payload.subarray(0, 2), Buffer.from(`no binary, ${call.key}`)]),
          }
        : frame,
    ),
  ),
  patch(
    'ws-reserved-bits-accepted',
    'frames with reserved bits are accepted',
    onInbound((frame) => (frame.reservedBits === 0 ? frame : { ...frame, reservedBits: 0 })),
  ),
  patch(
    'ws-unmasked-accepted',
    'frames of clients need no mask',
    onInbound((frame) => (frame.isMasked ? frame : { ...frame, isMasked: true })),
  ),
  patch(
    'ws-opcode-accepted',
    'a reserved opcode is taken for text',
    onInbound((frame) => (frame.opcode === 3 ? { ...frame, opcode: OPCODE.text } : frame)),
  ),
  patch(
    'ws-long-ping-accepted',
    'a ping may be of any length',
    onInbound((frame) =>
      frame.opcode === OPCODE.ping && frame.payload.length > 125
        ? { ...frame, payload: frame.payload.subarray(0, 125) }
        : frame,
    ),
  ),
  patch(
    'ws-fragments-refused',
    'messages must come in one frame',
    onInbound((frame) => (frame.isFinal ? frame : asForbidden(frame))),
  ),
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
  patch(
    'ws-split-utf8-refused',
    'every fragment must be UTF-8 by itself',
    onInbound((frame) => (frame.isFinal || isUtf8(frame.payload) ? frame : asForbidden(frame))),
  ),
  patch(
    'ws-not-utf8-answered',
    'text that is not UTF-8 is answered',
    onInbound((frame) =>
      frame.opcode === OPCODE.text && frame.isFinal && !isUtf8(frame.payload)
        ? { ...frame, payload: Buffer.from(frame.payload.toString()) }
        : frame,
    ),
  ),
  patch(
    'ws-length-unlimited',
    'a frame may claim any length',
    onInbound((frame) => (frame.announcedBytes >= ABSURD_BYTES ? null : frame)),
  ),
  patch(
    'ws-close-undeclared',
    'a binary message is closed with another code than the declared one',
    onTypeClose((frame) => withCode(frame, 4001)),
  ),
  patch(
    'ws-extension-other',
    'another extension is agreed on than the one that was offered',
    withExtension('x-webkit-deflate-frame'),
  ),
  patch(
    'ws-deflate-parameter',
    'compression is agreed on with a window that does not exist',
    withExtension('permessage-deflate; server_max_window_bits=99'),
  ),
]
