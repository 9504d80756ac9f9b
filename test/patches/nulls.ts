/** Starts servers that are not chat services at all. A judge must never call them conformant. */
import type { RequestListener } from 'node:http'
import { http } from '../../reference/http-only.ts'
import { createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net'

/** The behavior of a server that is not a chat service, toward every request. */
export type NullKind =
  | 'reset'
  | 'html'
  | 'always-401'
  | 'always-429'
  | 'always-500'
  | 'endless'
  | 'drip'
  | 'no-content'
  | 'silent'

/** All kinds of servers that are not chat services. */
export const nullKinds: readonly NullKind[] = [
  'reset',
  'html',
  'always-401',
  'always-429',
  'always-500',
  'endless',
  'drip',
  'no-content',
  'silent',
]

/** A running server that is not a chat service. `close` immediately ends its connections. */
export type Null = { readonly baseUrl: string; readonly close: () => Promise<void> }

const DRIP_GAP_MS = 500
// A part of an endless answer. Each part is written only after the previous part was sent, so that memory use stays small.
const ENDLESS_PART = Buffer.alloc(64 * 1024, ' ')

const listeners: Readonly<Record<Exclude<NullKind, 'reset'>, RequestListener>> = {
  html: (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end('<!doctype html>\n<html><head><title>Welcome</title></head><body>It works.</body></html>\n')
  },
  'always-401': (_, response) => answerError(response, 401, { 'www-authenticate': 'Bearer' }),
  'always-429': (_, response) => answerError(response, 429, { 'retry-after': '1' }),
  'always-500': (_, response) => answerError(response, 500, {}),
  endless: (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const more = (): void => {
      if (!response.destroyed) response.write(ENDLESS_PART, () => setImmediate(more))
    }
    response.write('{"choices":[', more)
  },
  drip: (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const timer = setInterval(() => response.write(' '), DRIP_GAP_MS)
    response.once('close', () => clearInterval(timer))
    response.write('{')
  },
  'no-content': (_, response) => {
    response.writeHead(204).end()
  },
  silent: () => undefined,
}

/** Starts a server that is not a chat service on a free port of 127.0.0.1. */
export async function startNull(kind: NullKind): Promise<Null> {
  const sockets = new Set<Socket>()
  const server =
    kind === 'reset'
      ? createTcpServer((socket) => {
          socket.once('data', () => socket.resetAndDestroy())
        })
      : http.createServer(listeners[kind])
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    baseUrl: `http://127.0.0.1:${portOf(server.address())}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

function answerError(
  response: Parameters<RequestListener>[1],
  status: number,
  headers: Readonly<Record<string, string>>,
): void {
  const error = { message: 'Not now.', type: 'server_error', param: null, code: null }
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify({ error }))
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0
}
