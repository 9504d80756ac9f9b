/** Decides whether a call got text that a model generated. A call without a valid key should get no such text. Pure. */
import type { Exchange } from '../exchange/exchange.ts'
import { isCompletion, is2xx, jsonOf, valueAtPointer } from '../exchange/reply.ts'
import type { Readings } from '../statement/readings.ts'
import { conversationOf } from './conversation.ts'
import { dialectOf, type Dialect } from './socket-message.ts'
import { isStream, streamOf } from './stream.ts'

/** Returns whether the model answered a call: with a completion, or with a chunk in a stream or over a WebSocket. */
export function isAnsweredByModel(exchange: Exchange, readings: Readings): boolean {
  const dialect = dialectOf(readings)
  if (exchange.socket !== undefined) return dialect !== null && hasSocketChunk(exchange, dialect)
  return isStream(exchange) ? streamOf(exchange).chunks.length > 0 : isPlainCallAnswered(exchange)
}

/** Returns whether a call without streaming got an answer of the model: a completion, or a 2xx without the member `error`. */
export function isPlainCallAnswered(exchange: Exchange): boolean {
  if (isCompletion(exchange)) return true
  return is2xx(exchange) && valueAtPointer(jsonOf(exchange), '/error') === undefined
}

/** Returns whether a WebSocket conversation contains a chunk of a completion. */
export function hasSocketChunk(exchange: Exchange, dialect: Dialect): boolean {
  const conversation = conversationOf(exchange, dialect)
  return conversation?.messages.some(({ kind }) => kind === 'chunk') ?? false
}
