/** Defines patches that make the reference announce limits in other ways that still conform. They affect only keys that have a limit. */
import { isChat, onReply, patch, patches, withHeader, withJson } from '../faults/hooks.ts'
import { set } from '../../reference/json-edit-fixture.ts'
import { onLimitRefusal, onRetryAfter } from '../faults/limit-hooks.ts'
import type { LimitAnnouncement } from '../../reference/limits/headers.ts'
import type { Patch } from '../../reference/patch.ts'
import { onSocketReply } from '../faults/socket-hooks.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** Ways of announcing limits and refusing requests that differ from the reference and still conform. */
export const limitVariants: readonly Patch[] = [
  ...patches(onRetryAfter, {
    'limit-retry-after-date': [
      'Retry-After is a date (RFC 9110 section 10.2.3)',
      (seconds, nowMs) => new Date(nowMs + seconds * 1000).toUTCString(),
    ],
    'limit-retry-after-padded': [
      'Retry-After asks for a second more than is needed',
      (seconds) => String(seconds + 1),
    ],
  }),
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
  ...patches(onLimitRefusal, {
    'limit-client-hints': [
      'refusals carry hints of client libraries besides Retry-After',
      (reply) => {
        const ms = String(Number(reply.headers['retry-after'] ?? '0') * 1000)
        return withHeader('x-should-retry', 'true')(withHeader('retry-after-ms', ms)(reply))
      },
    ],
    'limit-closes-connection': ['a refusal ends the connection', withHeader('connection', 'close')],
    'limit-charset': [
      'refusals name the character set of their JSON',
      withHeader('content-type', 'application/json; charset=utf-8'),
    ],
    'limit-code-null': ['refusals have a type, but no code', withJson(set('/error/code', null))],
  }),
  ...patches(onReply, {
    'limit-used-too': [
      'the used part is announced besides the remainder',
      (reply, call) => isChat(call) && reply.headers['x-ratelimit-limit-requests'] !== undefined,
      (reply) => {
        const { headers } = reply
        const used =
          Number(headers['x-ratelimit-limit-requests']) - Number(headers['x-ratelimit-remaining-requests'])
        return withHeader('x-ratelimit-used-requests', String(used))(reply)
      },
    ],
    'limit-date-frozen': [
      'the Date field was written long ago, and stays the same',
      (_, call) => isChat(call),
      (reply) => {
        const nowMs = Date.parse(reply.headers['date'] ?? '') || Date.now()
        const frozenMs = Math.floor(nowMs / DAY_MS) * DAY_MS - HOUR_MS
        return withHeader('date', new Date(frozenMs).toUTCString())(reply)
      },
    ],
  }),
  patch(
    'limit-socket-closes',
    'a WebSocket is closed once a message on it was refused',
    onSocketReply((parts) =>
      parts.some((part) => typeof part === 'string' && part.includes('rate_limit_exceeded'))
        ? [...parts, { close: 1008, reason: 'too many requests' }]
        : parts,
    ),
  ),
]
