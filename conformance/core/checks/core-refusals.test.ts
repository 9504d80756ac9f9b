import { describe, expect, test } from 'vitest'
import * as refusals from './core-refusals.ts'
import { checksOf } from '../../evidence/check.ts'
import { exchange, goodReply, readingsOf, type ExchangeParts } from '../../exchange/exchange-fixture.ts'
import { issuesOf, judged, kindOf } from '../../evidence/verdict-fixture.ts'

const coreRefusalChecks = checksOf(refusals)

const readings = readingsOf({
  'request.required': {
    reading: 'all-four',
    required: ['model', 'messages', 'max_tokens', 'temperature'],
  },
  'maxTokens.bounds': { reading: 'at-least-one', minimum: 1 },
  'temperature.bounds': { reading: '0..2', minimum: 0, maximum: 2 },
  'errors.status': { reading: 'table', malformed: [400, 422], invalid: [400, 422], unknownModel: [404, 400] },
  'errors.conditions': { reading: 'refused' },
})
const control = exchange('core.completion/all-four')
const reset = { kind: 'failed', code: 'reset', detail: 'closed' } as const
const BODIES = ['malformed', 'truncated', 'empty-body', 'two-values', 'not-utf8', 'array', 'null']

const refusing = coreRefusalChecks.filter(
  ({ id, trippedBy }) => trippedBy[0] === `accepts-${id.replace('core.refuses-', '')}`,
)
const labels = refusing.map(({ id }) => id.replace('core.refuses-', ''))

function mistake(label: string, parts: ExchangeParts) {
  const probe = BODIES.includes(label) ? 'core.body' : 'core.refusals'
  return exchange(`${probe}/${label}`, { json: { error: { message: 'no' } }, ...parts })
}

test.each(['array', 'null'])('%s as the whole body may get the status of an invalid request', (label) => {
  const table = { reading: 'table', malformed: [400], invalid: [422], unknownModel: [404] }
  const apart = readingsOf({ 'errors.conditions': { reading: 'refused' }, 'errors.status': table })
  const calls = [control, mistake(label, { status: 422 })]
  expect(kindOf(judged(coreRefusalChecks, `core.refuses-${label}`, calls, { readings: apart }))).toBe(
    'satisfied',
  )
})

test('there are 27 mistakes', () => {
  expect(labels).toHaveLength(27)
})

describe.each(labels)('%s', (label) => {
  const id = `core.refuses-${label}`
  test.each([
    ['satisfied', { status: 400 }],
    ['satisfied', { status: 422 }],
    ['violated', { status: 403 }],
    ['violated', { status: 500 }],
    ['violated', { status: 200, json: { choices: [{ message: { content: 'Hello' } }] } }],
    ['violated', { status: 200 }],
    ['violated', { noResponse: true, end: reset }],
    ['throttled', { status: 429 }],
    ['timeout', { noResponse: true, end: { ...reset, code: 'timeout-headers' } }],
  ] as const)('%s for %j', (kind, parts) => {
    expect(kindOf(judged(coreRefusalChecks, id, [control, mistake(label, parts)], { readings }))).toBe(kind)
  })
  test('a target that refuses everything is inconclusive, but its crashes are violations', () => {
    const refused = exchange('core.completion/all-four', { status: 400, json: {} })
    const judge = (status: number) =>
      judged(coreRefusalChecks, id, [refused, mistake(label, { status })], { readings })
    expect(kindOf(judge(400))).toBe('prerequisite')
    expect(kindOf(judge(500))).toBe('violated')
  })
})

function verdictOn404(label: string): string {
  return kindOf(
    judged(coreRefusalChecks, `core.refuses-${label}`, [control, mistake(label, { status: 404 })], {
      readings,
    }),
  )
}

test('a wrong model may be refused as an unknown model', () => {
  expect(verdictOn404('missing-model')).toBe('satisfied')
  expect(verdictOn404('model-number')).toBe('satisfied')
  expect(verdictOn404('null')).toBe('satisfied')
  expect(verdictOn404('missing-messages')).toBe('violated')
})

test('issues name the statuses of the table, or any 4xx without one', () => {
  const accepted = mistake('role-number', { json: { choices: [{}] } })
  expect(
    judged(coreRefusalChecks, 'core.refuses-role-number', [control, accepted], { readings }),
  ).toMatchObject({
    issues: [
      { at: 'core.refusals/role-number status', expected: '400 or 422', received: '200 with a completion' },
    ],
  })
  expect(judged(coreRefusalChecks, 'core.refuses-role-number', [control, accepted])).toMatchObject({
    issues: [{ expected: '4xx' }],
  })
})

describe('the readings decide what a mistake is', () => {
  test.each(['missing-model', 'max-tokens-zero', 'temperature-above'])('%s without a reading', (label) => {
    const judgement = judged(coreRefusalChecks, `core.refuses-${label}`, [control, mistake(label, {})])
    expect(kindOf(judgement)).toBe('not-applicable')
  })
  test('a list of mistakes', () => {
    const listed = new Map([
      ...readings,
      ...readingsOf({ 'errors.conditions': { reading: 'list', mistakes: ['malformed'] } }),
    ])
    const judge = (label: string) =>
      kindOf(
        judged(coreRefusalChecks, `core.refuses-${label}`, [control, mistake(label, { status: 400 })], {
          readings: listed,
        }),
      )
    expect(judge('malformed')).toBe('satisfied')
    expect(judge('truncated')).toBe('not-applicable')
  })
})

test.each([
  'core.body/content-type-text',
  'core.body/content-type-none',
  'core.roles/unknown',
  'core.auth/two-spaces',
  'core.endpoints/head',
  'core.endpoints/trailing-slash',
])('%s: only a crash is wrong', (id) => {
  const judge = (parts: ExchangeParts) =>
    kindOf(judged(coreRefusalChecks, 'core.mistakes-never-5xx', [exchange(id, parts)], { readings }))
  expect(judge({})).toBe('satisfied')
  expect(judge({ status: 415, json: {} })).toBe('satisfied')
  expect(judge({ status: 500, json: {} })).toBe('violated')
  expect(judge({ noResponse: true, end: reset })).toBe('violated')
})

test('a server may say that it does not know a method', () => {
  const [head, post] = ['HEAD', 'POST'].map((method) => {
    const call = exchange('core.endpoints/head', { method, status: 501 })
    return kindOf(judged(coreRefusalChecks, 'core.mistakes-never-5xx', [call]))
  })
  expect([head, post]).toEqual(['satisfied', 'violated'])
})

describe('core.mistakes-never-5xx', () => {
  const refused = [mistake('role-number', { status: 400 }), mistake('malformed', { status: 400 })]
  test.each([
    ['satisfied', {}],
    ['violated', { status: 502 }],
    ['violated', { noResponse: true, end: reset }],
  ])('%s for %j', (kind, parts) => {
    const calls = [...refused, mistake('array', parts)]
    expect(kindOf(judged(coreRefusalChecks, 'core.mistakes-never-5xx', calls))).toBe(kind)
  })
  test('is inconclusive for a target that is down', () => {
    const down = exchange('core.completion/all-four', { status: 500, json: {} })
    const calls = [down, mistake('role-number', { status: 500 }), mistake('malformed', { status: 500 })]
    expect(kindOf(judged(coreRefusalChecks, 'core.mistakes-never-5xx', calls))).toBe('prerequisite')
    expect(kindOf(judged(coreRefusalChecks, 'core.refuses-malformed', calls, { readings }))).toBe(
      'prerequisite',
    )
  })
  test('names the mistake', () => {
    const calls = [...refused, mistake('array', { status: 500 })]
    expect(issuesOf(judged(coreRefusalChecks, 'core.mistakes-never-5xx', calls))).toEqual([
      'core.body/array status: 500: "no"',
    ])
  })
})

describe('core.healthy-after-mistakes', () => {
  test.each([
    ['satisfied', {}],
    ['violated', { status: 500, json: {} }],
    ['violated', { status: 401, json: {} }],
    ['violated', { noResponse: true, end: reset }],
    ['violated', { noResponse: true, end: { ...reset, code: 'refused' } }],
    ['timeout', { noResponse: true, end: { ...reset, code: 'timeout-total' } }],
  ] as const)('%s for %j', (kind, parts) => {
    const refused = exchange('core.body/malformed', { status: 400, json: {} })
    const calls = [control, refused, exchange('core.health/after', parts)]
    expect(kindOf(judged(coreRefusalChecks, 'core.healthy-after-mistakes', calls))).toBe(kind)
  })
  test('a target that was gone before any mistake was not crashed by one', () => {
    const gone = { noResponse: true, end: { ...reset, code: 'refused' } } as const
    const calls = [control, exchange('core.body/malformed', gone), exchange('core.health/after', gone)]
    expect(kindOf(judged(coreRefusalChecks, 'core.healthy-after-mistakes', calls))).toBe('prerequisite')
  })
  test('where the call with all four members is refused, an answer to a shorter one shows nothing', () => {
    const refused = { status: 400, json: {} }
    const calls = [
      exchange('core.completion/all-four', refused),
      exchange('core.fields/required-only', { json: goodReply }),
      exchange('core.body/malformed', refused),
      exchange('core.health/after', refused),
    ]
    expect(kindOf(judged(coreRefusalChecks, 'core.healthy-after-mistakes', calls))).toBe('prerequisite')
  })
  test('a target that never answered was not crashed by a mistake', () => {
    const calls = [exchange('core.health/after', { status: 500, json: {} })]
    expect(kindOf(judged(coreRefusalChecks, 'core.healthy-after-mistakes', calls))).toBe('prerequisite')
  })
})
