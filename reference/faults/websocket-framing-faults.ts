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
  'RSV2 and RSV3 must be clear',
  onTexts((frame) => ({ ...frame, reservedBits: 2 })),
)
const deflateBroken = patch(
  'ws-deflate-broken',
  'compressed messages cannot be inflated',
  'can be inflated',
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
  'invalid opcode 3',
  onTexts((frame) => ({ ...frame, opcode: 3 })),
)
const continuationOfNothing = patch(
  'ws-continuation-of-nothing',
  'answers come in frames that continue a message which was not begun',
  'invalid opcode 0',
  onTexts((frame) => ({ ...frame, opcode: OPCODE.continuation })),
)
const pingLong = patch(
  'ws-ping-long',
  'the server pings with 126 bytes',
  '125 bytes at most\\b.*invalid payload length 126',
  onTexts((frame) => pingBefore(frame, { payload: Buffer.alloc(126, 'p') })),
)
const pingFragmented = patch(
  'ws-ping-fragmented',
  'the server pings in fragments',
  'FIN must be set',
  onTexts((frame) => pingBefore(frame, { isFinal: false })),
)
const closeUndeclared = patch(
  'ws-close-undeclared',
  'a binary message is closed with another code than the declared one',
  'close 1003\\b.*close 4001',
  onTypeClose((frame) => ({ ...frame, payload: closePayload(4001, Buffer.alloc(0)) })),
)
const extensionOther = patch(
  'ws-extension-other',
  'another extension is agreed on than the one that was offered',
  'permessage-deflate, or none\\b.*x-webkit-deflate-frame',
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
  pingLong,
  pingFragmented,
  closeUndeclared,
  extensionOther,
  deflateParameter,
]
