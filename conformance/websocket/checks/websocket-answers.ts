/** Whether answers come at all over a WebSocket, come in time, and look like those of an event stream. */
import { arrivalText, isHeldBack, isSpread, talkArrival } from '../../evidence/arrival.ts'
import { check, type Check } from '../../evidence/check.ts'
import { exchangesOf, type Evidence } from '../../evidence/evidence.ts'
import { inconclusive, notApplicable, satisfied, type Issue } from '../../exchange/judgement.ts'
import { isSuccess } from '../../exchange/reply.ts'
import { dialectOf } from '../../evidence/socket-dialect.ts'
import { isStream, streamOf } from '../../evidence/stream.ts'
import { isTimedOut, onTalks } from './socket-evidence.ts'
import { whenAnswered, whenOpen } from './socket-presence.ts'
import { ON_SOCKET_OFFER, ON_PLAIN, ON_TALKS } from './socket-probes.ts'
import { endingOf, isAnswerCut, isWithoutPieces, type Talk, type TalkRule } from './socket-talk.ts'

const TALKS = { probes: ON_TALKS }
const PLAINEST = 'core.completion'

const noErrors = check({
  id: 'websocket.good-requests-answered',
  capability: 'websocket',
  gap: 'G4.8',
  reading: 'websocket.path',
  level: 'MUST',
  title: 'a good request is answered, and the conversation does not break off',
  on: [...ON_PLAIN, PLAINEST],
  trippedBy: ['ws-error-midway', 'ws-breaks-off', 'ws-talk-kills-process'],
  judge: (evidence) => {
    const judged = onTalks(evidence, { probes: ON_PLAIN, of: hasAsked, despite: 'cut' }, goesWell)
    if (judged.kind !== 'violated' || isOrdinaryAnswered(evidence) || completesOverHttp(evidence))
      return judged
    const detail = 'neither here nor over HTTP does a plain request get an answer: see the checks of core'
    return inconclusive('prerequisite', detail, exchangesOf(evidence, PLAINEST))
  },
})

const TOO_FAST = inconclusive('model-behaviour', 'the answers came too fast or were too short to tell')
const NO_TEXT = inconclusive('prerequisite', 'no answer has text')

const textStreamed = check({
  id: 'websocket.text-streamed',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title: 'answers carry text',
  on: ON_TALKS,
  trippedBy: ['ws-always-empty'],
  judge: (evidence) =>
    whenAnswered(evidence, () => {
      const judged = onTalks(evidence, { ...TALKS, of: hasText, none: NO_TEXT }, () => [])
      if (judged !== NO_TEXT) return judged
      return onTalks(evidence, { ...TALKS, of: hasChunks }, ({ exchange }) => [
        { at: exchange.id, expected: 'some text in one of the answers', received: 'none' },
      ])
    }),
})

/** A buffering proxy turns streaming into waiting: everything arrives at once, at the end. */
const arrivalSpread = check({
  id: 'websocket.arrival-spread',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title: 'the pieces of an answer arrive while it is being written, not all at its end',
  on: ON_TALKS,
  trippedBy: ['ws-buffered'],
  judge: (evidence) =>
    whenAnswered(evidence, () => {
      const spread = onTalks(evidence, { ...TALKS, of: isTalkSpread, none: TOO_FAST }, () => [])
      if (spread !== TOO_FAST) return spread
      return onTalks(evidence, { ...TALKS, of: isTalkHeldBack, none: TOO_FAST }, (talk) => [heldBack(talk)])
    }),
})

/** Clients must write every difference between the two ways of streaming twice. */
const sameShape = check({
  id: 'websocket.same-shape-as-sse',
  capability: 'websocket',
  gap: 'G4.9',
  reading: 'websocket.frames',
  level: 'SHOULD',
  title: 'the pieces of an answer have the same members as those of an event stream',
  on: [...ON_SOCKET_OFFER, 'sse.stream'],
  trippedBy: ['ws-other-members'],
  judge: (evidence) =>
    whenOpen(evidence, () => {
      if (hasOwnFrames(evidence)) return notApplicable('frames have a shape of their own')
      const [events] = exchangesOf(evidence, 'sse.stream', ['basic'])
      if (events === undefined || !isStream(events))
        return notApplicable('there is no event stream to compare with')
      const wanted = membersOf(streamOf(events).chunks.map(({ value }) => value))
      return onTalks(evidence, { probes: ON_SOCKET_OFFER, of: hasChunks }, ({ exchange, answers }) => {
        const received = membersOf(answers.flatMap(({ chunks }) => chunks.map(({ value }) => value)))
        return received === wanted ? [] : [{ at: `${exchange.id} members`, expected: wanted, received }]
      })
    }),
})

/** Checks of answers as a whole. */
export const socketAnswerChecks: readonly Check[] = [noErrors, textStreamed, arrivalSpread, sameShape]

const goesWell: TalkRule = (talk) => {
  const { exchange, answers, dialect } = talk
  const errors = answers.flatMap((answer): readonly Issue[] => {
    const { end, messages } = answer
    if (isWithoutPieces(answer)) {
      const pointer = dialect.textPointer ?? dialect.chunkPointer
      const place = pointer === '' ? 'the frames' : pointer
      const shown = messages.find(({ kind }) => kind === 'other')?.text ?? ''
      return [{ at: exchange.id, expected: `pieces of an answer in ${place}`, received: shown.slice(0, 120) }]
    }
    if (end !== 'error') return []
    const said = messages.find(({ kind }) => kind === 'error')?.text ?? ''
    return [{ at: exchange.id, expected: 'an answer', received: `an error: ${said.slice(0, 120)}` }]
  })
  if (isPassedOver(talk)) {
    return [...errors, { at: exchange.id, expected: 'an answer', received: endingOf(talk) }]
  }
  if (!isAnswerCut(talk) && !isTorn(talk)) return errors
  return [...errors, { at: exchange.id, expected: 'an answer to its end', received: endingOf(talk) }]
}

// A connection that ends without a close frame after the last message does no harm.
function isTorn({ exchange: { end }, answers }: Talk): boolean {
  return end.kind === 'failed' && end.code === 'reset' && answers.some((answer) => answer.end === null)
}

// Not a word in answer. Silence that was waited for in vain is a matter of patience.
function isPassedOver({ exchange, answers }: Talk): boolean {
  return !isTimedOut(exchange) && answers.every(({ messages }) => messages.length === 0)
}

function hasAsked({ requests }: Talk): boolean {
  return requests.length > 0
}

function isOrdinaryAnswered(evidence: Evidence): boolean {
  const offers = exchangesOf(evidence, 'websocket.offer')
  return whenAnswered(evidence, () => satisfied(offers)).kind === 'satisfied'
}

// Without that call on record nothing speaks against the model or the account.
function completesOverHttp(evidence: Evidence): boolean {
  const calls = exchangesOf(evidence, PLAINEST)
  return calls.length === 0 || calls.some((call) => isSuccess(call) && call.end.kind === 'complete')
}

function hasOwnFrames({ readings }: Evidence): boolean {
  return (dialectOf(readings)?.textPointer ?? null) !== null
}

function hasChunks({ answers }: Talk): boolean {
  return answers.some(({ chunks }) => chunks.length > 0)
}

function hasText({ answers }: Talk): boolean {
  return answers.some(({ text }) => text !== '')
}

function isTalkSpread(talk: Talk): boolean {
  return isSpread(talkArrival(talk))
}

function isTalkHeldBack(talk: Talk): boolean {
  return isHeldBack(talkArrival(talk), talk.exchange.timing)
}

function heldBack(talk: Talk): Issue {
  const received = arrivalText(talkArrival(talk), 'pieces')
  return { at: `${talk.exchange.id} arrival`, expected: 'pieces spread over the answer', received }
}

function membersOf(chunks: readonly object[]): string {
  return [...new Set(chunks.flatMap((chunk) => Object.keys(chunk)))].toSorted().join(', ')
}
