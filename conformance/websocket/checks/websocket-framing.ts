/** Whether the frames of the target are what RFC 6455 allows: one rule, one check, whatever became of the conversation. */
import { check, type Check } from '../../evidence/check.ts'
import { keepsRule } from './socket-evidence.ts'
import { ON_SOCKETS } from './socket-probes.ts'

/** Source: RFC 6455 section 5.1. */
const unmasked = check({
  id: 'websocket.server-unmasked',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title: 'the target does not mask its frames (RFC 6455 section 5.1)',
  on: ON_SOCKETS,
  trippedBy: ['ws-masked'],
  judge: (evidence) => keepsRule(evidence, 'websocket.server-unmasked'),
})

/** Source: RFC 7692 sections 5.1 and 6: the bit means "compressed" only where that was agreed on. */
const compressionHonest = check({
  id: 'websocket.compression-honest',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title:
    'frames are compressed only where that was agreed on, and no other reserved bit is set (RFC 6455 section 5.2, RFC 7692 section 6)',
  on: ON_SOCKETS,
  trippedBy: ['ws-reserved-bit-set', 'ws-reserved-bit-other'],
  judge: (evidence) => keepsRule(evidence, 'websocket.compression-honest'),
})

/** Source: RFC 7692 section 7.2.1. */
const compressionReadable = check({
  id: 'websocket.compression-readable',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title: 'compressed messages can be inflated with what the handshake agreed on (RFC 7692 section 7.2)',
  on: ON_SOCKETS,
  trippedBy: ['ws-deflate-broken'],
  judge: (evidence) => keepsRule(evidence, 'websocket.compression-readable'),
})

/** Source: RFC 6455 section 5.2. */
const opcodesKnown = check({
  id: 'websocket.opcodes-known',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title: 'the target uses no reserved opcode (RFC 6455 section 5.2)',
  on: ON_SOCKETS,
  trippedBy: ['ws-opcode-reserved'],
  judge: (evidence) => keepsRule(evidence, 'websocket.opcodes-known'),
})

/** Source: RFC 6455 section 5.4. */
const fragmentsInOrder = check({
  id: 'websocket.fragments-in-order',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title:
    'the fragments of a message follow one another, the first alone with its opcode (RFC 6455 section 5.4)',
  on: ON_SOCKETS,
  trippedBy: ['ws-continuation-of-nothing', 'ws-fragments-interleaved'],
  judge: (evidence) => keepsRule(evidence, 'websocket.fragments-in-order'),
})

/** Source: RFC 6455 section 5.5. */
const controlFramesShort = check({
  id: 'websocket.control-frames-short',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title: 'control frames have 125 bytes at most and are not fragmented (RFC 6455 section 5.5)',
  on: ON_SOCKETS,
  trippedBy: ['ws-ping-long', 'ws-ping-fragmented'],
  judge: (evidence) => keepsRule(evidence, 'websocket.control-frames-short'),
})

/** Source: RFC 6455 section 5.2. */
const lengthMinimal = check({
  id: 'websocket.length-minimal',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title: 'the length of a frame is written in as few bytes as it needs (RFC 6455 section 5.2)',
  on: ON_SOCKETS,
  trippedBy: ['ws-length-padded'],
  judge: (evidence) => keepsRule(evidence, 'websocket.length-minimal'),
})

/** Source: RFC 6455 section 5.5.1. */
const closePayload = check({
  id: 'websocket.close-payload',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title: 'a close frame is empty or begins with a code of two bytes (RFC 6455 section 5.5.1)',
  on: ON_SOCKETS,
  trippedBy: ['ws-close-one-byte'],
  judge: (evidence) => keepsRule(evidence, 'websocket.close-payload'),
})

/** Source: RFC 6455 sections 7.4.1 and 7.4.2. */
const closeCodes = check({
  id: 'websocket.close-codes',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title: 'close frames carry codes that may be sent, and reasons in UTF-8 (RFC 6455 section 7.4)',
  on: ON_SOCKETS,
  trippedBy: ['ws-close-1006', 'ws-close-reserved', 'ws-close-reason-latin1'],
  judge: (evidence) => keepsRule(evidence, 'websocket.close-codes'),
})

/** Source: RFC 6455 section 5.5.1. */
const nothingAfterClose = check({
  id: 'websocket.nothing-after-close',
  capability: 'websocket',
  clause: 'C1.5',
  level: 'MUST',
  title: 'no message follows the close frame of the target (RFC 6455 section 5.5.1)',
  on: ON_SOCKETS,
  trippedBy: ['ws-text-after-close'],
  judge: (evidence) => keepsRule(evidence, 'websocket.nothing-after-close'),
})

/** Checks of the frames themselves, not of what they hold. */
export const socketFramingChecks: readonly Check[] = [
  compressionHonest,
  compressionReadable,
  unmasked,
  opcodesKnown,
  fragmentsInOrder,
  controlFramesShort,
  lengthMinimal,
  closePayload,
  closeCodes,
  nothingAfterClose,
]
