/** What comes back belongs to what was sent: whole text in every script, and nobody else's. */
import { check, type Check } from '../check.ts'
import { inconclusive, satisfied, violatedUnlessEmpty, type Issue } from '../judgement.ts'
import type { Exchange } from '../exchange.ts'
import { answerOf, describe } from '../reply.ts'
import { askedEcho, nothingSeen, repliesOf } from './replies.ts'

/** Source: interface section 2.2. A model that does not repeat the nonce shows nothing; one that does can spell the rest. */
const echoWhole = check({
  id: 'core.echo-whole',
  capability: 'core',
  clause: 'C2.2.2',
  level: 'MUST',
  title: 'text in several scripts comes back whole',
  on: ['core.echo'],
  trippedBy: ['echo-mojibake', 'echo-replaced'],
  judge: (evidence) => {
    const replies = repliesOf(evidence, ['core.echo'])
    if (replies.length === 0) return nothingSeen(evidence, ['core.echo'])
    const whole = replies.filter((call) => wordsAsked(call).every((word) => says(call, word)))
    if (whole.length > 0) return satisfied(whole)
    const heard = replies.filter((call) => says(call, wordsAsked(call)[0]))
    if (heard.length === 0) {
      return inconclusive(
        'model-behaviour',
        `the model repeated it in 0 of ${replies.length} attempts`,
        replies,
      )
    }
    return violatedUnlessEmpty(
      heard.map((call) => contentIssue(call, describe(askedEcho(call)))),
      heard,
    )
  },
})

/** Source: interface section 1: the answer is generated from the messages of the same call. */
const noCrossTalk = check({
  id: 'core.no-cross-talk',
  capability: 'core',
  clause: 'C1.2',
  level: 'MUST',
  title: 'no answer holds the text of a call made at the same time',
  on: ['core.mix'],
  trippedBy: ['cross-talk'],
  judge: (evidence) => {
    const replies = repliesOf(evidence, ['core.mix'])
    if (replies.length === 0) return nothingSeen(evidence, ['core.mix'])
    const nonces = evidence.exchanges.filter(({ probe }) => probe === 'core.mix').map(askedEcho)
    const mixed = replies.filter((call) =>
      nonces.some((nonce) => nonce !== askedEcho(call) && says(call, nonce)),
    )
    if (mixed.length > 0) {
      return violatedUnlessEmpty(
        mixed.map((call) => contentIssue(call, "no other call's text")),
        mixed,
      )
    }
    const own = replies.filter((call) => says(call, askedEcho(call)))
    if (own.length > 0) return satisfied(own)
    return inconclusive('model-behaviour', `the model repeated none of ${replies.length} texts`, replies)
  },
})

/** Checks of echoes. */
export const echoChecks: readonly Check[] = [echoWhole, noCrossTalk]

function wordsAsked(call: Exchange): readonly string[] {
  return askedEcho(call)?.split(' ') ?? []
}

function says(call: Exchange, word: string | null | undefined): boolean {
  if (word === null || word === undefined || word === '') return false
  return answerOf(call)?.normalize('NFC').includes(word) === true
}

function contentIssue(call: Exchange, expected: string): Issue {
  return { at: `${call.id} /choices/0/message/content`, expected, received: describe(answerOf(call)) }
}
