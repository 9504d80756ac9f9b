/** Opens the socket to a target: straight to it, or through a tunnel that a proxy makes (RFC 9110 section 9.3.6). */
import { Socket } from 'node:net'
import { Client } from 'undici'
import { portOf, proxyCredentials, type Proxy } from './proxy.ts'
import { connectTo, secure, type Address, type OnEnd } from './connection-socket.ts'

/** `onSocket` gets the socket as soon as there is one, open or not. `onEnd` hears once that it is open, or why it is not. */
export type Dialing = { readonly onSocket: (socket: Socket) => void; readonly onEnd: OnEnd }

/** Opens a socket to an address; through a tunnel where a proxy is given. Returns what ends an attempt that is under way. */
export function dial(address: Address, proxy: Proxy | null, { onSocket, onEnd }: Dialing): () => void {
  if (proxy !== null) return dialThrough(address, proxy, { onSocket, onEnd })
  const socket = connectTo(address, onEnd)
  onSocket(socket)
  return () => socket.destroy()
}

/** Opens a socket to the proxy itself, for requests that it forwards. */
export function dialProxy(proxy: Proxy, { onSocket, onEnd }: Dialing): () => void {
  const named: OnEnd = (error, socket) => onEnd(error === null ? null : aboutProxy(proxy, error), socket)
  return dial(new URL(proxy.href), null, { onSocket, onEnd: named })
}

function dialThrough(address: Address, proxy: Proxy, { onSocket, onEnd }: Dialing): () => void {
  // Deadlines are the caller's.
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
    code: 'ASSAY_PROXY_REFUSED',
  })
}

// What is wrong with the proxy must not be taken for a fault of the target.
function aboutProxy(proxy: Proxy, error: NodeJS.ErrnoException): Error {
  const { code } = error
  const about = new Error(`the proxy ${proxy.name} (${proxy.variable}): ${error.message}`, { cause: error })
  return code === undefined ? about : Object.assign(about, { code })
}
