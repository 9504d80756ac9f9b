/** The record of a WebSocket conversation: the line where secrets stay behind. */
import type { Exchange, HeaderList, RecordedMessage } from '../exchange/exchange.ts'
import { recordBody } from '../exchange/bytes.ts'
import type { CallName, RecordOptions } from './recorded.ts'
import { recordedBody } from './redacted-body.ts'
import type { RawMessage, RawSocketExchange } from './socket-conversation.ts'

const MAX_CLIENT_CHARS = 500

/** Returns the conversation as everything above the wire sees it. `sent` is the handshake as it was meant, for when it never left. */
export function recordedConversation(
  { probe, label, attempt }: CallName,
  sent: { readonly url: URL; readonly headers: HeaderList },
  raw: RawSocketExchange,
  { redactor, caps }: RecordOptions,
): Exchange {
  const { status, end, messages, client } = raw
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
    client: { ...client, library: 'ws', text: short(client.text), error: short(client.error) },
  }
  if (messages === null) return exchange
  const closedBy = messages.find(({ kind }) => kind === 'close')?.from ?? null
  return { ...exchange, socket: { messages: recordedMessages(messages, { redactor, caps }), closedBy } }
}

// All payloads of a direction at once: a secret may be spread over several messages, and placeholders keep its length.
function recordedMessages(
  messages: readonly RawMessage[],
  { redactor, caps }: RecordOptions,
): readonly RecordedMessage[] {
  const rest = { client: new Uint8Array(), server: new Uint8Array() }
  for (const from of ['client', 'server'] as const) {
    const own = messages.filter((message) => message.from === from).map(({ payload }) => payload)
    rest[from] = new Uint8Array(redactor.bytes(new Uint8Array(Buffer.concat(own))))
  }
  return messages.map(({ payload, ...message }) => {
    const { from } = message
    const own = rest[from].subarray(0, payload.length)
    rest[from] = rest[from].subarray(payload.length)
    const capBytes = from === 'client' ? caps.recordedRequestBytes : caps.recordedBodyBytes
    return { ...message, payload: recordBody(own, capBytes) }
  })
}
