/** Decides whether a run must stop sending requests: all requests, or only requests of one kind. Pure. */
import { firstNames } from '../../schemas/count.ts'
import { brokeOffUnanswered, hasTimedOut, isLater, isOfLimits } from '../exchange/attempts.ts'
import { isUnresponsive, unusable } from '../evidence/evidence.ts'
import { setupProblem } from '../evidence/replies.ts'
import type { Exchange, Omission } from '../exchange/exchange.ts'
import { areGatewayAnswers, gatewayAnswer, mayBeOfOnePath, MIN_PATHS } from '../evidence/outage.ts'
import { detailAndCause } from '../exchange/judgement.ts'

/** The reason why a request was not sent. */
export type Obstacle = Pick<Omission, 'code' | 'detail' | 'cause' | 'isTimeOver'>

/** A call that is about to be sent. `probe`: the id of its probe. `isValidCall`: whether every conforming target must answer it. */
export type NextCall = Pick<Exchange, 'probe' | 'kind'> & { readonly isValidCall?: boolean }

// The number of timeouts after which no further call is sent. More timeouts would take hours and give no new information.
const MAX_TIMEOUTS = 2
const MAX_OVERSIZED = 3

const PLAIN_CALLS = 'core'
const SOCKETS = 'websocket.'
const SOCKET_OFFER = 'websocket.offer'
const OPENING = 'core.completion'

/** Returns why the run must stop: no connection, a gateway's answer, a refused key or model, timeouts, too long answers; else null. */
export function obstacleIn(exchanges: readonly Exchange[]): Obstacle | null {
  return openingObstacle(exchanges) ?? overburdened(exchanges, PLAIN_CALLS)
}

/**
 * Returns why `call` must not be sent, or null. Some obstacles stop all calls ({@link obstacleIn}). Timeouts and too long answers of valid
 * calls stop the valid calls of a capability; those of other calls stop the other calls of a probe. WebSocket calls may be sent even if no
 * HTTP call was answered.
 */
export function obstacleFor(call: NextCall, exchanges: readonly Exchange[]): Obstacle | null {
  const general = obstacleIn(exchanges)
  if (general !== null && !(isUnresponsive(exchanges.filter(isPlain)) && maySpeak(call, exchanges)))
    return general
  return overburdened(exchanges, kindOf(call))
}

/** Returns why a call that the target may refuse is not sent: such calls timed out in two probes of its capability. Otherwise null. */
export function timeoutObstacle(
  { probe, isValidCall }: NextCall,
  exchanges: readonly Exchange[],
): Obstacle | null {
  if (isValidCall === true) return null
  const capability = capabilityOf(probe)
  const late = exchanges.filter(
    (exchange) =>
      exchange.end.kind === 'failed' &&
      exchange.end.code.startsWith('timeout') &&
      exchange.isInbound !== true &&
      exchange.isValidCall !== true &&
      capabilityOf(exchange.probe) === capability,
  )
  const byProbe = new Map(late.map(({ probe: of, id }) => [of, id] as const))
  if (byProbe.size < MAX_TIMEOUTS) return null
  const ids = [...byProbe.values()].slice(0, NAMED).join(', ')
  return {
    code: 'timeout',
    detail: `${ids} timed out; no further call of ${capability} that may be refused was sent; --timeout N waits N seconds`,
  }
}

/** Returns why WebSocket calls stop: `websocket.offer` timed out, and too many valid calls timed out or had too long answers. Else null. */
export function socketTimeoutObstacle(exchanges: readonly Exchange[]): Obstacle | null {
  const isEndless = exchanges.some((exchange) => exchange.probe === SOCKET_OFFER && hasTimedOut(exchange))
  return isEndless ? overburdened(exchanges, capabilityOf(SOCKET_OFFER)) : null
}

function capabilityOf(probe: string): string {
  return probe.split('.')[0] ?? probe
}

function maySpeak({ probe }: NextCall, exchanges: readonly Exchange[]): boolean {
  if (!probe.startsWith(SOCKETS)) return false
  return probe === SOCKET_OFFER || exchanges.some(({ socket }) => socket !== undefined)
}

function isPlain({ probe }: Exchange): boolean {
  return !probe.startsWith(SOCKETS)
}

function openingObstacle(exchanges: readonly Exchange[]): Obstacle | null {
  // Prefers `core.completion`: refusals of limits are intended, and disguised runs begin with another probe.
  const opening =
    exchanges.find(({ probe }) => probe === OPENING) ?? exchanges.find((exchange) => !isOfLimits(exchange))
  const first = exchanges.findLast(
    (exchange) => exchange.probe === opening?.probe && exchange.label === opening.label,
  )
  if (first === undefined) return null
  const blocked = unusable(first)
  if (blocked !== null) return { code: blocked[0], ...detailAndCause(blocked[1]) }
  // A call that broke off may be repeated, or another call may succeed.
  const isRepeated = exchanges.some((earlier) => isLater(first, earlier) && earlier.sentAgain !== undefined)
  const mayPass = first.sentAgain !== undefined || (brokeOffUnanswered(first) && !isRepeated)
  if (first.end.kind === 'failed' && first.response === null && !mayPass) {
    return { code: 'prerequisite', detail: `the first request got no answer: ${first.end.detail}` }
  }
  const isSettled = first.isValidCall === true && first.sentAgain === undefined
  const isElsewhere = !mayBeOfOnePath(first) || areGatewayAnswers(exchanges, MIN_PATHS)
  const other = isSettled && isElsewhere ? gatewayAnswer(first) : null
  if (other !== null) return { code: 'prerequisite', detail: other }
  const refused = first.probe === OPENING ? setupProblem(first) : null
  return refused === null ? null : { code: 'prerequisite', detail: refused }
}

// Returns the group in which timeouts are counted together: a capability for its valid calls, a probe for its other calls. Calls
// that the client aborts are in the group of their probe, because each probe must see whether the target still answers.
function kindOf({ probe, kind, isValidCall }: NextCall): string {
  return isValidCall === true && kind !== 'left' ? capabilityOf(probe) : probe
}

function overburdened(exchanges: readonly Exchange[], kind: string): Obstacle | null {
  const failed = exchanges.flatMap((exchange) => {
    const { end, id, isInbound } = exchange
    if (end.kind !== 'failed' || isInbound === true || kindOf(exchange) !== kind) return []
    return [{ id, code: end.code }]
  })
  const late = failed.filter(({ code }) => code.startsWith('timeout')).map(({ id }) => id)
  if (late.length >= MAX_TIMEOUTS)
    return { code: 'timeout', detail: wording(kind, late, 'timed out', 'is not answering') }
  const long = failed
    .filter(({ code }) => code === 'body-too-large' || code === 'too-many-events')
    .map(({ id }) => id)
  if (long.length < MAX_OVERSIZED) return null
  return {
    code: 'prerequisite',
    detail: wording(kind, long, 'were not read to their end', 'sends longer answers than Assay reads'),
  }
}

const NAMED = 3

function wording(kind: string, ids: readonly string[], what: string, whole: string): string {
  const named = firstNames(ids, NAMED)
  return kind === PLAIN_CALLS
    ? `the service ${whole}: ${named} ${what}; the rest was not sent`
    : `${named} ${what}; no further call of this kind was sent`
}
