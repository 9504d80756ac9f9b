/** Faults in the text of a plain answer. */
import { onRequest, onText, patch, wantsStream } from '../hooks.ts'
import { valueAtPath, drop, set } from '../json-edit.ts'
import type { Call, Patch } from '../patch.ts'
import { textOfSomebodyElse } from './mixed-up.ts'

const plainOnly =
  (edit: (text: string, call: Call) => string) =>
  (text: string, call: Call): string =>
    wantsStream(call) ? text : edit(text, call)

function isCap(maxTokens: unknown): boolean {
  return Number.isInteger(maxTokens) && Number(maxTokens) >= 1
}

/** Faults in the text of a plain answer. */
export const textFaults: readonly Patch[] = [
  patch('content-always-empty', 'no answer has any text', '/content\\b.*""', onText(plainOnly(() => ''))),
  patch(
    'echo-mojibake',
    'UTF-8 is read as ISO 8859-1',
    '/content\\b.*Ã©',
    onText(plainOnly((text) => Buffer.from(text, 'utf8').toString('latin1'))),
  ),
  patch(
    'cross-talk',
    "one client gets another client's answer",
    'core\\.mix/.*/content\\b.*which core\\.mix/. sent',
    onText(plainOnly((text, call) => textOfSomebodyElse(text, call, 'plain'))),
  ),
  patch(
    'first-turn-answered',
    'the first message of a user is answered, and the rest is not read',
    'asked for in the last message',
    onRequest((json) => {
      const messages = valueAtPath(json, '/messages')
      const isConversation = Array.isArray(messages) && messages.length > 1
      const first: unknown = isConversation
        ? messages.find((message) => valueAtPath(message, '/role') === 'user')
        : undefined
      return first === undefined ? json : set('/messages', [first])(json)
    }),
  ),
  patch(
    'max-tokens-ignored',
    'max_tokens does not cap',
    '/completion_tokens\\b.*number \\d{2}',
    onRequest((json) =>
      valueAtPath(json, '/stream') === true || !isCap(valueAtPath(json, '/max_tokens'))
        ? json
        : drop('/max_tokens')(json),
    ),
  ),
]
