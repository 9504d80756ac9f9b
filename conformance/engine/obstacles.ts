/** Decides when to stop: a whole run, or calls of one kind. Pure. */
import { brokeOffUnanswered, hasTimedOut, isLater, isOfLimits } from '../exchange/attempts.ts'
import { isUnresponsive, unusable } from '../evidence/evidence.ts'
import type { Exchange, Omission } from '../exchange/exchange.ts'
import { refusedCall } from '../exchange/refused-call.ts'
import { statusText } from '../exchange/reply.ts'
import { redirectAbroad, standIn } from '../evidence/stand-in.ts'
import { explanationOf } from '../exchange/judgement.ts'
import { isUnknownModel } from '../exchange/unknown-model.ts'

/** The reason why something was not sent. */
export type Obstacle = Pick<Omission, 'code' | 'detail' | 'cause'>

/** One call that is about to be sent: the probe that makes it, and whether every conforming target answers it. */
export type NextCall = { readonly probe: string; readonly isValidCall?: boolean }

// Two silent answers are a pattern; waiting for seventy more would only take hours to say the same.
const MAX_TIMEOUTS = 2
const MAX_OVERSIZED = 3

const PLAIN_CALLS = 'core'
const SOCKETS = 'websocket.'
const SOCKET_OFFER = 'websocket.offer'
const OPENING = 'core.completion'

/**
 * Returns why nothing more may be sent; null when there is no such reason. Reasons are no connection, a refused key or
 * model, and plain calls that repeatedly time out or have no end.
 */
export function obstacleIn(exchanges: readonly Exchange[]): Obstacle | null {
  return openingObstacle(exchanges) ?? overburdened(exchanges, PLAIN_CALLS)
}

/**
 * As {@link obstacleIn}, and why this one call may not be sent: others of its kind timed out, or had no end. A target that
 * closes every connection of a plain call may offer WebSocket alone. One conversation tries that; where its connection
 * opens, the run goes on.
 */
export function obstacleFor(call: NextCall, exchanges: readonly Exchange[]): Obstacle | null {
  const general = obstacleIn(exchanges)
  if (general !== null && !(isUnresponsive(exchanges.filter(isPlain)) && maySpeak(call, exchanges)))
    return general
  return overburdened(exchanges, kindOf(call))
}

/**
 * Returns why no more calls of one capability are sent that a target may refuse: such calls of two of its probes met a deadline. A run
 * that asks on takes a quarter of an hour to report the same of each of the others. Null for a valid call: see {@link obstacleFor}.
 */
export function silenceObstacle(
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

/**
 * Returns why conversations that wait for their turn are not held any more: the first one, which was alone, ran out of time, and so did
 * another one. Each of the others would take as long. Null where the first one ended in time: then only some answers have no end.
 */
export function endlessSockets(exchanges: readonly Exchange[]): Obstacle | null {
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
  // A key that is spent to look for its limit is refused on purpose. A disguised run begins with other calls.
  const opening =
    exchanges.find(({ probe }) => probe === OPENING) ?? exchanges.find((exchange) => !isOfLimits(exchange))
  const first = exchanges.findLast(
    (exchange) => exchange.probe === opening?.probe && exchange.label === opening.label,
  )
  if (first === undefined) return null
  const blocked = unusable(first)
  if (blocked !== null) return { code: blocked[0], ...explanationOf(blocked[1]) }
  // One that broke off is on its way again, or was not to be repeated: another may fare better.
  const isRepeated = exchanges.some((earlier) => isLater(first, earlier) && earlier.sentAgain !== undefined)
  const mayPass = first.sentAgain !== undefined || (brokeOffUnanswered(first) && !isRepeated)
  if (first.end.kind === 'failed' && first.response === null && !mayPass) {
    return { code: 'prerequisite', detail: `the first request got no answer: ${first.end.detail}` }
  }
  // Where a redirect leads elsewhere, others may be answered.
  const isSettled = first.isValidCall === true && first.sentAgain === undefined
  const other = isSettled && redirectAbroad(first) === null ? standIn(first) : null
  if (other !== null) return { code: 'prerequisite', detail: other }
  const refused = first.probe === OPENING ? refusedCall(first) : null
  if (refused !== null) return { code: 'prerequisite', detail: refused }
  if (first.probe === OPENING && isUnknownModel(first)) {
    return {
      code: 'prerequisite',
      detail: `the model was refused (${statusText(first)}): does a model of that name exist?`,
    }
  }
  return null
}

// Valid calls of one capability go to the same place; of the others each probe asks for a mistake of its own.
function kindOf({ probe, isValidCall }: NextCall): string {
  return isValidCall === true ? capabilityOf(probe) : probe
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
  const endless = failed
    .filter(({ code }) => code === 'body-too-large' || code === 'too-many-events')
    .map(({ id }) => id)
  if (endless.length < MAX_OVERSIZED) return null
  return {
    code: 'prerequisite',
    detail: wording(kind, endless, 'had endless answers', 'does not end its answers'),
  }
}

const NAMED = 3

function wording(kind: string, ids: readonly string[], what: string, whole: string): string {
  const named = `${ids.slice(0, NAMED).join(', ')}${ids.length > NAMED ? ` and ${ids.length - NAMED} more` : ''}`
  return kind === PLAIN_CALLS
    ? `the service ${whole}: ${named} ${what}; the rest was not sent`
    : `${named} ${what}; no further call of this kind was sent`
}
