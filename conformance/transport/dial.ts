/** Opens the socket to a target, directly or through the tunnel of a proxy (RFC 9110 section 9.3.6). */
import { Socket, connect as connectPlain, isIP } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { Client } from 'undici'
import { portOf, proxyCredentials, type Proxy } from './proxy.ts'
import { certificateFor, storeCertificateEnd } from './tls-services.ts'

/** The callbacks of {@link dial}. `onSocket` gets the socket, which may not be open yet; `onEnd` gets the open socket or the error. */
export type DialCallbacks = { readonly onSocket: (socket: Socket) => void; readonly onEnd: OnEnd }

/** Opens a socket to an address, directly or through a proxy's tunnel. Returns a function that cancels the opening. */
export function dial(address: Address, proxy: Proxy | null, { onSocket, onEnd }: DialCallbacks): () => void {
  if (proxy !== null) return dialThrough(address, proxy, { onSocket, onEnd })
  const socket = connectTo(address, onEnd)
  onSocket(socket)
  return () => socket.destroy()
}

/** Opens a socket to a proxy that forwards requests. Returns a function that cancels the opening. */
export function dialProxy(proxy: Proxy, { onSocket, onEnd }: DialCallbacks): () => void {
  const named: OnEnd = (error, socket) => onEnd(error === null ? null : aboutProxy(proxy, error), socket)
  return dial(new URL(proxy.href), null, { onSocket, onEnd: named })
}

function dialThrough(address: Address, proxy: Proxy, { onSocket, onEnd }: DialCallbacks): () => void {
  // The caller sets the deadlines.
  const limits = { headersTimeout: 0, bodyTimeout: 0, connect: { timeout: 0 } }
  const client = new Client(new URL(proxy.href).origin, { pipelining: 0, ...limits })
  const onTunnel = (socket: Socket): void => {
    const isTls = address.protocol === 'https:'
    onSocket(isTls ? secure(address, onEnd, socket) : socket)
    if (!isTls) onEnd(null, socket)
  }
  tunnel(client, address, proxy).then(onTunnel, (error: unknown) =>
    onEnd(aboutProxy(proxy, error instanceof Error ? error : new Error(String(error))), null),
  )
  return () => void client.destroy()
}

async function tunnel(client: Client, address: Address, proxy: Proxy): Promise<Socket> {
  const { hostname } = address
  const host = hostname.includes(':') ? `[${hostname}]` : hostname
  const path = `${host}:${portOf(address)}`
  const headers = { host: path, ...Object.fromEntries(proxyCredentials(proxy)) }
  const { statusCode, socket } = await client.connect({ path, headers })
  if (statusCode >= 200 && statusCode <= 299 && socket instanceof Socket) return socket
  socket.on('error', () => {}).destroy()
  throw Object.assign(new Error(`it answered ${statusCode} to CONNECT ${path}`), {
    code: REFUSED,
  })
}

// The code of a proxy that refuses the connection or the tunnel.
const REFUSED = 'ASSAY_PROXY_REFUSED'

// Returns an error whose message names the proxy, so that the target is not blamed.
function aboutProxy(proxy: Proxy, error: NodeJS.ErrnoException): Error {
  const code = error.code === 'ECONNREFUSED' ? REFUSED : error.code
  const about = new Error(`the proxy ${proxy.name} (${proxy.variable}): ${error.message}`, { cause: error })
  return code === undefined ? about : Object.assign(about, { code })
}

/** The address that a socket connects to. `https:` means TLS. An empty port means the default port. */
export type Address = { readonly protocol: string; readonly hostname: string; readonly port: string }

/** A callback that is called once, with either the open socket or the error. */
export type OnEnd = (error: Error | null, socket: Socket | null) => void

/** Starts to open a TCP or TLS socket and returns it at once, before it is open. `onEnd` gets the open socket or the error. */
export function connectTo(address: Address, onEnd: OnEnd): Socket {
  const { protocol, hostname: host, port } = address
  if (protocol === 'https:') return secure(address, onEnd)
  return watched(connectPlain({ host, port: Number(port || 80) }), 'connect', onEnd)
}

/** Starts to open a TLS socket and returns it before it is open. `over`: an open socket to use for TLS; absent: a new connection. */
export function secure(address: Address, onEnd: OnEnd, over?: Socket): Socket {
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
