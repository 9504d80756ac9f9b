/** Describes why the target refused the API key in the first call of a run. Pure. */
import type { Exchange } from './exchange.ts'
import { KEY_REFUSALS, statusOf, statusText } from './reply.ts'

/** Returns a sentence about a call that got 401 or 403, with an excerpt of the answer; null for other answers. */
export function refusedCall(exchange: Exchange): string | null {
  const status = statusOf(exchange)
  if (status === null || !KEY_REFUSALS.has(status)) return null
  const hadKey = exchange.request.headers.some(([name]) => name === 'authorization')
  if (!hadKey) return `no key was given, and the target asks for one (${statusText(exchange)})`
  return `the first call was refused (${statusText(exchange)}): is the key the right one, or is a header field or a client certificate missing (--header, --client-cert)?`
}
