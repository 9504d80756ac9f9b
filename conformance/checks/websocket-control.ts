/** Pings, closes, and frames that RFC 6455 forbids. */
import { check, type Check } from '../check.ts'
import { closeFrameOf, OPCODES, type CloseFrame } from '../conversation.ts'
import type { Evidence } from '../evidence.ts'
import { inconclusive, type Issue, type Judgement } from '../judgement.ts'
import { describe } from '../reply.ts'
import { endingOf, ON_OFFER, ON_SOCKETS, ON_TALKS, onTalks, type Talk } from './socket-evidence.ts'

const ON_CONTROL = [...ON_OFFER, 'websocket.control']
const ON_PROTOCOL = [...ON_OFFER, 'websocket.protocol']
const PROTOCOL_ERROR = 1002
// Codes that stand for what happened without a frame; in a frame they say something that is not so (RFC 6455 7.4.1).
const NEVER_SENT = [1004, 1005, 1006, 1015]

/** Source: RFC 6455 section 5.5.2. */
const pong = check({
  id: 'websocket.pong',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title: 'a ping is answered with a pong',
  on: ON_CONTROL,
  trippedBy: ['ws-pong-missing'],
  judge: (evidence) =>
    onTalks(evidence, { only: ['websocket.control/ping'] }, (talk) =>
      pongsOf(talk).length > 0
        ? []
        : [{ at: talk.exchange.id, expected: 'a pong', received: 'none within two seconds' }],
    ),
})

/** Source: RFC 6455 section 5.5.3. */
const pongPayload = check({
  id: 'websocket.pong-payload',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title: 'a pong carries the payload of its ping',
  on: ON_CONTROL,
  trippedBy: ['ws-pong-empty'],
  judge: (evidence) =>
    onTalks(
      evidence,
      {
        only: ['websocket.control/ping'],
        of: (talk) => pongsOf(talk).length > 0,
        none: inconclusive('prerequisite', 'there is no pong: see websocket.pong'),
      },
      (talk) => {
        const ping = talk.frames.find(({ opcode }) => opcode === OPCODES.ping)?.payload.text ?? ''
        const payloads = pongsOf(talk).map(({ payload }) => payload.text ?? '')
        if (payloads.includes(ping)) return []
        const received = describe(payloads[0])
        return [{ at: `${talk.exchange.id} pong`, expected: describe(ping), received }]
      },
    ),
})

/** Source: RFC 6455 section 5.5.1. */
const closeCompleted = check({
  id: 'websocket.close-completed',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title: 'a close frame is answered with a close frame',
  on: ON_CONTROL,
  trippedBy: ['ws-close-ignored'],
  judge: (evidence) =>
    onTalks(evidence, { only: ['websocket.control/close'] }, (talk) =>
      serverClose(talk) === undefined
        ? [{ at: talk.exchange.id, expected: 'a close frame in answer to ours', received: 'none' }]
        : [],
    ),
})

/** "Typically echoes the status code it received": RFC 6455 section 5.5.1. */
const closeEchoed = check({
  id: 'websocket.close-echoed',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'SHOULD',
  title: 'the close frame in answer to ours has the same code',
  on: ON_CONTROL,
  trippedBy: ['ws-close-other-code'],
  judge: (evidence) =>
    onTalks(
      evidence,
      {
        only: ['websocket.control/close'],
        of: (talk) => serverClose(talk) !== undefined,
        none: inconclusive('prerequisite', 'there is no close frame: see websocket.close-completed'),
      },
      (talk) => {
        const ours = talk.closings.find(({ from }) => from === 'client')?.code
        const theirs = serverClose(talk)?.code
        if (ours === theirs) return []
        return [
          {
            at: `${talk.exchange.id} close`,
            expected: `close ${ours}`,
            received: `close ${theirs ?? 'without a code'}`,
          },
        ]
      },
    ),
})

const closeCodes = check({
  id: 'websocket.close-codes',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title: 'close frames carry codes that may be sent, and reasons in UTF-8',
  on: ON_SOCKETS,
  trippedBy: ['ws-close-1006'],
  judge: (evidence) =>
    onTalks(evidence, { probes: ON_SOCKETS }, ({ exchange, frames }) =>
      frames
        .filter(({ from, opcode }) => from === 'server' && opcode === OPCODES.close)
        .map(closeFrameOf)
        .filter((closing) => !maySend(closing))
        .map(({ code, reason }) => ({
          at: `${exchange.id} close`,
          expected: 'a code that may be sent, and a reason in UTF-8',
          received: reason === null ? 'a reason that is not UTF-8' : `close ${code}`,
        })),
    ),
})

/** Source: RFC 6455 section 5.1. */
const unmasked = check({
  id: 'websocket.server-unmasked',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title: 'the target does not mask its frames',
  on: ON_TALKS,
  trippedBy: ['ws-masked'],
  judge: (evidence) =>
    onTalks(evidence, { probes: ON_TALKS }, ({ exchange, frames }) =>
      frames.flatMap(({ from, isMasked }, index) =>
        from === 'server' && isMasked
          ? [{ at: `${exchange.id} frame ${index + 1}`, expected: 'no mask', received: 'a masked frame' }]
          : [],
      ),
    ),
})

/** Source: RFC 6455 section 5.2. */
const reservedBits = check({
  id: 'websocket.reserved-bits-refused',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title: 'a frame with a reserved bit that nobody agreed on ends the conversation',
  on: ON_PROTOCOL,
  trippedBy: ['ws-reserved-bits-accepted'],
  judge: (evidence) => ended(evidence, 'reserved-bits'),
})

/** Source: RFC 6455 section 5.1. */
const badMask = check({
  id: 'websocket.unmasked-refused',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title: 'a frame of a client that is not masked ends the conversation',
  on: ON_PROTOCOL,
  trippedBy: ['ws-unmasked-accepted'],
  judge: (evidence) => ended(evidence, 'unmasked'),
})

/** Source: RFC 6455 section 5.2. */
const opcode = check({
  id: 'websocket.opcode-refused',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title: 'a frame with a reserved opcode ends the conversation',
  on: ON_PROTOCOL,
  trippedBy: ['ws-opcode-accepted'],
  judge: (evidence) => ended(evidence, 'opcode'),
})

/** Source: RFC 6455 section 5.5: control frames have 125 bytes at most. */
const longPing = check({
  id: 'websocket.long-ping-refused',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title: 'a ping of 126 bytes ends the conversation',
  on: ON_PROTOCOL,
  trippedBy: ['ws-long-ping-accepted'],
  judge: (evidence) => ended(evidence, 'long-ping'),
})

/** Source: RFC 6455 section 7.4.1. */
const protocolCode = check({
  id: 'websocket.protocol-error-code',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'SHOULD',
  title: 'a conversation that ends over a forbidden frame is closed with 1002',
  on: ON_PROTOCOL,
  trippedBy: ['ws-protocol-1000'],
  judge: (evidence) =>
    onTalks(
      evidence,
      {
        probes: ['websocket.protocol'],
        of: ({ closings }) => closings[0]?.from === 'server',
        none: inconclusive('prerequisite', 'none of these conversations was closed with a close frame'),
      },
      ({ exchange, closings }) => {
        const code = closings[0]?.code
        if (code === PROTOCOL_ERROR) return []
        const at = `${exchange.id} close`
        return [{ at, expected: `close ${PROTOCOL_ERROR}`, received: `close ${code ?? 'without a code'}` }]
      },
    ),
})

/** Checks of control frames, and of frames that are forbidden. */
export const socketControlChecks: readonly Check[] = [
  pong,
  pongPayload,
  closeCompleted,
  closeEchoed,
  closeCodes,
  unmasked,
  reservedBits,
  badMask,
  opcode,
  longPing,
  protocolCode,
]

function pongsOf({ frames }: Talk) {
  return frames.filter((frame) => frame.from === 'server' && frame.opcode === OPCODES.pong)
}

function serverClose({ closings }: Talk): CloseFrame | undefined {
  return closings.find(({ from }) => from === 'server')
}

function maySend({ code, reason }: CloseFrame): boolean {
  if (reason === null) return false
  return code === null || (code >= 1000 && code < 5000 && !NEVER_SENT.includes(code))
}

// A torn connection fails it just as well (RFC 6455 section 7.1.7), and so does a 1002 that comes after our own goodbye,
// because the target was slow; going on as if nothing were wrong does not.
function ended(evidence: Evidence, label: string): Judgement {
  return onTalks(evidence, { only: [`websocket.protocol/${label}`] }, (talk): readonly Issue[] => {
    const { exchange, closings, frames } = talk
    const isEnded =
      closings[0]?.from === 'server' ||
      closings.some(({ from, code }) => from === 'server' && code === PROTOCOL_ERROR) ||
      (exchange.end.kind === 'failed' && exchange.end.code === 'reset')
    if (isEnded) return []
    const isAnswered = frames.some((frame) => frame.from === 'server' && frame.opcode !== OPCODES.close)
    const received = isAnswered ? 'an open socket that was answered on' : endingOf(talk)
    return [{ at: exchange.id, expected: 'the end of the conversation', received }]
  })
}
