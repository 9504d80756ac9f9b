import { isData } from '../../evidence/conversation.ts'
import type { Evidence } from '../../evidence/check.ts'
import type { Dialect } from '../../evidence/socket-message.ts'
import type { Selector } from '../../exchange/call-kinds.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { notApplicable, type Judgement } from '../../exchange/judgement.ts'
import { describeValue } from '../../exchange/reply.ts'
import { BAD_KEYS, declaredCodes, OFFER, onConversations, socketCheck, whenOpen } from './socket-evidence.ts'
import {
  closeText,
  endingOf,
  firstClose,
  isAllAnswered,
  isGood,
  isReset,
  serverClose,
  textsOf,
  type OpenConversation,
} from './open-conversation.ts'

const MIXED: Selector = 'conversation:mixed'
const CLOSE: Selector = 'conversation:close'
const UNMASKED: Selector = 'bad-conversation:unmasked'
const FORBIDDEN: readonly Selector[] = [
  'bad-conversation:reserved-bits',
  'bad-conversation:opcode',
  'bad-conversation:long-ping',
]
const MISTAKES: readonly Selector[] = [
  'bad-conversation:malformed',
  'bad-conversation:binary',
  'bad-conversation:unknown-type',
  'bad-conversation:no-messages',
  'bad-conversation:unknown-model',
]
const PROTOCOL_ERROR = 1002
// The close codes for errors (RFC 6455 section 7.4.1): protocol, type, encoding, policy, size, extension, internal.
const ERROR_CODES = [1002, 1003, 1007, 1008, 1009, 1010, 1011]

export const pong = socketCheck({
  id: 'websocket.pong',
  title:
    'a ping is answered with a pong that carries its payload, before a request and after an answer (RFC 6455 section 5.5.3)',
  judges: 'conversation',
  trippedBy: ['ws-pong-missing', 'ws-pong-empty', 'ws-deaf-after-answer'],
  judge: (evidence) =>
    onConversations(
      evidence,
      { calls: 'conversation', of: (conversation) => textsOf(conversation, 'ping').length > 0 },
      (conversation) => {
        const [pongs, pings] = [textsOf(conversation, 'pong'), textsOf(conversation, 'ping')]
        const isGone = firstClose(conversation) !== undefined || conversation.exchange.end.kind === 'failed'
        // Only one conversation waits for the pong. Others may end before it.
        const mayBeGone = isGone && conversation.exchange.about !== 'ping-then-request'
        const ping = pings.find((payload) => !pongs.includes(payload))
        if (ping === undefined || mayBeGone) return []
        const received = pongs.length === 0 ? 'none within five seconds' : describeValue(pongs[0])
        return [
          {
            at: `${conversation.exchange.id} pong`,
            expected: `a pong with ${describeValue(ping)}`,
            received,
          },
        ]
      },
    ),
})

// The minimum time, in ms, for which an answer must go on after a ping. A pong needs less, even on a busy machine.
const PONG_WAIT_MS = 100

export const pongDuringAnswer = socketCheck({
  id: 'websocket.pong-during-answer',
  level: 'SHOULD',
  title: 'a ping during an answer gets its pong before the answer ends (RFC 6455 section 5.5.2)',
  judges: MIXED,
  because: ['websocket.pong'],
  trippedBy: ['ws-pong-after-answer'],
  judge: (evidence) =>
    onConversations(
      evidence,
      {
        calls: MIXED,
        of: (conversation) => pongDelayMs(conversation) !== null,
        isEach: true,
        none: notApplicable('no answer goes on for long enough after a ping'),
      },
      (conversation) => {
        const delayMs = pongDelayMs(conversation) ?? 0
        const [at, expected] = [`${conversation.exchange.id} pong`, 'a pong before the end of the answer']
        const received = `after the answer, which went on for ${Math.round(delayMs)} ms`
        return delayMs === 0 ? [] : [{ at, expected, received }]
      },
    ),
})

// Returns for how long an answer went on after a ping without a pong; 0 if the pong came during the answer. Null if this is unknown.
function pongDelayMs({ log, exchange }: OpenConversation): number | null {
  const pingAt = log.findIndex(({ from, kind }) => from === 'client' && kind === 'ping')
  const ping = log[pingAt]
  // A target may send pongs without a ping (RFC 6455 section 5.5.3).
  const pongAt = log.findIndex(({ from, kind }, at) => at > pingAt && from === 'server' && kind === 'pong')
  const lastAt = log.findLastIndex((message) => message.from === 'server' && isData(message))
  const last = log[lastAt]
  if (ping === undefined || pongAt === -1 || last === undefined) return null
  if (pongAt < lastAt) return 0
  const wentOnMs = last.atMs - ping.atMs
  // A handshake takes at least one round trip, as a pong does.
  return wentOnMs >= PONG_WAIT_MS + 2 * (exchange.timing.headersMs ?? 0) ? wentOnMs : null
}

// Source: RFC 6455 sections 5.2 and 5.5.
export const forbiddenFrames = socketCheck({
  id: 'websocket.forbidden-frames-refused',
  title: 'a reserved bit, a reserved opcode or a ping of 126 bytes ends the conversation',
  judges: FORBIDDEN,
  trippedBy: ['ws-reserved-bits-accepted', 'ws-opcode-accepted', 'ws-long-ping-accepted'],
  judge: (evidence) => ended(evidence, FORBIDDEN),
})

// Source: RFC 6455 section 5.1. A SHOULD, because common libraries accept such frames.
export const unmasked = socketCheck({
  id: 'websocket.unmasked-refused',
  level: 'SHOULD',
  title: 'a frame of a client that is not masked ends the conversation',
  judges: UNMASKED,
  trippedBy: ['ws-unmasked-accepted'],
  judge: (evidence) => ended(evidence, [UNMASKED]),
})

export const closeCompleted = socketCheck({
  id: 'websocket.close-completed',
  title:
    'a close frame is answered with a close frame, and ends the conversation after an answer too (RFC 6455 section 5.5.1)',
  judges: CLOSE,
  trippedBy: ['ws-close-ignored', 'ws-close-ignored-later'],
  judge: (evidence) =>
    onConversations(evidence, { calls: [CLOSE, OFFER], of: isClosedByUs }, (conversation) => {
      const { id, about, end } = conversation.exchange
      // After an answer a connection may end without a close frame.
      if (serverClose(conversation) !== undefined || (about !== 'close' && end.kind !== 'left-open'))
        return []
      const received = end.kind === 'left-open' ? `none within ${end.waitedMs} ms` : 'none'
      return [{ at: id, expected: 'a close frame in answer to ours', received }]
    }),
})

export const endingCode = socketCheck({
  id: 'websocket.ending-code',
  title:
    'a socket that is closed after a whole answer is not closed with the code of an error (RFC 6455 section 7.4.1)',
  judges: 'conversation',
  trippedBy: ['ws-ends-1011'],
  judge: (evidence) =>
    onConversations(evidence, { calls: 'conversation', of: isAllAnswered }, (conversation) => {
      const closing = firstClose(conversation)
      if (closing === undefined || !ERROR_CODES.includes(closing.code ?? 0)) return []
      const at = `${conversation.exchange.id} close`
      return [{ at, expected: 'close 1000, or none', received: closeText(closing) }]
    }),
})

export const closeCodesDeclared = socketCheck({
  id: 'websocket.close-codes-declared',
  reading: 'websocket.closeCodes',
  title: 'a socket that is closed over a bad key or a mistake is closed with a code that is declared for it',
  judges: [...BAD_KEYS, ...MISTAKES],
  because: ['websocket.mistakes-told'],
  trippedBy: ['ws-close-undeclared'],
  judge: (evidence) => {
    if (!evidence.readings.has('websocket.closeCodes')) {
      return whenOpen(evidence, () => notApplicable('no close codes are declared'))
    }
    return onConversations(
      evidence,
      {
        calls: [...BAD_KEYS, ...MISTAKES],
        // Other checks report a completion.
        of: (conversation) => firstClose(conversation) !== undefined && !isGood(conversation.answers.at(-1)),
        none: notApplicable('no socket is closed over a bad key or a mistake'),
      },
      (conversation) => {
        const { exchange, dialect } = conversation
        const closing = firstClose(conversation)
        const codes = codesFor(evidence, exchange, dialect)
        if (codes.includes(closing?.code ?? 0)) return []
        const expected = codes.length === 0 ? 'no close' : `close ${codes.join(' or ')}`
        return [{ at: `${exchange.id} close`, expected, received: closeText(closing) }]
      },
    )
  },
})

// Returns whether Assay closed the conversation: in `conversation:close`, which sends no request, or after all answers
// if the target did not close.
function isClosedByUs(conversation: OpenConversation): boolean {
  return (
    conversation.exchange.about === 'close' ||
    (isAllAnswered(conversation) && firstClose(conversation) === undefined)
  )
}

const UNREADABLE: readonly string[] = ['malformed', 'binary', 'unknown-type']

function codesFor(evidence: Evidence, { about = '' }: Exchange, dialect: Dialect): readonly number[] {
  if (!MISTAKES.includes(`bad-conversation:${about}`)) return declaredCodes(evidence, 'badKey')
  // If the key is in the first message, an unreadable message counts as one without a key too.
  const hidesKey = dialect.auth === 'first-message' && UNREADABLE.includes(about)
  return [...declaredCodes(evidence, 'mistake'), ...(hidesKey ? declaredCodes(evidence, 'badKey') : [])]
}

// Judges that the target ends conversations: by a close frame, by a reset, or after Assay's close by a close frame with code 1002
// (RFC 6455 section 7.1.7).
function ended(evidence: Evidence, calls: readonly Selector[]): Judgement {
  return onConversations(evidence, { calls }, (conversation) => {
    const isLate = serverClose(conversation)?.code === PROTOCOL_ERROR
    if (firstClose(conversation) !== undefined || isLate || isReset(conversation.exchange)) return []
    const isAnswered = conversation.log.some(({ from, kind }) => from === 'server' && kind !== 'close')
    const received = isAnswered ? 'further frames on an open socket' : endingOf(conversation)
    return [{ at: conversation.exchange.id, expected: 'the end of the conversation', received }]
  })
}
