/**
 * The hooks of a fault or a variant. Every hook gets the value of the correct implementation and returns the value to use.
 * Returning the same value, or an equal one, means that the hook changed nothing.
 */
import type {
  DeliveryAttempt,
  DeliveryDraft,
  DeliveryOutcome,
  Emission,
  WebhookEvent,
  WebhookSecret,
} from './webhook-delivery.ts'
import type { SignatureParts } from './webhook-signing.ts'
import type { Paced } from './service-models/models.ts'
import type { LimitReport } from './limits/headers.ts'
import type { LimitPlan } from './limits/limit-plan.ts'
import type { SocketPart } from './socket-parts.ts'
import type { PerMessageDeflateOptions } from 'ws'

/** Request or reply header fields; names in lower case, duplicates already joined. */
export type Headers = Readonly<Record<string, string>>

/** The method and path of a request. */
export type Target = { readonly method: string; readonly path: string }

/** The counts of the whole reference since it started. */
export type Stats = {
  requests: number
  completions: number
  streams: number
  /** The number of clients that left before their answer was complete. */
  disconnects: number
  /** The number of answers in progress. */
  active: number
}

/** One request, with what is known of it when a hook is called. */
export type Call = Target & {
  /** 1 for the first request the reference received. */
  readonly n: number
  /** The seed of all random choices. */
  readonly seed: string
  readonly query: URLSearchParams
  readonly headers: Headers
  readonly body: Buffer
  /** The decoded JSON body; undefined without a JSON body. */
  readonly json: unknown
  /** A key that is accepted. */
  readonly key: string
  /** The address of the client. */
  readonly networkAddress: string
  /** Models that are served; the first one is the default. */
  readonly models: readonly string[]
  /** Scheme, host and port, without a path. */
  readonly origin: string
  readonly stats: Readonly<Stats>
  /** The state of patches between requests; one per reference. */
  readonly memory: Map<string, unknown>
  /** Aborted when the client hangs up or the reference closes. */
  readonly signal: AbortSignal
  /** Calls back once, when the answer is complete or the client has left. */
  readonly atEnd: (then: (isComplete: boolean) => void) => void
  /** Cuts every connection and accepts no new one, as when the process ends. */
  readonly die: () => void
  /** Set for messages of a WebSocket: its handshake, or the kind of frame that held `body`. */
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
  /** The times of the first and the last token of a stream; without them `latency` decides. */
  readonly paced?: Paced
}

/**
 * How the bytes of a body are sent. `pace`: `gap` waits as `latency` says, `turn` waits for one turn of the event loop
 * between writes, `at-once` does neither. `ending`: `end` completes the message, `cut` closes the connection without
 * completing it, `reset` answers with a TCP reset, `reset-at-once` does so before the status line, `stay-open` never ends, `hang-up` completes the message and then
 * closes a connection although its answer did not announce that. `declaredBytes` is the Content-Length when
 * it differs from the sum of the writes; streams have none. `delayMs` is the wait before the first write, on top of the
 * latency.
 */
export type Delivery = {
  readonly writes: readonly Buffer[]
  readonly pace: 'gap' | 'turn' | 'at-once'
  readonly ending: 'end' | 'cut' | 'reset' | 'reset-at-once' | 'stay-open' | 'hang-up'
  readonly declaredBytes?: number
  readonly delayMs?: number
  /** Cuts the connection once it is aborted. */
  readonly cutBy?: AbortSignal
}

/** Milliseconds: before the first token, between tokens, and the maximum of the random part of each wait. */
export type Latency = { readonly ttftMs: number; readonly gapMs: number; readonly jitterMs: number }

/** The values hooks can change, in the order in which a request meets them. */
export type Hooked = {
  /** Method and path, before anything else. */
  readonly target: Target
  /** The request's body before it is decoded. */
  readonly bytes: Buffer
  /** The request's body after decoding, before validation. Not called without a JSON body. */
  readonly json: unknown
  /** The request's header fields, before authentication. */
  readonly headers: Headers
  /** The key of a new account, before it is stored. */
  readonly apiKey: string
  /** The limits of a completion, before it is accepted or refused. */
  readonly limitPlan: LimitPlan
  /** The announcement of limits in an answer, before it becomes header fields. */
  readonly limitReport: LimitReport
  /** The generated text, before max_tokens cuts it. */
  readonly text: string
  /** Every answer, before it becomes bytes. */
  readonly reply: Reply
  /** The signing secret of a new webhook endpoint, before it is stored. */
  readonly webhookSecret: WebhookSecret
  /** A webhook event, before it is delivered to any endpoint. */
  readonly event: WebhookEvent
  /** The receivers of an event, and their order. */
  readonly emission: Emission
  /** A delivery before it is signed. */
  readonly draft: DeliveryDraft
  /** The parts of a delivery's signature, before it is computed. */
  readonly signature: SignatureParts
  /** A delivery before it is sent. */
  readonly attempt: DeliveryAttempt
  /** The outcome of a delivery, and the time of the next attempt. */
  readonly outcome: DeliveryOutcome
  /** The answer to a WebSocket handshake: null accepts the client. */
  readonly admission: Reply | null
  /** The compression of a WebSocket whose client offers it; false is none. */
  readonly deflate: PerMessageDeflateOptions | false
  /** Status line and header lines of an accepted WebSocket handshake. */
  readonly handshake: readonly string[]
  /** The parts that are sent before the client has sent a message, in one segment with the answer to its handshake. */
  readonly welcome: readonly SocketPart[]
  /** The parts that answer one WebSocket message, terminator or closing included. */
  readonly messages: readonly SocketPart[]
  /** Bytes of a WebSocket connection as they come in, after the handshake. */
  readonly inbound: Buffer
  /** Bytes of a WebSocket connection as they go out, after the handshake. */
  readonly outbound: Buffer
  /** The payloads of a streamed answer, without the terminator. */
  readonly chunks: readonly unknown[]
  /** The framed events of an event stream, terminator included. */
  readonly frames: readonly string[]
  /** The bytes of every body and how they are written. */
  readonly delivery: Delivery
}

/** One change per hooked value. */
export type Hooks = { readonly [H in keyof Hooked]?: (value: Hooked[H], call: Call) => Hooked[H] }

/** A named, deliberate change of the reference: a fault (wrong) or a variant (unusual, but correct). */
export type Patch = {
  /** Permanent, in kebab case. */
  readonly id: string
  readonly title: string
  /** Replaces parts of the latency. */
  readonly latency?: Partial<Latency>
  /** Answers instead of the reference, before authentication; undefined leaves the request to the reference. */
  readonly answer?: (call: Call) => Reply | undefined
  readonly hooks?: Hooks
}
