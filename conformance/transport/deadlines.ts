/** The deadlines and caps of one exchange. All in milliseconds and bytes. */

/** Waiting limits. `firstByteMs` counts from the headers, `idleMs` between reads, `totalMs` from send to end. */
export type Deadlines = {
  readonly connectMs: number
  readonly headersMs: number
  readonly firstByteMs: number
  readonly idleMs: number
  readonly totalMs: number
  /** For a whole exchange with a huge prompt, or right after one: some servers take 40 s. */
  readonly slowMs: number
  /** The time that an event stream may stay open after its last event, and that a WebSocket has for the terminator after a finish reason. */
  readonly graceMs: number
}

/** Size limits. A body within them is recorded whole, so that what we leave out is never taken for the end of an answer. */
export type Caps = {
  readonly bodyBytes: number
  readonly events: number
  /** Messages of one WebSocket conversation, pings included. Each is kept with its time, so that it takes more memory than an event. */
  readonly messages: number
  /** Pieces in which a body may come. */
  readonly pieces: number
  readonly recordedBodyBytes: number
  readonly recordedRequestBytes: number
}

/** Long enough for a slow model on a busy machine. */
export const DEFAULT_DEADLINES: Deadlines = {
  connectMs: 10_000,
  headersMs: 60_000,
  firstByteMs: 60_000,
  idleMs: 30_000,
  totalMs: 120_000,
  slowMs: 60_000,
  graceMs: 2000,
}

/** Far above any answer that probes request. */
export const DEFAULT_CAPS: Caps = {
  bodyBytes: 8 * 1024 * 1024,
  events: 20_000,
  messages: 10_000,
  pieces: 20_000,
  recordedBodyBytes: 8 * 1024 * 1024,
  recordedRequestBytes: 64 * 1024,
}
