import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendRequest, chatBody, streamedText, type RequestParts } from './client-fixture.ts'
import { valueAtPath } from './json-value.ts'
import { startReference, type Reference } from './server.ts'

let reference: Reference
beforeAll(async () => {
  reference = await startReference({ latency: { ttftMs: 0, gapMs: 0, jitterMs: 0 } })
})
afterAll(() => reference.close())

const content = (json: unknown): unknown => valueAtPath(json, '/choices/0/message/content')

describe('a plain completion', () => {
  test('has every member of a chat completion, and usage that adds up', async () => {
    const { status, headers, json } = await sendRequest(reference, {
      json: chatBody(reference, 'Hello.', { max_tokens: 64, temperature: 0.7 }),
    })
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/json')
    expect(headers['date']).toBeDefined()
    expect(json).toMatchObject({
      id: expect.stringMatching(/^chatcmpl-[A-Za-z0-9]{24}$/),
      object: 'chat.completion',
      model: reference.model,
      choices: [
        { index: 0, message: { role: 'assistant', refusal: null }, logprobs: null, finish_reason: 'stop' },
      ],
    })
    expect(Math.abs(Number(valueAtPath(json, '/created')) - Date.now() / 1000)).toBeLessThan(60)
    expect(String(content(json)).split(' ').length).toBeGreaterThanOrEqual(20)
    const [prompt, completion, total] = ['prompt', 'completion', 'total'].map((part) =>
      Number(valueAtPath(json, `/usage/${part}_tokens`)),
    )
    expect(prompt).toBeGreaterThan(0)
    expect(total).toBe(Number(prompt) + Number(completion))
  })

  test('repeats its text for the same messages, and never an id', async () => {
    const [first, again, other] = await Promise.all(
      ['A', 'A', 'B'].map((user) => sendRequest(reference, { json: chatBody(reference, user) })),
    )
    expect(content(first?.json)).toBe(content(again?.json))
    expect(content(first?.json)).not.toBe(content(other?.json))
    expect(valueAtPath(first?.json, '/id')).not.toBe(valueAtPath(again?.json, '/id'))
  })

  test.each(['abc é 🌍 中文', ' two  spaces\nand a line ', '', 'a'.repeat(100)])(
    'repeats %j to the letter',
    async (text) => {
      const { json } = await sendRequest(reference, { json: chatBody(reference, `Say it. repeat: ${text}`) })
      expect(content(json)).toBe(text)
    },
  )

  test('is cut at max_tokens and says so', async () => {
    const { json } = await sendRequest(reference, {
      json: chatBody(reference, 'repeat: one two three', { max_tokens: 2 }),
    })
    expect(content(json)).toBe('one two')
    expect(valueAtPath(json, '/choices/0/finish_reason')).toBe('length')
    expect(valueAtPath(json, '/usage/completion_tokens')).toBe(2)
  })

  test('ends with stop when the cap is reached exactly', async () => {
    const { json } = await sendRequest(reference, {
      json: chatBody(reference, 'repeat: one two three', { max_tokens: 3 }),
    })
    expect(valueAtPath(json, '/choices/0/finish_reason')).toBe('stop')
  })

  test.each([
    ['nulls', { temperature: null, max_tokens: null, stream: null, stream_options: null }],
    ['unknown members', { assay_unknown: { deep: [1] } }],
    ['temperature 0', { temperature: 0 }],
    ['temperature 2', { temperature: 2 }],
    ['content parts', { messages: [{ role: 'user', content: [{ type: 'text', text: 'hi' }] }] }],
    [
      'all roles',
      {
        messages: ['system', 'developer', 'user', 'assistant', 'tool'].map((role) => ({ role, content: '' })),
      },
    ],
  ])('takes %s', async (_, more) => {
    expect((await sendRequest(reference, { json: chatBody(reference, 'Hi.', more) })).status).toBe(200)
  })
})

const refused: readonly [name: string, more: object, param: string, status?: number][] = [
  ['no model', { model: undefined }, 'model'],
  ['a model that is a number', { model: 7 }, 'model'],
  ['an empty model', { model: '' }, 'model'],
  ['an unknown model', { model: 'nobody' }, 'model', 404],
  ['no messages', { messages: undefined }, 'messages'],
  ['messages as string', { messages: 'hi' }, 'messages'],
  ['messages as object', { messages: { role: 'user', content: 'hi' } }, 'messages'],
  ['empty messages', { messages: [] }, 'messages'],
  ['a message that is a string', { messages: ['hi'] }, 'messages[0]'],
  ['no role', { messages: [{ content: 'hi' }] }, 'messages[0].role'],
  ['a role that is a number', { messages: [{ role: 1, content: 'hi' }] }, 'messages[0].role'],
  ['an unknown role', { messages: [{ role: 'king', content: 'hi' }] }, 'messages[0].role'],
  ['no content', { messages: [{ role: 'assistant' }] }, 'messages[0].content'],
  ['content null', { messages: [{ role: 'assistant', content: null }] }, 'messages[0].content'],
  ['content as number', { messages: [{ role: 'user', content: 1 }] }, 'messages[0].content'],
  [
    'an image part',
    { messages: [{ role: 'user', content: [{ type: 'image' }] }] },
    'messages[0].content[0].type',
  ],
  ['max_tokens as string', { max_tokens: '5' }, 'max_tokens'],
  ['a fraction of a token', { max_tokens: 1.5 }, 'max_tokens'],
  ['no tokens', { max_tokens: 0 }, 'max_tokens'],
  ['negative tokens', { max_tokens: -1 }, 'max_tokens'],
  ['temperature as string', { temperature: 'hot' }, 'temperature'],
  ['temperature below 0', { temperature: -0.1 }, 'temperature'],
  ['temperature above 2', { temperature: 2.1 }, 'temperature'],
  ['stream as string', { stream: 'yes' }, 'stream'],
  ['stream_options without stream', { stream_options: { include_usage: true } }, 'stream_options'],
]

describe('a mistaken request', () => {
  test.each(refused)(
    'with %s is refused, and the error names the member',
    async (_, more, param, status = 400) => {
      const reply = await sendRequest(reference, { json: chatBody(reference, 'Hi.', more) })
      expect(reply.status).toBe(status)
      expect(reply.headers['content-type']).toBe('application/json')
      expect(reply.json).toEqual({
        error: {
          message: expect.stringMatching(/./),
          type: 'invalid_request_error',
          param,
          code: expect.any(String),
        },
      })
    },
  )

  const bodies: readonly [name: string, what: RequestParts, status: number][] = [
    ['malformed', { body: '{"model": }' }, 400],
    ['truncated', { body: '{"model": "x", "mess' }, 400],
    ['empty', { body: '' }, 415],
    ['empty but labeled', { body: '', headers: { 'content-type': 'application/json' } }, 400],
    ['two values', { body: '{} {}' }, 400],
    ['not UTF-8', { body: Buffer.from([0x7b, 0xff, 0x7d]) }, 400],
    ['an array', { body: '[]' }, 400],
    ['text/plain', { contentType: 'text/plain' }, 415],
    ['without a media type', { contentType: null }, 415],
  ]
  test.each(bodies)('whose body is %s is refused', async (_, what, status) => {
    const reply = await sendRequest(reference, what)
    expect(reply.status).toBe(status)
    expect(valueAtPath(reply.json, '/error/message')).toEqual(expect.any(String))
  })

  test('with a body above the limit gets 413 and leaves the server well', async () => {
    const reply = await sendRequest(reference, {
      body: JSON.stringify(chatBody(reference, 'x'.repeat(5 * 1024 * 1024))),
    })
    expect(reply.status).toBe(413)
    expect((await sendRequest(reference)).status).toBe(200)
  })

  test('takes a +json media type and parameters', async () => {
    expect(
      (await sendRequest(reference, { contentType: 'application/vnd.chat+json; charset=utf-8' })).status,
    ).toBe(200)
  })
})

describe('paths and methods', () => {
  test.each([
    ['GET', '/v1/chat/completions', 405],
    ['HEAD', '/v1/chat/completions', 405],
    ['DELETE', '/v1/models', 405],
    ['GET', '/nowhere', 404],
    ['HEAD', '/nowhere', 404],
    ['POST', '/v1/chat/completions/', 404],
    ['GET', '/v1/models', 200],
    ['OPTIONS', '/v1/chat/completions', 204],
  ])('%s %s is answered %i', async (method, path, status) => {
    const reply = await sendRequest(reference, { method, path })
    expect(reply.status).toBe(status)
    if (status === 405) expect(reply.headers['allow']).toContain('OPTIONS')
    if (method === 'HEAD') expect(reply.text).toBe('')
    else if (status >= 400) expect(valueAtPath(reply.json, '/error/code')).toEqual(expect.any(String))
  })

  test('a preflight needs no key and lets the client libraries through', async () => {
    const headers = { 'access-control-request-headers': 'X-Custom, x-stainless-lang' }
    const reply = await sendRequest(reference, { method: 'OPTIONS', authorization: null, headers })
    expect(reply.status).toBe(204)
    expect(reply.headers['access-control-allow-origin']).toBe('*')
    for (const name of ['authorization', 'content-type', 'x-stainless-lang', 'x-custom'])
      expect(reply.headers['access-control-allow-headers']).toContain(name)
  })

  test('the model list names every model', async () => {
    const reply = await sendRequest(reference, { method: 'GET', path: '/v1/models' })
    expect(valueAtPath(reply.json, '/data/0/id')).toBe(reference.model)
    expect(
      (await sendRequest(reference, { method: 'GET', path: '/v1/models', authorization: null })).status,
    ).toBe(401)
  })
})

describe('the key', () => {
  test.each([null, 'Bearer', 'Bearer ', 'KEY', 'Basic KEY', 'Bearer KEYx', 'Bearer K', 'Bearer KEY KEY'])(
    '%j is refused with a challenge',
    async (written) => {
      const reply = await sendRequest(reference, {
        authorization: written?.replaceAll('KEY', reference.key) ?? null,
      })
      expect(reply.status).toBe(401)
      expect(reply.headers['www-authenticate']).toMatch(/^Bearer realm=/)
      expect(Object.keys(Object(valueAtPath(reply.json, '/error')))).toEqual([
        'message',
        'type',
        'param',
        'code',
      ])
      expect(reply.text).not.toContain(reference.key)
    },
  )

  test.each(['bearer KEY', 'BEARER KEY', 'Bearer  KEY'])('%j is accepted', async (written) => {
    const authorization = written.replace('KEY', reference.key)
    expect((await sendRequest(reference, { authorization })).status).toBe(200)
  })
})

test('a stream has the text of the plain answer', async () => {
  const body = chatBody(reference, 'Tell me more.')
  const plain = await sendRequest(reference, { json: body })
  const streamed = await sendRequest(reference, { json: { ...body, stream: true } })
  expect(streamedText(streamed.text)).toBe(content(plain.json))
})
