/** Defines the inbox that receives webhook deliveries for probes, and the kinds of reasons why no delivery can be received. */

/**
 * How webhook deliveries reach Assay: not at all (`off`), only from this machine (`loopback`), or through a server of the user at `url`,
 * which forwards them to `port` of this machine.
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

/**
 * A webhook address that the user, not Assay, registers with the service. `token`: the last segment of its path. `waitMs`: how long Assay
 * waits for deliveries.
 */
export type ManualAddress = { readonly token: string; readonly waitMs: number }

/** The answer of Assay to one delivery: a status, sent after `afterMs`. `drop` closes the connection instead; `silence` leaves it open. */
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
 * An address for deliveries of events. Before the call of `arm`, every delivery gets a 2xx. Afterwards, the first
 * delivery of an event gets the first configured answer, the second delivery the second answer, and so on.
 */
export type ReceiverAddress = {
  readonly url: string
  readonly arm: () => void
  /** Makes the address answer every further delivery with 2xx. */
  readonly disarm: () => void
  /** Waits at most `withinMs` until `count` different events were delivered. Resolves with the number of events since `arm`. */
  readonly untilEvents: (count: number, withinMs: number) => Promise<number>
  /** Waits at most `withinMs` until one event was delivered `count` times. Resolves with the largest number of deliveries of any event. */
  readonly untilAttempts: (count: number, withinMs: number) => Promise<number>
  /** Closes the connections of deliveries that still wait for an answer. Resolves when all deliveries so far are recorded. */
  readonly release: () => Promise<void>
}

/** Receives the webhook deliveries for a probe. Each delivery is recorded as an inbound exchange. */
export type Inbox = {
  /** How long to wait for deliveries to an address that the user registers, in ms; null if the user registers none. */
  readonly manualWaitMs: number | null
  /** Opens an address. `answers`: the answers to the successive deliveries of one event. `secrets`: the names of signing secrets. */
  readonly open: (
    label: string,
    answers: readonly ReceiverAnswer[],
    secrets: readonly string[],
  ) => Promise<ReceiverAddress>
}

/**
 * The query of each webhook address that Assay gives to a service. It shows whether the service drops or cuts queries. The address that
 * the user registers has no query.
 */
export const ADDRESS_QUERY = '?v=1&from=hooks'

/** Why no delivery can come: the receiver is off, its port is taken, only the user can register addresses, or no trigger is declared. */
export type ReceiverErrorCode = 'off' | 'no-port' | 'by-hand' | 'no-trigger'

/** The label of the address to which Assay redirects deliveries. It is not registered, so only senders that follow redirects use it. */
export const REDIRECT_LABEL = 'elsewhere'

/** Returns the label of the deliveries to a registered address, such as `to-plain` for the address `plain`. */
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
