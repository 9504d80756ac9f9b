import { describe, expect, test } from 'vitest'
import { exchange } from '../exchange/exchange-fixture.ts'
import { errorBodyRule, errorMessage, errorPointer, errorRule } from './error-shape.ts'
import { completeReading } from '../statement/plan.ts'
import type { Readings } from '../statement/readings.ts'

function under(reading: { readonly reading: string; readonly [parameter: string]: unknown }): Readings {
  return new Map([['errors.body', { layer: 'declared', value: completeReading('errors.body', reading) }]])
}

const custom = under({
  reading: 'custom',
  schema: { type: 'object', required: ['failure'], properties: { failure: { type: 'object' } } },
  messagePointer: '/failure/reason',
  codePointer: '/failure/number',
})
const good = { failure: { reason: 'no such model', number: 'model_not_found' } }

describe('an error of a shape of its own', () => {
  test('is valid if it fits the schema and has a value at every pointer', () => {
    expect(errorRule(custom)?.(good, 'x')).toEqual([])
  })

  test.each([
    ['another shape', { error: 'no' }, 'x /failure'],
    ['no message', { failure: { number: 'a' } }, 'x /failure/reason'],
    ['a code that is null', { failure: { reason: 'no', number: null } }, 'x /failure/number'],
  ])('%s is not', (_, body, at) => {
    expect(errorRule(custom)?.(body, 'x').map((issue) => issue.at)).toEqual([at])
  })

  test('is read where the pointers say', () => {
    expect(errorMessage(good, custom)).toBe('no such model')
    expect(errorPointer(custom, 'type')).toBeNull()
  })
})

test('errors of a gateway and of the engine behind it may be declared together', () => {
  const both = under({
    reading: 'custom',
    schema: { anyOf: [{ required: ['error'] }, { required: ['detail'] }] },
    messagePointer: ['/error/message', '/detail'],
  })
  const places = (body: unknown) => errorRule(both)?.(body, 'x').map((issue) => issue.at)
  expect([places({ error: { message: 'no' } }), places({ detail: 'no' })]).toEqual([[], []])
  expect([places({ error: {} }), places({ reason: 'no' })]).toEqual([
    ['x /error/message'],
    [expect.any(String)],
  ])
  expect(errorPointer(both, 'message', { detail: 'no' })).toBe('/detail')
  expect(errorMessage({ detail: 'no' }, both)).toBe('no')
})

test('without a reading errors are read as OpenAI has them, and as other forms in use do', () => {
  const none: Readings = new Map()
  expect(errorRule(none)).toBeNull()
  expect(errorPointer(none, 'code')).toBe('/error/code')
  for (const body of [{ error: { message: 'x' } }, { error: 'x' }, { message: 'x' }, { detail: 'x' }])
    expect(errorMessage(body, none)).toBe('x')
  expect(errorMessage({ detail: ['x'] }, none)).toBeNull()
})

test('problem details declare no place of a code, so none is searched', () => {
  const problem = under({ reading: 'problem' })
  expect(errorPointer(problem, 'message')).toBeNull()
  expect(errorRule(problem)?.({ type: 'about:blank', title: 'Bad Request', status: 400 }, 'x')).toEqual([])
})

test.each([
  [{ status: 400 }, []],
  [{}, []],
  [{ status: 500 }, ['core.body/array /status']],
])('the status in problem details is that of the answer: %j', (json, places) => {
  const headers = [['content-type', 'application/problem+json']] as const
  const refusal = exchange('core.body/array', { status: 400, headers, json: { title: 'no', ...json } })
  const issues = errorBodyRule(under({ reading: 'problem' }))?.(refusal) ?? []
  expect(issues.map(({ at }) => at)).toEqual(places)
})
