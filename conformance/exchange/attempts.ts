/** The properties of one attempt of a call: whether it broke off, was throttled or met an error of the server. Pure. */
import type { Exchange } from './exchange.ts'

/** Returns whether the connection to the target was closed or reset before any answer, as happens on any network now and then. */
export function brokeOffUnanswered(exchange: Exchange): boolean {
  // What our own receiver leaves unanswered is a delivery, and no call of ours.
  return exchange.response === null && exchange.isInbound !== true && endedBy(exchange, ['reset'])
}

/** Returns whether the connection to the target was closed or reset before the whole answer was there, as happens on any network. */
export function wasReset(exchange: Exchange): boolean {
  return exchange.isInbound !== true && endedBy(exchange, ['reset'])
}

/**
 * Returns whether a call with an effect was lost: it was reset, which may be chance. Such a call is not sent again as others are,
 * because it may have been carried out. A call that was reset before, among `attempts`, is lost only where resets are chance in this
 * run (`isUnsteady`).
 */
export function isLostCall(exchange: Exchange, attempts: readonly Exchange[], isUnsteady: boolean): boolean {
  if (exchange.hasEffect !== true || !wasReset(exchange)) return false
  return isUnsteady || !attempts.some((earlier) => isLater(exchange, earlier) && wasReset(earlier))
}

/** Returns whether connections break by chance in this run: a call that was reset was answered whole when it was sent again. */
export function hasPassingResets(exchanges: readonly Exchange[]): boolean {
  return exchanges.some(
    (exchange) =>
      exchange.sentAgain === 'broken-off' &&
      wasReset(exchange) &&
      exchanges.some((other) => isLater(other, exchange) && other.end.kind === 'complete'),
  )
}

/** Returns whether the connection to the target ended, or became unreadable, before the whole answer was there. */
export function brokeOff(exchange: Exchange): boolean {
  // What a client does not accept of an upgraded connection was said on purpose, and comes the same when it is asked for again.
  const codes = exchange.response?.status === SWITCHED ? ['reset'] : ['reset', 'protocol']
  return exchange.isInbound !== true && endedBy(exchange, codes)
}

/** The status of an answer that opens a WebSocket (RFC 6455 section 4.1). */
export const SWITCHED = 101

/** Returns whether the answer, or the rest of it, had not come when the time for it was up. */
export function hasTimedOut({ end }: Exchange): boolean {
  return end.kind === 'failed' && end.code.startsWith('timeout')
}

function endedBy({ end }: Exchange, codes: readonly string[]): boolean {
  return end.kind === 'failed' && codes.includes(end.code)
}

/** Returns whether the server says that it failed (5xx). 501 is a refusal, and 503 with Retry-After a limit. */
export function isServerError(exchange: Exchange): boolean {
  const status = exchange.response?.status ?? 0
  return status >= 500 && status !== 501 && !shedsLoad(exchange)
}

/** Returns whether a server that sheds load says when to come back: that is not a fault of the refused call. */
export function shedsLoad({ response }: Exchange): boolean {
  return response?.status === 503 && response.headers.some(([name]) => name === 'retry-after')
}

/** Returns whether a request reached the target: no connection was ever made for one that did not. */
export function wasDelivered({ end }: Exchange): boolean {
  return end.kind !== 'failed' || !['dns', 'refused', 'tls'].includes(end.code)
}

/** Returns whether a call was made to find a limit: such calls are sent to be refused. */
export function isOfLimits({ probe }: Pick<Exchange, 'probe'>): boolean {
  return probe.startsWith('limits.')
}

/** Returns whether `other` is a later attempt of the same call. */
export function isLater(other: Exchange, { probe, label, attempt }: Exchange): boolean {
  return other.probe === probe && other.label === label && other.attempt > attempt
}

/** A call by its outcome: the attempt that counts, and those before it that did not. */
export type CallRecord = { readonly last: Exchange; readonly before: readonly Exchange[] }

/**
 * Groups attempts into calls, in the order of the attempts that count. An attempt that was sent again belongs to the next
 * attempt of its label that was not sent again. Without such an attempt, the last lost one stands for the call.
 */
export function groupIntoCalls(attempts: readonly Exchange[]): readonly CallRecord[] {
  const open = new Map<string, Exchange[]>()
  const calls: CallRecord[] = []
  for (const attempt of attempts) {
    const name = `${attempt.probe}/${attempt.label}`
    const before = open.get(name) ?? []
    if (attempt.sentAgain !== undefined) open.set(name, [...before, attempt])
    else {
      open.delete(name)
      calls.push({ last: attempt, before })
    }
  }
  const lost = [...open.values()].flatMap((before): readonly CallRecord[] => {
    const last = before.at(-1)
    return last === undefined ? [] : [{ last, before: before.slice(0, -1) }]
  })
  return [...calls, ...lost]
}
