/** Creates servers that answer as a test defines, and connections of Assay to these servers. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Reading, Readings } from '../statement/readings.ts'
import { connectTarget, type TargetConnection, type TargetConnectionOptions } from './recorder.ts'
import { createRedactor } from './request-record.ts'
import { listenOnFreePort } from './server-fixture.ts'
import { openTranscript, type Transcript } from './transcript.ts'

/** The API key of the connections in tests. */
export const SECRET = 'sk-canary-0123456789-abcdef'
/** A chat completion that client libraries accept. */
export const COMPLETION = {
  id: 'x',
  object: 'chat.completion',
  created: 1,
  model: 'm',
  choices: [{ index: 0, message: { role: 'assistant', content: 'hé🌍' }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5 },
}

const stops: (() => Promise<void>)[] = []

/** Stops all servers that {@link target} started. */
export async function stopTargets(): Promise<void> {
  for (const stop of stops.splice(0)) await stop()
}

/** A received request. */
export type WireRequest = {
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** Starts a server that calls `answer` for each request. `number` counts the requests from 1. */
export async function target(answer: (response: ServerResponse, seen: WireRequest, number: number) => void) {
  const seen: WireRequest[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { url = '', headers } = request
      const one = { url, headers, body: Buffer.concat(chunks).toString() }
      seen.push(one)
      answer(response, one, seen.length)
    })
  })
  const port = await listenOnFreePort(server, '127.0.0.1')
  stops.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  )
  return { baseUrl: `http://127.0.0.1:${port}`, seen }
}

function readings(): Readings {
  const value: Reading = { reading: 'chunks-done', terminator: '[DONE]' }
  return new Map([['sse.events', { layer: 'profile' as const, value }]])
}

/** Returns a connection to the server at `baseUrl`, and the transcript of this connection. */
export function wired(
  baseUrl: string,
  options: Partial<TargetConnectionOptions> = {},
): { wire: TargetConnection; transcript: Transcript } {
  const key = options.key === undefined ? SECRET : options.key
  const redactor = createRedactor(key === null ? [] : [key])
  const transcript = openTranscript(null, {
    type: 'run',
    schema: 'assay.transcript/1',
    suite: '0',
    baseUrl,
    model: 'm',
    seed: 's',
    startedAt: '2026-01-01T00:00:00Z',
    profile: 'openai',
    readings: {},
    capabilities: {},
    checks: null,
    secretPlaceholders: redactor.placeholders,
    hasKey: true,
  })
  const wire = connectTarget({
    baseUrl,
    key,
    model: 'm',
    seed: 's',
    version: '9.9.9',
    startedAt: '2026-01-01T00:00:00Z',
    readings: readings(),
    redactor,
    transcript,
    maxRequests: 50,
    maxTokens: 5000,
    pauseScale: 0.01,
    deadlines: { graceMs: 30 },
    ...options,
  })
  return { wire, transcript }
}

/** Sends `value` as the JSON body of an answer. */
export function json(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

/** Sends the text of {@link COMPLETION} as a stream. */
export function streamCompletion(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const chunk = (delta: unknown, finish: string | null) => ({
    ...COMPLETION,
    object: 'chat.completion.chunk',
    usage: undefined,
    choices: [{ index: 0, delta, finish_reason: finish }],
  })
  const lines = [chunk({ role: 'assistant', content: 'hé' }, null), chunk({ content: '🌍' }, 'stop')]
  const usage = { ...COMPLETION, object: 'chat.completion.chunk', choices: [] }
  for (const line of [...lines, usage]) response.write(`data: ${JSON.stringify(line)}\n\n`)
  response.end('data: [DONE]\n\n')
}
