/**
 * The recording proxy that client libraries call: a server on loopback that forwards to the origin of the target and to nothing
 * else. The key is put in here, so that no program ever holds it.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Exchange, HeaderList } from '../exchange/exchange.ts'
import type { ProxyTreatment } from '../exchange/client-job.ts'
import { STAND_IN_KEY } from './client-fetch.ts'
import type { AnswerTap } from './http.ts'
import { tokensAskedIn, type Origin, type Outgoing } from './outgoing.ts'

/** The header field by which a program says which job a request belongs to. It is not forwarded. */
export const CALL_FIELD = 'x-assay-call'

/** Sends one request of a job to the target and records it; `tap` sees the answer as it comes. */
export type ForwardCall = (label: string, request: Outgoing, tap: AnswerTap) => Promise<Exchange>

/** A proxy under way. */
export type ClientProxy = {
  readonly url: string
  /** Takes requests of this job from now on. */
  readonly begin: (label: string, treatment: ProxyTreatment | null) => void
  /** Waits for the forwarded requests of a job and returns their exchanges, oldest first. Rejects with what forwarding threw. */
  readonly exchangesOf: (label: string) => Promise<readonly Exchange[]>
  readonly close: () => Promise<void>
}

type JobState = {
  readonly treatment: ProxyTreatment | null
  refusedCount: number
  readonly forwarded: Promise<Exchange>[]
}

// Of a connection, not of a message (RFC 9110 section 7.6.1), or set by the connection to the target itself.
const HOP_FIELDS = new Set([
  'host',
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
])
const OWN_FIELDS = new Set([
  ...HOP_FIELDS,
  'content-length',
  'transfer-encoding',
  'accept-encoding',
  CALL_FIELD,
])

const REFUSALS = [429, 503]
const MAX_BODY_BYTES = 1 << 20

/** Starts the proxy on a free port of loopback. */
export async function openClientProxy(origin: Origin, forward: ForwardCall): Promise<ClientProxy> {
  const jobs = new Map<string, JobState>()
  const server = createServer((request, response) => {
    response.on('error', () => undefined)
    answer(request, response, { origin, forward, jobs }).catch(() => response.destroy())
  })
  const { promise: listening, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject)
  server.listen(0, '127.0.0.1', resolve)
  await listening
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    begin: (label, treatment) => void jobs.set(label, { treatment, refusedCount: 0, forwarded: [] }),
    exchangesOf: async (label) => await Promise.all(jobs.get(label)?.forwarded ?? []),
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

type Handling = {
  readonly origin: Origin
  readonly forward: ForwardCall
  readonly jobs: ReadonlyMap<string, JobState>
}

async function answer(request: IncomingMessage, response: ServerResponse, handling: Handling): Promise<void> {
  const { origin, forward, jobs } = handling
  const label = request.headers[CALL_FIELD]
  const job = typeof label === 'string' ? jobs.get(label) : undefined
  const body = await bodyOf(request)
  if (typeof label !== 'string' || job === undefined || body === null) {
    response.writeHead(400, { 'content-type': 'text/plain' }).end('not a call of a client program')
    return
  }
  const refusal = job.treatment === 'refuse-first' ? REFUSALS[job.refusedCount] : undefined
  if (refusal !== undefined) {
    job.refusedCount += 1
    refuse(response, refusal)
    return
  }
  const forwarding = forward(
    label,
    outgoingOf(request, body, origin),
    tapOf(request, response, origin, job.treatment),
  )
  job.forwarded.push(forwarding)
  // Whoever asks for the exchanges of the job is told; until then nobody listens.
  forwarding.catch(() => response.destroy())
}

// Soon enough for a test, in each of the ways in which libraries are told how long to wait.
function refuse(response: ServerResponse, status: number): void {
  const error = { message: 'Try again.', type: 'rate_limit_error', param: null, code: null }
  const headers = { 'content-type': 'application/json', 'retry-after-ms': '1', 'x-should-retry': 'true' }
  response.writeHead(status, headers).end(JSON.stringify({ error }))
}

async function bodyOf(request: IncomingMessage): Promise<Uint8Array | null> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of request) {
    if (!Buffer.isBuffer(piece)) continue
    bytes += piece.length
    if (bytes > MAX_BODY_BYTES) return null
    pieces.push(piece)
  }
  return new Uint8Array(Buffer.concat(pieces))
}

function outgoingOf(request: IncomingMessage, body: Uint8Array, origin: Origin): Outgoing {
  const base = new URL(origin.baseUrl)
  const url = new URL(pathOf(base) + (request.url ?? '/'), base)
  if (url.origin !== base.origin) throw new TypeError(`refused to leave ${base.origin}`)
  return {
    method: request.method ?? 'GET',
    url,
    headers: [
      // What other clients send in a disguised run has no such field either.
      ...(origin.client === undefined ? [['accept-encoding', 'identity'] as const] : []),
      ...pairs(request.rawHeaders)
        .filter(([name]) => !OWN_FIELDS.has(name))
        .map(([name, value]): [string, string] => [
          name,
          value.replaceAll(STAND_IN_KEY, origin.key ?? STAND_IN_KEY),
        ]),
      ...(origin.headers ?? []),
    ],
    body: body.length === 0 ? null : body,
    completionTokens: tokensAskedIn(body),
    ...(request.headers['transfer-encoding'] === undefined ? {} : { isChunked: true }),
  }
}

function tapOf(
  request: IncomingMessage,
  response: ServerResponse,
  origin: Origin,
  treatment: ProxyTreatment | null,
): AnswerTap {
  const hungUp = new AbortController()
  response.on('close', () => {
    if (!response.writableFinished) hungUp.abort()
  })
  if (treatment === 'withhold') return { signal: hungUp.signal }
  return {
    signal: hungUp.signal,
    onHeaders: (status, headers) => {
      const shown = headers.flatMap(([name, value]) => headerFor(name, value, request, origin))
      response.writeHead(status, shown.flat())
    },
    onData: (piece) => void response.write(piece),
    onEnd: (end) => {
      if (end.kind === 'complete') response.end()
      // What the target left open stays open, and what broke off breaks off.
      else if (end.kind === 'failed') response.destroy()
    },
  }
}

// A redirect within the target leads through this proxy again; one that leads elsewhere is not followed.
function headerFor(name: string, value: string, request: IncomingMessage, origin: Origin): HeaderList {
  if (HOP_FIELDS.has(name) || name === 'transfer-encoding') return []
  if (name !== 'location') return [[name, value]]
  const base = new URL(origin.baseUrl)
  const from = new URL(pathOf(base) + (request.url ?? '/'), base)
  if (!URL.canParse(value, from.href)) return [[name, value]]
  const to = new URL(value, from)
  const root = pathOf(base)
  const isWithin = to.origin === base.origin && to.pathname.startsWith(`${root}/`)
  return isWithin ? [[name, to.pathname.slice(root.length) + to.search]] : []
}

function pathOf(base: URL): string {
  return base.pathname.replace(/\/+$/, '')
}

function pairs(raw: readonly string[]): HeaderList {
  const list: [string, string][] = []
  for (let at = 0; at + 1 < raw.length; at += 2) list.push([(raw[at] ?? '').toLowerCase(), raw[at + 1] ?? ''])
  return list
}
