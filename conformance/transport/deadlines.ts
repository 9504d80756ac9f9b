/** The deadlines (in milliseconds) and size limits of one exchange. */

/** The deadlines of one exchange, in ms. `totalMs`: for the whole exchange. */
export type Deadlines = {
  readonly connectMs: number
  readonly headersMs: number
  /** The longest wait from the header fields to the first byte of the body, in milliseconds. */
  readonly firstByteMs: number
  /** The longest wait between two reads of the body, in milliseconds. */
  readonly idleMs: number
  readonly totalMs: number
  /** The deadline of a call with a huge prompt, and of the call after it. Some servers need 40 s for such a prompt. */
  readonly slowMs: number
  /** The wait in ms for the end of a stream after its terminator, such as `[DONE]`. On a WebSocket, the wait after the finish reason. */
  readonly graceMs: number
}

/** The size limits of one exchange. `bodyBytes`: of a received body. `recordedBodyBytes`: of the part that the transcript contains. */
export type Caps = {
  readonly bodyBytes: number
  readonly events: number
  /** The maximum number of messages in a WebSocket conversation, including pings. */
  readonly messages: number
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
  recordedBodyBytes: 8 * 1024 * 1024,
  recordedRequestBytes: 64 * 1024,
}
