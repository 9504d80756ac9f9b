/** The deliveries of the webhook receiver that probes see, and why there may be none. The receiver itself is in wire/receiver.ts. */

/**
 * The receiver of deliveries. `public-url`: `url` is the user's ingress, which forwards to `port` of this machine. `token`:
 * the last path segment of the one address that a user enters by hand; it is known before the run. `waitMs`: how long to
 * wait for a delivery to that address.
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

/** See {@link ReceiverSettings}. */
export type ManualAddress = { readonly token: string; readonly waitMs: number }

/** The answer to one delivery. `drop` closes the connection, `silence` never answers. */
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
 * One address of the receiver. It acknowledges whatever comes until it is armed: a test event on registration is not an event of
 * ours. From then on the n-th delivery of the event that we cause gets the n-th answer.
 */
export type ReceiverAddress = {
  readonly url: string
  readonly arm: () => void
  /** Acknowledges whatever comes from now on. */
  readonly disarm: () => void
  /** Waits until that many events of ours were dealt with since it was armed, at most `withinMs`. Resolves with how many there are. */
  readonly untilEvents: (count: number, withinMs: number) => Promise<number>
  /** As `untilEvents`, for the deliveries of one event: the one that was delivered most often. */
  readonly untilAttempts: (count: number, withinMs: number) => Promise<number>
  /** Drops what is still kept waiting, so that every delivery so far is on record when it resolves. */
  readonly release: () => Promise<void>
}

/** The access of a probe to deliveries. Each is recorded as an inbound exchange before it is counted. */
export type Inbox = {
  /** The wait for an address that was entered by hand; null when none was. */
  readonly manualWaitMs: number | null
  /**
   * Opens an address. The n-th delivery of an event gets the n-th answer, later ones the last. Signatures are compared with the
   * secrets of these names, as far as they are held when the delivery comes in.
   */
  readonly open: (
    label: string,
    answers: readonly ReceiverAnswer[],
    secrets: readonly string[],
  ) => Promise<ReceiverAddress>
}

/** The reason why nothing can be received. */
export type ReceiverErrorCode = 'off' | 'no-port' | 'by-hand' | 'no-trigger'

/** The label of the deliveries to the address that a redirect of ours leads to; it is registered nowhere. */
export const ELSEWHERE = 'elsewhere'

/** Returns the label of the deliveries to one of our addresses. */
export function deliveryLabel(address: string): string {
  return `to-${address}`
}

/** Thrown by probes that cannot do without deliveries; the runner records it as an omission with the reason `receiver`. */
export class ReceiverError extends Error {
  override readonly name = 'ReceiverError'
  readonly code: ReceiverErrorCode

  constructor(code: ReceiverErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
