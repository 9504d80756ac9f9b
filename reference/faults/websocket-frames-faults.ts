/** Faults in frames: each breaks a rule of RFC 6455 for servers, below the library that follows it. */
import { patch } from '../hooks.ts'
import type { Call, Patch } from '../patch.ts'
import type { RawFrame } from '../raw-frames.ts'
import { asForbidden, onAnswer, onInbound, onOutbound } from '../socket-hooks.ts'

const OPCODE = { continuation: 0, text: 1, close: 8, ping: 9, pong: 10 } as const
const ABSURD_BYTES = 2 ** 32
const OWN_CODES = 4000

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

const latin1 = patch(
  'ws-latin1',
  'text is written in Latin-1',
  'invalid UTF-8',
  onOutbound((frame) => {
    const text = frame.payload.toString()
    return frame.opcode === OPCODE.text && text.includes('é')
      ? { ...frame, payload: Buffer.from(text, 'latin1') }
      : frame
  }),
)
const masked = patch(
  'ws-masked',
  'the server masks its frames',
  'MASK must be clear',
  onOutbound((frame) => ({ ...frame, isMasked: true })),
)
const reservedBitSet = patch(
  'ws-reserved-bit-set',
  'frames say that they are compressed, and are not',
  'RSV1 must be clear',
  onOutbound((frame) => (frame.opcode === OPCODE.text ? { ...frame, reservedBits: 4 } : frame)),
)
const pongMissing = patch(
  'ws-pong-missing',
  'pings are not answered',
  'a pong\\b.*none',
  onOutbound((frame) => (frame.opcode === OPCODE.pong ? null : frame)),
)
const pongEmpty = patch(
  'ws-pong-empty',
  'pongs carry nothing',
  'pong\\b.*string ""',
  onOutbound((frame) =>
    frame.opcode === OPCODE.pong && frame.payload.length > 0 ? { ...frame, payload: Buffer.alloc(0) } : frame,
  ),
)
const closeIgnored = patch(
  'ws-close-ignored',
  'a close frame with a code of the client is not answered',
  'a close frame in answer',
  onOutbound((frame) => (codeOf(frame) >= OWN_CODES ? null : frame)),
)
const closeOtherCode = patch(
  'ws-close-other-code',
  'a close frame is answered with another code',
  'close 4321\\b.*close 1000',
  onOutbound((frame) => (codeOf(frame) >= OWN_CODES ? withCode(frame, 1000) : frame)),
)
const closeIgnoredLater: Patch = {
  id: 'ws-close-ignored-later',
  title: 'once an answer was given a close frame is passed over, and the socket stays open',
  reason: 'the end of the conversation\\b.*none within',
  hooks: {
    ...rememberAnswers,
    ...onInbound((frame, call) => (frame.opcode === OPCODE.close && hasAnswered(call) ? null : frame)).hooks,
  },
}
const deafAfterAnswer: Patch = {
  id: 'ws-deaf-after-answer',
  title: 'once an answer was given pings are not answered any more',
  reason: 'a pong\\b.*none within',
  hooks: {
    ...rememberAnswers,
    ...onOutbound((frame, call) => (frame.opcode === OPCODE.pong && hasAnswered(call) ? null : frame)).hooks,
  },
}
const close1006 = patch(
  'ws-close-1006',
  'a close frame carries a code that must never be sent',
  'invalid status code 1006',
  onOutbound((frame) => (codeOf(frame) === 1003 ? withCode(frame, 1006) : frame)),
)
const keyInReason = patch(
  'ws-key-in-reason',
  'a close reason quotes the key',
  'close reason\\b.*the key',
  onOutbound((frame, call) =>
    codeOf(frame) === 1003
      ? {
          ...frame,
          payload: Buffer.concat([frame.payload.subarray(0, 2), Buffer.from(`no binary, ${call.key}`)]),
        }
      : frame,
  ),
)
const reservedBitsAccepted = patch(
  'ws-reserved-bits-accepted',
  'reserved bits are not looked at',
  'end of the conversation',
  onInbound((frame) => (frame.reservedBits === 0 ? frame : { ...frame, reservedBits: 0 })),
)
const unmaskedAccepted = patch(
  'ws-unmasked-accepted',
  'frames of clients need no mask',
  'end of the conversation',
  onInbound((frame) => (frame.isMasked ? frame : { ...frame, isMasked: true })),
)
const opcodeAccepted = patch(
  'ws-opcode-accepted',
  'a reserved opcode is taken for text',
  'end of the conversation',
  onInbound((frame) => (frame.opcode === 3 ? { ...frame, opcode: OPCODE.text } : frame)),
)
const longPingAccepted = patch(
  'ws-long-ping-accepted',
  'a ping may be of any length',
  'end of the conversation',
  onInbound((frame) =>
    frame.opcode === OPCODE.ping && frame.payload.length > 125
      ? { ...frame, payload: frame.payload.subarray(0, 125) }
      : frame,
  ),
)
const protocol1000 = patch(
  'ws-protocol-1000',
  'a forbidden frame is answered with close 1000',
  'close 1002\\b.*close 1000',
  onOutbound((frame) => (codeOf(frame) === 1002 ? withCode(frame, 1000) : frame)),
)
const fragmentsRefused = patch(
  'ws-fragments-refused',
  'messages must come in one frame',
  'an answer\\b.*close 1002',
  onInbound((frame) => (frame.isFinal ? frame : asForbidden(frame))),
)
const splitUtf8Refused = patch(
  'ws-split-utf8-refused',
  'every fragment must be UTF-8 by itself',
  'an answer\\b.*close 1002',
  onInbound((frame) => (frame.isFinal || isUtf8(frame.payload) ? frame : asForbidden(frame))),
)
const notUtf8Answered = patch(
  'ws-not-utf8-answered',
  'what is not UTF-8 is read as if it were',
  'a completion',
  onInbound((frame) =>
    frame.opcode === OPCODE.text && frame.isFinal && !isUtf8(frame.payload)
      ? { ...frame, payload: Buffer.from(frame.payload.toString()) }
      : frame,
  ),
)
const lengthUnlimited = patch(
  'ws-length-unlimited',
  'a frame may claim any length',
  'close 1009',
  onInbound((frame) => (frame.announcedBytes >= ABSURD_BYTES ? null : frame)),
)

/** Faults in frames. */
export const socketFrameFaults: readonly Patch[] = [
  latin1,
  masked,
  reservedBitSet,
  pongMissing,
  pongEmpty,
  closeIgnored,
  closeOtherCode,
  closeIgnoredLater,
  deafAfterAnswer,
  close1006,
  keyInReason,
  reservedBitsAccepted,
  unmaskedAccepted,
  opcodeAccepted,
  longPingAccepted,
  protocol1000,
  fragmentsRefused,
  splitUtf8Refused,
  notUtf8Answered,
  lengthUnlimited,
]
