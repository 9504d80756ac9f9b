import { describe, expect, test } from 'vitest'
import { classify, oneLine, type Answer } from './answer.ts'

const REPLY = { choices: [{ message: { content: 'hi' } }], usage: { prompt_tokens: 3, completion_tokens: 2 } }

function answer(parts: Partial<Answer>): Answer {
  return { status: 200, errorCode: 0, error: '', body: JSON.stringify(REPLY), ...parts }
}

test.each<[name: string, parts: Partial<Answer>, expected: string]>([
  ['a completion', {}, 'ok'],
  ['a completion without usage', { body: '{"choices":[{"message":{"content":""}}]}' }, 'ok'],
  ['201', { status: 201 }, 'ok'],
  ['204', { status: 204, body: '' }, 'bad-json'],
  ['429', { status: 429, errorCode: 1429 }, 'http-429'],
  ['401', { status: 401, errorCode: 1401 }, 'http-4xx'],
  ['503', { status: 503, errorCode: 1503 }, 'http-5xx'],
  ['302', { status: 302 }, 'http-other'],
  ['half an answer', { body: '{"choices":[' }, 'bad-json'],
  ['HTML', { body: '<html>' }, 'bad-json'],
  ['two values', { body: '{} {}' }, 'bad-json'],
  ['no choices', { body: '{"choices":[]}' }, 'not-a-completion'],
  ['null content', { body: '{"choices":[{"message":{"content":null}}]}' }, 'not-a-completion'],
  ['an error with status 200', { body: '{"error":{"message":"x"}}' }, 'not-a-completion'],
  ['an array', { body: '[]' }, 'not-a-completion'],
  ['request timeout', { status: 0, errorCode: 1050, body: null }, 'timeout'],
  ['dial timeout', { status: 0, errorCode: 1211, body: null }, 'timeout'],
  ['refused', { status: 0, errorCode: 1212, body: null }, 'network'],
  ['status 200, then cut off', { status: 200, errorCode: 1000, body: '{"choices"' }, 'network'],
  ['nothing at all', { status: 0, body: null }, 'network'],
])('%s is %s', (_name, parts, expected) => {
  expect(classify(answer(parts), null).class).toBe(expected)
})

test('tokens come from usage, and only when they are counts', () => {
  expect(classify(answer({}), null)).toMatchObject({ promptTokens: 3, completionTokens: 2 })
  const odd = JSON.stringify({ ...REPLY, usage: { prompt_tokens: -1, completion_tokens: '2' } })
  expect(classify(answer({ body: odd }), null)).toMatchObject({ promptTokens: null, completionTokens: null })
})

describe('details', () => {
  test('carry no key, plain or escaped', () => {
    const secret = 'sk-a"b\\c'
    const body = `plain ${secret} escaped ${JSON.stringify(secret)}`
    expect(classify(answer({ status: 401, body }), secret).detail).toBe('401 plain [key] escaped "[key]"')
  })

  test('carry no part of a key that the border cuts', () => {
    const secret = 'sk-0123456789abcdef'
    for (let shift = 0; shift < secret.length; shift += 1) {
      // Control characters shrink to one space, so the border of the window comes into view.
      const text = '\u0001'.repeat(4096 - shift) + secret
      expect(oneLine(text, secret)).not.toContain('sk-')
    }
  })

  test('are one bounded line without control characters', () => {
    const line = oneLine(`a\r\nb\u001b[31mc\u2028d${'x'.repeat(10_000)}`, null)
    expect(line).toMatch(/^a b \[31mc dx+…$/)
    expect(line.length).toBeLessThanOrEqual(201)
  })
})
