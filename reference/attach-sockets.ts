import { setTimeout as pause } from 'node:timers/promises'
import { type WebSocket, WebSocketServer } from 'ws'
import { Duplex } from 'node:stream'
import type { IncomingMessage, Server } from 'node:http'
import { Socket } from 'node:net'
import type { Call, Latency, Reply } from './patch.ts'
import type { Patching } from './patching.ts'
import type { TokenTimes } from './service-models/models.ts'
import { isClosing, type SocketPart, type SocketOptions } from './socket-parts.ts'
import { http } from './http-only.ts'
import { authorize, bearerToken } from './auth.ts'
import { decodeJson } from './body.ts'
import { completionChunks } from './completion.ts'
import { deliver, createEnding } from './deliver.ts'
import { brokenReply, errorReply, Refusal, unknownPathReply } from './error-replies.ts'
import { generate, type Generating } from './generate.ts'
import { isObject } from './json-value.ts'
import { readChatRequest, type ChatRequest } from './validate.ts'

type OpenSocket = { readonly opened: WebSocket; readonly pipe: SocketPipe }

type Pace = { readonly latency: Latency; readonly patching: Patching; readonly paced: TokenTimes | null }

// Each part is timed from the start, so the delays of late timers do not accumulate.
async function sendParts(
  socket: OpenSocket,
  parts: readonly SocketPart[],
  call: Call,
  { latency, patching, paced }: Pace,
): Promise<void> {
  const { opened, pipe } = socket
  const { ttftMs, gapMs } = patching.latency(latency)
  const startMs = performance.now()
  let dueMs = ttftMs
  for (const [index, part] of parts.entries()) {
    // The first part is the role and the second is the first token. The parts after the tokens come with the last token.
    if (paced !== null) await (index <= 1 ? paced.firstToken : paced.lastToken)
    const waitMs = startMs + dueMs - performance.now()
    if (waitMs > 0) await pause(waitMs, undefined, { signal: call.signal })
    if (opened.readyState !== opened.OPEN) return
    if (isClosing(part)) {
      if (part.close === 0) await cut(pipe)
      else opened.close(part.close, part.reason)
      return
    }
    if (typeof part === 'object' && 'pauseMs' in part) dueMs += part.pauseMs
    else sendPart(socket, part)
    dueMs += gapMs
  }
}

// Cuts the connection after the earlier parts were sent. An immediate cut would lose these parts.
async function cut(pipe: SocketPipe): Promise<void> {
  await new Promise<void>((done) => pipe.write(Buffer.alloc(0), () => done()))
  pipe.destroy()
}

function sendPart({ opened, pipe }: OpenSocket, part: SocketPart): void {
  if (typeof part === 'string' || Buffer.isBuffer(part)) opened.send(part)
  else if ('ping' in part) opened.ping(part.ping)
  else if ('pong' in part) opened.pong(part.pong)
  else if ('raw' in part) pipe.write(part.raw)
  else if ('burst' in part) {
    pipe.cork()
    for (const text of part.burst) opened.send(text)
    pipe.uncork()
  }
}

type ByteEdits = {
  readonly inbound: (bytes: Buffer) => Buffer
  readonly outbound: (bytes: Buffer) => Buffer
}

/** A stream between socket and server that changes the bytes in both directions, to simulate faults. */
class SocketPipe extends Duplex {
  readonly #inner: Duplex
  readonly #edits: ByteEdits

  constructor(inner: Duplex, edits: ByteEdits) {
    super({ allowHalfOpen: true })
    this.#inner = inner
    this.#edits = edits
    inner.on('data', (bytes: Buffer) => {
      const changed = edits.inbound(bytes)
      if (changed.length > 0 && !this.push(changed)) inner.pause()
    })
    inner.on('end', () => this.push(null))
    inner.on('error', () => this.destroy())
    inner.on('close', () => this.destroy())
  }

  override _read(): void {
    this.#inner.resume()
  }

  override _write(bytes: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#pass(bytes, done)
  }

  // Writes while corked, such as the header and the payload of a frame, are edited as one.
  override _writev(
    writes: readonly { readonly chunk: Buffer }[],
    done: (error?: Error | null) => void,
  ): void {
    this.#pass(Buffer.concat(writes.map(({ chunk }) => Buffer.from(chunk))), done)
  }

  #pass(bytes: Buffer, done: (error?: Error | null) => void): void {
    const changed = this.#edits.outbound(bytes)
    if (changed.length > 0) this.#inner.write(changed, done)
    else done()
  }

  override _final(done: (error?: Error | null) => void): void {
    this.#inner.end(() => done())
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#inner.destroy()
    done(error)
  }
}

type SocketHost = Generating & {
  readonly options: SocketOptions
  readonly keys: () => readonly string[]
  readonly latency: Latency
  readonly maxBodyBytes: number
  readonly memory: Map<string, unknown>
  readonly callFor: (request: IncomingMessage, signal: AbortSignal) => Call
  readonly finished: (reply: Reply) => Reply
}

/** Answers chat completion requests over WebSocket on `server`. Returns a function that cuts all connections. */
export function attachSockets(server: Server, host: SocketHost): () => void {
  const sockets = new Set<Duplex>()
  server.on('upgrade', (request, socket, head) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    const gone = new AbortController()
    socket.once('close', () => gone.abort())
    host.stats.requests += 1
    const call = host.callFor(request, gone.signal)
    const refusal = host.patching.apply('admission', admissionOf(call, host), call)
    if (refusal !== null) {
      refuse(request, socket, refusal, call, host).catch(() => socket.destroy())
      return
    }
    const pipe = pipeOver(socket, call, host)
    pipe.cork()
    libraryFor(call, host).handleUpgrade(request, pipe, head, (opened) => {
      converse(opened, pipe, call, host)
      for (const part of host.patching.apply('welcome', [], call)) sendPart({ opened, pipe }, part)
    })
    pipe.uncork()
  })
  return () => {
    for (const socket of sockets) socket.destroy()
  }
}

// Creates a WebSocket server object for one conversation, because the options of the object depend on the call.
function libraryFor(call: Call, { options, patching, maxBodyBytes }: SocketHost): WebSocketServer {
  const library = new WebSocketServer({
    noServer: true,
    perMessageDeflate: patching.apply('deflate', false, call),
    maxPayload: maxBodyBytes,
    handleProtocols: (offered) => options.subprotocols.find((name) => offered.has(name)) ?? false,
  })
  library.on('headers', (headers) => {
    const changed = patching.apply('handshake', [...headers], call)
    headers.splice(0, headers.length, ...changed)
  })
  return library
}

function pipeOver(socket: Duplex, call: Call, { patching }: SocketHost): SocketPipe {
  let isHandshake = true
  return new SocketPipe(socket, {
    inbound: (bytes) => patching.apply('inbound', bytes, call),
    outbound(bytes) {
      if (!isHandshake) return patching.apply('outbound', bytes, call)
      isHandshake = false
      return bytes
    },
  })
}

// Returns the reply that refuses a handshake, or null. A key in the first message is not checked here.
function admissionOf(call: Call, { options, keys }: SocketHost): Reply | null {
  if (call.path !== options.path) return unknownPathReply()
  if (options.auth.kind === 'first-message') return null
  try {
    authorize(withShownKey(call, options), keys())
    return null
  } catch (error) {
    return error instanceof Refusal ? errorReply(error.parts) : brokenReply()
  }
}

function withShownKey(call: Call, options: SocketOptions): Call {
  return options.auth.kind === 'bearer' ? call : withKey(call, shownKey(call, options))
}

function shownKey(call: Call, { auth }: SocketOptions): string | null {
  if (auth.kind === 'bearer') return bearerToken(call.headers['authorization'])
  const offered = (call.headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim())
  const shown =
    auth.kind === 'query'
      ? call.query.get(auth.name)
      : offered.find((name) => name.startsWith(auth.name))?.slice(auth.name.length)
  return shown ?? null
}

function keyIn(json: unknown, { auth }: SocketOptions): string | null {
  const key = isObject(json) ? json[auth.name] : undefined
  return typeof key === 'string' ? key : null
}

function withKey(call: Call, key: string | null): Call {
  const { authorization: _, ...others } = call.headers
  return { ...call, headers: key === null ? others : { ...others, authorization: `Bearer ${key}` } }
}

async function refuse(
  request: IncomingMessage,
  socket: Duplex,
  refusal: Reply,
  call: Call,
  { patching, latency, finished }: SocketHost,
): Promise<void> {
  if (!(socket instanceof Socket)) throw new TypeError('a refusal needs a socket')
  const response = new http.ServerResponse(request)
  response.shouldKeepAlive = false
  response.assignSocket(socket)
  response.once('finish', () => socket.end())
  await deliver(response, patching.apply('reply', finished(refusal), call), call, latency, patching)
}

function converse(opened: WebSocket, pipe: SocketPipe, handshake: Call, host: SocketHost): void {
  let before: Promise<void> = Promise.resolve()
  let isAnswering = false
  // The key of the handshake holds for every message, unless the first message brings a key.
  let key = host.options.auth.kind === 'first-message' ? null : shownKey(handshake, host.options)
  let ending = createEnding()
  opened.on('error', () => {})
  opened.on('close', (code) => {
    ending.settle(false)
    if (code !== 1006) return
    host.stats.disconnects += 1
    if (isAnswering) host.memory.set('vanished', true)
  })
  opened.on('ping', () => host.memory.set(`pinged ${handshake.n}`, true))
  opened.on('message', (data, isBinary) => {
    const bytes = Buffer.isBuffer(data) ? data : Buffer.alloc(0)
    const frame = isBinary ? 'binary' : 'text'
    before = before.then(() => reply(bytes, frame)).catch(() => void pipe.destroy())
  })

  async function reply(body: Buffer, frame: 'binary' | 'text'): Promise<void> {
    ending = createEnding()
    host.stats.active += 1
    try {
      await replyWhole(body, frame)
    } finally {
      host.stats.active -= 1
      ending.settle(false)
    }
  }

  async function replyWhole(body: Buffer, frame: 'binary' | 'text'): Promise<void> {
    const call: Call = { ...handshake, body, frame, atEnd: ending.atEnd }
    const answered = await answer(call, host, key)
    key = answered.key
    isAnswering = true
    const said = host.patching.apply('messages', answered.parts, answered.call)
    await sendParts({ opened, pipe }, said, call, { ...host, paced: answered.paced })
    isAnswering = false
    ending.settle(true)
  }
}

type PartsWithTimes = { readonly parts: readonly SocketPart[]; readonly paced: TokenTimes | null }

/** The answer to a WebSocket message. `key` is the API key, or null if the client has not sent one yet. */
type MessageAnswer = PartsWithTimes & { readonly call: Call; readonly key: string | null }

async function answer(call: Call, host: SocketHost, knownKey: string | null): Promise<MessageAnswer> {
  const { options, patching } = host
  if (call.frame === 'binary' && options.requestFrames === 'text') {
    return { parts: [{ close: 1003, reason: 'only text frames' }], paced: null, call, key: knownKey }
  }
  const decoded = decodeJson(patching.apply('bytes', call.body, call))
  const parsed = { ...call, json: decoded }
  const json = decoded === undefined ? undefined : patching.apply('json', decoded, parsed)
  const complete = { ...parsed, json }
  let key = knownKey
  try {
    key ??= authorize(withKey(call, keyIn(json, options)), host.keys())
    return { ...(await chunksFor(complete, host, key)), call: complete, key }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { parts: refusalParts(error, options), paced: null, call: complete, key }
  }
}

function refusalParts({ parts }: Refusal, { chunkType }: SocketOptions): readonly SocketPart[] {
  const { body } = errorReply({ ...parts, isBare: false })
  const value = body.kind === 'json' && isObject(body.value) ? body.value : {}
  const said = JSON.stringify(chunkType === null ? value : { type: 'error', ...value })
  return parts.status === 401 ? [said, { close: 1008, reason: 'not authorized' }] : [said]
}

async function chunksFor(call: Call, host: SocketHost, key: string): Promise<PartsWithTimes> {
  const { options, patching } = host
  const request = readRequest(call, host, key)
  const { answer: answered, paced } = await generate(call, key, request, host)
  const chunks = patching.apply('chunks', completionChunks(request, answered), call)
  const said = chunks.map((chunk) =>
    JSON.stringify(options.chunkType === null ? chunk : { type: options.chunkType, chunk }),
  )
  const { terminator } = options
  return { parts: [...said, terminator === 'close' ? { close: 1000, reason: '' } : terminator], paced }
}

function readRequest(call: Call, host: SocketHost, key: string): ChatRequest {
  try {
    return parseRequest(call, host.options)
  } catch (error) {
    host.gate.recordRefusal(call, key)
    throw error
  }
}

function parseRequest({ json, models }: Call, options: SocketOptions): ChatRequest {
  if (json === undefined) {
    throw new Refusal({ status: 400, message: 'The message is not valid JSON.', code: 'invalid_json' })
  }
  if (options.requestType !== null && (!isObject(json) || json['type'] !== options.requestType)) {
    throw new Refusal({ status: 400, message: `The type must be ${options.requestType}.`, param: 'type' })
  }
  return readChatRequest(json, models)
}
