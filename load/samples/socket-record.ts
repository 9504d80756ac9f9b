/** Makes of a WebSocket conversation under load the record that checks look at. Pure. */
import { OPCODES } from '../../conformance/evidence/conversation.ts'
import type { Frame, SocketRecord } from '../../conformance/exchange/exchange.ts'
import type { Sample, SampleSocket } from './sample.ts'

/** Closes that no frame carries (RFC 6455 section 7.4.1). */
const NO_CODE = 1005
const NO_FRAME = 1006

/** The frames of a conversation: the request, the messages of the target, and the close that came first. */
export function socketRecordOf(
  sample: Sample,
  { frames, closeCode, isClosedByUs }: SampleSocket,
  { requestFrames }: { readonly requestFrames: 'text' | 'binary' },
): SocketRecord {
  const sentUs = sample.sentUs ?? 0
  const sinceSent = (atUs: number | null): number => Math.max(0, ((atUs ?? sentUs) - sentUs) / 1000)
  const asked = messageFrame(
    'client',
    requestFrames === 'binary',
    sample.request,
    sinceSent(sample.headersUs),
  )
  const answered = frames.map(({ atUs, text, isBinary }) =>
    messageFrame('server', isBinary, text, sinceSent(atUs)),
  )
  const closedMs = sinceSent(sample.closedUs)
  if (isClosedByUs) {
    return { frames: [asked, ...answered, closeFrame('client', 1000, closedMs)], closedBy: 'client' }
  }
  if (closeCode === null || closeCode === NO_FRAME) return { frames: [asked, ...answered], closedBy: null }
  return { frames: [asked, ...answered, closeFrame('server', closeCode, closedMs)], closedBy: 'server' }
}

function messageFrame(from: Frame['from'], isBinary: boolean, text: string, atMs: number): Frame {
  const opcode = isBinary ? OPCODES.binary : OPCODES.text
  return {
    ...frame(from, opcode, atMs),
    payload: { text, bodyBytes: Buffer.byteLength(text), truncated: false },
  }
}

function closeFrame(from: Frame['from'], code: number, atMs: number): Frame {
  const bytes = code === NO_CODE ? [] : [code >> 8, code & 255]
  const payload = { base64: Buffer.from(bytes).toString('base64'), bodyBytes: bytes.length, truncated: false }
  return { ...frame(from, OPCODES.close, atMs), payload }
}

function frame(from: Frame['from'], opcode: number, atMs: number): Omit<Frame, 'payload'> {
  return { from, opcode, isFinal: true, reservedBits: 0, isMasked: from === 'client', atMs }
}
