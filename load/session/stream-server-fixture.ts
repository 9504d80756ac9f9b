/** A test server that sends complete or broken event streams. */
import { createServer, type Server, type ServerResponse } from 'node:http'
import { listenOnFreePort } from '../../conformance/transport/server-fixture.ts'

// The time before each answer in ms. It limits the requests of each user, because these tests need only a few.
const ANSWER_MS = 60
/** The answer time, in ms, of a slow test server. One user sends about a hundred requests to it in ten seconds. */
export const SLOW_ANSWER_MS = 90

/** A function that answers the request with number `index`. */
export type Serve = (response: ServerResponse, index: number) => void

// The current time in seconds, for `created`. Checks of stored answers compare `created` with the time of the call.
const CREATED = Math.floor(Date.now() / 1000)

/** Returns a chunk of a stream as JSON. `finish`: its finish reason. */
export function chunkJson(delta: object, finish: string | null = null): string {
  const choice = { index: 0, delta, finish_reason: finish }
  return JSON.stringify({
    id: 'x',
    object: 'chat.completion.chunk',
    created: CREATED,
    model: 'm',
    choices: [choice],
  })
}

/** The first chunk of a stream, with the role. */
export const ROLE = chunkJson({ role: 'assistant', content: '' })
const USAGE = JSON.stringify({
  id: 'x',
  object: 'chat.completion.chunk',
  created: CREATED,
  model: 'm',
  choices: [],
  usage: { prompt_tokens: 5, completion_tokens: 2, total_tokens: 7 },
})
/** The payloads of a complete answer: two chunks with text, and a usage of two tokens. */
export const WHOLE_ANSWER = [
  ROLE,
  chunkJson({ content: 'héllo' }),
  chunkJson({ content: ' 🌍' }),
  chunkJson({}, 'stop'),
  USAGE,
  '[DONE]',
]

/** Returns the text of an event stream with these payloads. `end`: the characters that end a line. */
export function events(payloads: readonly string[], end = '\n'): string {
  return payloads.map((payload) => `data: ${payload}${end}${end}`).join('')
}

/** Begins an event stream with the given bytes. Returns `response`, so that the caller can write more. */
export function beginStream(response: ServerResponse, text: string | Uint8Array): ServerResponse {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' }).write(text)
  return response
}

/** Answers a request with a complete stream. */
export const whole: Serve = (response) => beginStream(response, events(WHOLE_ANSWER)).end()

/** A running test server. `keys`: the Authorization field of each request so far, in order. */
export type StreamServer = { readonly baseUrl: string; readonly keys: string[]; readonly close: () => void }

/** Starts a server that answers every request with `serve`, after `answerMs`. */
export async function serveStreams(serve: Serve, answerMs = ANSWER_MS): Promise<StreamServer> {
  const keys: string[] = []
  const server = createServer((request, response) => {
    const index = keys.push(request.headers.authorization ?? '') - 1
    request.resume().on('end', () => setTimeout(() => serve(response, index), answerMs))
  })
  return { ...(await started(server)), keys }
}

/** Starts a server that answers the first request on each connection, and closes the connection when the second one arrives. */
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
