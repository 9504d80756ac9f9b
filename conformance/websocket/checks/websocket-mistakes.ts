import type { Check, Evidence } from '../../evidence/check.ts'
import { callsAbout } from '../../evidence/evidence.ts'
import { isData, type SocketMessage } from '../../evidence/conversation.ts'
import { errorRule, type ErrorRule } from '../../evidence/error-shape.ts'
import { dialectOf } from '../../evidence/socket-message.ts'
import { hasTimedOut } from '../../exchange/attempts.ts'
import { isSelected, type Selector } from '../../exchange/call-kinds.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import {
  inconclusive,
  notApplicable,
  satisfied,
  violatedUnlessEmpty,
  type Issue,
  type Judgement,
} from '../../exchange/judgement.ts'
import { describeInvalidJson, statusIssue } from '../../exchange/reply.ts'
import { whyAllowed } from '../../core/refusal-cases.ts'
import { conformsTo, schemaIn } from '../../statement/own-schema.ts'
import { stringOf, type Readings } from '../../statement/readings.ts'
import { libraryErrorOf, FRAMING } from './library-errors.ts'
import {
  BAD_KEYS,
  declaredCodes,
  OFFER,
  onHandshakes,
  onConversations,
  outlastsOrdinary,
  socketCheck,
  TWO,
  whenAnswered,
  type SocketCheckSpec,
} from './socket-evidence.ts'
import { endingOf, firstClose, isGood, isReset, type OpenConversation } from './open-conversation.ts'

const TEXTS: readonly Selector[] = [
  'bad-conversation:malformed',
  'bad-conversation:unknown-type',
  'bad-conversation:no-messages',
]
const BINARY = 'bad-conversation:binary'
const NOT_UTF8 = 'bad-conversation:not-utf8'
const UNKNOWN_MODEL = 'bad-conversation:unknown-model'
const BAD_TEMPERATURE = 'bad-conversation:temperature-string'
const MISTAKES: readonly Selector[] = [...TEXTS, BINARY, NOT_UTF8, UNKNOWN_MODEL, BAD_TEMPERATURE]
const HUGE = 'bad-conversation:huge'
const ANNOUNCED = 'bad-conversation:announced'
const VANISHED = 'left:vanish'
const AFTER = 'conversation:after-vanish'
// The minimum number of invalid messages for a verdict. On a busy machine, a few messages may stay unanswered.
const FEW_MISTAKES = 3
// A mistake counts as ignored if the silence lasted this long, and also this many times as long as the ordinary conversation.
const MIN_SILENCE_MS = 10_000
const MIN_SILENCE_RATIO = 3
const SERVER_BROKE = 1011
const TOO_BIG = 1009
// Close codes for mistakes of the client (RFC 6455 section 7.4.1). OWN_CODES: the first private code.
const REASON_CODES = [1002, 1003, 1007, 1008, 1009]
const OWN_CODES = 3000

function mistakeCheck(spec: SocketCheckSpec): Check {
  return socketCheck({ because: ['websocket.mistakes-told'], ...spec })
}

export const mistakesReported = socketCheck({
  id: 'websocket.mistakes-told',
  reading: 'errors.conditions',
  title: 'refused messages are not all ignored silently',
  judges: [...TEXTS, UNKNOWN_MODEL],
  trippedBy: ['ws-mistakes-silent'],
  judge: (evidence) =>
    whenAnswered(evidence, () => {
      const calls = callsAbout(evidence, ...TEXTS, UNKNOWN_MODEL)
      const open = calls.filter(({ socket }) => socket !== undefined)
      const silent = open.filter((exchange) => hasTimedOut(exchange) && !saysSomething(exchange))
      if (open.length < FEW_MISTAKES)
        return inconclusive('prerequisite', 'too few mistakes could be sent', open)
      if (silent.length < open.length) return satisfied(open)
      const issues = silent.map(({ id, end }) => ({
        at: id,
        expected: 'an error or a close',
        received: end.kind === 'failed' ? end.detail : 'nothing',
      }))
      return violatedUnlessEmpty(issues, silent)
    }),
})

export const mistakesRefused = mistakeCheck({
  id: 'websocket.mistakes-refused',
  reading: 'errors.conditions',
  title:
    'a message that is malformed, binary, of an unknown type or without messages gets an error or a close, whose code, if any, gives a reason (a binary one may be answered)',
  judges: [...TEXTS, BINARY],
  trippedBy: ['ws-malformed-1011', 'ws-binary-drops', 'ws-incomplete-answered'],
  judge: (evidence) => refused(evidence, [...TEXTS, BINARY]),
})

// Source: RFC 6455 section 8.1. A SHOULD, because common libraries replace invalid bytes.
export const notUtf8 = mistakeCheck({
  id: 'websocket.not-utf8-refused',
  level: 'SHOULD',
  title: 'a text message that is not UTF-8 is not answered as if it were',
  judges: NOT_UTF8,
  trippedBy: ['ws-not-utf8-answered'],
  judge: (evidence) => refused(evidence, [NOT_UTF8]),
})

export const unknownModel = mistakeCheck({
  id: 'websocket.unknown-model-refused',
  reading: 'errors.status',
  title: 'a request for an unknown model gets an error, and no completion',
  judges: UNKNOWN_MODEL,
  trippedBy: ['ws-unknown-model-answered'],
  judge: (evidence) =>
    stringOf(evidence.readings, 'request.models', 'reading') === 'any'
      ? notApplicable('by the reading, every model name is accepted')
      : refused(evidence, [UNKNOWN_MODEL]),
})

export const validated = mistakeCheck({
  id: 'websocket.refuses-temperature-string',
  reading: 'errors.conditions',
  title: 'a word as temperature is refused over a WebSocket too',
  judges: BAD_TEMPERATURE,
  because: ['core.refuses-temperature-string', 'websocket.mistakes-told'],
  trippedBy: ['ws-temperature-string-answered'],
  judge: (evidence) => {
    const allowed = whyAllowed(evidence.readings, 'temperature-string')
    return allowed === null ? refused(evidence, [BAD_TEMPERATURE]) : notApplicable(allowed)
  },
})

export const answersAfterRefusal = socketCheck({
  id: 'websocket.answers-after-refusal',
  clause: 'C1.2',
  title:
    'after a refused message the next request on the same socket is answered, unless the socket is closed',
  judges: [UNKNOWN_MODEL, TWO],
  // A service that answers nothing after a hang-up does not answer here either.
  because: ['websocket.turns', 'websocket.unknown-model-refused', 'sse.abort-healthy'],
  trippedBy: ['ws-silent-after-refusal'],
  judge: (evidence) =>
    onConversations(
      evidence,
      {
        calls: UNKNOWN_MODEL,
        of: (conversation) =>
          conversation.answers.length > 1 &&
          conversation.answers[0]?.end === 'error' &&
          firstClose(conversation) === undefined &&
          !isReset(conversation.exchange) &&
          (conversation.answers[1]?.messages.length !== 0 ||
            outlastsOrdinary(evidence, conversation.exchange)),
        none: notApplicable('no socket stays open for another request after a refusal'),
      },
      (conversation) =>
        isGood(conversation.answers[1])
          ? []
          : [
              {
                at: conversation.exchange.id,
                expected: 'an answer to the request after a refused one',
                received: conversation.answers[1]?.messages[0]?.text?.slice(0, 120) ?? 'none',
              },
            ],
    ),
})

export const huge = socketCheck({
  id: 'websocket.huge-clean',
  reading: 'errors.conditions',
  // A SHOULD, because a server may reset the connection (RFC 6455 section 7.1.7).
  level: 'SHOULD',
  title: 'a message of a megabyte is answered, or gets an error or close 1009',
  judges: HUGE,
  trippedBy: ['ws-huge-drops'],
  judge: (evidence) => refused(evidence, [HUGE]),
})

// Source: RFC 6455 section 10.4.
export const announced = socketCheck({
  id: 'websocket.length-limited',
  reading: 'errors.conditions',
  level: 'SHOULD',
  title: 'a frame that claims to be a terabyte long is refused at once, with close 1009',
  judges: ANNOUNCED,
  trippedBy: ['ws-length-unlimited'],
  judge: (evidence) =>
    onConversations(evidence, { calls: ANNOUNCED }, (conversation) =>
      firstClose(conversation)?.code === TOO_BIG
        ? []
        : [{ at: conversation.exchange.id, expected: 'close 1009', received: endingOf(conversation) }],
    ),
})

export const healthyAfterMistakes = socketCheck({
  id: 'websocket.healthy-after-mistakes',
  title: 'after all these mistakes a new socket is opened and answered',
  judges: VANISHED,
  trippedBy: ['ws-dies-after-mistake', 'ws-frame-kills-process', 'ws-frame-kills-sockets'],
  judge: (evidence) => onHandshakes(evidence, [VANISHED], silence),
})

export const vanishHealthy = socketCheck({
  id: 'websocket.vanish-healthy',
  title: 'a client that vanishes in the middle of an answer does not harm the next one',
  judges: [VANISHED, AFTER],
  trippedBy: ['ws-vanish-kills'],
  judge: (evidence) => {
    const attempts = evidence.exchanges.filter((call) => isSelected([VANISHED], call))
    const vanished = attempts.find(({ socket }) => socket !== undefined)
    if (vanished === undefined && attempts.length > 0) {
      return inconclusive('prerequisite', 'there was no socket to vanish from', attempts)
    }
    const [after] = callsAbout(evidence, AFTER)
    // A refused connection is the violation, not a missing prerequisite.
    if (vanished !== undefined && after?.end.kind === 'failed' && after.end.code === 'refused') {
      return violatedUnlessEmpty([{ at: after.id, expected: '101', received: after.end.detail }], [after])
    }
    return onHandshakes(evidence, [AFTER], silence)
  },
})

export const errorBody = mistakeCheck({
  id: 'websocket.error-body',
  isFormat: true,
  reading: 'errors.body',
  title: 'an error over a WebSocket has the error body of every other refusal',
  judges: MISTAKES,
  because: ['core.errors-body', 'websocket.mistakes-told', 'websocket.mistakes-refused'],
  trippedBy: ['ws-error-flat'],
  judge: (evidence) => {
    const rule = errorRuleOf(evidence.readings)
    if (rule === null) {
      return hasOwnShape(evidence.readings)
        ? notApplicable('the reading of websocket.frames names no errorSchema', 'websocket.frames')
        : notApplicable('the reading of errors.body names no schema')
    }
    const none = notApplicable('no mistake is answered with an error')
    const scope = {
      calls: MISTAKES,
      of: (conversation: OpenConversation) => errorsOf(conversation).length > 0,
      none,
    }
    return onConversations(evidence, scope, (conversation) =>
      errorsOf(conversation).flatMap(({ number, value }) =>
        rule(value, `${conversation.exchange.id} message ${number}`),
      ),
    )
  },
})

const REFUSED: readonly Selector[] = [...MISTAKES, ...BAD_KEYS, 'bad-conversation:query-key', ANNOUNCED]

export const errorsJson = mistakeCheck({
  id: 'websocket.errors-json',
  clause: 'C4.3',
  title: 'the error for a refused message or key is JSON',
  judges: REFUSED,
  because: ['websocket.frames-json', 'websocket.mistakes-told'],
  trippedBy: ['ws-error-plain-text'],
  judge: (evidence) =>
    onConversations(
      evidence,
      {
        calls: REFUSED,
        of: (conversation) => refusalsIn(conversation).length > 0,
        isEach: true,
        none: notApplicable('no message or key is refused with a message'),
      },
      (conversation) =>
        refusalsIn(conversation)
          .filter(({ kind }) => kind === 'no-json')
          .map(({ number, text }) => ({
            at: `${conversation.exchange.id} message ${number}`,
            expected: 'JSON',
            received: describeInvalidJson(text ?? ''),
          })),
    ),
})

// Returns whether the target sent a message. An unreadable frame counts as a message; `websocket.framing` reports it.
function saysSomething(exchange: Exchange): boolean {
  if (libraryErrorOf(exchange)?.check === FRAMING) return true
  return (exchange.socket?.messages ?? []).some((message) => message.from === 'server' && isData(message))
}

function silence(exchange: Exchange): readonly Issue[] {
  if (exchange.socket === undefined) return hasTimedOut(exchange) ? [] : [statusIssue(exchange, '101')]
  if (saysSomething(exchange) || hasTimedOut(exchange)) return []
  return [{ at: exchange.id, expected: 'an answer', received: 'none' }]
}

function refused(evidence: Evidence, calls: readonly Selector[]): Judgement {
  const codes = declaredCodes(evidence, 'mistake')
  const ordinaryMs = Math.max(...callsAbout(evidence, OFFER).map(({ timing }) => timing.endMs))
  return whenAnswered(evidence, () =>
    onConversations(evidence, { calls }, (conversation) => missingReason(conversation, codes, ordinaryMs)),
  )
}

// Describes how the target ignored a mistake: it was silent for much longer than the ordinary conversation took (`ordinaryMs`).
// Null if this is not shown; then the timeout makes the judgement inconclusive.
function ignoredText({ about = '', socket, timing }: Exchange, ordinaryMs: number): string | null {
  const silentMs = timing.endMs - (socket?.messages.at(-1)?.atMs ?? 0)
  const isIgnored = silentMs >= Math.max(MIN_SILENCE_MS, MIN_SILENCE_RATIO * ordinaryMs)
  if (!isIgnored || MAY_STAY_SILENT.includes(about)) return null
  return `nothing for ${Math.round(silentMs / 1000)} s; an ordinary request and its answer took ${Math.round(ordinaryMs)} ms`
}

// ANSWERABLE: mistakes that may get a completion. CUTTABLE: mistakes that may get a reset.
// MAY_STAY_SILENT: mistakes whose missing answer is not judged.
const ANSWERABLE: readonly string[] = ['binary', 'huge']
const CUTTABLE: readonly string[] = ['not-utf8']
const MAY_STAY_SILENT: readonly string[] = [...CUTTABLE, 'huge']

function missingReason(
  conversation: OpenConversation,
  codes: readonly number[],
  ordinaryMs: number,
): readonly Issue[] {
  const { exchange, answers } = conversation
  const { about = '' } = exchange
  const expected = 'an error or a close that gives a reason'
  const issue = (received: string) => [{ at: exchange.id, expected, received }]
  // A request that follows on the same socket is not judged here.
  const [answer] = answers
  if ((answer?.chunks.length ?? 0) > 0) return ANSWERABLE.includes(about) ? [] : issue('a completion')
  if (answer?.end === 'error') return []
  // websocket.errors-json judges an error that is not JSON.
  if (answer?.messages.some(({ kind }) => kind === 'no-json') === true) return []
  const closing = firstClose(conversation)
  if (closing !== undefined) {
    const { code } = closing
    // A close frame may have no code (RFC 6455 section 5.5.1).
    if (code === null) return []
    const isOwn = code >= OWN_CODES && code < 5000
    if (isOwn || codes.includes(code) || REASON_CODES.includes(code)) return []
    return issue(code === SERVER_BROKE ? 'close 1011 (internal error)' : endingOf(conversation))
  }
  if (hasTimedOut(exchange)) {
    const ignored = ignoredText(exchange, ordinaryMs)
    return ignored === null ? [] : issue(ignored)
  }
  return CUTTABLE.includes(about) && isReset(exchange) ? [] : issue(endingOf(conversation))
}

// Returns the rule for error frames: `errorSchema` if the readings define messages, else the rule for error bodies. Null without a rule.
function errorRuleOf(readings: Readings): ErrorRule | null {
  if (!hasOwnShape(readings)) return errorRule(readings)
  const schema = schemaIn(readings.get('websocket.frames')?.value['errorSchema'])
  return schema === null ? null : (value, at) => conformsTo(schema, value, at)
}

function hasOwnShape(readings: Readings): boolean {
  return (dialectOf(readings)?.textPointer ?? null) !== null
}

function refusalsIn({ answers }: OpenConversation): readonly SocketMessage[] {
  return answers.filter(({ chunks }) => chunks.length === 0).flatMap(({ messages }) => messages)
}

function errorsOf({ answers }: OpenConversation): readonly SocketMessage[] {
  return answers.flatMap(({ messages }) => messages.filter(({ kind }) => kind === 'error'))
}
