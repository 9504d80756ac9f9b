import { describe, expect, test } from 'vitest'
import type { Exchange } from '../../exchange/exchange.ts'
import { checksOf } from '../../evidence/check.ts'
import * as body from './core-body.ts'
import * as endpoint from './core-endpoint.ts'
import { exchange, goodReply, type ExchangeParts } from '../../exchange/exchange-fixture.ts'
import { issuesOf, judged, kindOf } from '../../evidence/verdict-fixture.ts'

const ID = 'core.completion/all-four'
const checks = checksOf(endpoint, body)

function first(parts: ExchangeParts = {}): Exchange {
  return exchange(ID, parts)
}

const error = (message: string, code: string | null = null) => ({
  error: { message, type: 't', param: null, code },
})
const reset = { kind: 'failed', code: 'reset', detail: 'closed after 10 of 99 bytes' } as const

describe.each([
  [
    'core.post-completes',
    [
      ['satisfied', {}],
      ['violated', { status: 500, json: {} }],
      ['violated', { status: 404, json: error('not found') }],
      ['violated', { status: 204, text: '' }],
      ['satisfied', { status: 201 }],
      ['violated', { noResponse: true, end: reset }],
      ['prerequisite', { status: 401, json: {} }],
      ['prerequisite', { status: 403, json: {} }],
      ['prerequisite', { status: 402, json: {} }],
      ['prerequisite', { status: 404, json: error('The model `x` does not exist.', 'model_not_found') }],
      ['throttled', { status: 429, json: {} }],
      ['timeout', { noResponse: true, end: { ...reset, code: 'timeout-headers' } }],
      ['prerequisite', { noResponse: true, end: { ...reset, code: 'refused' } }],
    ],
  ],
  [
    'core.chat-path',
    [
      ['satisfied', {}],
      ['satisfied', { status: 404, json: error('model "x" not found, try pulling it first') }],
      ['satisfied', { status: 400, json: {} }],
      ['violated', { status: 404, text: '<h1>Not Found</h1>' }],
      ['violated', { status: 405, json: {} }],
    ],
  ],
  [
    'core.version-by-path',
    [
      ['satisfied', {}],
      ['violated', { status: 400, json: error('api-version header required') }],
      ['prerequisite', { status: 400, json: error('temperature must be 1') }],
      ['prerequisite', { status: 500, json: {} }],
      ['prerequisite', { status: 401, json: {} }],
    ],
  ],
  [
    'core.no-redirect',
    [
      ['satisfied', {}],
      ['violated', { status: 307, text: '', headers: [['location', '/v1/chat/completions/']] }],
      ['violated', { status: 301, text: '' }],
    ],
  ],
  [
    'core.content-type-accepted',
    [
      ['satisfied', {}],
      ['violated', { status: 415, json: {} }],
      ['prerequisite', { status: 400, json: {} }],
    ],
  ],
  [
    'core.json-media-type',
    [
      ['satisfied', {}],
      ['satisfied', { headers: [['content-type', 'application/json; charset=utf-8']] }],
      ['violated', { headers: [['content-type', 'text/plain']] }],
      ['violated', { headers: [] }],
      ['prerequisite', { status: 500 }],
    ],
  ],
  [
    'core.strict-json',
    [
      ['satisfied', {}],
      ['satisfied', { text: `\n  ${JSON.stringify(goodReply)}` }],
      ['violated', { text: `\uFEFF${JSON.stringify(goodReply)}` }],
      ['violated', { text: '{"a":NaN}' }],
      ['violated', { text: '{} data: [DONE]' }],
      ['violated', { text: '<html></html>' }],
      ['violated', { text: '' }],
      ['prerequisite', { base64: 'gICA' }],
    ],
  ],
  [
    'core.body-utf8',
    [
      ['satisfied', {}],
      ['violated', { base64: 'gICA' }],
    ],
  ],
  [
    'core.reply-whole',
    [
      ['satisfied', {}],
      ['violated', { text: '{"cho', end: reset }],
      ['timeout', { noResponse: true, end: { ...reset, code: 'timeout-total' } }],
    ],
  ],
  [
    'core.no-error-in-success',
    [
      ['satisfied', {}],
      ['violated', { json: { ...goodReply, error: null } }],
      ['violated', { json: error('no') }],
      ['prerequisite', { status: 400, json: error('no') }],
    ],
  ],
] as const)('%s', (id, rows) => {
  test.each(rows.map(([kind, parts]) => [kind, JSON.stringify(parts), parts] as const))(
    '%s for %s',
    (kind, _text, parts) => {
      expect(kindOf(judged(checks, id, [first(parts)]))).toBe(kind)
    },
  )
})

test('one bad reply among good ones is found, and only it is shown', () => {
  const bad = exchange('core.mix/c', { headers: [] })
  const judgement = judged(checks, 'core.json-media-type', [first(), exchange('core.mix/a'), bad])
  expect(judgement).toMatchObject({ kind: 'violated', exchanges: ['core.mix/c'] })
  expect(issuesOf(judgement)).toEqual(['core.mix/c header content-type: missing'])
})

test('an answer cut off is judged by its status where only the status counts', () => {
  const cut = first({ text: '{"cho', end: reset })
  expect(kindOf(judged(checks, 'core.chat-path', [cut]))).toBe('satisfied')
  expect(kindOf(judged(checks, 'core.no-redirect', [cut]))).toBe('satisfied')
  expect(kindOf(judged(checks, 'core.reply-whole', [cut]))).toBe('violated')
})

test.each([
  ['404 that names the model', 404, error('The model `x` does not exist.'), 'prerequisite'],
  ['404 with a code', 404, error('no', 'model_not_found'), 'prerequisite'],
  ['400 that names the model', 400, error('Unknown model: x'), 'prerequisite'],
  ['400 with another wording', 400, error('x is not a valid model ID'), 'prerequisite'],
  ['404 that names the model in detail', 404, { detail: 'model x not found' }, 'prerequisite'],
  ['404 that names the model in message', 404, { message: 'no such model' }, 'prerequisite'],
  ['404 about the path in detail', 404, { detail: 'Not Found' }, 'violated'],
  ['400 about something of the model', 400, error('This model takes no system message.'), 'violated'],
  ['404 about the path', 404, error('Not Found'), 'violated'],
])('core.post-completes, %s', (_name, status, json, kind) => {
  expect(kindOf(judged(checks, 'core.post-completes', [first({ status, json })]))).toBe(kind)
})

test('an error with status 200 is found among the mistakes too', () => {
  const calls = [first(), exchange('core.refusals/model-number', { json: error('no') })]
  expect(issuesOf(judged(checks, 'core.no-error-in-success', calls))).toEqual([
    'core.refusals/model-number /error: object {message, type, param, code}',
  ])
})

function mistakeAnsweredBy(text: string) {
  const headers = [['content-type', 'text/event-stream']] as const
  const refused = exchange('core.refusals/model-number', { text, headers })
  return judged(checks, 'core.no-error-in-success', [first(), refused])
}

test('an event stream with an error alone is an error with status 200', () => {
  const data = `data: ${JSON.stringify(error('no'))}\n\n`
  expect(issuesOf(mistakeAnsweredBy(`${data}data: [DONE]\n\n`))).toEqual([
    expect.stringMatching(/^core\.refusals\/model-number body: an error: \{"error":/),
  ])
  expect(kindOf(mistakeAnsweredBy(`data: {"choices":[]}\n\n${data}`))).toBe('satisfied')
})

describe('through a client library', () => {
  const client = { library: 'openai-node', text: 'Hello', error: null }
  const late = { ...client, text: null, error: 'APIConnectionTimeoutError: Request timed out.' }
  const broken = { library: 'openai-node', text: null, error: 'TypeError: choices is null' }
  test.each([
    ['core.sdk-completes', 'satisfied', [first(), exchange('core.sdk/plain', { client })]],
    ['core.sdk-completes', 'violated', [first(), exchange('core.sdk/plain', { client: broken })]],
    [
      'core.sdk-completes',
      'prerequisite',
      [first({ status: 500 }), exchange('core.sdk/plain', { client: broken })],
    ],
    ['core.sdk-completes', 'timeout', [first(), exchange('core.sdk/plain', { client: late })]],
    ['core.sdk-completes', 'violated', [first(), exchange('core.sdk/plain')]],
    ['core.sdk-constructed', 'satisfied', [first(), exchange('core.sdk/plain', { client })]],
    [
      'core.sdk-constructed',
      'violated',
      [first(), exchange('core.sdk/plain', { status: 403, client: broken })],
    ],
    [
      'core.sdk-constructed',
      'prerequisite',
      [first({ status: 403 }), exchange('core.sdk/plain', { status: 403 })],
    ],
  ])('%s: %s', (id, kind, calls) => {
    expect(kindOf(judged(checks, id, calls))).toBe(kind)
  })
})

test.each([
  ['{"id":"é', '8', / Content-Length: 8 ends the body before the JSON ends$/],
  ['{"a":NaN}', '9', /NaN}"$/],
])('%j with Content-Length %s is reported as %s', (text, length, told) => {
  const call = exchange('core.mix/a', { text, headers: [['content-length', length]] })
  expect(issuesOf(judged(checks, 'core.strict-json', [call]))[0]).toMatch(told)
})
