/** Defines patches that change ids and token counts in ways that still conform. */
import { randomBytes, randomInt } from 'node:crypto'
import { errorReply } from '../../reference/error-replies.ts'
import { isChat, onCompletion, onReply, onRequest, patch, patches } from '../faults/hooks.ts'
import { all, change, drop, set, where } from '../../reference/json-edit-fixture.ts'
import { valueAtPath } from '../../reference/json-value.ts'
import type { Call, Patch } from '../../reference/patch.ts'

const withId = (id: (call: Call) => string) => onCompletion((value, call) => set('/id', id(call))(value))

const RANDOM_IDS = 1_000_000_000
const WORKER = 421n
const TOKEN_BYTES = 4
const CONTEXT_BYTES = 16_384

/** Ways of choosing ids and counting tokens that differ from the reference and still conform. */
export const countVariants: readonly Patch[] = [
  ...patches(withId, {
    'ids-random-number': ['ids are random numbers', () => `chatcmpl-${randomInt(RANDOM_IDS)}`],
    'ids-time-ordered': [
      'ids begin with the time and end with random bits, like UUID version 7',
      () => {
        const time = Date.now().toString(16).padStart(12, '0')
        const chance = randomBytes(10).toString('hex')
        return `${time.slice(0, 8)}-${time.slice(8)}-7${chance.slice(0, 3)}-8${chance.slice(3, 6)}-${chance.slice(6, 18)}`
      },
    ],
    'ids-snowflake': [
      'ids are numbers of 64 bits: the time, a machine, a sequence',
      (call) => String((BigInt(Date.now()) << 22n) | (WORKER << 12n) | BigInt(call.n % 4096)),
    ],
  }),
  ...patches(onCompletion, {
    'prompt-tokens-estimated': [
      'prompt tokens are estimated as a quarter of the bytes',
      (value, call) => {
        const tokens = Math.ceil(call.body.length / TOKEN_BYTES)
        const total = tokens + Number(valueAtPath(value, '/usage/completion_tokens'))
        return all(set('/usage/prompt_tokens', tokens), set('/usage/total_tokens', total))(value)
      },
    ],
    'prompt-tokens-beside-cache': [
      'what was cached is counted beside prompt_tokens',
      change('/usage', (usage) => {
        const prompt = Number(valueAtPath(usage, '/prompt_tokens'))
        const read = Math.min(prompt, 8)
        return all(
          set('/prompt_tokens', read),
          set('/total_tokens', read + Number(valueAtPath(usage, '/completion_tokens'))),
          set('/prompt_tokens_details', { cached_tokens: prompt - read }),
        )(usage)
      }),
    ],
  }),
  patch(
    'long-prompt-refused',
    'a prompt that does not fit the context is refused',
    onReply(
      (reply, call) => isChat(call) && reply.status === 200 && call.body.length > CONTEXT_BYTES,
      () => errorReply({ status: 400, message: 'The prompt does not fit the context.', param: 'messages' }),
    ),
  ),
  patch(
    'negative-max-tokens-unlimited',
    'a negative max_tokens means that there is no limit',
    onRequest(where((json) => Number(valueAtPath(json, '/max_tokens')) < 0, drop('/max_tokens'))),
  ),
]
