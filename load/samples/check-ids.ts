/** Names the checks that judge answers of a load. Apart from the checks themselves, which hold memory that a load needs. Pure. */

import type { Transport } from '../../schemas/compiled/row.ts'

/** Checks that one JSON answer is enough for, whatever its text: those that need several answers or a certain text are not here. */
export const ON_JSON = [
  'core.strict-json',
  'core.body-utf8',
  'core.reply-whole',
  'core.no-error-in-success',
  'core.choices-array',
  'core.message-object',
  'core.content-is-string',
  'core.response-schema',
  'core.usage-adds-up',
] as const
/** The same for an event stream. */
export const STREAM_CHECK_IDS = [
  'sse.media-type',
  'sse.framing',
  'sse.data-json',
  'sse.done-present',
  'sse.chunk-schema',
  'sse.no-error-event',
  'sse.whole',
  'sse.one-id',
  'sse.one-model',
  'sse.role-once',
  'sse.finish-once',
  'sse.usage-adds-up',
  'sse.usage',
] as const
/** Those of an event stream that look at its end. The beginning of a stream shows nothing of it. */
export const ON_ENDS: readonly string[] = ['sse.done-present', 'sse.whole', 'sse.finish-once']
/** The same for a conversation over a WebSocket. */
export const SOCKET_CHECK_IDS = [
  'websocket.good-requests-answered',
  'websocket.text-frames',
  'websocket.frames-json',
  'websocket.chunk-schema',
  'websocket.one-id',
  'websocket.finish',
  'websocket.done-present',
] as const

/** Returns the checks that judge the answers of a transport. */
export function checkIdsOf(transport: Transport): readonly string[] {
  return { json: ON_JSON, sse: STREAM_CHECK_IDS, websocket: SOCKET_CHECK_IDS }[transport]
}
