/** Defines the script of a WebSocket probe as data: a handshake and its steps. */

/** A WebSocket frame (RFC 6455 section 5.2): by default final, masked and without reserved bits. */
export type FrameSpec = {
  readonly opcode: number
  readonly payload?: string | Uint8Array
  readonly isFinal?: boolean
  readonly reservedBits?: number
  readonly isMasked?: boolean
  /** The payload length in the frame header; absent: the true length. */
  readonly announcedBytes?: number
}

/** How a step of a conversation waits for an answer. */
export type AnswerWait = {
  /**
   * The longest silence in ms after a message of unknown form, which may be the whole answer. The wait then ends without an error. Absent:
   * the wait fails after `idleMs` (deadlines.ts) of silence.
   */
  readonly afterStrangeMs?: number
  /** True if the wait does not fail when the target sends nothing for `idleMs` (deadlines.ts). */
  readonly mayBeSilent?: boolean
}

/**
 * One step of a WebSocket conversation. `frames` writes frames unchanged. `vanish` cuts the connection without a close frame. `answer`
 * waits for the end of an answer: a terminator, an error, a close frame, or `graceMs` of silence after the finish reason.
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
  | {
      readonly do: 'frames'
      readonly frames: readonly FrameSpec[]
      /** Writes the bytes in two halves, so that TCP carries them in two segments. */
      readonly isHalved?: true
    }
  | ({ readonly do: 'wait'; readonly for: 'answer' } & AnswerWait)
  | { readonly do: 'wait'; readonly for: 'close' | 'pong' | 'data'; readonly ms?: number }
  | { readonly do: 'pause'; readonly ms: number }
  /** Sends a close frame; without `code`, the frame has no code. */
  | { readonly do: 'close'; readonly code?: number; readonly reason?: string }
  | { readonly do: 'vanish' }

/** A WebSocket conversation. After the last step, Assay closes an open connection with code 1000. */
export type SocketSpec = {
  /** The path below the base URL; default: the chat completion path. May contain {@link KEY_PLACEHOLDER}. */
  readonly path?: string
  /** The value of the header field `Authorization`; default: `Bearer <key>`. Null: no such field. */
  readonly authorization?: string | null
  readonly headers?: Readonly<Record<string, string>>
  /** The subprotocols to offer. May contain {@link KEY_PLACEHOLDER}. */
  readonly subprotocols?: readonly string[]
  /** Whether to offer permessage-deflate (RFC 7692); default: no. */
  readonly offersCompression?: boolean
  readonly steps: readonly SocketStep[]
  /** How many ms the target has to close the connection after Assay's close frame; default: `graceMs` (deadlines.ts). */
  readonly closeMs?: number
  /** Set if Assay must not repeat the conversation, because a check judges exactly this conversation. */
  readonly isSentOnce?: true
}
