import { type Socket, connect as connectPlain, isIP } from 'node:net'
import { Readable } from 'node:stream'
import { connect as connectTls } from 'node:tls'
import { Client, type Dispatcher } from 'undici'
import { proxyCredentials, type Proxy } from './proxy.ts'
import { certificateFor, storeCertificateEnd } from './tls-services.ts'
import type { HeaderList } from '../exchange/exchange.ts'
import { openTunnel, aboutProxy, type Address } from './tunnel.ts'

/** A connection to a target or proxy, opened by its first request. */
export type Connection = {
  /** Sends a request, and opens the connection first if necessary. */
  readonly dispatch: (options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler) => void
  readonly wasReset: () => boolean
  /** Returns the TLS alert with which the target ended the connection, as an error; null if it sent none. */
  readonly alert: () => Error | null
  readonly openings: () => number
  /** Returns whether the target switched to another protocol (101). */
  readonly hasSwitched: () => boolean
  /** Returns whether all bytes of the request have been handed to the operating system. */
  readonly hasSentAll: () => boolean
  readonly close: () => Promise<void>
}

/** Returns whether requests to `origin` are sent to the proxy itself, not through a CONNECT tunnel. */
export function isForwarded(origin: string, proxy: Proxy | null): proxy is Proxy {
  return proxy !== null && origin.startsWith('http:')
}

type ConnectionOptions = { readonly isKept?: boolean; readonly offer?: string | null }

/** Creates a connection to an origin such as `https://host:port`. It has no time limits of its own. */
export function openConnection(
  origin: string,
  proxy: Proxy | null = null,
  { isKept = false, offer = null }: ConnectionOptions = {},
): Connection {
  let socket: Socket | null = null
  let openings = 0
  let hasSwitched = false
  let isReset = false
  let alert: Error | null = null
  let hangUp: (() => void) | null = null
  const client = new Client(origin, {
    pipelining: isKept ? 1 : 0,
    headersTimeout: 0,
    bodyTimeout: 0,
    connect({ protocol, hostname, port }, callback) {
      const dialing: DialCallbacks = {
        onSocket: (opening) => {
          socket = opening
          // Registered before the listener of undici, which takes a reset for the end of a body without a length.
          opening.on('error', (error: NodeJS.ErrnoException) => {
            isReset ||= error.code === 'ECONNRESET' || error.code === 'EPIPE'
            // undici loses an alert if the end of the connection follows.
            if (error.code?.startsWith('ERR_SSL_') === true) alert ??= error
          })
        },
        onEnd: (error, opened) => {
          if (opened === null) callback(error ?? new Error('no connection'), null)
          else {
            openings += 1
            const onSwitched = () => (hasSwitched = true)
            const offering = offer === null ? opened : withOffer(opened, offer)
            callback(null, withReadableStart(offering, offer === null ? null : onSwitched))
          }
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
    alert: () => alert,
    openings: () => openings,
    hasSwitched: () => hasSwitched,
    hasSentAll: () => socket !== null && socket.bytesWritten > 0 && socket.writableLength === 0,
    async close() {
      // undici does not close a socket that is still connecting.
      socket?.destroy()
      hangUp?.()
      await client.destroy()
    },
  }
}

/** A request for the HTTP client. */
export type Sendable = {
  readonly method: string
  readonly url: URL
  readonly headers: HeaderList
  readonly body: Uint8Array | null
  readonly proxy?: Proxy | null
  /** Whether the body is sent chunked, without `Content-Length`. */
  readonly isChunked?: boolean
}

// Returns the header fields in the form that undici takes, without `connection` and `upgrade`. `withOffer` adds these two fields.
function fields(list: HeaderList): string[] {
  return list.flatMap(([name, value]) => (/^(connection|upgrade)$/i.test(name) ? [] : [name, value]))
}

// Makes a socket send header fields that offer another protocol (RFC 9110 7.8) in place of the `Connection` field of undici.
function withOffer(socket: Socket, offer: string): Socket {
  const write = socket.write.bind(socket)
  const lines = `Connection: Upgrade, HTTP2-Settings\r\nUpgrade: ${offer}`
  const offering = (...[chunk, ...rest]: Parameters<typeof write>): boolean =>
    write(typeof chunk === 'string' ? chunk.replace(/^connection: .*$/m, lines) : chunk, ...rest)
  return Object.assign(socket, { write: offering })
}

// Splits a body after the first byte of its first multi-byte character (RFC 3629 section 3), if it has one.
function cutWithinCharacter(body: Uint8Array): readonly Uint8Array[] {
  const at = body.findIndex((byte) => byte >= 0xc0) + 1
  return at === 0 ? [body] : [body.subarray(0, at), body.subarray(at)]
}

/** Returns the options with which undici sends a request. */
export function dispatchOptions(request: Sendable): Dispatcher.DispatchOptions {
  const { method, url, headers, proxy } = request
  const path = url.pathname + url.search
  const body =
    request.isChunked === true && request.body !== null
      ? Readable.from(cutWithinCharacter(request.body))
      : request.body
  if (!isForwarded(url.origin, proxy ?? null) || proxy == null)
    return { path, method, headers: fields(headers), body }
  // A proxy takes the whole URL in place of the path (RFC 9112 section 3.2.2).
  const shown = fields([...headers, ...proxyCredentials(proxy)])
  return { path: url.origin + path, method, headers: shown, body }
}

// The beginnings of the status lines to change, and the ASCII code of the digit 2.
const [CONTINUE, SWITCHING, TWO] = ['HTTP/1.1 100', 'HTTP/1.1 101', 0x32]

// Changes the status of a first answer that undici would reject. 100 becomes 102, which undici skips. After an upgrade offer
// (`onSwitched` is not null), 101 becomes 204 without a body.
function withReadableStart(socket: Socket, onSwitched: (() => void) | null): Socket {
  const read = socket.read.bind(socket)
  let isFirst = true
  socket.read = (size) => {
    const chunk: unknown = read(size)
    if (!isFirst || !Buffer.isBuffer(chunk)) return chunk
    isFirst = false
    const start = chunk.toString('latin1', 0, CONTINUE.length)
    if (start === CONTINUE) chunk[CONTINUE.length - 1] = TWO
    if (start !== SWITCHING || onSwitched === null) return chunk
    onSwitched()
    return Buffer.from('HTTP/1.1 204 Switched\r\n\r\n')
  }
  return socket
}

type DialCallbacks = { readonly onSocket: (socket: Socket) => void; readonly onEnd: OnEnd }

/** Opens a socket to a host, directly or through a proxy. Returns a function that cancels the attempt. */
export function dial(address: Address, proxy: Proxy | null, { onSocket, onEnd }: DialCallbacks): () => void {
  if (proxy !== null) return dialThrough(address, proxy, { onSocket, onEnd })
  const socket = connectTo(address, onEnd)
  onSocket(socket)
  return () => socket.destroy()
}

function dialProxy(proxy: Proxy, { onSocket, onEnd }: DialCallbacks): () => void {
  const named: OnEnd = (error, socket) => onEnd(error === null ? null : aboutProxy(proxy, error), socket)
  return dial(new URL(proxy.href), null, { onSocket, onEnd: named })
}

function dialThrough(address: Address, proxy: Proxy, { onSocket, onEnd }: DialCallbacks): () => void {
  const isTls = address.protocol === 'https:'
  const onOpen = (socket: Socket): void => {
    onSocket(isTls ? secure(address, onEnd, socket) : socket)
    if (!isTls) onEnd(null, socket)
  }
  return openTunnel(address, proxy, { onOpen, onError: (error) => onEnd(error, null) })
}

type OnEnd = (error: Error | null, socket: Socket | null) => void

function connectTo(address: Address, onEnd: OnEnd): Socket {
  const { protocol, hostname: host, port } = address
  if (protocol === 'https:') return secure(address, onEnd)
  return watched(connectPlain({ host, port: Number(port || 80) }), 'connect', onEnd)
}

function secure(address: Address, onEnd: OnEnd, over?: Socket): Socket {
  const { hostname: host, port } = address
  // A server name must not be an address (RFC 6066 section 3).
  const servername = isIP(host) === 0 ? host : ''
  const way = over === undefined ? { port: Number(port || 443) } : { socket: over }
  // Without a server name, Node checks the certificate against `host`.
  const options = { ...way, host, servername, ALPNProtocols: ['http/1.1'] }
  const socket = connectTls({ ...options, ...certificateFor(address) })
  socket.once('secureConnect', () => storeCertificateEnd(address, socket))
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
