/** Pings, closes, and frames that RFC 6455 forbids. */
import { check, type Check } from '../../evidence/check.ts'
import type { Evidence } from '../../evidence/evidence.ts'
import { notApplicable, type Issue, type Judgement } from '../../exchange/judgement.ts'
import { describeValue } from '../../exchange/reply.ts'
import { NO_PONG, onTalks } from './socket-evidence.ts'
import { ON_SOCKET_OFFER } from './socket-probes.ts'
import { endingOf, hasPong, pongsOf } from './socket-talk.ts'

const ON_CONTROL = [...ON_SOCKET_OFFER, 'websocket.control']
const ON_PROTOCOL = [...ON_SOCKET_OFFER, 'websocket.protocol']
const PROTOCOL_ERROR = 1002
/** Source: RFC 6455 section 5.5.2. */
const pong = check({
  id: 'websocket.pong',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title: 'a ping is answered with a pong (RFC 6455 section 5.5.2)',
  on: ON_CONTROL,
  trippedBy: ['ws-pong-missing'],
  judge: (evidence) =>
    onTalks(evidence, { only: ['websocket.control/ping'] }, (talk) =>
      hasPong(talk)
        ? []
        : [{ at: talk.exchange.id, expected: 'a pong', received: 'none within five seconds' }],
    ),
})

/** Source: RFC 6455 section 5.5.3. */
const pongPayload = check({
  id: 'websocket.pong-payload',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title: 'a pong carries the payload of its ping (RFC 6455 section 5.5.3)',
  on: ON_CONTROL,
  trippedBy: ['ws-pong-empty'],
  judge: (evidence) =>
    onTalks(
      evidence,
      {
        only: ['websocket.control/ping'],
        of: hasPong,
        none: NO_PONG,
      },
      (talk) => {
        const ping =
          talk.log.find(({ from, kind }) => from === 'client' && kind === 'ping')?.payload.text ?? ''
        const payloads = pongsOf(talk).map(({ payload }) => payload.text ?? '')
        if (payloads.includes(ping)) return []
        const received = describeValue(payloads[0])
        return [{ at: `${talk.exchange.id} pong`, expected: describeValue(ping), received }]
      },
    ),
})

/** Source: RFC 6455 section 5.2. */
const reservedBits = check({
  id: 'websocket.reserved-bits-refused',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title: 'a frame with a reserved bit that was not negotiated ends the conversation',
  on: ON_PROTOCOL,
  trippedBy: ['ws-reserved-bits-accepted'],
  judge: (evidence) => ended(evidence, 'reserved-bits'),
})

/** Source: RFC 6455 section 5.1. */
const badMask = check({
  id: 'websocket.unmasked-refused',
  capability: 'websocket',
  clause: 'C1.5',
  // The RFC has a MUST here; libraries in wide use take such frames all the same, and no client that keeps to it is harmed.
  level: 'SHOULD',
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
        // To cut the connection fails it too (RFC 6455 section 7.1.7).
        none: notApplicable('no conversation with a forbidden frame is closed with a close frame'),
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
  reservedBits,
  badMask,
  opcode,
  longPing,
  protocolCode,
]

// A torn connection fails it just as well (RFC 6455 section 7.1.7), and so does a 1002 that comes after our own goodbye,
// because the target was slow; going on as if nothing were wrong does not.
function ended(evidence: Evidence, label: string): Judgement {
  return onTalks(evidence, { only: [`websocket.protocol/${label}`] }, (talk): readonly Issue[] => {
    const { exchange, closings, log } = talk
    const isEnded =
      closings[0]?.from === 'server' ||
      closings.some(({ from, code }) => from === 'server' && code === PROTOCOL_ERROR) ||
      (exchange.end.kind === 'failed' && exchange.end.code === 'reset')
    if (isEnded) return []
    const isAnswered = log.some(({ from, kind }) => from === 'server' && kind !== 'close')
    const received = isAnswered ? 'an open socket that was answered on' : endingOf(talk)
    return [{ at: exchange.id, expected: 'the end of the conversation', received }]
  })
}
