/** Provides helpers for faults and variants of WebSocket. */
import { acceptsCredential, type Action, type When } from './hooks.ts'
import { isObject } from '../../reference/json-value.ts'
import type { Call } from '../../reference/patch.ts'
import { editFrames, type FrameEdit, type RawFrame } from './raw-frames.ts'
import { isClosing, type SocketPart } from '../../reference/socket-parts.ts'

/** Matches every call over a WebSocket, including its handshake. */
export const isSocket: When = (call) => call.frame !== undefined

/** Creates an action that accepts the credentials of handshakes for which `test` holds, as if they were a valid key. */
export function acceptsSocketKey(test: (authorization: string, call: Call) => boolean): Action {
  return acceptsCredential((authorization, call) => isSocket(call) && test(authorization, call))
}

/** Creates an action that changes the JSON of request messages before it is validated. */
export function onSocketRequest(edit: (json: unknown, call: Call) => unknown): Action {
  return { hooks: { json: (json, call) => (isSocket(call) ? edit(json, call) : json) } }
}

/** Creates an action that changes the parts that answer those WebSocket messages for which `when` holds. */
export function onSocketReply(
  edit: (parts: readonly SocketPart[], call: Call) => readonly SocketPart[],
  when: When = () => true,
): Action {
  return { hooks: { messages: (parts, call) => (when(call) ? edit(parts, call) : parts) } }
}

/** Creates an action that changes the parts of completions over WebSocket. Error answers stay unchanged. */
export function onAnswer(edit: (parts: readonly SocketPart[], call: Call) => readonly SocketPart[]): Action {
  return onSocketReply((parts, call) =>
    parts.length > 1 && !parts.some(isBadEnd) ? edit(parts, call) : parts,
  )
}

// Returns whether a part closes with a code other than 1000 and 1001.
function isBadEnd(part: SocketPart): boolean {
  return isClosing(part) && part.close !== 1000 && part.close !== 1001
}

/** Creates an action that changes every chunk of each answer over WebSocket. */
export function eachSocketChunk(edit: (chunk: unknown, index: number) => unknown): Action {
  return onAnswer((parts) => parts.map((part, index) => (isChunk(part) ? edited(part, index, edit) : part)))
}

/** Creates an action that changes the WebSocket frames that the reference receives. */
export function onInbound(edit: (frame: RawFrame, call: Call) => ReturnType<FrameEdit>): Action {
  return { hooks: { inbound: (bytes, call) => editFrames(bytes, (frame) => edit(frame, call)) } }
}

/** Creates an action that changes the WebSocket frames that the reference sends. */
export function onOutbound(edit: (frame: RawFrame, call: Call) => ReturnType<FrameEdit>): Action {
  return { hooks: { outbound: (bytes, call) => editFrames(bytes, (frame) => edit(frame, call)) } }
}

/** Returns whether a part of an answer is a text frame with a chunk of the completion. */
export function isChunk(part: SocketPart | undefined): part is string {
  return typeof part === 'string' && part.startsWith('{') && part.includes('"choices"')
}

/** Returns the frame with a reserved opcode. Every WebSocket library closes a connection on which it receives such a frame. */
export function asForbidden(frame: RawFrame): RawFrame {
  return { ...frame, opcode: 3, isFinal: true }
}

/** A part that ends the connection without a close frame. */
export const CUT: SocketPart = { close: 0, reason: '' }

/** Returns the chunk in a text frame: the JSON value itself, or its member `chunk`. */
export function chunkIn(part: string): unknown {
  const value: unknown = JSON.parse(part)
  return isObject(value) && isObject(value['chunk']) ? value['chunk'] : value
}

function edited(part: string, index: number, edit: (chunk: unknown, index: number) => unknown): string {
  const value: unknown = JSON.parse(part)
  const isWrapped = isObject(value) && isObject(value['chunk'])
  return JSON.stringify(isWrapped ? { ...value, chunk: edit(value['chunk'], index) } : edit(value, index))
}
