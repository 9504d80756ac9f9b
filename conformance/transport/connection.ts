/** One connection for one request: nothing is pooled, kept alive, followed, inflated or retried. */
import type { Socket } from 'node:net'
import { Client, type Dispatcher } from 'undici'
import type { Proxy } from './proxy.ts'
import { withReadableHeads } from './answer-heads.ts'
import { dial, dialProxy, type Dialing } from './dial.ts'

/** A connection that is not open yet. */
export type Connection = {
  /** Opens it and sends the request. Errors go to the handler. */
  readonly dispatch: (options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler) => void
  /** Returns whether it was torn down rather than closed. */
  readonly wasReset: () => boolean
  /** Returns whether something was sent, and nothing more waits to be. */
  readonly hasSentAll: () => boolean
  /** Ends it, open or only half open; settles when nothing of it is left. */
  readonly close: () => Promise<void>
}

/** Returns whether a proxy gets the request itself and forwards it, rather than makes a tunnel (RFC 9112 section 3.2.2). */
export function isForwarded(origin: string, proxy: Proxy | null): proxy is Proxy {
  return proxy !== null && origin.startsWith('http:')
}

/** Creates a connection to an origin such as `https://host:port`. It has no deadlines: the caller keeps the time. */
export function openConnection(origin: string, proxy: Proxy | null = null): Connection {
  let socket: Socket | null = null
  let isReset = false
  let hangUp: (() => void) | null = null
  const client = new Client(origin, {
    // The request says `connection: close`.
    pipelining: 0,
    headersTimeout: 0,
    bodyTimeout: 0,
    connect({ protocol, hostname, port }, callback) {
      const dialing: Dialing = {
        onSocket: (opening) => {
          socket = opening
          // Ahead of the client's own listener, which takes a reset for the end of a body that states no length.
          opening.on('error', (error: NodeJS.ErrnoException) => {
            isReset ||= error.code === 'ECONNRESET' || error.code === 'EPIPE'
          })
        },
        onEnd: (error, opened) => {
          if (opened === null) callback(error ?? new Error('no connection'), null)
          else callback(null, withReadableHeads(opened))
        },
      }
      hangUp = isForwarded(origin, proxy)
        ? dialProxy(proxy, dialing)
        : dial({ protocol, hostname, port }, proxy, dialing)
    },
  })
  return {
    dispatch: (options, handler) => void client.dispatch(options, handler),
    wasReset: () => isReset,
    hasSentAll: () => socket !== null && socket.bytesWritten > 0 && socket.writableLength === 0,
    async close() {
      // While it is still connecting, the client does not know the socket, and would leave it behind.
      socket?.destroy()
      hangUp?.()
      await client.destroy()
    },
  }
}
