/** Decides which calls are sent again because nothing whole came back, and how often. */
import { brokeOff, isServerError } from '../exchange/attempts.ts'
import type { Exchange, ResendReason } from '../exchange/exchange.ts'

/** The properties of a call that decide whether it may be repeated. */
export type Repeatable = {
  /** Not again, whatever comes of it. */
  readonly isSentOnce?: boolean
  /** Not again after a failure that may have come after the call was carried out. */
  readonly hasEffect?: boolean
  /** Not again after a failure, for which it was sent. */
  readonly isFailureSought?: boolean
  /** Every conforming target answers it with a completion. */
  readonly isValidCall?: boolean
  /** Returns whether the answer did not come whole; default: whether its connection broke. */
  readonly breaksOff?: (exchange: Exchange) => boolean
}

/** The calls of one run that were sent again, and what came of them. */
export type Resending = {
  /** Returns why the call is to be sent again, or null when it is not. `resent`: how often that was done. */
  readonly reasonFor: (call: Repeatable, exchange: Exchange, resent: number) => ResendReason | null
  /** Notes the last attempt of a call that was sent again at least once. */
  readonly settled: (call: Repeatable, exchange: Exchange) => void
}

// With 5 % of answers lost, four in a row are lost once in 160,000 calls.
const MAX_RESENDS = 3
// A target that fails so many valid calls, and answers none of them when asked again, will not begin to.
const MAX_LASTING = 10

/**
 * Counts for one run. A call is sent again once. It is sent again up to three times where failures of this run are known to
 * pass, or none is known to last. Then several failures in a row are chance, and not a property of the call.
 */
export function createResending(): Resending {
  let passing = 0
  let lasting = 0
  let lastingValid = 0
  return {
    reasonFor(call, exchange, resent) {
      const reason = mishapOf(call, exchange)
      if (reason === null || resent >= MAX_RESENDS) return null
      if (passing === 0 && lastingValid >= MAX_LASTING) return null
      return resent === 0 || passing > 0 || lasting === 0 ? reason : null
    },
    settled(call, exchange) {
      if (mishapOf(call, exchange) === null) {
        passing += 1
        return
      }
      lasting += 1
      if (call.isValidCall === true) lastingValid += 1
    },
  }
}

function mishapOf(
  { isSentOnce, hasEffect, isFailureSought, breaksOff = brokeOff }: Repeatable,
  exchange: Exchange,
): ResendReason | null {
  if (isSentOnce === true || isFailureSought === true) return null
  if (breaksOff(exchange)) return hasEffect === true ? null : 'broken-off'
  return isServerError(exchange) ? 'server-error' : null
}
