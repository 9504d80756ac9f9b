/** Defines patches that change members and text of a completion in ways that still conform. */
import {
  asksForEcho,
  bothActions,
  eachChunk,
  isChat,
  on,
  onCompletion,
  onPlainDelivery,
  onReply,
  patch,
  patches,
} from '../faults/hooks.ts'
import { all, change, drop, set } from '../../reference/json-edit-fixture.ts'
import { valueAtPath } from '../../reference/json-value.ts'
import type { Patch } from '../../reference/patch.ts'

const OWN_TIMINGS = { prompt_ms: 12.5, predicted_per_second: 41.7 }
const TEMPLATE_TOKENS = 180
const MODEL_FILE = '/srv/models/small-7b.gguf'

const extraMembers = all(
  set('/timings', OWN_TIMINGS),
  set('/provider_specific_fields', null),
  set('/choices/0/provider_specific_fields', {}),
)
const bareId = change('/id', (id) => String(id).replace(/^chatcmpl-/, ''))

const slowFirstToken: Patch = {
  ...patch('slow-first-token', 'the first token takes its time', {}),
  latency: { ttftMs: 250 },
}

/** Variants of the reference that write the members and the text of a completion in other conforming ways. */
export const replyVariants: readonly Patch[] = [
  ...patches(bothActions, {
    'extra-keys': [
      'completions carry members of the vendor',
      onCompletion(extraMembers),
      eachChunk(extraMembers),
    ],
    'no-refusal-logprobs': [
      'there is neither refusal nor logprobs',
      onCompletion(all(drop('/choices/*/message/refusal'), drop('/choices/*/logprobs'))),
      eachChunk(drop('/choices/*/logprobs')),
    ],
    'id-no-prefix': ['ids do not begin with chatcmpl-', onCompletion(bareId), eachChunk(bareId)],
    'model-is-path': [
      'models are named by the path they were loaded from',
      onCompletion(set('/model', MODEL_FILE)),
      eachChunk(set('/model', MODEL_FILE)),
    ],
  }),
  ...patches(onCompletion, {
    'prompt-in-answer': [
      'completions carry the prompt that they answer, however long it is',
      (value, call) => set('/prompt', valueAtPath(call.json, '/messages'))(value),
    ],
    'prompt-tokens-larger': [
      'the prompt counts the tokens of a long template',
      (value) => {
        const prompt = Number(valueAtPath(value, '/usage/prompt_tokens')) + TEMPLATE_TOKENS
        const total = prompt + Number(valueAtPath(value, '/usage/completion_tokens'))
        return all(set('/usage/prompt_tokens', prompt), set('/usage/total_tokens', total))(value)
      },
    ],
    'no-usage': ['plain completions have no usage', drop('/usage')],
  }),
  ...patches(on('text'), {
    'ends-at-once': ['every third answer is empty', (text, call) => (call.n % 3 === 0 ? '' : text)],
    'text-unrepeatable': [
      'the same question gets another answer each time',
      (text, call) => (asksForEcho(call) ? text : `${text.slice(text.indexOf(' ') + 1)} Number ${call.n}.`),
    ],
    'byte-token-replacement': [
      'the model writes replacement characters of its own, and repeats nothing',
      () => 'It \uFFFD\uFFFD rains \uFFFD softly on the old \uFFFD harbour and nobody minds.',
    ],
    'cut-at-one-token': [
      'one token is a single letter',
      (text, call) => (valueAtPath(call.json, '/max_tokens') === 1 ? text.replace(/^\s*(\S)/, '$1 ') : text),
    ],
    'text-of-paths': [
      'the model writes of file paths, private addresses and process ids',
      (text, call) =>
        asksForEcho(call) ? text : `See /usr/lib/python3/site.py, 10.1.2.3:8080 and pid 4711. ${text}`,
    ],
  }),
  patch(
    'tells-client-address',
    'answers tell the client its own address, and where else to go',
    onReply(
      (_, call) => isChat(call),
      (reply) => ({
        ...reply,
        headers: {
          ...reply.headers,
          'x-client': '127.0.0.1:51234',
          link: '</usr/share/terms>; rel="terms-of-service"',
          'content-security-policy': 'connect-src http://192.168.7.7:3000',
        },
      }),
    ),
  ),
  patch(
    'json-leading-whitespace',
    'line ends come before the JSON, to keep the connection alive',
    onPlainDelivery((bytes, delivery) => ({ ...delivery, writes: [Buffer.from('\n\n \n'), bytes] })),
  ),
  patch('media-type-charset', 'media types have a charset, written in odd ways', {
    hooks: {
      reply: (reply, call) => {
        if (!isChat(call)) return reply
        const type =
          reply.body.kind === 'stream' ? 'text/event-stream;charset=UTF-8' : 'Application/JSON; charset=utf-8'
        return { ...reply, headers: { ...reply.headers, 'content-type': type } }
      },
    },
  }),
  slowFirstToken,
]
