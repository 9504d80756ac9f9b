/** Faults in the handshake of a WebSocket, and in which clients it accepts. */
import { crash, hasToken, unknownPathReply, onReply, patch, withText } from '../hooks.ts'
import type { Call, Patch } from '../patch.ts'
import { CUT, onAdmission, onHandshake, onSaid, onSocketKey } from '../socket-hooks.ts'
import { isSocket } from '../socket-hooks.ts'

const COMPLETED = 'pieces of a completion'

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

/** Accepts every client, and remembers those without a valid key. */
function lateRefusal() {
  return (admission: Parameters<Parameters<typeof onAdmission>[0]>[0], call: Call) => {
    if (admission?.status === 401) call.memory.set(`refused ${call.n}`, true)
    return admission?.status === 401 ? null : admission
  }
}

/** Faults in the handshake of a WebSocket, and in which clients it accepts. */
export const socketHandshakeFaults: readonly Patch[] = [
  patch(
    'ws-handshake-500',
    'a handshake is answered 500',
    'status\\b.*\\b500\\b',
    onAdmission((admission) => admission ?? crash()),
  ),
  patch(
    'ws-absent',
    'there is no WebSocket',
    'not offered.*\\b404\\b',
    onAdmission((admission) => admission ?? unknownPathReply()),
  ),
  patch(
    'ws-accept-wrong',
    'the hash of the key is another one',
    'sec-websocket-accept',
    replaced('Sec-WebSocket-Accept', 'AAAAAAAAAAAAAAAAAAAAAAAAAAA='),
  ),
  patch(
    'ws-upgrade-wrong',
    'the 101 names another protocol',
    'header upgrade\\b.*h2c',
    replaced('Upgrade', 'h2c'),
  ),
  patch(
    'ws-subprotocol-uninvited',
    'a subprotocol is chosen though none was offered',
    'sec-websocket-protocol\\b.*chat',
    onHandshake((lines, call) => (offers(call) ? lines : [...lines, 'Sec-WebSocket-Protocol: chat'])),
  ),
  patch(
    'ws-subprotocol-other',
    'a subprotocol is chosen that was not offered',
    'sec-websocket-protocol\\b.*chat',
    onHandshake((lines, call) => (offers(call) ? [...lines, 'Sec-WebSocket-Protocol: chat'] : lines)),
  ),
  patch(
    'ws-extension-uninvited',
    'compression is agreed on though nobody offered it',
    'sec-websocket-extensions\\b.*permessage-deflate',
    onHandshake((lines, call) =>
      call.headers['sec-websocket-extensions'] === undefined
        ? [...lines, 'Sec-WebSocket-Extensions: permessage-deflate']
        : lines,
    ),
  ),
  patch(
    'ws-key-in-header',
    'the handshake says the key back',
    'header x-api-key\\b.*the key',
    onHandshake((lines, call) => [...lines, `X-Api-Key: ${call.key}`]),
  ),
  patch(
    'ws-auth-off',
    'a WebSocket needs no key',
    COMPLETED,
    onSocketKey((authorization, call) => (authorization === undefined ? `Bearer ${call.key}` : undefined)),
  ),
  patch(
    'ws-auth-any-key',
    'any key is good for a WebSocket',
    COMPLETED,
    onSocketKey((_, call) => (hasToken(call) ? `Bearer ${call.key}` : undefined)),
  ),
  patch(
    'ws-auth-empty-ok',
    'an empty key is good for a WebSocket',
    COMPLETED,
    onSocketKey((authorization, call) =>
      authorization?.trim().toLowerCase() === 'bearer' ? `Bearer ${call.key}` : undefined,
    ),
  ),
  patch(
    'ws-auth-500',
    'a handshake with a bad key is answered 500',
    'status\\b.*\\b500\\b',
    onAdmission((admission) => (admission?.status === 401 ? crash() : admission)),
  ),
  patch('ws-auth-drops', 'a bad key is let in, and its connection cut', 'without a close frame', {
    hooks: { ...onAdmission(lateRefusal()).hooks, ...onSaid(() => [CUT], wasRefused).hooks },
  }),
  patch('ws-auth-late', 'a bad key is let in first, and closed out then', 'status\\b.*\\b101\\b', {
    hooks: {
      ...onAdmission(lateRefusal()).hooks,
      ...onSaid(() => [{ close: 4401, reason: 'not authorized' }], wasRefused).hooks,
    },
  }),
  patch(
    'ws-auth-html',
    'a handshake is refused with a web page',
    'body\\b.*not JSON',
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
    'url\\b.*a completion',
    onSocketKey((_, call) => (call.query.get('token') === call.key ? `Bearer ${call.key}` : undefined)),
  ),
]
