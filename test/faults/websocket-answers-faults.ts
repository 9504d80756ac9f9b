/** Defines faults of answers over a WebSocket: frames, chunks, terminators, delays, cut answers, and second requests on a connection. */
import { countCall, deltaText, heldBefore, on, patch, patches } from './hooks.ts'
import { drop, set } from '../../reference/json-edit-fixture.ts'
import { valueAtPath } from '../../reference/json-value.ts'
import type { Call, Patch } from '../../reference/patch.ts'
import {
  chunkIn,
  CUT,
  eachSocketChunk,
  isChunk,
  isSocket,
  onAnswer,
  onSocketReply,
  onSocketRequest,
} from './socket-hooks.ts'
import type { SocketPart } from '../../reference/socket-parts.ts'
import { textOfAnotherCall } from './text-faults.ts'

const HELD_BACK_MS = 160
const LATE_MS = 60
const LARGEST_MESSAGE = 16_384

/** Returns true if this message is not the first one on its WebSocket connection. */
function isLater(call: Call): boolean {
  return countCall(call, `turns ${call.n}`) > 1
}

function socketError(message: string, type: string): string {
  return JSON.stringify({ error: { message, type, param: null, code: null } })
}

function firstTextChunk(parts: readonly SocketPart[]): readonly SocketPart[] {
  return parts.filter((part) => isChunk(part) && deltaText(chunkIn(part)) !== '').slice(0, 1)
}

/** Faults in the answers sent over a WebSocket, and in their order. */
export const socketAnswerFaults: readonly Patch[] = [
  ...patches(onAnswer, {
    'ws-binary-answers': [
      'answers come in binary frames',
      (parts) => parts.map((part) => (isChunk(part) ? Buffer.from(part) : part)),
    ],
    'ws-plain-text': ['a frame without JSON keeps the connection alive', (parts) => ['keep-alive', ...parts]],
    'ws-done-missing': ['answers have no terminator', (parts) => parts.slice(0, -1)],
    'ws-done-padded': ['a space follows the terminator', (parts) => [...parts.slice(0, -1), '[DONE] ']],
    'ws-done-twice': ['the terminator comes twice', (parts) => [...parts, ...parts.slice(-1)]],
    'ws-error-midway': [
      'an answer breaks off with an error',
      (parts) => [...parts.slice(0, 2), socketError('The model stopped.', 'server_error')],
    ],
    'ws-breaks-off': [
      'the connection is cut in the middle of an answer',
      (parts) => [...parts.slice(0, 2), CUT],
    ],
    'ws-cut-often': [
      'one answer in three breaks off',
      (parts, call) => (countCall(call, 'socket answers') % 3 === 0 ? [...parts.slice(0, 2), CUT] : parts),
    ],
    'ws-buffered': [
      'an answer is held back and comes all at once',
      (parts) => [{ pauseMs: HELD_BACK_MS }, { burst: parts.filter((part) => typeof part === 'string') }],
    ],
    'ws-second-refused': [
      'a second request on a socket gets an error',
      (parts, call) =>
        isLater(call) ? [socketError('Open another socket.', 'invalid_request_error')] : parts,
    ],
    'ws-second-drops': [
      'a second request on a socket cuts the connection',
      (parts, call) => (isLater(call) ? [CUT] : parts),
    ],
    'ws-second-repeats': [
      'a second request on a socket gets the first answer',
      (parts, call) => {
        const slot = `said ${call.n}`
        const said = call.memory.get(slot)
        if (said === undefined) call.memory.set(slot, parts)
        return Array.isArray(said) ? said : parts
      },
    ],
    'ws-second-1011': [
      'a second request on a socket breaks the server',
      (parts, call) => (isLater(call) ? [{ close: 1011, reason: '' }] : parts),
    ],
    'ws-ends-1011': [
      'a socket is closed as if the server broke once an answer is whole',
      (parts) => [...parts, { close: 1011, reason: '' }],
    ],
    'ws-late-frame': [
      'a chunk follows the terminator a moment later',
      (parts) => [...parts, { pauseMs: LATE_MS }, ...firstTextChunk(parts)],
    ],
  }),
  ...patches(eachSocketChunk, {
    'ws-other-members': [
      'chunks have other members than those of an event stream',
      set('/transport', 'websocket'),
    ],
  }),
  patch('ws-one-id', 'all answers on WebSockets have one id', eachSocketChunk(set('/id', 'chatcmpl-socket'))),
  ...patches(on('text'), {
    'ws-second-keeps': [
      'a second answer on a socket begins with the first',
      (text, call) => {
        const slot = `kept ${call.n}`
        const said = call.memory.get(slot)
        if (isSocket(call)) call.memory.set(slot, text)
        return typeof said === 'string' ? `${said} ${text}` : text
      },
    ],
    'ws-mixed-up': [
      'answers go to the wrong socket',
      (text, call) => (isSocket(call) ? textOfAnotherCall(text, call, 'socket') : text),
    ],
    'ws-text-replaced': [
      'characters beyond ASCII are replaced',
      (text, call) => (isSocket(call) ? text.replaceAll(/[^\x20-\x7e]/gu, '?') : text),
    ],
  }),
  ...patches(onSocketReply, {
    'ws-max-tokens-refused': [
      'max_tokens is refused over a WebSocket',
      () => [socketError('Unsupported parameter: max_tokens', 'invalid_request_error')],
      ({ json }) => valueAtPath(json, '/max_tokens') !== undefined,
    ],
    'ws-long-refused': [
      'a message of more than 16 KiB ends the conversation',
      () => [{ close: 1009, reason: '' }],
      ({ json }) => JSON.stringify(json ?? null).length > LARGEST_MESSAGE,
    ],
    'ws-silent-after-refusal': [
      'a socket answers nothing more after an error',
      (parts, call) => {
        const hasError = parts.some((part) => typeof part === 'string' && part.includes('"error":{'))
        return heldBefore(call, `erred ${call.n}`, hasError) ? [] : parts
      },
    ],
    'ws-idle-drops': [
      'a socket that was pinged is cut when it is used',
      () => [CUT],
      (call) => call.memory.has(`pinged ${call.n}`),
    ],
  }),
  patch(
    'ws-max-tokens-ignored',
    'max_tokens does not cap answers over a WebSocket',
    onSocketRequest(drop('/max_tokens')),
  ),
]
