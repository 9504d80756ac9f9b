/**
 * The content of a WebSocket exchange: its messages put together from frames, and the answers they make up. Pure, and
 * read once per exchange however many checks ask. Source: RFC 6455 section 5.4; gap G4.9.
 */
import type { Exchange, Frame } from '../exchange/exchange.ts'
import type { JsonObject } from '../exchange/reply.ts'
import {
  chunkFinishes,
  chunkText,
  readMessage,
  saysFinish,
  type Dialect,
  type MessageKind,
} from './socket-dialect.ts'
import { bodyBytesOf } from '../exchange/bytes.ts'
import { invalidUtf8At, utf8Text } from '../codec/utf8.ts'

/** Opcodes of RFC 6455 section 5.2. */
export const OPCODES = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const

/**
 * One message of the target. `number` counts its messages from 1. `text` is null when it is not UTF-8. A binary message that
 * holds a text is read as one: whether it should have been a text frame is another question.
 */
export type SocketMessage = {
  readonly number: number
  readonly isBinary: boolean
  readonly text: string | null
  readonly atMs: number
  readonly kind: MessageKind | 'binary' | 'no-utf8'
  readonly value: unknown
  readonly chunk: JsonObject | undefined
}

/** The answer of the target to one of our messages. `end`: what made it over; null when nothing did. */
export type SocketAnswer = {
  readonly messages: readonly SocketMessage[]
  /** Pieces of the answer up to its end. */
  readonly chunks: readonly { readonly number: number; readonly atMs: number; readonly value: JsonObject }[]
  readonly end: 'terminator' | 'error' | 'close' | null
  /** Messages that came after the end. */
  readonly late: readonly SocketMessage[]
  readonly text: string
}

/** A close frame. `code` is null when it has none, `reason` when it is not UTF-8. */
export type CloseFrame = {
  readonly from: Frame['from']
  readonly code: number | null
  readonly reason: string | null
}

/** A whole conversation; `answers` has one entry per message of ours, in order. */
export type Conversation = {
  readonly exchange: Exchange
  readonly frames: readonly Frame[]
  readonly answers: readonly SocketAnswer[]
  /** Our messages as text, one per answer; empty where one is binary or no UTF-8. */
  readonly requests: readonly string[]
  /** All messages of the target, those before our first one included. */
  readonly messages: readonly SocketMessage[]
  readonly closings: readonly CloseFrame[]
}

const views = new WeakMap<Exchange, WeakMap<Dialect, Conversation>>()

/** Reads an exchange in a dialect; null when no WebSocket was opened. */
export function conversationOf(exchange: Exchange, dialect: Dialect): Conversation | null {
  const { socket } = exchange
  if (socket === undefined) return null
  const known = views.get(exchange) ?? new WeakMap<Dialect, Conversation>()
  const view = known.get(dialect) ?? read(exchange, socket.frames, dialect)
  views.set(exchange, known.set(dialect, view))
  return view
}

/** Code and reason of a close frame (RFC 6455 section 5.5.1). */
export function closeFrameOf({ from, payload }: Frame): CloseFrame {
  const bytes = bodyBytesOf(payload)
  const [high, low] = bytes
  if (high === undefined || low === undefined) return { from, code: null, reason: '' }
  const rest = bytes.subarray(2)
  return { from, code: high * 256 + low, reason: invalidUtf8At(rest) === -1 ? utf8Text(rest) : null }
}

function read(exchange: Exchange, frames: readonly Frame[], dialect: Dialect): Conversation {
  const messages: SocketMessage[] = []
  const turns: SocketMessage[][] = []
  const requests: string[] = []
  const partial = new Map<Frame['from'], Frame[]>()
  for (const frame of frames) {
    if (frame.opcode > OPCODES.binary) continue
    const parts = [...(partial.get(frame.from) ?? []), frame]
    partial.set(frame.from, frame.isFinal ? [] : parts)
    if (!frame.isFinal) continue
    const message = messageOf(parts, messages.length + 1, dialect)
    if (frame.from === 'client') {
      turns.push([])
      requests.push(message.text ?? '')
    } else {
      messages.push(message)
      turns.at(-1)?.push(message)
    }
  }
  const closings = frames.filter((frame) => frame.opcode === OPCODES.close).map(closeFrameOf)
  const endsByClose = closings[0]?.from === 'server' && dialect.closeCodes.includes(closings[0].code)
  const answers = turns.map((turn, index) =>
    answerFromMessages(turn, endsByClose && index === turns.length - 1, dialect),
  )
  return { exchange, frames, answers, requests, messages, closings }
}

function messageOf(parts: readonly Frame[], number: number, dialect: Dialect): SocketMessage {
  const isBinary = parts[0]?.opcode === OPCODES.binary
  const bytes = joined(parts.map(({ payload }) => bodyBytesOf(payload)))
  const base = { number, isBinary, atMs: parts.at(-1)?.atMs ?? 0 }
  if (invalidUtf8At(bytes) !== -1) {
    const kind = isBinary ? 'binary' : 'no-utf8'
    return { ...base, text: null, kind, value: undefined, chunk: undefined }
  }
  const text = utf8Text(bytes)
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
    chunk === undefined ? [] : [{ number, atMs, value: chunk }],
  )
  const kind = turn[endIndex]?.kind
  const hasFinished = saysFinish(dialect)
    ? chunks.some(({ value }) => chunkFinishes(value, dialect))
    : chunks.length > 0
  const closed = endsByClose && hasFinished ? 'close' : null
  return {
    messages: turn,
    chunks,
    end: kind === 'terminator' || kind === 'error' ? kind : closed,
    late: endIndex === -1 ? [] : turn.slice(endIndex + 1),
    text: chunks.map(({ value }) => chunkText(value, dialect)).join(''),
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
