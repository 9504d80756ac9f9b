/** One WebSocket conversation: `ws` speaks, a tap underneath records every frame, and what no library would send is written by hand. */
import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { WebSocket } from 'ws'
import { SWITCHED } from '../exchange/attempts.ts'
import type { Ending, FailureCode } from '../exchange/exchange.ts'
import type { AnswerWait } from '../exchange/socket-script.ts'
import { createCappedBody, type CappedBody } from './capped-body.ts'
import { failureOf } from './failure.ts'
import {
  enoughMsOf,
  type AnswerSign,
  type RawSocketExchange,
  type RawSocketRequest,
  type RawStep,
} from './socket-exchange.ts'
import { startLagMonitor } from './lag-monitor.ts'
import { startRunDeadline, type RunDeadline } from './run-deadline.ts'
import { headerList } from './header-list.ts'
import { encodeFrame } from './socket-frames.ts'
import { createSocketLog, isOfKind, type FrameKind, type SocketLog, type TimedFrame } from './socket-log.ts'
import { TapAgent, TappedSocket } from './socket-tap.ts'
import { createWaiting } from './waiting.ts'
import { steadyEpochMs } from './steady-clock.ts'

/** Holds the conversation. Failures are endings. */
export async function converse(request: RawSocketRequest): Promise<RawSocketExchange> {
  const conversation = new Conversation(request)
  try {
    await conversation.handshake()
    for (const step of request.steps) await conversation.take(step)
    await conversation.close()
  } finally {
    conversation.destroy()
  }
  return conversation.result()
}

/** Holds what library, tap and steps share. A class because each of them calls back in several ways. */
class Conversation {
  readonly #request: RawSocketRequest
  readonly #startMs = performance.now()
  readonly #sentAtEpochMs = steadyEpochMs()
  readonly #log: SocketLog
  readonly #tapped: TappedSocket
  readonly #socket: WebSocket
  readonly #lagMonitor = startLagMonitor()
  readonly #total: RunDeadline
  readonly #waiting = createWaiting(() => this.#isOver(), this.#lagMonitor.stalledSinceStartMs)
  readonly #body: CappedBody
  #isConnected = false
  #response: IncomingMessage | null = null
  #headersMs: number | null = null
  #firstByteMs: number | null = null
  #endMs: number | null = null
  #sign: AnswerSign = 'goes-on'
  #lastText: string | null = null
  #error: string | null = null
  #end: Ending | null = null
  #isGone = false
  #hasAsked = false
  readonly #heard = { all: 0, data: 0 }

  constructor(request: RawSocketRequest) {
    this.#request = request
    const { caps, deadlines } = request
    this.#body = createCappedBody(caps)
    this.#log = createSocketLog(caps, (frame) => this.#passed(frame))
    this.#tapped = new TappedSocket(request, {
      onOpen: () => this.#note(() => (this.#isConnected = true)),
      onSent: this.#log.sent,
      onReceived: (bytes) => this.#note(() => this.#read(bytes)),
    })
    this.#socket = this.#library()
    const { totalMs } = deadlines
    const late = () => this.#fail('timeout-total', `no end within ${totalMs} ms`)
    this.#total = startRunDeadline(totalMs, this.#lagMonitor.stalledSinceStartMs, late)
  }

  #library(): WebSocket {
    const { url, headers, subprotocols, offersCompression, caps } = this.#request
    const address = new URL(url)
    // Encrypted or not is the business of the connection underneath.
    address.protocol = 'ws:'
    const socket = new WebSocket(address, [...subprotocols], {
      headers: { host: url.host, ...Object.fromEntries(headers) },
      perMessageDeflate: offersCompression,
      agent: new TapAgent(this.#tapped),
      maxPayload: caps.bodyBytes,
    })
    socket.on('upgrade', (response) => this.#note(() => this.#answered(response)))
    socket.on('unexpected-response', (_, response) => {
      this.#note(() => this.#answered(response))
      response.on('data', (bytes: Buffer) => this.#note(() => this.#keep(bytes)))
      response.on('error', () => {})
      response.on('close', () => this.#note(() => this.#refused(response)))
    })
    socket.on('message', (data, isBinary) => {
      if (Buffer.isBuffer(data) && (!isBinary || isUtf8(data))) this.#note(() => this.#hear(data.toString()))
    })
    socket.on('error', (error) => this.#note(() => this.#complain(error)))
    socket.on('close', () => this.#note(() => this.#gone()))
    return socket
  }

  /** Waits for the answer to the handshake. */
  async handshake(): Promise<void> {
    const { connectMs, headersMs, firstByteMs } = this.#request.deadlines
    if (!(await this.#waiting.until(() => this.#isConnected, connectMs)))
      this.#fail('timeout-connect', `no connection within ${connectMs} ms`)
    if (!(await this.#waiting.until(() => this.#response !== null, headersMs)))
      this.#fail('timeout-headers', `no answer to the handshake within ${headersMs} ms`)
    if (!(await this.#waiting.until(() => this.#socket.readyState !== WebSocket.CONNECTING, firstByteMs)))
      this.#fail('timeout-first-byte', `no end of the refusal within ${firstByteMs} ms`)
  }

  /** Takes one step; none once the conversation is over. */
  async take(step: RawStep): Promise<void> {
    if (this.#isOver()) return
    switch (step.do) {
      case 'send':
        this.#sign = 'goes-on'
        this.#socket.send(step.data, { binary: typeof step.data !== 'string' })
        return
      case 'ping':
        this.#socket.ping(step.payload)
        return
      case 'frames':
        this.#sign = 'goes-on'
        for (const frame of step.frames) await this.#tapped.send(encodeFrame(frame))
        return
      case 'wait':
        if (step.for === 'answer') await this.#waitForAnswer(step)
        else await this.#waiting.until(() => this.#has(step.for), step.ms ?? this.#request.deadlines.idleMs)
        return
      case 'pause':
        await this.#waiting.until(() => false, step.ms)
        return
      case 'close':
        this.#socket.close(step.code, step.reason)
        await this.#waiting.until(() => this.#has('close'), this.#request.closeMs)
        return
      case 'vanish':
        this.#end = { kind: 'aborted', afterEvents: this.#log.frames.length }
        this.#tapped.destroy()
    }
  }

  /** Sends a close unless that was done, and waits for the close of the other side. */
  async close(): Promise<void> {
    if (this.#end !== null) return
    const { graceMs } = this.#request.deadlines
    if (this.#socket.readyState === WebSocket.OPEN) {
      this.#socket.close(1000)
      await this.#waiting.until(() => this.#has('close'), this.#request.closeMs)
    }
    if (await this.#waiting.until(() => this.#isGone, graceMs)) return
    this.#end ??= { kind: 'left-open', waitedMs: this.#request.closeMs }
  }

  /** Leaves nothing behind. */
  destroy(): void {
    this.#total.stop()
    this.#lagMonitor.stop()
    this.#endMs ??= this.#now()
    this.#socket.terminate()
    this.#tapped.destroy()
  }

  /** Returns the recorded exchange. */
  result(): RawSocketExchange {
    const response = this.#response
    return {
      sentAtEpochMs: this.#sentAtEpochMs,
      requestHeaders: this.#log.requestHeaders(),
      status: response?.statusCode ?? null,
      headers: headerList(response?.rawHeaders ?? []),
      bytes: this.#body.whole(),
      frames: response?.statusCode === SWITCHED ? this.#log.frames : null,
      client: { text: this.#lastText, error: this.#error },
      end: this.#end ?? { kind: 'complete' },
      timing: {
        headersMs: this.#headersMs,
        firstByteMs: this.#firstByteMs,
        endMs: this.#endMs ?? this.#now(),
        stalledMs: this.#lagMonitor.stalledMs(),
      },
    }
  }

  // Every piece starts the clock anew, as with event streams.
  async #waitForAnswer(wait: AnswerWait): Promise<void> {
    const { idleMs } = this.#request.deadlines
    while (this.#sign !== 'ends' && !this.#isOver()) {
      const sign = this.#sign
      const enoughMs = enoughMsOf(sign, wait, idleMs)
      // Pings show that the target is alive, and not that more of a whole answer will come.
      const kind = enoughMs === undefined ? 'all' : 'data'
      const before = this.#heard[kind]
      const isNews = () => this.#sign !== sign || this.#heard[kind] > before
      if (await this.#waiting.until(isNews, enoughMs ?? idleMs)) continue
      if (enoughMs === undefined && wait.mayBeSilent !== true)
        this.#fail('timeout-idle', `no answer, and nothing for ${idleMs} ms`)
      return
    }
  }

  #has(kind: FrameKind): boolean {
    return this.#log.frames.some((frame) => frame.from === 'server' && isOfKind(frame, kind))
  }

  #isOver(): boolean {
    return this.#end !== null || this.#isGone
  }

  #passed({ from, opcode, atMs }: TimedFrame): void {
    if (from === 'server') {
      this.#firstByteMs ??= atMs
      this.#heard.all += 1
      this.#heard.data += isOfKind({ opcode }, 'data') ? 1 : 0
    } else if (!this.#hasAsked && isOfKind({ opcode }, 'data')) {
      // Waits for answers begin here: what was missed of the handshake does not shorten them.
      this.#hasAsked = true
      this.#lagMonitor.restart()
    }
  }

  #note(happen: () => void): void {
    happen()
    this.#waiting.wake()
  }

  #read(bytes: Uint8Array): void {
    this.#log.received(bytes)
    const overflow = this.#log.overflow()
    if (overflow === null) return
    this.#fail('body-too-large', overflow)
    this.#tapped.destroy()
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
    this.#tapped.destroy()
  }

  #refused(response: IncomingMessage): void {
    if (!response.complete) this.#fail('reset', 'the connection ended within the refusal')
    this.#end ??= { kind: 'complete' }
    this.#isGone = true
  }

  #hear(text: string): void {
    this.#lastText = text
    const sign = this.#request.signOf(text)
    // Behind the last piece nothing but the end is waited for.
    if (this.#sign !== 'finishes' || sign === 'ends') this.#sign = sign
  }

  #complain(error: Error): void {
    this.#error ??= error.message
    if (this.#end !== null) return
    const failure = failureOf(error, this.#response !== null)
    if (failure === null || this.#response?.statusCode === SWITCHED) {
      // What the library cannot accept; a torn connection shows by itself in `gone`.
      if (!this.#tapped.wasReset) this.#fail('protocol', error.message)
    } else this.#fail(failure.code, failure.detail)
  }

  // A connection that goes without a word after an upgrade has broken off.
  #gone(): void {
    this.#lagMonitor.stop()
    this.#endMs ??= this.#now()
    if (!this.#has('close')) this.#fail('reset', 'the connection ended without a close frame')
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
