/** Opens one connection for one request. Does not pool connections, follow redirects, decompress bodies or retry. */
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { Client, type Dispatcher } from 'undici'
import { proxyCredentials, type Proxy } from './proxy.ts'
import { dial, dialProxy, type Dialing } from './dial.ts'
import type { HeaderList } from '../exchange/exchange.ts'

/** A connection that opens with its only request. */
export type Connection = {
  /** Opens the connection and sends the request. Errors go to the handler. */
  readonly dispatch: (options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler) => void
  /** Returns whether the target ended the connection with a reset rather than a close. */
  readonly wasReset: () => boolean
  /** Returns whether the whole request has been handed to the operating system. */
  readonly hasSentAll: () => boolean
  /** Closes the connection, also while it is still being opened. */
  readonly close: () => Promise<void>
}

/** Returns whether the proxy forwards the request itself (RFC 9112 section 3.2.2). For `https:` it opens a tunnel instead. */
export function isForwarded(origin: string, proxy: Proxy | null): proxy is Proxy {
  return proxy !== null && origin.startsWith('http:')
}

/** Creates a connection to an origin such as `https://host:port`. The connection has no deadlines: the caller must set them. */
export function openConnection(origin: string, proxy: Proxy | null = null): Connection {
  let socket: Socket | null = null
  let isReset = false
  let hangUp: (() => void) | null = null
  const client = new Client(origin, {
    pipelining: 0,
    headersTimeout: 0,
    bodyTimeout: 0,
    connect({ protocol, hostname, port }, callback) {
      const dialing: Dialing = {
        onSocket: (opening) => {
          socket = opening
          // Registered before the listener of undici, which takes a reset for the end of a body without a length.
          opening.on('error', (error: NodeJS.ErrnoException) => {
            isReset ||= error.code === 'ECONNRESET' || error.code === 'EPIPE'
          })
        },
        onEnd: (error, opened) => {
          if (opened === null) callback(error ?? new Error('no connection'), null)
          else callback(null, withReadableContinue(opened))
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
      // undici does not know a socket that is still connecting, so it would stay open.
      socket?.destroy()
      hangUp?.()
      await client.destroy()
    },
  }
}

/** A request as the HTTP client needs it. */
export type Sendable = {
  readonly method: string
  readonly url: URL
  readonly headers: HeaderList
  readonly body: Uint8Array | null
  /** The proxy in front of the target; absent: none. */
  readonly proxy?: Proxy | null
  /** Whether the body is sent in chunks, without a `Content-Length`. */
  readonly isChunked?: boolean
}

function fields(list: HeaderList): string[] {
  return list.flatMap(([name, value]) => [name, value])
}

/** Returns the options with which undici sends the request. A forwarding proxy gets the whole URL in place of the path. */
export function dispatchOptions(request: Sendable): Dispatcher.DispatchOptions {
  const { method, url, headers, proxy } = request
  const path = url.pathname + url.search
  const body =
    request.isChunked === true && request.body !== null ? Readable.from([request.body]) : request.body
  if (!isForwarded(url.origin, proxy ?? null) || proxy == null)
    return { path, method, headers: fields(headers), body }
  // A proxy takes the whole URL in place of the path (RFC 9112 section 3.2.2).
  const shown = fields([...headers, ...proxyCredentials(proxy)])
  return { path: url.origin + path, method, headers: shown, body }
}

// The start of a status line to change, and the digit 2 in ASCII.
const [CONTINUE, TWO] = ['HTTP/1.1 100', 0x32]

// undici gives up an answer that begins with the interim status 100, which a client must be able to read (RFC 9110 section 15.2).
// It skips every other interim status, so 100 becomes 102.
function withReadableContinue(socket: Socket): Socket {
  const read = socket.read.bind(socket)
  let isFirst = true
  socket.read = (size) => {
    const chunk: unknown = read(size)
    if (!isFirst || !Buffer.isBuffer(chunk)) return chunk
    isFirst = false
    if (chunk.toString('latin1', 0, CONTINUE.length) === CONTINUE) chunk[CONTINUE.length - 1] = TWO
    return chunk
  }
  return socket
}
