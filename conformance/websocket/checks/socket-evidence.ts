/** The WebSocket conversations that rules look at. Pure. */
import { exchangesOf, type Evidence } from '../../evidence/evidence.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import {
  inconclusive,
  satisfied,
  violatedUnlessEmpty,
  type Issue,
  type Judgement,
} from '../../exchange/judgement.ts'
import { numbersOf } from '../../statement/readings.ts'
import { statusIssue } from '../../exchange/reply.ts'
import type { Dialect } from '../../evidence/socket-dialect.ts'
import { whenOpen, isUnheard, isLimited, blockedBy } from './socket-presence.ts'
import { brokenRule, interruptionOf, isUnspoken, talkOf, type Talk, type TalkRule } from './socket-talk.ts'

/** The selected conversations: labels as `probe/label`; without, all conversations of the probes. */
export type ConversationScope = {
  readonly probes?: readonly string[]
  readonly only?: readonly string[]
  /** Picks conversations out. */
  readonly of?: (talk: Talk) => boolean
  /**
   * Conversations that ended before their answer did are looked at too: `cut` those that the target broke off, `all` also those
   * that the client library gave up over a frame. Without it they show nothing, and other checks report why they ended.
   */
  readonly despite?: 'cut' | 'all'
  /** Some conversations suffice: others, that hung or met a limit, leave nothing open. */
  readonly isEach?: true
  /** The answer when none is left. */
  readonly none?: Judgement
}

/** All exchanges of these probes, the last attempt of each. */
export function socketExchanges(
  evidence: Evidence,
  { probes, only }: ConversationScope,
): readonly Exchange[] {
  const wanted = probes ?? [...new Set((only ?? []).map((id) => id.split('/')[0] ?? ''))]
  const all = wanted.flatMap((probe) => exchangesOf(evidence, probe))
  return only === undefined ? all : all.filter(({ probe, label }) => only.includes(`${probe}/${label}`))
}

/** The close codes that a deployment declares for bad keys or for mistakes; none when it declares none. */
export function declaredCodes({ readings }: Evidence, parameter: 'badKey' | 'mistake'): readonly number[] {
  return numbersOf(readings, 'websocket.closeCodes', parameter)
}

/** Returns whether nothing was heard in time. */
export function isTimedOut({ end }: Exchange): boolean {
  return end.kind === 'failed' && end.code.startsWith('timeout')
}

/**
 * Applies a rule to every socket that was opened, however it ended. One that hung says nothing unless the rule objects; one
 * that met a limit says nothing at all.
 */
export function onTalks(evidence: Evidence, scope: ConversationScope, rule: TalkRule): Judgement {
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

function isInterrupted(talk: Talk, { despite }: ConversationScope): boolean {
  if (despite === 'all') return false
  return despite === 'cut' ? brokenRule(talk) !== null : interruptionOf(talk) !== null
}

/** Applies a rule to exchanges whether a socket was opened or not: not to those that did not reach the target, or that met a limit. */
export function onHandshakes(
  evidence: Evidence,
  scope: ConversationScope,
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

/** Returns the issue of a socket that should have been opened; none when it was. */
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

/** The reason when there are no pongs. */
export const NO_PONG = inconclusive('prerequisite', 'there is no pong: see websocket.pong')
