import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { http } from './http-only.ts'
import { createAccounts, newKey, type SignupOptions } from './accounts.ts'
import { decodeJson, receiveBody, tooLarge } from './body.ts'
import { deliver, createEnding } from './deliver.ts'
import { brokenReply, errorReply, Refusal } from './error-replies.ts'
import { systemClock } from './limits/limit-clock.ts'
import { createGate } from './limits/gate.ts'
import { limitedAccounts, LIMITED_RULES, ownersOf, type LimitedKeys } from './limits/limited-accounts.ts'
import type { LimitRule } from './limits/limit-rule.ts'
import type { Call, Headers, Latency, Patch, Reply, Stats } from './patch.ts'
import { createPatching } from './patching.ts'
import { dispatch, type Service } from './routes.ts'
import { DEFAULT_SOCKET, type SocketOptions } from './socket-parts.ts'
import { type ChosenModel, simulateModel } from './service-models/models.ts'
import { attachSockets } from './attach-sockets.ts'
import { createHub, type WebhookOptions } from './webhook-hub.ts'

/** The options of a reference server. Each has a default. */
export type ReferenceOptions = {
  readonly port?: number
  readonly host?: string
  readonly keys?: readonly string[]
  readonly models?: readonly string[]
  readonly seed?: string
  readonly latency?: Latency
  readonly patches?: readonly Patch[]
  readonly maxBodyBytes?: number
  readonly socket?: Partial<SocketOptions> | null
  readonly webhooks?: Partial<WebhookOptions>
  readonly signup?: SignupOptions | null
  /** The limits of every API key except {@link LimitedKeys}, which have the limits `limited`. By default, there are none. */
  readonly limits?: readonly LimitRule[]
  readonly limited?: readonly LimitRule[]
  /** The API keys of each account that has several keys. Every other key has an account of its own. */
  readonly accounts?: readonly (readonly string[])[]
  readonly clock?: () => number
  /** The simulated queue that delays answers. If absent, answers are delayed by the fixed `latency`. */
  readonly serviceModel?: ChosenModel
}

/** A running reference server, with the API keys that it accepts. */
export type Reference = {
  readonly baseUrl: string
  readonly port: number
  readonly key: string
  readonly model: string
  readonly stats: Readonly<Stats>
  readonly limited: LimitedKeys
  /** The API keys that sign-up has given to clients so far. */
  readonly issuedKeys: () => readonly string[]
  /** Returns how often the deliberate fault `patch` changed a request or reply. Without `patch`, counts this for all faults. */
  readonly appliedCount: (patch?: Patch) => number
  readonly close: () => Promise<void>
}

const DEFAULT_MODELS = ['assay-reference-1', 'assay-reference-2']
const DEFAULT_LATENCY: Latency = { ttftMs: 0, gapMs: 2, jitterMs: 0 }
const AT_ONCE: Latency = { ttftMs: 0, gapMs: 0, jitterMs: 0 }
// The default options of webhooks. Retries come a hundred times as fast as those of a real service, so they take milliseconds.
const DEFAULT_WEBHOOKS: WebhookOptions = {
  payload: 'standard',
  signature: 'standard-v1',
  clockScale: 0.01,
}
const DEFAULT_MAX_BODY_BYTES = 4 * 1024 * 1024

// The answer to a request that Node cannot parse. It is written by hand, because such a request reaches no handler.
const UNREADABLE_BODY =
  '{"error":{"message":"This is not an HTTP request.","type":"invalid_request_error","param":null,"code":null}}'
const UNREADABLE_REQUEST = [
  'HTTP/1.1 400 Bad Request',
  'Content-Type: application/json',
  `Content-Length: ${UNREADABLE_BODY.length}`,
  'Connection: close',
  '',
  UNREADABLE_BODY,
].join('\r\n')

type World = {
  readonly service: Service
  readonly models: readonly string[]
  readonly key: string
  readonly maxBodyBytes: number
  readonly memory: Map<string, unknown>
  readonly limited: LimitedKeys
  origin: string
  die: () => void
}

/** Starts a reference server: a correct service that answers with generated texts. Rejects if the port is in use. */
export async function startReference(options: ReferenceOptions = {}): Promise<Reference> {
  const world = createWorld(options)
  // Other upgrades, such as to HTTP/2, are ignored (RFC 9110 section 7.8), if Node supports that.
  const shouldUpgradeCallback = (request: IncomingMessage) =>
    options.socket !== null && request.headers.upgrade?.toLowerCase() === 'websocket'
  const server = http.createServer({ shouldUpgradeCallback }, (request, response) => {
    serve(request, response, world).catch(() => response.destroy())
  })
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end(UNREADABLE_REQUEST)
  })
  const closeSockets = attachSocketsTo(server, world, options)
  const host = options.host ?? '127.0.0.1'
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port ?? 0, host, resolve)
  })
  const port = portOf(server.address())
  world.die = () => {
    server.close()
    server.closeAllConnections()
    closeSockets()
  }
  world.origin = `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  return {
    baseUrl: world.origin,
    port,
    key: world.key,
    model: world.models[0] ?? '',
    stats: world.service.stats,
    limited: world.limited,
    issuedKeys: () => world.service.accounts?.keys() ?? [],
    appliedCount: world.service.patching.appliedCount,
    close: () =>
      new Promise((resolve) => {
        world.service.hub.close()
        world.service.simulator?.close()
        server.close(() => resolve())
        world.die()
      }),
  }
}

function createWorld(options: ReferenceOptions): World {
  const keys = options.keys ?? [newKey()]
  const models = options.models ?? DEFAULT_MODELS
  const [key] = keys
  if (key === undefined || models.length === 0) throw new TypeError('a reference needs a key and a model')
  const patching = createPatching(options.patches ?? [])
  const seed = options.seed ?? 'assay'
  const limited = limitedAccounts()
  const accounts = [...(options.accounts ?? []), ...limited.accounts]
  const own = new Set(limited.accounts.flat())
  const service: Service = {
    hub: createHub({ ...DEFAULT_WEBHOOKS, ...options.webhooks }, patching),
    gate: createGate({
      groupOf: (shown) =>
        own.has(shown)
          ? { name: 'limited', rules: options.limited ?? LIMITED_RULES }
          : { name: 'others', rules: options.limits ?? [] },
      accountOf: ownersOf(accounts),
      patching,
      clock: { ...systemClock, nowMs: options.clock ?? systemClock.nowMs },
    }),
    keys: [...keys, ...accounts.flat()],
    accounts: options.signup === null ? null : createAccounts(options.signup),
    seed,
    startedAtSeconds: Math.floor(Date.now() / 1000),
    latency: options.latency ?? (options.serviceModel === undefined ? DEFAULT_LATENCY : AT_ONCE),
    simulator: options.serviceModel === undefined ? null : simulateModel(options.serviceModel, seed),
    patching,
    stats: { requests: 0, completions: 0, streams: 0, disconnects: 0, active: 0 },
  }
  const maxBodyBytes = options.maxBodyBytes ?? DEFAULT_MAX_BODY_BYTES
  return {
    service,
    models,
    key,
    maxBodyBytes,
    memory: new Map(),
    limited: limited.keys,
    origin: '',
    die: () => {},
  }
}

function attachSocketsTo(server: Server, world: World, { socket }: ReferenceOptions): () => void {
  if (socket === null) return () => {}
  const { service, maxBodyBytes } = world
  return attachSockets(server, {
    ...service,
    options: { ...DEFAULT_SOCKET, ...socket },
    keys: () => [...service.keys, ...(service.accounts?.keys() ?? [])],
    maxBodyBytes,
    memory: world.memory,
    callFor: (request, signal) => amend({ ...bareCall(request, world, signal), frame: 'handshake' }, world),
    finished: withSharedHeaders,
  })
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function serve(request: IncomingMessage, response: ServerResponse, world: World): Promise<void> {
  const { stats, latency, patching } = world.service
  const gone = new AbortController()
  const ending = createEnding()
  stats.requests += 1
  stats.active += 1
  response.once('close', () => {
    stats.active -= 1
    if (!response.writableFinished) stats.disconnects += 1
    gone.abort()
    ending.settle(response.writableFinished)
  })
  const first = { ...bareCall(request, world, gone.signal), atEnd: ending.atEnd }
  const received = await receiveBody(request, world.maxBodyBytes)
  const call = amend({ ...first, body: received.bytes }, world)
  const reply = received.tooLarge
    ? errorReply(tooLarge(world.maxBodyBytes).parts)
    : await answer(call, world.service)
  const patched = patching.apply('reply', withSharedHeaders(reply), call)
  await deliver(response, patched, call, latency, patching).catch((error: unknown) => {
    if (!gone.signal.aborted) throw error
  })
}

function bareCall(request: IncomingMessage, world: World, signal: AbortSignal): Call {
  const [path = '/', query = ''] = (request.url ?? '/').split(/\?(.*)/s)
  return {
    n: world.service.stats.requests,
    seed: world.service.seed,
    method: request.method ?? 'GET',
    path,
    query: new URLSearchParams(query),
    headers: joinedHeaders(request),
    body: Buffer.alloc(0),
    json: undefined,
    key: world.key,
    networkAddress: request.socket.remoteAddress ?? '',
    clientPort: request.socket.remotePort ?? 0,
    models: world.models,
    origin: world.origin,
    stats: world.service.stats,
    memory: world.memory,
    signal,
    atEnd: () => {},
    die: world.die,
  }
}

function joinedHeaders(request: IncomingMessage): Headers {
  const pairs = Object.entries(request.headersDistinct).map(([name, values]) => [
    name,
    (values ?? []).join(', '),
  ])
  return Object.fromEntries(pairs)
}

// Applies the hooks that change a request. Header fields come last, so that a patch of the credentials can read the body.
function amend(call: Call, { service: { patching } }: World): Call {
  const target = patching.apply('target', { method: call.method, path: call.path }, call)
  const aimed = { ...call, ...target }
  const body = patching.apply('bytes', aimed.body, aimed)
  const decoded = decodeJson(body)
  const parsed = { ...aimed, body, json: decoded }
  const json = decoded === undefined ? undefined : patching.apply('json', decoded, parsed)
  const complete = { ...parsed, json }
  return { ...complete, headers: patching.apply('headers', complete.headers, complete) }
}

async function answer(call: Call, service: Service): Promise<Reply> {
  try {
    return service.patching.answer(call) ?? (await dispatch(call, service))
  } catch (error) {
    if (error instanceof Refusal) return errorReply(error.parts)
    if (call.signal.aborted) throw error
    return brokenReply()
  }
}

// Adds the fields that all replies share. Any web page may read replies, because access depends on the key, not on the origin.
function withSharedHeaders(reply: Reply): Reply {
  const shared = { 'access-control-allow-origin': '*', 'x-request-id': `req_${randomUUID()}` }
  return { ...reply, headers: { ...reply.headers, ...shared } }
}
