/** The deadlines (in milliseconds) and size limits of one exchange. */

/**
 * The deadlines of one exchange, in ms. `firstByteMs`: from header fields to body. `idleMs`: between two reads. `totalMs`: for
 * all.
 */
export type Deadlines = {
  readonly connectMs: number
  readonly headersMs: number
  readonly firstByteMs: number
  readonly idleMs: number
  readonly totalMs: number
  /** The deadline of an exchange with a huge prompt, and of the next one. Some servers need 40 s for such a prompt. */
  readonly slowMs: number
  /**
   * How long to wait for the end of a stream after its terminator, or for the terminator over a WebSocket after a finish reason.
   */
  readonly graceMs: number
}

/** The size limits of one exchange. Within them a body is recorded whole, so that no cut record looks like a short answer. */
export type Caps = {
  readonly bodyBytes: number
  readonly events: number
  /** The maximum number of messages in a WebSocket conversation, including pings. */
  readonly messages: number
  /** The maximum number of chunks in which a body may arrive. */
  readonly chunks: number
  readonly recordedBodyBytes: number
  readonly recordedRequestBytes: number
}

/** The default deadlines. They are long enough for a slow model on a busy machine. */
export const DEFAULT_DEADLINES: Deadlines = {
  connectMs: 10_000,
  headersMs: 60_000,
  firstByteMs: 60_000,
  idleMs: 30_000,
  totalMs: 120_000,
  slowMs: 60_000,
  graceMs: 2000,
}

/** The default size limits, far above any answer to our requests. */
export const DEFAULT_CAPS: Caps = {
  bodyBytes: 8 * 1024 * 1024,
  events: 20_000,
  messages: 10_000,
  chunks: 20_000,
  recordedBodyBytes: 8 * 1024 * 1024,
  recordedRequestBytes: 64 * 1024,
}
