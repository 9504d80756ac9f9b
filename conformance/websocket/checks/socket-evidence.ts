/** Which WebSocket conversations a rule judges, and what is said where there is none. Pure. */
import { check, type Check } from '../../evidence/check.ts'
import { callsAbout, unusable, type Evidence } from '../../evidence/evidence.ts'
import { dialectOf } from '../../evidence/socket-dialect.ts'
import type { Dialect } from '../../evidence/socket-message.ts'
import { socketLimitOf } from '../../evidence/socket-limit.ts'
import { selectorsOf, type Selector } from '../../exchange/call-kinds.ts'
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
import { statusOf, statusText } from '../../exchange/reply.ts'
import { numbersOf } from '../../statement/readings.ts'
import { complaintOf, HANDSHAKE } from './library-complaints.ts'
import { brokenRule, interruptionOf, isGood, talkOf, type Talk, type TalkRule } from './socket-talk.ts'

/** The first conversation: it shows whether there is a WebSocket at all, and whether an ordinary request is answered. */
export const OFFER: Selector = 'conversation:ordinary'
/** Calls that ask for no WebSocket, or for one that cannot be there. */
export const PLAIN_GET: Selector = 'other:plain-get'
export const ELSEWHERE: Selector = 'other:elsewhere'
/** Handshakes with a key that is not good. */
export const BAD_KEYS: readonly Selector[] = [
  'bad-conversation:none',
  'bad-conversation:wrong',
  'bad-conversation:empty-bearer',
]
/** Every conversation, whatever is wrong with it. */
export const EVERY_TALK: readonly Selector[] = ['conversation', 'bad-conversation', 'left']

const PRESENCE = 'websocket.offered'

/** Declares a check of WebSocket. Each of them is also given the calls that show whether there is a WebSocket. */
export function socketCheck(
  spec: Omit<Check, 'capability' | 'judges'> & Partial<Pick<Check, 'judges'>>,
): Check {
  const roots = spec.id === PRESENCE ? [] : [PRESENCE]
  return check({
    ...spec,
    capability: 'websocket',
    judges: spec.judges ?? OFFER,
    beside: [OFFER, PLAIN_GET, ELSEWHERE],
    because: [...(spec.because ?? []), ...roots],
  })
}

/** The conversations that a rule judges. */
export type ConversationScope = {
  readonly calls: Selector | readonly Selector[]
  /** Picks conversations out. */
  readonly of?: (talk: Talk) => boolean
  /**
   * Set where conversations that ended before their answer did are judged too: `cut` those that the target broke off. Without it
   * they show nothing, and other checks report why they ended.
   */
  readonly despite?: 'cut'
  /** Set where some conversations suffice: others, that hung or met a limit, leave nothing open. */
  readonly isEach?: true
  /** The answer when none is left. */
  readonly none?: Judgement
}

/** Returns the close codes that a deployment declares for bad keys or for mistakes; none when it declares none. */
export function declaredCodes({ readings }: Evidence, parameter: 'badKey' | 'mistake'): readonly number[] {
  return numbersOf(readings, 'websocket.closeCodes', parameter)
}

/**
 * Returns a judgement that there is no WebSocket, or that it cannot be known; null when one was opened. Whatever is not an upgrade and no
 * server error counts as absent: refusals, plain answers, a connection that is cut. Nothing can be known where the target
 * was not reached, or where the target was too busy or too slow.
 */
export function withoutSocket(evidence: Evidence): Judgement | null {
  const [offer] = callsAbout(evidence, OFFER)
  if (offer === undefined) {
    const [omission] = evidence.omissions
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
  const alike = ALIKE.find(([selector]) =>
    callsAbout(evidence, selector).some((call) => statusOf(call) === status),
  )
  return alike === undefined ? null : notOffered(`a handshake is answered ${status}, and so is ${alike[1]}`)
}

// What is answered with the same server error though it asks for no WebSocket, or for one that cannot be there.
const ALIKE = [
  [PLAIN_GET, 'a plain GET'],
  [ELSEWHERE, 'one on an unknown path'],
] as const

/** Judges where a handshake was answered 101, whatever a client library makes of it. */
export function whenUpgraded(evidence: Evidence, judge: (dialect: Dialect) => Judgement): Judgement {
  const absence = withoutSocket(evidence)
  if (absence !== null) return absence
  const offers = callsAbout(evidence, OFFER)
  const dialect = dialectOf(evidence.readings)
  if (dialect === null || offers.every(({ socket }) => socket === undefined)) {
    return inconclusive('prerequisite', `no WebSocket could be opened: see ${PRESENCE}`, offers)
  }
  return judge(dialect)
}

/**
 * Judges only where a socket was opened and the client library took it; `websocket.offered` is the one check that says why it
 * was not, and `websocket.handshake` says why the library gave up. One cause, one failure.
 */
export function whenOpen(evidence: Evidence, judge: (dialect: Dialect) => Judgement): Judgement {
  return whenUpgraded(evidence, (dialect) => {
    const rejected = callsAbout(evidence, OFFER).find((offer) => complaintOf(offer)?.check === HANDSHAKE)
    if (rejected === undefined) return judge(dialect)
    const detail = `the client library gave up the handshake (${rejected.client?.error ?? ''}): see ${HANDSHAKE}`
    return inconclusive('prerequisite', detail, [rejected])
  })
}

/**
 * Judges only where an ordinary request was answered with pieces where the readings say: nothing can be blamed on what is
 * special about a request where the plain one fares no better. Other checks report why it was not answered.
 */
export function whenAnswered(evidence: Evidence, judge: () => Judgement): Judgement {
  return whenOpen(evidence, (dialect) => {
    const offers = callsAbout(evidence, OFFER)
    const talks = offers.flatMap((offer) => talkOf(offer, dialect) ?? [])
    if (talks.some(({ answers }) => answers.some(isGood))) return judge()
    const why = talks.flatMap((talk) => interruptionOf(talk) ?? []).at(0)
    const detail = `the ordinary request got no answer: see ${why ?? 'websocket.good-requests-answered and the checks of frames'}`
    return blockedBy(offers, dialect) ?? inconclusive('prerequisite', detail, offers)
  })
}

/**
 * Applies a rule to every socket that was opened, however it ended. One that hung shows nothing unless the rule objects; one
 * that met a limit shows nothing at all.
 */
export function onTalks(evidence: Evidence, scope: ConversationScope, rule: TalkRule): Judgement {
  return whenOpen(evidence, (dialect) => {
    const exchanges = callsAbout(evidence, ...selectorsOf(scope.calls))
    const open = exchanges.flatMap((exchange) => talkOf(exchange, dialect) ?? [])
    const unlimited = open.filter(({ exchange }) => !isLimited(exchange, dialect))
    const talks = unlimited.filter((talk) => whyCut(talk, scope) === null).filter(scope.of ?? (() => true))
    const violation = violationIn(talks.map((talk) => [talk.exchange, firstOf(rule(talk))]))
    if (violation !== null) return violation
    // Calls that spend a quota are meant to meet a limit.
    const unplanned = exchanges.filter(({ quotaCall }) => quotaCall === undefined)
    const blocked = blockedBy(unplanned, dialect)
    if (blocked !== null && (scope.isEach !== true || talks.length === 0)) return blocked
    if (talks.length > 0) return satisfied(talks.map(({ exchange }) => exchange))
    const cut = unlimited.filter((talk) => whyCut(talk, scope) !== null)
    const why = cut.flatMap((talk) => interruptionOf(talk) ?? []).at(0)
    if (why !== undefined) {
      const detail = `the conversation ended before its answer did: see ${why}`
      return inconclusive(
        'prerequisite',
        detail,
        cut.map(({ exchange }) => exchange),
      )
    }
    if (open.length > 0 && scope.none !== undefined) return scope.none
    return inconclusive('prerequisite', 'no socket that was opened shows it', exchanges)
  })
}

function whyCut(talk: Talk, { despite }: ConversationScope): string | null {
  return despite === 'cut' ? brokenRule(talk) : interruptionOf(talk)
}

// The reason when no such request was answered.
const UNANSWERED = inconclusive(
  'prerequisite',
  'no request of its kind got an answer: see websocket.good-requests-answered',
)

/** Applies a rule where requests of its kind were answered: the behavior of a model shows only in its answers. */
export function onReplies(evidence: Evidence, scope: ConversationScope, rule: TalkRule): Judgement {
  return whenAnswered(evidence, () => {
    const spoken = { ...scope, of: ({ answers }: Talk) => answers.some(isGood), none: UNANSWERED }
    const judged = onTalks(evidence, spoken, () => [])
    return judged === UNANSWERED ? judged : onTalks(evidence, scope, rule)
  })
}

/** Applies a rule to exchanges whether a socket was opened or not: not to those that did not reach the target, or that met a limit. */
export function onHandshakes(
  evidence: Evidence,
  calls: readonly Selector[],
  rule: (exchange: Exchange, dialect: Dialect) => readonly Issue[],
): Judgement {
  return whenOpen(evidence, (dialect) => {
    const exchanges = callsAbout(evidence, ...calls)
    const heard = exchanges.filter((exchange) => !isUnheard(exchange) && !isLimited(exchange, dialect))
    const violation = violationIn(heard.map((exchange) => [exchange, rule(exchange, dialect)]))
    return violation ?? blockedBy(exchanges, dialect) ?? satisfied(exchanges)
  })
}

// The violation that these issues are; null where there are none.
function violationIn(
  found: readonly (readonly [exchange: Exchange, issues: readonly Issue[]])[],
): Judgement | null {
  const offending = found.filter(([, issues]) => issues.length > 0)
  const issues = offending.flatMap(([, each]) => each)
  if (issues.length === 0) return null
  return violatedUnlessEmpty(
    issues,
    offending.map(([exchange]) => exchange),
  )
}

// Whether the target was not reached, or a limit refused the handshake.
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

// One bad habit shows in every message; the first few of each conversation are enough to see it.
const SHOWN_PER_TALK = 3

function firstOf(issues: readonly Issue[]): readonly Issue[] {
  const rest = issues.length - SHOWN_PER_TALK
  const shown = issues.slice(0, SHOWN_PER_TALK)
  const last = shown.at(-1)
  if (rest <= 0 || last === undefined) return shown
  return [...shown.slice(0, -1), { ...last, received: `${last.received} (and ${rest} more like it)` }]
}
