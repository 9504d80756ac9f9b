/** Builds records of calls. Secrets are replaced here. */
import * as zlib from 'node:zlib'
import { isUtf8 } from 'node:buffer'
import type {
  CapturedSecret,
  Ending,
  Exchange,
  HeaderList,
  RecordedBody,
  RecordedMessage,
} from '../exchange/exchange.ts'
import { recordBody } from '../exchange/bytes.ts'
import type { Caps } from './deadlines.ts'
import type { RawExchange } from './http.ts'
import type { Outgoing } from './outgoing.ts'
import type { Redactor } from './redaction.ts'
import { repetitionIn } from '../exchange/repetition.ts'
import { headerValues } from '../exchange/reply.ts'
import type { RawMessage, RawSocketExchange } from './socket-conversation.ts'

/** The name of a call: its probe, its label, and the number of the attempt. */
export type CallName = { readonly probe: string; readonly label: string; readonly attempt: number }

/** The parts of a record besides the call itself. */
export type RecordOptions = { readonly redactor: Redactor; readonly caps: Caps }

/** Returns the exchange as everything above the wire sees it. */
export function recordedExchange(
  name: CallName,
  request: Outgoing,
  raw: RawExchange,
  { redactor, caps }: RecordOptions,
  kept: CapturedSecret | null = null,
): Exchange {
  const { status, headers, bytes, reads, end, timing, sentAtEpochMs } = raw
  // Whole bodies are redacted before they are cut: a secret that the cut runs through would not be found.
  const sent = request.body && redactor.bytes(request.body)
  const body = sent && recordBody(sent, caps.recordedRequestBytes)
  const repetition = sent && repetitionIn(sent)
  const answer = recordedBody(bytes, headers, redactor, caps)
  return {
    ...named(name),
    sentAtEpochMs,
    request: {
      method: request.method,
      url: redactor.text(request.url.href),
      headers: redactor.headers(request.headers),
      body,
      ...(repetition === null ? {} : { repetition }),
    },
    response: status === null ? null : { status, headers: redactor.headers(headers), body: answer, reads },
    end: redactedEnd(end, redactor),
    timing,
    ...(kept === null ? {} : { kept }),
  }
}

function named({ probe, label, attempt }: CallName): Pick<Exchange, 'id' | 'probe' | 'label' | 'attempt'> {
  const id = attempt === 1 ? `${probe}/${label}` : `${probe}/${label}#${attempt}`
  return { id, probe, label, attempt }
}

function redactedEnd(end: Ending, redactor: Redactor): Ending {
  return end.kind === 'failed' ? { ...end, detail: redactor.text(end.detail) } : end
}

// Longer than any secret in any of its forms, so that none is cut where the record ends.
const MARGIN_BYTES = 64 * 1024

/** Returns the record of a body without secrets, as long as before. Of a compressed body no byte is kept where it has a secret or cannot be decoded. */
export function recordedBody(
  bytes: Uint8Array,
  headers: HeaderList,
  redactor: Redactor,
  { bodyBytes, recordedBodyBytes }: Pick<Caps, 'bodyBytes' | 'recordedBodyBytes'>,
): RecordedBody {
  const codings = codingsOf(headers)
  if (codings.length > 0 && bytes.length > 0 && !isClean(bytes, codings, redactor, bodyBytes))
    return recordBody(new Uint8Array(bytes.length).fill(NO_TEXT), recordedBodyBytes)
  const seen = codings.length === 0 ? bytes.subarray(0, recordedBodyBytes + MARGIN_BYTES) : bytes
  const clean = redactor.bytes(seen)
  return recordBody(clean, recordedBodyBytes, bytes.length + clean.length - seen.length)
}

// Stands in no UTF-8, as most bytes of a compressed body.
const NO_TEXT = 0xff

function codingsOf(headers: HeaderList): readonly string[] {
  return headerValues(headers, 'content-encoding')
    .flatMap((value) => value.toLowerCase().split(','))
    .map((coding) => coding.trim().replace(/^x-/, ''))
    .filter((coding) => coding !== '' && coding !== 'identity')
}

/** Returns whether a body holds no secret, decoded; false where it cannot be decoded, or comes to more than the cap. */
function isClean(
  bytes: Uint8Array,
  codings: readonly string[],
  redactor: Redactor,
  capBytes: number,
): boolean {
  try {
    const decoded = codings.toReversed().reduce((now, coding) => decodedBy(coding, now, capBytes), bytes)
    return Buffer.compare(redactor.bytes(decoded), decoded) === 0
  } catch {
    // A text that is only said to be compressed is searched as it is.
    return isUtf8(bytes)
  }
}

const { Z_SYNC_FLUSH, BROTLI_OPERATION_FLUSH, ZSTD_e_flush } = zlib.constants

/** Decodes a body as far as it came. Throws for another coding, and beyond the cap. */
function decodedBy(coding: string, bytes: Uint8Array, maxOutputLength: number): Uint8Array {
  const options = { maxOutputLength, finishFlush: Z_SYNC_FLUSH }
  switch (coding) {
    case 'gzip':
      return zlib.gunzipSync(bytes, options)
    case 'deflate':
      // Some servers omit its header (RFC 1950 section 2.2), whose first half is 8.
      return ((bytes[0] ?? 0) & 0x0f) === 8
        ? zlib.inflateSync(bytes, options)
        : zlib.inflateRawSync(bytes, options)
    case 'br':
      return zlib.brotliDecompressSync(bytes, { maxOutputLength, finishFlush: BROTLI_OPERATION_FLUSH })
    case 'zstd':
      return zlib.zstdDecompressSync(bytes, { maxOutputLength, finishFlush: ZSTD_e_flush })
    default:
      throw new RangeError(`the content coding ${coding} is not known`)
  }
}

const MAX_CLIENT_CHARS = 500

/** Returns the conversation as everything above the wire sees it. `sent` is the handshake as it was meant, for when it never left. */
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
