/** The record of a WebSocket conversation: the line where secrets stay behind. */
import type { Exchange, Frame, HeaderList } from '../exchange/exchange.ts'
import { recordBody } from '../exchange/bytes.ts'
import type { CallName, RecordOptions } from './recorded.ts'
import { recordedBody } from './redacted-body.ts'
import type { RawSocketExchange } from './socket-exchange.ts'
import { inflatedFrames, type ReadableFrame } from './socket-inflate.ts'

const CLOSE = 8
const MAX_CLIENT_CHARS = 500

/** Returns the conversation as everything above the wire sees it. `sent` is the handshake as it was meant, for when it never left. */
export function recordedConversation(
  { probe, label, attempt }: CallName,
  sent: { readonly url: URL; readonly headers: HeaderList },
  raw: RawSocketExchange,
  { redactor, caps }: RecordOptions,
): Exchange {
  const { status, end, frames, client } = raw
  const headers = raw.requestHeaders.length > 0 ? raw.requestHeaders : sent.headers
  const short = (text: string | null) => text && redactor.text(text).slice(0, MAX_CLIENT_CHARS)
  const exchange: Exchange = {
    id: attempt === 1 ? `${probe}/${label}` : `${probe}/${label}#${attempt}`,
    probe,
    label,
    attempt,
    sentAtEpochMs: raw.sentAtEpochMs,
    request: {
      method: 'GET',
      url: redactor.text(sent.url.href),
      headers: redactor.headers(headers),
      body: null,
    },
    response:
      status === null
        ? null
        : {
            status,
            headers: redactor.headers(raw.headers),
            body: recordedBody(raw.bytes, raw.headers, redactor, caps),
            reads: [],
          },
    end: end.kind === 'failed' ? { ...end, detail: redactor.text(end.detail) } : end,
    timing: raw.timing,
    client: { library: 'ws', text: short(client.text), error: short(client.error) },
  }
  if (frames === null) return exchange
  const closedBy = frames.find((frame) => frame.opcode === CLOSE)?.from ?? null
  const readable = inflatedFrames(frames, raw.headers, caps.bodyBytes)
  return { ...exchange, socket: { frames: recordedFrames(readable, { redactor, caps }), closedBy } }
}

// All payloads of a direction at once: a secret may be spread over several frames, and placeholders keep its length.
function recordedFrames(
  frames: readonly ReadableFrame[],
  { redactor, caps }: RecordOptions,
): readonly Frame[] {
  const rest = { client: new Uint8Array(), server: new Uint8Array() }
  for (const from of ['client', 'server'] as const) {
    const own = frames.filter((frame) => frame.from === from).map(({ payload }) => payload)
    rest[from] = new Uint8Array(redactor.bytes(new Uint8Array(Buffer.concat(own))))
  }
  return frames.map(({ payload, ...frame }) => {
    const { from } = frame
    const own = rest[from].subarray(0, payload.length)
    rest[from] = rest[from].subarray(payload.length)
    const capBytes = from === 'client' ? caps.recordedRequestBytes : caps.recordedBodyBytes
    // Secrets cannot be found in data that cannot be inflated, so it is not kept.
    const { isUnreadable, compressedBytes = 0 } = frame
    const body =
      isUnreadable === true
        ? { text: '', bodyBytes: compressedBytes, truncated: compressedBytes > 0 }
        : recordBody(own, capBytes)
    return { ...frame, payload: body }
  })
}
