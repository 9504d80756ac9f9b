/** A server that sends streams for tests, whole or broken in any way. */
import { createServer, type Server, type ServerResponse } from 'node:http'
import { listenOnFreePort } from '../../conformance/transport/server-fixture.ts'

// Users who are answered at once send thousands of requests in a second: that load is not what these tests are about.
const ANSWER_MS = 20

/** Answers request number `index`. */
export type Serve = (response: ServerResponse, index: number) => void

/** A chunk with that delta, as JSON. */
export function chunkJson(delta: object, finish: string | null = null): string {
  const choice = { index: 0, delta, finish_reason: finish }
  return JSON.stringify({
    id: 'x',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [choice],
  })
}

/** The chunk that begins a stream. */
export const ROLE = chunkJson({ role: 'assistant', content: '' })
const USAGE = JSON.stringify({
  id: 'x',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'm',
  choices: [],
  usage: { prompt_tokens: 5, completion_tokens: 2, total_tokens: 7 },
})
/** The payloads of a whole answer of two chunks with text and two tokens. */
export const WHOLE_ANSWER = [
  ROLE,
  chunkJson({ content: 'héllo' }),
  chunkJson({ content: ' 🌍' }),
  chunkJson({}, 'stop'),
  USAGE,
  '[DONE]',
]

/** The bytes of an event stream. */
export function events(payloads: readonly string[], end = '\n'): string {
  return payloads.map((payload) => `data: ${payload}${end}${end}`).join('')
}

/** Begins an event stream with these bytes. */
export function beginStream(response: ServerResponse, text: string | Uint8Array): ServerResponse {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' }).write(text)
  return response
}

/** Sends a whole answer. */
export const whole: Serve = (response) => beginStream(response, events(WHOLE_ANSWER)).end()

/** A listening server: requests come with their index and key. Close it. */
export type StreamServer = { readonly baseUrl: string; readonly keys: string[]; readonly close: () => void }

/** Starts a server that answers like that. */
export async function serveStreams(serve: Serve): Promise<StreamServer> {
  const keys: string[] = []
  const server = createServer((request, response) => {
    const index = keys.push(request.headers.authorization ?? '') - 1
    request.resume().on('end', () => setTimeout(() => serve(response, index), ANSWER_MS))
  })
  return { ...(await started(server)), keys }
}

/**
 * Starts a server that answers the first request of each connection as if it kept the connection, and closes it once the next
 * request is there: the race between a closing service and a client, at every request.
 */
export async function serveAndHangUp(
  media: string,
  body: string,
): Promise<Pick<StreamServer, 'baseUrl' | 'close'>> {
  const seen = new WeakSet<object>()
  const server = createServer((request, response) => {
    const { socket } = request
    const isFirst = !seen.has(socket)
    seen.add(socket)
    request.resume().on('end', () => {
      if (isFirst) setTimeout(() => response.setHeader('content-type', media).end(body), ANSWER_MS)
      else socket.destroy()
    })
  })
  return await started(server)
}

async function started(server: Server): Promise<Pick<StreamServer, 'baseUrl' | 'close'>> {
  return {
    baseUrl: `http://127.0.0.1:${await listenOnFreePort(server, '127.0.0.1')}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
