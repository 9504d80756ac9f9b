import { count } from '../../../schemas/count.ts'
import { check, type Evidence } from '../../evidence/check.ts'
import {
  inconclusive,
  notApplicable,
  satisfied,
  violatedUnlessEmpty,
  type Issue,
  type Judgement,
} from '../../exchange/judgement.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { lacksRole } from '../../statement/readings.ts'
import {
  firstChoiceText,
  describeDifference,
  describeValue,
  isRefusalWithoutLimit,
  requestJson,
  valueAtPointer,
} from '../../exchange/reply.ts'
import { withoutText } from '../../evidence/completion-object.ts'
import { unlessApart } from '../../evidence/paired-answers.ts'
import {
  echoesLetters,
  isDamaged,
  lostMarks,
  missingParts,
  NON_ASCII,
  unrequested,
} from '../../evidence/echo.ts'
import { requestedEcho } from '../../evidence/replies.ts'
import { attemptsOf, withoutReplies, repliesOf } from '../../evidence/evidence.ts'

const ECHO = 'completion:echo'
const LONG_ECHO = 'completion:long'
const ODD_ECHOES = ['completion:escaped-echo', 'completion:gzip'] as const
const MIX = 'completion:mix'
const TURNS = 'completion:turns'

export const echoWhole = check({
  id: 'core.echo-whole',
  clause: 'C2.2.2',
  title:
    'text in several scripts comes back whole, also where it was sent with escapes, in chunks or after 32 KiB: no token of the template of the model, nothing escaped for HTML',
  because: ['core.content-is-string', 'core.strict-json'],
  judges: [ECHO, ...ODD_ECHOES, LONG_ECHO],
  trippedBy: [
    'echo-mojibake',
    'template-token',
    'text-line-feeds-lost',
    'text-html-escaped',
    'text-tags-escaped',
    'request-surrogates-lost',
    'request-cut-characters',
    'request-cut-at-buffers',
  ],
  judge: (evidence) => {
    const replies = repliesOf(evidence, [ECHO, ...ODD_ECHOES])
    if (replies.length === 0) return withoutReplies(evidence, ECHO)
    const silent = withoutText(replies)
    if (silent !== null) return silent
    const nonceSaid = [...replies, ...longEchoes(evidence)].filter((call) => says(call, wordsAsked(call)[0]))
    const damaged = nonceSaid.filter((call) => isDamaged(...echoOf(call)))
    const whole = replies.filter((call) => !damaged.includes(call) && missing(call).length === 0)
    const isRepeated = whole.some(({ about }) => about === 'echo')
    const counted = isRepeated ? damaged.filter(({ about }) => about !== 'echo') : damaged
    const failed = counted.length === 0 ? withoutSamePart(replies) : counted
    if (failed.length > 0) return violatedUnlessEmpty(failed.map(echoIssue), failed)
    if (whole.length > 0) return satisfied(whole)
    const came = (word: string): string => `${word} in ${replies.filter((call) => says(call, word)).length}`
    const parts = [...new Set(replies.slice(0, 1).flatMap(wordsAsked))].map(came).join(', ')
    const detail = `the model repeated all of it in 0 of ${count(replies.length, 'attempt')}: ${parts}`
    return inconclusive('model-behaviour', detail, replies)
  },
})

// The level is SHOULD, because some models write such marks differently.
export const echoMarks = check({
  id: 'core.echo-marks',
  clause: 'C2.2.2',
  level: 'SHOULD',
  title: 'tabs, two spaces in a row, quotation marks and backslashes of a repeated text come back',
  because: ['core.content-is-string', 'core.strict-json', 'core.echo-whole', 'core.no-cross-talk'],
  // The text of the third echo has no marks.
  judges: [ECHO, ODD_ECHOES[0]],
  trippedBy: ['text-backslashes-lost'],
  judge: (evidence) => {
    const replies = repliesOf(evidence, [ECHO, ODD_ECHOES[0]])
    if (replies.length === 0) return withoutReplies(evidence, ECHO)
    const complete = replies.filter((call) => echoesLetters(...echoOf(call)))
    const [first, ...others] = complete.map((call) => lostMarks(...echoOf(call)))
    const lost = (first ?? []).filter((mark) => others.every((each) => each.includes(mark)))
    if (first !== undefined && lost.length === 0) return satisfied(complete)
    if (complete.length < ENOUGH_ECHOES)
      return inconclusive('model-behaviour', 'the model repeated the letters of too few texts', replies)
    const received = `${lost.join(', ')} lost in ${complete.length} of ${complete.length} repetitions`
    const issues = complete.slice(0, 1).map((call) => ({ ...echoIssue(call), received }))
    return violatedUnlessEmpty(issues, complete)
  },
})

// A pass needs an answer that repeats its own nonce while other calls run.
export const noCrossTalk = check({
  id: 'core.no-cross-talk',
  clause: 'C1.2',
  title: 'no answer holds the text of another call',
  because: ['core.content-is-string'],
  judges: [MIX, '*'],
  trippedBy: ['cross-talk', 'cache-by-last-message'],
  judge: (evidence) => {
    const senders = new Map(
      evidence.exchanges.toReversed().flatMap((call) => noncesOf(call).map((nonce) => [nonce, call.id])),
    )
    const mixed = repliesOf(evidence).flatMap((call) => {
      const issue = foreignText(call, senders)
      return issue === null ? [] : [{ call, issue }]
    })
    if (mixed.length > 0) {
      return violatedUnlessEmpty(
        mixed.map(({ issue }) => issue),
        mixed.map(({ call }) => call),
      )
    }
    const replies = repliesOf(evidence, MIX)
    if (replies.length === 0) return withoutReplies(evidence, MIX)
    const silent = withoutText(replies)
    if (silent !== null) return silent
    const own = replies.filter((call) => says(call, requestedEcho(call)))
    if (own.length > 0) return unlessApart(satisfied(own), replies)
    return inconclusive(
      'model-behaviour',
      `the model repeated none of ${count(replies.length, 'text')}`,
      replies,
    )
  },
})

// Not judged if the model cannot repeat any text. The level is SHOULD, because a model may answer an earlier message.
export const lastTurnAnswered = check({
  id: 'core.last-turn-answered',
  clause: 'C2.1.2',
  level: 'SHOULD',
  title: 'the last message of a conversation is answered, not the first',
  because: ['core.content-is-string', 'core.echo-whole'],
  judges: [ECHO, TURNS],
  trippedBy: ['first-turn-answered'],
  judge: (evidence) => {
    if (lacksRole(evidence.readings, 'assistant'))
      return notApplicable('the reading has no role assistant', 'request.roles')
    const replies = repliesOf(evidence, TURNS)
    if (replies.length === 0) return turnRefused(evidence) ?? withoutReplies(evidence, TURNS)
    const silent = withoutText(replies)
    if (silent !== null) return silent
    const right = replies.filter((call) => says(call, requestedEcho(call)))
    if (right.length > 0) return satisfied(right)
    const canRepeat = repliesOf(evidence, ECHO).some((call) => says(call, wordsAsked(call)[0]))
    const isFirst = replies.every((call) => says(call, requestedEcho(call, 0)))
    if (canRepeat && isFirst) {
      return violatedUnlessEmpty(
        replies.map((call) =>
          contentIssue(call, `${describeValue(requestedEcho(call))}, asked for in the last message`),
        ),
        replies,
      )
    }
    return inconclusive(
      'model-behaviour',
      `the model repeated neither in ${count(replies.length, 'attempt')}`,
      replies,
    )
  },
})

// Returns "not applicable" if echoes work, but conversations with assistant turns are refused; else null.
function turnRefused(evidence: Evidence): Judgement | null {
  const attempts = attemptsOf(evidence, TURNS)
  const isRefused = attempts.length > 0 && attempts.every(isRefusalWithoutLimit)
  if (!isRefused || repliesOf(evidence, ECHO).length === 0) return null
  return notApplicable('a conversation with an assistant turn is refused: see core.role-assistant')
}

// Returns the answers to long prompts with U+FFFD in the text to repeat. Other differences may be those of a small model.
function longEchoes(evidence: Evidence): readonly Exchange[] {
  return repliesOf(evidence, LONG_ECHO).filter((call) => answerText(call).includes('\uFFFD'))
}

function wordsAsked(call: Exchange): readonly string[] {
  return requestedEcho(call)?.split(/\s+/) ?? []
}

// Matches a nonce of a run that is not disguised. In a disguised run, only nonces in requested echoes can be recognized.
const NONCE = /\b[0-9a-f]{12}\b/g

function noncesOf(call: Exchange): readonly string[] {
  const [asked = ''] = call.kind === 'completion' ? wordsAsked(call) : []
  return [...(asked === '' ? [] : [asked]), ...(messagesText(call).match(NONCE) ?? [])]
}

// Returns an issue if an answer holds a nonce that only another call sent; else null. `senders`: by nonce, the id of its first call.
function foreignText(call: Exchange, senders: ReadonlyMap<string, string>): Issue | null {
  const [own, text] = [messagesText(call), answerText(call)]
  for (const [nonce, sender] of senders) {
    if (!text.includes(nonce) || own.includes(nonce)) continue
    const received = `${JSON.stringify(nonce)}, which ${sender} sent`
    // Names the whole body, because all of it belongs to another call. Issues about parts are then dropped.
    return { at: `${call.id} body`, expected: 'no text of another call', received, code: 'other-call' }
  }
  return null
}

function messagesText(call: Exchange): string {
  return JSON.stringify(valueAtPointer(requestJson(call), '/messages') ?? '')
}

// The minimum number of answers that lack the same part, and repeat everything else, for a loss that is not chance.
const ENOUGH_ECHOES = 3
// Matches a part that models do not omit alone: a word that is not all ASCII, or a line feed.
const NO_MODEL_LOSES = /[\n\u0080-\uFFFF]/

// Returns the answers to requests with a certain part, such as an emoji, if every answer lacks this part alone. Else returns none.
function withoutSamePart(replies: readonly Exchange[]): readonly Exchange[] {
  const [part = ''] = replies.slice(0, 1).flatMap(missing)
  const asked = replies.filter((call) => requestedEcho(call)?.includes(part))
  const isSame = asked.every((call) => missing(call).length === 1 && missing(call)[0] === part)
  const isKnown =
    NO_MODEL_LOSES.test(part) && !asked.some((call) => NON_ASCII.test(unrequested(...echoOf(call))))
  return isSame && isKnown && asked.length >= ENOUGH_ECHOES ? asked : []
}

function echoOf(call: Exchange): readonly [asked: string, answer: string] {
  return [requestedEcho(call) ?? '', answerText(call)]
}

function missing(call: Exchange): readonly string[] {
  return missingParts(...echoOf(call))
}

function says(call: Exchange, word: string | null | undefined): boolean {
  return word !== null && word !== undefined && word !== '' && answerText(call).includes(word)
}

function answerText(call: Exchange): string {
  return firstChoiceText(call)?.normalize('NFC') ?? ''
}

const HOW_SENT: Readonly<Record<string, string>> = {
  gzip: ', sent in chunks',
  'escaped-echo': ', sent with \\u escapes',
  long: ', sent after 32 KiB',
}

function echoIssue(call: Exchange): Issue {
  const how = HOW_SENT[call.about ?? ''] ?? ''
  const wanted = describeDifference(requestedEcho(call) ?? '', firstChoiceText(call) ?? '')
  const issue = contentIssue(call, wanted + how)
  // Reports show no line feeds.
  return missing(call)[0] === '\n' ? { ...issue, received: `line feeds lost: ${issue.received}` } : issue
}

function contentIssue(call: Exchange, expected: string): Issue {
  const text = firstChoiceText(call)
  const received = text === null ? describeValue(text) : describeDifference(text, requestedEcho(call) ?? '')
  return { at: `${call.id} /choices/0/message/content`, expected, received }
}
