import gapFile from '../../schemas/gaps.json' with { type: 'json' }
import type { Capability } from '../exchange/capabilities.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { statusOf, statusText } from '../exchange/reply.ts'
import { SCOUT } from './scout.ts'
import { SOCKET_SCOUT } from './scout-sockets.ts'

const QUESTIONS = new Map(gapFile.flatMap(({ questions }) => Object.entries(questions)))

/** Returns the open question (gap) that a statement key, such as `cors`, answers. */
export function gapOf(key: string): { readonly id: string; readonly text: string } {
  const own = gapFile.filter(({ keys }) => keys.some((each) => each === key))
  return { id: own.map(({ id }) => id).join(' '), text: own.map(({ text }) => text).join(' ') }
}

type FailedRequest = { readonly exchange: string; readonly answer: string }

/** Returns the first failed request that tests the capability, such as a sign-up. Returns null if none failed. */
export function failedRequestFor(id: Capability, exchanges: readonly Exchange[]): FailedRequest | null {
  const asks = REQUESTS[id]
  if (asks === undefined) return null
  const failed = exchanges.find((exchange) => asks(exchange) && isError(exchange, id))
  return failed === undefined ? null : { exchange: failed.id, answer: answerText(failed) }
}

const REQUESTS: Readonly<Partial<Record<Capability, (exchange: Exchange) => boolean>>> = {
  sse: ({ probe, label }) => probe === SCOUT && label.startsWith('stream-'),
  websocket: ({ probe }) => probe === SOCKET_SCOUT,
  signup: ({ probe, label }) => probe === 'signup.accounts' && label === 'first',
}

// The statuses by which a server says that nothing is implemented at a path (RFC 9110 sections 15.5.5, 15.5.6, 15.6.2).
const ABSENT: readonly number[] = [404, 405, 501]

// Returns whether a request for a capability failed. A 4xx counts only for streams, which share the path of plain calls.
function isError(exchange: Exchange, id: Capability): boolean {
  const status = statusOf(exchange)
  if (status === null) return exchange.end.kind === 'failed'
  const isRefusal = id === 'sse' && status >= 400
  return (isRefusal || status >= 500) && !ABSENT.includes(status)
}

function answerText(exchange: Exchange): string {
  if (exchange.response !== null) return `the answer was ${statusText(exchange)}`
  const detail = exchange.end.kind === 'failed' ? exchange.end.detail : 'the connection was closed'
  return `there was no answer: ${detail}`
}

/** Returns the question to the user about a key of a statement. By default, it is the text of the open question (gap). */
export function questionOf(key: string): string {
  return QUESTIONS.get(key) ?? gapOf(key).text
}
