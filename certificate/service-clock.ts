/** Compares the header field Date of answers with the clock of the run. Pure. */
import type { Exchange } from '../conformance/exchange/exchange.ts'
import { headerValue } from '../conformance/exchange/reply.ts'

/** The field Date of an answer. `atMs`: its time. `offMs`: its time minus the send time of the request. */
type AnswerDate = { readonly atMs: number; readonly offMs: number }

/** Returns the Date that differs least from the send time of its request; null without a valid Date. */
export function nearestDate(exchanges: readonly Exchange[]): AnswerDate | null {
  const dates = exchanges.flatMap(({ isInbound, response, sentAtEpochMs }) => {
    const atMs = Date.parse(headerValue(response?.headers ?? [], 'date') ?? '')
    return isInbound === true || Number.isNaN(atMs) ? [] : [{ atMs, offMs: atMs - sentAtEpochMs }]
  })
  return dates.toSorted((one, other) => Math.abs(one.offMs) - Math.abs(other.offMs))[0] ?? null
}
