import { build } from 'esbuild'
import { describe, expect, test } from 'vitest'
import { conforms, knownSchema } from './schema.ts'

const RESPONSE = 'urn:assay:interface:chat-completion-response'
const COMPLETION = 'urn:assay:openai:chat-completion'
const PROBLEM = 'urn:assay:readings:problem'
const FULL_ERROR = 'urn:assay:openai:error-body-full'

const completion = {
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1_760_000_000,
  model: 'm',
  choices: [{ index: 0, message: { role: 'assistant', content: 'Hi' }, finish_reason: 'stop' }],
}

describe('where, expected, received', () => {
  test.each([
    [RESPONSE, { choices: [{ message: { content: null } }] }, '/choices/0/message/content', 'string', 'null'],
    [RESPONSE, { choices: [{ message: {} }] }, '/choices/0/message/content', 'present', 'missing'],
    [
      RESPONSE,
      { choices: [{ message: { content: ['a'] } }] },
      '/choices/0/message/content',
      'string',
      'array of 1',
    ],
    [RESPONSE, { choices: { a: 1 } }, '/choices', 'array', 'object {a}'],
    [COMPLETION, { ...completion, id: '' }, '/id', 'a string that is not empty', 'string ""'],
    [COMPLETION, { ...completion, object: 'chat' }, '/object', 'chat.completion', 'string "chat"'],
    [COMPLETION, { ...completion, created: 1.5 }, '/created', 'integer', 'number 1.5'],
    [COMPLETION, { ...completion, choices: [] }, '/choices', 'an array of at least 1', 'array of 0'],
    [COMPLETION, { ...completion, usage: 'none' }, '/usage', 'object or null', 'string "none"'],
    [
      FULL_ERROR,
      { error: { message: 'm', type: 't', param: null, code: 400 } },
      '/error/code',
      'string or null',
      'number 400',
    ],
    [PROBLEM, { title: 'Bad', status: 600 }, '/status', 'a number <= 599', 'number 600'],
  ])('%s refuses %j', (schemaId, value, pointer, expected, received) => {
    expect(conforms(schemaId, value, 'x7')).toEqual([{ at: `x7 ${pointer}`, expected, received }])
  })

  test('an issue about the value itself has the given place', () => {
    expect(conforms(RESPONSE, [], 'x7')).toEqual([{ at: 'x7', expected: 'object', received: 'array of 0' }])
    expect(conforms(RESPONSE, { choices: 1 }, '')[0]?.at).toBe('/choices')
    expect(conforms(RESPONSE, undefined, 'x7')[0]?.received).toBe('missing')
  })

  test('branches of a choice are put into one issue', () => {
    expect(conforms(PROBLEM, {}, 'x7')).toEqual([
      { at: 'x7', expected: '/title present or /detail present', received: 'object {}' },
    ])
  })

  test('does not report a condition that led to another issue', () => {
    const issues = conforms('urn:assay:readings', { 'errors.body': 'opnai' }, 'x7')
    expect(issues.map(({ at }) => at)).toEqual(['x7 /errors.body'])
  })
})

describe('cost of hostile values', () => {
  test('five issues at most', () => {
    expect(conforms(RESPONSE, { choices: Array.from({ length: 100 }, () => ({})) }, 'x7')).toHaveLength(5)
  })

  test('only the first of millions of elements are validated', () => {
    const choices: readonly unknown[] = Array.from({ length: 2_000_000 }, () => 7)
    expect(conforms(RESPONSE, { choices }, 'x7')).toHaveLength(5)
    expect(conforms('urn:assay:clauses', choices, 'x7')).toHaveLength(5)
  })

  test('a value nested deeper than a stack is described without walking it', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)
    expect(conforms(RESPONSE, { choices: deep }, 'x7').length).toBeGreaterThan(0)
  })

  test('a long text is cut', () => {
    const [issue] = conforms(COMPLETION, { ...completion, object: 'é🌍'.repeat(10_000) }, 'x7')
    expect(issue?.received.length).toBeLessThan(100)
  })
})

test('a conforming value has no issue, even after a value with issues', () => {
  expect(conforms(COMPLETION, {}, 'x7')).toHaveLength(5)
  expect(conforms(COMPLETION, completion, 'x7')).toEqual([])
})

test('an unknown schema throws a TypeError', () => {
  expect(knownSchema(RESPONSE)).toBe(true)
  expect(knownSchema('toString')).toBe(false)
  expect(() => conforms('urn:assay:nothing', {}, 'x7')).toThrow(TypeError)
})

test('the validator can be bundled without Node APIs', async () => {
  const { outputFiles } = await build({
    entryPoints: ['conformance/exchange/schema.ts'],
    absWorkingDir: process.cwd(),
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
  })
  const code = outputFiles[0]?.text ?? ''
  expect(code).toContain('conforms')
  expect(code).not.toMatch(/new Function|\beval\(|^import /m)
})
