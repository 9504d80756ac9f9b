/** Defines the parts of an answer over WebSocket. */

/** The close of a WebSocket. Code 0: without a close frame. */
export type Closing = { readonly close: number; readonly reason: string }

/** One part of an answer over WebSocket: a frame, bytes, a wait or the close. */
export type SocketPart =
  | string
  | Buffer
  | { readonly burst: readonly string[] }
  | { readonly ping: string }
  | { readonly pong: string }
  | { readonly raw: Buffer }
  | { readonly pauseMs: number }
  | Closing

/** The options of the WebSocket endpoint. Source: gaps G4.8 to G4.10. */
export type SocketOptions = {
  readonly path: string
  /** How, and under which name, a client sends its API key. */
  readonly auth: {
    readonly kind: 'bearer' | 'subprotocol' | 'first-message' | 'query'
    readonly name: string
  }
  readonly subprotocols: readonly string[]
  /** The `type` that a request must have; null for any. */
  readonly requestType: string | null
  /** The `type` of the objects that wrap chunks; null if none wraps them. */
  readonly chunkType: string | null
  /** Which frames the server accepts. `binary`: both kinds. */
  readonly requestFrames: 'text' | 'binary'
  /** The text of the frame that ends an answer. `close`: the server closes the connection. */
  readonly terminator: string
}

/** The default options, as in the profile `ws-chat/1`. */
export const DEFAULT_SOCKET: SocketOptions = {
  path: '/v1/chat/completions',
  auth: { kind: 'bearer', name: '' },
  subprotocols: ['assay.chat.v1'],
  requestType: null,
  chunkType: null,
  requestFrames: 'text',
  terminator: '[DONE]',
}

/** Returns whether a part closes the WebSocket. */
export function isClosing(part: SocketPart): part is Closing {
  return typeof part === 'object' && 'close' in part
}
