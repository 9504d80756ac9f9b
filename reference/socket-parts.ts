/** The close of a WebSocket. With code 0, the connection ends without a close frame. */
type Closing = { readonly close: number; readonly reason: string }

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

/** The options of the WebSocket endpoint. The questions G4.8 to G4.10 in docs/statement.md explain them. */
export type SocketOptions = {
  readonly path: string
  /** The method by which a client sends its API key, and the name of the field or parameter. */
  readonly auth: {
    readonly kind: 'bearer' | 'subprotocol' | 'first-message' | 'query'
    readonly name: string
  }
  readonly subprotocols: readonly string[]
  /** The value that the member `type` of a request message must have. If it is null, any value is accepted. */
  readonly requestType: string | null
  /** The `type` of the objects that wrap chunks. Null if chunks are not wrapped. */
  readonly chunkType: string | null
  /** The kinds of frames that the server accepts: `text` means text frames only, `binary` means text and binary frames. */
  readonly requestFrames: 'text' | 'binary'
  /** The text of the frame that ends an answer. With the value `close`, the server ends it by closing the connection. */
  readonly terminator: string
}

/** The default options of the WebSocket endpoint, as in the profile `ws-chat/1`. */
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
