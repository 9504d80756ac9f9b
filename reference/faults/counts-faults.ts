/** Faults in ids and token counts that show only when several answers are compared, or in unusual answers. */
import { onCompletion, patch } from '../hooks.ts'
import { all, valueAtPath, change, isObject, set, type Edit } from '../json-edit.ts'
import type { Call, Patch } from '../patch.ts'

const CONTEXT_TOKENS = 512
const LARGE_CONTEXT_TOKENS = 16_384
const HEX_CHARACTERS = 12

/** Returns the number of this completion, from 1. */
function nextNumber(call: Call): number {
  const last = call.memory.get('last-id')
  const next = (typeof last === 'number' ? last : 0) + 1
  call.memory.set('last-id', next)
  return next
}

const withId = (id: (call: Call) => string) => onCompletion((value, call) => set('/id', id(call))(value))

/** Sets the count of the prompt, and the total with it. */
function countingPrompt(count: (tokens: number) => number): Edit {
  return change('/usage', (usage) => {
    const tokens = count(Number(valueAtPath(usage, '/prompt_tokens')))
    const total = tokens + Number(valueAtPath(usage, '/completion_tokens'))
    return all(set('/prompt_tokens', tokens), set('/total_tokens', total))(usage)
  })
}

const usageNegativeAfterMistake: Patch = patch(
  'usage-negative-after-mistake',
  'a negative max_tokens is accepted, and counted as what was generated',
  '/usage/completion_tokens\\b.*number -\\d',
  {
    hooks: {
      json: (json, call) => {
        const cap = valueAtPath(json, '/max_tokens')
        if (typeof cap !== 'number' || cap >= 0) return json
        call.memory.set(bytesOf(call), cap)
        return set('/max_tokens', 1)(json)
      },
      ...onCompletion((value, call) => {
        const cap = call.memory.get(bytesOf(call))
        if (typeof cap !== 'number') return value
        const prompt = Number(valueAtPath(value, '/usage/prompt_tokens'))
        return all(set('/usage/completion_tokens', cap), set('/usage/total_tokens', prompt + cap))(value)
      }).hooks,
    },
  },
)

// The bytes of the request stay the original ones, whatever patches changed in its decoded body.
function bytesOf(call: Call): string {
  return `mistake:${call.body.toString()}`
}

/** Faults in ids and token counts that show in several answers, or in unusual ones. */
export const countFaults: readonly Patch[] = [
  patch(
    'ids-counter',
    'ids are counted from 1',
    '/id\\b.*chatcmpl-1, chatcmpl-\\d+.*larger',
    withId((call) => `chatcmpl-${nextNumber(call)}`),
  ),
  patch(
    'ids-hex-counter',
    'ids are a random part that stays and a counter in hexadecimal',
    '/id\\b.*5f1c-00000000000[12].*larger',
    withId((call) => `9a3e5f1c-${nextNumber(call).toString(16).padStart(HEX_CHARACTERS, '0')}`),
  ),
  patch(
    'ids-time',
    'ids are the milliseconds since 1970',
    '/id\\b.*chatcmpl-\\d{13},.*time',
    withId(() => `chatcmpl-${Date.now()}`),
  ),
  patch(
    'prompt-cut',
    `only the last ${CONTEXT_TOKENS} tokens of a prompt are read`,
    `/usage/prompt_tokens\\b.*number ${CONTEXT_TOKENS}\\b`,
    onCompletion(countingPrompt((tokens) => Math.min(tokens, CONTEXT_TOKENS))),
  ),
  patch(
    'prompt-cut-large',
    `only the last ${LARGE_CONTEXT_TOKENS} tokens of a prompt are read`,
    `/usage/prompt_tokens\\b.*at least \\d+ tokens.*number ${LARGE_CONTEXT_TOKENS}\\b`,
    onCompletion(countingPrompt((tokens) => Math.min(tokens, LARGE_CONTEXT_TOKENS))),
  ),
  patch(
    'usage-constant',
    'each prompt counts 10 tokens',
    '/usage/prompt_tokens\\b.*number 10\\b',
    onCompletion(countingPrompt(() => 10)),
  ),
  usageNegativeAfterMistake,
  patch(
    'usage-details-negative',
    'what was cached is counted below 0',
    '/usage/prompt_tokens_details/cached_tokens\\b.*number -3',
    onCompletion((value) =>
      isObject(value) ? set('/usage/prompt_tokens_details', { cached_tokens: -3 })(value) : value,
    ),
  ),
]
