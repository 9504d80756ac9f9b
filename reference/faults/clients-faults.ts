/** Faults that show when an official client library calls, because of the fields it sends or the way it leaves. */
import { errorReply } from '../error-replies.ts'
import { eachChunk, isChat, onReply, patch, refuseChat } from '../hooks.ts'
import { set } from '../json-edit.ts'
import type { Call, Delivery, Patch } from '../patch.ts'

const LOCKED = 'client-hang-up-locks'
// A library repeats a call that is refused with this status, twice by default.
const LOCKED_CALLS = 3
const SHORT_PATIENCE_SECONDS = 5
const LONGER_THAN_PATIENCE_MS = 6000

const REFUSED = 'client-refusal-cut'

/** Faults that client libraries show. */
export const clientFaults: readonly Patch[] = [
  // A rule like those of web application firewalls. One library sends no such field with a plain call.
  patch(
    'client-accept-needed',
    'a request without an Accept field is refused',
    'PermissionDenied|403',
    refuseChat((call) => call.headers['accept'] === undefined, 'Accept', 403),
  ),
  patch(
    'client-retry-refused',
    'a request that a library sends again is refused',
    // One library reports only the status.
    'x-stainless-retry-count|\\b400\\b',
    refuseChat((call) => Number(call.headers['x-stainless-retry-count'] ?? 0) > 0, 'x-stainless-retry-count'),
  ),
  patch(LOCKED, 'a client that hung up is told that its call is still running', '409', {
    hooks: {
      reply(reply, call) {
        if (!isChat(call)) return reply
        call.atEnd((isComplete) => {
          if (!isComplete) call.memory.set(LOCKED, LOCKED_CALLS)
        })
        const left = Number(call.memory.get(LOCKED) ?? 0)
        if (left === 0) return reply
        call.memory.set(LOCKED, left - 1)
        return errorReply({ status: 409, message: 'Your last call is still running.' })
      },
      delivery: (delivery, call) =>
        isImpatient(call) ? { ...delivery, delayMs: LONGER_THAN_PATIENCE_MS } : delivery,
    },
  }),
  patch(REFUSED, 'a refusal breaks off', 'a whole answer', {
    hooks: {
      reply(reply, call) {
        if (isChat(call) && reply.status >= 400) call.memory.set(REFUSED, call.n)
        return reply
      },
      delivery: (delivery, call) => (call.memory.get(REFUSED) === call.n ? cutInHalf(delivery) : delivery),
    },
  }),
  patch(
    'client-chunk-error-null',
    'the chunks of a stream have a member error that is null',
    'the text of the stream',
    eachChunk(set('/error', null)),
  ),
  patch(
    'client-charset-wrong',
    'a refusal claims a character encoding that it does not have',
    'UnicodeError',
    onReply(
      (reply, call) => isChat(call) && reply.status >= 400,
      (reply) => ({
        ...reply,
        headers: { ...reply.headers, 'content-type': 'application/json; charset=utf-16' },
      }),
    ),
  ),
]

// Libraries send the length of their timeout.
function isImpatient({ headers }: Call): boolean {
  const timeout = headers['x-stainless-timeout'] ?? headers['x-stainless-read-timeout']
  return timeout !== undefined && Number(timeout) <= SHORT_PATIENCE_SECONDS
}

function cutInHalf(delivery: Delivery): Delivery {
  const bytes = Buffer.concat(delivery.writes)
  return {
    ...delivery,
    writes: [bytes.subarray(0, bytes.length / 2)],
    declaredBytes: bytes.length,
    ending: 'cut',
  }
}
