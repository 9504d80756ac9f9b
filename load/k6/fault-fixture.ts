/** Starts servers that send faulty answers. A fault consists of the bytes of an answer, and the class that a load must give to it. */
import type { RowClass } from '../../schemas/compiled/row.ts'
import { createServer, type Socket } from 'node:net'
import { listenOnFreePort } from '../../conformance/transport/server-fixture.ts'

/** A marker among the parts of an answer, at which the server resets the connection. */
const RESET = Symbol('reset')
/** A marker among the parts of an answer, at which the server stops sending but keeps the connection open. */
const HANG = Symbol('hang')
type Part = string | Buffer | typeof RESET | typeof HANG

/** A faulty answer, sent in separate `parts`. A load must record this class, this number of chunks, and an error that matches `says`. */
export type Fault = {
  readonly name: string
  readonly parts: readonly Part[]
  readonly class: RowClass
  readonly chunks: number
  readonly says?: RegExp
}

const head = (status: string, media: string): string =>
  `HTTP/1.1 ${status}\r\nContent-Type: ${media}\r\nConnection: close\r\n\r\n`
const stream = head('200 OK', 'text/event-stream')
const event = (payload: string): string => `data: ${payload}\n\n`
const chunk = (text: string): string => event(`{"choices":[{"index":0,"delta":{"content":"${text}"}}]}`)
const role = event('{"choices":[{"index":0,"delta":{"role":"assistant","content":""}}]}')
const finish = event('{"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}')
const done = event('[DONE]')
const end = finish + done
const long = 'x'.repeat(2_000_000)
const globe = Buffer.from(chunk('a🌍é'))
/** Offsets in `globe` that lie inside characters: after two of the four bytes of 🌍, and after one of the two bytes of é. */
const cuts = [globe.indexOf('🌍') + 2, globe.indexOf('é') + 1] as const
const split = [globe.subarray(0, cuts[0]), globe.subarray(cuts[0], cuts[1]), globe.subarray(cuts[1])]
const odd = event('{ "choices" : [ { "delta" : { "content" : "\\"x" } , "index" : 0 } ] }')

/** The answers with which streaming loads are tested: faulty answers, and correct answers that look unusual. */
export const FAULTS: readonly Fault[] = [
  { name: 'whole', parts: [stream, role, chunk('a'), chunk('b'), end], class: 'ok', chunks: 2 },
  {
    name: 'truncated stream',
    parts: [stream, role, chunk('a')],
    class: 'truncated',
    chunks: 1,
    says: /^ended without finish_reason and \[DONE\]$/,
  },
  {
    name: 'truncated before [DONE]',
    parts: [stream, role, chunk('a'), finish],
    class: 'truncated',
    chunks: 1,
    says: /^ended without \[DONE\]$/,
  },
  {
    name: 'in-stream error',
    parts: [stream, chunk('a'), event('{"error":{"message":"boom"}}')],
    class: 'stream-error',
    chunks: 1,
    says: /boom/,
  },
  {
    name: '429 after the stream began',
    parts: [stream, chunk('a'), event('{"error":{"code":429,"message":"slow down"}}'), done],
    class: 'stream-429',
    chunks: 1,
    says: /^slow down \(429\)$/,
  },
  { name: 'reset', parts: [stream, chunk('a'), RESET], class: 'reset', chunks: 1, says: /reset/ },
  {
    name: 'never-ending',
    parts: [stream, chunk('a'), HANG],
    class: 'timeout-total',
    chunks: 1,
    says: /^status 200, 1 events and \d+ bytes by then$/,
  },
  {
    name: 'HTML 502',
    parts: [head('502 Bad Gateway', 'text/html'), '<html>no</html>'],
    class: 'http-5xx',
    chunks: 0,
    says: /^502 <html>no<\/html>$/,
  },
  {
    name: '429',
    parts: [head('429 Too Many Requests', 'application/json'), '{}'],
    class: 'http-429',
    chunks: 0,
    says: /^429 \{\}$/,
  },
  {
    name: 'non-JSON chunk',
    parts: [stream, chunk('a'), event('oops'), end],
    class: 'bad-json',
    chunks: 1,
    says: /^not JSON: oops$/,
  },
  {
    name: 'CRLF',
    parts: [stream, (role + chunk('a') + end).replaceAll('\n', '\r\n')],
    class: 'ok',
    chunks: 1,
  },
  { name: 'split UTF-8', parts: [stream, ...split, end], class: 'ok', chunks: 1 },
  { name: '2 MB line', parts: [stream, chunk(long), end], class: 'ok', chunks: 1 },
  {
    name: 'role-only chunks',
    parts: [stream, role, role, end],
    class: 'ok',
    chunks: 0,
  },
  {
    name: 'coalesced chunks',
    parts: [stream, chunk('a') + chunk('b') + chunk('c') + end],
    class: 'ok',
    chunks: 3,
  },
  { name: 'spaces and another order', parts: [stream, odd, end], class: 'ok', chunks: 1 },
]

/** A running server with faulty answers. `close` ends it. */
export type FaultTarget = { readonly baseUrl: string; readonly close: () => void }

/** Milliseconds between the writes of two parts of an answer, so that a load reads each part separately. */
const BETWEEN_PARTS_MS = 20

/** Starts a server that answers each request with the fault that `faultOf` returns for its text. */
export async function serveFaults(faultOf: (request: string) => Fault): Promise<FaultTarget> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('data', (bytes) => void sendParts(socket, faultOf(bytes.toString()).parts))
  })
  return {
    baseUrl: `http://127.0.0.1:${await listenOnFreePort(server, '127.0.0.1')}`,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

async function sendParts(socket: Socket, parts: readonly Part[]): Promise<void> {
  socket.setNoDelay(true)
  for (const part of parts) {
    if (part === HANG) return
    if (part === RESET) {
      socket.resetAndDestroy()
      return
    }
    await new Promise((resolve) => socket.write(part, resolve))
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_PARTS_MS))
  }
  socket.end()
}
