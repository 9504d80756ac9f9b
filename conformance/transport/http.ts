import type { Dispatcher } from 'undici'
import { SWITCHED } from '../exchange/attempts.ts'
import type { Ending, ExchangeTiming, FailureCode, HeaderList } from '../exchange/exchange.ts'
import { headerValue } from '../exchange/reply.ts'
import { dispatchOptions, openConnection, type Connection, type Sendable } from './connection.ts'
import { createEventStreamReader, type EventStreamReader } from '../codec/event-stream.ts'
import { headerList } from './node-http.ts'
import { type Caps, type Deadlines, startRunDeadline, watchStalls, type RunDeadline } from './deadlines.ts'
import { failureOf } from './failure.ts'
import { steadyEpochMs } from './clock.ts'
import { constants, gunzipSync } from 'node:zlib'

/** A request before redaction. */
export type RawRequest = Sendable & {
  /** The data of the event that ends a stream, such as `[DONE]`. Null if no such event is declared. */
  readonly terminator: string | null
  readonly hangUpAfterEvents: number | null
  readonly deadlines: Deadlines
  readonly caps: Caps
  readonly tap?: AnswerTap
  readonly connection?: Connection
}

/** Functions that get the parts of an answer as they arrive, without changes. */
export type AnswerTap = {
  readonly signal?: AbortSignal
  readonly onHeaders?: (status: number, headers: HeaderList) => void
  readonly onData?: (piece: Uint8Array) => void
  readonly onEnd?: (end: Ending) => void
}

/** An exchange before redaction. `status` is null if no header fields arrived. */
export type RawExchange = {
  readonly sentAtEpochMs: number
  readonly status: number | null
  readonly headers: HeaderList
  readonly bytes: Uint8Array
  readonly reads: readonly (readonly [atMs: number, bytes: number])[]
  readonly end: Ending
  readonly timing: ExchangeTiming
  /** Whether the connection was already open, because an earlier request opened it. */
  readonly isReused?: boolean
}

/** Sends one request without repeating it. Does not throw if it fails: `end` of the returned exchange then describes the failure. */
export async function exchangeOnce(request: RawRequest): Promise<RawExchange> {
  const offer = headerValue(request.headers, 'upgrade')
  const connection = request.connection ?? openConnection(request.url.origin, request.proxy, { offer })
  const openings = connection.openings()
  try {
    const answer = await new Promise<RawExchange>((resolve, reject) => {
      const reading = new AnswerReader(request, connection, { resolve, reject })
      // Sends nothing when the caller has aborted already.
      if (reading.isDone()) return
      connection.dispatch(dispatchOptions(request), reading)
    })
    return { ...answer, isReused: openings > 0 && connection.openings() === openings }
  } finally {
    if (request.connection === undefined) await connection.close()
  }
}

/** Collects an answer. It is a class because undici calls six methods that share state. */
class AnswerReader implements Dispatcher.DispatchHandler {
  readonly #request: RawRequest
  readonly #connection: Connection
  readonly #resolve: (exchange: RawExchange) => void
  readonly #reject: (error: Error) => void
  // Until the request is sent, time counts from the start of connecting.
  #startMs = performance.now()
  #sentAtEpochMs = steadyEpochMs()
  readonly #body: CappedBody
  readonly #reads = createSocketReads(() => this.#beginRead())
  #status: number | null = null
  #headers: HeaderList = []
  #headersMs: number | null = null
  #firstByteMs: number | null = null
  #events = 0
  #stream: EventStreamReader | null = null
  #isOver = false
  #isDone = false
  #isSent = false
  readonly #stalls = watchStalls()
  // The stalls until the request was sent.
  #stalledBeforeMs = 0
  #phase: RunDeadline | undefined
  #total: RunDeadline

  constructor(
    request: RawRequest,
    connection: Connection,
    { resolve, reject }: Pick<PromiseWithResolvers<RawExchange>, 'resolve' | 'reject'>,
  ) {
    this.#request = request
    this.#body = createCappedBody(request.caps)
    this.#connection = connection
    this.#resolve = resolve
    this.#reject = reject
    const { connectMs } = request.deadlines
    this.#total = this.#untilEnd()
    this.#await(connectMs, 'timeout-connect', `no connection within ${connectMs} ms`)
    // The target did not see that the client left if the request was not sent.
    const hangUp = () => {
      if (this.#isSent) this.#finish({ kind: 'aborted', afterEvents: this.#events })
      else this.#fail('timeout-connect', 'the caller left before a connection was open')
    }
    request.tap?.signal?.addEventListener('abort', hangUp, { once: true })
    if (request.tap?.signal?.aborted === true) hangUp()
  }

  isDone(): boolean {
    return this.#isDone
  }

  onRequestStart(): void {
    if (this.#isDone) return
    this.#isSent = true
    this.#startMs = performance.now()
    this.#sentAtEpochMs = steadyEpochMs()
    this.#stalledBeforeMs = this.#stalls.totalMs()
    // As the recorded times do, the deadline counts from here.
    this.#total.stop()
    this.#total = this.#untilEnd()
    const { headersMs } = this.#request.deadlines
    this.#await(headersMs, 'timeout-headers', `no response headers within ${headersMs} ms`)
    if (this.#request.hangUpAfterEvents === 0) setImmediate(() => this.#leaveOnceSent())
  }

  onResponseStart(controller: Dispatcher.DispatchController, status: number): void {
    // An interim answer (1xx) is followed by another answer.
    if (status < 200 || this.#isDone) return
    this.#status = status
    const { rawHeaders } = controller
    this.#headers = Array.isArray(rawHeaders) ? headerList(rawHeaders) : []
    this.#headersMs = this.#now()
    this.#request.tap?.onHeaders?.(status, this.#headers)
    // Reads events under a wrong media type too, to detect the end of the stream.
    if (!mediaType(this.#headers).endsWith('json')) this.#stream = createEventStreamReader()
    const { firstByteMs } = this.#request.deadlines
    this.#await(firstByteMs, 'timeout-first-byte', `no body byte within ${firstByteMs} ms of the headers`)
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#isDone) return
    this.#request.tap?.onData?.(chunk)
    const atMs = this.#reads.add(chunk.length)
    const overflow = this.#body.push(chunk)
    if (overflow !== null) this.#fail(overflow.code, overflow.detail)
    else if (this.#stream !== null) this.#follow(this.#stream, chunk, atMs)
  }

  onResponseEnd(): void {
    // A close ends a stream without a length. A reset does not.
    if (mediaType(this.#headers) === 'text/event-stream' && this.#connection.wasReset()) {
      this.#fail('reset', 'the connection was reset within a stream')
    } else this.#finish({ kind: 'complete' })
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    const hasHeaders = this.#status !== null
    const failure = failureOf(hasHeaders ? error : (this.#connection.alert() ?? error), hasHeaders)
    if (hasHeaders && failure?.code === 'reset') this.#endEarly()
    else if (failure !== null) this.#fail(failure.code, failure.detail)
    else if (!this.#isDone) {
      this.#stop()
      this.#reject(error)
    }
  }

  // Ends a body whose connection was lost. undici 8.12 counts wrong if a space follows the length (RFC 9110 section 5.5).
  #endEarly(): void {
    const announced = headerValue(this.#headers, 'content-length')?.trim()
    const received = this.#body.whole().length
    if (announced === String(received)) return this.onResponseEnd()
    const ended = this.#connection.wasReset() ? 'was reset' : 'closed'
    const place =
      announced === undefined ? 'before the last chunk' : `after ${received} of ${announced} bytes`
    this.#fail('reset', `the connection ${ended} ${place} of the body`)
  }

  // undici writes the body after `onRequestStart` has returned.
  #leaveOnceSent(): void {
    if (this.#connection.hasSentAll()) this.#finish({ kind: 'aborted', afterEvents: 0 })
    else if (!this.#isDone) setTimeout(() => this.#leaveOnceSent(), 1)
  }

  #follow(stream: EventStreamReader, chunk: Uint8Array, atMs: number): void {
    const { terminator, hangUpAfterEvents, caps, deadlines } = this.#request
    for (const event of stream.push(chunk, atMs)) {
      this.#events += 1
      if (hangUpAfterEvents !== null && this.#events >= hangUpAfterEvents) {
        this.#finish({ kind: 'aborted', afterEvents: this.#events })
        return
      }
      if (this.#events > caps.events) {
        this.#fail('too-many-events', `more than ${caps.events} events, which Assay reads at most`)
        return
      }
      if (terminator === null || event.data !== terminator || this.#isOver) continue
      this.#isOver = true
      this.#phase?.stop()
      this.#phase = this.#deadline(deadlines.graceMs, () =>
        this.#finish({ kind: 'left-open', waitedMs: deadlines.graceMs }),
      )
    }
  }

  // Does not use a timer per chunk, which takes far more memory than a chunk of one byte.
  #beginRead(): number {
    const atMs = this.#now()
    this.#firstByteMs ??= atMs
    const { idleMs } = this.#request.deadlines
    if (!this.#isOver) this.#await(idleMs, 'timeout-idle', `nothing for ${idleMs} ms`)
    return atMs
  }

  #now(): number {
    return performance.now() - this.#startMs
  }

  #await(ms: number, code: FailureCode, detail: string): void {
    this.#phase?.stop()
    this.#phase = this.#deadline(ms, () => this.#fail(code, detail))
  }

  #untilEnd(): RunDeadline {
    const { totalMs } = this.#request.deadlines
    return this.#deadline(totalMs, () => this.#fail('timeout-total', `no end within ${totalMs} ms`))
  }

  #deadline(ms: number, onDue: () => void): RunDeadline {
    return startRunDeadline(ms, this.#stalls.totalMs, onDue)
  }

  #fail(code: FailureCode, detail: string): void {
    this.#finish({ kind: 'failed', code, detail })
  }

  #stop(): void {
    this.#isDone = true
    this.#stalls.stop()
    this.#phase?.stop()
    this.#total.stop()
  }

  #finish(end: Ending): void {
    if (this.#isDone) return
    this.#stop()
    this.#request.tap?.onEnd?.(end)
    const endMs = toMicroseconds(this.#now())
    this.#resolve({
      sentAtEpochMs: this.#sentAtEpochMs,
      status: this.#connection.hasSwitched() ? SWITCHED : this.#status,
      headers: this.#headers,
      bytes: this.#body.whole(),
      reads: this.#reads.all(),
      end,
      timing: {
        headersMs: roundOrNull(this.#headersMs),
        firstByteMs: roundOrNull(this.#firstByteMs),
        endMs,
        stalledMs: toMicroseconds(this.#stalls.totalMs() - this.#stalledBeforeMs),
      },
    })
  }
}

function mediaType(headers: HeaderList): string {
  const value = headers.find(([name]) => name === 'content-type')?.[1] ?? ''
  return (value.split(';')[0] ?? '').trim().toLowerCase()
}

function roundOrNull(ms: number | null): number | null {
  return ms === null ? null : toMicroseconds(ms)
}

// The maximum number of steps in which an answer is decompressed. Each step decompresses all bytes received so far.
// With more reads, a step covers several reads.
const MAX_STEPS = 200

/** Returns an exchange with its gzip event stream decompressed and cut after `maxBytes`. Other exchanges are returned unchanged. */
export function inflatedStream(raw: RawExchange, maxBytes: number): RawExchange {
  const coding = headerValue(raw.headers, 'content-encoding')?.trim().toLowerCase()
  const isEventStream = headerValue(raw.headers, 'content-type')?.startsWith('text/event-stream') === true
  if (coding !== 'gzip' || !isEventStream) return raw
  // Clients try to decompress plain text, and fail: it is as unreadable as damaged bytes.
  if (raw.bytes.length > 1 && !isGzip(raw.bytes))
    return { ...raw, bytes: Buffer.alloc(raw.bytes.length, 0xff) }
  const perStep = Math.ceil(raw.reads.length / MAX_STEPS)
  const reads: [number, number][] = []
  let [arrived, text] = [0, Buffer.alloc(0)]
  for (const [index, [atMs, count]] of raw.reads.entries()) {
    arrived += count
    if ((index + 1) % perStep !== 0 && index + 1 < raw.reads.length) continue
    const seen = gunzipped(raw.bytes.subarray(0, arrived), maxBytes)
    if (seen === null) return raw
    if (seen.length > text.length) reads.push([atMs, seen.length - text.length])
    text = seen
  }
  return { ...raw, bytes: text, reads }
}

function isGzip([first, second]: Uint8Array): boolean {
  return first === 0x1f && second === 0x8b
}

// Decompresses the bytes of a body that have arrived so far; null if they are damaged.
function gunzipped(bytes: Uint8Array, maxOutputLength: number): Buffer<ArrayBuffer> | null {
  try {
    return gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength })
  } catch {
    return null
  }
}

const MAX_ENTRIES = 10_000

/** Creates a recorder of socket reads: the time and size of each. `begin` is called at the start of a read and returns its time in ms. */
export function createSocketReads(begin: () => number) {
  const entries: [number, number][] = []
  let currentMs: number | null = null
  const start = (): number => {
    const atMs = begin()
    // One read may hold thousands of chunks. The parser passes them without a pause, so a microtask runs after the last one.
    queueMicrotask(() => (currentMs = null))
    // At the maximum number of entries, bytes of later reads are added to the last one, with its time.
    if (entries.length < MAX_ENTRIES) entries.push([toMicroseconds(atMs), 0])
    return atMs
  }
  return {
    add(bytes: number): number {
      currentMs ??= start()
      const last = entries.at(-1)
      if (last !== undefined) last[1] += bytes
      return currentMs
    },
    all: (): readonly (readonly [atMs: number, bytes: number])[] => entries,
  }
}

/** Rounds milliseconds to whole microseconds. */
export function toMicroseconds(ms: number): number {
  return Math.round(ms * 1000) / 1000
}

const MIB = 1024 * 1024

/** Returns a text that reports that an answer exceeds the size limit `bodyBytes`. */
export function beyondCap({ bodyBytes }: Pick<Caps, 'bodyBytes'>): string {
  const size = bodyBytes < MIB ? `${bodyBytes} bytes` : `${bodyBytes / MIB} MiB`
  return `longer than ${size}, and not read to its end`
}

type Overflow = { readonly code: FailureCode; readonly detail: string }

/** Collects the chunks of a body up to a size limit. `push` returns an Overflow if the body is longer, otherwise null. */
export type CappedBody = {
  readonly push: (chunk: Uint8Array) => Overflow | null
  readonly whole: () => Uint8Array
}

const FIRST_BYTES = 4096

/** Creates an empty {@link CappedBody} with the size limit `bodyBytes`. */
export function createCappedBody({ bodyBytes }: Pick<Caps, 'bodyBytes'>): CappedBody {
  // All chunks share one buffer, because an object for each chunk of one byte would take much memory.
  let kept = new Uint8Array(FIRST_BYTES)
  let bytes = 0
  return {
    push(chunk) {
      const end = bytes + chunk.length
      if (end > kept.length) {
        const grown = new Uint8Array(Math.max(end, 2 * kept.length))
        grown.set(kept.subarray(0, bytes))
        kept = grown
      }
      kept.set(chunk, bytes)
      bytes = end
      return bytes > bodyBytes ? { code: 'body-too-large', detail: beyondCap({ bodyBytes }) } : null
    },
    whole: () => kept.slice(0, bytes),
  }
}
