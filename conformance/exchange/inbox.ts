/** Defines the inbox, which receives webhook deliveries for probes, and its error. */

/**
 * How webhook deliveries reach Assay: not at all, from this machine (`loopback`), or through a server of the user. This server at `url`
 * forwards them to `port` of this machine.
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
 * A URL to which the service delivers events. Before the call of `arm`, every delivery gets a 2xx. Afterwards, the n-th delivery of an
 * event gets the n-th configured answer.
 */
export type ReceiverAddress = {
  readonly url: string
  readonly arm: () => void
  /** From now on, answers every delivery with 2xx. */
  readonly disarm: () => void
  /** Waits at most `withinMs` until `count` different events were delivered. Resolves with their number since the call of `arm`. */
  readonly untilEvents: (count: number, withinMs: number) => Promise<number>
  /** Waits at most `withinMs` until one event was delivered `count` times. Resolves with the highest number of deliveries. */
  readonly untilAttempts: (count: number, withinMs: number) => Promise<number>
  /** Closes connections that still wait for an answer. Resolves when all deliveries so far are recorded. */
  readonly release: () => Promise<void>
}

/** Receives the webhook deliveries for a probe, and records each of them as an exchange. */
export type Inbox = {
  /** How many ms to wait for deliveries to a URL that the user registers; null without such a URL. */
  readonly manualWaitMs: number | null
  /** Opens a URL. The n-th delivery of an event gets the n-th of `answers`. `secrets` names the signing secrets. */
  readonly open: (
    label: string,
    answers: readonly ReceiverAnswer[],
    secrets: readonly string[],
  ) => Promise<ReceiverAddress>
}

/** The query string of webhook URLs that Assay gives to a service. It shows whether the service drops or cuts query strings. */
export const ADDRESS_QUERY = '?v=1&from=hooks'

/** Why no delivery can come: no receiver, no free port, registration only by the user, or no trigger. */
export type ReceiverErrorCode = 'off' | 'no-port' | 'by-hand' | 'no-trigger'

/** The label of the URL to which Assay redirects deliveries. Only services that follow redirects send to it. */
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
