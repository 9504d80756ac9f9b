import type { Exchange, RecordedMessage } from '../exchange/exchange.ts'
import type { JsonObject } from '../exchange/reply.ts'
import {
  chunkFinishes,
  chunkText,
  readMessage,
  hasFinishReasons,
  type Dialect,
  type MessageKind,
} from './socket-message.ts'
import { bodyTextOf } from '../exchange/bytes.ts'

/** A message of the target, numbered from 1. `text` is null if it cannot be read. */
export type SocketMessage = {
  readonly number: number
  readonly isBinary: boolean
  readonly text: string | null
  readonly atMs: number
  readonly kind: MessageKind | 'binary'
  readonly value: unknown
  readonly chunk: JsonObject | undefined
}

type AnswerChunk = {
  readonly number: number
  readonly atMs: number
  readonly value: JsonObject
  readonly text: string
}

/** The target's answer to one message. `end` is its last message: a terminator, an error or a close frame. Null if none came. */
export type SocketAnswer = {
  readonly messages: readonly SocketMessage[]
  readonly chunks: readonly AnswerChunk[]
  readonly end: 'terminator' | 'error' | 'close' | null
  /** The messages that the target sent after the end of the answer, although Assay had asked nothing more. */
  readonly late: readonly SocketMessage[]
  readonly text: string
}

/** A close frame. `code` is null if the frame has none. */
export type CloseFrame = {
  readonly from: RecordedMessage['from']
  readonly code: number | null
  readonly reason: string
}

/** A WebSocket conversation, with one answer for each message of Assay. */
export type Conversation = {
  readonly exchange: Exchange
  readonly log: readonly RecordedMessage[]
  readonly answers: readonly SocketAnswer[]
  /** The texts of the messages that Assay sent. The text of a message is `''` if it is not readable. */
  readonly requests: readonly string[]
  readonly messages: readonly SocketMessage[]
  readonly closeFrames: readonly CloseFrame[]
}

const views = new WeakMap<Exchange, WeakMap<Dialect, Conversation>>()

/** Returns the WebSocket conversation of an exchange; null if no WebSocket was opened. */
export function conversationOf(exchange: Exchange, dialect: Dialect): Conversation | null {
  const { socket } = exchange
  if (socket === undefined) return null
  const known = views.get(exchange) ?? new WeakMap<Dialect, Conversation>()
  const view = known.get(dialect) ?? read(exchange, socket.messages, dialect)
  views.set(exchange, known.set(dialect, view))
  return view
}

/** Returns the close frames of a conversation in their order. */
export function closeFramesIn(log: readonly RecordedMessage[]): readonly CloseFrame[] {
  return log
    .filter(({ kind }) => kind === 'close')
    .map(({ from, code = null, payload }) => ({ from, code, reason: payload.text ?? '' }))
}

/** Returns whether a message is text or binary, and not a control frame. */
export function isData({ kind }: RecordedMessage): boolean {
  return kind === 'text' || kind === 'binary'
}

function read(exchange: Exchange, log: readonly RecordedMessage[], dialect: Dialect): Conversation {
  const messages: SocketMessage[] = []
  const turns: SocketMessage[][] = []
  const requests: string[] = []
  for (const recorded of log.filter(isData)) {
    const message = messageOf(recorded, messages.length + 1, dialect)
    if (recorded.from === 'client') {
      turns.push([])
      requests.push(message.text ?? '')
    } else {
      messages.push(message)
      turns.at(-1)?.push(message)
    }
  }
  const closeFrames = closeFramesIn(log)
  const endsByClose = closeFrames[0]?.from === 'server' && dialect.closeCodes.includes(closeFrames[0].code)
  const answers = turns.map((turn, index) =>
    answerFromMessages(turn, endsByClose && index === turns.length - 1, dialect),
  )
  return { exchange, log, answers, requests, messages, closeFrames }
}

function messageOf(
  { kind, atMs, payload }: RecordedMessage,
  number: number,
  dialect: Dialect,
): SocketMessage {
  const isBinary = kind === 'binary'
  const base = { number, isBinary, atMs }
  const text = bodyTextOf(payload)
  if (text === null) return { ...base, text, kind: 'binary', value: undefined, chunk: undefined }
  const message = readMessage(text, dialect)
  return isBinary && message.kind === 'no-json'
    ? { ...base, text: null, ...message, kind: 'binary' }
    : { ...base, text, ...message }
}

function answerFromMessages(
  turn: readonly SocketMessage[],
  endsByClose: boolean,
  dialect: Dialect,
): SocketAnswer {
  const endIndex = turn.findIndex(({ kind }) => kind === 'terminator' || kind === 'error')
  const before = turn.slice(0, endIndex === -1 ? turn.length : endIndex)
  const chunks = before.flatMap(({ number, atMs, chunk }) =>
    chunk === undefined ? [] : [{ number, atMs, value: chunk, text: chunkText(chunk, dialect) }],
  )
  const kind = turn[endIndex]?.kind
  const hasFinished = hasFinishReasons(dialect)
    ? chunks.some(({ value }) => chunkFinishes(value, dialect))
    : chunks.length > 0
  const closed = endsByClose && hasFinished ? 'close' : null
  return {
    messages: turn,
    chunks,
    end: kind === 'terminator' || kind === 'error' ? kind : closed,
    late: endIndex === -1 ? [] : turn.slice(endIndex + 1),
    text: chunks.map(({ text }) => text).join(''),
  }
}
