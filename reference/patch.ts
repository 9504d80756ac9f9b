/** Defines the hooks of faults and variants. A hook gets a correct value and returns the value to use instead. */
import type {
  DeliveryAttempt,
  DeliveryDraft,
  DeliveryOutcome,
  Emission,
  WebhookEvent,
  WebhookSecret,
} from './webhook-delivery.ts'
import type { SignatureParts } from './webhook-signing.ts'
import type { TokenTimes } from './service-models/models.ts'
import type { LimitReport } from './limits/headers.ts'
import type { LimitPlan } from './limits/limit-plan.ts'
import type { SocketPart } from './socket-parts.ts'
import type { PerMessageDeflateOptions } from 'ws'

/** Header fields of a request or reply. Names are in lower case, and duplicate fields are already joined. */
export type Headers = Readonly<Record<string, string>>

/** The method and path of a request (not the target of Assay). */
export type Target = { readonly method: string; readonly path: string }

/** Numbers that the reference server counts from its start. */
export type Stats = {
  requests: number
  completions: number
  streams: number
  /** The number of clients that left before their answer was complete. */
  disconnects: number
  /** The number of answers in progress. */
  active: number
}

/** A request, with the state of the server that hooks may use. */
export type Call = Target & {
  /** The number of the request, in order of arrival: 1 for the first. */
  readonly n: number
  readonly seed: string
  readonly query: URLSearchParams
  readonly headers: Headers
  readonly body: Buffer
  /** The decoded JSON body; undefined when the body is not JSON. */
  readonly json: unknown
  readonly key: string
  readonly networkAddress: string
  /** The port of the client, by which its open connections can be distinguished. */
  readonly clientPort: number
  readonly models: readonly string[]
  readonly origin: string
  readonly stats: Readonly<Stats>
  /** Values that patches (faults and variants) keep between requests. All calls share this map. */
  readonly memory: Map<string, unknown>
  /** A signal that is aborted if the client leaves or the reference closes. */
  readonly signal: AbortSignal
  /** Calls `then` once: at the end of the answer, or when the client leaves. `isComplete`: the answer was sent whole. */
  readonly atEnd: (then: (isComplete: boolean) => void) => void
  /** Cuts all connections and accepts no new ones, like a process that has ended. */
  readonly die: () => void
  /** The source of a WebSocket message: the handshake, a text frame or a binary frame. Absent for HTTP. */
  readonly frame?: 'handshake' | 'text' | 'binary'
}

/** The content of an answer. The chunks of a stream are the payloads of its events, without framing. */
export type ReplyBody =
  | { readonly kind: 'none' }
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'stream'; readonly chunks: readonly unknown[] }

/** An answer before it is written as bytes. */
export type Reply = {
  readonly status: number
  readonly headers: Headers
  readonly body: ReplyBody
  /** Promises that resolve when the first and the last token are ready; absent: the {@link Latency} of the server sets the times. */
  readonly paced?: TokenTimes
}

/** How the reference sends the body of an answer: in which writes, at which pace, and how it ends. */
export type Delivery = {
  readonly writes: readonly Buffer[]
  /**
   * The pace of the writes. `gap`: with the delays of {@link Latency}. `turn`: one per turn of the event loop. `at-once`: without delays.
   */
  readonly pace: 'gap' | 'turn' | 'at-once'
  /**
   * The end of the answer. `end`: complete. `cut`: an early close. `reset`: a TCP reset. `reset-at-once`: a TCP reset
   * before the status line. `stay-open`: no end. `hang-up`: complete, then the connection closes without notice.
   */
  readonly ending: 'end' | 'cut' | 'reset' | 'reset-at-once' | 'stay-open' | 'hang-up'
  /** The Content-Length to send instead of the real number of bytes. */
  readonly declaredBytes?: number
  /** The wait before the first write, in milliseconds. */
  readonly delayMs?: number
  /** A signal that a fault or variant aborts to cut the connection. */
  readonly cutBy?: AbortSignal
}

/** Delays in a stream: before the first token (`ttftMs`) and each later one (`gapMs`). A random time up to `jitterMs` is added to each. */
export type Latency = { readonly ttftMs: number; readonly gapMs: number; readonly jitterMs: number }

/** The values that faults and variants can change by hooks, roughly in the order in which a request uses them. */
export type HookValues = {
  /** The method and path of a request. The hook of `target` runs before all other hooks. */
  readonly target: Target
  /** The body of a request, before it is decoded. */
  readonly bytes: Buffer
  /** The decoded JSON body of a request, before validation. The hook of this value runs only for JSON bodies. */
  readonly json: unknown
  /** The header fields of a request, before authentication. */
  readonly headers: Headers
  /** The key of a new account, before it is stored. */
  readonly apiKey: string
  /** The limits of a chat call and how the server applies them, before the call is accepted or refused. */
  readonly limitPlan: LimitPlan
  /** The state of each limit and the wait before a retry, from which the header fields of an answer are built. */
  readonly limitReport: LimitReport
  /** The generated text, before max_tokens cuts it. */
  readonly text: string
  /** An answer of any kind, before it is written as bytes. */
  readonly reply: Reply
  /** The signing secret of a new webhook endpoint, before it is stored. */
  readonly webhookSecret: WebhookSecret
  /** A webhook event, before it is delivered to any endpoint. */
  readonly event: WebhookEvent
  /** The endpoints that receive a webhook event, and how it is delivered to them. */
  readonly emission: Emission
  /** A webhook delivery before it is signed. */
  readonly draft: DeliveryDraft
  /** The values from which the signature of a webhook delivery is made. */
  readonly signature: SignatureParts
  /** A webhook delivery before it is sent. */
  readonly attempt: DeliveryAttempt
  /** The outcome of a webhook delivery, with the wait before the next attempt. */
  readonly outcome: DeliveryOutcome
  /** The answer that refuses a WebSocket handshake; null accepts the client. */
  readonly admission: Reply | null
  /** The compression options of a WebSocket whose client offers compression; false for no compression. */
  readonly deflate: PerMessageDeflateOptions | false
  /** The lines of the answer that accepts a WebSocket handshake: the status line and the header fields. */
  readonly handshake: readonly string[]
  /** The parts sent before the first WebSocket message of the client, in one TCP segment with the answer to the handshake. */
  readonly welcome: readonly SocketPart[]
  /** The parts that answer one WebSocket message, including the terminator or the close. */
  readonly messages: readonly SocketPart[]
  /** Bytes received on a WebSocket connection after the handshake. */
  readonly inbound: Buffer
  /** Bytes sent on a WebSocket connection after the handshake. */
  readonly outbound: Buffer
  /** The payloads of a streamed answer, without the terminator. */
  readonly chunks: readonly unknown[]
  /** The events of a stream as texts (`data: ...`), including the terminator. */
  readonly frames: readonly string[]
  /** How the bytes of each answer's body are written. */
  readonly delivery: Delivery
}

/** The hooks of a fault or variant. Each hook gets one of the {@link HookValues} and returns its replacement. */
export type Hooks = { readonly [H in keyof HookValues]?: (value: HookValues[H], call: Call) => HookValues[H] }

/** A named, deliberate change of the reference: a fault (incorrect) or a variant (unusual but correct). */
export type Patch = {
  readonly id: string
  readonly title: string
  readonly latency?: Partial<Latency>
  /** Returns a reply to send before authentication; undefined lets the reference answer. */
  readonly answer?: (call: Call) => Reply | undefined
  readonly hooks?: Hooks
}
