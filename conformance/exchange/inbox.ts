/** Defines the inbox, which receives webhook deliveries for probes, and the error for an inbox that cannot receive any. */

/**
 * How webhook deliveries reach Assay. `off`: not at all. `loopback`: only from this machine. Otherwise a server of the user at `url`
 * forwards them to the port `port` of this machine.
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
 * A webhook URL that the user, not Assay, registers with the service. `token`: the last segment of its path. `waitMs`: how long Assay waits
 * for deliveries.
 */
export type ManualAddress = { readonly token: string; readonly waitMs: number }

/** How Assay answers one delivery. `status`: with this status, after `afterMs`. `drop`: closes the connection. `silence`: sends nothing. */
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
 * A URL to which the service delivers events. Before the call of `arm`, every delivery gets a 2xx. Afterwards, the first delivery of an
 * event gets the first configured answer, its second delivery the second answer, and so on.
 */
export type ReceiverAddress = {
  readonly url: string
  readonly arm: () => void
  /** From now on, answers every delivery with 2xx. */
  readonly disarm: () => void
  /** Waits until `count` different events were delivered, at most `withinMs`. Resolves with the number of events since `arm` was called. */
  readonly untilEvents: (count: number, withinMs: number) => Promise<number>
  /** Waits until one event was delivered `count` times, at most `withinMs`. Resolves with the highest number of deliveries of an event. */
  readonly untilAttempts: (count: number, withinMs: number) => Promise<number>
  /** Closes the connections of deliveries that still wait for an answer. Resolves when all deliveries so far are recorded. */
  readonly release: () => Promise<void>
}

/** Receives the webhook deliveries for a probe, and records each of them as an exchange. */
export type Inbox = {
  /** How long to wait for deliveries to a URL that the user registers with the service, in ms; null if the user registers none. */
  readonly manualWaitMs: number | null
  /** Opens a URL. `answers`: the answers to the first delivery of an event, the second, and so on. `secrets`: names of signing secrets. */
  readonly open: (
    label: string,
    answers: readonly ReceiverAnswer[],
    secrets: readonly string[],
  ) => Promise<ReceiverAddress>
}

/**
 * The query string of each webhook URL that Assay gives to a service. It shows whether the service drops or cuts query strings. The URL
 * that the user registers has none.
 */
export const ADDRESS_QUERY = '?v=1&from=hooks'

/** Why no delivery can come: the receiver is off, its port is taken, only the user can register a URL, or no call triggers an event. */
export type ReceiverErrorCode = 'off' | 'no-port' | 'by-hand' | 'no-trigger'

/** The label of the URL to which Assay redirects deliveries. This URL is not registered: only services that follow redirects send to it. */
export const REDIRECT_LABEL = 'elsewhere'

/** Returns the label of the deliveries to a registered URL, such as `to-plain` for the URL with the label `plain`. */
export function deliveryLabel(address: string): string {
  return `to-${address}`
}

/** Thrown if no delivery can be received. A run records this error as an omission with the reason `receiver`. */
export class ReceiverError extends Error {
  override readonly name = 'ReceiverError'
  readonly code: ReceiverErrorCode

  constructor(code: ReceiverErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
