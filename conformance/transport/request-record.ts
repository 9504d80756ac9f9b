import type {
  Exchange,
  CapturedSecret,
  Ending,
  HeaderList,
  RecordedBody,
  RecordedMessage,
} from '../exchange/exchange.ts'
import { isUtf8 } from 'node:buffer'
import { recordBody } from '../exchange/bytes.ts'
import type { Caps } from './deadlines.ts'
import type { RawExchange } from './http.ts'
import { headerValues, isRecord } from '../exchange/reply.ts'
import type { RawMessage, RawSocketExchange } from './socket-conversation.ts'
import { parseJson } from '../codec/parse-json.ts'
import type { RequestSpec } from '../engine/probe.ts'
import { CHAT_PATH, UNCAPPED_TOKENS } from '../exchange/chat-path.ts'
import { KEY_PLACEHOLDER, SHORTENED_KEY_PLACEHOLDER } from '../exchange/placeholders.ts'
import { repetitionIn } from '../exchange/repetition.ts'
import { libraryClient } from './seeded.ts'
import { createHmac, randomBytes } from 'node:crypto'
import { isOrdinaryWord, KEY_PART_CHARS, SHORTEST_SECRET, secretForms } from '../codec/secret-forms.ts'

/** A request that is ready to be sent, with secrets in place of placeholders. */
export type OutgoingRequest = {
  readonly method: string
  readonly url: URL
  readonly headers: HeaderList
  readonly body: Uint8Array | null
  /** The token cap of the request; 0 if the request asks for no completion. */
  readonly completionTokens: number
  readonly isChunked?: boolean
}

/** The base URL, API key and header fields of all requests. */
export type Origin = {
  readonly baseUrl: string
  readonly key: string | null
  readonly version: string
  /** Whether requests look like those of the official JavaScript library, not like Assay's own. */
  readonly disguised?: boolean
  /** The default header fields of requests. A request that sets a field of the same name overrides it. The values are secrets. */
  readonly headers?: HeaderList
  /** Returns the secret of the run with this name; null if there is none. */
  readonly secretOf?: (name: string) => string | null
}

/** Builds the request of a probe. Throws a TypeError for a URL of another origin, or an unknown secret. */
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

function plainClient(version: string): HeaderList {
  return [
    ['user-agent', `assay/${version}`],
    ['accept', '*/*'],
    ['accept-encoding', 'identity'],
  ]
}

/** Returns a request body as bytes, with its real secrets. Returns null if there is no body. Throws a TypeError for an unknown secret. */
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

/** Returns the `max_tokens` of a request body. Without it, returns a default for chat requests and 0 for others. */
export function tokensAskedIn(body: Uint8Array | null): number {
  if (body === null) return 0
  const json = parseJson(new TextDecoder().decode(body))
  if (!isRecord(json)) return 0
  const asked = json['max_tokens']
  if (typeof asked === 'number' && asked > 0) return Math.ceil(asked)
  return 'messages' in json ? UNCAPPED_TOKENS : 0
}

/** Identifies one attempt of a call by probe, label and number (`attempt`). */
export type CallName = { readonly probe: string; readonly label: string; readonly attempt: number }

/** The options for recording exchanges: the redactor that hides secrets, and the size limits. */
export type RecordOptions = { readonly redactor: Redactor; readonly caps: Caps }

/** Returns the redacted record of an HTTP exchange. */
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

/** Returns the redacted record of a body. Compressed bytes become 0xFF, because they may contain secrets. */
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

/** Returns the redacted record of a WebSocket conversation. */
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

// Matches the public start of a key, such as `sk-or-v1-`. A word has digits only at its end, unlike the groups of a UUID.
const PUBLIC_START = /^(?:[a-z]{1,8}\d{0,2}[-_])*/i

type Known = { readonly value: string; readonly forms: readonly string[]; readonly hash: string }

/** The maximum length, in characters, of a text that is searched for parts of secrets. In a longer text only whole secrets are replaced. */
export const MAX_TEXT_CHARS = 65_536

const CREDENTIAL_FIELDS = ['authorization', 'proxy-authorization', 'api-key', 'x-api-key']

/** Replaces secrets by placeholders. */
export type Redactor = ReturnType<typeof createRedactor>

/** Creates a redactor, which replaces these secrets by placeholders in recorded texts. */
export function createRedactor(secrets: readonly string[]) {
  const runKey = randomBytes(32)
  // Sorted by length, because a longer secret may contain a shorter one.
  let known: readonly Known[] = []
  const credentialFields = new Set(CREDENTIAL_FIELDS)
  const addSecret = (value: string, forms = secretForms(value)): string => {
    const hash = createHmac('sha256', runKey).update(value).digest('hex')
    if (!known.some((one) => one.value === value))
      known = [...known, { value, forms, hash }].toSorted(longestFirst)
    return placeholderOf(hash, value.length)
  }
  const text = (value: string): string => known.reduce(withoutSecret, value)
  const credential = (value: string): string =>
    known.filter(({ forms }) => forms.length === 0).reduce(withoutWord, text(value))
  const placeholders = secrets
    .filter((secret) => secret !== '')
    .map((secret) => addSecret(secret, isOrdinaryWord(secret) ? [] : secretForms(secret)))
  const given = known
  return {
    /** The placeholders, such as `~0a1b2c3`. In records they replace the secrets that are known when the run starts. */
    placeholders: [...new Set(placeholders)].toSorted((left, right) => right.length - left.length),
    addSecret: (secret: string) => addSecret(secret),
    /** Marks a header field as credentials. In such a field, even short secrets are replaced in the record. */
    hideField: (name: string): void => void credentialFields.add(name.toLowerCase()),
    text,
    /** Returns an error message of the target without secrets. Also replaces parts of secrets, because the target may quote only a part. */
    parts: (refusal: string): string =>
      refusal.length > MAX_TEXT_CHARS ? refusal : given.reduce(withoutParts, refusal),
    headers: (list: HeaderList): HeaderList =>
      list.map(([name, value]) => [
        text(name),
        credentialFields.has(name.toLowerCase()) ? credential(value) : text(value),
      ]),
    /** Replaces secrets in a body, and keeps its length. */
    bytes(value: Uint8Array): Uint8Array {
      if (known.length === 0) return value
      // In Latin-1 every byte is one character, so that text replacement works on any bytes.
      const source = Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('latin1')
      const clean: Clean = (part, longerThan) =>
        known.reduce((now, one) => withoutBeginning(now, one, longerThan), text(part))
      return new Uint8Array(Buffer.from(redactSplitSecrets(clean(source, 0), clean), 'latin1'))
    },
  }
}

function longestFirst(a: Known, b: Known): number {
  return b.value.length - a.value.length
}

function placeholderOf(hash: string, chars: number): string {
  const length = Math.max(chars, SHORTEST_SECRET)
  return `~${hash.repeat(Math.ceil(length / hash.length))}`.slice(0, length)
}

function withoutSecret(text: string, { forms, hash }: Known): string {
  return forms.reduce(
    (now, form) => (now.includes(form) ? now.replaceAll(form, placeholderOf(hash, form.length)) : now),
    text,
  )
}

function withoutParts(text: string, { value, hash }: Known): string {
  let shown = text
  for (let start = PUBLIC_START.exec(value)?.[0].length ?? 0; start < value.length; start += 1) {
    let end = start + KEY_PART_CHARS
    if (end > value.length || !shown.includes(value.slice(start, end))) continue
    while (end < value.length && shown.includes(value.slice(start, end + 1))) end += 1
    shown = shown.replaceAll(value.slice(start, end), placeholderOf(hash, end - start))
  }
  return shown
}

// Replaces the beginning of a secret at the end of `text`, where an answer was cut. It may be all of the secret but its last letter.
function withoutBeginning(text: string, { forms, hash }: Known, longerThan: number): string {
  const end = text.slice(-SHORTEST_SECRET)
  for (const form of end.length < SHORTEST_SECRET ? [] : forms) {
    const length = form.indexOf(end) + end.length
    if (length >= end.length && length > longerThan && text.endsWith(form.slice(0, length)))
      return text.slice(0, -length) + placeholderOf(hash, length)
  }
  return text
}

function withoutWord(text: string, { value, hash }: Known): string {
  return text.replaceAll(/[^\s,]+/g, (word) => (word === value ? placeholderOf(hash, word.length) : word))
}

type Edit = { readonly start: number; readonly end: number; readonly text: string }

type Clean = (text: string, longerThan: number) => string

function redactSplitSecrets(source: string, clean: Clean): string {
  const members = new Map<string, MemberText[]>()
  for (const piece of memberTexts(source)) {
    const pieces = members.get(piece.member)
    if (pieces === undefined) members.set(piece.member, [piece])
    else pieces.push(piece)
  }
  const edits = [...members.values()].flatMap((pieces) => editsOf(source, pieces, clean))
  let shown = ''
  let at = 0
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    shown += source.slice(at, start) + text
    at = end
  }
  return shown + source.slice(at)
}

function editsOf(source: string, pieces: readonly MemberText[], clean: Clean): readonly Edit[] {
  const texts = pieces.map(({ start, end }) => source.slice(start, end))
  const whole = texts.join('')
  // The beginning of a secret within one part may be another value, such as the name of a model.
  const shown = clean(whole, texts.at(-1)?.length ?? 0)
  if (shown === whole) return []
  let at = 0
  return pieces.map(({ start, end }) => {
    const text = shown.slice(at, at + end - start)
    at += end - start
    return { start, end, text }
  })
}

type MemberText = { readonly member: string; readonly start: number; readonly end: number }

const QUOTE = 0x22

const BACKSLASH = 0x5c

const COLON = 0x3a

const MAX_NAME_CHARS = 64

/** Yields each member of the JSON text `source` whose value is a string, in the order of the text. */
export function* memberTexts(source: string): Generator<MemberText, void> {
  let name: string | null = null
  let member: string | null = null
  for (let place = 0; place < source.length; place += 1) {
    const code = source.charCodeAt(place)
    if (code === QUOTE) {
      const start = place + 1
      const end = stringEnd(source, start)
      if (member === null) name = source.slice(start, Math.min(end, start + MAX_NAME_CHARS))
      else yield { member, start, end }
      if (member !== null) name = null
      member = null
      place = end
    } else if (code === COLON) {
      member = name
      name = null
    } else if (code > 0x20) {
      member = null
      name = null
    }
  }
}

// Returns the place of the closing quote, or the end of the body.
function stringEnd(source: string, start: number): number {
  for (let quote = source.indexOf('"', start); quote !== -1; quote = source.indexOf('"', quote + 1)) {
    let backslashes = 0
    while (quote - backslashes > start && source.charCodeAt(quote - backslashes - 1) === BACKSLASH)
      backslashes += 1
    if (backslashes % 2 === 0) return quote
  }
  return source.length
}
