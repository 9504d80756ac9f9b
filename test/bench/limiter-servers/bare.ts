/**
 * Starts a server of `node:http` without a limit. Assay must find no limit in it. The argument is the kind of server. `single` works on one
 * answer at a time, `pooled` on four, `slow` and `fast` on all answers at the same time. `streaming` sends a token every 10 ms.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = (response: ServerResponse, isStream: boolean, tokens: number) => Promise<void>

const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

/** Blocks the thread, as computing in a single-threaded server does. */
function work(ms: number): void {
  const untilMs = performance.now() + ms
  while (performance.now() < untilMs);
}

function pool(size: number): (job: () => Promise<void>) => Promise<void> {
  const waiting: (() => void)[] = []
  let free = size
  return async (job) => {
    if (free > 0) free -= 1
    else
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
      })
    await job()
    const next = waiting.shift()
    if (next === undefined) free += 1
    else next()
  }
}

const inPool = pool(4)

async function stream(response: ServerResponse, tokens: number, gapMs: number): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (let token = 0; token < tokens && !response.destroyed; token += 1) {
    if (gapMs > 0) await sleep(gapMs)
    response.write(`data: ${chunk({ role: 'assistant', content: 'a ' }, null)}\n\n`)
  }
  response.end(`data: ${chunk({}, 'stop')}\n\ndata: [DONE]\n\n`)
}

function chunk(delta: object, finish: string | null): string {
  const choices = [{ index: 0, delta, finish_reason: finish }]
  return JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices,
  })
}

function json(response: ServerResponse): void {
  const message = { role: 'assistant', content: 'Hello.' }
  const body = {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [{ index: 0, message, finish_reason: 'stop' }],
    usage: { prompt_tokens: 4, completion_tokens: 2, total_tokens: 6 },
  }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function whole(response: ServerResponse, isStream: boolean, tokens: number): Promise<void> {
  if (isStream) await stream(response, Math.min(tokens, 8), 0)
  else json(response)
}

const ANSWERS: Readonly<Record<string, Answer>> = {
  fast: whole,
  slow: async (...all) => {
    await sleep(400)
    await whole(...all)
  },
  single: async (...all) => {
    work(5)
    await whole(...all)
  },
  pooled: (...all) =>
    inPool(async () => {
      await sleep(40)
      await whole(...all)
    }),
  streaming: async (response, isStream, tokens) => {
    if (isStream) return await stream(response, tokens, 10)
    await sleep(10 * Math.min(tokens, 20))
    json(response)
  },
}

async function answer(request: IncomingMessage, response: ServerResponse, how: Answer): Promise<void> {
  let text = ''
  for await (const part of request.setEncoding('utf8')) text += String(part)
  const body: { stream?: boolean; max_tokens?: number; messages?: unknown } = JSON.parse(text)
  if (!Array.isArray(body.messages)) {
    response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":{"message":"messages"}}')
    return
  }
  await how(response, body.stream === true, body.max_tokens ?? 16)
}

const how = ANSWERS[process.argv[2] ?? '']
if (how === undefined) throw new Error(`one of ${Object.keys(ANSWERS).join(', ')}`)
const server = createServer((request, response) => {
  answer(request, response, how).catch(() => response.destroy())
})
server.listen(0, '127.0.0.1', () => {
  const { port } = addressOf(server.address())
  process.stdout.write(`port ${port}\n`)
})
process.stdin.on('end', () => process.exit()).resume()

function addressOf(address: AddressInfo | string | null): { readonly port: number } {
  if (address === null || typeof address === 'string') throw new Error('it does not listen on a port')
  return address
}
