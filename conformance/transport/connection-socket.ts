/** Sockets, plain or TLS. HTTP/1.1 only: that is where framing shows, and what every client library can fall back on. */
import { connect as connectPlain, isIP, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'

/** The destination of a socket: `https:` is TLS. An empty port is that of the protocol. */
export type Address = { readonly protocol: string; readonly hostname: string; readonly port: string }

/** Hears once that a socket is open, or why it is not. */
export type OnEnd = (error: Error | null, socket: Socket | null) => void

/** Returns a socket to that address, plain or TLS. */
export function connectTo(address: Address, onEnd: OnEnd): Socket {
  const { protocol, hostname: host, port } = address
  if (protocol === 'https:') return secure(address, onEnd)
  return watched(connectPlain({ host, port: Number(port || 80) }), 'connect', onEnd)
}

/** Returns a TLS socket to that address, over a socket that leads there already where one is given. */
export function secure({ hostname: host, port }: Address, onEnd: OnEnd, over?: Socket): Socket {
  // A server name must not be an address (RFC 6066 section 3).
  const servername = isIP(host) === 0 ? host : ''
  const way = over === undefined ? { port: Number(port || 443) } : { socket: over }
  // Node checks the certificate against `host` where there is no server name.
  const socket = connectTls({ ...way, host, servername, ALPNProtocols: ['http/1.1'] })
  return watched(socket, 'secureConnect', onEnd)
}

function watched(socket: Socket, opened: 'connect' | 'secureConnect', onEnd: OnEnd): Socket {
  let isOpen = false
  socket.setNoDelay(true)
  socket.once(opened, () => {
    isOpen = true
    onEnd(null, socket)
  })
  socket.once('error', (error) => {
    if (!isOpen) onEnd(error, null)
  })
  return socket
}
