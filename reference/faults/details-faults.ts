/** Faults that reveal internals of the server in otherwise correct answers. */
import { eachChunk, editJson, isChat, onCompletion, onReply, patch, withHeader } from '../hooks.ts'
import { change, set } from '../json-edit.ts'
import type { Patch } from '../patch.ts'

const PID = 48_213

/** Faults that reveal internals of the server. */
export const detailFaults: readonly Patch[] = [
  patch(
    'pid-in-header',
    'every answer tells the process that gave it',
    'header x-process-id\\b.*48213',
    onReply(
      () => true,
      (reply) => withHeader(reply, 'x-process-id', String(PID)),
    ),
  ),
  patch(
    'address-in-answer',
    'completions tell the address of the machine behind the gateway',
    '/upstream\\b.*10\\.0\\.3\\.17:8080',
    onCompletion(set('/upstream', 'http://10.0.3.17:8080')),
  ),
  patch(
    'path-in-not-found',
    'an unknown path is refused with the name of a file',
    '/error/message\\b.*/var/www',
    onReply(
      (reply, call) => reply.status === 404 && !isChat(call),
      (reply) =>
        editJson(
          reply,
          change('/error/message', (message) => `${String(message)} (/var/www/html/index.php)`),
        ),
    ),
  ),
  patch(
    'pid-in-chunks',
    'chunks tell the process that made them',
    '/pid\\b.*48213',
    eachChunk(set('/pid', PID)),
  ),
]
