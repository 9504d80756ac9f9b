/** Defines faults of completions that are not streamed: the body, its members, and the token counts. */
import {
  type Action,
  cutInHalf,
  isChat,
  onCompletion,
  onPlainDelivery,
  onPlainReply,
  onReply,
  patch,
  patches,
  withHeader,
  withJson,
} from './hooks.ts'
import { all, change, drop, type Edit, set, where } from '../../reference/json-edit-fixture.ts'
import { valueAtPath } from '../../reference/json-value.ts'
import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Patch, Call } from '../../reference/patch.ts'

function rewritten(edit: (text: string) => string): Action {
  return onPlainDelivery((bytes, delivery) => ({
    ...delivery,
    writes: [Buffer.from(edit(bytes.toString('utf8')))],
  }))
}

// Compresses answers in JSON of more than `bytes` bytes.
function compressedAbove(bytes: number): Action {
  const isLarge = (text: string | undefined) => Buffer.byteLength(text ?? '') > bytes
  return {
    hooks: {
      reply: (reply) =>
        reply.body.kind === 'json' && isLarge(JSON.stringify(reply.body.value))
          ? withHeader('content-encoding', 'gzip')(reply)
          : reply,
      delivery(delivery) {
        const whole = Buffer.concat(delivery.writes)
        return delivery.pace === 'at-once' && whole.length > bytes
          ? { ...delivery, writes: [gzipSync(whole)] }
          : delivery
      },
    },
  }
}

const CONTEXT_TOKENS = 512
const LARGE_CONTEXT_TOKENS = 16_384

const withId = (id: (call: Call) => string) => onCompletion((value, call) => set('/id', id(call))(value))

/** Returns an edit that replaces the number of prompt tokens and corrects the total. */
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

// Returns the name under which `call.memory` stores a value for a request. It uses the raw bytes, because patches do not change them.
function bytesOf(call: Call): string {
  return `mistake:${call.body.toString()}`
}

const CONTENT = '/choices/*/message/content'

/** Faults of completions that are not streamed. */
export const responseFaults: readonly Patch[] = [
  ...patches(onPlainReply, {
    'media-type-text': ['a completion is labeled text/plain', withHeader('content-type', 'text/plain')],
    'error-null-in-success': ['a completion has a member error that is null', withJson(set('/error', null))],
    'gzip-said': [
      'completions are said to be compressed, and are not',
      withHeader('content-encoding', 'gzip'),
    ],
  }),
  ...patches(rewritten, {
    'body-nan': ['a number is written as NaN', (text) => text.replace('"logprobs":null', '"logprobs":NaN')],
    'usage-fractions': [
      'counts are written as fractions',
      (text) => text.replaceAll(/("(?:prompt|completion|total)_tokens":\d+)/g, '$1.0'),
    ],
    'body-html': [
      'an HTML page comes instead of JSON, labeled as JSON',
      () => '<!doctype html><title>Welcome</title>',
    ],
    'body-bom': ['a byte order mark comes before the JSON', (text) => `\uFEFF${text}`],
  }),
  ...patches(onPlainDelivery, {
    'body-latin1': [
      'text is written in ISO 8859-1',
      (bytes, delivery) => ({ ...delivery, writes: [Buffer.from(bytes.toString(), 'latin1')] }),
    ],
    'reply-cut': ['the connection ends in the middle of the body', (_, delivery) => cutInHalf(delivery)],
  }),
  patch(
    'error-with-200',
    'an error is answered 200',
    onReply(
      (reply, call) =>
        isChat(call) && reply.status >= 200 && reply.body.kind === 'json' && reply.status !== 401,
      (reply) => ({
        ...withJson(() => ({
          error: { message: 'The model is busy.', type: 'server_error', param: null, code: null },
        }))(reply),
        status: 200,
      }),
    ),
  ),
  patch(
    'ids-time',
    'ids are the milliseconds since 1970',
    withId(() => `chatcmpl-${Date.now()}`),
  ),
  ...patches(onCompletion, {
    'content-empty-later': [
      'after 60 requests, answers have lost their text, and count its tokens',
      (value, call) => (call.n > 60 ? set('/choices/0/message/content', '')(value) : value),
    ],
    'content-empty-after-turn': [
      'answers to conversations with a turn of the assistant have no text, and count no tokens',
      (value, call) =>
        JSON.stringify(call.json).includes('"assistant"')
          ? all(
              set('/choices/0/message/content', ''),
              set('/usage/completion_tokens', 0),
              countingPrompt((tokens) => tokens),
            )(value)
          : value,
    ],
    'usage-prompt-varies': [
      'the same prompt is counted anew each time',
      (value, call) => countingPrompt((tokens) => tokens + call.n)(value),
    ],
    'usage-one-token': [
      'one token is counted for every answer',
      change('/usage', (usage) =>
        all(
          set('/completion_tokens', 1),
          set('/total_tokens', 1 + Number(valueAtPath(usage, '/prompt_tokens'))),
        )(usage),
      ),
    ],
    'prompt-cut': [
      `only the last ${CONTEXT_TOKENS} tokens of a prompt are read`,
      countingPrompt((tokens) => Math.min(tokens, CONTEXT_TOKENS)),
    ],
    'prompt-cut-large': [
      `only the last ${LARGE_CONTEXT_TOKENS} tokens of a prompt are read`,
      countingPrompt((tokens) => Math.min(tokens, LARGE_CONTEXT_TOKENS)),
    ],
    'usage-last-message': [
      'only the last message of a conversation is read and counted',
      (value, { json }) => {
        const messages: unknown = valueAtPath(json, '/messages')
        const count = Array.isArray(messages) ? messages.length : 1
        return countingPrompt((tokens) => (count > 2 ? Math.ceil(tokens / count) : tokens))(value)
      },
    ],
    'usage-constant': ['each prompt counts 10 tokens', countingPrompt(() => 10)],
    'usage-details-negative': [
      'cached_tokens is negative',
      set('/usage/prompt_tokens_details', { cached_tokens: -3 }),
    ],
    'choices-missing': ['there is no choices', drop('/choices')],
    'choices-null': ['choices is null', set('/choices', null)],
    'choices-empty': ['choices is empty', set('/choices', [])],
    'choices-two': [
      'two choices come when one was asked for',
      change('/choices', (choices) => [
        valueAtPath(choices, '/0'),
        set('/index', 1)(valueAtPath(choices, '/0')),
      ]),
    ],
    'message-missing': ['a choice has no message', drop('/choices/*/message')],
    'content-null': ['the text is null', set(CONTENT, null)],
    'content-null-when-cut': [
      'the text is null where max_tokens cut the answer',
      where((json) => valueAtPath(json, '/choices/0/finish_reason') === 'length', set(CONTENT, null)),
    ],
    'content-null-after-reasoning': [
      'the text is null where reasoning used up all tokens',
      where(
        (json) => valueAtPath(json, '/choices/0/finish_reason') === 'length',
        all(set(CONTENT, null), set('/choices/*/message/reasoning', 'Let me think')),
      ),
    ],
    'id-missing': ['there is no id', drop('/id')],
    'ids-colliding': [
      'there are only five ids',
      (value, call) => set('/id', `chatcmpl-${call.n % 5}`)(value),
    ],
    'ids-of-cache': [
      'the same request gets the same id, as from a cache',
      (value, call) =>
        set('/id', `chatcmpl-${createHash('sha256').update(call.body).digest('hex').slice(0, 20)}`)(value),
    ],
    'object-wrong': ['the object is called text_completion', set('/object', 'text_completion')],
    'created-string': ['created is a string', change('/created', String)],
    'created-ms': ['created is in milliseconds', change('/created', (created) => Number(created) * 1000)],
    'finish-unknown': ['the finish reason is an unknown one', set('/choices/*/finish_reason', 'done')],
    'usage-missing': ['there is no usage', drop('/usage')],
    'usage-details-number': [
      'the breakdown of the prompt tokens is a number',
      set('/usage/prompt_tokens_details', 3),
    ],
    'usage-off-by-one': [
      'the total is one too many',
      change('/usage/total_tokens', (total) => Number(total) + 1),
    ],
    'usage-zero-prompt': [
      'prompt_tokens is 0',
      (value) =>
        all(
          set('/usage/prompt_tokens', 0),
          set('/usage/total_tokens', valueAtPath(value, '/usage/completion_tokens')),
        )(value),
    ],
    'truncated-says-stop': [
      'a text cut at max_tokens has the finish reason stop',
      change('/choices/*/finish_reason', () => 'stop'),
    ],
    'length-without-cap': [
      'a complete text has the finish reason length',
      change('/choices/*/finish_reason', () => 'length'),
    ],
  }),
  patch('body-gzip', 'every answer in JSON is compressed without being asked for', compressedAbove(0)),
  patch('body-gzip-large', 'an answer in JSON of more than 1 KiB is compressed without being asked for', {
    hooks: {
      ...compressedAbove(1024).hooks,
      text: (text, { json }) => (Number(valueAtPath(json, '/max_tokens')) > 200 ? text.repeat(8) : text),
    },
  }),
  patch(
    'gzip-length',
    'a client that accepts gzip gets the length of the compressed body, and the other one',
    {
      hooks: {
        delivery: (delivery, call) =>
          isChat(call) && call.headers['accept-encoding'] === 'gzip' && delivery.pace === 'at-once'
            ? { ...delivery, writes: [Buffer.concat(delivery.writes).subarray(0, -40)] }
            : delivery,
      },
    },
  ),
  usageNegativeAfterMistake,
  // Simulates a service that only replays the answers of one recorded run.
  patch(
    'canned-answers',
    'every call is answered with a text that was recorded, and every plain one with the id of that answer',
    {
      hooks: { ...onCompletion(set('/id', 'chatcmpl-recorded')).hooks, text: () => '0f1e2d3c4b5a é 🌍 中文' },
    },
  ),
]
