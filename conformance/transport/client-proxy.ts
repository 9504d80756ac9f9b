import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { headerList, http } from './node-http.ts'
import type { Exchange, HeaderList } from '../exchange/exchange.ts'
import type { ClientJob } from '../exchange/client-job.ts'
import type { AnswerTap } from './http.ts'
import { tokensAskedIn, type Origin, type OutgoingRequest } from './request-record.ts'

/** The header field in which a client program sends the label of its call to the proxy. */
export const CALL_FIELD = 'x-assay-call'

/** Sends a request of a client library to the target, and passes the answer to `tap` while it arrives. */
export type ForwardCall = (label: string, request: OutgoingRequest, tap: AnswerTap) => Promise<Exchange>

/** The results of all requests that a client library sent for one call. */
export type ForwardedRequests = {
  readonly exchanges: readonly Exchange[]
  /** The error with which Assay's proxy failed to forward a request of the library. Null if it forwarded all. */
  readonly failure: { readonly error: unknown } | null
}

type JobState = {
  readonly keys: readonly string[]
  readonly forwarded: Promise<Exchange | null>[]
}

// Header fields of a single connection (RFC 9110 section 7.6.1), which are not forwarded. Each connection sets these fields itself.
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

const MAX_BODY_BYTES = 1 << 20
const KEY_BYTES = 18

/** A running proxy for client libraries. */
export type ClientProxy = Awaited<ReturnType<typeof openClientProxy>>

/** Starts the proxy for client libraries on a free port of 127.0.0.1. */
export async function openClientProxy(origin: Origin, forward: ForwardCall) {
  const jobs = new Map<string, JobState>()
  // The proxy key looks like other keys. It is random, so that other programs on this machine cannot guess it.
  const proxyKey = `sk-assay-${randomBytes(KEY_BYTES).toString('hex')}`
  const server = http.createServer((request, response) => {
    response.on('error', () => undefined)
    answer(request, response, { origin, proxyKey, forward, jobs }).catch(() => response.destroy())
  })
  const { promise: listening, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject)
  server.listen(0, '127.0.0.1', resolve)
  await listening
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    /** The made-up API key that client programs send to the proxy. The proxy replaces it by the real key. */
    proxyKey,
    /** Announces a call of a library, so that the proxy can assign the following requests to it. */
    begin: ({ label, key }: Pick<ClientJob, 'label' | 'key'>): void => {
      const keys = key === null ? [proxyKey] : [proxyKey, key]
      jobs.set(label, { keys, forwarded: [] })
    },
    /** Waits until the target has answered all requests of the client job `label`. Returns the results. */
    forwardedOf: async (label: string): Promise<ForwardedRequests> =>
      await settled(jobs.get(label)?.forwarded ?? []),
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

// Returns the exchanges of all requests that reached the target, and the failure of a request if one failed.
async function settled(forwarded: readonly Promise<Exchange | null>[]): Promise<ForwardedRequests> {
  const results = await Promise.allSettled(forwarded)
  const exchanges = results.flatMap((result) => (result.status === 'fulfilled' ? (result.value ?? []) : []))
  const rejected = results.find((result) => result.status === 'rejected')
  return { exchanges, failure: rejected === undefined ? null : { error: rejected.reason } }
}

type Handling = {
  readonly origin: Origin
  readonly proxyKey: string
  readonly forward: ForwardCall
  readonly jobs: ReadonlyMap<string, JobState>
}

async function answer(request: IncomingMessage, response: ServerResponse, handling: Handling): Promise<void> {
  const { origin, proxyKey, forward, jobs } = handling
  const label = request.headers[CALL_FIELD]
  const job = typeof label === 'string' ? jobs.get(label) : undefined
  const body = await bodyOf(request)
  const isKnown = job?.keys.some((key) => request.headers.authorization === `Bearer ${key}`) === true
  if (typeof label !== 'string' || job === undefined || !isKnown || body === null) {
    response.writeHead(400, { 'content-type': 'text/plain' }).end('not a call of a client program')
    return
  }
  const leaving = leavingOf(response)
  const outbound = outgoingOf(request, body, proxyKey, origin)
  const forwarding = forward(label, outbound, { ...tapOf(response), signal: leaving }).catch(
    (error: unknown) => {
      response.destroy()
      if (leaving.aborted && error === leaving.reason) return null
      throw error
    },
  )
  job.forwarded.push(forwarding)
  // `forwardedOf` reports this failure. Until then it must not count as an unhandled rejection.
  forwarding.catch(() => undefined)
}

async function bodyOf(request: IncomingMessage): Promise<Uint8Array | null> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of request) {
    if (!Buffer.isBuffer(piece)) continue
    bytes += piece.length
    // Reads the rest of a large body too. Node closes the connection of a request that is read only in part.
    if (bytes > MAX_BODY_BYTES) pieces.length = 0
    else pieces.push(piece)
  }
  return bytes > MAX_BODY_BYTES ? null : new Uint8Array(Buffer.concat(pieces))
}

function outgoingOf(
  request: IncomingMessage,
  body: Uint8Array,
  proxyKey: string,
  origin: Origin,
): OutgoingRequest {
  const base = new URL(origin.baseUrl)
  const url = new URL(pathOf(base) + (request.url ?? '/'), base)
  if (url.origin !== base.origin) throw new TypeError(`refused to leave ${base.origin}`)
  return {
    method: request.method ?? 'GET',
    url,
    headers: [
      ['accept-encoding', 'identity'],
      ...withKeyOfUser(
        headerList(request.rawHeaders).filter(([name]) => !OWN_FIELDS.has(name)),
        proxyKey,
        origin.key,
      ),
      ...(origin.headers ?? []),
    ],
    body: body.length === 0 ? null : body,
    completionTokens: tokensAskedIn(body),
    ...(request.headers['transfer-encoding'] === undefined ? {} : { isChunked: true }),
  }
}

// Replaces the proxy key by the user's key. Without a user's key, omits fields that contain the proxy key.
function withKeyOfUser(headers: HeaderList, proxyKey: string, key: string | null): HeaderList {
  if (key === null) return headers.filter(([, value]) => !value.includes(proxyKey))
  return headers.map(([name, value]) => [name, value.replaceAll(proxyKey, () => key)])
}

// Returns a signal that is aborted when the client library closes the connection before the answer is sent completely.
function leavingOf(response: ServerResponse): AbortSignal {
  const leaving = new AbortController()
  response.on('close', () => {
    if (!response.writableFinished) leaving.abort()
  })
  // The library may have hung up while its request was read.
  if (response.destroyed) leaving.abort()
  return leaving.signal
}

function tapOf(response: ServerResponse): AnswerTap {
  return {
    onHeaders: (status, headers) => {
      const shown = headers.filter(([name]) => !NOT_SHOWN.has(name))
      response.writeHead(status, shown.flat())
    },
    onData: (piece) => void response.write(piece),
    onEnd: (end) => {
      if (end.kind === 'complete') response.end()
      // A connection that the target left open stays open.
      else if (end.kind === 'failed') response.destroy()
    },
  }
}

// Header fields that are not forwarded. A library would follow a forwarded `location`, and so bypass this proxy.
const NOT_SHOWN = new Set([...HOP_FIELDS, 'transfer-encoding', 'location'])

function pathOf(base: URL): string {
  return base.pathname.replace(/\/+$/, '')
}
