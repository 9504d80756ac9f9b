/** What a run says besides its verdicts: sentences for its readers. Pure. */
import { count } from '../../schemas/count.ts'
import { brokeOffUnanswered, isLater as isLaterAttempt, isOfLimits, shedsLoad } from '../exchange/attempts.ts'
import type { Exchange } from '../exchange/exchange.ts'
import type { CapabilityRecord } from '../../schemas/compiled/run.ts'
import type { Plan } from '../engine/plan.ts'

const NAMED = 5

/** Returns the notes of a run about calls that came through when they were sent again. */
export function runNotes(exchanges: readonly Exchange[]): readonly string[] {
  const isLater = (exchange: Exchange, holds: (other: Exchange) => boolean): boolean =>
    exchanges.some((other) => isLaterAttempt(other, exchange) && holds(other))
  const lost = exchanges.filter(
    (exchange) => brokeOffUnanswered(exchange) && isLater(exchange, ({ response }) => response !== null),
  )
  // Valid calls have a check of their own: core.valid-calls-not-5xx.
  const crashed = exchanges.filter(
    (exchange) =>
      exchange.sentAgain === 'server-error' &&
      exchange.isValidCall !== true &&
      isLater(exchange, ({ response }) => (response?.status ?? 500) < 500),
  )
  // Calls of the limits are sent to be refused.
  const others = exchanges.filter((exchange) => !isOfLimits(exchange))
  // Taken for a limit (RFC 9110 section 15.6.4): no check fails, but a service that answers so often should be known.
  const shed = others.filter((exchange) => exchange.isValidCall === true && shedsLoad(exchange))
  // A call that was answered 429 to the last is inconclusive, which its checks say.
  const throttled = others.filter(
    (exchange) => exchange.response?.status === 429 && isServedLast(exchange, exchanges),
  )
  const judged = 'judged by the answer that came when it was sent again'
  return [
    ...noteOf(lost, `broke off by a reset before any answer; each was ${judged}`),
    ...noteOf(crashed, `besides the valid calls got a 5xx at first; each was ${judged}`),
    ...noteOf(shed, 'got 503 with Retry-After: taken for a limit and waited for, no failure'),
    ...noteOf(throttled, 'got 429: waited for and sent again, no failure'),
  ]
}

function isServedLast(exchange: Exchange, exchanges: readonly Exchange[]): boolean {
  const later = exchanges.filter((other) => isLaterAttempt(other, exchange))
  const last = later.toSorted((left, right) => left.attempt - right.attempt).at(-1)
  return last !== undefined && last.response !== null && last.response.status !== 429
}

function noteOf(exchanges: readonly Exchange[], what: string): readonly string[] {
  if (exchanges.length === 0) return []
  const named = exchanges.slice(0, NAMED).map(({ id }) => id)
  const more = exchanges.length > NAMED ? ` and ${exchanges.length - NAMED} more` : ''
  return [`${count(exchanges.length, 'request')} ${what} (${named.join(', ')}${more})`]
}

/**
 * Returns a note on the capabilities that leave a run incomplete though nobody asked for them and no answer shows them: a proxy that keeps
 * a WebSocket handshake waiting, for example. None where the target did not answer the plain calls either.
 */
export function undecidedNotes(records: readonly CapabilityRecord[], plan: Plan): readonly string[] {
  const isAnswering = records.some(({ id, counts }) => id === 'core' && counts.pass > 0)
  if (!isAnswering) return []
  const undecided = records.filter(
    ({ id, outcome, counts }) =>
      outcome === 'incomplete' &&
      plan.capabilities.get(id) === 'auto' &&
      counts.pass + counts.fail + counts.warn === 0,
  )
  return undecided.map(
    ({ id }) =>
      `nothing shows whether this target offers ${id}; if it does not, declare "${id}": "unsupported" under "capabilities" in a statement (--statement), and the rest decides`,
  )
}
