/**
 * Builds the HTTP request that a probe specifies, with the real key and other secrets in place of their placeholders, and the record of a
 * call, with other placeholders in place of the secrets.
 */
import type {
  Exchange,
  CapturedSecret,
  Ending,
  HeaderList,
  RecordedBody,
  RecordedMessage,
  Repetition,
} from '../exchange/exchange.ts'
import { isUtf8 } from 'node:buffer'
import { recordBody } from '../exchange/bytes.ts'
import type { Caps } from './deadlines.ts'
import type { RawExchange } from './http.ts'
import type { Redactor } from './secrets.ts'
import { headerValues, isRecord } from '../exchange/reply.ts'
import type { RawMessage, RawSocketExchange } from './socket-conversation.ts'
import { strictUtf8 } from '../codec/utf8.ts'
import { parseJson } from '../codec/parse-json.ts'
import manifest from '../../package.json' with { type: 'json' }
import type { RequestSpec } from '../engine/probe.ts'
import { CHAT_PATH, UNCAPPED_TOKENS } from '../exchange/chat-path.ts'
import { KEY_PLACEHOLDER, SHORTENED_KEY_PLACEHOLDER } from '../exchange/placeholders.ts'

/** A request that is ready to be sent, with secrets in place of placeholders. */
export type OutgoingRequest = {
  readonly method: string
  readonly url: URL
  readonly headers: HeaderList
  readonly body: Uint8Array | null
  /** The maximum number of completion tokens that the request asks for; 0 if it asks for no completion. */
  readonly completionTokens: number
  readonly isChunked?: boolean
}

/** The base URL, the key and the common header fields of all requests. `key`: null for a run without a key. */
export type Origin = {
  readonly baseUrl: string
  readonly key: string | null
  readonly version: string
  /** Whether requests have the header fields of the official JavaScript library; absent: those of Assay. */
  readonly disguised?: boolean
  /** Header fields of every request that does not set these fields itself. The values are secrets. Absent: none. */
  readonly headers?: HeaderList
  /** Returns the secret of the run with this name; null if there is none. */
  readonly secretOf?: (name: string) => string | null
}

/** Builds the request of a probe. Throws a TypeError for a URL outside of the base URL's origin and for an unknown secret. */
export function outgoingRequest(spec: RequestSpec, origin: Origin): OutgoingRequest {
  const base = new URL(origin.baseUrl)
  const url = new URL(
    base.pathname.replace(/\/+$/, '') + withKey(spec.path ?? CHAT_PATH, origin, encodeURIComponent),
    base,
  )
  if (url.origin !== base.origin) throw new TypeError(`a probe tried to leave ${base.origin}`)
  const body = bodyOf(spec, origin)
  return {
    method: spec.method ?? 'POST',
    url,
    headers: requestHeaders(spec, origin, body !== null),
    body,
    completionTokens: tokensAskedIn(body),
    ...(spec.isChunked === true ? { isChunked: true } : {}),
  }
}

// The header fields that Node's `fetch` writes after the header fields of its caller.
const OF_FETCH: ReadonlySet<string> = new Set(['accept-language', 'sec-fetch-mode', 'accept-encoding'])

function requestHeaders(spec: RequestSpec, origin: Origin, hasBody: boolean): HeaderList {
  const client = origin.disguised === true ? libraryClient() : plainClient(origin.version)
  const list: (readonly [string, string])[] = client.filter(([name]) => !OF_FETCH.has(name))
  const usual = origin.key === null ? null : `Bearer ${KEY_PLACEHOLDER}`
  const authorization = spec.authorization === undefined ? usual : spec.authorization
  if (authorization !== null) list.push(['authorization', withKey(authorization, origin)])
  const contentType = spec.contentType === undefined && hasBody ? 'application/json' : spec.contentType
  if (typeof contentType === 'string') list.push(['content-type', contentType])
  list.push(...client.filter(([name]) => OF_FETCH.has(name)))
  const own = Object.entries(spec.headers ?? {}).map(
    ([name, value]) => [name, withKey(value, origin)] as const,
  )
  const isOwn = (name: string) => own.some(([other]) => other.toLowerCase() === name.toLowerCase())
  return [...list, ...(origin.headers ?? [])].filter(([name]) => !isOwn(name)).concat(own)
}

/** Returns the header fields by which an undisguised run identifies itself as Assay. */
function plainClient(version: string): HeaderList {
  return [
    ['user-agent', `assay/${version}`],
    ['accept', '*/*'],
    ['accept-encoding', 'identity'],
  ]
}

const LIBRARY_VERSION = manifest.devDependencies.openai

/** The `User-Agent` of the official JavaScript library, which disguised runs send. */
export const LIBRARY_AGENT = `OpenAI/JS ${LIBRARY_VERSION}`

const SYSTEMS_OF_LIBRARY: Readonly<Record<string, string>> = {
  linux: 'Linux',
  darwin: 'MacOS',
  win32: 'Windows',
}

/** Returns the header fields of the official JavaScript library, in the same order. Only `accept-encoding: identity` differs. */
function libraryClient(): HeaderList {
  return [
    ['accept', 'application/json'],
    ['user-agent', LIBRARY_AGENT],
    ['x-stainless-retry-count', '0'],
    ['x-stainless-lang', 'js'],
    ['x-stainless-package-version', LIBRARY_VERSION],
    ['x-stainless-os', SYSTEMS_OF_LIBRARY[process.platform] ?? `Other:${process.platform}`],
    ['x-stainless-arch', process.arch],
    ['x-stainless-runtime', 'node'],
    ['x-stainless-runtime-version', process.version],
    ['accept-language', '*'],
    ['sec-fetch-mode', 'cors'],
    ['accept-encoding', 'identity'],
  ]
}

/**
 * Returns the bytes of a body; null for no body. Replaces placeholders in text and JSON by secrets. Throws TypeError for
 * an unknown secret.
 */
export function bodyOf(
  spec: Pick<RequestSpec, 'body' | 'json'>,
  origin: Pick<Origin, 'key' | 'secretOf'>,
): Uint8Array | null {
  if (spec.body instanceof Uint8Array) return spec.body
  if (spec.body !== undefined) return new TextEncoder().encode(withKey(spec.body, origin))
  if (spec.json === undefined) return null
  // Escapes the key, so that a key with a quote leaves valid JSON.
  return new TextEncoder().encode(
    withKey(JSON.stringify(spec.json), origin, (value) => JSON.stringify(value).slice(1, -1)),
  )
}

// The first character of every placeholder.
const PLACE_MARK = '\u{E000}'

const SECRET_PLACES = /\u{E000}assay-secret:([a-z0-9-]+)\u{E001}/gu

function withKey(
  text: string,
  { key, secretOf }: Pick<Origin, 'key' | 'secretOf'>,
  encode: (value: string) => string = (value) => value,
): string {
  // A huge prompt has no placeholder, and a search in it takes longer than sending it.
  if (!text.includes(PLACE_MARK)) return text
  return text
    .replaceAll(KEY_PLACEHOLDER, () => encode(key ?? 'no-key'))
    .replaceAll(SHORTENED_KEY_PLACEHOLDER, () => encode((key ?? 'no-key').slice(0, -1)))
    .replaceAll(SECRET_PLACES, (_, name: string) => {
      const secret = secretOf?.(name) ?? null
      if (secret === null) throw new TypeError(`no secret called ${name} is held`)
      return encode(secret)
    })
}

/** Returns how many completion tokens a request body may cost; 0 if it has neither `messages` nor `max_tokens`. */
export function tokensAskedIn(body: Uint8Array | null): number {
  if (body === null) return 0
  const json = parseJson(new TextDecoder().decode(body))
  if (!isRecord(json)) return 0
  const asked = json['max_tokens']
  if (typeof asked === 'number' && asked > 0) return Math.ceil(asked)
  return 'messages' in json ? UNCAPPED_TOKENS : 0
}

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
function recordedBody(
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
