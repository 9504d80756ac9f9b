/** The common part of the rules on replies: which of them were given, and whether they are the ones that were asked for. Pure. */
import type { SocketAnswer } from '../../evidence/conversation.ts'
import type { Evidence } from '../../evidence/evidence.ts'
import { echoTextIn } from '../../exchange/echo-text.ts'
import { inconclusive, type Issue, type Judgement } from '../../exchange/judgement.ts'
import { isTimedOut, onTalks, type ConversationScope } from './socket-evidence.ts'
import { whenAnswered } from './socket-presence.ts'
import { endingOf, isGood, type Talk, type TalkRule } from './socket-talk.ts'

/** The reason when the model did not follow the request. */
export const UNREPEATED = inconclusive('model-behaviour', 'the model did not repeat the text it was asked to')
/** The reason when no such request was answered. */
export const UNANSWERED = inconclusive(
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

/** Returns the issue of a request that should have been answered; nothing when it was. */
export function answeredIssue(
  talk: Talk,
  expected: string,
  answer: SocketAnswer | undefined,
): readonly Issue[] {
  if (isGood(answer) || talk.exchange.end.kind === 'left-open') return []
  // A socket that hung is inconclusive, and said so elsewhere.
  if (isTimedOut(talk.exchange)) return []
  const error = answer?.messages.find(({ kind }) => kind === 'error')?.text
  const received = error === undefined || error === null ? endingOf(talk) : `an error: ${error.slice(0, 80)}`
  return [{ at: talk.exchange.id, expected, received }]
}

/** The text that a request asks to have repeated. No such text has a quotation mark, so that it ends where its string does. */
export function askedIn(request: string | undefined): string {
  return (
    echoTextIn(request ?? '')
      ?.split('"')[0]
      ?.trim() ?? ''
  )
}

/** The first word of that text, which stands nowhere else. */
export function nonceIn(request: string | undefined): string {
  return askedIn(request).split(' ')[0] ?? ''
}

/** Returns whether an answer repeats at least that word. */
export function echoes(answer: SocketAnswer | undefined, request: string | undefined): boolean {
  const nonce = nonceIn(request)
  return nonce !== '' && answer !== undefined && answer.text.includes(nonce)
}
