/** Starts a proxy in front of a target. The proxy resets some connections, as networks do. */
import { connect, createServer, type Socket } from 'node:net'
import { once } from 'node:events'

/** A listening proxy. `connections` returns how many connections clients have opened. */
export type ResettingProxy = {
  readonly baseUrl: string
  readonly connections: () => number
  readonly close: () => Promise<void>
}

/** Starts a proxy that resets a connection if `breaks` is true for its number (from 1) and its first bytes (`head`). */
export async function resettingProxy(
  baseUrl: string,
  breaks: (number: number, head: string) => boolean,
): Promise<ResettingProxy> {
  const { hostname, port } = new URL(baseUrl)
  const sockets = new Set<Socket>()
  let number = 0
  const server = createServer((socket) => {
    number += 1
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    const own = number
    socket.once('data', (head) => {
      if (breaks(own, head.toString('latin1'))) {
        socket.resetAndDestroy()
        return
      }
      const beyond = connect(Number(port), hostname)
      sockets.add(beyond)
      beyond.on('error', () => socket.destroy())
      socket.on('close', () => beyond.destroy())
      beyond.write(head)
      socket.pipe(beyond).pipe(socket)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port')
  return {
    baseUrl: `http://127.0.0.1:${address.port}`,
    connections: () => number,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
