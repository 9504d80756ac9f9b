/** Reads the messages of one WebSocket conversation, in the dialect of the readings. Pure. */
import type { RowClass } from '../../../schemas/compiled/row.ts'
import {
  chunkFinishes,
  chunkText,
  endFinishes,
  readMessage,
  type Dialect,
} from '../../../conformance/evidence/socket-message.ts'
import { asCount, isObject, memberOf } from '../../guards.ts'

/** One message and when it was read, in microseconds since t0. A binary message that holds a text is read as one. */
export type TimedMessage = { readonly atUs: number; readonly text: string; readonly isBinary?: true }

/** The reason why an answer is not a good one. */
export type AnswerProblem = { readonly class: RowClass; readonly text: string }

/** `isSuspect`: something does not fit that makes no class, such as a piece with another id. `text`: what was answered. */
export type TalkReading = {
  readonly tokenTimesUs: readonly number[]
  readonly doneUs: number | null
  readonly isFinished: boolean
  readonly trouble: AnswerProblem | null
  readonly promptTokens: number | null
  readonly completionTokens: number | null
  readonly text: string
  readonly isSuspect: boolean
}

type Growing = { -readonly [Member in keyof TalkReading]: TalkReading[Member] } & {
  id: unknown
  pieces: string[]
}

const LONGEST_TEXT = 256 * 1024

/** Reads all messages of a conversation. */
export function readTalk(messages: readonly TimedMessage[], dialect: Dialect): TalkReading {
  const reading: Growing = {
    tokenTimesUs: [],
    doneUs: null,
    isFinished: false,
    trouble: null,
    promptTokens: null,
    completionTokens: null,
    text: '',
    isSuspect: false,
    id: undefined,
    pieces: [],
  }
  const times: number[] = []
  for (const message of messages) readOne(reading, message, { dialect, times })
  const { pieces, id: _, ...read } = reading
  return { ...read, tokenTimesUs: times, text: pieces.join('').slice(0, LONGEST_TEXT) }
}

type Where = { readonly dialect: Dialect; readonly times: number[] }

function readOne(reading: Growing, { atUs, text }: TimedMessage, { dialect, times }: Where): void {
  const message = readMessage(text, dialect)
  const { kind, value, chunk } = message
  if (kind === 'terminator') {
    reading.doneUs ??= atUs
    reading.isFinished ||= endFinishes(message, dialect)
  } else if (kind === 'no-json') {
    reading.trouble ??= { class: 'bad-json', text: `not JSON: ${text.slice(0, 200)}` }
  } else if (kind === 'error') {
    reading.trouble ??= troubleIn(value, text)
  }
  if (isObject(value)) noteUsage(reading, value, chunk)
  if (chunk === undefined) return
  reading.isFinished ||= chunkFinishes(chunk, dialect)
  const said = chunkText(chunk, dialect)
  if (said !== '') reading.pieces.push(said)
  if (said !== '' || carriesMore(chunk)) times.push(atUs)
  if (dialect.textPointer === null) noteId(reading, chunk['id'])
}

function noteUsage(reading: Growing, value: object, chunk: object | undefined): void {
  const usage = memberOf(chunk, 'usage') ?? memberOf(value, 'usage')
  const prompt = asCount(memberOf(usage, 'prompt_tokens'))
  const completion = asCount(memberOf(usage, 'completion_tokens'))
  const total = asCount(memberOf(usage, 'total_tokens'))
  reading.promptTokens = prompt ?? reading.promptTokens
  reading.completionTokens = completion ?? reading.completionTokens
  const isWhole = prompt !== null && completion !== null && total !== null
  if (isWhole && prompt + completion !== total) reading.isSuspect = true
}

function noteId(reading: Growing, id: unknown): void {
  if (id === undefined) return
  if (reading.id !== undefined && reading.id !== id) reading.isSuspect = true
  reading.id = id
}

function troubleIn(value: unknown, text: string): AnswerProblem {
  const error = memberOf(value, 'error') ?? value
  const message = memberOf(error, 'message')
  return {
    class: isLimit(value) || isLimit(error) ? 'stream-429' : 'stream-error',
    text: typeof message === 'string' ? message : text.slice(0, 200),
  }
}

/** A limit met inside a conversation, as `classOfError` of the extension distinguishes it from other errors. */
function isLimit(error: unknown): boolean {
  return [memberOf(error, 'code'), memberOf(error, 'status'), memberOf(error, 'type')].some(
    (word) => word === 429 || word === '429' || (typeof word === 'string' && word.includes('rate_limit')),
  )
}

/** A chunk with only a role carries nothing; one with thoughts or calls of tools is part of the answer. */
function carriesMore(chunk: object): boolean {
  const choices = memberOf(chunk, 'choices')
  const [choice]: readonly unknown[] = Array.isArray(choices) ? choices : []
  const delta = memberOf(choice, 'delta')
  const texts = [memberOf(delta, 'reasoning_content'), memberOf(delta, 'reasoning')]
  if (texts.some((text) => typeof text === 'string' && text !== '')) return true
  const calls = memberOf(delta, 'tool_calls')
  return Array.isArray(calls) && calls.length > 0
}
