import type { KeyObject } from 'node:crypto'

/** A signing secret. `shown` is the form that the receiver gets. `privateKey` is null if the scheme has no key pair. */
export type WebhookSecret = { readonly shown: string; readonly privateKey: KeyObject | null }

/** A registered webhook endpoint. */
export type Endpoint = {
  readonly id: string
  readonly url: string
  /** The event types that are delivered to the endpoint. If the list is empty, all types are delivered. */
  readonly types: readonly string[]
  readonly createdSeconds: number
  /** The signing secrets, the newest first. After a rotation there are two. */
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

/** The outcome of a delivery. `status` is null if no answer came. `delayMs` is null if no retry follows. */
export type DeliveryOutcome = {
  readonly attempt: number
  readonly url: string
  readonly status: number | null
  readonly isTimeout: boolean
  readonly delayMs: number | null
}

/** A webhook event to send to the endpoints in `audience`. `known` lists all endpoints of the server. */
export type Emission = {
  readonly type: string
  readonly audience: readonly Endpoint[]
  readonly known: readonly Endpoint[]
  readonly isAwaited: boolean
  readonly isOneByOne: boolean
  readonly delayMs: number
}
