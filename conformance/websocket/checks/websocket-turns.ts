import { count } from '../../../schemas/count.ts'
import { isData } from '../../evidence/conversation.ts'
import { callsAbout } from '../../evidence/evidence.ts'
import type { Evidence } from '../../evidence/check.ts'
import { dialectOf, choicesOfChunk } from '../../evidence/socket-message.ts'
import { finishes } from '../../evidence/stream.ts'
import type { Selector } from '../../exchange/call-kinds.ts'
import { inconclusive, notApplicable, type Issue, type Judgement } from '../../exchange/judgement.ts'
import { describeDifference, describeValue, firstChoiceText, headerValue } from '../../exchange/reply.ts'
import { echoesLetters, echoFlaws } from '../../evidence/echo.ts'
import { unlessApart } from '../../evidence/paired-answers.ts'
import { requestedEcho } from '../../evidence/replies.ts'
import { numberOf, stringOf } from '../../statement/readings.ts'
import {
  OFFER,
  onReplies,
  onConversations,
  openConversationsIn,
  outlastsOrdinary,
  socketCheck,
  TWO,
  whenAnswered,
} from './socket-evidence.ts'
import {
  answeredIssue,
  echoRequestedIn,
  echoes,
  endingOf,
  firstClose,
  isGood,
  isReset,
  nonceIn,
  UNREPEATED,
  type OpenConversation,
} from './open-conversation.ts'

const MIXED = 'conversation:mixed'
const WITHIN_CHARACTER = 'conversation:within-character'
const FRAGMENTS = ['conversation:in-three', WITHIN_CHARACTER, 'conversation:in-segments'] as const
const AFTER_SILENCE = 'conversation:ping-then-request'
const COMPRESSED = 'conversation:compression'
const PLAIN_ECHO = 'completion:echo'
const MAX_TOKENS = 'conversation:max-tokens'
const SERVER_BROKE = 1011
// The assumed maximum number of characters per token.
const MAX_CHARACTERS = 40

export const turns = socketCheck({
  id: 'websocket.turns',
  reading: 'websocket.reuse',
  title:
    'a second request on the same socket is answered like the first, or not at all where a socket serves one',
  judges: TWO,
  because: ['websocket.second-request-told', 'websocket.ending-code'],
  trippedBy: ['ws-second-refused'],
  judge: (evidence) => {
    const servesOne = stringOf(evidence.readings, 'websocket.reuse', 'reading') === 'one'
    return onReplies(
      evidence,
      {
        calls: TWO,
        of: ({ answers }) => isGood(answers[0]) && (servesOne || answers[0]?.end !== 'close'),
        none: notApplicable('an answer ends with the close, so that a socket serves one request'),
      },
      (conversation) => {
        const [, second] = conversation.answers
        if (!servesOne) return answeredIssue(conversation, 'a second answer', second)
        const issue = {
          at: conversation.exchange.id,
          expected: 'one answer per socket',
          received: 'a second answer',
        }
        return isGood(second) ? [issue] : []
      },
    )
  },
})

export const secondTold = socketCheck({
  id: 'websocket.second-request-told',
  reading: 'errors.conditions',
  title: 'a second request on the same socket is answered, or gets an error or a close that gives a reason',
  judges: TWO,
  trippedBy: ['ws-second-drops', 'ws-second-1011'],
  judge: (evidence) =>
    onReplies(
      evidence,
      {
        calls: TWO,
        of: wasHeardTwice,
        none: notApplicable('a second request has no effect: the socket is closed before it, or silent'),
      },
      (conversation) => {
        const closing = firstClose(conversation)
        const givesReason =
          closing === undefined ? !isReset(conversation.exchange) : closing.code !== SERVER_BROKE
        if (givesReason || conversation.answers[1]?.messages.length !== 0) return []
        const expected = 'a second answer, an error, or a close that gives a reason'
        return [{ at: conversation.exchange.id, expected, received: endingOf(conversation) }]
      },
    ),
})

export const turnsApart = socketCheck({
  id: 'websocket.turns-apart',
  clause: 'C1.2',
  title: 'the second answer on a socket belongs to the second request',
  judges: TWO,
  trippedBy: ['ws-second-repeats', 'ws-second-keeps'],
  judge: (evidence) =>
    whenAnswered(evidence, () => {
      const alone = onConversations(evidence, { calls: TWO, of: isAlone, none: UNREPEATED }, () => [])
      if (alone.kind === 'satisfied') return notApplicable('no second request on a socket is answered')
      return onReplies(
        evidence,
        {
          calls: TWO,
          of: ({ answers, requests }) => answers.length === 2 && echoes(answers[0], requests[0]),
          none: UNREPEATED,
        },
        ({ exchange, answers, requests }) => {
          const [first = '', second = ''] = requests.map(nonceIn)
          const text = answers[1]?.text ?? ''
          if (!text.includes(first)) return []
          const [expected, received] = [
            `${describeValue(second)} and nothing of the first request`,
            describeValue(text),
          ]
          return [{ at: `${exchange.id} answer 2`, expected, received }]
        },
      )
    }),
})

export const noCrossTalk = socketCheck({
  id: 'websocket.no-cross-talk',
  title: "two sockets at the same time do not carry each other's text",
  judges: MIXED,
  trippedBy: ['ws-mixed-up'],
  judge: (evidence) => {
    const nonces = mixedNonces(evidence)
    const judged = onReplies(
      evidence,
      {
        calls: MIXED,
        of: (conversation) => nonces.some(({ nonce }) => isIn(nonce, conversation)),
        none: UNREPEATED,
      },
      (conversation) =>
        nonces
          .filter(({ id, nonce }) => id !== conversation.exchange.id && isIn(nonce, conversation))
          .map(({ id, nonce }) => ({
            at: conversation.exchange.id,
            expected: 'no text of another socket',
            received: `${describeValue(nonce)}, requested by ${id}`,
            code: 'other-call',
          })),
    )
    return unlessApart(judged, callsAbout(evidence, MIXED))
  },
})

// Source: RFC 6455 sections 5.4 and 5.6.
export const fragmentsAccepted = socketCheck({
  id: 'websocket.fragments-accepted',
  title:
    'a request in fragments is answered, with a ping in between or cut within a character, and one whose frame TCP carries in two segments',
  judges: FRAGMENTS,
  trippedBy: ['ws-fragments-refused', 'ws-split-utf8-refused', 'ws-segments-lost'],
  judge: (evidence) => answered(evidence, FRAGMENTS),
})

export const echoWhole = socketCheck({
  id: 'websocket.echo-whole',
  clause: 'C2.2.2',
  title: 'text in several scripts comes back unchanged over a WebSocket',
  judges: [WITHIN_CHARACTER, PLAIN_ECHO],
  because: ['websocket.fragments-accepted'],
  trippedBy: ['ws-text-replaced'],
  judge: (evidence) => {
    const plain = callsAbout(evidence, PLAIN_ECHO).at(-1)
    const [asked, kept] =
      plain === undefined ? ['', ''] : [requestedEcho(plain) ?? '', firstChoiceText(plain) ?? '']
    const known = plain === undefined ? null : echoFlaws(asked, kept)
    const canRepeat = plain === undefined || echoesLetters(asked, kept)
    return onReplies(
      evidence,
      {
        calls: WITHIN_CHARACTER,
        of: ({ answers, requests }) =>
          echoes(answers.at(-1), requests.at(-1)) &&
          (canRepeat || echoesLetters(echoRequestedIn(requests.at(-1)), answers.at(-1)?.text ?? '')),
        none: UNREPEATED,
      },
      ({ exchange, answers, requests }) => {
        const wanted = echoRequestedIn(requests.at(-1))
        const text = answers.at(-1)?.text ?? ''
        const flaws = echoFlaws(wanted, text).filter((flaw) => known?.includes(flaw) === false)
        if (echoesLetters(wanted, text) && flaws.length === 0) return []
        const expected = `the echo ${describeDifference(wanted, text)}`
        return [
          { at: exchange.id, expected, received: [...flaws, describeDifference(text, wanted)].join(': ') },
        ]
      },
    )
  },
})

export const compressedTwice = socketCheck({
  id: 'websocket.compressed-twice',
  title: 'a second compressed request on the same socket is answered (RFC 7692 section 7.2.3.2)',
  judges: [COMPRESSED, TWO],
  because: ['websocket.turns'],
  trippedBy: ['ws-deflate-once'],
  judge: (evidence) =>
    whenAnswered(evidence, () => {
      const plain = onConversations(
        evidence,
        { calls: TWO, of: ({ answers }) => isGood(answers[1]), none: UNREPEATED },
        () => [],
      )
      if (plain.kind !== 'satisfied') return notApplicable('no second request on a socket is answered')
      const none = notApplicable('no compression was agreed on')
      return onConversations(evidence, { calls: COMPRESSED, of: isCompressed, none }, (conversation) =>
        answeredIssue(conversation, 'a second answer', conversation.answers[1]),
      )
    }),
})

export const idle = socketCheck({
  id: 'websocket.idle-then-answered',
  title: 'a socket that was silent for a moment still answers',
  judges: AFTER_SILENCE,
  trippedBy: ['ws-idle-drops'],
  judge: (evidence) => answered(evidence, [AFTER_SILENCE]),
})

export const maxTokensCaps = socketCheck({
  id: 'websocket.max-tokens-caps',
  clause: 'C8.2',
  title: 'max_tokens caps an answer over a WebSocket too',
  judges: MAX_TOKENS,
  trippedBy: ['ws-max-tokens-ignored'],
  judge: (evidence) =>
    onCapped(evidence, ({ exchange, answers }) => {
      const text = answers.at(-1)?.text ?? ''
      const cap = Math.max(1, numberOf(evidence.readings, 'maxTokens.bounds', 'minimum') ?? 1)
      if (text.length <= MAX_CHARACTERS * cap) return []
      return [{ at: exchange.id, expected: count(cap, 'token'), received: describeValue(text) }]
    }),
})

export const maxTokensLength = socketCheck({
  id: 'websocket.max-tokens-length',
  reading: 'websocket.frames',
  title: 'an answer that the cap cut off has the finish_reason length',
  judges: MAX_TOKENS,
  because: ['websocket.finish', 'websocket.max-tokens-caps'],
  trippedBy: ['stream-truncated-says-stop'],
  judge: (evidence) => {
    const dialect = dialectOf(evidence.readings)
    if ((dialect?.textPointer ?? null) !== null) {
      return notApplicable('frames have a shape of their own')
    }
    // An answer that is as short without a cap was not cut.
    const uncut = dialect === null ? [] : openConversationsIn(callsAbout(evidence, OFFER), dialect)
    const isCut = (conversation: OpenConversation) => !uncut.map(textOf).includes(textOf(conversation))
    return onCapped(
      evidence,
      ({ exchange, answers }) => {
        const choices = (answers.at(-1)?.chunks ?? []).flatMap(({ value }) => choicesOfChunk(value))
        const reason = choices.find(finishes)?.['finish_reason']
        if (reason === 'length') return []
        const at = `${exchange.id} answer ${answers.length} finish_reason`
        return [{ at, expected: '"length"', received: describeValue(reason) }]
      },
      isCut,
    )
  },
})

function isAlone({ answers }: OpenConversation): boolean {
  return isGood(answers[0]) && !isGood(answers[1])
}

// Returns whether compression was agreed on and the first answer is good.
function isCompressed({ exchange, answers }: OpenConversation): boolean {
  const agreed = headerValue(exchange.response?.headers ?? [], 'sec-websocket-extensions')
  return agreed !== null && isGood(answers[0])
}

function isIn(nonce: string, { answers }: OpenConversation): boolean {
  return (answers[0]?.text ?? '').includes(nonce)
}

function textOf({ answers }: OpenConversation): string {
  return answers.at(-1)?.text ?? ''
}

function wasHeardTwice(conversation: OpenConversation): boolean {
  const [first, second] = conversation.answers
  if (!isGood(first) || second === undefined) return false
  return (
    second.messages.length > 0 || firstClose(conversation) !== undefined || isReset(conversation.exchange)
  )
}

function answered(evidence: Evidence, calls: readonly Selector[]): Judgement {
  return whenAnswered(evidence, () =>
    onConversations(evidence, { calls }, (conversation) => {
      const answer = conversation.answers.at(-1)
      // A slow target may still generate the answer to a message after which the probe waits for a limited time.
      const mayFollow = answer?.messages.length === 0 && !outlastsOrdinary(evidence, conversation.exchange)
      return mayFollow && firstClose(conversation) === undefined && !isReset(conversation.exchange)
        ? []
        : answeredIssue(conversation, 'an answer', answer)
    }),
  )
}

function mixedNonces(evidence: Evidence): readonly { readonly id: string; readonly nonce: string }[] {
  const asked = callsAbout(evidence, MIXED).map(({ id, socket }) => {
    const request = socket?.messages.find((message) => message.from === 'client' && isData(message))
    return { id, nonce: nonceIn(request?.payload.text) }
  })
  // A socket that was never opened has no nonce.
  return asked.filter(({ nonce }) => nonce !== '')
}

function onCapped(
  evidence: Evidence,
  rule: (conversation: OpenConversation) => readonly Issue[],
  isCut: (conversation: OpenConversation) => boolean = () => true,
): Judgement {
  const none = inconclusive('model-behaviour', 'no answer had a text that was cut')
  const of = (conversation: OpenConversation) => textOf(conversation) !== '' && isCut(conversation)
  return onReplies(evidence, { calls: MAX_TOKENS, of, none }, rule)
}
