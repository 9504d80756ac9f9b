/** Builds the records of calls and redacts them. */
import { isUtf8 } from 'node:buffer'
import type {
  CapturedSecret,
  Ending,
  Exchange,
  HeaderList,
  RecordedBody,
  RecordedMessage,
  Repetition,
} from '../exchange/exchange.ts'
import { recordBody } from '../exchange/bytes.ts'
import type { Caps } from './deadlines.ts'
import type { RawExchange } from './http.ts'
import type { OutgoingRequest } from './outgoing.ts'
import type { Redactor } from './secrets.ts'
import { headerValues } from '../exchange/reply.ts'
import type { RawMessage, RawSocketExchange } from './socket-conversation.ts'
import { strictUtf8 } from '../codec/utf8.ts'

/** Identifies one attempt of a call by its probe, its label and its number (`attempt`). */
export type CallName = { readonly probe: string; readonly label: string; readonly attempt: number }

/** The options of records: `redactor` removes secrets, and `caps` limits the sizes of bodies. */
export type RecordOptions = { readonly redactor: Redactor; readonly caps: Caps }

/** Returns the redacted record of an HTTP exchange. `kept`: the record of a secret that the answer contained; null: none. */
export function recordedExchange(
  name: CallName,
  request: OutgoingRequest,
  raw: RawExchange,
  { redactor, caps }: RecordOptions,
  kept: CapturedSecret | null,
): Exchange {
  const { status, headers, bytes, reads, end, timing, sentAtEpochMs } = raw
  // Redacts a whole body before cutting it. Half of a secret would not be found.
  const sent = request.body && redactor.bytes(request.body)
  const body = sent && recordBody(sent, caps.recordedRequestBytes)
  const repetition = sent && repetitionIn(sent)
  const whole = recordedBody(bytes, headers, redactor, caps)
  const isRefused = status !== null && status >= 400 && whole.text !== undefined
  const answer = isRefused ? { ...whole, text: redactor.parts(whole.text) } : whole
  return {
    ...named(name),
    sentAtEpochMs,
    request: {
      method: request.method,
      url: redactor.text(request.url.href),
      headers: redactor.headers(request.isChunked === true ? [...request.headers, CHUNKED] : request.headers),
      body,
      ...(repetition === null ? {} : { repetition }),
    },
    response: status === null ? null : { status, headers: redactor.headers(headers), body: answer, reads },
    end: redactedEnd(end, redactor),
    timing,
    ...(raw.isReused === true ? { isReused: true as const } : {}),
    ...(kept === null ? {} : { kept }),
  }
}

// The header field that the HTTP client adds to a request with a chunked body.
const CHUNKED = ['transfer-encoding', 'chunked'] as const

function named({ probe, label, attempt }: CallName): Pick<Exchange, 'id' | 'probe' | 'label' | 'attempt'> {
  const id = attempt === 1 ? `${probe}/${label}` : `${probe}/${label}#${attempt}`
  return { id, probe, label, attempt }
}

function redactedEnd(end: Ending, redactor: Redactor): Ending {
  return end.kind === 'failed' ? { ...end, detail: redactor.text(end.detail) } : end
}

// The number of bytes redacted beyond the end of a record. No secret is longer, so even a secret at the end is redacted whole.
const MARGIN_BYTES = 64 * 1024

/** Returns the redacted record of a body, with its original length. Compressed bytes become 0xFF, because they may hide secrets. */
export function recordedBody(
  bytes: Uint8Array,
  headers: HeaderList,
  redactor: Redactor,
  { recordedBodyBytes }: Pick<Caps, 'recordedBodyBytes'>,
): RecordedBody {
  if (isEncoded(headers) && !isUtf8(bytes))
    return recordBody(new Uint8Array(bytes.length).fill(0xff), recordedBodyBytes)
  const seen = bytes.subarray(0, recordedBodyBytes + MARGIN_BYTES)
  const clean = redactor.bytes(seen)
  return recordBody(clean, recordedBodyBytes, bytes.length + clean.length - seen.length)
}

function isEncoded(headers: HeaderList): boolean {
  return headerValues(headers, 'content-encoding').some((value) => !/^\s*(identity)?\s*$/i.test(value))
}

const MAX_CLIENT_CHARS = 500

/** Returns the redacted record of a conversation. `sent.headers`: the planned fields, recorded if no handshake was sent. */
export function recordedConversation(
  name: CallName,
  sent: { readonly url: URL; readonly headers: HeaderList },
  raw: RawSocketExchange,
  { redactor, caps }: RecordOptions,
): Exchange {
  const { status, end, messages, client } = raw
  const headers = raw.requestHeaders.length > 0 ? raw.requestHeaders : sent.headers
  const short = (text: string | null) => text && redactor.text(text).slice(0, MAX_CLIENT_CHARS)
  const body = recordedBody(raw.bytes, raw.headers, redactor, caps)
  const exchange: Exchange = {
    ...named(name),
    sentAtEpochMs: raw.sentAtEpochMs,
    request: {
      method: 'GET',
      url: redactor.text(sent.url.href),
      headers: redactor.headers(headers),
      body: null,
    },
    response: status === null ? null : { status, headers: redactor.headers(raw.headers), body, reads: [] },
    end: redactedEnd(end, redactor),
    timing: raw.timing,
    client: { ...client, library: 'ws', text: short(client.text), error: short(client.error) },
  }
  if (messages === null) return exchange
  const closedBy = messages.find(({ kind }) => kind === 'close')?.from ?? null
  return { ...exchange, socket: { messages: recordedMessages(messages, { redactor, caps }), closedBy } }
}

// Redacts all payloads of a direction together, because a secret may be spread over messages. Lengths do not change.
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

// The maximum length of the repeated text in bytes, enough for a sentence.
const MAX_UNIT_BYTES = 64
// The minimum number of bytes over which a text must repeat. Shorter repetitions may be chance.
const WINDOW_BYTES = 512
const MAX_REST_BYTES = 2048
const PRINTABLE = /^[\x20-\x7E]+$/

/** Splits a body into a beginning, a repeated text and an end, for a short shell command that generates it. Null if this is impossible. */
export function repetitionIn(bytes: Uint8Array): Repetition | null {
  const middle = Math.floor(bytes.length / 2)
  const unitBytes = periodAt(bytes, middle)
  if (unitBytes === null) return null
  let from = middle
  while (from > 0 && bytes[from - 1] === bytes[from - 1 + unitBytes]) from -= 1
  let to = middle + unitBytes
  while (to < bytes.length && bytes[to] === bytes[to - unitBytes]) to += 1
  const runBytes = Math.floor((to - from) / unitBytes) * unitBytes
  if (bytes.length - runBytes > MAX_REST_BYTES) return null
  const parts = [
    bytes.subarray(0, from),
    bytes.subarray(from, from + unitBytes),
    bytes.subarray(from + runBytes),
  ]
  const [head = null, unit = null, tail = null] = parts.map(strictUtf8)
  // A shell command reads a leading dash as an option.
  if (head === null || tail === null || unit === null || !PRINTABLE.test(unit) || unit.startsWith('-'))
    return null
  return { head, unit, runBytes, tail }
}

function periodAt(bytes: Uint8Array, start: number): number | null {
  const isPeriod = (period: number): boolean => {
    if (start + WINDOW_BYTES + period > bytes.length) return false
    for (let at = start; at < start + WINDOW_BYTES; at += 1)
      if (bytes[at] !== bytes[at + period]) return false
    return true
  }
  for (let period = 1; period <= MAX_UNIT_BYTES; period += 1) if (isPeriod(period)) return period
  return null
}
