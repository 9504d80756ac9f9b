/** Defines the inbox, which receives webhook deliveries. */

/** How webhook deliveries reach Assay: on this machine, through a public URL, or not at all. */
export type ReceiverSettings =
  | { readonly mode: 'off' }
  | { readonly mode: 'loopback'; readonly port: number; readonly manual?: ManualAddress }
  | {
      readonly mode: 'public-url'
      readonly url: string
      readonly port: number
      readonly manual?: ManualAddress
    }

/** A webhook URL that the user registers by hand. `token` is its last path segment. Assay waits `waitMs` for a delivery. */
export type ManualAddress = { readonly token: string; readonly waitMs: number }

/** How Assay answers a delivery. */
export type ReceiverAnswer =
  | {
      readonly kind: 'status'
      readonly status: number
      readonly location?: string
      readonly afterMs?: number
    }
  | { readonly kind: 'drop' }
  | { readonly kind: 'silence' }

/** A URL to which the service delivers events. */
export type ReceiverAddress = {
  readonly url: string
  readonly arm: () => void
  /** Ends the effect of `arm`. From then on, Assay answers every delivery with 2xx. */
  readonly disarm: () => void
  /** Waits until `count` events have arrived since `arm`, at most `withinMs`. Resolves with the number of events that arrived. */
  readonly untilEvents: (count: number, withinMs: number) => Promise<number>
  /** Waits, at most `withinMs`, until one event was delivered `count` times. Resolves with the most deliveries of one event. */
  readonly untilAttempts: (count: number, withinMs: number) => Promise<number>
  /** Closes the connections of deliveries that still wait for Assay's answer, and records these deliveries. */
  readonly release: () => Promise<void>
}

/** Receives and records the webhook deliveries for one probe. */
export type Inbox = {
  /** How many ms to wait for deliveries to a URL that the user registered by hand. Null if there is no such URL. */
  readonly manualWaitMs: number | null
  /** Opens a webhook URL. After a call of `arm`, Assay answers the deliveries of an event with these `answers`, in order. */
  readonly open: (
    label: string,
    answers: readonly ReceiverAnswer[],
    secrets: readonly string[],
  ) => Promise<ReceiverAddress>
}

/** The query string of webhook URLs. It shows whether the service drops query strings. */
export const ADDRESS_QUERY = '?v=1&from=hooks'

/** The reason why no delivery can come, such as a port that is not available (`no-port`). */
export type ReceiverErrorCode = 'off' | 'no-port' | 'by-hand' | 'no-trigger'

/** The label of a URL to which Assay redirects a delivery. */
export const REDIRECT_LABEL = 'elsewhere'

/** Returns the label of the deliveries to a URL, such as `to-plain`. */
export function deliveryLabel(address: string): string {
  return `to-${address}`
}

/** Thrown if no delivery can be received. */
export class ReceiverError extends Error {
  override readonly name = 'ReceiverError'
  readonly code: ReceiverErrorCode

  constructor(code: ReceiverErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
