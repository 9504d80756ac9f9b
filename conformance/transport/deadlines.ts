/** Defines the deadlines (in milliseconds) and size limits of one exchange, and collects the body of an answer up to its size limit. */
import type { FailureCode } from '../exchange/exchange.ts'

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

/** The default size limits, far above any answer to a request of Assay. */
export const DEFAULT_CAPS: Caps = {
  bodyBytes: 8 * 1024 * 1024,
  events: 20_000,
  messages: 10_000,
  recordedBodyBytes: 8 * 1024 * 1024,
  recordedRequestBytes: 64 * 1024,
}

const MIB = 1024 * 1024

/** Returns why the end of an answer was not read: the answer is longer than Assay reads. Such a length is no defect. */
export function beyondCap({ bodyBytes }: Pick<Caps, 'bodyBytes'>): string {
  const size = bodyBytes < MIB ? `${bodyBytes} bytes` : `${bodyBytes / MIB} MiB`
  return `longer than ${size}, and not read to its end`
}

type Overflow = { readonly code: FailureCode; readonly detail: string }

/** Collects the chunks of a body. `push` adds a chunk and returns a failure if the body is too large, else null. */
export type CappedBody = {
  readonly push: (chunk: Uint8Array) => Overflow | null
  readonly whole: () => Uint8Array
}

const FIRST_BYTES = 4096

/**
 * Creates an empty {@link CappedBody}. The chunk that exceeds the maximum is still collected. One growing buffer holds all chunks, so a
 * body in chunks of one byte takes no more memory than others.
 */
export function createCappedBody({ bodyBytes }: Pick<Caps, 'bodyBytes'>): CappedBody {
  let kept = new Uint8Array(FIRST_BYTES)
  let bytes = 0
  return {
    push(chunk) {
      const end = bytes + chunk.length
      if (end > kept.length) {
        const grown = new Uint8Array(Math.max(end, 2 * kept.length))
        grown.set(kept.subarray(0, bytes))
        kept = grown
      }
      kept.set(chunk, bytes)
      bytes = end
      return bytes > bodyBytes ? { code: 'body-too-large', detail: beyondCap({ bodyBytes }) } : null
    },
    whole: () => kept.slice(0, bytes),
  }
}
