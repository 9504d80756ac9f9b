/** Compares the `Date` fields of answers with the clock of the run. Pure. */
import type { Exchange } from '../conformance/exchange/exchange.ts'
import { headerValue } from '../conformance/exchange/reply.ts'

/** The date of an answer. `offMs`: how far it is from the time at which the call was sent; negative if it is earlier. */
type AnswerDate = { readonly atMs: number; readonly offMs: number }

/** Returns the answer whose date is nearest to the time of its call; null if no answer has a valid date. */
export function nearestDate(exchanges: readonly Exchange[]): AnswerDate | null {
  const dates = exchanges.flatMap(({ isInbound, response, sentAtEpochMs }) => {
    const atMs = Date.parse(headerValue(response?.headers ?? [], 'date') ?? '')
    return isInbound === true || Number.isNaN(atMs) ? [] : [{ atMs, offMs: atMs - sentAtEpochMs }]
  })
  return dates.toSorted((one, other) => Math.abs(one.offMs) - Math.abs(other.offMs))[0] ?? null
}
