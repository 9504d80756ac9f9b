/** The types of webhook events, of their endpoints and of their deliveries. */
import type { KeyObject } from 'node:crypto'

/** A secret: the value that the receiver gets, and the key for signing where it differs. */
export type WebhookSecret = { readonly shown: string; readonly privateKey: KeyObject | null }

/** One registered address. */
export type Endpoint = {
  readonly id: string
  readonly url: string
  /** The event types it receives; empty means all. */
  readonly types: readonly string[]
  readonly createdSeconds: number
  /** Newest first; during a rotation both secrets sign. */
  secrets: readonly WebhookSecret[]
  isActive: boolean
}

/** Something that happened. */
export type WebhookEvent = { readonly id: string; readonly type: string; readonly payload: unknown }

/** A delivery before it is signed. */
export type DeliveryDraft = {
  readonly attempt: number
  readonly eventId: string
  readonly timestampSeconds: number
  readonly body: string
  readonly secrets: readonly WebhookSecret[]
}

/** A delivery ready to be sent. */
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

/** The outcome of an attempt. `status` null: no answer. `delayMs`: the wait before the next attempt; null: no more attempts. */
export type DeliveryOutcome = {
  readonly attempt: number
  /** The URL of the delivery. */
  readonly url: string
  readonly status: number | null
  /** Whether the deadline passed before an answer came. */
  readonly isTimeout: boolean
  readonly delayMs: number | null
}

/** The emission of an event: its receivers and their order. */
export type Emission = {
  readonly type: string
  readonly audience: readonly Endpoint[]
  /** All endpoints, removed ones included. */
  readonly known: readonly Endpoint[]
  readonly isAwaited: boolean
  readonly isOneByOne: boolean
  /** Milliseconds before the first delivery. */
  readonly delayMs: number
}
