/** Whether there is a WebSocket to judge, and what is said when there is none. Pure. */
import { conversationOf } from '../../evidence/conversation.ts'
import { exchangesOf, unusable, type Evidence } from '../../evidence/evidence.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { inconclusive, notOffered, notProbed, type Judgement } from '../../exchange/judgement.ts'
import { statusOf, statusText } from '../../exchange/reply.ts'
import { dialectOf, type Dialect } from '../../evidence/socket-dialect.ts'
import { socketLimitOf } from '../../evidence/socket-limit.ts'
import { PLAIN_GET } from './socket-probes.ts'
import { complaintOf, HANDSHAKE } from './library-complaints.ts'
import { interruptionOf, isGood, talkOf } from './socket-talk.ts'

/**
 * Returns a judgement that there is no WebSocket, or that it cannot be known; null when one was opened. Whatever is not an upgrade and no
 * server error counts as absent: refusals, plain answers, a connection that is cut. Nothing can be known where the target
 * was not reached, or where the target was too busy or too slow.
 */
export function withoutSocket(evidence: Evidence): Judgement | null {
  const [offer] = exchangesOf(evidence, 'websocket.offer')
  if (offer === undefined) {
    const { omissions } = evidence
    const omission = omissions.find(({ probe }) => probe === 'websocket.offer') ?? omissions[0]
    if (omission !== undefined) return notProbed(omission)
    return notOffered(`no reading of websocket.frames says what its frames hold`)
  }
  if (offer.socket !== undefined) return null
  const status = statusOf(offer)
  const blocked = isUnheard(offer) ? unusable(offer) : null
  if (blocked !== null) return inconclusive(...blocked, [offer])
  if (status === null) {
    const detail = offer.end.kind === 'failed' ? offer.end.detail : 'no answer'
    return notOffered(`a handshake is not answered (${detail})`)
  }
  const isBroken = status >= 500 && status !== 501
  if (!isBroken) return notOffered(`a handshake is answered ${statusText(offer)}`)
  const alike = ALIKE.find(([label]) => controlStatus(evidence, label) === status)
  if (alike === undefined) return null
  return notOffered(`a handshake is answered ${status}, and so is ${alike[1]}`)
}

// What is answered with the same server error though it asks for no WebSocket, or for one that cannot be there.
const ALIKE = [
  ['path', 'a plain GET'],
  ['upgrade-elsewhere', 'one on an unknown path'],
] as const

function controlStatus(evidence: Evidence, label: string): number | null {
  const [control] = exchangesOf(evidence, PLAIN_GET, [label])
  return control === undefined ? null : statusOf(control)
}

/**
 * Judges only where a socket was opened and the client library took it; `websocket.offered` is the one check that says why it
 * was not, and `websocket.handshake` says why the library gave up. One cause, one failure.
 */
export function whenOpen(evidence: Evidence, judge: (dialect: Dialect) => Judgement): Judgement {
  return whenUpgraded(evidence, (dialect) => {
    const rejected = exchangesOf(evidence, 'websocket.offer').find(
      (offer) => complaintOf(offer)?.check === HANDSHAKE,
    )
    if (rejected === undefined) return judge(dialect)
    const detail = `the client library gave up the handshake (${rejected.client?.error ?? ''}): see ${HANDSHAKE}`
    return inconclusive('prerequisite', detail, [rejected])
  })
}

/** Judges where a handshake was answered 101, whatever a client library makes of it. */
export function whenUpgraded(evidence: Evidence, judge: (dialect: Dialect) => Judgement): Judgement {
  const absence = withoutSocket(evidence)
  if (absence !== null) return absence
  const offers = exchangesOf(evidence, 'websocket.offer')
  const dialect = dialectOf(evidence.readings)
  if (dialect === null || offers.every(({ socket }) => socket === undefined)) {
    return inconclusive('prerequisite', 'no WebSocket could be opened: see websocket.offered', offers)
  }
  return judge(dialect)
}

/**
 * Judges only where an ordinary request was answered with pieces where the readings say: nothing can be blamed on what is
 * special about a request where the plain one fares no better. Why it was not answered, other checks say.
 */
export function whenAnswered(evidence: Evidence, judge: () => Judgement): Judgement {
  return whenOpen(evidence, (dialect) => {
    const offers = exchangesOf(evidence, 'websocket.offer')
    const answers = offers.flatMap((offer) => conversationOf(offer, dialect)?.answers ?? [])
    if (answers.some(isGood)) return judge()
    const why = offers.flatMap((offer) => interruptionOf(talkOf(offer, dialect)) ?? []).at(0)
    const detail = `the ordinary request of websocket.offer got no answer: see ${why ?? 'websocket.good-requests-answered and the checks of frames'}`
    return blockedBy(offers, dialect) ?? inconclusive('prerequisite', detail, offers)
  })
}

/** Returns whether the target was not reached, or a limit refused the handshake. */
export function isUnheard(exchange: Exchange): boolean {
  const status = statusOf(exchange)
  return (status === null || status === 429 || status === 503) && unusable(exchange) !== null
}

/** Returns whether a limit refused what was asked on the socket. */
export function isLimited(exchange: Exchange, dialect: Dialect): boolean {
  return socketLimitOf(exchange, dialect) !== null
}

/** Inconclusive for the first of these that can carry no verdict; null when all of them can. */
export function blockedBy(exchanges: readonly Exchange[], dialect: Dialect): Judgement | null {
  for (const exchange of exchanges) {
    const reason = unusable(exchange)
    if (reason !== null) return inconclusive(...reason, [exchange])
    const said = socketLimitOf(exchange, dialect)?.said
    const why = `${exchange.id} was still refused by a limit at the last attempt: ${said}`
    if (said !== undefined) return inconclusive('throttled', why, [exchange])
  }
  return null
}
