/** One connection for one request: nothing is pooled, kept alive, followed, inflated or retried. */
import { connect as connectPlain, isIP, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { Client, type buildConnector, type Dispatcher } from 'undici'

/** A connection that is not open yet. */
export type Connection = {
  /** Opens it and sends the request. Errors go to the handler. */
  readonly dispatch: (options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler) => void
  /** Whether it was torn down rather than closed. */
  readonly wasReset: () => boolean
  /** Ends it, open or only half open; settles when nothing of it is left. */
  readonly close: () => Promise<void>
}

/** A connection to an origin such as `https://host:port`. It has no deadlines: the caller keeps the time. */
export function openConnection(origin: string): Connection {
  let socket: Socket | null = null
  let isReset = false
  const client = new Client(origin, {
    // No keep-alive: the request says `connection: close`.
    pipelining: 0,
    headersTimeout: 0,
    bodyTimeout: 0,
    connect(options, callback) {
      socket = connectTo(options, callback)
      // Ahead of the client's own listener, which takes a reset for the end of a body that states no length.
      socket.on('error', (error: NodeJS.ErrnoException) => {
        isReset ||= error.code === 'ECONNRESET' || error.code === 'EPIPE'
      })
    },
  })
  return {
    dispatch: (options, handler) => void client.dispatch(options, handler),
    wasReset: () => isReset,
    async close() {
      // While it is still connecting, the client does not know the socket, and would leave it behind.
      socket?.destroy()
      await client.destroy()
    },
  }
}

/**
 * A socket to that address, plain or TLS; `callback` hears when it is open or cannot be opened. HTTP/1.1 only: that is
 * where framing shows, and what every client library can fall back on.
 */
export function connectTo(
  { protocol, hostname: host, port }: Pick<buildConnector.Options, 'protocol' | 'hostname' | 'port'>,
  callback: buildConnector.Callback,
): Socket {
  const isTls = protocol === 'https:'
  // A server name must not be an address (RFC 6066 section 3).
  const servername = isIP(host) === 0 ? host : ''
  const socket = isTls
    ? connectTls({ host, port: Number(port || 443), servername, ALPNProtocols: ['http/1.1'] })
    : connectPlain({ host, port: Number(port || 80) })
  let isOpen = false
  socket.setNoDelay(true)
  socket.once(isTls ? 'secureConnect' : 'connect', () => {
    isOpen = true
    callback(null, socket)
  })
  socket.once('error', (error) => {
    if (!isOpen) callback(error, null)
  })
  return socket
}
