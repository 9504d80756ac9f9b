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

/** Header fields by name, in lower case. */
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
  active: number
}

/** A request, and the state of the server that a {@link Patch} may use. */
export type Call = Target & {
  /** The number of the request, in order of arrival: 1 for the first. */
  readonly n: number
  readonly seed: string
  readonly query: URLSearchParams
  readonly headers: Headers
  readonly body: Buffer
  /** The JSON body, parsed. Undefined if the body is not JSON. */
  readonly json: unknown
  readonly key: string
  readonly networkAddress: string
  readonly clientPort: number
  readonly models: readonly string[]
  readonly origin: string
  readonly stats: Readonly<Stats>
  /** A store for values that must last from one request to the next. Deliberate faults and variants use it. */
  readonly memory: Map<string, unknown>
  /** A signal that is aborted when the client disconnects or the reference server is closed. */
  readonly signal: AbortSignal
  /** Adds a function that is called at the end of the answer. `isComplete` is true if the client got all of it. */
  readonly atEnd: (then: (isComplete: boolean) => void) => void
  /** Cuts all connections for ever, as if the process had ended. */
  readonly die: () => void
  /** Which part of a WebSocket connection held the request: the handshake, or a text or binary frame. Absent over HTTP. */
  readonly frame?: 'handshake' | 'text' | 'binary'
}

type ReplyBody =
  | { readonly kind: 'none' }
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'stream'; readonly chunks: readonly unknown[] }

/** An answer of the server before it is written to the connection. */
export type Reply = {
  readonly status: number
  readonly headers: Headers
  readonly body: ReplyBody
  /** The times at which the first and the last token are ready. Absent if the server has no service model. */
  readonly paced?: TokenTimes
}

/** How the reference sends the body of an answer. */
export type Delivery = {
  readonly writes: readonly Buffer[]
  /** How the pieces of an answer are timed: with delays, in separate turns of the event loop, or all at once. */
  readonly pace: 'gap' | 'turn' | 'at-once'
  /** How the answer ends. `reset-at-once` resets the connection before the status line. */
  readonly ending: 'end' | 'cut' | 'reset' | 'reset-at-once' | 'stay-open' | 'hang-up'
  /** The value of Content-Length. If it is absent, the real number of bytes is sent. */
  readonly declaredBytes?: number
  /** The wait before the first piece of the answer is sent, in ms. */
  readonly delayMs?: number
  /** When this signal is aborted, the server cuts the connection. */
  readonly cutBy?: AbortSignal
}

/** The delays of a stream in ms. `jitterMs` is their random part. */
export type Latency = { readonly ttftMs: number; readonly gapMs: number; readonly jitterMs: number }

/** The values that a {@link Patch} can replace, by hook. A hook is a point in the handling of a request. */
export type HookValues = {
  /** The method and path of a request. This hook runs before the others of the request. */
  readonly target: Target
  /** The body of a request before it is decoded. */
  readonly bytes: Buffer
  /** The JSON body of a request before validation. */
  readonly json: unknown
  /** The header fields of a request. A deliberate fault may change them before the API key is checked. */
  readonly headers: Headers
  /** The API key of a new account. A deliberate fault may change it before it is stored. */
  readonly apiKey: string
  readonly limitPlan: LimitPlan
  /** The limits that the header fields of the answer announce. */
  readonly limitReport: LimitReport
  /** The generated text before `max_tokens` cuts it. */
  readonly text: string
  /** An answer before it is written to the connection. */
  readonly reply: Reply
  /** The signing secret of a new webhook endpoint. */
  readonly webhookSecret: WebhookSecret
  /** A webhook event before it is delivered. */
  readonly event: WebhookEvent
  /** A webhook event, the endpoints that must receive it, and how it is sent (for example after a delay). */
  readonly emission: Emission
  /** A webhook delivery before it is signed. */
  readonly draft: DeliveryDraft
  readonly signature: SignatureParts
  /** A webhook delivery before it is sent. */
  readonly attempt: DeliveryAttempt
  readonly outcome: DeliveryOutcome
  /** The refusal of a WebSocket handshake. Null if the handshake is accepted. */
  readonly admission: Reply | null
  /** The compression options of a WebSocket. False if it is not compressed. */
  readonly deflate: PerMessageDeflateOptions | false
  /** The lines of the answer that accepts a WebSocket handshake. */
  readonly handshake: readonly string[]
  /** What the server sends right after a WebSocket handshake. */
  readonly welcome: readonly SocketPart[]
  readonly messages: readonly SocketPart[]
  /** Bytes that arrived on a WebSocket connection after the handshake. */
  readonly inbound: Buffer
  /** Bytes to send on a WebSocket connection after the handshake. */
  readonly outbound: Buffer
  /** The payloads of a streamed answer, without the terminator. */
  readonly chunks: readonly unknown[]
  /** The events of a stream as texts, such as `data: ...`. */
  readonly frames: readonly string[]
  readonly delivery: Delivery
}

/** The functions of a {@link Patch}, by hook. Each returns the value that replaces its argument. */
export type Hooks = { readonly [H in keyof HookValues]?: (value: HookValues[H], call: Call) => HookValues[H] }

/** A deliberate change of the server: a fault (incorrect) or a variant (correct). */
export type Patch = {
  readonly id: string
  readonly title: string
  readonly latency?: Partial<Latency>
  /** Returns a reply that is sent before authentication. Returns undefined if the server handles the request normally. */
  readonly answer?: (call: Call) => Reply | undefined
  readonly hooks?: Hooks
}
