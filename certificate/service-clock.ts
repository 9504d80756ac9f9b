import type { Exchange } from '../conformance/exchange/exchange.ts'
import { headerValue } from '../conformance/exchange/reply.ts'

// The `Date` of an answer in ms since 1970, and how many ms after the sending of the request it is (`offMs`).
type AnswerDate = { readonly atMs: number; readonly offMs: number }

/** Returns the `Date` field that differs least from the time of its request. Returns null if no answer has a valid one. */
export function nearestDate(exchanges: readonly Exchange[]): AnswerDate | null {
  const dates = exchanges.flatMap(({ isInbound, response, sentAtEpochMs }) => {
    const atMs = Date.parse(headerValue(response?.headers ?? [], 'date') ?? '')
    return isInbound === true || Number.isNaN(atMs) ? [] : [{ atMs, offMs: atMs - sentAtEpochMs }]
  })
  return dates.toSorted((one, other) => Math.abs(one.offMs) - Math.abs(other.offMs))[0] ?? null
}
