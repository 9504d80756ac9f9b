import { expect, test } from 'vitest'
import { coreChecks } from './core.ts'
import { exchange, goodReply } from '../../exchange/exchange-fixture.ts'
import { issuesOf, judged, kindOf } from '../../evidence/verdict-fixture.ts'

const ID = 'core.content-is-string'

function judge(message: object, finish: string, usage: object = goodReply.usage) {
  const choices = [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: finish }]
  return judged(coreChecks, ID, [
    exchange('core.max-tokens/one', { json: { ...goodReply, choices, usage } }),
    exchange('core.mix/a'),
  ])
}

const thinking = { ...goodReply.usage, completion_tokens_details: { reasoning_tokens: 1 } }

test.each<[kind: string, message: object, finish: string, usage?: object]>([
  ['satisfied', { content: 'Once' }, 'length'],
  ['satisfied', { content: '' }, 'length'],
  ['satisfied', { content: null, reasoning_content: 'The' }, 'length'],
  ['satisfied', { content: null, reasoning: 'The', tool_calls: [] }, 'length'],
  ['satisfied', { content: null }, 'length', thinking],
  ['violated', { content: null }, 'length'],
  ['violated', {}, 'length'],
  ['violated', { content: null, reasoning_content: null, refusal: null, tool_calls: [] }, 'length'],
  ['violated', { content: null, reasoning_content: 'The' }, 'stop'],
])('%s for %j, ended by %s', (kind, message, finish, usage) => {
  expect(kindOf(judge(message, finish, usage))).toBe(kind)
})

test('the issue shows the value in place of the text', () => {
  expect(issuesOf(judge({ content: null }, 'length'))).toEqual([
    'core.max-tokens/one /choices/0/message/content: null',
  ])
})

test('shows nothing without answers', () => {
  expect(kindOf(judged(coreChecks, ID, []))).toBe('prerequisite')
})
