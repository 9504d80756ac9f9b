/** Defines the script of a WebSocket probe as data: a handshake and the steps after it. */

/** A WebSocket frame (RFC 6455 section 5.2). By default it is final and masked, without reserved bits. */
export type FrameSpec = {
  readonly opcode: number
  readonly payload?: string | Uint8Array
  readonly isFinal?: boolean
  readonly reservedBits?: number
  readonly isMasked?: boolean
  /** The length in the frame header, if it is not the length of the payload. */
  readonly announcedBytes?: number
}

/** How a step waits for an answer. */
export type AnswerWait = {
  /** How long to continue after a message that belongs to no answer, in milliseconds. */
  readonly afterStrangeMs?: number
  /** Set if the target may stay silent without a failure of the exchange. */
  readonly mayBeSilent?: boolean
}

/**
 * One step of a WebSocket conversation. `send` uses the client library; `frames` writes frames unchanged. `wait` waits for
 * `answer` at most `ms`: a terminator, error, close, or two seconds of silence after a finish reason. `vanish` cuts the
 * connection without a close frame.
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

/** A WebSocket conversation. After the last step, Assay closes the connection with code 1000 if it is still open. */
export type SocketSpec = {
  /** The path below the base URL; default: the chat completion path. May contain {@link KEY_PLACEHOLDER}. */
  readonly path?: string
  /** The value of `Authorization`; default `Bearer <key>`; null omits the field. */
  readonly authorization?: string | null
  readonly headers?: Readonly<Record<string, string>>
  /** The subprotocols to offer. May contain {@link KEY_PLACEHOLDER}. */
  readonly subprotocols?: readonly string[]
  /** Whether to offer permessage-deflate (RFC 7692); default: no. */
  readonly offersCompression?: boolean
  readonly steps: readonly SocketStep[]
  /** The maximum time for the target's close frame, in ms; at most the idle deadline. Default: the grace time. */
  readonly closeMs?: number
  /** Forbids a repetition, because a check judges exactly this conversation. */
  readonly isSentOnce?: true
  /** Forbids a repetition after a broken connection or a 5xx, because the probe looks for such failures. */
  readonly isFailureSought?: true
}
