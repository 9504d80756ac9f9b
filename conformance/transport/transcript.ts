/** Builds the redacted records of calls. Writes them to `transcript.ndjson`, one per line, and reads this file. Reading validates each line. */
import { appendFileSync, closeSync, fchmodSync, fstatSync, ftruncateSync, openSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { WriteError, withWriteErrors } from '../../schemas/files.ts'
import type {
  Exchange,
  Omission,
  CapturedSecret,
  Ending,
  HeaderList,
  RecordedBody,
  RecordedMessage,
  Repetition,
} from '../exchange/exchange.ts'
import type {
  OmissionLine,
  RecordedOmission,
  TranscriptEnd,
  TranscriptHeader,
  TranscriptLine,
  LearntSecret,
} from '../../schemas/compiled/transcript.ts'
import { validators } from '../../schemas/compiled/validators.js'
import { inconclusiveCodeOf } from '../../schemas/reason-codes.ts'
import { violationText } from '../../schemas/violation-text.ts'
import { schemaViolations } from '../exchange/schema.ts'
import { isUtf8 } from 'node:buffer'
import { recordBody } from '../exchange/bytes.ts'
import type { Caps } from './deadlines.ts'
import type { RawExchange } from './http.ts'
import type { OutgoingRequest } from './outgoing.ts'
import type { Redactor } from './secrets.ts'
import { headerValues } from '../exchange/reply.ts'
import type { RawMessage, RawSocketExchange } from './socket-conversation.ts'
import { strictUtf8 } from '../codec/utf8.ts'

/** A transcript that is being written. */
export type Transcript = {
  readonly exchanges: () => readonly Exchange[]
  readonly omissions: () => readonly Omission[]
  readonly addExchange: (exchange: Exchange) => void
  readonly addOmission: (omission: Omission) => void
  /** Returns the placeholders of the secrets that the run received or invented, never the secrets. */
  readonly secrets: () => readonly LearntSecret[]
  readonly addSecret: (secret: LearntSecret) => void
  readonly end: (end: Omit<TranscriptEnd, 'type'>) => void
}

/** Opens a transcript at `path`; null: only in memory. If a write fails, this write and all later ones throw a WriteError. */
export function openTranscript(path: string | null, header: TranscriptHeader): Transcript {
  const exchanges: Exchange[] = []
  const omissions: Omission[] = []
  const secrets: LearntSecret[] = []
  const chain = createChain()
  let isEnded = false
  let firstError: WriteError | null = null
  const append = path === null ? null : appenderTo(path)
  const write = (line: object) => {
    // After the close, the file descriptor may belong to another file.
    if (isEnded) throw new Error('the transcript has ended')
    // On a full disk a shorter line may still fit, and a line would be missing in the chain of digests.
    if (firstError !== null) throw firstError
    try {
      append?.line(`${chain.next(line)}\n`)
    } catch (error) {
      if (error instanceof WriteError) firstError = error
      throw error
    }
  }
  write(header)
  return {
    exchanges: () => exchanges,
    omissions: () => omissions,
    addExchange(exchange) {
      write({ type: 'exchange', exchange })
      exchanges.push(exchange)
    },
    addOmission(omission) {
      write(omissionLine(omission))
      omissions.push(omission)
    },
    secrets: () => secrets,
    addSecret(secret) {
      write({ type: 'secret', secret })
      secrets.push(secret)
    },
    end(end) {
      write({ type: 'end', ...end })
      isEnded = true
      append?.close()
    },
  }
}

type Appender = { readonly line: (text: string) => void; readonly close: () => void }

function appenderTo(path: string): Appender {
  const file = withWriteErrors(path, () => openSync(path, 'w', 0o600))
  // A file that existed before keeps its permissions, so they are set here.
  withWriteErrors(path, () => fchmodSync(file, 0o600))
  return {
    line(text) {
      const bytesBefore = fstatSync(file).size
      withWriteErrors(path, () => {
        try {
          appendFileSync(file, text)
        } catch (error) {
          ftruncateSync(file, bytesBefore)
          throw error
        }
      })
    },
    close: () => closeSync(file),
  }
}

/** A parsed transcript. `end` is null if the run was cut off. */
export type TranscriptParts = {
  readonly header: TranscriptHeader
  readonly exchanges: readonly Exchange[]
  readonly omissions: readonly Omission[]
  readonly secrets: readonly LearntSecret[]
  readonly end: TranscriptEnd | null
}

/** Thrown by {@link readTranscript}. The message contains the number of the malformed line. */
export class TranscriptError extends Error {
  override readonly name = 'TranscriptError'
}

/** Parses a transcript, which may lack its end. Throws TranscriptError with `source`, line and problem. */
export function readTranscript(text: string, source: string): TranscriptParts {
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  const [first, ...rest] = lines.map((line, index) => parsedLine(line, index + 1, source))
  const header = headerIn(first, lines.length === 0, source)
  const exchanges: Exchange[] = []
  const omissions: Omission[] = []
  const secrets: LearntSecret[] = []
  let end: TranscriptEnd | null = null
  for (const [index, value] of rest.entries()) {
    const malformed = (what: string) => new TranscriptError(`${source}, line ${index + 2}: ${what}`)
    if (end !== null) throw malformed('something after the end')
    const line = isLine(value) ? value : null
    if (line === null) throw malformed(lineProblem(value))
    switch (line.type) {
      case 'exchange':
        exchanges.push(line.exchange)
        break
      case 'omission':
        omissions.push(omissionOf(line.omission))
        break
      case 'secret':
        secrets.push(line.secret)
        break
      case 'end':
        end = withoutDigest(line)
        break
      case 'run':
        throw malformed('a second first line: are these two transcripts in one file?')
    }
  }
  return { header, exchanges, omissions, secrets, end }
}

function headerIn(value: unknown, isEmpty: boolean, source: string): TranscriptHeader {
  const foreign = (what: string) => new TranscriptError(`${source}, line 1: ${what}`)
  if (isEmpty) throw foreign('an empty file')
  const line: TranscriptLine | null = isLine(value) ? value : null
  if (line?.type === 'run') return withoutDigest(line)
  const what = line === null ? lineProblem(value) : `/type: expected "run", received "${line.type}"`
  throw foreign(`not the first line of a transcript of this version of Assay: ${what}`)
}

function parsedLine(line: string, number: number, source: string): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    const where = `${source}, line ${number}`
    const advice = number === 1 ? 'give the transcript.ndjson of a run' : 'is the file cut off or damaged?'
    throw new TranscriptError(`${where}: not JSON: ${advice}`, { cause: error })
  }
}

function withoutDigest<Line extends { readonly sha256?: string }>(line: Line): Omit<Line, 'sha256'> {
  const { sha256: _, ...rest } = line
  return rest
}

const SCHEMA = 'urn:assay:transcript'

function isLine(value: unknown): value is TranscriptLine {
  return validators[SCHEMA]?.(value) === true
}

/** Describes how a value differs from a valid line, such as `/exchange/attempt: expected number, received "1"`. */
function lineProblem(value: unknown): string {
  const validate = validators[SCHEMA]
  const [issue] = validate === undefined ? [] : schemaViolations(validate, value, '')
  if (issue === undefined) return 'not a line of a transcript'
  const at = issue.at.trim()
  return violationText({ ...issue, at: at === '' ? 'the line' : at })
}

function omissionLine(omission: Omission): OmissionLine {
  return { type: 'omission', omission: { ...omission, reason: inconclusiveCodeOf(omission.code) } }
}

function omissionOf({ reason, code, ...rest }: RecordedOmission): Omission {
  return { ...rest, code: code ?? reason }
}

const ENDING = /,"sha256":"([0-9a-f]{64})"\}$/

/** Chains transcript lines: `next` returns the line with a digest of it and of the digest before, so that an edit breaks the chain. */
type TranscriptChain = { readonly next: (line: object) => string }

/** Creates a chain of digests for further lines. `after`: the digest of the preceding line; empty for the first line. */
export function createChain(after = ''): TranscriptChain {
  let last = after
  return {
    next(line) {
      const body = JSON.stringify(line)
      last = digestOf(last, body)
      return `${body.slice(0, -1)},"sha256":"${last}"}`
    },
  }
}

/** The state of the digests in a transcript. `absent`: line 1 has no digest. `line`: the number of the first wrong line. */
type ChainState =
  | { readonly kind: 'whole'; readonly last: string }
  | { readonly kind: 'absent' }
  | { readonly kind: 'broken'; readonly line: number }

/** Checks whether each line of a transcript contains the digest of the lines before it. See {@link TranscriptChain}. */
export function chainOf(text: string): ChainState {
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  if (!ENDING.test(lines[0] ?? '')) return { kind: 'absent' }
  let last = ''
  for (const [index, line] of lines.entries()) {
    const [ending = '', stated] = ENDING.exec(line) ?? []
    const expected = digestOf(last, `${line.slice(0, line.length - ending.length)}}`)
    if (stated !== expected) return { kind: 'broken', line: index + 1 }
    last = expected
  }
  return { kind: 'whole', last }
}

function digestOf(last: string, body: string): string {
  return createHash('sha256').update(last).update(body).digest('hex')
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
