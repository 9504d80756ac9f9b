/**
 * The hooks of a fault or a variant. Every hook is handed what the correct implementation made and returns what goes
 * on; returning the same value (or an equal one) means that it had nothing to change.
 */
import type {
  DeliveryAttempt,
  DeliveryDraft,
  DeliveryOutcome,
  Emission,
  WebhookEvent,
  WebhookSecret,
} from './webhook-delivery.ts'
import type { Paced } from './service-models/simulate-model.ts'
import type { LimitReport } from './limits/headers.ts'
import type { LimitPlan } from './limits/limit-plan.ts'
import type { SocketPart } from './socket-parts.ts'

/** Request or reply header fields; names in lower case, duplicates already joined. */
export type Headers = Readonly<Record<string, string>>

/** The method and path of a request. */
export type Target = { readonly method: string; readonly path: string }

/** The counts of the whole reference since it started. */
export type Stats = {
  requests: number
  completions: number
  streams: number
  /** Clients that hung up before their answer was complete. */
  disconnects: number
  /** Answers being written at this moment. */
  active: number
}

/** One request, as far as it is known when a hook is called. */
export type Call = Target & {
  /** 1 for the first request the reference received. */
  readonly n: number
  /** The seed of everything that is left to chance. */
  readonly seed: string
  readonly query: URLSearchParams
  readonly headers: Headers
  readonly body: Buffer
  /** The body when it is JSON; undefined when there is none or it is something else. */
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
  /** The memory of patches from one request to the next; one per reference. */
  readonly memory: Map<string, unknown>
  /** Aborted when the client hangs up or the reference closes. */
  readonly signal: AbortSignal
  /** Calls back once, when the answer is complete or the client has left before that. */
  readonly atEnd: (then: (isComplete: boolean) => void) => void
  /** Cuts every connection and takes no new one, as when the process ends. */
  readonly die: () => void
  /** Set on what comes over a WebSocket: its handshake, or the kind of frame that `body` came in. */
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
  /** The times of the first and the last token of a stream; absent: as the latency says. */
  readonly paced?: Paced
}

/**
 * The way the bytes of a body are sent. `pace`: `gap` waits as the latency says, `turn` lets the event loop turn
 * between writes, `at-once` does neither. `ending`: `end` completes the message, `cut` closes the connection without
 * completing it, `reset` answers with a TCP reset, `reset-at-once` does so before the status line, `stay-open` never ends, `hang-up` completes the message and then
 * closes a connection whose answer announced nothing of the kind. `declaredBytes` is what Content-Length claims when
 * that is not the sum of the writes; streams have none. `delayMs` is waited before the first write, on top of the
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

/** Milliseconds: before the first token, between tokens, and the most that chance adds to each wait. */
export type Latency = { readonly ttftMs: number; readonly gapMs: number; readonly jitterMs: number }

/** The values hooks can change, in the order in which a request meets them. */
export type Hooked = {
  /** Method and path, before anything else. */
  readonly target: Target
  /** The request's body before it is decoded. */
  readonly bytes: Buffer
  /** The request's body after decoding, before validation. Not called when it is not JSON. */
  readonly json: unknown
  /** The request's header fields, before authentication. */
  readonly headers: Headers
  /** The key of a new account, before it is kept. */
  readonly apiKey: string
  /** The limits of a completion, before it is let through or refused. */
  readonly limitPlan: LimitPlan
  /** The announcement of limits in an answer, before it becomes header fields. */
  readonly limitReport: LimitReport
  /** The generated text, before max_tokens cuts it. */
  readonly text: string
  /** Every answer, before it becomes bytes. */
  readonly reply: Reply
  /** The signing secret of a new webhook endpoint, before it is kept. */
  readonly webhookSecret: WebhookSecret
  /** A webhook event, before it is delivered to any endpoint. */
  readonly event: WebhookEvent
  /** The receivers of an event, and their order. */
  readonly emission: Emission
  /** A delivery before it is signed. */
  readonly draft: DeliveryDraft
  /** A delivery before it is sent. */
  readonly attempt: DeliveryAttempt
  /** The outcome of a delivery, and when it is tried again. */
  readonly outcome: DeliveryOutcome
  /** The answer to a WebSocket handshake: null lets the client in. */
  readonly admission: Reply | null
  /** Status line and header lines of a WebSocket handshake that is accepted. */
  readonly handshake: readonly string[]
  /** The parts that are sent before the client has sent anything, in one segment with the answer to its handshake. */
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

/** A named, deliberate change of the reference: a fault (wrong) or a variant (unusual, yet right). */
export type Patch = {
  /** Permanent, in kebab case. */
  readonly id: string
  readonly title: string
  /** Source of a regular expression; a judge that names the true cause writes an issue (`at expected received`) that matches. */
  readonly reason: string
  /** Replaces parts of the latency. */
  readonly latency?: Partial<Latency>
  /** Answers in place of the reference, before authentication; undefined leaves the request to it. */
  readonly answer?: (call: Call) => Reply | undefined
  readonly hooks?: Hooks
}
