import type { Exchange } from './exchange.ts'

/** Returns whether the connection broke before the response headers arrived. */
export function brokeOffUnanswered(exchange: Exchange): boolean {
  // Inbound exchanges are webhook deliveries, not calls to the target.
  return exchange.response === null && exchange.isInbound !== true && endedBy(exchange, ['reset'])
}

/** Returns whether the connection was closed or reset before the answer was complete. */
export function wasReset(exchange: Exchange): boolean {
  return exchange.isInbound !== true && endedBy(exchange, ['reset'])
}

/** Returns whether a reset, perhaps by chance, ended a call that Assay must not repeat. `isUnsteady`: other resets were chance. */
export function isLostCall(exchange: Exchange, attempts: readonly Exchange[], isUnsteady: boolean): boolean {
  const { hasEffect = false, isSentOnce = false } = exchange
  if (!wasReset(exchange) || !(hasEffect || isSentOnce)) return false
  const isSecond = (one: Exchange): boolean => isLater(exchange, one) || isOtherRefusal(one, exchange)
  return (hasEffect && isUnsteady) || !attempts.some((one) => isSecond(one) && wasReset(one))
}

function isOtherRefusal(one: Exchange, { probe, kind, label }: Exchange): boolean {
  return kind === 'refusal' && one.kind === kind && one.probe === probe && one.label !== label
}

/** Returns whether Assay repeated a call after a reset of its connection, and then got a complete answer. */
export function hasPassingResets(exchanges: readonly Exchange[]): boolean {
  const lastWhole = new Map<string, number>()
  for (const { probe, label, attempt, end } of exchanges) {
    const name = `${probe}/${label}`
    if (end.kind === 'complete') lastWhole.set(name, Math.max(attempt, lastWhole.get(name) ?? 0))
  }
  return exchanges.some(
    (exchange) =>
      exchange.sentAgain === 'broken-off' &&
      wasReset(exchange) &&
      exchange.attempt < (lastWhole.get(`${exchange.probe}/${exchange.label}`) ?? 0),
  )
}

/** Returns whether the answer is incomplete: its connection broke, or it is not valid HTTP. */
export function brokeOff(exchange: Exchange): boolean {
  // A protocol error on an upgraded connection is not chance and would occur again.
  const codes = exchange.response?.status === SWITCHED ? ['reset'] : ['reset', 'protocol']
  return exchange.isInbound !== true && endedBy(exchange, codes)
}

/** The status 101, which opens a WebSocket (RFC 6455 section 4.1). */
export const SWITCHED = 101

/** Returns whether the answer was incomplete at its deadline. */
export function hasTimedOut({ end }: Exchange): boolean {
  return end.kind === 'failed' && end.code.startsWith('timeout')
}

function endedBy({ end }: Exchange, codes: readonly string[]): boolean {
  return end.kind === 'failed' && codes.includes(end.code)
}

/** Returns whether the answer is a server error: any 5xx except 501 (a refusal) and 503 with Retry-After (a limit). */
export function isServerError(exchange: Exchange): boolean {
  const status = exchange.response?.status ?? 0
  return status >= 500 && status !== 501 && !shedsLoad(exchange)
}

/** Returns whether the answer broke off, or is a server error. */
export function hasFailed(exchange: Exchange): boolean {
  return brokeOff(exchange) || isServerError(exchange)
}

/** Returns whether the answer is 503 with Retry-After. */
export function shedsLoad({ response }: Exchange): boolean {
  return response?.status === 503 && response.headers.some(([name]) => name === 'retry-after')
}

/** Returns whether a limit refused the call: 429, or 503 with Retry-After. */
export function isLimited(exchange: Exchange): boolean {
  return exchange.response?.status === 429 || shedsLoad(exchange)
}

// The minimum number and the minimum share of broken answers that are a violation. Below them, the network may be the cause.
const OFTEN = { count: 2, share: 0.2 }

/** Returns whether answers end early too often to be chance. `cut` is the number that ended early, `begun` the number that began. */
export function breakOffOften(cut: number, begun: number): boolean {
  return cut >= Math.max(OFTEN.count, OFTEN.share * begun)
}

/** Returns whether the request may have reached the target. */
export function wasDelivered({ end }: Exchange): boolean {
  return end.kind !== 'failed' || !['dns', 'refused', 'tls'].includes(end.code)
}

/** Returns whether a probe that tests rate limits sent the call. */
export function isOfLimits({ probe }: Pick<Exchange, 'probe'>): boolean {
  return probe.startsWith('limits.')
}

/** The value of `probe` in the records of calls that find a model before the run. */
export const MODEL_SEARCH = 'model-search'

/** The model name in requests if no model is known. */
export const NO_MODEL = 'model-not-discovered'

/** Returns the exchanges without the calls that find a model before the run. */
export function withoutSearch(exchanges: readonly Exchange[]): readonly Exchange[] {
  return exchanges.filter(({ probe }) => probe !== MODEL_SEARCH)
}

/** Returns whether `other` is a later attempt of the same call. */
export function isLater(other: Exchange, { probe, label, attempt }: Exchange): boolean {
  return other.probe === probe && other.label === label && other.attempt > attempt
}

/** A call: `last` is its last attempt, which checks judge. `before` contains its earlier, failed attempts. */
export type CallRecord = { readonly last: Exchange; readonly before: readonly Exchange[] }

/** Groups the recorded attempts by call. */
export function groupIntoCalls(attempts: readonly Exchange[]): readonly CallRecord[] {
  const open = new Map<string, Exchange[]>()
  const calls: CallRecord[] = []
  for (const attempt of attempts) {
    const name = `${attempt.probe}/${attempt.label}`
    const before = open.get(name) ?? []
    if (attempt.sentAgain !== undefined) {
      before.push(attempt)
      open.set(name, before)
    } else {
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
