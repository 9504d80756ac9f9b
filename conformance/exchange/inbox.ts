/** Defines the inbox, which receives webhook deliveries for probes, and its error. */

/**
 * How webhook deliveries reach Assay. `off` means that they cannot. With `loopback`, the service runs on this machine and sends them to
 * `port`. With `public-url`, the service sends them to `url`, where a server of the user forwards them to `port` of this machine.
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

/** A webhook URL that the user registers with the service. `token` is its last path segment. Assay waits `waitMs` for deliveries. */
export type ManualAddress = { readonly token: string; readonly waitMs: number }

/** How Assay answers a delivery: with a status (after `afterMs`), by closing the connection, or not at all. */
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
 * A URL to which the service delivers events. At first, every delivery gets a 2xx. After a call of `arm`, the deliveries of each event are
 * numbered, and the n-th gets the n-th of the answers that were passed to `open`.
 */
export type ReceiverAddress = {
  readonly url: string
  readonly arm: () => void
  /** From now on, answers every delivery with 2xx. */
  readonly disarm: () => void
  /**
   * Waits until `count` different events were delivered, but at most `withinMs`. Resolves with the number of different events since the
   * call of `arm`.
   */
  readonly untilEvents: (count: number, withinMs: number) => Promise<number>
  /**
   * Waits until one event was delivered `count` times, but at most `withinMs`. Resolves with the number of deliveries of the event that was
   * delivered most often since the call of `arm`.
   */
  readonly untilAttempts: (count: number, withinMs: number) => Promise<number>
  /** Closes connections that still wait for an answer. Resolves when all deliveries so far are recorded. */
  readonly release: () => Promise<void>
}

/** Receives webhook deliveries for one probe, and records each of them as an exchange. */
export type Inbox = {
  /** How many ms to wait for deliveries to a URL that the user registers; null without such a URL. */
  readonly manualWaitMs: number | null
  /**
   * Opens the URL `label`. After a call of `arm`, the n-th delivery of an event gets the n-th of `answers`. `secrets` has the names of the
   * secrets with which the service may sign deliveries to this URL.
   */
  readonly open: (
    label: string,
    answers: readonly ReceiverAnswer[],
    secrets: readonly string[],
  ) => Promise<ReceiverAddress>
}

/** The query string of webhook URLs that Assay gives to a service. It shows whether the service drops or cuts query strings. */
export const ADDRESS_QUERY = '?v=1&from=hooks'

/**
 * The reason why no delivery can come. `off` means that the user started no receiver, `no-port` that its port is not available, `by-hand`
 * that only a person can register a URL, and `no-trigger` that the statement declares no way to trigger an event.
 */
export type ReceiverErrorCode = 'off' | 'no-port' | 'by-hand' | 'no-trigger'

/**
 * The label of a URL that is not registered. Assay answers a delivery with a redirect to it, to see whether the service follows redirects.
 */
export const REDIRECT_LABEL = 'elsewhere'

/** Returns the label of the deliveries to a URL, such as `to-plain` for the URL `plain`. */
export function deliveryLabel(address: string): string {
  return `to-${address}`
}

/** Thrown if no delivery can be received. The run records an omission with the reason `receiver`. */
export class ReceiverError extends Error {
  override readonly name = 'ReceiverError'
  readonly code: ReceiverErrorCode

  constructor(code: ReceiverErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
