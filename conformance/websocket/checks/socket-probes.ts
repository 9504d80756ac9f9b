/** The probes of WebSocket and what they show. */

/** The probe of every check of WebSocket: it shows whether there is a WebSocket at all. */
export const ON_SOCKET_OFFER: readonly string[] = ['websocket.offer']

/** Whether a plain GET of the path fares any better than a handshake. */
export const PLAIN_GET = 'websocket.plain-get'

/** The probes with the plainest requests. */
export const ON_PLAIN: readonly string[] = [
  'websocket.offer',
  'websocket.arrival',
  'websocket.mix',
  'websocket.max-tokens',
  'websocket.handshake',
]

/** The probes whose requests are good. */
export const ON_TALKS: readonly string[] = [
  'websocket.offer',
  'websocket.arrival',
  'websocket.turns',
  'websocket.mix',
  'websocket.fragments',
  'websocket.max-tokens',
  'websocket.control',
  'websocket.handshake',
]

/** Every probe that opens a socket. */
export const ON_SOCKETS: readonly string[] = [
  ...ON_TALKS,
  'websocket.auth',
  'websocket.mistakes',
  'websocket.protocol',
  'websocket.oversized',
  'websocket.vanish',
]

/** Handshakes with a key that is not good, as `probe/label`. */
export const BAD_KEYS: readonly string[] = [
  'websocket.auth/none',
  'websocket.auth/wrong',
  'websocket.auth/empty',
]
