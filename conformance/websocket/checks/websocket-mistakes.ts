/** Messages that are not requests or are very large, and clients that vanish. */
import { check, type Check } from '../../evidence/check.ts'
import { isData } from '../../evidence/conversation.ts'
import { exchangesOf, type Evidence } from '../../evidence/evidence.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import {
  inconclusive,
  notApplicable,
  satisfied,
  violatedUnlessEmpty,
  type Issue,
  type Judgement,
} from '../../exchange/judgement.ts'
import { statusIssue } from '../../exchange/reply.ts'
import { stringOf } from '../../statement/readings.ts'
import { complaintOf, FRAMING } from './library-complaints.ts'
import { declaredCodes, isTimedOut, notOpened, onHandshakes, onTalks } from './socket-evidence.ts'
import { whenAnswered } from './socket-presence.ts'
import { ON_SOCKET_OFFER } from './socket-probes.ts'
import { endingOf, type Talk } from './socket-talk.ts'

const ON_MISTAKES = [...ON_SOCKET_OFFER, 'websocket.mistakes']
// Of frames that are not text a library may take care.
const TEXTS: readonly string[] = ['malformed', 'unknown-type', 'no-messages', 'unknown-model']
// One or two may have met a machine that was busy elsewhere.
const FEW_MISTAKES = 3
const SERVER_BROKE = 1011
const TOO_BIG = 1009
// What a close can report to a client: wrong type, wrong encoding, policy, size, protocol, or a code of one's own.
const REASON_CODES = [1002, 1003, 1007, 1008, 1009]
const OWN_CODES = 3000

/** One message without a response may only be slow. When all of them get none, no client learns what is wrong. */
const mistakesReported = check({
  id: 'websocket.mistakes-told',
  capability: 'websocket',
  gap: 'G7.4',
  reading: 'errors.conditions',
  level: 'MUST',
  title: 'refused messages are not all ignored silently',
  on: ON_MISTAKES,
  trippedBy: ['ws-mistakes-silent'],
  judge: (evidence) =>
    whenAnswered(evidence, () => {
      const calls = exchangesOf(evidence, 'websocket.mistakes', TEXTS)
      const open = calls.filter(({ socket }) => socket !== undefined)
      const silent = open.filter((exchange) => isTimedOut(exchange) && !saysSomething(exchange))
      if (open.length < FEW_MISTAKES)
        return inconclusive('prerequisite', 'too few of them could be made', open)
      if (silent.length < open.length) return satisfied(open)
      const issues = silent.map(({ id, end }) => ({
        at: id,
        expected: 'an error or a close',
        received: end.kind === 'failed' ? end.detail : 'nothing',
      }))
      return violatedUnlessEmpty(issues, silent)
    }),
})

const malformed = check({
  id: 'websocket.malformed-refused',
  capability: 'websocket',
  gap: 'G7.4',
  reading: 'errors.conditions',
  level: 'MUST',
  title: 'a message that is not JSON gets an error or a close that gives a reason',
  explainedBy: ['websocket.mistakes-told'],
  on: ON_MISTAKES,
  trippedBy: ['ws-malformed-drops', 'ws-malformed-1011'],
  judge: (evidence) => mistakeReported(evidence, 'malformed'),
})

const binary = check({
  id: 'websocket.binary-harmless',
  capability: 'websocket',
  gap: 'G7.4',
  reading: 'errors.conditions',
  level: 'MUST',
  title: 'a binary message is answered, or gets an error or a close that gives a reason',
  explainedBy: ['websocket.mistakes-told'],
  on: ON_MISTAKES,
  trippedBy: ['ws-binary-drops'],
  judge: (evidence) => mistakeReported(evidence, 'binary', { mayAnswer: true }),
})

/** Source: RFC 6455 section 8.1. */
const notUtf8 = check({
  id: 'websocket.not-utf8-refused',
  capability: 'websocket',
  clause: 'C1.5',
  // The RFC has a MUST here; libraries in wide use leave it to the application, whose JSON reader replaces what is broken.
  level: 'SHOULD',
  title: 'a text message that is not UTF-8 is not answered as if it were',
  explainedBy: ['websocket.mistakes-told'],
  on: ON_MISTAKES,
  trippedBy: ['ws-not-utf8-answered'],
  judge: (evidence) => mistakeReported(evidence, 'not-utf8', { mayReset: true }),
})

const unknownType = check({
  id: 'websocket.unknown-type-refused',
  capability: 'websocket',
  gap: 'G7.4',
  reading: 'errors.conditions',
  level: 'MUST',
  title: 'a message of an unknown type gets an error or a close that gives a reason',
  explainedBy: ['websocket.mistakes-told'],
  on: ON_MISTAKES,
  trippedBy: ['ws-unknown-type-drops'],
  judge: (evidence) => mistakeReported(evidence, 'unknown-type'),
})

const noMessages = check({
  id: 'websocket.incomplete-refused',
  capability: 'websocket',
  gap: 'G7.4',
  reading: 'errors.conditions',
  level: 'MUST',
  title: 'a request without messages gets an error, and no completion',
  explainedBy: ['websocket.mistakes-told'],
  on: ON_MISTAKES,
  trippedBy: ['ws-incomplete-answered'],
  judge: (evidence) => mistakeReported(evidence, 'no-messages'),
})

const unknownModel = check({
  id: 'websocket.unknown-model-refused',
  capability: 'websocket',
  gap: 'G7.1',
  reading: 'errors.status',
  level: 'MUST',
  title: 'a request for an unknown model gets an error, and no completion',
  explainedBy: ['websocket.mistakes-told'],
  on: ON_MISTAKES,
  trippedBy: ['ws-unknown-model-answered'],
  judge: (evidence) =>
    stringOf(evidence.readings, 'request.models', 'reading') === 'any'
      ? notApplicable('by the reading, every model name is accepted')
      : mistakeReported(evidence, 'unknown-model'),
})

const healthyAfterMistakes = check({
  id: 'websocket.healthy-after-mistakes',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title: 'after all these mistakes a new socket is opened and answered',
  on: [...ON_SOCKET_OFFER, 'websocket.vanish'],
  trippedBy: ['ws-dies-after-mistake', 'ws-frame-kills-process', 'ws-frame-kills-sockets'],
  judge: (evidence) =>
    onHandshakes(evidence, { only: ['websocket.vanish/vanish'] }, (exchange) => {
      const closed = notOpened(exchange)
      if (closed.length > 0) return closed
      if (saysSomething(exchange) || isTimedOut(exchange)) return []
      return [{ at: exchange.id, expected: 'an answer', received: 'none' }]
    }),
})

const huge = check({
  id: 'websocket.huge-clean',
  capability: 'websocket',
  gap: 'G7.4',
  reading: 'errors.conditions',
  // A server may fail the connection without a close frame (RFC 6455 section 7.1.7), and libraries in wide use do.
  level: 'SHOULD',
  title: 'a message of a megabyte is answered, or gets an error or close 1009',
  on: [...ON_SOCKET_OFFER, 'websocket.oversized'],
  trippedBy: ['ws-huge-drops'],
  judge: (evidence) =>
    whenAnswered(evidence, () =>
      onTalks(evidence, { only: ['websocket.oversized/huge'] }, (talk) =>
        missingReason(talk, { mayAnswer: true }),
      ),
    ),
})

/** Source: RFC 6455 section 10.4: a limit on the size of frames protects the memory. */
const announced = check({
  id: 'websocket.length-limited',
  capability: 'websocket',
  gap: 'G7.4',
  reading: 'errors.conditions',
  level: 'SHOULD',
  title: 'a frame that claims to be a terabyte long is refused at once, with close 1009',
  on: [...ON_SOCKET_OFFER, 'websocket.oversized'],
  trippedBy: ['ws-length-unlimited'],
  judge: (evidence) =>
    onTalks(evidence, { only: ['websocket.oversized/announced'] }, (talk) => {
      const code = talk.closings[0]?.from === 'server' ? talk.closings[0].code : null
      if (code === TOO_BIG) return []
      return [{ at: talk.exchange.id, expected: 'close 1009', received: endingOf(talk) }]
    }),
})

const vanishHealthy = check({
  id: 'websocket.vanish-healthy',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title: 'a client that vanishes in the middle of an answer does not harm the next one',
  on: [...ON_SOCKET_OFFER, 'websocket.vanish'],
  trippedBy: ['ws-vanish-kills'],
  judge: (evidence) => {
    const attempts = evidence.exchanges.filter(({ label }) => label === 'vanish')
    const vanished = attempts.find(({ socket }) => socket !== undefined)
    if (vanished === undefined && attempts.length > 0) {
      return inconclusive('prerequisite', 'there was no socket to vanish from', attempts)
    }
    const [after] = exchangesOf(evidence, 'websocket.vanish', ['after'])
    // A server that does not answer the door any more is the very thing looked for, no missing prerequisite.
    if (vanished !== undefined && after?.end.kind === 'failed' && after.end.code === 'refused') {
      return violatedUnlessEmpty([{ at: after.id, expected: '101', received: after.end.detail }], [after])
    }
    return onHandshakes(evidence, { only: ['websocket.vanish/after'] }, (exchange) => {
      if (saysSomething(exchange) || isTimedOut(exchange)) return []
      return [
        exchange.socket === undefined
          ? statusIssue(exchange, '101')
          : { at: exchange.id, expected: 'an answer', received: 'none' },
      ]
    })
  },
})

/** Checks of mistakes and accidents. */
export const socketMistakeChecks: readonly Check[] = [
  mistakesReported,
  malformed,
  binary,
  notUtf8,
  unknownType,
  noMessages,
  unknownModel,
  huge,
  announced,
  healthyAfterMistakes,
  vanishHealthy,
]

// Frames that the client library cannot read are an answer too: `websocket.framing` reports them.
function saysSomething(exchange: Exchange): boolean {
  if (complaintOf(exchange)?.check === FRAMING) return true
  return (exchange.socket?.messages ?? []).some((message) => message.from === 'server' && isData(message))
}

type Tolerance = {
  readonly mayAnswer?: boolean
  readonly mayReset?: boolean
  /** Close codes that are declared for mistakes. */
  readonly codes?: readonly number[]
}

function mistakeReported(evidence: Evidence, label: string, tolerance: Tolerance = {}): Judgement {
  const codes = declaredCodes(evidence, 'mistake')
  return whenAnswered(evidence, () =>
    onTalks(evidence, { only: [`websocket.mistakes/${label}`] }, (talk) =>
      missingReason(talk, { codes, ...tolerance }),
    ),
  )
}

function missingReason(
  talk: Talk,
  { mayAnswer = false, mayReset = false, codes = [] }: Tolerance,
): readonly Issue[] {
  const { exchange, answers, closings } = talk
  const { end } = exchange
  const issue = (received: string) => [
    { at: exchange.id, expected: 'an error or a close that gives a reason', received },
  ]
  const answer = answers.at(-1)
  if ((answer?.chunks.length ?? 0) > 0) return mayAnswer ? [] : issue('a completion')
  if (answer?.end === 'error') return []
  // Reported, if not in JSON: websocket.errors-json judges that.
  if (answer?.messages.some(({ kind }) => kind === 'no-json') === true) return []
  const closing = closings[0]
  if (closing?.from === 'server') {
    const code = closing.code ?? 0
    const givesReason =
      codes.includes(code) || REASON_CODES.includes(code) || (code >= OWN_CODES && code < 5000)
    return givesReason
      ? []
      : issue(code === SERVER_BROKE ? 'close 1011, as if the server broke' : endingOf(talk))
  }
  // Silence is a matter of patience, and reported as such.
  if (isTimedOut(exchange)) return []
  if (mayReset && end.kind === 'failed' && end.code === 'reset') return []
  return issue(endingOf(talk))
}
