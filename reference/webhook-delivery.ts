/** Defines webhook events, their endpoints and their deliveries. */
import type { KeyObject } from 'node:crypto'

/** A signing secret. `shown`: the text that the receiver gets. `privateKey`: the signing key; null: `shown` is the key. */
export type WebhookSecret = { readonly shown: string; readonly privateKey: KeyObject | null }

/** A registered webhook endpoint. */
export type Endpoint = {
  readonly id: string
  readonly url: string
  /** The event types that the endpoint receives; empty: all. */
  readonly types: readonly string[]
  readonly createdSeconds: number
  /** The signing secrets, newest first: two after a rotation, else one. All sign each delivery (scheme `github`: only the newest). */
  secrets: readonly WebhookSecret[]
  isActive: boolean
}

/** A webhook event with its payload. */
export type WebhookEvent = { readonly id: string; readonly type: string; readonly payload: unknown }

/** A webhook delivery before it is signed. */
export type DeliveryDraft = {
  readonly attempt: number
  readonly eventId: string
  readonly timestampSeconds: number
  readonly body: string
  readonly secrets: readonly WebhookSecret[]
}

/** A signed webhook delivery, ready to be sent. */
export type DeliveryAttempt = {
  readonly attempt: number
  readonly draft: DeliveryDraft
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly redirect: 'manual' | 'follow'
  readonly timeoutMs: number
}

/** The outcome of a webhook delivery. `status`: the status of the answer, or null. `delayMs`: the wait before a retry; null: no retry. */
export type DeliveryOutcome = {
  readonly attempt: number
  readonly url: string
  readonly status: number | null
  /** Whether the deadline passed before an answer came. */
  readonly isTimeout: boolean
  readonly delayMs: number | null
}

/** The delivery plan of a webhook event. `audience`: its receivers, in order. `known`: all endpoints, even removed ones. */
export type Emission = {
  readonly type: string
  readonly audience: readonly Endpoint[]
  readonly known: readonly Endpoint[]
  readonly isAwaited: boolean
  readonly isOneByOne: boolean
  readonly delayMs: number
}
