/** A second request on the same socket. */
import { check, type Check } from '../../evidence/check.ts'
import { notApplicable, type Issue } from '../../exchange/judgement.ts'
import { stringOf } from '../../statement/readings.ts'
import { describeValue } from '../../exchange/reply.ts'
import { onTalks } from './socket-evidence.ts'
import { whenAnswered } from './socket-presence.ts'
import { ON_SOCKET_OFFER } from './socket-probes.ts'
import { answeredIssue, echoes, nonceIn, onReplies, UNREPEATED } from './socket-replies.ts'
import { endingOf, isGood, type Talk } from './socket-talk.ts'

const ONE_EACH = 'an answer ends with the close, so that a socket serves one request'
const SERVER_BROKE = 1011
const turns = check({
  id: 'websocket.turns',
  capability: 'websocket',
  gap: 'G4.9',
  reading: 'websocket.reuse',
  level: 'MUST',
  title:
    'a second request on the same socket is answered like the first, or not at all where a socket serves one',
  explainedBy: ['websocket.second-request-told', 'websocket.ending-code'],
  on: [...ON_SOCKET_OFFER, 'websocket.turns'],
  trippedBy: ['ws-second-refused'],
  judge: (evidence) => {
    const servesOne = stringOf(evidence.readings, 'websocket.reuse', 'reading') === 'one'
    return onReplies(
      evidence,
      {
        only: ['websocket.turns/two'],
        of: ({ answers }) => isGood(answers[0]) && (servesOne || answers[0]?.end !== 'close'),
        none: notApplicable(ONE_EACH),
      },
      (talk) => (servesOne ? unansweredIssue(talk) : answeredIssue(talk, 'a second answer', talk.answers[1])),
    )
  },
})

/** A client that asks again on the same socket must learn at least that it cannot. */
const secondTold = check({
  id: 'websocket.second-request-told',
  capability: 'websocket',
  gap: 'G7.4',
  reading: 'errors.conditions',
  level: 'MUST',
  title: 'a second request on the same socket is answered, or gets an error or a close that gives a reason',
  on: [...ON_SOCKET_OFFER, 'websocket.turns'],
  trippedBy: ['ws-second-drops', 'ws-second-1011'],
  judge: (evidence) =>
    onReplies(
      evidence,
      {
        only: ['websocket.turns/two'],
        of: wasHeardTwice,
        none: notApplicable('a second request has no effect: the socket is closed before it, or silent'),
      },
      (talk) => {
        const expected = 'a second answer, an error, or a close that gives a reason'
        return isLeftInTheDark(talk) ? [{ at: talk.exchange.id, expected, received: endingOf(talk) }] : []
      },
    ),
})

const turnsApart = check({
  id: 'websocket.turns-apart',
  capability: 'websocket',
  clause: 'C1.2',
  level: 'MUST',
  title: 'the second answer on a socket belongs to the second request',
  on: [...ON_SOCKET_OFFER, 'websocket.turns'],
  trippedBy: ['ws-second-repeats'],
  judge: (evidence) =>
    whenAnswered(evidence, () => {
      const only = ['websocket.turns/two']
      const alone = onTalks(evidence, { only, of: isAlone, none: UNREPEATED }, () => [])
      if (alone.kind === 'satisfied') return notApplicable('no second request on a socket is answered')
      return onReplies(
        evidence,
        {
          only,
          of: ({ answers, requests }) => answers.length === 2 && echoes(answers[0], requests[0]),
          none: UNREPEATED,
        },
        ({ exchange, answers, requests }) => {
          const [first = '', second = ''] = requests.map(nonceIn)
          const text = answers[1]?.text ?? ''
          if (!text.includes(first) || text.includes(second)) return []
          return [
            { at: `${exchange.id} answer 2`, expected: describeValue(second), received: describeValue(text) },
          ]
        },
      )
    }),
})

/** Checks of a second request. */
export const socketReuseChecks: readonly Check[] = [turns, secondTold, turnsApart]

function unansweredIssue({ exchange, answers }: Talk): readonly Issue[] {
  if (!isGood(answers[1])) return []
  return [{ at: exchange.id, expected: 'one answer per socket', received: 'a second answer' }]
}

function wasHeardTwice({ answers, closings, exchange }: Talk): boolean {
  const [first, second] = answers
  if (!isGood(first) || second === undefined) return false
  const isReset = exchange.end.kind === 'failed' && exchange.end.code === 'reset'
  return second.messages.length > 0 || closings[0]?.from === 'server' || isReset
}

function isLeftInTheDark({ exchange, answers, closings }: Talk): boolean {
  const second = answers[1]
  if (second === undefined || second.messages.length > 0) return false
  if (closings[0]?.from === 'server') return closings[0].code === SERVER_BROKE
  return exchange.end.kind === 'failed' && exchange.end.code === 'reset'
}

function isAlone({ answers }: Talk): boolean {
  return isGood(answers[0]) && !isGood(answers[1])
}
