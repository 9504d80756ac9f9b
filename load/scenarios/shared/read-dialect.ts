/** Reads the WebSocket dialect that Node gives to a scenario. Pure. */
import type { Dialect } from '../../../conformance/evidence/socket-message.ts'
import { memberOf, requireString, requireStringOrNull, requireTexts } from '../../guards.ts'

const AUTH = ['bearer', 'subprotocol', 'first-message', 'query'] as const
const FRAMES = ['text', 'binary', 'either'] as const

/** A dialect as plain data. */
export type WrittenDialect = Omit<Dialect, 'isDeclaredError'>

/** Reads a dialect. Throws a TypeError that names the missing member. */
export function readDialect(value: unknown): Dialect {
  return {
    path: requireString(value, 'path'),
    auth: oneOf(value, 'auth', AUTH),
    authName: requireString(value, 'authName'),
    introduces: memberOf(value, 'introduces') === true,
    subprotocols: requireTexts(value, 'subprotocols'),
    requestType: requireStringOrNull(value, 'requestType'),
    requestMember: requireStringOrNull(value, 'requestMember'),
    typePointer: requireString(value, 'typePointer'),
    chunkPointer: requireString(value, 'chunkPointer'),
    textPointer: requireStringOrNull(value, 'textPointer'),
    finishPointer: requireStringOrNull(value, 'finishPointer'),
    otherTypes: requireTexts(value, 'otherTypes'),
    answerFrames: oneOf(value, 'answerFrames', FRAMES),
    requestFrames: oneOf(value, 'requestFrames', FRAMES) === 'binary' ? 'binary' : 'text',
    terminators: requireTexts(value, 'terminators'),
    closeCodes: codesIn(value),
    doneTypes: requireTexts(value, 'doneTypes'),
    // What fits a schema is determined from the kept answers, when the load is over.
    isDeclaredError: () => false,
  }
}

function oneOf<Word extends string>(value: unknown, name: string, words: readonly Word[]): Word {
  const found = words.find((word) => word === memberOf(value, name))
  if (found === undefined) throw new TypeError(`${name} must be one of ${words.join(', ')}`)
  return found
}

function codesIn(value: unknown): readonly (number | null)[] {
  const codes = memberOf(value, 'closeCodes')
  if (!Array.isArray(codes)) throw new TypeError('closeCodes must be a list')
  return codes.filter((code): code is number | null => code === null || typeof code === 'number')
}
