/** Faults that refuse valid requests, or break on them. */
import {
  crashChat,
  dieOver,
  onReply,
  isChat,
  onRequest,
  crash,
  patch,
  refuseChat,
  someMessage,
  type When,
} from '../hooks.ts'
import { valueAtPath, isObject, set } from '../json-edit.ts'
import type { Patch } from '../patch.ts'

const LONG_CHARACTERS = 16 * 1024
const HUGE_BYTES = 512 * 1024
const FOR_EVER_MS = 600_000

const has =
  (path: string): When =>
  (call) =>
    valueAtPath(call.json, path) !== undefined
const is =
  (path: string, value: unknown): When =>
  (call) =>
    valueAtPath(call.json, path) === value
const hasRole = (role: string): When => someMessage((each) => each === role)
const hasNull: When = (call) => isObject(call.json) && Object.values(call.json).includes(null)
const isHuge: When = (call) => call.body.length > HUGE_BYTES
// Any letter beyond ASCII, anywhere in the text.
const hasNonAscii = someMessage((_, content) => typeof content === 'string' && /[^\p{ASCII}]/u.test(content))
const isLong = someMessage((_, content) => typeof content === 'string' && content.length > LONG_CHARACTERS)

/** Faults that refuse valid requests, or break on them. */
export const requestFaults: readonly Patch[] = [
  patch(
    'refuses-all-four',
    'a request with all four fields is refused',
    'status\\b.*\\b400\\b',
    refuseChat(
      (call) => ['/model', '/messages', '/max_tokens', '/temperature'].every((path) => has(path)(call)),
      'temperature',
    ),
  ),
  patch(
    'refuses-long-conversation',
    'more than one message is refused',
    'status\\b.*\\b400\\b',
    refuseChat(has('/messages/1'), 'messages'),
  ),
  patch(
    'refuses-max-tokens',
    'max_tokens is refused',
    'status\\b.*\\b400\\b',
    refuseChat(has('/max_tokens'), 'max_tokens'),
  ),
  patch(
    'refuses-max-tokens-one',
    'max_tokens 1 is refused',
    'status\\b.*\\b400\\b',
    refuseChat(is('/max_tokens', 1), 'max_tokens'),
  ),
  patch(
    'refuses-temperature',
    'temperature is refused',
    'status\\b.*\\b400\\b',
    refuseChat(has('/temperature'), 'temperature'),
  ),
  patch(
    'needs-max-tokens',
    'max_tokens is required',
    'status\\b.*\\b400\\b',
    refuseChat((call) => !has('/max_tokens')(call), 'max_tokens'),
  ),
  patch(
    'refuses-temperature-zero',
    'temperature 0 is refused',
    'status\\b.*\\b400\\b',
    refuseChat(is('/temperature', 0), 'temperature'),
  ),
  patch(
    'refuses-temperature-two',
    'temperature 2 is refused',
    'status\\b.*\\b400\\b',
    refuseChat(is('/temperature', 2), 'temperature'),
  ),
  patch(
    'refuses-system',
    'the role system is refused',
    'status\\b.*\\b400\\b',
    refuseChat(hasRole('system'), 'messages[0].role'),
  ),
  patch(
    'needs-system',
    'a conversation without a system message is refused',
    'status\\b.*\\b400\\b',
    refuseChat((call) => !hasRole('system')(call), 'messages'),
  ),
  patch(
    'refuses-assistant',
    'the role assistant is refused',
    'status\\b.*\\b400\\b',
    refuseChat(hasRole('assistant'), 'messages[1].role'),
  ),
  patch(
    'refuses-developer',
    'the role developer is refused',
    'status\\b.*\\b400\\b',
    refuseChat(hasRole('developer'), 'messages[0].role'),
  ),
  patch(
    'refuses-non-ascii',
    'text beyond ASCII is refused',
    'status\\b.*\\b400\\b',
    refuseChat(hasNonAscii, 'messages[0].content'),
  ),
  patch(
    'long-content-500',
    'a message of 32 KiB is answered 500',
    'status\\b.*\\b500\\b',
    crashChat((call) => isLong(call) && !isHuge(call)),
  ),
  patch(
    'huge-prompt-500',
    'a message of a megabyte is answered 500',
    'status\\b.*\\b500\\b',
    crashChat(isHuge),
  ),
  // Only later calls show it.
  patch(
    'huge-prompt-blocks',
    'no call is answered after a megabyte was refused',
    'the server did not answer for \\d+ s after a prompt of 1 MB',
    {
      hooks: {
        delivery: (delivery, call) => {
          const isBlocked = call.memory.has('huge')
          if (isHuge(call)) call.memory.set('huge', true)
          return isBlocked ? { ...delivery, delayMs: FOR_EVER_MS } : delivery
        },
      },
    },
  ),
  patch(
    'huge-prompt-kills',
    'every call is answered 500 after a message of a megabyte',
    'status\\b.*200 after a prompt of 1 MB.*\\b500\\b',
    onReply(
      (_, call) => {
        const isDead = call.memory.has('huge')
        if (isHuge(call)) call.memory.set('huge', true)
        return isDead
      },
      () => crash(),
    ),
  ),
  patch(
    'huge-kills-process',
    'the process exits on a prompt of a megabyte',
    'core\\.huge/huge .*nothing was answered any more after it: .*refused',
    dieOver(isHuge),
  ),
  patch('nulls-500', 'explicit nulls are answered 500', 'status\\b.*\\b500\\b', crashChat(hasNull)),
  patch(
    'nulls-refused',
    'explicit nulls are refused',
    'status\\b.*\\b400\\b',
    refuseChat(hasNull, 'temperature'),
  ),
  patch(
    'unknown-model-500',
    'an unknown model is answered 500',
    'status\\b.*\\b500\\b',
    onReply((reply, call) => isChat(call) && reply.status === 404, crash),
  ),
  patch(
    'unknown-model-answered',
    'another model answers for an unknown one',
    'status\\b.*\\b200\\b',
    onRequest((json, call) => {
      const model = valueAtPath(json, '/model')
      const isUnknown = typeof model === 'string' && model !== '' && !call.models.includes(model)
      return isUnknown ? set('/model', call.models[0])(json) : json
    }),
  ),
]
