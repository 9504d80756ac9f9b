/** The types of webhook events, of their endpoints and of their deliveries. */
import type { KeyObject } from 'node:crypto'

/** A signing secret. `shown`: what the receiver gets. `privateKey`: null if `shown` itself signs. */
export type WebhookSecret = { readonly shown: string; readonly privateKey: KeyObject | null }

/** A registered webhook endpoint. */
export type Endpoint = {
  readonly id: string
  readonly url: string
  /** The event types that the endpoint receives; empty: all. */
  readonly types: readonly string[]
  readonly createdSeconds: number
  /** The secrets, newest first. Both sign during a rotation. */
  secrets: readonly WebhookSecret[]
  isActive: boolean
}

/** A webhook event with its payload. */
export type WebhookEvent = { readonly id: string; readonly type: string; readonly payload: unknown }

/** A delivery before it is signed. */
export type DeliveryDraft = {
  readonly attempt: number
  readonly eventId: string
  readonly timestampSeconds: number
  readonly body: string
  readonly secrets: readonly WebhookSecret[]
}

/** A signed delivery, ready to be sent. */
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

/** The outcome of a delivery. `status`: null without an answer. `delayMs`: the wait before the next attempt; null for none. */
export type DeliveryOutcome = {
  readonly attempt: number
  readonly url: string
  readonly status: number | null
  /** Whether the deadline passed before an answer came. */
  readonly isTimeout: boolean
  readonly delayMs: number | null
}

/** Who receives an event and when. `audience`: the endpoints, in order. */
export type Emission = {
  readonly type: string
  readonly audience: readonly Endpoint[]
  readonly known: readonly Endpoint[]
  readonly isAwaited: boolean
  readonly isOneByOne: boolean
  readonly delayMs: number
}
