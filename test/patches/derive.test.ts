import { describe, expect, test } from 'vitest'
import { sendRequest, chatBody, payloads } from '../../reference/client-fixture.ts'
import { deriveFaults } from './derive.ts'
import { valueAtPath } from '../../reference/json-value.ts'
import { startReference } from '../../reference/server.ts'

const counts = {
  $id: 'urn:test:counts',
  type: ['object', 'null'],
  required: ['total'],
  properties: { total: { type: 'integer', minimum: 0 } },
}
const schema = {
  type: 'object',
  required: ['id'],
  properties: {
    id: { type: 'string', minLength: 1 },
    object: { const: 'chat.completion' },
    choices: { type: 'array', minItems: 1, items: { $ref: '#/$defs/choice' } },
    usage: { $ref: 'urn:test:counts' },
  },
  $defs: {
    choice: {
      type: 'object',
      required: ['message'],
      properties: { finish_reason: { enum: ['stop'] }, message: { type: 'object' } },
    },
  },
}

test('each demand of a schema becomes a fault', () => {
  expect(deriveFaults(schema, 'response', 'reply', [counts]).map(({ id }) => id)).toEqual([
    'derived:response.id:required',
    'derived:response.id:type',
    'derived:response.id:minLength',
    'derived:response.object:const',
    'derived:response.choices:type',
    'derived:response.choices:minItems',
    'derived:response.choices.0:type',
    'derived:response.choices.0.message:required',
    'derived:response.choices.0.finish_reason:enum',
    'derived:response.choices.0.message:type',
    'derived:response.usage:type',
    'derived:response.usage.total:required',
    'derived:response.usage.total:type',
    'derived:response.usage.total:minimum',
  ])
})

test('a schema that contains itself ends, and an unknown reference is passed over', () => {
  const loop = { type: 'object', properties: { next: { $ref: '#' }, other: { $ref: 'urn:nowhere' } } }
  expect(deriveFaults(loop, 'loop', 'reply').length).toBeLessThan(20)
})

describe('a derived fault breaks the answers it is about', () => {
  const content = {
    properties: {
      choices: { items: { properties: { delta: { properties: { content: { type: 'string' } } } } } },
      data: { items: { required: ['id'] } },
      error: { required: ['message'] },
      model: { type: 'string' },
    },
  }

  async function broken(where: Parameters<typeof deriveFaults>[2], id: string): Promise<readonly unknown[]> {
    const patches = deriveFaults(content, 's', where).filter((fault) => fault.id === id)
    expect(patches).toHaveLength(1)
    const reference = await startReference({ patches, latency: { ttftMs: 0, gapMs: 0, jitterMs: 0 } })
    try {
      const stream = payloads(
        (await sendRequest(reference, { json: chatBody(reference, 'repeat: hi', { stream: true }) })).text,
      )
      const plain = (await sendRequest(reference)).json
      const models = (await sendRequest(reference, { method: 'GET', path: '/v1/models' })).json
      const error = (await sendRequest(reference, { authorization: null })).json
      expect(reference.appliedCount()).toBeGreaterThan(0)
      return [
        valueAtPath(stream[1], '/choices/0/delta/content'),
        valueAtPath(plain, '/model'),
        valueAtPath(models, '/data/0/id'),
        valueAtPath(error, '/error/message'),
      ].map((value) => typeof value)
    } finally {
      await reference.close()
    }
  }

  test.each([
    ['chunk', 'derived:s.choices.0.delta.content:type', ['number', 'string', 'string', 'string']],
    ['reply', 'derived:s.model:type', ['string', 'number', 'string', 'string']],
    ['models', 'derived:s.data.0.id:required', ['string', 'string', 'undefined', 'string']],
    ['error', 'derived:s.error.message:required', ['string', 'string', 'string', 'undefined']],
  ] as const)('%s', async (where, id, types) => {
    expect(await broken(where, id)).toEqual(types)
  })
})
