/** Starts servers whose answers a test writes as raw bytes, so that the answers can be invalid. */
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** A listening server. */
export type RawTarget = { readonly baseUrl: string; readonly close: () => Promise<void> }

/** Answers one request. `head`: all bytes that came from the client so far, at least the header and the body. */
export type Behavior = (socket: Socket, head: string) => void

/** Starts a server that answers the first request of each connection by `behavior`, and ignores later ones. */
export async function startRawTarget(behavior: Behavior): Promise<RawTarget> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
    let head = ''
    let isAnswered = false
    socket.on('data', (bytes) => {
      if (isAnswered) return
      head += bytes.toString('latin1')
      const end = head.indexOf('\r\n\r\n')
      const length = Number(/content-length: *(\d+)/i.exec(head)?.[1] ?? 0)
      if (end === -1 || head.length < end + 4 + length) return
      isAnswered = true
      behavior(socket, head)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return {
    baseUrl: `http://127.0.0.1:${address.port}`,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Writes the same bytes without end, as fast as they are read. */
export function pour(socket: Socket, bytes: string | Uint8Array): void {
  const more = (): void => {
    while (!socket.destroyed && socket.write(bytes));
  }
  socket.on('drain', more)
  more()
}

/** Writes the same bytes every few milliseconds, without end. */
export function drip(socket: Socket, bytes: string | Uint8Array, everyMs: number): void {
  const timer = setInterval(() => socket.write(bytes), everyMs)
  socket.on('close', () => clearInterval(timer))
}
