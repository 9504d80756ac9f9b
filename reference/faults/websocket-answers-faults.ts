/** Defines faults of answers over a WebSocket: frames, chunks, terminators, delays, cut answers, and second requests on a connection. */
import { asksForEcho, isFinish, patch, withDeltaText } from '../hooks.ts'
import { drop, set, valueAtPath } from '../json-edit.ts'
import type { Call, Patch } from '../patch.ts'
import {
  chunkIn,
  CUT,
  eachSocketChunk,
  isChunk,
  isSocket,
  onAnswer,
  onSocketReply,
  onSocketRequest,
} from '../socket-hooks.ts'
import type { SocketPart } from '../socket-parts.ts'
import { textOfAnotherCall } from './text-faults.ts'

const FINISH = '/choices/0/finish_reason'
const HELD_BACK_MS = 160
const LATE_MS = 60
const LONG_SILENCE_MS = 600

/** Returns true if this message is not the first one on its WebSocket connection. */
function isLater(call: Call): boolean {
  const slot = `turns ${call.n}`
  const known = call.memory.get(slot)
  const count = typeof known === 'number' ? known + 1 : 1
  call.memory.set(slot, count)
  return count > 1
}

function socketError(message: string, type: string): string {
  return JSON.stringify({ error: { message, type, param: null, code: null } })
}

function textPart(part: SocketPart): part is string {
  return typeof part === 'string'
}

function finishChunk(parts: readonly SocketPart[]): readonly SocketPart[] {
  return parts.filter((part) => isChunk(part) && isFinish(chunkIn(part)))
}

function firstTextChunk(parts: readonly SocketPart[]): readonly SocketPart[] {
  return parts.filter(isChunk).slice(1, 2)
}

/** Faults in the answers sent over a WebSocket, and in their order. */
export const socketAnswerFaults: readonly Patch[] = [
  patch(
    'ws-binary-answers',
    'answers come in binary frames',
    onAnswer((parts) => parts.map((part) => (isChunk(part) ? Buffer.from(part) : part))),
  ),
  patch(
    'ws-plain-text',
    'a frame without JSON keeps the connection alive',
    onAnswer((parts) => ['keep-alive', ...parts]),
  ),
  patch(
    'ws-delta-missing',
    'a chunk has no delta',
    eachSocketChunk((chunk, index) => (index === 0 ? drop('/choices/0/delta')(chunk) : chunk)),
  ),
  patch(
    'ws-id-per-chunk',
    'each chunk has an id of its own',
    eachSocketChunk((chunk, index) => set('/id', `chatcmpl-${index}`)(chunk)),
  ),
  patch(
    'ws-finish-never',
    'no chunk has a finish reason',
    eachSocketChunk((chunk) => set(FINISH, null)(chunk)),
  ),
  patch(
    'ws-finish-twice',
    'the answer is finished twice',
    onAnswer((parts) => [...parts.slice(0, -1), ...finishChunk(parts), ...parts.slice(-1)]),
  ),
  patch(
    'ws-text-after-finish',
    'text follows the finish reason',
    onAnswer((parts) => [...parts.slice(0, -1), ...firstTextChunk(parts), ...parts.slice(-1)]),
  ),
  patch(
    'ws-done-missing',
    'answers have no terminator',
    onAnswer((parts) => parts.slice(0, -1)),
  ),
  patch(
    'ws-done-padded',
    'a space follows the terminator',
    onAnswer((parts) => [...parts.slice(0, -1), '[DONE] ']),
  ),
  patch(
    'ws-done-twice',
    'the terminator comes twice',
    onAnswer((parts) => [...parts, ...parts.slice(-1)]),
  ),
  patch(
    'ws-error-midway',
    'an answer breaks off with an error',
    onAnswer((parts) => [...parts.slice(0, 2), socketError('The model stopped.', 'server_error')]),
  ),
  patch(
    'ws-breaks-off',
    'the connection is cut in the middle of an answer',
    onAnswer((parts) => [...parts.slice(0, 2), CUT]),
  ),
  patch(
    'ws-cut-often',
    'one answer in three breaks off',
    onAnswer((parts, call) => {
      const number = Number(call.memory.get('socket answers') ?? 0) + 1
      call.memory.set('socket answers', number)
      return number % 3 === 0 ? [...parts.slice(0, 2), CUT] : parts
    }),
  ),
  patch(
    'ws-always-empty',
    'answers have no text',
    eachSocketChunk((chunk) => withDeltaText(chunk, '')),
  ),
  patch(
    'ws-buffered',
    'an answer is held back and comes all at once',
    onAnswer((parts) => [{ pauseMs: HELD_BACK_MS }, { burst: parts.filter(textPart) }]),
  ),
  // Pauses give the streamed answers the length of the buffered ones, which a busy machine shows too.
  patch(
    'ws-buffered-in-some',
    'some replicas hold an answer back and send it all at once: all but echoes',
    onAnswer((parts, call) => {
      const texts = parts.filter(textPart)
      const pauseMs = HELD_BACK_MS / texts.length
      return asksForEcho(call)
        ? texts.flatMap((part) => [{ pauseMs }, part])
        : [{ pauseMs: HELD_BACK_MS }, { burst: texts }]
    }),
  ),
  patch(
    'ws-text-late',
    'the role comes at once, and after a silence all of the text in one burst',
    onAnswer((parts) => {
      const [role = '', ...rest] = parts.filter(textPart)
      return [role, { pauseMs: HELD_BACK_MS }, { burst: rest }]
    }),
  ),
  patch(
    'ws-first-then-burst',
    'the first piece of text comes at once, and after a silence the rest in one burst',
    onAnswer((parts) => {
      const texts = parts.filter(textPart)
      return [...texts.slice(0, 2), { pauseMs: LONG_SILENCE_MS }, { burst: texts.slice(2) }]
    }),
  ),
  patch(
    'ws-first-delta-again',
    'the first piece of a text comes twice',
    onAnswer((parts) =>
      parts.flatMap((part, index) => (index === 1 && isChunk(part) ? [part, part] : [part])),
    ),
  ),
  patch('ws-role-never', 'no chunk has a role', eachSocketChunk(drop('/choices/0/delta/role'))),
  patch(
    'ws-other-members',
    'chunks have other members than those of an event stream',
    eachSocketChunk((chunk) => set('/transport', 'websocket')(chunk)),
  ),
  patch(
    'ws-second-refused',
    'a second request on a socket gets an error',
    onAnswer((parts, call) =>
      isLater(call) ? [socketError('Open another socket.', 'invalid_request_error')] : parts,
    ),
  ),
  patch(
    'ws-max-tokens-refused',
    'max_tokens is refused over a WebSocket',
    onSocketReply(
      () => [socketError('Unsupported parameter: max_tokens', 'invalid_request_error')],
      ({ json }) => valueAtPath(json, '/max_tokens') !== undefined,
    ),
  ),
  patch(
    'ws-silent-after-refusal',
    'a socket answers nothing more after an error',
    onSocketReply((parts, call) => {
      const slot = `erred ${call.n}`
      if (call.memory.has(slot)) return []
      if (parts.some((part) => textPart(part) && part.includes('"error":{'))) call.memory.set(slot, true)
      return parts
    }),
  ),
  patch(
    'ws-second-drops',
    'a second request on a socket cuts the connection',
    onAnswer((parts, call) => (isLater(call) ? [CUT] : parts)),
  ),
  patch(
    'ws-second-repeats',
    'a second request on a socket gets the first answer',
    onAnswer((parts, call) => {
      const slot = `said ${call.n}`
      const said = call.memory.get(slot)
      if (said === undefined) call.memory.set(slot, parts)
      return Array.isArray(said) ? said : parts
    }),
  ),
  patch('ws-second-keeps', 'a second answer on a socket begins with the first', {
    hooks: {
      text: (text, call) => {
        const slot = `kept ${call.n}`
        const said = call.memory.get(slot)
        if (isSocket(call)) call.memory.set(slot, text)
        return typeof said === 'string' ? `${said} ${text}` : text
      },
    },
  }),
  patch(
    'ws-second-1011',
    'a second request on a socket breaks the server',
    onAnswer((parts, call) => (isLater(call) ? [{ close: 1011, reason: '' }] : parts)),
  ),
  patch(
    'ws-ends-1011',
    'a socket is closed as if the server broke once an answer is whole',
    onAnswer((parts) => [...parts, { close: 1011, reason: '' }]),
  ),
  patch(
    'ws-late-frame',
    'a chunk follows the terminator a moment later',
    onAnswer((parts) => [...parts, { pauseMs: LATE_MS }, ...firstTextChunk(parts)]),
  ),
  patch('ws-mixed-up', 'answers go to the wrong socket', {
    hooks: { text: (text, call) => (isSocket(call) ? textOfAnotherCall(text, call, 'socket') : text) },
  }),
  patch('ws-text-replaced', 'characters beyond ASCII are replaced', {
    hooks: { text: (text, call) => (isSocket(call) ? text.replaceAll(/[^\x20-\x7e]/gu, '?') : text) },
  }),
  patch(
    'ws-idle-drops',
    'a socket that was pinged is cut when it is used',
    onSocketReply(
      () => [CUT],
      (call) => call.memory.has(`pinged ${call.n}`),
    ),
  ),
  patch(
    'ws-max-tokens-ignored',
    'max_tokens does not cap answers over a WebSocket',
    onSocketRequest(drop('/max_tokens')),
  ),
  patch(
    'ws-cut-says-stop',
    'an answer that was cut off says stop',
    eachSocketChunk((chunk) => (isFinish(chunk) ? set(FINISH, 'stop')(chunk) : chunk)),
  ),
]
