/** Starts a proxy in front of a target. It breaks some connections, which only the seed chooses, or delays all answers. */
import { connect, createServer, type Socket } from 'node:net'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { seededRandom, type RandomSource } from '../../reference/seeded-random.ts'

/**
 * The kind of failure. `server-error`: the proxy answers 500, 502 or 503. `closed`: no answer. `reset`: the answer
 * is cut off by a reset. `slow`: every byte of an answer is some 300 ms late. `throttled`: every third connection gets 429.
 */
export type ProxyFailure = (typeof TROUBLES)[number]

/** The kinds of failures. */
export const TROUBLES = ['server-error', 'closed', 'reset', 'slow', 'throttled'] as const

/** A listening proxy. */
export type UnsteadyProxy = {
  readonly baseUrl: string
  readonly connections: () => number
  /** Returns the number of failed connections. */
  readonly failed: () => number
  readonly close: () => Promise<void>
}

/** The inverse of the probability that a connection fails (5 %). */
const ONE_IN = 20
const LATENCY_MS = 300
const JITTER_MS = 100
const STATUSES = ['500 Internal Server Error', '502 Bad Gateway', '503 Service Unavailable'] as const

/** Starts a proxy for `baseUrl` with failures of one kind. The seed chooses the connections that fail. */
export async function unsteadyProxy(
  baseUrl: string,
  trouble: ProxyFailure,
  seed: number,
): Promise<UnsteadyProxy> {
  const { hostname, port } = new URL(baseUrl)
  const sockets = new Set<Socket>()
  const random = seededRandom('unsteady', String(seed))
  let connections = 0
  let failed = 0
  const server = createServer((socket) => {
    connections += 1
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    const isFailing = trouble === 'throttled' ? connections % 3 === 0 : random() < 1 / ONE_IN
    if (isFailing && trouble !== 'slow') failed += 1
    if (isFailing && trouble === 'closed') {
      socket.once('data', () => socket.destroy())
      return
    }
    if (isFailing && trouble === 'throttled') {
      refuse(socket, '429 Too Many Requests\r\nretry-after: 1')
      return
    }
    if (isFailing && trouble === 'server-error') {
      refuse(socket, STATUSES[Math.floor(random() * STATUSES.length)] ?? STATUSES[0])
      return
    }
    const beyond = connect(Number(port), hostname)
    sockets.add(beyond)
    beyond.on('error', () => socket.destroy())
    socket.on('close', () => beyond.destroy())
    socket.pipe(beyond)
    if (trouble === 'slow') passLate(beyond, socket, random)
    else if (isFailing && trouble === 'reset') resetWithin(beyond, socket, random)
    else beyond.pipe(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port')
  return {
    baseUrl: `http://127.0.0.1:${address.port}`,
    connections: () => connections,
    failed: () => failed,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function refuse(socket: Socket, status: string): void {
  const body = '<html><body>Something went wrong.</body></html>'
  socket.on('data', () => {})
  socket.once('data', () => {
    // Whatever is left of the request is read first, or the close would turn into a reset.
    setTimeout(() => {
      socket.end(
        `HTTP/1.1 ${status}\r\ncontent-type: text/html\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
      )
    }, 20)
  })
}

/** Forwards the head and a part of the body of an answer, then resets the connection. */
function resetWithin(from: Socket, to: Socket, random: RandomSource): void {
  const within = random()
  let seen = ''
  from.on('data', (bytes: Buffer) => {
    seen += bytes.toString('latin1')
    const head = seen.indexOf('\r\n\r\n') + 4
    // Forwards half of an answer. Of a stream, forwards between one and twenty events.
    const isStream = /text\/event-stream/i.test(seen)
    const isEnough = !isStream || seen.split('\n\n').length > within * 20
    const kept = isStream
      ? bytes
      : bytes.subarray(0, Math.ceil((bytes.length + Math.min(head, bytes.length)) / 2))
    to.write(kept)
    if (!isEnough) return
    from.destroy()
    setTimeout(() => to.resetAndDestroy(), 20)
  })
  from.on('end', () => to.resetAndDestroy())
}

function passLate(from: Socket, to: Socket, random: RandomSource): void {
  let before: Promise<void> = Promise.resolve()
  // Acts in turn, so that later bytes do not overtake earlier ones.
  const later = (act: () => void): void => {
    const dueMs = performance.now() + LATENCY_MS + (2 * random() - 1) * JITTER_MS
    before = before.then(async () => {
      await pause(Math.max(0, dueMs - performance.now()))
      act()
    })
  }
  from.on('data', (bytes) => later(() => to.write(bytes)))
  from.on('end', () => later(() => to.end()))
}
