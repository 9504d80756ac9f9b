import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { WebSocket, type ClientOptions } from 'ws'
import { SWITCHED } from '../exchange/attempts.ts'
import type {
  Ending,
  ExchangeTiming,
  FailureCode,
  HeaderList,
  RecordedMessage,
} from '../exchange/exchange.ts'
import { headerValue } from '../exchange/reply.ts'
import type { AnswerWait, SocketStep } from '../exchange/socket-script.ts'
import { beyondCap, createCappedBody, type CappedBody, toMicroseconds } from './http.ts'
import {
  type Caps,
  type Deadlines,
  createWaiting,
  startRunDeadline,
  watchStalls,
  type RunDeadline,
} from './deadlines.ts'
import { dial } from './connection.ts'
import { failureOf } from './failure.ts'
import { headerList, http } from './node-http.ts'
import type { Proxy } from './proxy.ts'
import { steadyEpochMs } from './clock.ts'

/** A message or control frame before redaction, which may contain secrets. */
export type RawMessage = Omit<RecordedMessage, 'payload'> & { readonly payload: Uint8Array }

/** A step of a conversation, with its unredacted secrets. */
export type RawStep =
  | Exclude<SocketStep, { readonly do: 'send' | 'frames' }>
  | { readonly do: 'send'; readonly data: string | Uint8Array }
  | {
      readonly do: 'write'
      readonly parts: readonly Uint8Array[]
      readonly messages: readonly Pick<RawMessage, 'kind' | 'payload' | 'flaw'>[]
    }

/** What a WebSocket message is: a chunk (`goes-on`), the last chunk (`finishes`), an end marker or error (`ends`), or unknown. */
export type AnswerSign = 'goes-on' | 'finishes' | 'ends' | 'strange'

/** The request for a WebSocket conversation. Its secrets are not yet replaced by placeholders. */
export type RawSocketRequest = {
  readonly url: URL
  readonly headers: HeaderList
  readonly subprotocols: readonly string[]
  readonly offersCompression: boolean
  readonly steps: readonly RawStep[]
  readonly signOf: (text: string) => AnswerSign
  /** The maximum wait in ms until the target closes the connection after Assay's close frame. Then Assay closes it. */
  readonly closeMs: number
  readonly deadlines: Deadlines
  readonly caps: Caps
  readonly proxy?: Proxy | null
}

/** A finished conversation before redaction. `messages` is null if no WebSocket was opened. */
export type RawSocketExchange = {
  readonly sentAtEpochMs: number
  readonly requestHeaders: HeaderList
  readonly status: number | null
  readonly headers: HeaderList
  /** The body of the answer that refused the handshake. Empty if the handshake succeeded. */
  readonly bytes: Uint8Array
  readonly messages: readonly RawMessage[] | null
  /** The last text message that the library `ws` received, and the error if `ws` aborted the conversation. */
  readonly client: {
    readonly text: string | null
    readonly error: string | null
    readonly errorClass?: string
  }
  readonly end: Ending
  readonly timing: ExchangeTiming
}

/** The close code that `ws` reports if no close frame came (RFC 6455 section 7.4.1). */
const NO_CLOSE_FRAME = 1006
/** The close code that `ws` reports for a close frame without a code. */
const NO_CODE = 1005

// The pause between two writes, so that TCP carries them in two segments.
const SEGMENT_MS = 50

// Error codes of `ws` for exceeded limits that Assay sets: the size of a message, and the number of its fragments.
const OWN_LIMITS: readonly string[] = [
  'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH',
  'WS_ERR_UNSUPPORTED_DATA_PAYLOAD_LENGTH',
  'WS_ERR_TOO_MANY_BUFFERED_PARTS',
]

/** Runs a conversation: handshake, steps and close. */
export async function converse(request: RawSocketRequest): Promise<RawSocketExchange> {
  const conversation = new Conversation(request)
  try {
    await conversation.handshake()
    for (const step of request.steps) await conversation.take(step)
    await conversation.close(1000)
  } finally {
    conversation.destroy()
  }
  return conversation.result()
}

/** The state of a conversation. It is a class, because the callbacks of the library `ws` share it. */
class Conversation {
  readonly #request: RawSocketRequest
  readonly #startMs = performance.now()
  readonly #sentAtEpochMs = steadyEpochMs()
  readonly #messages: RawMessage[] = []
  readonly #socket: WebSocket
  readonly #stalls = watchStalls()
  // The stalls until the request was sent.
  #stalledBeforeMs = 0
  readonly #total: RunDeadline
  readonly #waiting = createWaiting(this.#stalls.totalMs, () => this.#isOver())
  readonly #body: CappedBody
  #connection: Socket | null = null
  #hangUp: () => void = () => {}
  #requestHeaders: HeaderList = []
  #response: IncomingMessage | null = null
  #headersMs: number | null = null
  #firstByteMs: number | null = null
  #endMs: number | null = null
  #sign: AnswerSign = 'goes-on'
  #lastText: string | null = null
  #error: { readonly error: string; readonly errorClass?: string } | null = null
  #end: Ending | null = null
  #isLeftOpen = false
  #isGone = false
  #hasAsked = false
  #isMidFrame = false
  readonly #owedPongs: Buffer[] = []
  #receivedBytes = 0
  readonly #heard = { all: 0, data: 0 }

  constructor(request: RawSocketRequest) {
    this.#request = request
    this.#body = createCappedBody(request.caps)
    this.#socket = this.#open()
    const { totalMs } = request.deadlines
    const late = () => this.#fail('timeout-total', `no end within ${totalMs} ms`)
    this.#total = startRunDeadline(totalMs, this.#stalls.totalMs, late)
  }

  #open(): WebSocket {
    const { url, headers, subprotocols, offersCompression, caps } = this.#request
    const address = new URL(url)
    // Always `ws:`, because our own connection adds TLS.
    address.protocol = 'ws:'
    const options: ClientOptions = {
      headers: { host: url.host, ...Object.fromEntries(headers) },
      // Compresses short messages too.
      perMessageDeflate: offersCompression && { threshold: 0 },
      agent: new ConnectionAgent((onOpen) => this.#dial(onOpen)),
      maxPayload: caps.bodyBytes,
      // The library would write a pong between the parts of a frame.
      autoPong: false,
      finishRequest: (handshake) => {
        // The library overwrites this field.
        const connection = headerValue(headers, 'connection')
        if (connection !== null) handshake.setHeader('Connection', connection)
        this.#requestHeaders = handshake
          .getRawHeaderNames()
          .map((name) => [name.toLowerCase(), String(handshake.getHeader(name))] as const)
        handshake.end()
      },
    }
    const socket = new WebSocket(address, [...subprotocols], options)
    socket.on('upgrade', (response) => this.#note(() => this.#answered(response)))
    socket.on('unexpected-response', (_, response) => {
      this.#note(() => this.#answered(response))
      response.on('data', (bytes: Buffer) => this.#note(() => this.#keep(bytes)))
      response.on('error', () => {})
      response.on('close', () => this.#note(() => this.#refused(response)))
    })
    socket.on('message', (data, isBinary) => {
      if (Buffer.isBuffer(data)) this.#note(() => this.#received(isBinary ? 'binary' : 'text', data))
    })
    socket.on('ping', (data) => {
      this.#note(() => this.#received('ping', data))
      this.#owedPongs.push(data)
      this.#sendPongs()
    })
    socket.on('pong', (data) => this.#note(() => this.#received('pong', data)))
    socket.on('error', (error) => this.#note(() => this.#complain(error)))
    socket.on('close', (code, reason) => this.#note(() => this.#gone(code, reason)))
    return socket
  }

  #dial(onOpen: OnOpen): void {
    const { url, proxy = null } = this.#request
    const { protocol, port } = url
    // Removes the brackets that a URL puts around an IPv6 address.
    const hostname = url.hostname.replace(/^\[(.*)\]$/, '$1')
    this.#hangUp = dial({ protocol, hostname, port }, proxy, {
      onSocket: () => {},
      onEnd: (error, connection) => {
        this.#note(() => (this.#connection = connection))
        // Node ignores the connection if there is an error.
        onOpen(error, connection ?? new Duplex())
      },
    })
  }

  async handshake(): Promise<void> {
    const { connectMs, headersMs, firstByteMs } = this.#request.deadlines
    if (!(await this.#waiting.until(() => this.#connection !== null, connectMs)))
      this.#fail('timeout-connect', `no connection within ${connectMs} ms`)
    if (!(await this.#waiting.until(() => this.#response !== null, headersMs)))
      this.#fail('timeout-headers', `no answer to the handshake within ${headersMs} ms`)
    if (!(await this.#waiting.until(() => this.#socket.readyState !== WebSocket.CONNECTING, firstByteMs)))
      this.#fail('timeout-first-byte', `no end of the refusal within ${firstByteMs} ms`)
  }

  async take(step: RawStep): Promise<void> {
    if (this.#isOver()) return
    switch (step.do) {
      case 'send': {
        const isBinary = typeof step.data !== 'string'
        this.#sends({ kind: isBinary ? 'binary' : 'text', payload: Buffer.from(step.data) })
        this.#socket.send(step.data, { binary: isBinary })
        return
      }
      case 'ping':
        this.#sends({ kind: 'ping', payload: Buffer.from(step.payload) })
        this.#socket.ping(step.payload)
        return
      case 'write':
        if (this.#socket.readyState !== WebSocket.OPEN) return
        for (const message of step.messages) this.#sends(message)
        this.#isMidFrame = true
        for (const [index, bytes] of step.parts.entries()) {
          if (index > 0) await this.#waiting.until(() => false, SEGMENT_MS)
          await new Promise<void>((done) => this.#connection?.write(bytes, () => done()))
        }
        this.#isMidFrame = false
        this.#sendPongs()
        return
      case 'wait':
        if (step.for === 'answer') await this.#waitForAnswer(step)
        else await this.#waiting.until(() => this.#has(step.for), step.ms ?? this.#request.deadlines.idleMs)
        return
      case 'pause':
        await this.#waiting.until(() => false, step.ms)
        return
      case 'close':
        await this.close(step.code, step.reason)
        return
      case 'vanish':
        this.#end = { kind: 'aborted', afterEvents: this.#messages.length }
        this.#connection?.destroy()
    }
  }

  async close(code?: number, reason = ''): Promise<void> {
    if (this.#isOver()) return
    const { closeMs, deadlines } = this.#request
    if (this.#socket.readyState === WebSocket.OPEN) {
      this.#sends({ kind: 'close', payload: Buffer.from(reason), ...(code === undefined ? {} : { code }) })
      this.#socket.close(code, reason)
    }
    if (await this.#waiting.until(() => this.#isGone, closeMs)) return
    this.#isLeftOpen = true
    // The library reports a close frame of the target at the end of the connection.
    this.#socket.terminate()
    await this.#waiting.until(() => this.#isGone, deadlines.graceMs)
    this.#end ??= { kind: 'left-open', waitedMs: closeMs }
  }

  destroy(): void {
    this.#total.stop()
    this.#stalls.stop()
    this.#endMs ??= this.#now()
    this.#socket.terminate()
    this.#hangUp()
  }

  result(): RawSocketExchange {
    const response = this.#response
    return {
      sentAtEpochMs: this.#sentAtEpochMs,
      requestHeaders: this.#requestHeaders,
      status: response?.statusCode ?? null,
      headers: headerList(response?.rawHeaders ?? []),
      bytes: this.#body.whole(),
      messages: response?.statusCode === SWITCHED ? this.#messages : null,
      client: { text: this.#lastText, ...(this.#error ?? { error: null }) },
      end: this.#end ?? { kind: 'complete' },
      timing: {
        headersMs: this.#headersMs,
        firstByteMs: this.#firstByteMs,
        endMs: this.#endMs ?? this.#now(),
        stalledMs: toMicroseconds(this.#stalls.totalMs() - this.#stalledBeforeMs),
      },
    }
  }

  // Waits until an answer ends. Every received piece restarts the idle timeout, as for event streams.
  async #waitForAnswer(wait: AnswerWait): Promise<void> {
    const { deadlines } = this.#request
    const { idleMs } = deadlines
    while (this.#sign !== 'ends' && !this.#isOver()) {
      const sign = this.#sign
      const enoughMs = enoughMsOf(sign, wait, deadlines)
      // Pings show that the target is alive, but not that the answer continues.
      const kind = enoughMs === undefined ? 'all' : 'data'
      const before = this.#heard[kind]
      const isNews = () => this.#sign !== sign || this.#heard[kind] > before
      if (await this.#waiting.until(isNews, enoughMs ?? idleMs)) continue
      if (enoughMs === undefined && wait.mayBeSilent !== true)
        this.#fail('timeout-idle', `no answer, and nothing for ${idleMs} ms`)
      return
    }
  }

  // Answers the pings of the target, but not between the parts of a frame.
  #sendPongs(): void {
    if (this.#isMidFrame) return
    for (const payload of this.#owedPongs.splice(0))
      if (this.#socket.readyState === WebSocket.OPEN) this.#socket.pong(payload)
  }

  #has(kind: 'close' | 'pong' | 'data'): boolean {
    if (kind === 'close') return this.#isGone
    return kind === 'data'
      ? this.#heard.data > 0
      : this.#messages.some((message) => message.from === 'server' && message.kind === kind)
  }

  #isOver(): boolean {
    return this.#end !== null || this.#isGone
  }

  // Records a message that is to be sent, unless the target has closed the connection.
  #sends(message: Omit<RawMessage, 'from' | 'atMs'>): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return
    this.#messages.push({ from: 'client', atMs: this.#now(), ...message })
    if (message.kind !== 'text' && message.kind !== 'binary') return
    this.#sign = 'goes-on'
    // Waits for answers begin here, so stalls during the handshake do not count.
    if (!this.#hasAsked) this.#stalledBeforeMs = this.#stalls.totalMs()
    this.#hasAsked = true
  }

  #received(kind: 'text' | 'binary' | 'ping' | 'pong', data: Buffer): void {
    if (this.#end !== null) return
    const atMs = this.#now()
    this.#firstByteMs ??= atMs
    this.#heard.all += 1
    // Copies the data, because the library passes a view of its buffer.
    this.#messages.push({ from: 'server', kind, atMs, payload: new Uint8Array(data) })
    this.#receivedBytes += data.length
    const { bodyBytes, messages } = this.#request.caps
    if (this.#receivedBytes > bodyBytes) this.#giveUp('body-too-large', beyondCap(this.#request.caps))
    else if (this.#messages.length > messages)
      this.#giveUp('too-many-events', `more than ${messages} messages`)
    if (kind !== 'text' && kind !== 'binary') return
    this.#heard.data += 1
    if (isUtf8(data)) this.#hear(data.toString())
  }

  #giveUp(code: FailureCode, detail: string): void {
    this.#fail(code, detail)
    this.#connection?.destroy()
  }

  #note(happen: () => void): void {
    happen()
    this.#waiting.wake()
  }

  #answered(response: IncomingMessage): void {
    this.#response = response
    this.#headersMs = this.#now()
  }

  #keep(bytes: Buffer): void {
    this.#firstByteMs ??= this.#now()
    const overflow = this.#body.push(bytes)
    if (overflow === null) return
    this.#fail(overflow.code, overflow.detail)
    this.#connection?.destroy()
  }

  #refused(response: IncomingMessage): void {
    if (!response.complete) this.#fail('reset', 'the connection ended within the refusal')
    this.#end ??= { kind: 'complete' }
    this.#isGone = true
  }

  #hear(text: string): void {
    this.#lastText = text
    const sign = this.#request.signOf(text)
    // After the finish reason, only the end of the answer changes the state.
    if (this.#sign !== 'finishes' || sign === 'ends') this.#sign = sign
  }

  #complain(error: Error): void {
    const { message } = error
    const errorClass = 'code' in error && typeof error.code === 'string' ? error.code : undefined
    if (errorClass !== undefined && OWN_LIMITS.includes(errorClass)) {
      this.#fail('body-too-large', message)
      return
    }
    const isSwitched = this.#response?.statusCode === SWITCHED
    const failure = isSwitched ? null : failureOf(error, this.#response !== null)
    this.#error ??= { error: message, ...(isSwitched && errorClass !== undefined ? { errorClass } : {}) }
    this.#fail(failure?.code ?? 'protocol', failure?.detail ?? message)
  }

  // Records the end of the connection. Without a close frame it broke off.
  #gone(code: number, reason: Buffer): void {
    this.#stalls.stop()
    this.#endMs ??= this.#now()
    if (code !== NO_CLOSE_FRAME) {
      const atMs = this.#now()
      this.#firstByteMs ??= atMs
      const named = code === NO_CODE ? {} : { code }
      this.#messages.push({ from: 'server', kind: 'close', atMs, payload: new Uint8Array(reason), ...named })
    } else if (!this.#isLeftOpen) this.#fail('reset', 'the connection ended without a close frame')
    this.#isGone = true
  }

  #fail(code: FailureCode, detail: string): void {
    this.#end ??= { kind: 'failed', code, detail }
    this.#waiting.wake()
  }

  #now(): number {
    return Math.round((performance.now() - this.#startMs) * 1000) / 1000
  }
}

type OnOpen = (error: Error | null, connection: Duplex) => void

/** Makes the library `ws` use the connection that Assay opened, and not a new one. */
class ConnectionAgent extends http.Agent {
  readonly #dial: (onOpen: OnOpen) => void

  constructor(dialing: (onOpen: OnOpen) => void) {
    super()
    this.#dial = dialing
  }

  override createConnection(_: unknown, onOpen: OnOpen = () => {}): undefined {
    this.#dial(onOpen)
  }
}

// Returns the maximum wait in ms for more messages of an answer that may be complete; undefined for an incomplete answer.
function enoughMsOf(
  sign: AnswerSign,
  { afterStrangeMs }: AnswerWait,
  { graceMs }: Deadlines,
): number | undefined {
  if (sign === 'finishes') return graceMs
  return sign === 'strange' ? afterStrangeMs : undefined
}
