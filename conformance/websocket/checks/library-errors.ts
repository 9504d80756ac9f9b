import type { Exchange } from '../../exchange/exchange.ts'
import type { Issue } from '../../exchange/judgement.ts'
import { headerValue, headerValues } from '../../exchange/reply.ts'

/** The id of the check that judges the answer to a handshake. */
export const HANDSHAKE = 'websocket.handshake'
/** The id of the check that judges frames. */
export const FRAMING = 'websocket.framing'

/** A violation of the WebSocket protocol that the library `ws` found, with the id of the check that reports it. */
export type LibraryError = Issue & { readonly check: typeof HANDSHAKE | typeof FRAMING }

/** The violated rule of RFC 6455 for each error code of the library `ws`. */
export const FRAME_RULES: Readonly<Record<string, string>> = {
  WS_ERR_EXPECTED_FIN: 'control frames in one piece (RFC 6455 section 5.5)',
  WS_ERR_INVALID_CLOSE_CODE: 'a close code that may be sent (RFC 6455 section 7.4)',
  WS_ERR_INVALID_CONTROL_PAYLOAD_LENGTH: 'control frames of 125 bytes at most (RFC 6455 section 5.5)',
  WS_ERR_INVALID_OPCODE: 'known opcodes, and fragments in order (RFC 6455 sections 5.2 and 5.4)',
  WS_ERR_INVALID_UTF8: 'text in UTF-8 (RFC 6455 section 8.1)',
  WS_ERR_UNEXPECTED_MASK: 'frames without a mask (RFC 6455 section 5.1)',
  WS_ERR_UNEXPECTED_RSV_1: 'compressed messages only where that was agreed on (RFC 7692 section 6)',
  WS_ERR_UNEXPECTED_RSV_2_3: 'no reserved bit of another extension (RFC 6455 section 5.2)',
  Z_DATA_ERROR: 'compressed messages that can be inflated (RFC 7692 section 7.2.2)',
}

const [PROTOCOL, EXTENSIONS] = ['sec-websocket-protocol', 'sec-websocket-extensions']

/** Maps handshake errors of the client library `ws` to the wrong header field and its expected value (RFC 6455 4.1, RFC 7692 7.1). */
export const HANDSHAKE_RULES: Readonly<Record<string, readonly [header: string, expected: string]>> = {
  'Invalid Upgrade header': ['upgrade', 'websocket'],
  'Invalid Sec-WebSocket-Accept header': ['sec-websocket-accept', 'the hash of the key of the handshake'],
  'Server sent a subprotocol but none was requested': [PROTOCOL, 'none, because none was offered'],
  'Server sent an invalid subprotocol': [PROTOCOL, 'one that was offered'],
  'Server sent no subprotocol': [PROTOCOL, 'one of those that were offered'],
  'Server sent a Sec-WebSocket-Extensions header but no extension was requested': [
    EXTENSIONS,
    'none, because none was offered',
  ],
  'Server indicated an extension that was not requested': [EXTENSIONS, 'permessage-deflate, or none'],
  'Invalid Sec-WebSocket-Extensions header': [EXTENSIONS, 'parameters of permessage-deflate that exist'],
}

/** Returns the protocol violation for which the library `ws` aborted a conversation. Returns null if `ws` aborted nothing. */
export function libraryErrorOf({
  id,
  label,
  socket,
  client,
  request,
  response,
}: Exchange): LibraryError | null {
  const { error = null, errorClass } = client ?? {}
  if (socket === undefined || error === null) return null
  if (errorClass !== undefined) {
    const expected = FRAME_RULES[errorClass] ?? 'frames that the client library ws can read'
    return { check: FRAMING, at: `${id} frames`, expected, received: error }
  }
  const [header, expected] = HANDSHAKE_RULES[error] ?? ['', 'a handshake that the client library ws accepts']
  // One probe offers an unknown subprotocol. A server may choose none (RFC 6455 section 4.2.2), which the library rejects.
  if (
    header === PROTOCOL &&
    label === 'subprotocol' &&
    response !== null &&
    headerValue(response.headers, PROTOCOL) === null
  )
    return null
  const values = headerValues(response?.headers ?? [], header)
  const offered = headerValue(request.headers, header)
  const received = values.length === 0 ? 'missing' : values.join(', ')
  return {
    check: HANDSHAKE,
    at: header === '' ? `${id} handshake` : `${id} header ${header}`,
    expected: offered === null ? expected : `${expected}: ${offered}`,
    received: header === '' ? error : received,
  }
}
