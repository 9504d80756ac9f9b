/** Defines patches that make the reference announce limits in other ways that still conform. They affect only keys that have a limit. */
import { editJson, isChat, onReply, withHeader, patch } from '../hooks.ts'
import { set } from '../json-edit.ts'
import { onLimitRefusal, onRetryAfter } from '../limit-hooks.ts'
import type { LimitAnnouncement } from '../limits/headers.ts'
import type { Patch } from '../patch.ts'
import { onSocketReply } from '../socket-hooks.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** Ways of announcing limits and refusing requests that differ from the reference and still conform. */
export const limitVariants: readonly Patch[] = [
  patch(
    'limit-retry-after-date',
    'Retry-After is a date (RFC 9110 section 10.2.3)',
    onRetryAfter((seconds, nowMs) => new Date(nowMs + seconds * 1000).toUTCString()),
  ),
  patch(
    'limit-retry-after-padded',
    'Retry-After asks for a second more than is needed',
    onRetryAfter((seconds) => String(seconds + 1)),
  ),
  patch('limit-also-structured', 'two families of header fields describe the limit', {
    hooks: {
      limitReport: (report) => ({
        ...report,
        lines: report.lines.flatMap((line): readonly LimitAnnouncement[] => [
          line,
          { ...line, headers: 'ratelimit-fields' },
        ]),
      }),
    },
  }),
  patch(
    'limit-client-hints',
    'refusals carry hints of client libraries besides Retry-After',
    onLimitRefusal((reply) => {
      const ms = String(Number(reply.headers['retry-after'] ?? '0') * 1000)
      return withHeader(withHeader(reply, 'retry-after-ms', ms), 'x-should-retry', 'true')
    }),
  ),
  patch(
    'limit-closes-connection',
    'a refusal ends the connection',
    onLimitRefusal((reply) => withHeader(reply, 'connection', 'close')),
  ),
  patch(
    'limit-charset',
    'refusals name the character set of their JSON',
    onLimitRefusal((reply) => withHeader(reply, 'content-type', 'application/json; charset=utf-8')),
  ),
  patch(
    'limit-code-null',
    'refusals have a type, but no code',
    onLimitRefusal((reply) => editJson(reply, set('/error/code', null))),
  ),
  patch(
    'limit-used-too',
    'the used part is announced besides the remainder',
    onReply(
      (reply, call) => isChat(call) && reply.headers['x-ratelimit-limit-requests'] !== undefined,
      (reply) => {
        const { headers } = reply
        const used =
          Number(headers['x-ratelimit-limit-requests']) - Number(headers['x-ratelimit-remaining-requests'])
        return withHeader(reply, 'x-ratelimit-used-requests', String(used))
      },
    ),
  ),
  patch(
    'limit-socket-closes',
    'a WebSocket is closed once a message on it was refused',
    onSocketReply((parts) =>
      parts.some((part) => typeof part === 'string' && part.includes('rate_limit_exceeded'))
        ? [...parts, { close: 1008, reason: 'too many requests' }]
        : parts,
    ),
  ),
  patch(
    'limit-date-frozen',
    'the Date field was written long ago, and stays the same',
    onReply(
      (_, call) => isChat(call),
      (reply) => {
        const nowMs = Date.parse(reply.headers['date'] ?? '') || Date.now()
        const frozenMs = Math.floor(nowMs / DAY_MS) * DAY_MS - HOUR_MS
        return withHeader(reply, 'date', new Date(frozenMs).toUTCString())
      },
    ),
  ),
]
