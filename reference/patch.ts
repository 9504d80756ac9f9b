/** Defines the hooks of faults and variants. A hook gets the correct value and returns the value to use. */
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

/** The method and path of a request. */
export type Target = { readonly method: string; readonly path: string }

/** Counters of the reference since it started. */
export type Stats = {
  requests: number
  completions: number
  streams: number
  /** The number of clients that left before their answer was complete. */
  disconnects: number
  /** The number of answers in progress. */
  active: number
}

/** One request, with everything known about it when a hook is called. */
export type Call = Target & {
  /** The number of the request, in order of arrival: 1 for the first. */
  readonly n: number
  /** The seed of all random choices of the reference. */
  readonly seed: string
  readonly query: URLSearchParams
  readonly headers: Headers
  readonly body: Buffer
  /** The decoded JSON body; undefined when the body is not JSON. */
  readonly json: unknown
  /** A key that the reference accepts. */
  readonly key: string
  /** The address of the client. */
  readonly networkAddress: string
  /** The port of the client, which is another one for each open connection. */
  readonly clientPort: number
  /** The served models; the first one is the default. */
  readonly models: readonly string[]
  /** The origin of the reference: scheme, host and port. */
  readonly origin: string
  readonly stats: Readonly<Stats>
  /** Values that patches store between requests. All calls of a reference share the map. */
  readonly memory: Map<string, unknown>
  /** Aborted when the client hangs up or the reference closes. */
  readonly signal: AbortSignal
  /** Registers a callback that is called once, when the answer is complete or the client has left. */
  readonly atEnd: (then: (isComplete: boolean) => void) => void
  /** Cuts every connection and accepts no new one, as if the process had ended. */
  readonly die: () => void
  /** How a WebSocket message arrived: with the handshake, or in a text or binary frame. Absent for HTTP requests. */
  readonly frame?: 'handshake' | 'text' | 'binary'
}

/** The content of an answer. Chunks are the payloads of an event stream before they are framed. */
export type ReplyBody =
  | { readonly kind: 'none' }
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'stream'; readonly chunks: readonly unknown[] }

/** An answer before it becomes bytes. */
export type Reply = {
  readonly status: number
  readonly headers: Headers
  readonly body: ReplyBody
  /** The times at which the first and the last token of a stream are ready. Without them `latency` sets the times. */
  readonly paced?: TokenTimes
}

/**
 * How a body is written. `pace`: `gap` waits as `latency` sets, `turn` for a turn of the event loop, `at-once` not at all. `ending`:
 * `end` completes the message; `cut` closes early; `reset` sends a TCP reset, `reset-at-once` before the status line; `stay-open`
 * never ends; `hang-up` closes unannounced after the message. `declaredBytes`: a wrong Content-Length. `delayMs`: the additional wait
 * before the first write.
 */
export type Delivery = {
  readonly writes: readonly Buffer[]
  readonly pace: 'gap' | 'turn' | 'at-once'
  readonly ending: 'end' | 'cut' | 'reset' | 'reset-at-once' | 'stay-open' | 'hang-up'
  readonly declaredBytes?: number
  readonly delayMs?: number
  /** A signal that cuts the connection when it is aborted. */
  readonly cutBy?: AbortSignal
}

/** The pace of a stream, in milliseconds: time to the first token, time between tokens, and the maximum random addition to each. */
export type Latency = { readonly ttftMs: number; readonly gapMs: number; readonly jitterMs: number }

/** The values that hooks can change, in the order in which they occur for a request. */
export type HookValues = {
  /** The method and the path. This hook runs first. */
  readonly target: Target
  /** The request's body before it is decoded. */
  readonly bytes: Buffer
  /** The decoded JSON body, before validation. The hook is not called without a JSON body. */
  readonly json: unknown
  /** The request's header fields, before authentication. */
  readonly headers: Headers
  /** The key of a new account, before it is stored. */
  readonly apiKey: string
  /** The limits of a completion, before it is accepted or refused. */
  readonly limitPlan: LimitPlan
  /** The limits as the answer announces them, before they become header fields. */
  readonly limitReport: LimitReport
  /** The generated text, before max_tokens cuts it. */
  readonly text: string
  /** Every answer, before it becomes bytes. */
  readonly reply: Reply
  /** The signing secret of a new webhook endpoint, before it is stored. */
  readonly webhookSecret: WebhookSecret
  /** A webhook event, before it is delivered to any endpoint. */
  readonly event: WebhookEvent
  /** The receivers of an event, in order. */
  readonly emission: Emission
  /** A delivery before it is signed. */
  readonly draft: DeliveryDraft
  /** The parts of a delivery's signature, before it is computed. */
  readonly signature: SignatureParts
  /** A delivery before it is sent. */
  readonly attempt: DeliveryAttempt
  /** The outcome of a delivery, with the wait before the next attempt. */
  readonly outcome: DeliveryOutcome
  /** The answer to a WebSocket handshake; null accepts the client. */
  readonly admission: Reply | null
  /** The compression options of a WebSocket whose client offers compression; false for no compression. */
  readonly deflate: PerMessageDeflateOptions | false
  /** The status line and the header lines that accept a WebSocket handshake. */
  readonly handshake: readonly string[]
  /** The parts sent before the client's first message, in one TCP segment with the answer to the handshake. */
  readonly welcome: readonly SocketPart[]
  /** The parts that answer one WebSocket message, including the terminator or the close. */
  readonly messages: readonly SocketPart[]
  /** Bytes received on a WebSocket connection after the handshake. */
  readonly inbound: Buffer
  /** Bytes sent on a WebSocket connection after the handshake. */
  readonly outbound: Buffer
  /** The payloads of a streamed answer, without the terminator. */
  readonly chunks: readonly unknown[]
  /** The framed events of an event stream, including the terminator. */
  readonly frames: readonly string[]
  /** How the bytes of each body are written. */
  readonly delivery: Delivery
}

/** The hooks of a patch: at most one function for each value of {@link HookValues}. */
export type Hooks = { readonly [H in keyof HookValues]?: (value: HookValues[H], call: Call) => HookValues[H] }

/** A named, deliberate change of the reference: a fault (incorrect) or a variant (unusual, but correct). */
export type Patch = {
  /** The permanent id, in kebab case. */
  readonly id: string
  readonly title: string
  /** Latency values that replace those of the reference. */
  readonly latency?: Partial<Latency>
  /** Returns the reply to send instead of the reference's, before authentication; undefined lets the reference answer. */
  readonly answer?: (call: Call) => Reply | undefined
  readonly hooks?: Hooks
}
