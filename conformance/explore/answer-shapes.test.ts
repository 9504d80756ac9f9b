import { expect, test } from 'vitest'
import { exchange, goodReply, type ExchangeParts } from '../exchange/exchange-fixture.ts'
import { answerShapes } from './answer-shapes.ts'

function membersOf(...answers: readonly ExchangeParts[]) {
  const shapes = answerShapes(answers.map((parts, at) => exchange(`core.completion/${at}`, parts)))
  return Object.fromEntries(
    [...shapes].map(([endpoint, shape]) => [
      endpoint,
      [...shape].map(
        ([pointer, { types, isAlways }]) => `${pointer} ${types.join('|')}${isAlways ? '' : '?'}`,
      ),
    ]),
  )
}

test('a member lists all its types and whether it is always present; integers and fractions are one type', () => {
  const [choice] = goodReply.choices
  const cut = { ...goodReply, created: 1.5, choices: [{ ...choice, finish_reason: null }], usage: undefined }
  const found = membersOf({ json: goodReply }, { json: cut })['POST /v1/chat/completions 200'] ?? []
  expect(found).toEqual(
    expect.arrayContaining([
      ' object',
      '/created number',
      '/choices array',
      '/choices/* object',
      '/choices/*/finish_reason null|string',
      '/choices/*/message/content string',
      '/usage object?',
      '/usage/total_tokens number',
    ]),
  )
})

test('each status and path has its own structure, and ids in paths are left out', () => {
  const endpoints = Object.keys(
    membersOf(
      { json: { id: 1 } },
      { json: { error: {} }, status: 404 },
      { json: { id: 1 }, method: 'DELETE', url: 'http://127.0.0.1:1/v1/hooks/hook_4f9d2c7e81b3' },
      { json: { id: 1 }, method: 'DELETE', url: 'http://127.0.0.1:1/v1/hooks/hook_111111111111' },
    ),
  )
  expect(endpoints).toEqual([
    'POST /v1/chat/completions 200',
    'POST /v1/chat/completions 404',
    'DELETE /v1/hooks/{id} 200',
  ])
})

test('events of a stream have a structure, and events that are not JSON objects are left out', () => {
  const stream = {
    headers: [['content-type', 'text/event-stream']],
    text: 'data: {"id":"a","choices":[]}\n\ndata: {"id":"a"}\n\ndata: [DONE]\n\n',
  } as const
  expect(membersOf(stream, { text: 'plain' })).toEqual({
    'POST /v1/chat/completions 200, events': [' object', '/id string', '/choices array?'],
  })
})
