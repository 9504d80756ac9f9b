/** The parts of an answer over WebSocket, before they become frames. */

/** A part that closes the conversation. Code 0 cuts the connection without a close frame. */
export type Closing = { readonly close: number; readonly reason: string }

/** One step of an answer: text frame, binary frame, several text frames in one write, ping, pong, raw bytes, a wait, or the end. */
export type SocketPart =
  | string
  | Buffer
  | { readonly burst: readonly string[] }
  | { readonly ping: string }
  | { readonly pong: string }
  | { readonly raw: Buffer }
  | { readonly pauseMs: number }
  | Closing

/** The options of the WebSocket route. Their defaults are the profile `ws-chat/1`. Source: gaps G4.8 to G4.10. */
export type SocketOptions = {
  readonly path: string
  /** Where the handshake carries the key. `name` is the prefix, header field or query parameter that holds it. */
  readonly auth: {
    readonly kind: 'bearer' | 'subprotocol' | 'first-message' | 'query'
    readonly name: string
  }
  /** The subprotocols that the reference accepts. */
  readonly subprotocols: readonly string[]
  /** The message type that must wrap a request; null for requests without a wrapper. */
  readonly requestType: string | null
  /** The message type that wraps each chunk, under the member `chunk`; null for chunks without a wrapper. */
  readonly chunkType: string | null
  /** Which frames may carry a request: text frames only, or binary frames too. */
  readonly requestFrames: 'text' | 'binary'
  /** The text frame that ends an answer; `close` ends it by closing the conversation. */
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
