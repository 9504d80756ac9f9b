import { bufferedAmong, conversationArrival, judgedArrivals } from '../../evidence/arrival.ts'
import type { Evidence } from '../../evidence/check.ts'
import { callsAbout } from '../../evidence/evidence.ts'
import { whenOpenaiFields } from '../../evidence/completion-object.ts'
import type { SocketAnswer, SocketMessage } from '../../evidence/conversation.ts'
import { referenceCalls, unanswered } from '../../evidence/replies.ts'
import { finishReasonIssues } from '../../evidence/choices.ts'
import { oftenCut } from '../../evidence/often-cut.ts'
import { hasTimedOut } from '../../exchange/attempts.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { CONTROL_CALLS } from '../../exchange/call-kinds.ts'
import {
  dialectOf,
  choicesOfChunk,
  chunkFinishes,
  endFinishes,
  hasFinishReasons,
} from '../../evidence/socket-message.ts'
import { deltaRole, chunkTexts, hasOddFinish, isStream, streamOf } from '../../evidence/stream.ts'
import { MIN_DELTAS, repeatsAmong } from '../../exchange/repeated-text.ts'
import {
  inconclusive,
  notApplicable,
  satisfied,
  type Issue,
  type Judgement,
} from '../../exchange/judgement.ts'
import { describeValue, isSuccess, type JsonObject } from '../../exchange/reply.ts'
import {
  ALL,
  answerCheck,
  CONVERSATIONS,
  LONG_MESSAGE,
  OFFER,
  onConversations,
  OTHERS,
  OWN_SHAPE,
  socketCheck,
  openConversationsIn,
  whenAnswered,
  whenOpen,
} from './socket-evidence.ts'
import {
  answeredIssue,
  endingOf,
  hasChunks,
  isAnswerCut,
  isReset,
  openConversationOf,
  type OpenConversation,
  type ConversationRule,
} from './open-conversation.ts'

const STREAM = 'stream:basic'
const LONG_PROMPT = 'completion:long'

export const noErrors = socketCheck({
  id: 'websocket.good-requests-answered',
  reading: 'websocket.path',
  title: 'a good request is answered, and the conversation does not break off',
  judges: ['conversation', CONTROL_CALLS],
  trippedBy: [
    'ws-error-midway',
    'ws-breaks-off',
    'ws-cut-often',
    'ws-max-tokens-refused',
    'ws-talk-kills-process',
  ],
  judge: (evidence) => {
    const judged = onConversations(evidence, { ...CONVERSATIONS, of: isOrdinary, despite: 'cut' }, goesWell)
    if (judged.kind === 'satisfied') return cutOften(evidence) ?? judged
    if (judged.kind !== 'violated' || isOrdinaryAnswered(evidence) || completesOverHttp(evidence))
      return judged
    const detail = 'neither here nor over HTTP does a plain request get an answer: see the checks of core'
    return inconclusive('prerequisite', detail, callsAbout(evidence, CONTROL_CALLS))
  },
})

const NO_TEXT = inconclusive('prerequisite', 'no answer has text')

export const textStreamed = socketCheck({
  id: 'websocket.text-streamed',
  title: 'answers carry text',
  judges: 'conversation',
  trippedBy: ['stream-always-empty'],
  judge: (evidence) =>
    whenAnswered(evidence, () => {
      const judged = onConversations(evidence, { ...CONVERSATIONS, of: hasText, none: NO_TEXT }, () => [])
      if (judged !== NO_TEXT) return judged
      return onConversations(evidence, { ...CONVERSATIONS, of: hasChunks }, ({ exchange }) => [
        { at: exchange.id, expected: 'some text in one of the answers', received: 'none' },
      ])
    }),
})

export const arrivalSpread = socketCheck({
  id: 'websocket.arrival-spread',
  title: 'the text of an answer arrives while it is being written, not all at its end',
  judges: 'conversation',
  trippedBy: ['ws-buffered'],
  judge: (evidence) =>
    whenAnswered(evidence, (dialect) => {
      const conversations = openConversationsIn(callsAbout(evidence, 'conversation'), dialect)
      const arrivals = conversations.map((conversation) => ({
        exchange: conversation.exchange,
        arrival: conversationArrival(conversation),
      }))
      const among = bufferedAmong(arrivals, evidence.refusalMs)
      const { isJudged, issuesOf, none } = judgedArrivals(arrivals, among, 'piece')
      const of = ({ exchange }: OpenConversation) => isJudged(exchange)
      return onConversations(evidence, { ...CONVERSATIONS, of, none }, ({ exchange }) => issuesOf(exchange))
    }),
})

export const sameShape = socketCheck({
  id: 'websocket.same-shape-as-sse',
  reading: 'websocket.frames',
  level: 'SHOULD',
  title: 'the pieces of an answer have the same members as those of an event stream',
  judges: STREAM,
  because: ['sse.framing', 'sse.data-json', 'sse.chunk-schema'],
  trippedBy: ['ws-other-members'],
  judge: (evidence) =>
    whenOpen(evidence, ({ textPointer }) => {
      if (textPointer !== null) return OWN_SHAPE
      const [events] = callsAbout(evidence, STREAM)
      if (events === undefined || !isStream(events))
        return notApplicable('there is no event stream to compare with')
      const wanted = membersOf(streamOf(events).chunks.map(({ value }) => value))
      if (wanted === '')
        return inconclusive('prerequisite', 'the event stream has no chunk to compare with', [events])
      return onConversations(evidence, { calls: OFFER, of: hasChunks }, ({ exchange, answers }) => {
        const received = membersOf(answers.flatMap(({ chunks }) => chunks.map(({ value }) => value)))
        return received === wanted ? [] : [{ at: `${exchange.id} members`, expected: wanted, received }]
      })
    }),
})

export const textFrames = answerCheck({
  id: 'websocket.text-frames',
  isFormat: true,
  title: 'answers come in the kind of frames that the reading names (default: text frames)',
  trippedBy: ['ws-binary-answers'],
  judge: (evidence) => {
    const declared = dialectOf(evidence.readings)?.answerFrames ?? 'text'
    if (declared === 'either')
      return notApplicable('the reading of websocket.frames allows text and binary frames')
    const other = declared === 'text' ? 'binary' : 'text'
    const isOther = ({ isBinary }: SocketMessage) => isBinary === (other === 'binary')
    return onMessages(evidence, isOther, `a ${declared} frame`, `a ${other} frame`)
  },
})

export const framesJson = socketCheck({
  id: 'websocket.frames-json',
  clause: 'C4.3',
  title: 'every message is one JSON value, or the terminator',
  judges: 'conversation',
  ifSent: OTHERS,
  trippedBy: ['ws-plain-text', 'ws-done-padded'],
  judge: (evidence) => {
    const mayBeBinary = (dialectOf(evidence.readings)?.answerFrames ?? 'text') !== 'text'
    const isNeither = ({ kind }: SocketMessage) => kind === 'no-json' || (mayBeBinary && kind === 'binary')
    return onMessages(evidence, isNeither, 'a JSON value or the terminator', 'other text')
  },
})

export const oneId = answerCheck({
  id: 'websocket.one-id',
  title: 'the pieces of one answer have the same id',
  trippedBy: ['id-per-chunk'],
  judge: (evidence) =>
    onChunkAnswers(evidence, (chunks) => {
      const ids = [...new Set(chunks.map(({ id }) => JSON.stringify(id)))]
      return ids.length <= 1 ? [] : [['id', 'one id', ids.slice(0, 3).join(', ')]]
    }),
})

export const idsDistinct = answerCheck({
  id: 'websocket.ids-distinct',
  title: 'no two answers have the same id',
  because: ['core.ids-distinct', 'sse.ids-distinct', 'websocket.one-id'],
  trippedBy: ['ws-one-id'],
  judge: (evidence) => {
    const firstWith = new Map<unknown, JsonObject>()
    return whenOpenaiFields(evidence, () =>
      onChunkAnswers(evidence, ([chunk]) => {
        const id = chunk?.['id'] ?? ''
        if (chunk === undefined || id === '') return []
        const first = firstWith.get(id) ?? chunk
        firstWith.set(id, first)
        return first === chunk ? [] : [['id', 'an id that no other answer has', describeValue(id)]]
      }),
    )
  },
})

export const longAnswered = socketCheck({
  id: 'websocket.long-message',
  clause: 'C2.2.2',
  level: 'SHOULD',
  title: 'a prompt of 20 KiB is answered over a WebSocket, if one of 32 KiB is over HTTP',
  judges: [LONG_MESSAGE, LONG_PROMPT],
  because: ['core.content-long'],
  trippedBy: ['ws-long-refused'],
  judge: (evidence) =>
    whenAnswered(evidence, () =>
      callsAbout(evidence, LONG_PROMPT).some(isSuccess)
        ? onConversations(evidence, { calls: LONG_MESSAGE }, (conversation) =>
            answeredIssue(conversation, 'an answer, as over HTTP', conversation.answers[0]),
          )
        : unanswered(callsAbout(evidence, LONG_PROMPT), 'no prompt of 32 KiB is answered over HTTP'),
    ),
})

export const notCumulative = answerCheck({
  id: 'websocket.not-cumulative',
  title: 'a piece of an answer holds only the new text, not the text so far',
  trippedBy: ['first-delta-again'],
  judge: (evidence) =>
    whenOpen(evidence, (dialect) => {
      const answers = openConversationsIn(callsAbout(evidence, 'conversation'), dialect).flatMap(
        (each) => each.answers,
      )
      const repeats = repeatsAmong(answers.filter(isWhole).map(chunkTexts))
      return onAnswers(
        evidence,
        (answer) => {
          const received = repeats.describe(chunkTexts(answer))
          return received === null ? [] : [['text', 'new text in every piece', received]]
        },
        (answer) => chunkTexts(answer).length >= repeats.least,
        inconclusive('model-behaviour', `no answer came in ${MIN_DELTAS} pieces or more`),
      )
    }),
})

export const role = answerCheck({
  id: 'websocket.role',
  title: 'at least one piece of an answer has the role assistant, and none has another role',
  trippedBy: ['role-never'],
  judge: (evidence) =>
    onChunkAnswers(evidence, (chunks) => {
      const roles = chunks.flatMap((chunk) => deltaRole(choicesOfChunk(chunk)[0]) ?? [])
      if (roles.length === 0) return [['role', 'a role in some piece', 'none']]
      return roles
        .filter((found) => found !== 'assistant')
        .map((found) => ['role', 'assistant, or no role', describeValue(found)])
    }),
})

export const roleOnce = answerCheck({
  id: 'websocket.role-once',
  level: 'SHOULD',
  title: 'the role of an answer is sent once',
  trippedBy: ['role-every-chunk'],
  judge: (evidence) =>
    onChunkAnswers(evidence, (chunks) => {
      const roles = chunks.filter((chunk) => deltaRole(choicesOfChunk(chunk)[0]) !== null)
      return roles.length <= 1 ? [] : [['role', 'one piece with a role', `${roles.length}`]]
    }),
})

export const finish = answerCheck({
  id: 'websocket.finish',
  title: 'an answer has one finish reason, and no text follows it',
  trippedBy: ['finish-never', 'finish-twice', 'finish-empty-string', 'content-after-finish'],
  judge: (evidence) =>
    whenOpen(evidence, (dialect) => {
      if (!hasFinishReasons(dialect))
        return notApplicable('the reading of websocket.frames names no finishPointer')
      return onAnswers(evidence, ({ chunks, messages }) => {
        const finishing = chunks.filter(({ value }) => chunkFinishes(value, dialect))
        const own = dialect.textPointer === null ? chunks : []
        const odd = own.flatMap((chunk) => finishReasonIssues(chunk, `message ${chunk.number}`, hasOddFinish))
        if (odd.length > 0) return odd.map(({ at, expected, received }) => [at, expected, received])
        const [first, second] = finishing
        // The message that ends the answer may carry the finish reason instead.
        if (first === undefined && messages.some((message) => endFinishes(message, dialect))) return []
        if (first === undefined || second !== undefined) {
          const places = finishing.map(({ number }) => `, message ${number}`).join('')
          return [['finish_reason', 'one piece with a finish_reason', `${finishing.length}${places}`]]
        }
        const after = `no text after the finish_reason of message ${first.number}`
        return chunks
          .filter(({ number, text }) => number > first.number && text !== '')
          .map(({ number, text }) => [`message ${number}`, after, JSON.stringify(text)])
      })
    }),
})

export const donePresent = answerCheck({
  id: 'websocket.done-present',
  isFormat: true,
  title: 'an answer ends with one of the terminators of the reading',
  trippedBy: ['ws-done-missing', 'ws-done-padded'],
  judge: (evidence) =>
    onConversations(evidence, { ...CONVERSATIONS, of: hasChunks }, ({ exchange, answers, dialect }) =>
      answers
        .filter(({ end, chunks }) => end === null && chunks.length > 0)
        .map(({ messages }) => ({
          at: `${exchange.id} end of the answer`,
          expected: [...dialect.terminators, ...dialect.doneTypes.map((type) => `type ${type}`)].join(' or '),
          received: JSON.stringify((messages.at(-1)?.text ?? 'nothing').slice(0, 60)),
        })),
    ),
})

export const doneLast = answerCheck({
  id: 'websocket.done-last',
  title: 'nothing follows the terminator until the next request',
  trippedBy: ['ws-done-twice', 'ws-late-frame'],
  judge: (evidence) =>
    onAnswers(
      evidence,
      // Messages that are not part of an answer may come at any time.
      ({ late }) =>
        late
          .filter(({ kind }) => kind !== 'other')
          .map((message) => ['terminator', 'nothing after it', (message.text ?? 'bytes').slice(0, 60)]),
      ({ end }) => end === 'terminator',
      notApplicable('answers end with the close, which nothing can follow'),
    ),
})

// Judges that the first answer has chunks and is complete. Other checks judge further requests on a socket.
const goesWell: ConversationRule = (conversation) => {
  const { exchange, answers, dialect } = conversation
  const [first] = answers
  if (first === undefined) return []
  const { chunks, end, messages } = first
  const at = exchange.id
  if (end === 'error') {
    const said = messages.find(({ kind }) => kind === 'error')?.text ?? ''
    return [{ at, expected: 'an answer', received: `an error: ${said.slice(0, 120)}` }]
  }
  const other = messages.find(({ kind }) => kind === 'other')
  if (chunks.length === 0 && other !== undefined) {
    const pointer = dialect.textPointer ?? dialect.chunkPointer
    const place = pointer === '' ? 'the frames' : pointer
    return [{ at, expected: `pieces of an answer in ${place}`, received: (other.text ?? '').slice(0, 120) }]
  }
  // A timeout without any message makes the judgement inconclusive instead.
  if (messages.length === 0 && !hasTimedOut(exchange))
    return [{ at, expected: 'an answer', received: endingOf(conversation) }]
  // A reset after the last message is harmless.
  const isTorn = isReset(exchange) && end === null
  const isCut = isAnswerCut({ ...conversation, answers: [first] })
  return isTorn || isCut ? [{ at, expected: 'an answer to its end', received: endingOf(conversation) }] : []
}

function hasText({ answers }: OpenConversation): boolean {
  return answers.some(({ text }) => text !== '')
}

// The subjects (`about`) of conversations that other checks judge.
const SPECIAL: readonly string[] = [
  'in-three',
  'within-character',
  'in-segments',
  'ping-then-request',
  'after-vanish',
]

function isOrdinary({ requests, exchange: { about = '' } }: OpenConversation): boolean {
  return requests.length > 0 && !SPECIAL.includes(about)
}

function isOrdinaryAnswered(evidence: Evidence): boolean {
  const offers = callsAbout(evidence, OFFER)
  return whenAnswered(evidence, () => satisfied(offers)).kind === 'satisfied'
}

// Returns a violation if answers often came whole only at a later attempt; else null.
function cutOften(evidence: Evidence): Judgement | null {
  const dialect = dialectOf(evidence.readings)
  const conversationIn = (exchange: Exchange) =>
    dialect === null ? null : openConversationOf(exchange, dialect)
  return oftenCut(evidence, {
    kind: 'conversation',
    what: 'answer',
    without: ['after-vanish'],
    hasBegun: (last) => conversationIn(last)?.answers.some(({ chunks }) => chunks.length > 0) === true,
    howCut: (attempt) => {
      const conversation = conversationIn(attempt)
      return conversation !== null && isAnswerCut(conversation) ? endingOf(conversation) : null
    },
  })
}

// Returns whether a reference call succeeds over HTTP. Without any reference call, returns true.
function completesOverHttp(evidence: Evidence): boolean {
  const calls = referenceCalls(evidence)
  return calls.length === 0 || calls.some((call) => isSuccess(call) && call.end.kind === 'complete')
}

function membersOf(chunks: readonly object[]): string {
  return [...new Set(chunks.flatMap((chunk) => Object.keys(chunk)))].toSorted().join(', ')
}

function onMessages(
  evidence: Evidence,
  isWrong: (message: SocketMessage) => boolean,
  expected: string,
  received: string,
): Judgement {
  return onConversations(
    evidence,
    { ...ALL, of: (conversation) => conversation.messages.length > 0 },
    ({ exchange, messages }) =>
      messages.filter(isWrong).map(({ number, text }) => {
        const shown = text === null ? received : `${received}: ${JSON.stringify(text.slice(0, 60))}`
        return { at: `${exchange.id} message ${number}`, expected, received: shown }
      }),
  )
}

type Finding = readonly [where: string, expected: string, received: string]

// Applies a rule to the complete answers for which `concerns` returns true.
function onAnswers(
  evidence: Evidence,
  rule: (answer: SocketAnswer) => readonly Finding[],
  concerns: (answer: SocketAnswer) => boolean = () => true,
  none?: Judgement,
): Judgement {
  const isConcerned = (answer: SocketAnswer) => isWhole(answer) && concerns(answer)
  const scope = { ...ALL, of: ({ answers }: OpenConversation) => answers.some(isConcerned) }
  const issues = ({ exchange, answers }: OpenConversation): readonly Issue[] =>
    answers.flatMap((answer, index) =>
      (isConcerned(answer) ? rule(answer) : []).map(([where, expected, received]) => ({
        at: `${exchange.id} answer ${index + 1} ${where}`,
        expected,
        received,
      })),
    )
  return onConversations(
    evidence,
    none === undefined || !hasWhole(evidence) ? scope : { ...scope, none },
    issues,
  )
}

// Applies a rule to the chunks of each complete answer. Not applicable if the reading defines another shape.
function onChunkAnswers(
  evidence: Evidence,
  rule: (chunks: readonly JsonObject[]) => readonly Finding[],
): Judgement {
  return whenOpen(evidence, ({ textPointer }) =>
    textPointer === null
      ? onAnswers(evidence, ({ chunks }) => rule(chunks.map(({ value }) => value)))
      : OWN_SHAPE,
  )
}

function hasWhole(evidence: Evidence): boolean {
  const scope = { ...CONVERSATIONS, of: ({ answers }: OpenConversation) => answers.some(isWhole) }
  return onConversations(evidence, scope, () => []).kind === 'satisfied'
}

function isWhole({ end, chunks }: SocketAnswer): boolean {
  return (end === 'terminator' || end === 'close') && chunks.length > 0
}
