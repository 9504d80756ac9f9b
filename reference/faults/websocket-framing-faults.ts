/** Faults in the frames of the server itself: each breaks one rule of RFC 6455 or RFC 7692. */
import { patch } from '../hooks.ts'
import type { Patch } from '../patch.ts'
import type { RawFrame } from '../raw-frames.ts'
import { agreesOnDeflate, isDeflated } from '../socket-deflate.ts'
import { onHandshake, onOutbound } from '../socket-hooks.ts'

const OPCODE = { continuation: 0, text: 1, close: 8, ping: 9 } as const
const CLOSED_FOR_TYPE = 1003

function onTexts(edit: (frame: RawFrame) => RawFrame | readonly RawFrame[]) {
  return onOutbound((frame) => (frame.opcode === OPCODE.text ? edit(frame) : frame))
}

function isTypeClose({ opcode, payload }: RawFrame): boolean {
  return opcode === OPCODE.close && payload.length >= 2 && payload.readUInt16BE() === CLOSED_FOR_TYPE
}

/** Changes the close frame that refuses binary messages. */
function onTypeClose(edit: (frame: RawFrame) => RawFrame | readonly RawFrame[]) {
  return onOutbound((frame) => (isTypeClose(frame) ? edit(frame) : frame))
}

function closePayload(code: number, reason: Buffer): Buffer {
  return Buffer.concat([Buffer.of(code >> 8, code & 255), reason])
}

function pingBefore(frame: RawFrame, ping: Partial<RawFrame>): readonly RawFrame[] {
  return [{ ...frame, opcode: OPCODE.ping, isFinal: true, payload: Buffer.alloc(0), ...ping }, frame]
}

function withExtension(value: string) {
  return onHandshake((lines, call) =>
    call.headers['sec-websocket-extensions'] === undefined
      ? lines
      : [...lines, `Sec-WebSocket-Extensions: ${value}`],
  )
}

const reservedBitOther = patch(
  'ws-reserved-bit-other',
  'frames have a reserved bit that no extension of ours uses',
  'reserved bits 2',
  onTexts((frame) => ({ ...frame, reservedBits: 2 })),
)
const deflateBroken = patch(
  'ws-deflate-broken',
  'compressed messages cannot be inflated',
  'cannot be inflated',
  {
    hooks: {
      ...agreesOnDeflate('').hooks,
      ...onOutbound((frame, call) =>
        isDeflated(frame, call) ? { ...frame, reservedBits: 4, payload: Buffer.alloc(20, 0xff) } : frame,
      ).hooks,
    },
  },
)
const opcodeReserved = patch(
  'ws-opcode-reserved',
  'answers come in frames of a reserved opcode',
  'opcode 3',
  onTexts((frame) => ({ ...frame, opcode: 3 })),
)
const continuationOfNothing = patch(
  'ws-continuation-of-nothing',
  'answers come in frames that continue a message which was not begun',
  'a continuation of nothing',
  onTexts((frame) => ({ ...frame, opcode: OPCODE.continuation })),
)
const fragmentsInterleaved = patch(
  'ws-fragments-interleaved',
  'a message begins before the last one is complete',
  'the first frame of another message',
  onTexts((frame) => ({ ...frame, isFinal: false })),
)
const pingLong = patch(
  'ws-ping-long',
  'the server pings with 126 bytes',
  '125 bytes at most 126 bytes',
  onTexts((frame) => pingBefore(frame, { payload: Buffer.alloc(126, 'p') })),
)
const pingFragmented = patch(
  'ws-ping-fragmented',
  'the server pings in fragments',
  'a fragment of a control frame',
  onTexts((frame) => pingBefore(frame, { isFinal: false })),
)
const lengthPadded = patch(
  'ws-length-padded',
  'short lengths are written in two bytes more than they need',
  'a length in more bytes',
  onOutbound((frame) => (frame.payload.length < 126 ? { ...frame, hasPaddedLength: true } : frame)),
)
const closeOneByte = patch(
  'ws-close-one-byte',
  'a close frame has a payload of one byte',
  'one byte',
  onTypeClose((frame) => ({ ...frame, payload: Buffer.of(3) })),
)
const closeReserved = patch(
  'ws-close-reserved',
  'a close frame carries a code that is reserved for later versions of the protocol',
  'close 2999',
  onTypeClose((frame) => ({ ...frame, payload: closePayload(2999, Buffer.alloc(0)) })),
)
const closeReasonLatin1 = patch(
  'ws-close-reason-latin1',
  'the reason of a close frame is written in Latin-1',
  'a reason that is not UTF-8',
  onTypeClose((frame) => ({
    ...frame,
    payload: closePayload(CLOSED_FOR_TYPE, Buffer.from('fermé', 'latin1')),
  })),
)
const closeUndeclared = patch(
  'ws-close-undeclared',
  'a binary message is closed with another code than the declared one',
  'close 1003\\b.*close 4001',
  onTypeClose((frame) => ({ ...frame, payload: closePayload(4001, Buffer.alloc(0)) })),
)
const textAfterClose = patch(
  'ws-text-after-close',
  'a message follows the close frame of the server',
  'a frame of a message',
  onTypeClose((frame) => [frame, { ...frame, opcode: OPCODE.text, payload: Buffer.from('{}') }]),
)
const extensionOther = patch(
  'ws-extension-other',
  'another extension is agreed on than the one that was offered',
  'x-webkit-deflate-frame, which was not offered',
  withExtension('x-webkit-deflate-frame'),
)
const deflateParameter = patch(
  'ws-deflate-parameter',
  'compression is agreed on with a window that does not exist',
  'server_max_window_bits=99',
  withExtension('permessage-deflate; server_max_window_bits=99'),
)

/** Faults in the frames of the server itself, and in the negotiation about them. */
export const socketFramingFaults: readonly Patch[] = [
  reservedBitOther,
  deflateBroken,
  opcodeReserved,
  continuationOfNothing,
  fragmentsInterleaved,
  pingLong,
  pingFragmented,
  lengthPadded,
  closeOneByte,
  closeReserved,
  closeReasonLatin1,
  closeUndeclared,
  textAfterClose,
  extensionOther,
  deflateParameter,
]
