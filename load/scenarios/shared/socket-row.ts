/** Makes a row of what came over a WebSocket: the same classes and times as the extension gives event streams. Pure. */
import type { Row, RowClass } from '../../../schemas/compiled/row.ts'
import { saysFinish, type Dialect } from '../../../conformance/evidence/socket-message.ts'
import { bucketOf } from './gap-bucket.ts'
import { lineWithoutSecret } from './one-line.ts'
import { endsWithLastPiece } from './socket-requests.ts'
import { readTalk, type TimedMessage, type TalkReading, type AnswerProblem } from './read-conversation.ts'

/** The record of one socket. `failure`: why there was no conversation, or why it was cut by us; null else. */
export type ConversationRecord = {
  readonly index: number
  readonly vu: number
  readonly scenario: string
  readonly keyHash: string | null
  readonly secret: string | null
  readonly scheduledUs: number | null
  readonly sentUs: number
  readonly connectedUs: number | null
  readonly closedUs: number
  readonly messages: readonly TimedMessage[]
  readonly failure: AnswerProblem | null
  /** Code of the close frame that came; null without one. */
  readonly closeCode: number | null
  /** We closed first. */
  readonly isClosedByUs: boolean
  /** The status of the answer to a refused handshake; null when it is not known. */
  readonly refusedStatus?: number | null
}

const MAX_GAPS = 1000

/** The class of a handshake that was refused with a status; null when it is not known. `body`: the beginning of the refusal. */
export function refusedHandshake(
  status: number | null,
  body = '',
): { readonly class: RowClass; readonly text: string } {
  if (status === null) return { class: 'http-other', text: 'the WebSocket handshake was refused' }
  const text = `the WebSocket handshake was refused with ${status}${body === '' ? '' : `: ${body}`}`
  if (status === 429) return { class: 'http-429', text }
  if (status >= 400 && status <= 499) return { class: 'http-4xx', text }
  return { class: status >= 500 && status <= 599 ? 'http-5xx' : 'http-other', text }
}

/** The row of a conversation, the text of its answer, and whether something in it does not fit. */
export type SettledTalk = { readonly row: Row; readonly text: string; readonly isSuspect: boolean }

/** Reads a conversation. Where the dialect has closes that end an answer, a close after its last piece does; without an end it is truncated. */
export function settleTalk(record: ConversationRecord, dialect: Dialect): SettledTalk {
  const reading = readTalk(record.messages, dialect)
  return { row: rowOf(record, reading, dialect), text: reading.text, isSuspect: reading.isSuspect }
}

function rowOf(record: ConversationRecord, reading: TalkReading, dialect: Dialect): Row {
  const { messages } = record
  const verdict = verdictOf(record, reading, dialect)
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
    error: verdict.text === null ? null : lineWithoutSecret(verdict.text, record.secret).slice(0, 200),
    chunks: times.length,
    events: messages.length,
    promptTokens: reading.promptTokens,
    completionTokens: reading.completionTokens,
    bytes: messages.reduce((sum, { text }) => sum + text.length, 0),
    gaps: gapsUs.length === 0 ? null : { scheme: 'log2/32', counts: countsOf(gapsUs) },
    gapsUs: gapsUs.length === 0 || gapsUs.length > MAX_GAPS ? null : gapsUs,
    retryAfter: null,
    limits: null,
    ...(isEmpty ? { empty: true } : {}),
  }
}

function verdictOf(
  record: ConversationRecord,
  { trouble, isFinished, doneUs, tokenTimesUs }: TalkReading,
  dialect: Dialect,
): { class: RowClass; text: string | null } {
  if (trouble !== null) return trouble
  const hasLastPiece = saysFinish(dialect) ? isFinished : tokenTimesUs.length > 0
  const mayEndByClose = dialect.closeCodes.length > 0 || endsWithLastPiece(dialect)
  const hasEnd = doneUs !== null || (mayEndByClose && record.failure === null)
  if (hasLastPiece && hasEnd) return { class: 'ok', text: null }
  if (record.failure !== null) return record.failure
  const missing = saysFinish(dialect) ? 'finish_reason' : 'any text'
  return { class: 'truncated', text: hasLastPiece ? 'ended without its end' : `ended without ${missing}` }
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
