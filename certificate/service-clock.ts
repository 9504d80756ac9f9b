/** Compares the `Date` of answers with the time that a run states. Pure. */
import type { Exchange } from '../conformance/exchange/exchange.ts'
import { headerValue } from '../conformance/exchange/reply.ts'

/** The `Date` of an answer, and its distance from the time of the request. */
type AnswerDate = { readonly atMs: number; readonly offMs: number }

/** Returns the `Date` nearest to the time of its request; null if none is valid. */
export function nearestDate(exchanges: readonly Exchange[]): AnswerDate | null {
  const dates = exchanges.flatMap(({ isInbound, response, sentAtEpochMs }) => {
    const atMs = Date.parse(headerValue(response?.headers ?? [], 'date') ?? '')
    return isInbound === true || Number.isNaN(atMs) ? [] : [{ atMs, offMs: atMs - sentAtEpochMs }]
  })
  return dates.toSorted((one, other) => Math.abs(one.offMs) - Math.abs(other.offMs))[0] ?? null
}
