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
type ManualAddress = { readonly token: string; readonly waitMs: number }

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
  /** Makes Assay use the `answers` given to `open`. Before this call, Assay answers every delivery with 204. */
  readonly arm: () => void
  /** Reverses `arm`: from now on, Assay answers every delivery with 204. */
  readonly disarm: () => void
  /** Waits, at most `withinMs`, until `count` different events arrived after `arm` was called. Resolves with the number of events. */
  readonly untilEvents: (count: number, withinMs: number) => Promise<number>
  /** Waits, at most `withinMs`, for `count` attempts to deliver one event. Resolves with the highest number of attempts. */
  readonly untilAttempts: (count: number, withinMs: number) => Promise<number>
  /** Ends the deliveries that Assay has not answered yet: closes their connections and records them. */
  readonly release: () => Promise<void>
}

/** Receives and records the webhook deliveries for one probe. */
export type Inbox = {
  /** How long (ms) to wait for deliveries to a URL that the user registered before the run. Null if the user registered no URL. */
  readonly manualWaitMs: number | null
  /** Opens a new webhook URL. After `arm`, Assay answers delivery attempts of an event with `answers` in order, then repeats the last. */
  readonly open: (
    label: string,
    answers: readonly ReceiverAnswer[],
    secrets: readonly string[],
  ) => Promise<ReceiverAddress>
}

/** The query string of webhook URLs. It shows whether the service drops query strings. */
export const ADDRESS_QUERY = '?v=1&from=hooks'

type ReceiverErrorCode = 'off' | 'no-port' | 'by-hand' | 'no-trigger'

/** The label of a URL to which Assay redirects a delivery. */
export const REDIRECT_LABEL = 'elsewhere'

/** Returns the label of the deliveries to the webhook address `address`, such as `to-plain` for `plain`. */
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
