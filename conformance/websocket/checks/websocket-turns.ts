/** Whether the right answer comes to the right request: in turn, side by side, in fragments, with a cap. */
import { count } from '../../../schemas/count.ts'
import { check, type Check } from '../../evidence/check.ts'
import { isData } from '../../evidence/conversation.ts'
import { exchangesOf, type Evidence } from '../../evidence/evidence.ts'
import { inconclusive, notApplicable, type Issue, type Judgement } from '../../exchange/judgement.ts'
import { numberOf } from '../../statement/readings.ts'
import { describeValue } from '../../exchange/reply.ts'
import { choicesOfChunk, dialectOf } from '../../evidence/socket-dialect.ts'
import { finishes } from '../../evidence/stream.ts'
import { onTalks } from './socket-evidence.ts'
import { whenAnswered } from './socket-presence.ts'
import { ON_SOCKET_OFFER } from './socket-probes.ts'
import { answeredIssue, askedIn, echoes, nonceIn, onReplies, UNREPEATED } from './socket-replies.ts'
import type { Talk } from './socket-talk.ts'

// A cap of one token leaves room for one word, however long the tokens of a model are.
const MAX_CHARACTERS = 40

const noCrossTalk = check({
  id: 'websocket.no-cross-talk',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title: "two sockets at the same time do not carry each other's text",
  on: [...ON_SOCKET_OFFER, 'websocket.mix'],
  trippedBy: ['ws-mixed-up'],
  judge: (evidence) => {
    const nonces = mixedNonces(evidence)
    return onReplies(
      evidence,
      {
        probes: ['websocket.mix'],
        of: ({ answers }) => nonces.some(({ nonce }) => (answers[0]?.text ?? '').includes(nonce)),
        none: UNREPEATED,
      },
      ({ exchange, answers }) =>
        nonces
          .filter(({ id, nonce }) => id !== exchange.id && (answers[0]?.text ?? '').includes(nonce))
          .map(({ id, nonce }) => ({
            at: exchange.id,
            expected: 'no text of another socket',
            received: `${describeValue(nonce)}, which ${id} asked for`,
          })),
    )
  },
})

/** Source: RFC 6455 section 5.4: control frames may stand between fragments. */
const fragmentsAccepted = check({
  id: 'websocket.fragments-accepted',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title: 'a request in three fragments with a ping in between is answered',
  on: [...ON_SOCKET_OFFER, 'websocket.fragments'],
  trippedBy: ['ws-fragments-refused'],
  judge: (evidence) => answered(evidence, 'websocket.fragments/three'),
})

/** Source: RFC 6455 section 5.6: only the message as a whole is UTF-8. */
const splitUtf8Accepted = check({
  id: 'websocket.split-utf8-accepted',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title: 'a request whose fragments are cut within a character is answered',
  on: [...ON_SOCKET_OFFER, 'websocket.fragments'],
  trippedBy: ['ws-split-utf8-refused'],
  judge: (evidence) => answered(evidence, 'websocket.fragments/cut'),
})

const echoWhole = check({
  id: 'websocket.echo-whole',
  capability: 'websocket',
  clause: 'C2.2.2',
  level: 'MUST',
  title: 'text in several scripts comes back unchanged over a WebSocket',
  on: [...ON_SOCKET_OFFER, 'websocket.fragments'],
  trippedBy: ['ws-text-replaced'],
  judge: (evidence) =>
    onReplies(
      evidence,
      {
        only: ['websocket.fragments/cut'],
        of: ({ answers, requests }) => echoes(answers.at(-1), requests.at(-1)),
        none: UNREPEATED,
      },
      ({ exchange, answers, requests }) => {
        const wanted = askedIn(requests.at(-1))
        const text = answers.at(-1)?.text ?? ''
        if (text.normalize('NFC').includes(wanted.normalize('NFC'))) return []
        return [
          { at: exchange.id, expected: `the echo ${describeValue(wanted)}`, received: describeValue(text) },
        ]
      },
    ),
})

const idle = check({
  id: 'websocket.idle-then-answered',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title: 'a socket that was silent for a moment still answers',
  on: [...ON_SOCKET_OFFER, 'websocket.control'],
  trippedBy: ['ws-idle-drops'],
  judge: (evidence) => answered(evidence, 'websocket.control/ping'),
})

const maxTokensCaps = check({
  id: 'websocket.max-tokens-caps',
  capability: 'websocket',
  clause: 'C8.2',
  level: 'MUST',
  title: 'max_tokens caps an answer over a WebSocket too',
  on: [...ON_SOCKET_OFFER, 'websocket.max-tokens'],
  trippedBy: ['ws-max-tokens-ignored'],
  judge: (evidence) =>
    onCapped(evidence, ({ exchange, answers }) => {
      const text = answers.at(-1)?.text ?? ''
      const cap = Math.max(1, numberOf(evidence.readings, 'maxTokens.bounds', 'minimum') ?? 1)
      if (text.length <= MAX_CHARACTERS * cap) return []
      const expected = count(cap, 'token')
      return [{ at: exchange.id, expected, received: describeValue(text) }]
    }),
})

const maxTokensLength = check({
  id: 'websocket.max-tokens-length',
  capability: 'websocket',
  gap: 'G4.9',
  reading: 'websocket.frames',
  level: 'MUST',
  title: 'an answer that the cap cut off has the finish_reason length',
  on: [...ON_SOCKET_OFFER, 'websocket.max-tokens'],
  trippedBy: ['ws-cut-says-stop'],
  judge: (evidence) => {
    if ((dialectOf(evidence.readings)?.textPointer ?? null) !== null) {
      return notApplicable('frames have a shape of their own')
    }
    return onCapped(evidence, ({ exchange, answers }) => {
      const choices = (answers.at(-1)?.chunks ?? []).flatMap(({ value }) => choicesOfChunk(value))
      const reason = choices.find(finishes)?.['finish_reason']
      if (reason === 'length') return []
      return [{ at: `${exchange.id} finish_reason`, expected: '"length"', received: describeValue(reason) }]
    })
  },
})

/** Checks of requests and their answers. */
export const socketTurnChecks: readonly Check[] = [
  noCrossTalk,
  fragmentsAccepted,
  splitUtf8Accepted,
  echoWhole,
  idle,
  maxTokensCaps,
  maxTokensLength,
]

function answered(evidence: Evidence, id: string): Judgement {
  return whenAnswered(evidence, () =>
    onTalks(evidence, { only: [id] }, (talk) => answeredIssue(talk, 'an answer', talk.answers.at(-1))),
  )
}

function mixedNonces(evidence: Evidence): readonly { readonly id: string; readonly nonce: string }[] {
  const asked = exchangesOf(evidence, 'websocket.mix').map(({ id, socket }) => {
    const request = socket?.messages.find((message) => message.from === 'client' && isData(message))
    return { id, nonce: nonceIn(request?.payload.text) }
  })
  // A socket that was never opened asked for nothing, and nothing is in every text.
  return asked.filter(({ nonce }) => nonce !== '')
}

function onCapped(evidence: Evidence, rule: (talk: Talk) => readonly Issue[]): Judgement {
  return onReplies(
    evidence,
    {
      probes: ['websocket.max-tokens'],
      of: ({ answers }) => (answers.at(-1)?.text ?? '') !== '',
      none: inconclusive('model-behaviour', 'the answer had no text'),
    },
    rule,
  )
}
