/** Makes a row of what came over a WebSocket: the same classes and times as the extension gives event streams. Pure. */
import { bucketOf } from '../analysis/bucket.ts'
import { oneLine } from '../engine/answer.ts'
import { countOf, isObject, memberOf } from '../guards.ts'
import type { Row, RowClass } from '../rows/row.ts'
import { refusesKey } from '../engine/scenario-words.ts'

/** One text message and when it was read, in microseconds since t0. */
export type SocketMessage = { readonly atUs: number; readonly text: string }

/** What happened on one socket. `failure`: why there was no conversation, or why it was cut by us; null else. */
export type SocketRecord = {
  readonly index: number
  readonly vu: number
  readonly scenario: string
  readonly keyHash: string | null
  readonly secret: string | null
  /** The messages that end an answer. */
  readonly terminators: readonly string[]
  readonly scheduledUs: number | null
  readonly sentUs: number
  readonly connectedUs: number | null
  readonly closedUs: number
  readonly messages: readonly SocketMessage[]
  readonly failure: { readonly class: RowClass; readonly text: string } | null
  /** What a handshake that was refused was answered with; null when there is no telling. */
  readonly refusedStatus?: number | null
}

/** What the messages say, put together. */
type Reading = {
  tokenTimesUs: number[]
  doneUs: number | null
  isFinished: boolean
  trouble: { readonly class: RowClass; readonly text: string } | null
  promptTokens: number | null
  completionTokens: number | null
}

const MOST_GAPS = 1000

/** Whether a message is one of the terminators. Where both are JSON, white space makes no difference. */
export function isTerminator(text: string, terminators: readonly string[]): boolean {
  if (terminators.includes(text)) return true
  // No terminator is long, and each chunk of an answer comes by here.
  if (text.length > LONGEST_TERMINATOR) return false
  const value = parse(text)
  return value !== undefined && terminators.some((terminator) => isSameJson(value, parse(terminator)))
}

const LONGEST_TERMINATOR = 64

function isSameJson(one: unknown, other: unknown): boolean {
  return other !== undefined && JSON.stringify(one) === JSON.stringify(other)
}

/** The class of a handshake that was refused with a status; null when there is no telling. */
export function refusedHandshake(status: number | null): { readonly class: RowClass; readonly text: string } {
  if (status === null) return { class: 'http-other', text: 'the WebSocket handshake was refused' }
  const text = `the WebSocket handshake was refused with ${status}`
  if (status === 429) return { class: 'http-429', text }
  if (status >= 400 && status <= 499) return { class: 'http-4xx', text }
  return { class: status >= 500 && status <= 599 ? 'http-5xx' : 'http-other', text }
}

/** So many refused handshakes of one user, and never another, and the run is given up; about 20 of all users. */
export function handshakesUntilGivenUp(users: number): number {
  return Math.max(3, Math.ceil(20 / users))
}

/** Why such a run is given up, in one line. */
export function refusedHandshakesText(
  times: number,
  status: number | null,
  isAuthenticated: boolean,
): string {
  const seen = `one user had ${times} WebSocket handshakes in a row refused${status === null ? '' : ` (${status})`}`
  if (status === null) return seen
  if (refusesKey(status)) {
    return `${isAuthenticated ? 'the key is refused' : 'no key was sent, and the target wants one'}: ${seen}`
  }
  return [400, 404, 405, 426, 501].includes(status) ? `no WebSocket is offered there: ${seen}` : seen
}

/** The row of one conversation. A close after `finish_reason` ends it too; without an end it is truncated. */
export function socketRow(record: SocketRecord): Row {
  const { messages } = record
  const reading = readMessages(messages, record.terminators)
  const verdict = verdictOf(record, reading)
  const times = reading.tokenTimesUs
  const gapsUs = times.slice(1).map((atUs, index) => atUs - (times[index] ?? 0))
  const isEmpty = verdict.class === 'ok' && times.length === 0
  const isClosedEnd = reading.doneUs === null && verdict.class === 'ok'
  return {
    v: 1,
    i: record.index,
    vu: record.vu,
    scenario: record.scenario,
    transport: 'websocket',
    key: record.keyHash,
    scheduledUs: record.scheduledUs,
    sentUs: record.sentUs,
    connectedUs: record.connectedUs,
    headersUs: record.connectedUs,
    firstByteUs: messages[0]?.atUs ?? null,
    firstEventUs: messages[0]?.atUs ?? null,
    firstTokenUs: times[0] ?? null,
    lastTokenUs: times.at(-1) ?? null,
    doneUs: isClosedEnd ? record.closedUs : reading.doneUs,
    closedUs: record.closedUs,
    status: record.connectedUs === null ? (record.refusedStatus ?? 0) : 101,
    class: verdict.class,
    error: verdict.text === null ? null : oneLine(verdict.text, record.secret).slice(0, 200),
    chunks: times.length,
    events: messages.length,
    promptTokens: reading.promptTokens,
    completionTokens: reading.completionTokens,
    bytes: messages.reduce((sum, { text }) => sum + text.length, 0),
    gaps: gapsUs.length === 0 ? null : { scheme: 'log2/32', counts: countsOf(gapsUs) },
    gapsUs: gapsUs.length === 0 || gapsUs.length > MOST_GAPS ? null : gapsUs,
    retryAfter: null,
    limits: null,
    ...(isEmpty ? { empty: true } : {}),
    sampledValid: null,
  }
}

function verdictOf(record: SocketRecord, reading: Reading): { class: RowClass; text: string | null } {
  if (reading.trouble !== null) return reading.trouble
  const isWhole = reading.isFinished && (reading.doneUs !== null || record.failure === null)
  if (isWhole) return { class: 'ok', text: null }
  if (record.failure !== null) return record.failure
  return {
    class: 'truncated',
    text: reading.isFinished ? 'ended without its end' : 'ended without finish_reason',
  }
}

function readMessages(messages: readonly SocketMessage[], terminators: readonly string[]): Reading {
  const reading: Reading = {
    tokenTimesUs: [],
    doneUs: null,
    isFinished: false,
    trouble: null,
    promptTokens: null,
    completionTokens: null,
  }
  for (const message of messages) {
    if (isTerminator(message.text, terminators)) reading.doneUs ??= message.atUs
    else readOne(reading, message)
  }
  return reading
}

function readOne(reading: Reading, { atUs, text }: SocketMessage): void {
  const value = parse(text)
  if (value === undefined) {
    reading.trouble ??= { class: 'bad-json', text: `not JSON: ${text.slice(0, 200)}` }
    return
  }
  const error = memberOf(value, 'error')
  if (error !== undefined && error !== null) {
    const message = memberOf(error, 'message')
    reading.trouble ??= {
      class: isLimit(value) || isLimit(error) ? 'stream-429' : 'stream-error',
      text: typeof message === 'string' ? message : text.slice(0, 200),
    }
  }
  const usage = memberOf(value, 'usage')
  reading.promptTokens = countOf(memberOf(usage, 'prompt_tokens')) ?? reading.promptTokens
  reading.completionTokens = countOf(memberOf(usage, 'completion_tokens')) ?? reading.completionTokens
  const choices = memberOf(value, 'choices')
  const [choice]: readonly unknown[] = Array.isArray(choices) ? choices : []
  if (typeof memberOf(choice, 'finish_reason') === 'string') reading.isFinished = true
  if (carriesText(memberOf(choice, 'delta'))) reading.tokenTimesUs.push(atUs)
}

/** A limit met amid a conversation, as `classOfError` of the extension tells it from other errors. */
function isLimit(error: unknown): boolean {
  return [memberOf(error, 'code'), memberOf(error, 'status'), memberOf(error, 'type')].some(
    (word) => word === 429 || word === '429' || (typeof word === 'string' && word.includes('rate_limit')),
  )
}

/** A chunk with only a role carries nothing. */
function carriesText(delta: unknown): boolean {
  if (!isObject(delta)) return false
  const texts = [delta['content'], delta['reasoning_content'], delta['reasoning']]
  if (texts.some((text) => typeof text === 'string' && text !== '')) return true
  const calls = delta['tool_calls']
  return Array.isArray(calls) && calls.length > 0
}

function countsOf(gapsUs: readonly number[]): readonly (readonly [number, number])[] {
  const counts: number[] = []
  for (const gapUs of gapsUs) {
    const bucket = bucketOf(gapUs)
    counts[bucket] = (counts[bucket] ?? 0) + 1
  }
  const pairs: (readonly [number, number])[] = []
  // A hole is not visited, so this is ascending and sparse.
  counts.forEach((count, bucket) => pairs.push([bucket, count]))
  return pairs
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}
