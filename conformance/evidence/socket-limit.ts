import { conversationOf, type CloseFrame, type Conversation } from './conversation.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { isRecord, type JsonObject } from '../exchange/reply.ts'
import type { Dialect } from './socket-message.ts'

/** A limit that a target reported over a WebSocket. `text` is the message. `retryAfter` is in seconds, or null if not given. */
type SocketLimit = { readonly text: string; readonly retryAfter: string | null }

const TRY_AGAIN_LATER = 1013
const POLICY_VIOLATION = 1008
const OWN_CODES = 4000
const OWN_TOO_MANY = 4429
const SHOWN_CHARS = 120
const MS_PER_SECOND = 1000
const MAX_ADDED_SECONDS = 8
// Matches the names of limits in servers and client libraries: in separate words, in snake case or in camel case.
const LIMIT_WORDS =
  /rate[ _-]?limit|too[ _-]?many[ _-]?(?:concurrent[ _-]?)?(?:requests|connections|sessions)|concurrency[ _-]?limit|quota|throttl|resource[ _-]?exhausted/i
const KINDS = ['type', 'code', 'status', 'status_code', 'statusCode']
const WAITS = [
  ['retry_after', 1],
  ['retryAfter', 1],
  ['retry_after_seconds', 1],
  ['retry_after_ms', MS_PER_SECOND],
  ['retryAfterMs', MS_PER_SECOND],
] as const

/** Returns the limit that refused a request over a WebSocket. Returns null if no limit refused it. */
export function socketLimitOf(exchange: Exchange, dialect: Dialect): SocketLimit | null {
  const conversation = conversationOf(exchange, dialect)
  if (conversation === null) return null
  const { messages, closeFrames } = conversation
  const refusal = messages.find(({ kind, value }) => kind === 'error' && isLimit(value))
  if (refusal !== undefined) {
    const retryAfter = withRoomForAll(waitIn(refusal.value), conversation)
    return { text: (refusal.text ?? '').slice(0, SHOWN_CHARS), retryAfter }
  }
  const [closing] = closeFrames
  if (closing?.from !== 'server' || !closesForLimit(closing)) return null
  const reason = closing.reason ?? ''
  const retryAfter = withRoomForAll(waitInText(reason), conversation)
  return { text: `close ${closing.code ?? ''} ${reason}`.trim(), retryAfter }
}

// Returns the announced wait in seconds. Each repetition multiplies it by the number of requests, because all are sent again.
function withRoomForAll(retryAfter: string | null, { requests, exchange }: Conversation): string | null {
  if (retryAfter === null) return null
  const seconds = Number(retryAfter)
  const longer = seconds * Math.max(1, requests.length) ** (exchange.attempt - 1)
  return String(Math.min(longer, Math.max(seconds, MAX_ADDED_SECONDS)))
}

function isLimit(value: unknown): boolean {
  const kinds = levelsOf(value).flatMap((level) => KINDS.map((name) => level[name]))
  if (kinds.some((kind) => kind === 429 || kind === '429')) return true
  // The `type` "error" is ignored, because every error frame may have it.
  const words = kinds.filter((kind) => typeof kind === 'string').filter((kind) => kind !== 'error')
  return (words.length > 0 ? words : textsIn(value)).some((text) => LIMIT_WORDS.test(text))
}

function closesForLimit({ code, reason }: CloseFrame): boolean {
  if (code === TRY_AGAIN_LATER || code === OWN_TOO_MANY) return true
  const maySay = code === POLICY_VIOLATION || (code !== null && code >= OWN_CODES)
  return maySay && LIMIT_WORDS.test(reason ?? '')
}

// Returns the error object in a frame, if there is one, and the frame itself.
function levelsOf(value: unknown): readonly JsonObject[] {
  if (!isRecord(value)) return []
  const error = value['error']
  return isRecord(error) ? [error, value] : [value]
}

function textsIn(value: unknown): readonly string[] {
  const own = isRecord(value) ? value['error'] : undefined
  return [own, ...levelsOf(value).map((level) => level['message'])].filter((text) => typeof text === 'string')
}

function waitIn(value: unknown): string | null {
  for (const level of levelsOf(value)) {
    for (const [name, perSecond] of WAITS) {
      const wait = Number(level[name] ?? Number.NaN)
      if (Number.isFinite(wait) && wait >= 0) return String(wait / perSecond)
    }
  }
  return waitInText(textsIn(value).join(' '))
}

// Returns the wait in seconds that a text announces: "Try again in 0.4 s", "Please try again in 1m12s", "retry after 20ms".
function waitInText(text: string): string | null {
  const found = /(?:again|retry)\s+(?:in|after)\s+(?:(\d+)\s?m)?\s?(\d+(?:\.\d+)?)\s?(ms|s)/i.exec(text)
  if (found === null) return null
  const [, minutes = '0', amount = '0', unit = 's'] = found
  const seconds = Number(amount) / (unit.toLowerCase() === 'ms' ? MS_PER_SECOND : 1)
  return String(Number(minutes) * 60 + seconds)
}
