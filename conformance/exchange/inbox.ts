/** Defines how probes read the deliveries of the webhook receiver, and why there may be none. */

/**
 * How webhook deliveries are received. `public-url`: `url` is an address of the user that forwards to `port` of this machine. `token`:
 * the last path segment of a registered address.
 */
export type ReceiverSettings =
  | { readonly mode: 'off' }
  | { readonly mode: 'loopback'; readonly port: number; readonly manual?: ManualAddress }
  | {
      readonly mode: 'public-url'
      readonly url: string
      readonly port: number
      readonly manual?: ManualAddress
    }

/** The address that a user registers by hand: its last path segment, and how long to wait for deliveries in milliseconds. */
export type ManualAddress = { readonly token: string; readonly waitMs: number }

/** The answer of the receiver to one delivery. `drop` closes the connection, and `silence` never answers. */
export type ReceiverAnswer =
  | {
      readonly kind: 'status'
      readonly status: number
      readonly location?: string
      readonly afterMs?: number
    }
  | { readonly kind: 'drop' }
  | { readonly kind: 'silence' }

/**
 * An address of the receiver. Acknowledges every delivery before `arm`. Then the n-th delivery of each event gets the n-th answer.
 */
export type ReceiverAddress = {
  readonly url: string
  readonly arm: () => void
  /** Acknowledges all further deliveries. */
  readonly disarm: () => void
  /** Waits until this number of events was received and answered since `arm`, at most `withinMs`. Resolves with the number. */
  readonly untilEvents: (count: number, withinMs: number) => Promise<number>
  /** Waits like `untilEvents`, but counts only the deliveries of the event that was delivered most often. */
  readonly untilAttempts: (count: number, withinMs: number) => Promise<number>
  /** Ends the deliveries that are still waiting for an answer. When it resolves, all deliveries so far are recorded. */
  readonly release: () => Promise<void>
}

/** The access of a probe to webhook deliveries. Each delivery is recorded as an inbound exchange before it is counted. */
export type Inbox = {
  /** How long to wait for deliveries to an address that the user registered by hand, in milliseconds; null without such an address. */
  readonly manualWaitMs: number | null
  /** Opens an address. The n-th delivery of an event gets the n-th answer. `secrets`: names of secrets that may verify signatures. */
  readonly open: (
    label: string,
    answers: readonly ReceiverAnswer[],
    secrets: readonly string[],
  ) => Promise<ReceiverAddress>
}

/** The reason why no delivery can be received. */
export type ReceiverErrorCode = 'off' | 'no-port' | 'by-hand' | 'no-trigger'

/** The label of deliveries to the address to which the receiver redirects. This address is never registered. */
export const REDIRECT_LABEL = 'elsewhere'

/** Returns the label of the deliveries to an address of the receiver. */
export function deliveryLabel(address: string): string {
  return `to-${address}`
}

/** Thrown by probes that need deliveries when there can be none. It is recorded as an omission with the reason `receiver`. */
export class ReceiverError extends Error {
  override readonly name = 'ReceiverError'
  readonly code: ReceiverErrorCode

  constructor(code: ReceiverErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
