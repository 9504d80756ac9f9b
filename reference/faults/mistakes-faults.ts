/** Faults in which a mistake of a client breaks the server. */
import { crash, crashChat, dieOver, isChat, onReply, patch, type When } from '../hooks.ts'
import { valueAtPath } from '../json-edit.ts'
import type { Patch } from '../patch.ts'

const MISTAKES: readonly number[] = [400, 413, 415, 422]

const isEmptyList: When = (call) => {
  const messages = valueAtPath(call.json, '/messages')
  return Array.isArray(messages) && messages.length === 0
}

const diesAfterMistake: Patch = {
  id: 'dies-after-mistake',
  title: 'nothing is answered any more after a mistaken request',
  reason: 'status\\b.*\\b500\\b',
  hooks: {
    reply: (reply, call) => {
      if (call.memory.has('dead')) return crash()
      if (reply.status === 400) call.memory.set('dead', true)
      return reply
    },
  },
}

/** Faults in which a mistake of a client breaks the server. */
export const mistakeFaults: readonly Patch[] = [
  patch(
    'content-type-text-500',
    'text/plain is answered 500',
    'status\\b.*\\b500\\b',
    crashChat((call) => call.headers['content-type']?.startsWith('text/plain') === true),
  ),
  patch(
    'content-type-none-500',
    'a body without a media type is answered 500',
    'status\\b.*\\b500\\b',
    crashChat((call) => call.headers['content-type'] === undefined),
  ),
  patch(
    'crash-on-mistake',
    'every mistaken request is answered 500',
    'status\\b.*\\b500\\b',
    onReply((reply, call) => isChat(call) && MISTAKES.includes(reply.status), crash),
  ),
  patch(
    'malformed-500',
    'malformed JSON is answered 500',
    'status\\b.*\\b500\\b',
    crashChat((call) => call.body.length > 0 && call.json === undefined),
  ),
  patch(
    'null-500',
    'a body that is null is answered 500',
    'status\\b.*\\b500\\b',
    crashChat((call) => call.json === null),
  ),
  patch(
    'messages-empty-500',
    'an empty conversation is answered 500',
    'status\\b.*\\b500\\b',
    crashChat(isEmptyList),
  ),
  diesAfterMistake,
  patch(
    'malformed-kills-process',
    'the process ends over JSON that is malformed',
    'core\\.body/\\S+ .*nothing was answered any more after it: .*refused',
    dieOver((call) => isChat(call) && call.body.length > 0 && call.json === undefined),
  ),
]
