/** Runs servers that send exactly the bytes of a test. */
import { createServer, type Server, type Socket } from 'node:net'

/** A received request: the head as text, the body as bytes. */
export type SeenRequest = { readonly head: string; readonly body: Buffer }

/** A server on a free port of the loopback interface. */
export type RawServer = {
  readonly url: string
  readonly seen: readonly SeenRequest[]
  readonly opened: () => number
  readonly closed: () => number
  readonly stop: () => Promise<void>
}

/** The moment at which a test server answers: after the `whole` request, after its `head`, or when the `connection` opens. */
export type AnswerAt = 'whole' | 'head' | 'connection'

/** Starts a server that calls `answer` for each connection. */
export async function rawServer(
  answer: (socket: Socket, request: SeenRequest, number: number) => unknown,
  { at = 'whole', host = '127.0.0.1' }: { at?: AnswerAt; host?: string } = {},
): Promise<RawServer> {
  const seen: SeenRequest[] = []
  const sockets = new Set<Socket>()
  let closed = 0
  let opened = 0
  const server = createServer((socket) => {
    opened += 1
    const number = opened
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      closed += 1
      sockets.delete(socket)
    })
    if (at === 'connection') answer(socket, { head: '', body: Buffer.alloc(0) }, number)
    else {
      onRequest(socket, at, (request) => {
        seen.push(request)
        answer(socket, request, number)
      })
    }
  })
  const port = await listenOnFreePort(server, host)
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    seen,
    opened: () => opened,
    closed: () => closed,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

function onRequest(socket: Socket, at: 'whole' | 'head', take: (request: SeenRequest) => void): void {
  let bytes = Buffer.alloc(0)
  let isTaken = false
  socket.on('data', (chunk) => {
    if (isTaken) return
    bytes = Buffer.concat([bytes, chunk])
    const end = bytes.indexOf('\r\n\r\n')
    if (end === -1) return
    const head = bytes.subarray(0, end + 2).toString('latin1')
    const body = bytes.subarray(end + 4)
    const bodyBytes = Number(/\r\ncontent-length: (\d+)\r\n/i.exec(head)?.[1] ?? 0)
    if (at === 'whole' && body.length < bodyBytes) return
    isTaken = true
    // A server that answers before the body may leave the body unread.
    if (at === 'head') socket.pause()
    take({ head, body })
  })
}

/** Makes a server listen on a free port. Returns the port. */
export async function listenOnFreePort(
  server: Pick<Server, 'listen' | 'address'>,
  host: string,
): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('not listening on a port')
  return address.port
}
