import { describe, expect, test } from 'vitest'
import messageSchema from '../../schemas/interface/message.schema.json' with { type: 'json' }
import requestSchema from '../../schemas/interface/chat-completion-request.schema.json' with { type: 'json' }
import { readingsOf } from '../exchange/exchange-fixture.ts'
import { refusalCases } from './refusal-cases.ts'

const openai = readingsOf({
  'request.required': { reading: 'model+messages', required: ['model', 'messages'] },
  'maxTokens.bounds': { reading: 'integer', minimum: 1 },
  'temperature.bounds': { reading: 'range', minimum: 0, maximum: 2 },
})
const good = { model: 'm', messages: [{ role: 'user', content: 'Say hello.' }], max_tokens: 8 }

function casesUnder(readings: typeof openai): Map<string, unknown> {
  const cases = refusalCases(requestSchema, messageSchema, readings, good)
  return new Map(cases.map(({ label, body }) => [label, body]))
}

test('the labels under the openai profile are permanent', () => {
  expect([...casesUnder(openai).keys()].toSorted()).toMatchInlineSnapshot(`
    [
      "content-missing",
      "content-number",
      "max-tokens-fraction",
      "max-tokens-negative",
      "max-tokens-string",
      "max-tokens-zero",
      "message-string",
      "messages-empty",
      "messages-object",
      "messages-string",
      "missing-messages",
      "missing-model",
      "model-number",
      "role-missing",
      "role-number",
      "temperature-above",
      "temperature-below",
      "temperature-string",
    ]
  `)
})

test('each case changes the good request in one place', () => {
  const cases = casesUnder(openai)
  expect(cases.get('missing-model')).toEqual({ messages: good.messages, max_tokens: 8 })
  expect(cases.get('model-number')).toEqual({ ...good, model: 7 })
  expect(cases.get('messages-empty')).toEqual({ ...good, messages: [] })
  expect(cases.get('message-string')).toEqual({ ...good, messages: ['hello'] })
  expect(cases.get('role-missing')).toEqual({ ...good, messages: [{ content: 'Say hello.' }] })
  expect(cases.get('content-number')).toEqual({ ...good, messages: [{ role: 'user', content: 7 }] })
  expect(cases.get('max-tokens-fraction')).toEqual({ ...good, max_tokens: 1.5 })
  expect(cases.get('temperature-below')).toEqual({ ...good, temperature: -0.1 })
  expect(cases.get('temperature-above')).toEqual({ ...good, temperature: 2.1 })
})

describe('the readings decide what is out of bounds and what is missing', () => {
  test('no reading: wrong types only', () => {
    const labels = [...casesUnder(readingsOf({})).keys()]
    expect(labels.filter((label) => /^missing-|zero|negative|below|above/.test(label))).toEqual([])
    expect(labels).toHaveLength(12)
  })
  test('all four required', () => {
    const fields = ['model', 'messages', 'max_tokens', 'temperature']
    const cases = casesUnder(readingsOf({ 'request.required': { reading: 'all-four', required: fields } }))
    expect([...cases.keys()].filter((label) => label.startsWith('missing-'))).toEqual([
      'missing-model',
      'missing-messages',
      'missing-max-tokens',
      'missing-temperature',
    ])
  })
  test('-1 for no limit: zero and minus two are out of bounds only below the minimum', () => {
    const cases = casesUnder(readingsOf({ 'maxTokens.bounds': { reading: 'unlimited', minimum: -1 } }))
    expect(cases.has('max-tokens-zero')).toBe(false)
    expect(cases.get('max-tokens-negative')).toEqual({ ...good, max_tokens: -2 })
  })
  test('a maximum of 1', () => {
    const cases = casesUnder(
      readingsOf({ 'temperature.bounds': { reading: 'range', minimum: 0, maximum: 1 } }),
    )
    expect(cases.get('temperature-above')).toEqual({ ...good, temperature: 1.1 })
  })
})

test('a value that is not a schema gives no cases', () => {
  expect(refusalCases(null, 7, readingsOf({}), good).map(({ label }) => label)).toEqual(['message-string'])
})
