/** The parts of a WebSocket answer of the reference, before it becomes frames. */

/** Closes the conversation; code 0 cuts the connection without a close frame. */
export type Closing = { readonly close: number; readonly reason: string }

/** A text frame, a binary frame, several text frames in one write, a ping, a pong, bytes written as they are, a wait in milliseconds, or the end. */
export type SocketPart =
  | string
  | Buffer
  | { readonly burst: readonly string[] }
  | { readonly ping: string }
  | { readonly pong: string }
  | { readonly raw: Buffer }
  | { readonly pauseMs: number }
  | Closing

/** The options of the WebSocket route. Source: gaps G4.8 to G4.10; the defaults are the profile `ws-chat/1`. */
export type SocketOptions = {
  readonly path: string
  /** The place of the key; `name` is the prefix, field or parameter that carries it. */
  readonly auth: {
    readonly kind: 'bearer' | 'subprotocol' | 'first-message' | 'query'
    readonly name: string
  }
  /** Subprotocols that may be chosen. */
  readonly subprotocols: readonly string[]
  /** The type in which requests must be wrapped; null for unwrapped requests. */
  readonly requestType: string | null
  /** The type in which chunks are wrapped, under the member `chunk`; null for unwrapped chunks. */
  readonly chunkType: string | null
  /** The kinds of frames accepted besides text frames. */
  readonly requestFrames: 'text' | 'binary'
  /** The text that ends an answer, or `close`. */
  readonly terminator: string
}

/** The profile `ws-chat/1`. */
export const DEFAULT_SOCKET: SocketOptions = {
  path: '/v1/chat/completions',
  auth: { kind: 'bearer', name: '' },
  subprotocols: ['assay.chat.v1'],
  requestType: null,
  chunkType: null,
  requestFrames: 'text',
  terminator: '[DONE]',
}

/** Returns whether a part ends the conversation. */
export function isClosing(part: SocketPart): part is Closing {
  return typeof part === 'object' && 'close' in part
}
