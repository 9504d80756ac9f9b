/** Defines the parts of an answer over WebSocket, before they become frames. */

/** A part that closes the WebSocket connection. Code 0 cuts it without a close frame. */
export type Closing = { readonly close: number; readonly reason: string }

/** One step of an answer: a text or binary frame, several text frames in one write, ping, pong, raw bytes, a wait, or the close. */
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
  /** How a client sends its key. `name`: the query parameter, the message member, or the prefix of the subprotocol. */
  readonly auth: {
    readonly kind: 'bearer' | 'subprotocol' | 'first-message' | 'query'
    readonly name: string
  }
  readonly subprotocols: readonly string[]
  /** The value that the member `type` of a request must have; null: any. */
  readonly requestType: string | null
  /** The member `type` of the object `{ type, chunk }` in which each chunk is sent; null: chunks are sent without such an object. */
  readonly chunkType: string | null
  /** The frames that are accepted as requests: only text frames, or binary frames too. */
  readonly requestFrames: 'text' | 'binary'
  /** The text frame that ends an answer. The value `close` means that no such frame is sent, and that the connection is closed instead. */
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

/** Returns whether a part closes the WebSocket connection. */
export function isClosing(part: SocketPart): part is Closing {
  return typeof part === 'object' && 'close' in part
}
