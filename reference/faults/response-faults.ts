/** Faults in the members of a plain completion. */
import { onCompletion, patch } from '../hooks.ts'
import { all, valueAtPath, change, drop, set } from '../json-edit.ts'
import type { Patch } from '../patch.ts'

const CONTENT = '/choices/*/message/content'

/** Faults in the members of a plain completion. */
export const responseFaults: readonly Patch[] = [
  patch('choices-missing', 'there is no choices', '/choices\\b.*missing', onCompletion(drop('/choices'))),
  patch('choices-null', 'choices is null', 'choices\\b.*null', onCompletion(set('/choices', null))),
  patch(
    'choices-empty',
    'choices is empty',
    '/choices\\b.*(empty|array of 0)',
    onCompletion(set('/choices', [])),
  ),
  patch(
    'choices-two',
    'two choices come when one was asked for',
    '/choices\\b.*array of 2',
    onCompletion(
      change('/choices', (choices) => [
        valueAtPath(choices, '/0'),
        set('/index', 1)(valueAtPath(choices, '/0')),
      ]),
    ),
  ),
  patch(
    'message-missing',
    'a choice has no message',
    '/message\\b.*missing',
    onCompletion(drop('/choices/*/message')),
  ),
  patch('content-null', 'the text is null', '/content\\b.*null', onCompletion(set(CONTENT, null))),
  patch(
    'content-null-when-cut',
    'the text is null where max_tokens cut the answer',
    'core\\.max-tokens/one /choices/0/message/content\\b.*null',
    onCompletion((json) =>
      valueAtPath(json, '/choices/0/finish_reason') === 'length' ? set(CONTENT, null)(json) : json,
    ),
  ),
  patch('id-missing', 'there is no id', '/id\\b.*missing', onCompletion(drop('/id'))),
  // Like a service that replays one recorded run of the suite and computes nothing.
  patch(
    'canned-answers',
    'every call is answered with a text that was recorded, and every plain one with the id of that answer',
    '/id\\b.*"chatcmpl-recorded"',
    {
      hooks: { ...onCompletion(set('/id', 'chatcmpl-recorded')).hooks, text: () => '0f1e2d3c4b5a é 🌍 中文' },
    },
  ),
  patch(
    'ids-colliding',
    'there are only five ids',
    '/id\\b.*"chatcmpl-[0-4]"',
    onCompletion((value, call) => set('/id', `chatcmpl-${call.n % 5}`)(value)),
  ),
  patch(
    'object-wrong',
    'the object is called text_completion',
    '/object\\b.*text_completion',
    onCompletion(set('/object', 'text_completion')),
  ),
  patch(
    'created-string',
    'created is a string',
    '/created\\b.*string "',
    onCompletion(change('/created', String)),
  ),
  patch(
    'created-ms',
    'created is in milliseconds',
    '/created\\b.*\\d{13}',
    onCompletion(change('/created', (created) => Number(created) * 1000)),
  ),
  patch(
    'finish-unknown',
    'the finish reason is one nobody knows',
    '/finish_reason\\b.*"done"',
    onCompletion(set('/choices/*/finish_reason', 'done')),
  ),
  patch('usage-missing', 'there is no usage', '/usage\\b.*missing', onCompletion(drop('/usage'))),
  patch(
    'usage-details-number',
    'the breakdown of the prompt tokens is a number',
    '/usage/prompt_tokens_details\\b.*number 3',
    onCompletion(set('/usage/prompt_tokens_details', 3)),
  ),
  patch(
    'usage-off-by-one',
    'the total is one too many',
    '/total_tokens\\b.*number',
    onCompletion(change('/usage/total_tokens', (total) => Number(total) + 1)),
  ),
  patch(
    'usage-zero-prompt',
    'the prompt counts nothing',
    '/prompt_tokens\\b.*number 0',
    onCompletion((value) =>
      all(
        set('/usage/prompt_tokens', 0),
        set('/usage/total_tokens', valueAtPath(value, '/usage/completion_tokens')),
      )(value),
    ),
  ),
  patch(
    'usage-over-cap',
    'more tokens are counted than max_tokens allows',
    '/completion_tokens\\b.*number 65',
    onCompletion((value, call) => {
      const cap = valueAtPath(call.json, '/max_tokens')
      if (typeof cap !== 'number') return value
      const total = Number(valueAtPath(value, '/usage/prompt_tokens')) + cap + 1
      return all(set('/usage/completion_tokens', cap + 1), set('/usage/total_tokens', total))(value)
    }),
  ),
  patch(
    'truncated-says-stop',
    'a text cut at max_tokens says stop',
    '/finish_reason\\b.*"stop"',
    onCompletion(change('/choices/*/finish_reason', () => 'stop')),
  ),
  patch(
    'length-without-cap',
    'a whole text says length',
    '/finish_reason\\b.*"length"',
    onCompletion(change('/choices/*/finish_reason', () => 'length')),
  ),
]
