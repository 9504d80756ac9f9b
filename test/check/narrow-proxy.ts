/** Starts proxies in front of a target. One delays the pieces of answers, another refuses connections above a rate. */
import { connect, createServer, type Server, type Socket } from 'node:net'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

/** A listening proxy. */
export type NarrowProxy = { readonly baseUrl: string; readonly close: () => Promise<void> }

/** Starts a proxy that sends each piece of an answer at least `pieceMs` after the piece before. */
export function slowProxy(baseUrl: string, pieceMs: number): Promise<NarrowProxy> {
  return listening(baseUrl, (socket, beyond) => {
    socket.pipe(beyond)
    let before: Promise<void> = Promise.resolve()
    const later = (act: () => void): void => {
      before = before.then(async () => {
        await pause(pieceMs)
        act()
      })
    }
    beyond.on('data', (bytes) => later(() => socket.write(bytes)))
    beyond.on('end', () => later(() => socket.end()))
  })
}

const REFUSAL = JSON.stringify({
  error: {
    message: 'Too many requests.',
    type: 'rate_limit_error',
    param: null,
    code: 'rate_limit_exceeded',
  },
})

/** Starts a proxy that accepts `perWindow` connections per window and answers 429 to the others. */
export function limitedProxy(baseUrl: string, perWindow: number, windowMs: number): Promise<NarrowProxy> {
  let windowStartMs = -Infinity
  let count = 0
  return listening(baseUrl, (socket, beyond) => {
    const nowMs = performance.now()
    if (nowMs - windowStartMs >= windowMs) {
      windowStartMs = nowMs
      count = 0
    }
    count += 1
    if (count <= perWindow) {
      socket.pipe(beyond).pipe(socket)
      return
    }
    beyond.destroy()
    socket.on('data', () => {})
    socket.once('data', () => {
      // What is left of the request is read first, or the close would turn into a reset.
      setTimeout(() => {
        socket.end(
          `HTTP/1.1 429 Too Many Requests\r\nretry-after: 1\r\ncontent-type: application/json\r\ncontent-length: ${REFUSAL.length}\r\nconnection: close\r\n\r\n${REFUSAL}`,
        )
      }, 20)
    })
  })
}

async function listening(
  baseUrl: string,
  join: (socket: Socket, beyond: Socket) => void,
): Promise<NarrowProxy> {
  const { hostname, port } = new URL(baseUrl)
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    const beyond = connect(Number(port), hostname)
    for (const each of [socket, beyond]) {
      sockets.add(each)
      each.on('close', () => sockets.delete(each))
    }
    socket.on('error', () => socket.destroy())
    beyond.on('error', () => socket.destroy())
    socket.on('close', () => beyond.destroy())
    join(socket, beyond)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port')
  return {
    baseUrl: `http://127.0.0.1:${address.port}`,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
