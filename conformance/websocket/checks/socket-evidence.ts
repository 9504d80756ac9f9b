/** Which WebSocket conversations the rules look at, and what is said when there is nothing to look at. Pure. */
import { conversationOf } from '../../evidence/conversation.ts'
import { exchangesOf, unusable, type Evidence } from '../../evidence/evidence.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import {
  inconclusive,
  notOffered,
  notProbed,
  satisfied,
  violatedUnlessEmpty,
  type Issue,
  type Judgement,
} from '../../exchange/judgement.ts'
import { numbersOf } from '../../statement/readings.ts'
import { statusIssue, statusOf, statusText } from '../../exchange/reply.ts'
import { dialectOf, type Dialect } from '../../evidence/socket-dialect.ts'
import { socketLimitOf } from '../../evidence/socket-limit.ts'
import { brokenRule, frameViolations } from '../socket-violations.ts'
import { interruptionOf, isGood, isUnspoken, talkOf, type Talk, type TalkRule } from './socket-talk.ts'

/** What every check needs: whether there is a WebSocket at all. */
export const ON_OFFER: readonly string[] = ['websocket.offer']

/** Whether a plain GET of the path fares any better than a handshake. */
export const PLAIN_GET = 'websocket.plain-get'

/** The probes that ask as plainly as can be. */
export const ON_PLAIN: readonly string[] = [
  'websocket.offer',
  'websocket.arrival',
  'websocket.mix',
  'websocket.max-tokens',
  'websocket.handshake',
]

/** The probes whose requests are good. */
export const ON_TALKS: readonly string[] = [
  'websocket.offer',
  'websocket.arrival',
  'websocket.turns',
  'websocket.mix',
  'websocket.fragments',
  'websocket.max-tokens',
  'websocket.control',
  'websocket.handshake',
]

/** Every probe that opens a socket. */
export const ON_SOCKETS: readonly string[] = [
  ...ON_TALKS,
  'websocket.auth',
  'websocket.mistakes',
  'websocket.protocol',
  'websocket.oversized',
  'websocket.vanish',
]

/** What to look at: labels as `probe/label`; without, all conversations of the probes. */
export type Scope = {
  readonly probes?: readonly string[]
  readonly only?: readonly string[]
  /** Picks conversations out. */
  readonly of?: (talk: Talk) => boolean
  /**
   * Conversations that ended before their answer did are looked at too: `cut` those that the target broke off, `all` also those
   * that the client library gave up over a frame. Without it they show nothing, and other checks report why they ended.
   */
  readonly despite?: 'cut' | 'all'
  /** What some conversations show is enough: others, that hung or met a limit, leave nothing open. */
  readonly isEach?: true
  /** The answer when none is left. */
  readonly none?: Judgement
}

/** All exchanges of these probes, the last attempt of each. */
export function socketExchanges(evidence: Evidence, { probes, only }: Scope): readonly Exchange[] {
  const wanted = probes ?? [...new Set((only ?? []).map((id) => id.split('/')[0] ?? ''))]
  const all = wanted.flatMap((probe) => exchangesOf(evidence, probe))
  return only === undefined ? all : all.filter(({ probe, label }) => only.includes(`${probe}/${label}`))
}

/**
 * Says that there is no WebSocket, or that it cannot be known; null when one was opened. Whatever is not an upgrade and no
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
 * was not, and those of the handshake say why the library gave up. One cause, one failure.
 */
export function whenOpen(evidence: Evidence, judge: (dialect: Dialect) => Judgement): Judgement {
  return whenUpgraded(evidence, (dialect) => {
    const rejected = exchangesOf(evidence, 'websocket.offer').find(isRejected)
    if (rejected === undefined) return judge(dialect)
    const detail = `the client library gave up the handshake (${rejected.client?.error ?? ''}): see the checks of the handshake`
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

/** The close codes that a deployment declares for bad keys or for mistakes; none when it declares none. */
export function declaredCodes({ readings }: Evidence, parameter: 'badKey' | 'mistake'): readonly number[] {
  return numbersOf(readings, 'websocket.closeCodes', parameter)
}

/** Whether nothing was heard in time. */
export function isTimedOut({ end }: Exchange): boolean {
  return end.kind === 'failed' && end.code.startsWith('timeout')
}

// The target was not reached, or a limit refused the handshake.
function isUnheard(exchange: Exchange): boolean {
  const status = statusOf(exchange)
  return (status === null || status === 429 || status === 503) && unusable(exchange) !== null
}

function isLimited(exchange: Exchange, dialect: Dialect): boolean {
  return socketLimitOf(exchange, dialect) !== null
}

// Inconclusive for the first of these that can carry no verdict; null when all of them can.
function blockedBy(exchanges: readonly Exchange[], dialect: Dialect): Judgement | null {
  for (const exchange of exchanges) {
    const reason = unusable(exchange)
    if (reason !== null) return inconclusive(...reason, [exchange])
    const said = socketLimitOf(exchange, dialect)?.said
    const why = `${exchange.id} was still refused by a limit at the last attempt: ${said}`
    if (said !== undefined) return inconclusive('throttled', why, [exchange])
  }
  return null
}

// What the library says when it is the handshake that it cannot accept; other checks report bad frames.
const HANDSHAKE_WORDS = /Sec-WebSocket|Upgrade header|subprotocol/i

// It was answered 101, and the library said not a word on it before it complained.
function isRejected({ socket, client }: Exchange): boolean {
  const isSilent = socket?.frames.every(({ from, opcode }) => from === 'server' || opcode > 2)
  return isSilent === true && HANDSHAKE_WORDS.test(client?.error ?? '')
}

/**
 * Applies a rule to every socket that was opened, however it ended. One that hung says nothing unless the rule objects; one
 * that met a limit says nothing at all.
 */
export function onTalks(evidence: Evidence, scope: Scope, rule: TalkRule): Judgement {
  return whenOpen(evidence, (dialect) => {
    const exchanges = socketExchanges(evidence, scope)
    const open = exchanges.flatMap((exchange) => talkOf(exchange, dialect) ?? [])
    const unlimited = open.filter(({ exchange }) => !isLimited(exchange, dialect))
    const heard = unlimited.filter((talk) => !isUnspoken(talk))
    const whole = heard.filter((talk) => !isInterrupted(talk, scope))
    const talks = whole.filter(scope.of ?? (() => true))
    const offending = talks.filter((talk) => rule(talk).length > 0)
    if (offending.length > 0) {
      const issues = offending.flatMap((talk) => firstOf(rule(talk)))
      return violatedUnlessEmpty(
        issues,
        offending.map((talk) => talk.exchange),
      )
    }
    const blocked = blockedBy(exchanges, dialect)
    if (blocked !== null && (scope.isEach !== true || talks.length === 0)) return blocked
    if (talks.length > 0) return satisfied(talks.map((talk) => talk.exchange))
    const interrupted = heard.filter((talk) => isInterrupted(talk, scope))
    const why = interrupted.flatMap((talk) => interruptionOf(talk) ?? []).at(0)
    if (why !== undefined) {
      const detail = `the conversation ended before its answer did: see ${why}`
      return inconclusive(
        'prerequisite',
        detail,
        interrupted.map((talk) => talk.exchange),
      )
    }
    if (unlimited.length > 0 && heard.length === 0) {
      const detail = 'the socket is closed after the first answer on it: see websocket.turns'
      return inconclusive('prerequisite', detail, exchanges)
    }
    if (open.length > 0 && scope.none !== undefined) return scope.none
    return inconclusive('prerequisite', 'no socket that was opened shows it', exchanges)
  })
}

/** Judges all frames of the target by a rule of RFC 6455, by the id of the check on it. */
export function keepsRule(evidence: Evidence, id: string): Judgement {
  return onTalks(evidence, { probes: ON_SOCKETS, despite: 'all', isEach: true }, ({ exchange }) =>
    frameViolations(exchange)
      .filter(({ check }) => check === id)
      .map(({ frame, expected, received }) => ({ at: `${exchange.id} frame ${frame}`, expected, received })),
  )
}

function isInterrupted(talk: Talk, { despite }: Scope): boolean {
  if (despite === 'all') return false
  return despite === 'cut' ? brokenRule(talk) !== null : interruptionOf(talk) !== null
}

/** Applies a rule to exchanges whether a socket came about or not: not to those that did not reach the target, or that met a limit. */
export function onHandshakes(
  evidence: Evidence,
  scope: Scope,
  rule: (exchange: Exchange, dialect: Dialect) => readonly Issue[],
): Judgement {
  return whenOpen(evidence, (dialect) => {
    const exchanges = socketExchanges(evidence, scope)
    const heard = exchanges.filter((exchange) => !isUnheard(exchange) && !isLimited(exchange, dialect))
    const offending = heard.filter((exchange) => rule(exchange, dialect).length > 0)
    if (offending.length > 0) {
      const issues = offending.flatMap((exchange) => rule(exchange, dialect))
      return violatedUnlessEmpty(issues, offending)
    }
    return blockedBy(exchanges, dialect) ?? satisfied(exchanges)
  })
}

/** What is wrong with a socket that should have been opened; none when it was. */
export function notOpened(exchange: Exchange): readonly Issue[] {
  return exchange.socket === undefined ? [statusIssue(exchange, '101')] : []
}

// One bad habit shows in every frame; the first few of each conversation are enough to see it.
const SHOWN_PER_TALK = 3

function firstOf(issues: readonly Issue[]): readonly Issue[] {
  const rest = issues.length - SHOWN_PER_TALK
  const shown = issues.slice(0, SHOWN_PER_TALK)
  const last = shown.at(-1)
  if (rest <= 0 || last === undefined) return shown
  return [...shown.slice(0, -1), { ...last, received: `${last.received} (and ${rest} more like it)` }]
}

/** What is said of pongs where there are none. */
export const NO_PONG = inconclusive('prerequisite', 'there is no pong: see websocket.pong')

/** Handshakes with a key that is not good, as `probe/label`. */
export const BAD_KEYS: readonly string[] = [
  'websocket.auth/none',
  'websocket.auth/wrong',
  'websocket.auth/empty',
]
