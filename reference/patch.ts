/** Defines patches, which change correct values of the server: deliberate bugs (faults) or unusual behavior (variants). */
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

/** Header fields. Names are in lower case, and fields of the same name are joined. */
export type Headers = Readonly<Record<string, string>>

/** The method and path of an HTTP request. */
export type Target = { readonly method: string; readonly path: string }

/** The counters of a reference server since its start. */
export type Stats = {
  requests: number
  completions: number
  streams: number
  /** How many clients closed the connection before their answer was complete. */
  disconnects: number
  /** The number of answers in progress. */
  active: number
}

/** A request, and the state of the server that hooks may use. */
export type Call = Target & {
  /** The number of the request, in order of arrival: 1 for the first. */
  readonly n: number
  readonly seed: string
  readonly query: URLSearchParams
  readonly headers: Headers
  readonly body: Buffer
  /** The JSON body, parsed; undefined if the body is not JSON. */
  readonly json: unknown
  readonly key: string
  readonly networkAddress: string
  /** The port of the client, which distinguishes the open connections of the client. */
  readonly clientPort: number
  readonly models: readonly string[]
  readonly origin: string
  readonly stats: Readonly<Stats>
  /** Values that deliberate changes (faults and variants) keep between requests. All requests share this map. */
  readonly memory: Map<string, unknown>
  /** Is aborted when the client closes the connection, or when the reference is closed. */
  readonly signal: AbortSignal
  /** Adds a callback for the end of the answer. `isComplete`: whether the client got the whole answer. */
  readonly atEnd: (then: (isComplete: boolean) => void) => void
  /** Cuts all connections and accepts no new connections, as if the process had ended. */
  readonly die: () => void
  /** How a WebSocket carried the request: in the handshake, a text frame or a binary frame. Absent over HTTP. */
  readonly frame?: 'handshake' | 'text' | 'binary'
}

/** The content of an answer. `chunks`: the payloads of the events of a stream. */
export type ReplyBody =
  | { readonly kind: 'none' }
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'stream'; readonly chunks: readonly unknown[] }

/** An answer that was not written to the connection yet. */
export type Reply = {
  readonly status: number
  readonly headers: Headers
  readonly body: ReplyBody
  /** When a service model (a simulated queue) has the first and the last token ready. Absent without a service model. */
  readonly paced?: TokenTimes
}

/** How the reference sends the body of an answer: pieces, pace and end. */
export type Delivery = {
  readonly writes: readonly Buffer[]
  /** When pieces are sent: with the delays of {@link Latency} (`gap`), in separate turns of the event loop (`turn`), or all at once. */
  readonly pace: 'gap' | 'turn' | 'at-once'
  /**
   * How the answer ends. `cut` and `reset` break the connection off; `reset-at-once` does so before the status line. After `stay-open`, the
   * connection stays open without an end of the answer. `hang-up` ends the answer, then closes the connection without announcing this.
   */
  readonly ending: 'end' | 'cut' | 'reset' | 'reset-at-once' | 'stay-open' | 'hang-up'
  /** The value of Content-Length; absent: the real number of bytes. */
  readonly declaredBytes?: number
  /** The wait before the first piece, in ms. */
  readonly delayMs?: number
  /** A signal with which a deliberate change (fault or variant) cuts the connection. */
  readonly cutBy?: AbortSignal
}

/** The delays of a stream in ms: before the first token, between tokens, and their random part (`jitterMs`). */
export type Latency = { readonly ttftMs: number; readonly gapMs: number; readonly jitterMs: number }

/** The values that deliberate changes (faults and variants) can replace, each under the name of its hook. */
export type HookValues = {
  /** The method and path of a request. This hook runs before all others. */
  readonly target: Target
  /** The body of a request before it is decoded. */
  readonly bytes: Buffer
  /** The JSON body of a request before validation. This hook runs only for JSON bodies. */
  readonly json: unknown
  /** The header fields of a request before authentication. */
  readonly headers: Headers
  /** The API key of a new account before it is stored. */
  readonly apiKey: string
  /** The limits that apply to a request, and how the server applies them. */
  readonly limitPlan: LimitPlan
  /** The limits that the header fields of the answer announce, and the wait before a retry. */
  readonly limitReport: LimitReport
  /** The generated text before `max_tokens` cuts it. */
  readonly text: string
  /** An answer of any kind before it is written to the connection. */
  readonly reply: Reply
  /** The signing secret of a new webhook endpoint before it is stored. */
  readonly webhookSecret: WebhookSecret
  /** A webhook event before it is delivered. */
  readonly event: WebhookEvent
  /** Which endpoints a webhook event is delivered to, and how. */
  readonly emission: Emission
  /** A webhook delivery before it is signed. */
  readonly draft: DeliveryDraft
  /** The values from which the signature of a webhook delivery is made. */
  readonly signature: SignatureParts
  /** A webhook delivery before it is sent. */
  readonly attempt: DeliveryAttempt
  /** The outcome of a webhook delivery, and the wait before the next attempt. */
  readonly outcome: DeliveryOutcome
  /** The answer that refuses a WebSocket handshake; null: the handshake is accepted. */
  readonly admission: Reply | null
  /** The compression options of a WebSocket, for clients that offer compression; false: no compression. */
  readonly deflate: PerMessageDeflateOptions | false
  /** The lines of the answer that accepts a WebSocket handshake: status line and header fields. */
  readonly handshake: readonly string[]
  /** The frames and other parts that the server sends right after its answer to the handshake, before any message. */
  readonly welcome: readonly SocketPart[]
  /** The frames and other parts of the answer to one WebSocket message, including the terminator or the close. */
  readonly messages: readonly SocketPart[]
  /** Bytes that arrived on a WebSocket connection after the handshake. */
  readonly inbound: Buffer
  /** Bytes to send on a WebSocket connection after the handshake. */
  readonly outbound: Buffer
  /** The payloads of a streamed answer, without the terminator. */
  readonly chunks: readonly unknown[]
  /** The events of a stream as texts (`data: ...`), including the terminator. */
  readonly frames: readonly string[]
  /** How the body of an answer is sent. */
  readonly delivery: Delivery
}

/** The hooks of a deliberate change (fault or variant). Each hook gets a value, and returns the value that replaces it. */
export type Hooks = { readonly [H in keyof HookValues]?: (value: HookValues[H], call: Call) => HookValues[H] }

/** A named, deliberate change of the reference: a fault (incorrect) or a variant (unusual but correct). */
export type Patch = {
  readonly id: string
  readonly title: string
  readonly latency?: Partial<Latency>
  /** Returns a reply to send before authentication; undefined: the reference answers as usual. */
  readonly answer?: (call: Call) => Reply | undefined
  readonly hooks?: Hooks
}
