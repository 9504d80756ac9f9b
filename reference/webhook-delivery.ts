/** The types of webhook events, of their endpoints and of their deliveries. */
import type { KeyObject } from 'node:crypto'

/** A signing secret: the value given to the receiver, and the private key; null when the value itself signs. */
export type WebhookSecret = { readonly shown: string; readonly privateKey: KeyObject | null }

/** A registered webhook endpoint. */
export type Endpoint = {
  readonly id: string
  readonly url: string
  /** The event types that the endpoint receives; an empty list means all types. */
  readonly types: readonly string[]
  readonly createdSeconds: number
  /** The secrets of the endpoint, newest first. During a rotation both secrets sign. */
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

/** The outcome of one delivery attempt. `status` is null without an answer. `delayMs` is null when no further attempt follows. */
export type DeliveryOutcome = {
  readonly attempt: number
  /** The URL to which the delivery was sent. */
  readonly url: string
  readonly status: number | null
  /** Whether the deadline passed before an answer came. */
  readonly isTimeout: boolean
  readonly delayMs: number | null
}

/** The receivers of one event, in order, and the wait before the first delivery. */
export type Emission = {
  readonly type: string
  readonly audience: readonly Endpoint[]
  /** All endpoints, including removed ones. */
  readonly known: readonly Endpoint[]
  readonly isAwaited: boolean
  readonly isOneByOne: boolean
  /** The wait before the first delivery, in milliseconds. */
  readonly delayMs: number
}
