/** Events of a run that are not verdicts: sentences for readers of a run. Pure. */
import { count } from '../../schemas/count.ts'
import { brokeOffUnanswered, isLater, isOfLimits, shedsLoad } from '../exchange/attempts.ts'
import type { Exchange } from '../exchange/exchange.ts'

const NAMED = 5

/** Returns the notes of a run, about calls that were lost and came through when they were sent again. */
export function runNotes(exchanges: readonly Exchange[]): readonly string[] {
  const isAnsweredLater = (exchange: Exchange): boolean =>
    exchanges.some((other) => isLater(other, exchange) && other.response !== null)
  const unanswered = exchanges.filter(brokeOffUnanswered).filter(isAnsweredLater)
  // Valid calls have a check of their own: core.valid-calls-not-5xx.
  const crashed = exchanges.filter(
    ({ sentAgain, isValidCall }) => sentAgain === 'server-error' && isValidCall !== true,
  )
  const passing = crashed.filter((exchange) =>
    exchanges.some((other) => isLater(other, exchange) && (other.response?.status ?? 500) < 500),
  )
  return [
    ...noteOf(unanswered, 'broke off by a reset before any answer'),
    ...noteOf(passing, 'besides the valid calls got a 5xx at first'),
    ...shedNotes(exchanges),
    ...throttledNotes(exchanges),
  ]
}

// No check fails for a limit that is waited for, but the run takes longer for it.
function throttledNotes(exchanges: readonly Exchange[]): readonly string[] {
  const throttled = exchanges.filter(
    (exchange) =>
      exchange.response?.status === 429 && !isOfLimits(exchange) && isServedLast(exchange, exchanges),
  )
  if (throttled.length === 0) return []
  const [requests, were] = [count(throttled.length, 'request'), throttled.length === 1 ? 'was' : 'were']
  const seconds = (quietMs(throttled, exchanges) / MS_PER_SECOND).toFixed(1)
  return [
    `${requests} ${were} answered 429: waited for ${seconds} s in all and sent again, no failure (${namesOf(throttled)})`,
  ]
}

// A call that was answered 429 to the last is inconclusive, which its checks say.
function isServedLast(exchange: Exchange, exchanges: readonly Exchange[]): boolean {
  const later = exchanges.filter((other) => isLater(other, exchange))
  const last = later.toSorted((left, right) => left.attempt - right.attempt).at(-1)
  return last !== undefined && last.response !== null && last.response.status !== 429
}

const MS_PER_SECOND = 1000

// All requests of a run share one pause, so what several refusals ask for at once counts once.
function quietMs(throttled: readonly Exchange[], exchanges: readonly Exchange[]): number {
  const pauses = new Map<number, number>()
  for (const { sentAtEpochMs, timing } of throttled) {
    const refusedAtMs = sentAtEpochMs + timing.endMs
    const nextAtMs = exchanges
      .filter((other) => other.isInbound !== true && other.sentAtEpochMs >= refusedAtMs)
      .reduce((earliest, other) => Math.min(earliest, other.sentAtEpochMs), Infinity)
    if (nextAtMs === Infinity) continue
    pauses.set(nextAtMs, Math.max(pauses.get(nextAtMs) ?? 0, nextAtMs - refusedAtMs))
  }
  return [...pauses.values()].reduce((sum, ms) => sum + ms, 0)
}

// Taken for a limit (RFC 9110 section 15.6.4) and waited out, so that no check fails; one who meets it often should know.
function shedNotes(exchanges: readonly Exchange[]): readonly string[] {
  // Calls of the limits are sent to be refused.
  const valid = exchanges.filter((exchange) => exchange.isValidCall === true && !isOfLimits(exchange))
  const shed = valid.filter(shedsLoad)
  if (shed.length === 0) return []
  const called = new Set(shed.map(callName)).size
  const all = new Set(valid.map(callName)).size
  return [
    `${called} of ${count(all, 'valid call')} ${called === 1 ? 'was' : 'were'} answered 503 with Retry-After: taken for a limit and waited for, no failure (${namesOf(shed)})`,
  ]
}

function callName({ probe, label }: Exchange): string {
  return `${probe}/${label}`
}

function namesOf(exchanges: readonly Exchange[]): string {
  const named = exchanges.slice(0, NAMED).map(({ id }) => id)
  const more = exchanges.length > NAMED ? ` and ${exchanges.length - NAMED} more` : ''
  return `${named.join(', ')}${more}`
}

function noteOf(lost: readonly Exchange[], what: string): readonly string[] {
  if (lost.length === 0) return []
  const [calls, judged] =
    lost.length === 1
      ? [count(1, 'request'), 'it was judged by the answer that came when it was sent again']
      : [count(lost.length, 'request'), 'each was judged by the answer that came when it was sent again']
  return [`${calls} ${what}; ${judged} (${namesOf(lost)})`]
}
