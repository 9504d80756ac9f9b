/** Defines faults of the WebSocket handshake and its key check, of the answers to invalid messages, and crashes caused by a client. */
import { isUtf8 } from 'node:buffer'
import { errorReply, unknownPathReply } from '../../reference/error-replies.ts'
import {
  type Action,
  bothActions,
  crash,
  hasToken,
  heldBefore,
  on,
  onReply,
  patch,
  patches,
  withKnownModel,
  withText,
} from './hooks.ts'
import { set, where } from '../../reference/json-edit-fixture.ts'
import { isObject, valueAtPath } from '../../reference/json-value.ts'
import type { Patch, Call } from '../../reference/patch.ts'
import { CUT, isSocket, onInbound, onSocketReply, onSocketRequest, acceptsSocketKey } from './socket-hooks.ts'
import type { SocketPart } from '../../reference/socket-parts.ts'

const HUGE_BYTES = 500_000
const GREETING = [{ role: 'user', content: 'Say hello.' }]

function isErrorPart(part: SocketPart): part is string {
  return typeof part === 'string' && part.includes('"error":{"message"')
}

function replaced(name: string, value: string | ((call: Call) => string)) {
  return on('handshake')((lines, call) =>
    lines.map((line) =>
      line.toLowerCase().startsWith(`${name.toLowerCase()}:`)
        ? `${name}: ${typeof value === 'string' ? value : value(call)}`
        : line,
    ),
  )
}

const offers = (call: Call) => call.headers['sec-websocket-protocol'] !== undefined

/** Creates an action that accepts handshakes without a valid key, and answers their messages with `end`. */
function refusesLate(end: SocketPart): Action {
  return bothActions(
    on('admission')((admission, call) => {
      heldBefore(call, `refused ${call.n}`, admission?.status === 401)
      return admission?.status === 401 ? null : admission
    }),
    onSocketReply(
      () => [end],
      (call) => call.memory.has(`refused ${call.n}`),
    ),
  )
}

/** Creates an action that answers handshakes with status 500 once the memory of calls has `name`. */
function crashesAfter(name: string): Action {
  return on('admission')((admission, call) => (call.memory.has(name) ? crash() : admission))
}

/** Simulates a crash of the server. Returns no frame. */
function dropped(call: Call): null {
  call.die()
  return null
}

/** Faults in the WebSocket handshake, and in the answers to invalid requests. */
export const socketHandshakeFaults: readonly Patch[] = [
  ...patches(onSocketReply, {
    'ws-malformed-1011': [
      'a message that is not JSON breaks the server',
      () => [{ close: 1011, reason: '' }],
      (call) => call.frame === 'text' && call.json === undefined,
    ],
    'ws-binary-drops': [
      'a binary message cuts the connection',
      () => [CUT],
      (call) => call.frame === 'binary',
    ],
    'ws-error-flat': [
      'error frames have no error object',
      (parts) =>
        parts.map((part) => {
          if (!isErrorPart(part)) return part
          const value: unknown = JSON.parse(part)
          const flat = { error: valueAtPath(value, '/error/message'), code: 400 }
          return JSON.stringify(isObject(value) ? { ...value, ...flat } : flat)
        }),
    ],
    'ws-error-plain-text': [
      'errors are sent as plain text',
      (parts) => parts.map((part) => (isErrorPart(part) ? 'Error: the request was refused.' : part)),
    ],
    'ws-key-in-error': [
      'error frames quote the key',
      (parts, call) =>
        parts.map((part) =>
          isErrorPart(part) ? part.replace('"message":"', `"message":"${call.key}: `) : part,
        ),
    ],
    'ws-mistakes-silent': [
      'a refused message gets no answer',
      (parts) => (parts.some(isErrorPart) ? [] : parts),
    ],
    'ws-huge-drops': [
      'a large message cuts the connection',
      () => [CUT],
      (call) => call.body.length > HUGE_BYTES,
    ],
  }),
  ...patches(onSocketRequest, {
    'ws-incomplete-answered': [
      'a request without messages is answered',
      (json) => (isObject(json) && json['messages'] === undefined ? { ...json, messages: GREETING } : json),
    ],
    'ws-unknown-model-answered': ['another model answers for an unknown one', withKnownModel],
    'ws-temperature-string-answered': [
      'a word as temperature is answered',
      where((json) => typeof valueAtPath(json, '/temperature') === 'string', set('/temperature', 1)),
    ],
  }),
  patch(
    'ws-dies-after-mistake',
    'no socket is opened any more after a message that was no JSON',
    bothActions(
      crashesAfter('dead'),
      onSocketReply((parts, call) => {
        heldBefore(call, 'dead', call.frame === 'text' && call.json === undefined)
        return parts
      }),
    ),
  ),
  ...patches(onInbound, {
    // The first conversation is the only call at its time, so no other call can explain its failure.
    'ws-talk-kills-process': [
      'the process ends over a valid message',
      (frame, call) => (frame.opcode === 1 ? dropped(call) : frame),
    ],
    'ws-frame-kills-process': [
      'the process ends over a text frame that is not UTF-8',
      (frame, call) =>
        frame.opcode === 1 && frame.isFinal && !isUtf8(frame.payload) ? dropped(call) : frame,
    ],
  }),
  patch(
    'ws-frame-kills-sockets',
    'no socket is opened any more after a frame with a reserved bit',
    bothActions(
      crashesAfter('dead'),
      onInbound((frame, call) => {
        heldBefore(call, 'dead', frame.reservedBits !== 0)
        return frame
      }),
    ),
  ),
  patch('ws-vanish-kills', 'no socket is opened any more after a client vanished', crashesAfter('vanished')),
  ...patches(on('admission'), {
    'ws-handshake-500': ['a handshake is answered 500', (admission) => admission ?? crash()],
    'ws-keep-alive-400': [
      'a handshake is refused if Connection has a further option',
      (admission, call) =>
        call.headers['connection'] === 'Upgrade'
          ? admission
          : errorReply({ status: 400, message: 'Bad upgrade.' }),
    ],
    'ws-absent': ['there is no WebSocket', (admission) => admission ?? unknownPathReply()],
    'ws-auth-500': [
      'a handshake with a bad key is answered 500',
      (admission) => (admission?.status === 401 ? crash() : admission),
    ],
  }),
  ...patches(replaced, {
    'ws-accept-wrong': [
      'the hash of the key is another one',
      'Sec-WebSocket-Accept',
      'AAAAAAAAAAAAAAAAAAAAAAAAAAA=',
    ],
    'ws-upgrade-wrong': ['the 101 names another protocol', 'Upgrade', 'h2c'],
  }),
  ...patches(on('handshake'), {
    'ws-subprotocol-uninvited': [
      'a subprotocol is chosen though none was offered',
      (lines, call) => (offers(call) ? lines : [...lines, 'Sec-WebSocket-Protocol: chat']),
    ],
    'ws-subprotocol-other': [
      'a subprotocol is chosen that was not offered',
      (lines, call) => (offers(call) ? [...lines, 'Sec-WebSocket-Protocol: chat'] : lines),
    ],
    'ws-extension-uninvited': [
      'compression is agreed on though nobody offered it',
      (lines, call) =>
        call.headers['sec-websocket-extensions'] === undefined
          ? [...lines, 'Sec-WebSocket-Extensions: permessage-deflate']
          : lines,
    ],
    'ws-key-in-header': [
      'the answer to a handshake repeats the key',
      (lines, call) => [...lines, `X-Api-Key: ${call.key}`],
    ],
  }),
  ...patches(acceptsSocketKey, {
    'ws-auth-off': ['a WebSocket needs no key', (authorization) => authorization === ''],
    'ws-auth-any-key': ['any key is accepted for a WebSocket', (_, call) => hasToken(call)],
    'ws-auth-any-basic': [
      'whatever comes under the scheme Basic is let in to a WebSocket',
      (authorization) => authorization.startsWith('Basic '),
    ],
    'ws-auth-empty-ok': [
      'an empty key is accepted for a WebSocket',
      (authorization) => authorization.trim().toLowerCase() === 'bearer',
    ],
    'ws-query-ok': ['the key may stand in the URL', (_, call) => call.query.get('token') === call.key],
  }),
  ...patches(refusesLate, {
    'ws-auth-drops': ['a bad key is let in, and its connection cut', CUT],
    'ws-auth-late': [
      'a bad key is let in first, and closed out then',
      { close: 4401, reason: 'not authorized' },
    ],
  }),
  patch(
    'ws-auth-html',
    'a handshake is refused with a web page',
    onReply(
      (reply, call) => isSocket(call) && reply.status === 401,
      withText('<h1>Unauthorized</h1>', 'text/html'),
    ),
  ),
]
