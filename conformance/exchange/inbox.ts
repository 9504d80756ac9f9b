/** Defines how probes get webhook deliveries, and why there may be none. */

/**
 * How webhook deliveries are received. With `public-url`, the address `url` of the user forwards to `port` of this machine.
 * `token`: the last path segment of an address.
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

/** An address that the user registers by hand. `token`: its last path segment. `waitMs`: how long to wait for deliveries. */
export type ManualAddress = { readonly token: string; readonly waitMs: number }

/** Our answer to one delivery. `drop` closes the connection; `silence` never answers. */
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
 * An address for deliveries. Before `arm`, every delivery gets a 2xx. Afterwards each event gets the configured answers in order.
 */
export type ReceiverAddress = {
  readonly url: string
  readonly arm: () => void
  /** Answers all further deliveries with 2xx. */
  readonly disarm: () => void
  /** Waits until `count` events were received and answered since `arm`, at most `withinMs`. Resolves with their number. */
  readonly untilEvents: (count: number, withinMs: number) => Promise<number>
  /** Waits like `untilEvents`, but counts the deliveries of the most often delivered event. */
  readonly untilAttempts: (count: number, withinMs: number) => Promise<number>
  /** Closes deliveries that are still waiting for an answer. Resolves when all deliveries so far are recorded. */
  readonly release: () => Promise<void>
}

/** Gives a probe its webhook deliveries. Each is recorded as an inbound exchange before it is counted. */
export type Inbox = {
  /** How long to wait for deliveries to an address registered by hand, in milliseconds; null without such an address. */
  readonly manualWaitMs: number | null
  /** Opens an address. Each event gets `answers` in order. `secrets`: names of secrets that may verify signatures. */
  readonly open: (
    label: string,
    answers: readonly ReceiverAnswer[],
    secrets: readonly string[],
  ) => Promise<ReceiverAddress>
}

/** The reason why no delivery can be received. */
export type ReceiverErrorCode = 'off' | 'no-port' | 'by-hand' | 'no-trigger'

/** The label of deliveries that followed our redirect. They go to an address that is never registered. */
export const REDIRECT_LABEL = 'elsewhere'

/** Returns the label of the deliveries to an address of the receiver. */
export function deliveryLabel(address: string): string {
  return `to-${address}`
}

/** Thrown if no delivery can be received. A run records it as an omission with the reason `receiver`. */
export class ReceiverError extends Error {
  override readonly name = 'ReceiverError'
  readonly code: ReceiverErrorCode

  constructor(code: ReceiverErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
