import { Socket } from 'node:net'
import { Client } from 'undici'
import { portOf, proxyCredentials, type Proxy } from './proxy.ts'

type TunnelCallbacks = {
  readonly onOpen: (socket: Socket) => void
  readonly onError: (error: Error) => void
}

/** Opens a tunnel to a host through a proxy, without deadlines. Returns a function that cancels the attempt. */
export function openTunnel(address: Address, proxy: Proxy, { onOpen, onError }: TunnelCallbacks): () => void {
  const limits = { headersTimeout: 0, bodyTimeout: 0, connect: { timeout: 0 } }
  const client = new Client(new URL(proxy.href).origin, { pipelining: 0, ...limits })
  tunnel(client, address, proxy).then(onOpen, (error: unknown) =>
    onError(aboutProxy(proxy, error instanceof Error ? error : new Error(String(error)))),
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

/** Returns an error whose message names the proxy, so that the target is not blamed. */
export function aboutProxy(proxy: Proxy, error: NodeJS.ErrnoException): Error {
  const code = error.code === 'ECONNREFUSED' ? REFUSED : error.code
  const about = new Error(`the proxy ${proxy.name} (${proxy.variable}): ${error.message}`, { cause: error })
  return code === undefined ? about : Object.assign(about, { code })
}

/** A host to connect to. */
export type Address = { readonly protocol: string; readonly hostname: string; readonly port: string }
