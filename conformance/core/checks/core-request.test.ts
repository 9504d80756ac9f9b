import { describe, expect, test } from 'vitest'
import type { Exchange } from '../../exchange/exchange.ts'
import type { Readings } from '../../statement/readings.ts'
import { exchange, readingsOf, type ExchangeParts } from '../../exchange/exchange-fixture.ts'
import { coreChecks } from './core.ts'
import { issuesOf, judged, kindOf } from '../../evidence/verdict-fixture.ts'

const checks = coreChecks
const good: ExchangeParts = {}
const refused: ExchangeParts = { status: 400, json: { error: { message: 'no' } } }
const crashed: ExchangeParts = { status: 500, json: {} }

const user = { role: 'user', content: 'Hello.' }
const system = { role: 'system', content: 'Be brief.' }
const roles = readingsOf({
  'request.roles': { reading: 'openai', roles: ['system', 'user', 'assistant', 'developer'] },
})

const REQUESTS = {
  'core.completion/all-four': { messages: [system, user], max_tokens: 64, temperature: 0.7 },
  'core.fields/required-only': { messages: [user] },
  'core.fields/with-max-tokens': { messages: [user], max_tokens: 64 },
  'core.fields/temperature-zero': { messages: [user], max_tokens: 64, temperature: 0 },
  'core.fields/temperature-top': { messages: [user], max_tokens: 64, temperature: 2 },
  'core.roles/assistant-history': { messages: [system, user, { role: 'assistant', content: 'Hi.' }, user] },
  'core.roles/developer': { messages: [{ role: 'developer', content: 'Be brief.' }, user] },
  'core.content/scripts': { messages: [user] },
  'core.content/empty': { messages: [user] },
  'core.content/long': { messages: [user] },
  'core.huge/huge': { messages: [user] },
  'core.lenient/nulls': { messages: [user], max_tokens: null },
  'core.lenient/unknown-field': { messages: [user] },
  'core.unknown-model/unknown': { messages: [user] },
  'core.body/content-type-charset': { messages: [user] },
}

/** Returns one exchange per request. `odd`: the parts of the exchange by request id. Other requests get a good answer. */
function calls(odd: Readonly<Record<string, ExchangeParts>>): readonly Exchange[] {
  return Object.entries(REQUESTS).map(([id, requestJson]) =>
    exchange(id, { requestJson, ...(odd[id] ?? good) }),
  )
}

function allBut(ids: readonly string[]): readonly Exchange[] {
  return calls(
    Object.fromEntries(
      Object.keys(REQUESTS)
        .filter((id) => !ids.includes(id))
        .map((id) => [id, refused]),
    ),
  )
}

describe.each([
  ['core.model-accepted', 'core.completion/all-four'],
  ['core.messages-accepted', 'core.completion/all-four'],
  ['core.required-suffice', 'core.fields/required-only'],
  ['core.temperature-zero', 'core.fields/temperature-zero'],
  ['core.temperature-top', 'core.fields/temperature-top'],
  ['core.role-assistant', 'core.roles/assistant-history'],
  ['core.role-developer', 'core.roles/developer'],
  ['core.content-scripts', 'core.content/scripts'],
  ['core.content-type-charset', 'core.body/content-type-charset'],
  ['core.nulls-tolerated', 'core.lenient/nulls'],
])('%s', (id, call) => {
  test('is satisfied by an answer', () => {
    expect(kindOf(judged(checks, id, calls({}), { readings: roles }))).toBe('satisfied')
  })
  test.each([
    ['400', refused],
    ['500', crashed],
  ])('is violated by a %s', (status, parts) => {
    const judgement = judged(checks, id, calls({ [call]: parts }), { readings: roles })
    expect(issuesOf(judgement)).toEqual([`${call} status: ${status}${status === '400' ? ': "no"' : ': {}'}`])
  })
  test('is inconclusive when the call was throttled', () => {
    const judgement = judged(checks, id, calls({ [call]: { status: 429, json: {} } }), { readings: roles })
    expect(kindOf(judgement)).toBe('throttled')
  })
})

describe('judges a difference by the calls that have only this difference', () => {
  const withTokens = [
    'core.fields/with-max-tokens',
    'core.fields/temperature-zero',
    'core.fields/temperature-top',
  ]
  const warm = ['core.completion/all-four', 'core.fields/temperature-zero', 'core.fields/temperature-top']
  test.each([
    ['core.max-tokens-accepted', ['core.completion/all-four', ...withTokens], 4],
    ['core.temperature-accepted', warm, 3],
    ['core.role-system', ['core.completion/all-four', 'core.roles/assistant-history'], 2],
  ])('%s', (id, ids, count) => {
    const odd = Object.fromEntries(ids.map((call) => [call, refused]))
    expect(issuesOf(judged(checks, id, calls(odd)))).toHaveLength(count)
    const [one = ''] = ids
    expect(kindOf(judged(checks, id, calls({ [one]: refused })))).toBe('satisfied')
    expect(kindOf(judged(checks, id, allBut([])))).toBe('prerequisite')
  })
  test('core.role-user', () => {
    expect(kindOf(judged(checks, 'core.role-user', allBut(['core.completion/all-four'])))).toBe('violated')
    expect(kindOf(judged(checks, 'core.role-user', calls({ 'core.fields/required-only': refused })))).toBe(
      'satisfied',
    )
  })
})

describe('a target that fails the reference request in the same way shows nothing of its own', () => {
  const down = Object.fromEntries(Object.keys(REQUESTS).map((id) => [id, crashed]))
  test.each([
    'core.model-accepted',
    'core.temperature-zero',
    'core.role-assistant',
    'core.content-scripts',
    'core.content-long',
    'core.huge-clean',
    'core.mistakes-never-5xx',
    'core.nulls-tolerated',
    'core.unknown-model-clean',
  ])('%s', (id) => {
    expect(kindOf(judged(checks, id, calls(down), { readings: roles }))).toBe('prerequisite')
  })
})

/** Returns a valid call with this text. */
function asked(id: string, content: string, status: number): Exchange {
  return exchange(id, {
    isValidCall: true,
    requestJson: { model: 'm', messages: [{ role: 'user', content }], max_tokens: 64, temperature: 1 },
    status,
    ...(status === 200 ? {} : { json: { error: { message: 'no' } } }),
  })
}

describe('core.alike-accepted: a valid call that is refused although a call like it is answered', () => {
  const [greeting, other] = ['Hello 0123456789ab.', 'Hello ba9876543210.']
  const found = (further: readonly Exchange[]): readonly string[] =>
    issuesOf(
      judged(checks, 'core.alike-accepted', [asked('core.completion/all-four', greeting, 200), ...further]),
    )
  test.each([401, 403, 404, 400, 302, 204])('%i', (status) => {
    expect(found([asked('core.mix/b', other, status)])).toHaveLength(1)
  })
  test.each([
    ['the text may be the cause of a 403', 'core.mix/b', 'Another text.', 403],
    ['a limit', 'core.mix/b', other, 429],
    ['a server error, which another check counts', 'core.mix/b', other, 500],
    ['a call after others, which another check judges', 'core.health/after', other, 401],
  ])('is no violation: %s', (_, id, content, status) => {
    expect(found([asked(id, content, status)])).toEqual([])
  })
  test('the key is not refused because of the text', () => {
    expect(found([asked('core.mix/b', 'Another text.', 401)])).toEqual(['core.mix/b status: 401: "no"'])
  })
})

test('acceptance is judged without regard to whether the answer is complete', () => {
  const cut = { text: '{"cho', end: { kind: 'failed', code: 'reset', detail: 'closed' } } as const
  expect(
    kindOf(judged(checks, 'core.temperature-zero', calls({ 'core.fields/temperature-zero': cut }))),
  ).toBe('satisfied')
  expect(kindOf(judged(checks, 'core.content-long', calls({ 'core.content/long': cut })))).toBe('satisfied')
  const broken = exchange('core.mix/b', { isValidCall: true, ...cut })
  expect(kindOf(judged(checks, 'core.alike-accepted', [broken]))).toBe('satisfied')
})

describe('readings can make checks not applicable', () => {
  test.each([
    [
      'core.required-suffice',
      'request.required',
      { reading: 'all-four', required: ['model', 'messages', 'max_tokens', 'temperature'] },
    ],
    ['core.temperature-zero', 'temperature.bounds', { reading: 'range', minimum: 0.1, maximum: 1 }],
    ['core.role-assistant', 'request.roles', { reading: 'list', roles: ['system', 'user'] }],
    ['core.role-developer', 'request.roles', { reading: 'list', roles: ['system', 'user'] }],
    ['core.models-listed', 'request.models', { reading: 'any' }],
    ['core.unknown-model-refused', 'request.models', { reading: 'any' }],
  ])('%s under %s', (id, key, reading) => {
    expect(kindOf(judged(checks, id, calls({}), { readings: readingsOf({ [key]: reading }) }))).toBe(
      'not-applicable',
    )
  })
  test('an assistant turn cannot fail the clause about messages, whatever the reading of roles', () => {
    const odd = calls({ 'core.roles/assistant-history': refused })
    for (const readings of [readingsOf({}), roles]) {
      expect(kindOf(judged(checks, 'core.messages-accepted', odd, { readings }))).toBe('satisfied')
    }
    expect(kindOf(judged(checks, 'core.role-assistant', odd, { readings: roles }))).toBe('violated')
  })
})

function needing(required: readonly string[]): Readings {
  return readingsOf({ 'request.required': { reading: 'list', required: ['model', 'messages', ...required] } })
}

describe('null for a field that is required may be refused', () => {
  const refusedNull = (label: string, nulls: Readonly<Record<string, null>>): Exchange =>
    exchange(`core.lenient/${label}`, { ...refused, requestJson: { messages: [user], ...nulls } })
  const answeredNull = exchange('core.lenient/null-stream', {
    requestJson: { messages: [user], stream: null },
  })
  const together = refusedNull('nulls', { max_tokens: null, temperature: null, stream: null })
  const answers = [
    exchange('core.completion/all-four'),
    together,
    refusedNull('null-temperature', { temperature: null }),
    refusedNull('null-max-tokens', { max_tokens: null }),
    answeredNull,
  ]
  test.each([
    ['both are required', ['max_tokens', 'temperature'], []],
    ['one is not', ['max_tokens'], ['core.lenient/null-temperature status: 400: "no"']],
  ])('%s', (_, required, issues) => {
    const judgement = judged(checks, 'core.nulls-tolerated', answers, { readings: needing(required) })
    expect(issuesOf(judgement)).toEqual(issues)
    expect(kindOf(judgement)).toBe(issues.length === 0 ? 'satisfied' : 'violated')
  })
})

describe('answered or refused, never a server error', () => {
  test.each([
    ['core.mistakes-never-5xx', 'core.content/empty'],
    ['core.content-long', 'core.content/long'],
    ['core.huge-clean', 'core.huge/huge'],
    ['core.mistakes-never-5xx', 'core.lenient/nulls'],
    ['core.mistakes-never-5xx', 'core.lenient/unknown-field'],
    ['core.mistakes-never-5xx', 'core.body/content-type-charset'],
    ['core.unknown-model-clean', 'core.unknown-model/unknown'],
  ])('%s', (id, call) => {
    expect(kindOf(judged(checks, id, calls({})))).toBe('satisfied')
    expect(kindOf(judged(checks, id, calls({ [call]: refused })))).toBe('satisfied')
    expect(kindOf(judged(checks, id, calls({ [call]: crashed })))).toBe('violated')
  })
  const end = { kind: 'failed', code: 'reset', detail: 'closed' } as const
  test.each([
    ['a reset', 'satisfied', { noResponse: true, end }],
    ['a reset after a 500', 'violated', { ...crashed, end }],
    ['the impatience of a gateway', 'model-behaviour', { status: 504, text: '' }],
    ['silence', 'model-behaviour', { noResponse: true, end: { ...end, code: 'timeout-total' } }],
    ['a broken protocol', 'violated', { noResponse: true, end: { ...end, code: 'protocol' } }],
  ] as const)('core.huge-clean after %s', (_name, kind, parts) => {
    expect(kindOf(judged(checks, 'core.huge-clean', [exchange('core.huge/huge', parts)]))).toBe(kind)
  })
  test('core.huge-clean: a timeout is inconclusive', () => {
    const late = { noResponse: true, end: { ...end, code: 'timeout-total' } } as const
    const huge = exchange('core.huge/huge', late)
    expect(judged(checks, 'core.huge-clean', [huge])).toMatchObject({ cause: 'not finished in time' })
  })
  test.each([
    ['stream', 501, 'satisfied'],
    ['stream', 500, 'violated'],
    ['completion', 501, 'violated'],
  ] as const)('core.content-long: a %s answered %i is %s', (kind, status, verdict) => {
    const long = exchange('core.content/long', { status })
    expect(kindOf(judged(checks, 'core.content-long', [{ ...long, kind }]))).toBe(verdict)
  })
  test('core.content-long: a reset is a crash', () => {
    expect(
      kindOf(judged(checks, 'core.content-long', [exchange('core.content/long', { noResponse: true, end })])),
    ).toBe('violated')
  })
})

function unknown(parts: ExchangeParts): readonly Exchange[] {
  return calls({ 'core.unknown-model/unknown': parts })
}

describe('core.unknown-model-refused', () => {
  const id = 'core.unknown-model-refused'
  const readings = readingsOf({ 'errors.status': { reading: 'table', unknownModel: [404, 400] } })
  test.each([
    [404, 'satisfied'],
    [400, 'satisfied'],
    [422, 'violated'],
    [200, 'violated'],
    [500, 'violated'],
  ])('%s is %s', (status, kind) => {
    expect(kindOf(judged(checks, id, unknown({ status }), { readings }))).toBe(kind)
  })
  test('without a table any 4xx does, and a completion never', () => {
    expect(kindOf(judged(checks, id, unknown({ status: 422 })))).toBe('satisfied')
    expect(issuesOf(judged(checks, id, unknown(good)))).toEqual([
      'core.unknown-model/unknown status: 200 with a completion',
    ])
  })
  test('a target that refuses everything shows nothing', () => {
    expect(kindOf(judged(checks, id, allBut([])))).toBe('prerequisite')
  })
})

test.each([
  [200, {}, 'satisfied'],
  [200, { unknownRefused: true }, 'violated'],
  [400, { unknownRefused: true }, 'satisfied'],
])('core.version-selected: %s to an unknown version, %j: %s', (status, parts, kind) => {
  const selection = { reading: 'header', name: 'rev', value: '2', ...parts }
  const readings = readingsOf({ 'version.selection': selection })
  const sent: readonly Exchange[] = [
    { ...exchange('core.version/selected', good), kind: 'completion', about: 'version' },
    { ...exchange('core.version/unknown', { status }), kind: 'refusal', about: 'unknown-version' },
  ]
  expect(kindOf(judged(checks, 'core.version-selected', sent, { readings }))).toBe(kind)
})

describe('core.models-listed', () => {
  const list = { object: 'list', data: [{ id: 'm', object: 'model' }] }
  test.each([
    ['satisfied', { json: list }],
    ['satisfied', { json: { ...list, data: [], extra: 1 } }],
    ['violated', { status: 404, json: {} }],
    ['violated', { json: { models: ['m'] } }],
    ['violated', { json: { ...list, data: [{ name: 'm' }] } }],
    ['violated', { text: 'm' }],
  ])('%s', (kind, parts) => {
    expect(kindOf(judged(checks, 'core.models-listed', [exchange('core.models/list', parts)]))).toBe(kind)
  })
})
