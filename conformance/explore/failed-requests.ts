/** Requests for a capability that were answered with an error: they do not show that it is absent. Pure. */
import type { Capability } from '../exchange/capabilities.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { statusOf, statusText } from '../exchange/reply.ts'
import { SCOUT } from './scout.ts'
import { SOCKET_SCOUT } from './scout-sockets.ts'

/** A request that failed, and its answer in words. */
export type FailedRequest = { readonly exchange: string; readonly answer: string }

/** Returns the first request for a capability that was answered with an error, where the capability was not found; null if none was. */
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

// These deny that there is anything at the path, or that it is implemented (RFC 9110 sections 15.5.5, 15.5.6, 15.6.2).
const ABSENT: readonly number[] = [404, 405, 501]

// Streams have the path of plain calls, so a refusal concerns them. At the other paths a server may refuse whatever it does not know.
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
