/** Compares the header field `Date` of answers with the clock of the run, to show whether the stated time of a run is credible. Pure. */
import type { Exchange } from '../conformance/exchange/exchange.ts'
import { headerValue } from '../conformance/exchange/reply.ts'

/** The header field `Date` of an answer. `atMs` is its value in ms since 1970. `offMs` is its value minus the send time of the request. */
type AnswerDate = { readonly atMs: number; readonly offMs: number }

/** Returns the `Date` that is nearest to the time when its request was sent; null if no answer has a valid `Date`. */
export function nearestDate(exchanges: readonly Exchange[]): AnswerDate | null {
  const dates = exchanges.flatMap(({ isInbound, response, sentAtEpochMs }) => {
    const atMs = Date.parse(headerValue(response?.headers ?? [], 'date') ?? '')
    return isInbound === true || Number.isNaN(atMs) ? [] : [{ atMs, offMs: atMs - sentAtEpochMs }]
  })
  return dates.toSorted((one, other) => Math.abs(one.offMs) - Math.abs(other.offMs))[0] ?? null
}
