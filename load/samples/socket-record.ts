/** Makes of a WebSocket conversation under load the record that checks look at. Pure. */
import type { RecordedMessage, SocketRecord } from '../../conformance/exchange/exchange.ts'
import type { Sample, SampleSocket } from './sample.ts'

/** Closes that no frame carries (RFC 6455 section 7.4.1). */
const NO_CODE = 1005
const NO_FRAME = 1006

/** Returns the messages of a conversation: the request, the answer, and the close that came first. */
export function socketRecordOf(
  sample: Sample,
  { frames, closeCode, isClosedByUs }: SampleSocket,
  { requestFrames }: { readonly requestFrames: 'text' | 'binary' },
): SocketRecord {
  const sentUs = sample.sentUs ?? 0
  const sinceSent = (atUs: number | null): number => Math.max(0, ((atUs ?? sentUs) - sentUs) / 1000)
  const said = [
    messageOf('client', requestFrames, sample.request, sinceSent(sample.headersUs)),
    ...frames.map(({ atUs, text, isBinary }) =>
      messageOf('server', isBinary ? 'binary' : 'text', text, sinceSent(atUs)),
    ),
  ]
  const closedBy = isClosedByUs ? 'client' : closeCode === null || closeCode === NO_FRAME ? null : 'server'
  if (closedBy === null) return { messages: said, closedBy }
  const code = isClosedByUs ? 1000 : closeCode
  const close = messageOf(closedBy, 'close', '', sinceSent(sample.closedUs))
  const isCoded = code !== null && code !== NO_CODE
  return { messages: [...said, isCoded ? { ...close, code } : close], closedBy }
}

function messageOf(
  from: RecordedMessage['from'],
  kind: RecordedMessage['kind'],
  text: string,
  atMs: number,
): RecordedMessage {
  return { from, kind, atMs, payload: { text, bodyBytes: Buffer.byteLength(text), truncated: false } }
}
