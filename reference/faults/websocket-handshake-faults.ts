/** Defines faults of the WebSocket handshake and its key check, of the answers to invalid messages, and crashes caused by a client. */
import { isUtf8 } from 'node:buffer'
import { crash, onReply, patch, hasToken, unknownPathReply, withText } from '../hooks.ts'
import { errorReply } from '../error-replies.ts'
import { valueAtPath, isObject, set } from '../json-edit.ts'
import type { Patch, Call } from '../patch.ts'
import {
  CUT,
  isSocket,
  onAdmission,
  onInbound,
  onSocketReply,
  onSocketRequest,
  onHandshake,
  onSocketKey,
} from '../socket-hooks.ts'
import type { SocketPart } from '../socket-parts.ts'

const HUGE_BYTES = 500_000
const GREETING = [{ role: 'user', content: 'Say hello.' }]

function isErrorPart(part: SocketPart): part is string {
  return typeof part === 'string' && part.includes('"error":{"message"')
}

function replaced(name: string, value: string | ((call: Call) => string)) {
  return onHandshake((lines, call) =>
    lines.map((line) =>
      line.toLowerCase().startsWith(`${name.toLowerCase()}:`)
        ? `${name}: ${typeof value === 'string' ? value : value(call)}`
        : line,
    ),
  )
}

const offers = (call: Call) => call.headers['sec-websocket-protocol'] !== undefined
const wasRefused = (call: Call) => call.memory.has(`refused ${call.n}`)

/** Returns an edit that accepts handshakes without a valid key, and records these handshakes for {@link wasRefused}. */
function lateRefusal() {
  return (admission: Parameters<Parameters<typeof onAdmission>[0]>[0], call: Call) => {
    if (admission?.status === 401) call.memory.set(`refused ${call.n}`, true)
    return admission?.status === 401 ? null : admission
  }
}

/** Faults in the WebSocket handshake, and in the answers to invalid requests. */
export const socketHandshakeFaults: readonly Patch[] = [
  patch(
    'ws-malformed-1011',
    'a message that is not JSON breaks the server',
    onSocketReply(
      () => [{ close: 1011, reason: '' }],
      (call) => call.frame === 'text' && call.json === undefined,
    ),
  ),
  patch(
    'ws-binary-drops',
    'a binary message cuts the connection',
    onSocketReply(
      () => [CUT],
      (call) => call.frame === 'binary',
    ),
  ),
  patch(
    'ws-incomplete-answered',
    'a request without messages is answered',
    onSocketRequest((json) =>
      isObject(json) && json['messages'] === undefined ? { ...json, messages: GREETING } : json,
    ),
  ),
  patch(
    'ws-unknown-model-answered',
    'another model answers for an unknown one',
    onSocketRequest((json, call) => {
      const model = valueAtPath(json, '/model')
      return typeof model === 'string' && !call.models.includes(model)
        ? set('/model', call.models[0])(json)
        : json
    }),
  ),
  patch(
    'ws-temperature-string-answered',
    'a word as temperature is answered',
    onSocketRequest((json) =>
      typeof valueAtPath(json, '/temperature') === 'string' ? set('/temperature', 1)(json) : json,
    ),
  ),
  patch(
    'ws-keep-alive-400',
    'a handshake is refused if Connection has a further option',
    onAdmission((admission, call) =>
      call.headers['connection'] === 'Upgrade'
        ? admission
        : errorReply({ status: 400, message: 'Bad upgrade.' }),
    ),
  ),
  patch(
    'ws-error-flat',
    'error frames have no error object',
    onSocketReply((parts) =>
      parts.map((part) => {
        if (!isErrorPart(part)) return part
        const value: unknown = JSON.parse(part)
        const flat = { error: valueAtPath(value, '/error/message'), code: 400 }
        return JSON.stringify(isObject(value) ? { ...value, ...flat } : flat)
      }),
    ),
  ),
  patch(
    'ws-error-plain-text',
    'errors are sent as plain text',
    onSocketReply((parts) =>
      parts.map((part) => (isErrorPart(part) ? 'Error: the request was refused.' : part)),
    ),
  ),
  patch(
    'ws-key-in-error',
    'error frames quote the key',
    onSocketReply((parts, call) =>
      parts.map((part) =>
        isErrorPart(part) ? part.replace('"message":"', `"message":"${call.key}: `) : part,
      ),
    ),
  ),
  patch(
    'ws-huge-drops',
    'a large message cuts the connection',
    onSocketReply(
      () => [CUT],
      (call) => call.body.length > HUGE_BYTES,
    ),
  ),
  {
    id: 'ws-dies-after-mistake',
    title: 'no socket is opened any more after a message that was no JSON',
    hooks: {
      ...onAdmission((admission, call) => (call.memory.has('dead') ? crash() : admission)).hooks,
      messages: (parts, call) => {
        if (call.frame === 'text' && call.json === undefined) call.memory.set('dead', true)
        return parts
      },
    },
  },
  // The first conversation is the only call at its time, so no other call can explain its failure.
  patch(
    'ws-talk-kills-process',
    'the process ends over a valid message',
    onInbound((frame, call) => {
      if (frame.opcode !== 1) return frame
      call.die()
      return null
    }),
  ),
  patch(
    'ws-frame-kills-process',
    'the process ends over a text frame that is not UTF-8',
    onInbound((frame, call) => {
      if (frame.opcode !== 1 || !frame.isFinal || isUtf8(frame.payload)) return frame
      call.die()
      return null
    }),
  ),
  patch('ws-frame-kills-sockets', 'no socket is opened any more after a frame with a reserved bit', {
    hooks: {
      ...onAdmission((admission, call) => (call.memory.has('dead') ? crash() : admission)).hooks,
      ...onInbound((frame, call) => {
        if (frame.reservedBits !== 0) call.memory.set('dead', true)
        return frame
      }).hooks,
    },
  }),
  patch('ws-mistakes-silent', 'a refused message gets no answer', {
    hooks: { messages: (parts) => (parts.some(isErrorPart) ? [] : parts) },
  }),
  patch(
    'ws-vanish-kills',
    'no socket is opened any more after a client vanished',
    onAdmission((admission, call) => (isSocket(call) && call.memory.has('vanished') ? crash() : admission)),
  ),
  patch(
    'ws-handshake-500',
    'a handshake is answered 500',
    onAdmission((admission) => admission ?? crash()),
  ),
  patch(
    'ws-absent',
    'there is no WebSocket',
    onAdmission((admission) => admission ?? unknownPathReply()),
  ),
  patch(
    'ws-accept-wrong',
    'the hash of the key is another one',
    replaced('Sec-WebSocket-Accept', 'AAAAAAAAAAAAAAAAAAAAAAAAAAA='),
  ),
  patch('ws-upgrade-wrong', 'the 101 names another protocol', replaced('Upgrade', 'h2c')),
  patch(
    'ws-subprotocol-uninvited',
    'a subprotocol is chosen though none was offered',
    onHandshake((lines, call) => (offers(call) ? lines : [...lines, 'Sec-WebSocket-Protocol: chat'])),
  ),
  patch(
    'ws-subprotocol-other',
    'a subprotocol is chosen that was not offered',
    onHandshake((lines, call) => (offers(call) ? [...lines, 'Sec-WebSocket-Protocol: chat'] : lines)),
  ),
  patch(
    'ws-extension-uninvited',
    'compression is agreed on though nobody offered it',
    onHandshake((lines, call) =>
      call.headers['sec-websocket-extensions'] === undefined
        ? [...lines, 'Sec-WebSocket-Extensions: permessage-deflate']
        : lines,
    ),
  ),
  patch(
    'ws-key-in-header',
    'the answer to a handshake repeats the key',
    onHandshake((lines, call) => [...lines, `X-Api-Key: ${call.key}`]),
  ),
  patch(
    'ws-auth-off',
    'a WebSocket needs no key',
    onSocketKey((authorization, call) => (authorization === undefined ? `Bearer ${call.key}` : undefined)),
  ),
  patch(
    'ws-auth-any-key',
    'any key is accepted for a WebSocket',
    onSocketKey((_, call) => (hasToken(call) ? `Bearer ${call.key}` : undefined)),
  ),
  patch(
    'ws-auth-any-basic',
    'whatever comes under the scheme Basic is let in to a WebSocket',
    onSocketKey((authorization, call) =>
      authorization?.startsWith('Basic ') === true ? `Bearer ${call.key}` : undefined,
    ),
  ),
  patch(
    'ws-auth-empty-ok',
    'an empty key is accepted for a WebSocket',
    onSocketKey((authorization, call) =>
      authorization?.trim().toLowerCase() === 'bearer' ? `Bearer ${call.key}` : undefined,
    ),
  ),
  patch(
    'ws-auth-500',
    'a handshake with a bad key is answered 500',
    onAdmission((admission) => (admission?.status === 401 ? crash() : admission)),
  ),
  patch('ws-auth-drops', 'a bad key is let in, and its connection cut', {
    hooks: { ...onAdmission(lateRefusal()).hooks, ...onSocketReply(() => [CUT], wasRefused).hooks },
  }),
  patch('ws-auth-late', 'a bad key is let in first, and closed out then', {
    hooks: {
      ...onAdmission(lateRefusal()).hooks,
      ...onSocketReply(() => [{ close: 4401, reason: 'not authorized' }], wasRefused).hooks,
    },
  }),
  patch(
    'ws-auth-html',
    'a handshake is refused with a web page',
    onReply(
      (reply, call) => isSocket(call) && reply.status === 401,
      (reply) =>
        withText(
          { ...reply, headers: { ...reply.headers, 'content-type': 'text/html' } },
          '<h1>Unauthorized</h1>',
        ),
    ),
  ),
  patch(
    'ws-query-ok',
    'the key may stand in the URL',
    onSocketKey((_, call) => (call.query.get('token') === call.key ? `Bearer ${call.key}` : undefined)),
  ),
]
