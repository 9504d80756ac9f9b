/** Defines the script of a WebSocket probe as data: the handshake and the steps after it. */

/** A WebSocket frame with explicit fields (RFC 6455 section 5.2). Defaults: final, no reserved bits, masked. */
export type FrameSpec = {
  readonly opcode: number
  readonly payload?: string | Uint8Array
  readonly isFinal?: boolean
  readonly reservedBits?: number
  readonly isMasked?: boolean
  /** The length in the frame header, if it differs from the length of the payload. */
  readonly announcedBytes?: number
}

/** The options of a step that waits for an answer. */
export type AnswerWait = {
  /** How long to continue waiting after a message that belongs to no answer, in milliseconds. */
  readonly afterStrangeMs?: number
  /** Set if the exchange does not count as failed when the target sends no answer. */
  readonly mayBeSilent?: boolean
}

/**
 * One step of a WebSocket conversation. `send`: sends a text, JSON or payload through the client library. `frames`: writes each frame
 * unchanged. `wait`: waits for `answer` (a terminator, error, close, or two seconds of silence after a finish reason), at most `ms` or
 * the deadline of the run; with `afterStrangeMs` also for other messages. `vanish`: cuts the connection without a close frame.
 */
export type SocketStep =
  | {
      readonly do: 'send'
      readonly json?: unknown
      readonly text?: string
      readonly bytes?: Uint8Array
      /** Sends the text or JSON in a binary frame. */
      readonly isBinary?: boolean
    }
  | { readonly do: 'ping'; readonly payload: string }
  | { readonly do: 'frames'; readonly frames: readonly FrameSpec[] }
  | ({ readonly do: 'wait'; readonly for: 'answer' } & AnswerWait)
  | { readonly do: 'wait'; readonly for: 'close' | 'pong' | 'data'; readonly ms?: number }
  | { readonly do: 'pause'; readonly ms: number }
  | { readonly do: 'close'; readonly code: number; readonly reason?: string }
  | { readonly do: 'vanish' }

/** A WebSocket conversation. After its last step, Assay closes a connection that is still open with code 1000. */
export type SocketSpec = {
  /** The path below the base URL; default: the chat completion path. May contain the placeholder of the API key. */
  readonly path?: string
  /** The value of `Authorization`; default `Bearer <key>`; null omits the field. */
  readonly authorization?: string | null
  readonly headers?: Readonly<Record<string, string>>
  /** The subprotocols to offer, in this order. May contain the placeholder of the API key. */
  readonly subprotocols?: readonly string[]
  /** Whether to offer permessage-deflate (RFC 7692); default: no. */
  readonly offersCompression?: boolean
  readonly steps: readonly SocketStep[]
  /** How long the target may take to answer the close frame, in ms, at most the idle deadline; default: the grace time. */
  readonly closeMs?: number
  /** Forbids any repetition, because the check judges the answer to this very conversation. */
  readonly isSentOnce?: true
  /** Forbids a repetition after a broken connection or a 5xx handshake, because the probe looks for such failures. */
  readonly isFailureSought?: true
}
