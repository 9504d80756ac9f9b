/** A server with correct answers that repeat every received credential in many forms. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { answerSockets } from './echoing-socket.ts'

/** A listening server. `credentials` returns all credentials that it received so far. */
export type EchoingTarget = {
  readonly baseUrl: string
  readonly credentials: () => ReadonlySet<string>
  readonly close: () => Promise<void>
}

/** The answer to a sign-up: a key and a second secret. */
export const SIGNED_UP = {
  api_key: 'sk-Signup-7d1f0a9c3e5b2468aceg',
  refresh_token: 'rt-Beside-9f8e7d6c5b4a3210zyxw',
}

/** Returns a secret in all the forms that SECURITY.md lists, such as Base64. */
export function writtenForms(secret: string): readonly string[] {
  return [
    secret,
    secret.toUpperCase(),
    encodeURIComponent(secret),
    encodeURIComponent(secret).toLowerCase(),
    secret.replaceAll('+', String.raw`\u002B`),
    base64(secret),
    base64(`u:${secret}`),
    base64(`us:${secret}:x`),
    Buffer.from(`u:${secret}`).toString('base64url'),
  ]
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64')
}

// The delay of each answer in ms. It reduces the number of requests, because the server searches each request for secrets.
const ANSWER_MS = 20

/** Starts a server that repeats every credential it receives. */
export async function startEchoingTarget(): Promise<EchoingTarget> {
  const seen = new Set<string>()
  const echo = (texts: readonly string[]): readonly string[] => {
    for (const [secret] of texts
      .join('\n')
      .replaceAll('%2B', '+')
      .matchAll(/sk-Canary[\w+-]+/g))
      seen.add(secret)
    return [...seen].flatMap(writtenForms)
  }
  let number = 0
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (text: string) => (body += text))
    request.on('end', () => {
      number += 1
      const texts = [request.url ?? '', ...Object.values(request.headers).map(String), body]
      const asked = { request, response, body, number }
      setTimeout(() => answer(asked, echo(texts)), ANSWER_MS)
    })
  })
  answerSockets(server, { echo, pieceOf })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return {
    baseUrl: `http://127.0.0.1:${address.port}`,
    credentials: () => seen,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Asked = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly body: string
  readonly number: number
}

function answer({ request, response, body, number }: Asked, echo: readonly string[]): void {
  const { url = '' } = request
  const send = (status: number, value: unknown): void => {
    const text = JSON.stringify(value)
    const isPacked = number % 4 === 3
    response
      .writeHead(status, {
        'content-type': 'application/json',
        'x-echo': echo.slice(0, 12),
        ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
      })
      .end(isPacked ? gzipSync(text) : text)
  }
  if (url.startsWith('/auth/signup'))
    send(201, { ...SIGNED_UP, message: Object.values(SIGNED_UP).flatMap(writtenForms) })
  else if (!url.startsWith('/v1/chat/completions')) send(404, { error: { message: `no ${echo.join(' ')}` } })
  else if (number % 3 === 0) send(401, { error: { message: `wrong key ${echo.join(' ')}`, code: echo[0] } })
  else if (body.includes('"stream":true')) stream(response, echo)
  else send(200, completion(echo.join(' ')))
}

function completion(content: string) {
  return {
    id: 'c1',
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model: 'm',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  }
}

function stream(response: ServerResponse, echo: readonly string[]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'x-echo': echo.slice(0, 12) })
  for (const text of echo.join(' ').match(/[^]{1,5}/g) ?? [])
    response.write(`data: ${pieceOf({ content: text }, null)}\n\n`)
  response.end(`data: ${pieceOf({}, 'stop')}\n\ndata: [DONE]\n\n`)
}

function pieceOf(delta: object, finish: string | null): string {
  const chunk = { id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'm' }
  return JSON.stringify({ ...chunk, choices: [{ index: 0, delta, finish_reason: finish }] })
}
