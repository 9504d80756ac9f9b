import { check, type Check, type CheckSpec, type Evidence } from '../../evidence/check.ts'
import { callsAbout, judgeOmission, unusable } from '../../evidence/evidence.ts'
import { IMPOSSIBLE_HANDSHAKES, equallyRefusedCall } from '../../evidence/replies.ts'
import { dialectOf, type Dialect } from '../../evidence/socket-message.ts'
import { socketLimitOf } from '../../evidence/socket-limit.ts'
import { selectorsOf, type Selector } from '../../exchange/call-kinds.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import {
  firstIssues,
  inconclusive,
  notApplicable,
  notJudged,
  notOffered,
  notProbed,
  satisfied,
  violatedUnlessEmpty,
  type Issue,
  type Judgement,
} from '../../exchange/judgement.ts'
import { statusOf, statusText } from '../../exchange/reply.ts'
import { numbersOf } from '../../statement/readings.ts'
import { libraryErrorOf, FRAMING, HANDSHAKE } from './library-errors.ts'
import {
  abortingCheck,
  interruptingCheck,
  isGood,
  openConversationOf,
  type OpenConversation,
  type ConversationRule,
} from './open-conversation.ts'

/** Selects the first WebSocket exchange with a valid request. Its result shows whether the target offers WebSocket. */
export const OFFER: Selector = 'conversation:ordinary'
/** Selects the conversation with two requests on one WebSocket. */
export const TWO: Selector = 'conversation:two-requests'
/** Selects the handshakes with a missing or wrong API key. */
export const BAD_KEYS: readonly Selector[] = [
  'bad-conversation:none',
  'bad-conversation:wrong',
  'bad-conversation:wrong-elsewhere',
  'bad-conversation:empty-bearer',
]

/** Selects all WebSocket conversations: valid ones, ones with mistakes, and ones that Assay left early. */
export const ALL_CONVERSATIONS: readonly Selector[] = ['conversation', 'bad-conversation', 'left']

const PRESENCE = 'websocket.offered'
// The checks whose failure leaves others without an answer. Each may explain the checks after it, and all checks not listed here.
const ROOTS: readonly string[] = [PRESENCE, HANDSHAKE, FRAMING, 'websocket.good-requests-answered']

/** The declaration of a WebSocket check. */
export type SocketCheckSpec = Omit<CheckSpec, 'judges'> & Partial<Pick<Check, 'judges'>>

/** Creates a WebSocket check. */
export function socketCheck(spec: SocketCheckSpec): Check {
  const roots = ROOTS.includes(spec.id) ? ROOTS.slice(0, ROOTS.indexOf(spec.id)) : ROOTS
  return check({
    ...(spec.reading === undefined ? { clause: 'C1.5' } : {}),
    judges: OFFER,
    ...spec,
    beside: [OFFER, ...IMPOSSIBLE_HANDSHAKES],
    because: [...(spec.because ?? []), ...roots],
  })
}

export const LONG_MESSAGE = 'other:long-message'
/** Selects optional conversations. Checks judge them if they were sent. */
export const OTHERS = [
  LONG_MESSAGE,
  'other:new-key',
  'other:quota',
  'left:vanish',
  'bad-conversation:huge',
] as const
export const CONVERSATIONS = { calls: 'conversation' } as const
/** Selects all valid conversations and the optional ones, for rules about frames and whole answers. */
export const ALL = { ...CONVERSATIONS, also: OTHERS } as const

/** Creates a check of answers over a WebSocket. */
export function answerCheck(spec: SocketCheckSpec): Check {
  return socketCheck({ reading: 'websocket.frames', judges: 'conversation', ifSent: OTHERS, ...spec })
}

/** The judgment of a rule about chunks if the statement declares another message format. */
export const OWN_SHAPE = notApplicable('the reading of websocket.frames defines its own shape')

type ConversationScope = {
  readonly calls: Selector | readonly Selector[]
  /** Selects additional WebSocket conversations. The check judges those of them whose WebSocket was opened. */
  readonly also?: readonly Selector[]
  readonly of?: (conversation: OpenConversation) => boolean
  /** Set to `cut` if the check also judges conversations that the target ended early. By default it leaves them out. */
  readonly despite?: 'cut'
  readonly isEach?: true
  /** The judgment if the target opened WebSockets but the check selects none of the conversations. */
  readonly none?: Judgement
}

// If an answer takes this many times as long as the ordinary one, the service is probably no longer generating it.
const MIN_SILENCE_RATIO = 3

/** Returns whether a WebSocket connection lasted at least three times as long as the connection of an ordinary request. */
export function outlastsOrdinary(evidence: Evidence, { timing }: Exchange): boolean {
  const ordinaryMs = Math.max(...callsAbout(evidence, OFFER).map(({ timing: { endMs } }) => endMs))
  return timing.endMs >= MIN_SILENCE_RATIO * ordinaryMs
}

/** Returns the WebSocket close codes that the statement declares for a wrong API key (`badKey`) or an invalid message (`mistake`). */
export function declaredCodes({ readings }: Evidence, parameter: 'badKey' | 'mistake'): readonly number[] {
  return numbersOf(readings, 'websocket.closeCodes', parameter)
}

/** Returns a judgment that says why no WebSocket conversation can be judged. Returns null if nothing prevents judging. */
export function withoutSocket(evidence: Evidence): Judgement | null {
  const [offer] = callsAbout(evidence, OFFER)
  if (offer === undefined) {
    const [omission] = evidence.omissions
    if (omission !== undefined) return notProbed(omission)
    // A run that was stopped before its handshakes shows nothing about them.
    if (dialectOf(evidence.readings) !== null) return judgeOmission(evidence)
    return notJudged('no-reading', 'no reading of websocket.frames says what its frames hold')
  }
  if (offer.socket !== undefined) return null
  const status = statusOf(offer)
  const blocked = isUnheard(offer) ? unusable(offer) : null
  if (blocked !== null) return inconclusive(...blocked, [offer])
  if (status === null) {
    const detail = offer.end.kind === 'failed' ? offer.end.detail : 'no answer'
    return notOffered(`a handshake is not answered (${detail})`)
  }
  if (status < 500 || status === 501) return notOffered(`a handshake is answered ${statusText(offer)}`)
  // Some gateways answer every handshake with a server error.
  const alike = equallyRefusedCall(evidence, offer)
  if (alike === undefined) return null
  const same = alike.label === 'elsewhere' ? 'that on an unknown path' : 'a GET without Upgrade'
  return notOffered(`a handshake is answered ${status}, and so is ${same} (${alike.id})`)
}

/** Returns the result of `judge` if the target answered a handshake with 101. Otherwise returns a judgment with the reason. */
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

/** Returns the result of `judge` if the library `ws` accepted the handshake. Otherwise returns a judgment that gives the reason. */
export function whenOpen(evidence: Evidence, judge: (dialect: Dialect) => Judgement): Judgement {
  return whenUpgraded(evidence, (dialect) => {
    const rejected = callsAbout(evidence, OFFER).find((offer) => libraryErrorOf(offer)?.check === HANDSHAKE)
    if (rejected === undefined) return judge(dialect)
    const detail = `the client library gave up the handshake (${rejected.client?.error ?? ''}): see ${HANDSHAKE}`
    return inconclusive('prerequisite', detail, [rejected])
  })
}

/** Returns the result of `judge` if an ordinary request got an answer. Otherwise returns a judgment that gives the reason. */
export function whenAnswered(evidence: Evidence, judge: (dialect: Dialect) => Judgement): Judgement {
  return whenOpen(evidence, (dialect) => {
    const offers = callsAbout(evidence, OFFER)
    const conversations = openConversationsIn(offers, dialect)
    if (conversations.some(({ answers }) => answers.some(isGood))) return judge(dialect)
    const why = conversations.flatMap((conversation) => interruptingCheck(conversation) ?? []).at(0)
    const detail = `the ordinary request got no answer: see ${why ?? 'websocket.good-requests-answered and the checks of frames'}`
    return blockedBy(offers, dialect) ?? inconclusive('prerequisite', detail, offers)
  })
}

/** Judges the conversations in `scope` by `rule`. */
export function onConversations(
  evidence: Evidence,
  scope: ConversationScope,
  rule: ConversationRule,
): Judgement {
  return whenOpen(evidence, (dialect) => {
    const exchanges = callsAbout(evidence, ...selectorsOf(scope.calls))
    const open = openConversationsIn([...exchanges, ...callsAbout(evidence, ...(scope.also ?? []))], dialect)
    const unlimited = open.filter(({ exchange }) => !isLimited(exchange, dialect))
    const conversations = unlimited
      .filter((conversation) => whyCut(conversation, scope) === null)
      .filter(scope.of ?? (() => true))
    const violation = violationIn(
      conversations.map((conversation) => [conversation.exchange, firstIssues(rule(conversation))]),
    )
    if (violation !== null) return violation
    // Calls that spend a quota meet a limit on purpose.
    const unplanned = exchanges.filter(({ quotaCall }) => quotaCall === undefined)
    const blocked = blockedBy(unplanned, dialect)
    if (blocked !== null && (scope.isEach !== true || conversations.length === 0)) return blocked
    if (conversations.length > 0) return satisfied(conversations.map(({ exchange }) => exchange))
    const cut = unlimited.find(
      (conversation) => whyCut(conversation, scope) !== null && interruptingCheck(conversation) !== null,
    )
    if (cut !== undefined) {
      const detail = `the conversation ended before its answer did: see ${interruptingCheck(cut)}`
      return inconclusive('prerequisite', detail, [cut.exchange])
    }
    if (open.length > 0 && scope.none !== undefined) return scope.none
    return inconclusive('prerequisite', 'no socket that was opened shows it', exchanges)
  })
}

/** Returns the conversations of the exchanges that opened a WebSocket. */
export function openConversationsIn(
  exchanges: readonly Exchange[],
  dialect: Dialect,
): readonly OpenConversation[] {
  return exchanges.flatMap((exchange) => openConversationOf(exchange, dialect) ?? [])
}

function whyCut(conversation: OpenConversation, { despite }: ConversationScope): string | null {
  return despite === 'cut' ? abortingCheck(conversation) : interruptingCheck(conversation)
}

const UNANSWERED = inconclusive(
  'prerequisite',
  'no request of this kind got an answer: see websocket.good-requests-answered and the checks of frames',
)

/** Judges the conversations in `scope` with `rule`. Returns an inconclusive judgment if none of them contains an answer. */
export function onReplies(evidence: Evidence, scope: ConversationScope, rule: ConversationRule): Judgement {
  return whenAnswered(evidence, () => {
    const spoken = { ...scope, of: ({ answers }: OpenConversation) => answers.some(isGood), none: UNANSWERED }
    const judged = onConversations(evidence, spoken, () => [])
    return judged === UNANSWERED ? judged : onConversations(evidence, scope, rule)
  })
}

/** Judges each selected handshake by `rule`, and returns the issues as one judgment. */
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

// Returns a violation with the issues of all exchanges; null if there are no issues.
function violationIn(found: readonly (readonly [Exchange, readonly Issue[]])[]): Judgement | null {
  const offending = found.filter(([, issues]) => issues.length > 0)
  const exchanges = offending.map(([exchange]) => exchange)
  return offending.length === 0
    ? null
    : violatedUnlessEmpty(
        offending.flatMap(([, each]) => each),
        exchanges,
        found.map(([exchange]) => exchange),
      )
}

// Returns whether the target was not reached, or a limit refused the handshake.
function isUnheard(exchange: Exchange): boolean {
  const status = statusOf(exchange)
  return (status === null || status === 429 || status === 503) && unusable(exchange) !== null
}

function isLimited(exchange: Exchange, dialect: Dialect): boolean {
  return socketLimitOf(exchange, dialect) !== null
}

// Returns an inconclusive judgement about the first exchange that cannot be judged; null if every exchange can be judged.
function blockedBy(exchanges: readonly Exchange[], dialect: Dialect): Judgement | null {
  for (const exchange of exchanges) {
    const reason = unusable(exchange)
    if (reason !== null) return inconclusive(...reason, [exchange])
    const said = socketLimitOf(exchange, dialect)?.text
    const why = `${exchange.id} was still refused by a limit at the last attempt: ${said}`
    if (said !== undefined) return inconclusive('throttled', why, [exchange])
  }
  return null
}
