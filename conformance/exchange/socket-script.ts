/** The script of a WebSocket probe, as data: the handshake, then one step after the other. */

/** One frame made by hand (RFC 6455 section 5.2). Defaults: final, no reserved bits, masked. */
export type FrameSpec = {
  readonly opcode: number
  readonly payload?: string | Uint8Array
  readonly isFinal?: boolean
  readonly reservedBits?: number
  readonly isMasked?: boolean
  /** The length that the frame claims, when that is not the length of the payload. */
  readonly announcedBytes?: number
}

/** Options of a wait for an answer. */
export type AnswerWait = {
  /** The wait after a message that is not part of an answer. */
  readonly afterStrangeMs?: number
  /** Silence fails nothing. */
  readonly mayBeSilent?: boolean
}

/**
 * One step of a conversation.
 * - `send` uses the client library. Texts, JSON and payloads may contain the placeholder of the key, a payload once.
 * - `frames` are written as they are, in one write each.
 * - `wait` ends early when the conversation does. Without `ms` the deadline of the run holds; an answer that is later fails
 *   the exchange. `answer` is a terminator, an error or the close. A finish reason counts too when silence follows it, of
 *   two seconds (`graceMs`). With `afterStrangeMs` so does a message that is not part of an answer.
 * - `vanish` cuts the connection without a close frame.
 */
export type SocketStep =
  | {
      readonly do: 'send'
      readonly json?: unknown
      readonly text?: string
      readonly bytes?: Uint8Array
      /** Sends the text or the JSON in a binary frame. */
      readonly isBinary?: boolean
    }
  | { readonly do: 'ping'; readonly payload: string }
  | { readonly do: 'frames'; readonly frames: readonly FrameSpec[] }
  | ({ readonly do: 'wait'; readonly for: 'answer' } & AnswerWait)
  | { readonly do: 'wait'; readonly for: 'close' | 'pong' | 'data'; readonly ms?: number }
  | { readonly do: 'pause'; readonly ms: number }
  | { readonly do: 'close'; readonly code: number; readonly reason?: string }
  | { readonly do: 'vanish' }

/** A WebSocket conversation. After its steps the socket is closed with 1000 unless that was done already. */
export type SocketSpec = {
  /** Appended to the base URL; default the chat completion path. May contain the key's placeholder. */
  readonly path?: string
  /** Whole value of `Authorization`; default `Bearer <key>`, null sends none. */
  readonly authorization?: string | null
  readonly headers?: Readonly<Record<string, string>>
  /** Offered in this order. May contain the key's placeholder. */
  readonly subprotocols?: readonly string[]
  /** Offers permessage-deflate (RFC 7692); default not. */
  readonly offersCompression?: boolean
  readonly steps: readonly SocketStep[]
  /** The time that the target has to answer our close frame, at most the idle deadline; default the grace time. */
  readonly closeMs?: number
  /** Do not retry, with any outcome: the answer is the subject. */
  readonly isSentOnce?: true
  /** Do not try again when it breaks off or the handshake is answered 5xx: such a failure is the very thing looked for. */
  readonly isFailureSought?: true
}
