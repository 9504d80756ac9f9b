/** Reads the WebSocket dialect that Node gives to a scenario. Pure. */
import type { Dialect } from '../../../conformance/evidence/socket-message.ts'
import { memberOf, requireString } from '../../guards.ts'

const AUTH = ['bearer', 'subprotocol', 'first-message', 'query'] as const
const FRAMES = ['text', 'binary', 'either'] as const

/** A dialect as plain data. */
export type WrittenDialect = Omit<Dialect, 'isDeclaredError'>

/** Throws a TypeError that says what is missing. */
export function readDialect(value: unknown): Dialect {
  return {
    path: requireString(value, 'path'),
    auth: oneOf(value, 'auth', AUTH),
    authName: requireString(value, 'authName'),
    introduces: memberOf(value, 'introduces') === true,
    subprotocols: textsIn(value, 'subprotocols'),
    requestType: textOrNull(value, 'requestType'),
    requestMember: textOrNull(value, 'requestMember'),
    typePointer: requireString(value, 'typePointer'),
    chunkPointer: requireString(value, 'chunkPointer'),
    textPointer: textOrNull(value, 'textPointer'),
    finishPointer: textOrNull(value, 'finishPointer'),
    otherTypes: textsIn(value, 'otherTypes'),
    answerFrames: oneOf(value, 'answerFrames', FRAMES),
    requestFrames: oneOf(value, 'requestFrames', FRAMES) === 'binary' ? 'binary' : 'text',
    terminators: textsIn(value, 'terminators'),
    closeCodes: codesIn(value),
    doneTypes: textsIn(value, 'doneTypes'),
    // What fits a schema is determined from the kept answers, when the load is over.
    isDeclaredError: () => false,
  }
}

function oneOf<Word extends string>(value: unknown, name: string, words: readonly Word[]): Word {
  const found = words.find((word) => word === memberOf(value, name))
  if (found === undefined) throw new TypeError(`${name} must be one of ${words.join(', ')}`)
  return found
}

function textOrNull(value: unknown, name: string): string | null {
  return memberOf(value, name) === null ? null : requireString(value, name)
}

function textsIn(value: unknown, name: string): readonly string[] {
  const texts = memberOf(value, name)
  if (!Array.isArray(texts)) throw new TypeError(`${name} must be a list`)
  return texts.filter((text) => typeof text === 'string')
}

function codesIn(value: unknown): readonly (number | null)[] {
  const codes = memberOf(value, 'closeCodes')
  if (!Array.isArray(codes)) throw new TypeError('closeCodes must be a list')
  return codes.filter((code): code is number | null => code === null || typeof code === 'number')
}
