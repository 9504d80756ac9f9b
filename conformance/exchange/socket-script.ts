/** A WebSocket frame (RFC 6455 section 5.2), by default final and masked. */
export type FrameSpec = {
  readonly opcode: number
  readonly payload?: string | Uint8Array
  readonly isFinal?: boolean
  readonly reservedBits?: number
  readonly isMasked?: boolean
  /** The payload length that the frame header states. If absent, the header states the true length. */
  readonly announcedBytes?: number
}

/** How a step of a conversation waits for an answer. */
export type AnswerWait = {
  /** How long to wait for the next message after an unrecognized one, in ms. The default is `idleMs`. */
  readonly afterStrangeMs?: number
  /** True if the target may leave this message unanswered. Then the wait ends without a failure. */
  readonly mayBeSilent?: boolean
}

/** One step of a WebSocket conversation. */
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
  | {
      readonly do: 'frames'
      readonly frames: readonly FrameSpec[]
      /** Splits the bytes of this step into two TCP segments, which are written separately. */
      readonly isHalved?: true
    }
  | ({ readonly do: 'wait'; readonly for: 'answer' } & AnswerWait)
  | { readonly do: 'wait'; readonly for: 'close' | 'pong' | 'data'; readonly ms?: number }
  | { readonly do: 'pause'; readonly ms: number }
  /** Sends a close frame; without `code`, the frame has no code. */
  | { readonly do: 'close'; readonly code?: number; readonly reason?: string }
  | { readonly do: 'vanish' }

/** The script of a WebSocket conversation. At its end, Assay closes the connection with code 1000. */
export type SocketSpec = {
  /** The path below the base URL; default: the chat completion path. */
  readonly path?: string
  /** The header field `Authorization`. The default is `Bearer <key>`. Null means that the field is not sent. */
  readonly authorization?: string | null
  readonly headers?: Readonly<Record<string, string>>
  /** The subprotocols to offer. May contain {@link KEY_PLACEHOLDER}. */
  readonly subprotocols?: readonly string[]
  /** Whether to offer permessage-deflate (RFC 7692); default: no. */
  readonly offersCompression?: boolean
  readonly steps: readonly SocketStep[]
  /** The time in ms within which the target must close the connection after this step. The default is the deadline `graceMs`. */
  readonly closeMs?: number
  /** Set if Assay must not repeat the conversation. */
  readonly isSentOnce?: true
}
