/** Faults in the answers to requests beyond a limit. They show on limited keys only. */
import { completionChunks } from '../completion.ts'
import { editJson, patch, wantsStream, withHeader, withText } from '../hooks.ts'
import { valueAtPath } from '../json-edit.ts'
import { onLimitRefusal, onRetryAfter } from '../limit-hooks.ts'
import type { Call, Patch, Reply } from '../patch.ts'
import { onSaid } from '../socket-hooks.ts'
import { readChatRequest } from '../validate.ts'

const HOUR_MS = 3_600_000

/** Returns the beginning of an answer whose refusal comes too late. */
function beginning(call: Call): readonly unknown[] {
  const request = readChatRequest(call.json, call.models)
  return completionChunks(request, { tokens: ['One'], finishReason: 'stop', promptTokens: 1 }).slice(0, 2)
}

function otherStatus(status: number): (reply: Reply) => Reply {
  return (reply) => ({ ...reply, status })
}

/** Faults in the answers to requests beyond a limit. */
export const limitRefusalFaults: readonly Patch[] = [
  patch(
    'limit-429-after-start',
    'a stream that is refused begins all the same',
    'stream\\b.*\\b429\\b.*\\b200\\b',
    onLimitRefusal((reply, call) => {
      const error = reply.body.kind === 'json' ? [reply.body.value] : []
      const begun = withHeader(withHeader(reply, 'retry-after', null), 'content-type', 'text/event-stream')
      return { ...begun, status: 200, body: { kind: 'stream', chunks: [...beginning(call), ...error] } }
    }, wantsStream),
  ),
  patch(
    'limit-socket-late',
    'an answer over WebSocket begins although it is refused',
    'no chunk before the refusal\\b.*chunk',
    onSaid((parts, call) => {
      const isRefusal = parts.some((part) => typeof part === 'string' && part.includes('rate_limit_exceeded'))
      return isRefusal ? [...beginning(call).map((chunk) => JSON.stringify(chunk)), ...parts] : parts
    }),
  ),
  patch(
    'limit-403',
    'what is too much is answered 403',
    'status\\b.*\\b403\\b',
    onLimitRefusal(otherStatus(403)),
  ),
  patch(
    'limit-body-empty',
    'a refusal has no body',
    'body\\b|/error\\b',
    onLimitRefusal((reply) => withText(reply, '')),
  ),
  patch(
    'limit-body-without-error',
    'a refusal has no error object',
    '/error\\b.*missing',
    onLimitRefusal((reply) => editJson(reply, (value) => ({ detail: valueAtPath(value, '/error/message') }))),
  ),
  patch(
    'limit-media-text',
    'a refusal says that its JSON is text',
    'content-type\\b.*text/plain',
    onLimitRefusal((reply) => withHeader(reply, 'content-type', 'text/plain')),
  ),
  patch(
    'limit-no-retry-after',
    'a refusal does not say when to come again',
    'retry-after\\b.*missing',
    onRetryAfter(() => null),
  ),
  patch(
    'limit-retry-after-fraction',
    'Retry-After has a fraction',
    'retry-after\\b.*\\d\\.9\\b',
    onRetryAfter((seconds) => (seconds - 0.1).toFixed(1)),
  ),
  patch(
    'limit-retry-after-past',
    'Retry-After is an hour ago',
    'retry-after\\b.*GMT',
    onRetryAfter((_, nowMs) => new Date(nowMs - HOUR_MS).toUTCString()),
  ),
  patch(
    'limit-retry-after-zero',
    'Retry-After says to come again at once',
    'retry-after\\b.*\\b0\\b',
    onRetryAfter(() => '0'),
  ),
  patch(
    'limit-retry-after-short',
    'Retry-After is over before there is room again',
    'an answer\\b.*\\b429\\b',
    onRetryAfter(() => '1'),
  ),
  patch(
    'limit-retry-after-long',
    'Retry-After asks for half a minute more than is needed',
    'retry-after\\b.*\\b3[12]\\b',
    onRetryAfter((seconds) => String(seconds + 30)),
  ),
  patch(
    'limit-retry-after-constant',
    'Retry-After says the same however near the end of the window is',
    'retry-after\\b.*\\b20?\\b',
    // The window of the limited accounts, or of a limit of twenty seconds.
    onRetryAfter((seconds) => (seconds <= 2 ? '2' : '20')),
  ),
]
