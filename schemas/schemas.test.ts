import { describe, expect, test } from 'vitest'
import { validators } from './compiled/validators.js'

function accepts(schemaId: string, value: unknown): boolean {
  const validate = validators[schemaId]
  if (validate === undefined) throw new Error(`no schema ${schemaId}`)
  return validate(value)
}

const message = { role: 'user', content: 'Hello' }
const request = { model: 'm', messages: [message], max_tokens: 1, temperature: 0.7 }
const choice = { index: 0, message: { role: 'assistant', content: 'Hi' }, finish_reason: 'stop' }
const usage = { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5 }
const completion = { id: 'a', object: 'chat.completion', created: 1, model: 'm', choices: [choice] }
const delta = { index: 0, delta: { content: 'Hi' }, finish_reason: null }
const chunk = { id: 'a', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [delta] }
const error = { message: 'no', type: 'invalid_request_error', param: null, code: null }

type Row = readonly [what: string, value: unknown]
type Table = { readonly accepted: readonly Row[]; readonly refused: readonly Row[] }

const TABLES: Record<string, Table> = {
  'urn:assay:interface:chat-completion-request': {
    accepted: [
      ['all four', request],
      ['nothing, for what is required is not said', {}],
      ['unknown fields', { ...request, stream: true }],
      ['no messages, and bounds are not said', { messages: [], max_tokens: -1, temperature: 99 }],
    ],
    refused: [
      ['an array', []],
      ['a model that is a number', { model: 7 }],
      ['messages as text', { messages: 'hello' }],
      ['a message as text', { messages: ['hello'] }],
      ['a message without role', { messages: [{ content: 'x' }] }],
      ['half a token', { max_tokens: 1.5 }],
      ['a temperature in words', { temperature: 'warm' }],
      ['null', { temperature: null }],
    ],
  },
  'urn:assay:interface:message': {
    accepted: [
      ['a message', message],
      ['any role, and unknown fields', { role: 'poet', content: '', name: 'x' }],
    ],
    refused: [
      ['no content', { role: 'user' }],
      ['content in parts', { role: 'user', content: [] }],
      ['a role that is null', { role: null, content: '' }],
    ],
  },
  'urn:assay:interface:chat-completion-response': {
    accepted: [
      ['what is stated and no more', { choices: [{ message: { content: '' } }] }],
      ['no choices, for their number is not said', { choices: [] }],
      ['unknown fields', { ...completion, timings: {} }],
    ],
    refused: [
      ['no choices at all', {}],
      ['choices null', { choices: null }],
      ['an object', { choices: {} }],
      ['a choice without message', { choices: [{}] }],
      ['a message as text', { choices: [{ message: 'hi' }] }],
      ['content null', { choices: [{ message: { content: null } }] }],
      ['content in parts', { choices: [{ message: { content: [{ type: 'text' }] } }] }],
      ['content missing in the second', { choices: [choice, { message: {} }] }],
    ],
  },
  'urn:assay:openai:chat-completion': {
    accepted: [
      ['no usage', completion],
      ['usage', { ...completion, usage }],
      ['usage null', { ...completion, usage: null }],
      ['breakdowns null', { ...completion, usage: { ...usage, prompt_tokens_details: null } }],
      [
        'fields of vendors',
        { ...completion, system_fingerprint: null, timings: {}, provider_specific_fields: {} },
      ],
      ['an unknown finish reason', { ...completion, choices: [{ ...choice, finish_reason: 'eos' }] }],
      [
        'empty text',
        { ...completion, choices: [{ ...choice, message: { role: 'assistant', content: '' } }] },
      ],
    ],
    refused: [
      ...Object.keys(completion).map((name): Row => [`no ${name}`, { ...completion, [name]: undefined }]),
      ['an empty id', { ...completion, id: '' }],
      ['another object', { ...completion, object: 'text_completion' }],
      ['created in parts of a second', { ...completion, created: 1.5 }],
      ['created as text', { ...completion, created: '1' }],
      ['no choice', { ...completion, choices: [] }],
      ['no index', { ...completion, choices: [{ ...choice, index: undefined }] }],
      ['no finish reason', { ...completion, choices: [{ ...choice, finish_reason: null }] }],
      ['another role', { ...completion, choices: [{ ...choice, message: { role: 'user', content: '' } }] }],
      ['usage as text', { ...completion, usage: '5' }],
      ['negative usage', { ...completion, usage: { ...usage, prompt_tokens: -1 } }],
      ['usage without total', { ...completion, usage: { ...usage, total_tokens: undefined } }],
    ],
  },
  'urn:assay:openai:chat-completion-chunk': {
    accepted: [
      ['a chunk', chunk],
      ['no choices, with usage', { ...chunk, choices: [], usage }],
      ['usage null', { ...chunk, usage: null }],
      ['content null', { ...chunk, choices: [{ index: 0, delta: { content: null, role: 'assistant' } }] }],
      ['an empty delta and no finish reason', { ...chunk, choices: [{ index: 0, delta: {} }] }],
      [
        'a role that comes again, a finish reason',
        { ...chunk, choices: [{ ...delta, finish_reason: 'stop' }] },
      ],
    ],
    refused: [
      ...Object.keys(chunk).map((name): Row => [`no ${name}`, { ...chunk, [name]: undefined }]),
      ['choices null', { ...chunk, choices: null }],
      ['the object of a whole reply', { ...chunk, object: 'chat.completion' }],
      ['created as text', { ...chunk, created: '1' }],
      ['no delta', { ...chunk, choices: [{ index: 0, message: {} }] }],
      ['no index', { ...chunk, choices: [{ delta: {} }] }],
      ['content that is a number', { ...chunk, choices: [{ index: 0, delta: { content: 1 } }] }],
    ],
  },
  'urn:assay:openai:error-body': {
    accepted: [
      ['a message', { error: { message: 'no' } }],
      ['more', { error: { ...error, code: 400 }, detail: 'x' }],
    ],
    refused: [
      ['text', { error: 'no' }],
      ['flat', { message: 'no' }],
      ['no message', { error: { code: 'x' } }],
      ['detail', { detail: 'no' }],
    ],
  },
  'urn:assay:openai:error-body-full': {
    accepted: [
      ['nulls', { error }],
      ['strings', { error: { ...error, param: 'model', code: 'model_not_found' } }],
    ],
    refused: [
      ...Object.keys(error).map((name): Row => [`no ${name}`, { error: { ...error, [name]: undefined } }]),
      ['a code that is a number', { error: { ...error, code: 404 } }],
      ['a param that is an object', { error: { ...error, param: {} } }],
      ['a type that is null', { error: { ...error, type: null } }],
    ],
  },
  'urn:assay:openai:model-list': {
    accepted: [
      ['no model', { object: 'list', data: [] }],
      ['ids only', { object: 'list', data: [{ id: 'x:latest' }] }],
      ['more', { object: 'list', models: [], data: [{ id: 'x', object: 'model', created: null, meta: {} }] }],
    ],
    refused: [
      ['an array', [{ id: 'x' }]],
      ['no data', { object: 'list' }],
      ['names', { object: 'list', data: ['x'] }],
      ['an empty id', { object: 'list', data: [{ id: '' }] }],
    ],
  },
  'urn:assay:readings:problem': {
    accepted: [
      ['a title', { title: 'Bad request', status: 400 }],
      ['a detail', { type: 'about:blank', detail: 'no model' }],
    ],
    refused: [
      ['neither', { status: 400 }],
      ['a status as text', { title: 'x', status: '400' }],
    ],
  },
  'urn:assay:readings:detail': {
    accepted: [
      ['a sentence', { detail: 'no' }],
      ['a list', { detail: [{ loc: ['body'], msg: 'no' }] }],
    ],
    refused: [
      ['nothing', {}],
      ['an object', { detail: {} }],
    ],
  },
  'urn:assay:readings:bare-error': {
    accepted: [
      ['text', 'no'],
      ['an object', {}],
    ],
    refused: [['an array', []]],
  },
  'urn:assay:statement': {
    accepted: [
      ['its mark only', { schema: 'assay.statement/1' }],
      [
        'readings by name and in full',
        {
          schema: 'assay.statement/1',
          readings: { 'errors.body': 'openai', 'sse.path': { reading: 'other-path', path: '/x' } },
        },
      ],
    ],
    refused: [
      ['no mark', {}],
      ['an unknown member', { schema: 'assay.statement/1', reading: {} }],
      ['an unknown key', { schema: 'assay.statement/1', readings: { 'errors.bodi': 'openai' } }],
      [
        'a name that needs parameters',
        { schema: 'assay.statement/1', readings: { 'sse.path': 'other-path' } },
      ],
      ['core unsupported', { schema: 'assay.statement/1', capabilities: { core: 'unsupported' } }],
    ],
  },
  'urn:assay:profile': {
    accepted: [
      ['no readings', { schema: 'assay.profile/1', name: 'none', title: 'x', readings: {} }],
      [
        'a reading taken out',
        { schema: 'assay.profile/1', name: 'x', title: 'x', readings: { 'errors.body': null } },
      ],
    ],
    refused: [
      [
        'a reading by name',
        { schema: 'assay.profile/1', name: 'x', title: 'x', readings: { 'errors.body': 'openai' } },
      ],
      [
        'an unknown key',
        { schema: 'assay.profile/1', name: 'x', title: 'x', readings: { 'errors.bodi': {} } },
      ],
    ],
  },
}

describe.each(Object.entries(TABLES))('%s', (schemaId, { accepted, refused }) => {
  test.each(accepted)('accepts %s', (_, value) => expect(accepts(schemaId, value)).toBe(true))
  test.each(refused)('refuses %s', (_, value) => expect(accepts(schemaId, value)).toBe(false))
})
