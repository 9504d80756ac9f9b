/**
 * Frames of the target that break RFC 6455, and the check that says so. A client library gives a conversation up over
 * most of them, so that every other check must know why it ended. Pure.
 */
import { closeFrameOf, OPCODES, type Conversation } from '../evidence/conversation.ts'
import type { Exchange, Frame } from '../exchange/exchange.ts'
import { deflateIn } from '../evidence/socket-extensions.ts'

/** One frame that breaks a rule. `check`: the id of the check on that rule. */
export type FrameViolation = {
  readonly check: string
  /** Place among all frames of the conversation, from 1. */
  readonly frame: number
  readonly isControl: boolean
  readonly expected: string
  readonly received: string
}

/** A frame of the target, and what the frames before it leave open. */
type Place = {
  readonly frame: Frame
  readonly isCompressionAgreed: boolean
  readonly isMessageOpen: boolean
  readonly hasClosed: boolean
}

type Rule = {
  readonly check: string
  readonly expected: string | ((place: Place) => string)
  /** Returns the problem; null when there is none. */
  readonly problem: (place: Place) => string | null
}

const MAX_CONTROL_BYTES = 125
const COMPRESSED = 4
// Codes that stand for what happened without a frame; in a frame they say something that is not so.
const NEVER_SENT = [1004, 1005, 1006, 1015]
const FIRST_CODE = 1000
// Registered codes end here; up to 2999 they are reserved, from 3000 on libraries and applications may choose.
const LAST_REGISTERED = 1014
const FIRST_OWN = 3000
const LAST_OWN = 4999

const RULES: readonly Rule[] = [
  {
    check: 'websocket.server-unmasked',
    expected: 'no mask',
    problem: ({ frame }) => (frame.isMasked ? 'a masked frame' : null),
  },
  {
    check: 'websocket.compression-honest',
    expected: (place) => `reserved bits ${allowedBits(place)} at most`,
    problem: (place) =>
      (place.frame.reservedBits & ~allowedBits(place)) === 0
        ? null
        : `reserved bits ${place.frame.reservedBits}`,
  },
  {
    check: 'websocket.compression-readable',
    expected: 'a message that can be inflated',
    // A bit that was not agreed on is the violation then, and what follows from it is not another.
    problem: (place) =>
      place.frame.isUnreadable === true && allowedBits(place) !== 0 ? 'bytes that cannot be inflated' : null,
  },
  {
    check: 'websocket.opcodes-known',
    expected: 'an opcode of 0, 1, 2, 8, 9 or 10',
    problem: ({ frame: { opcode } }) => (isKnown(opcode) ? null : `opcode ${opcode}`),
  },
  {
    check: 'websocket.fragments-in-order',
    expected: ({ isMessageOpen }) =>
      isMessageOpen ? 'the rest of the message that was begun' : 'the first frame of a message',
    problem: ({ frame: { opcode }, isMessageOpen }) => {
      if (opcode > OPCODES.binary || (opcode === OPCODES.continuation) === isMessageOpen) return null
      return isMessageOpen ? 'the first frame of another message' : 'a continuation of nothing'
    },
  },
  {
    check: 'websocket.control-frames-short',
    expected: `a control frame in one piece, of ${MAX_CONTROL_BYTES} bytes at most`,
    problem: ({ frame: { opcode, isFinal, payload } }) => {
      if (opcode < OPCODES.close) return null
      if (!isFinal) return 'a fragment of a control frame'
      return payload.bodyBytes > MAX_CONTROL_BYTES ? `${payload.bodyBytes} bytes` : null
    },
  },
  {
    check: 'websocket.length-minimal',
    expected: 'a length in as few bytes as it needs',
    problem: ({ frame }) => (frame.hasPaddedLength === true ? 'a length in more bytes' : null),
  },
  {
    check: 'websocket.close-payload',
    expected: 'no payload, or one that begins with a code of two bytes',
    problem: ({ frame: { opcode, payload } }) =>
      opcode === OPCODES.close && payload.bodyBytes === 1 ? 'one byte' : null,
  },
  {
    check: 'websocket.close-codes',
    expected: 'a code that may be sent, and a reason in UTF-8',
    problem: ({ frame }) => (frame.opcode === OPCODES.close ? closeProblem(frame) : null),
  },
  {
    check: 'websocket.nothing-after-close',
    expected: 'no message after the close frame',
    problem: ({ frame: { opcode }, hasClosed }) =>
      hasClosed && opcode <= OPCODES.binary ? 'a frame of a message' : null,
  },
]

const UTF8_CHECK = 'websocket.utf8'

const known = new WeakMap<Exchange, readonly FrameViolation[]>()

/** All frames of the target that break a rule, in the order they came. */
export function frameViolations(exchange: Exchange): readonly FrameViolation[] {
  const found = known.get(exchange) ?? violationsIn(exchange)
  known.set(exchange, found)
  return found
}

/**
 * The check on what made the client library give a conversation up before its last answer was whole, or left a message that
 * cannot be read; null when the library read all of it, or no rule was broken.
 */
export function brokenRule({ exchange, answers, messages }: Conversation): string | null {
  if ((exchange.client?.error ?? null) === null) return null
  const violations = frameViolations(exchange)
  const inMessages = violations.find(({ isControl }) => !isControl)
  const [first] = areAllEnded(answers) ? [inMessages] : violations
  if (first !== undefined) return first.check
  return messages.some(({ kind }) => kind === 'no-utf8') ? UTF8_CHECK : null
}

function areAllEnded(answers: Conversation['answers']): boolean {
  return answers.length > 0 && answers.every(({ end }) => end !== null)
}

function violationsIn(exchange: Exchange): readonly FrameViolation[] {
  const isCompressionAgreed = deflateIn(exchange.response?.headers ?? []) !== null
  const found: FrameViolation[] = []
  let isMessageOpen = false
  let hasClosed = false
  for (const [index, frame] of (exchange.socket?.frames ?? []).entries()) {
    if (frame.from === 'client') continue
    const place = { frame, isCompressionAgreed, isMessageOpen, hasClosed }
    found.push(...RULES.flatMap((rule) => brokenBy(rule, place, index + 1)))
    if (frame.opcode <= OPCODES.binary) isMessageOpen = !frame.isFinal
    hasClosed ||= frame.opcode === OPCODES.close
  }
  return found
}

function brokenBy(
  { check, expected, problem }: Rule,
  place: Place,
  frame: number,
): readonly FrameViolation[] {
  const received = problem(place)
  if (received === null) return []
  const isControl = place.frame.opcode >= OPCODES.close
  return [
    {
      check,
      frame,
      isControl,
      expected: typeof expected === 'string' ? expected : expected(place),
      received,
    },
  ]
}

// The first frame of a message says whether the message is compressed (RFC 7692 section 6).
function allowedBits({ frame: { opcode }, isCompressionAgreed }: Place): number {
  return isCompressionAgreed && (opcode === OPCODES.text || opcode === OPCODES.binary) ? COMPRESSED : 0
}

function isKnown(opcode: number): boolean {
  return opcode <= OPCODES.binary || (opcode >= OPCODES.close && opcode <= OPCODES.pong)
}

function closeProblem(frame: Frame): string | null {
  const { code, reason } = closeFrameOf(frame)
  if (reason === null) return 'a reason that is not UTF-8'
  return code === null || maySend(code) ? null : `close ${code}`
}

function maySend(code: number): boolean {
  const isRegistered = code >= FIRST_CODE && code <= LAST_REGISTERED && !NEVER_SENT.includes(code)
  return isRegistered || (code >= FIRST_OWN && code <= LAST_OWN)
}
