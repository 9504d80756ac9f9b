/** Defines the parts of an answer over WebSocket, before they become frames. */

/** Closes the conversation. Code 0 cuts the connection without a close frame. */
export type Closing = { readonly close: number; readonly reason: string }

/**
 * One step of an answer: a text frame, a binary frame, several text frames in one write, ping, pong, raw bytes, a wait, or the
 * end.
 */
export type SocketPart =
  | string
  | Buffer
  | { readonly burst: readonly string[] }
  | { readonly ping: string }
  | { readonly pong: string }
  | { readonly raw: Buffer }
  | { readonly pauseMs: number }
  | Closing

/** The options of the WebSocket route. Source: gaps G4.8 to G4.10. */
export type SocketOptions = {
  readonly path: string
  /** Where the handshake has the key. `name`: the prefix, header field or parameter. */
  readonly auth: {
    readonly kind: 'bearer' | 'subprotocol' | 'first-message' | 'query'
    readonly name: string
  }
  readonly subprotocols: readonly string[]
  /** The message type around a request; null: no wrapper. */
  readonly requestType: string | null
  /** The message type around each chunk, which is its member `chunk`; null: no wrapper. */
  readonly chunkType: string | null
  /** Which frames may be requests: only text, or binary too. */
  readonly requestFrames: 'text' | 'binary'
  /** The text frame that ends an answer; `close`: the conversation is closed instead. */
  readonly terminator: string
}

/** The default options: the profile `ws-chat/1`. */
export const DEFAULT_SOCKET: SocketOptions = {
  path: '/v1/chat/completions',
  auth: { kind: 'bearer', name: '' },
  subprotocols: ['assay.chat.v1'],
  requestType: null,
  chunkType: null,
  requestFrames: 'text',
  terminator: '[DONE]',
}

/** Returns whether a part closes the conversation. */
export function isClosing(part: SocketPart): part is Closing {
  return typeof part === 'object' && 'close' in part
}
