import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { parseStatement, StatementError } from './statement.ts'
import { profileNamed, profileNames } from './plan.ts'

const SOURCE = 'statement.json'

function parse(members: object) {
  return parseStatement(JSON.stringify({ schema: 'assay.statement/1', ...members }), SOURCE)
}

function refusal(text: string): StatementError {
  try {
    parseStatement(text, SOURCE)
  } catch (error) {
    if (error instanceof StatementError) return error
    throw error
  }
  throw new Error(`accepted: ${text}`)
}

function linesOf(members: object): readonly string[] {
  const error = refusal(JSON.stringify({ schema: 'assay.statement/1', ...members }))
  expect(error.code).toBe('invalid')
  return error.lines
}

describe('declarations of a statement', () => {
  test('a statement with nothing in it declares nothing', () => {
    expect(parse({})).toEqual({
      name: 'statement.json',
      sha256: createHash('sha256').update('{"schema":"assay.statement/1"}').digest('hex'),
      extends: null,
      capabilities: new Map(),
      notes: new Map(),
      requestHeaders: [],
      readings: new Map(),
      open: [],
    })
  })

  test('everything it may hold is read', () => {
    const statement = parse({
      name: 'Example staging',
      extends: 'openai',
      capabilities: { core: 'supported', sse: 'supported', websocket: 'unsupported' },
      notes: { websocket: 'planned' },
      readings: { 'temperature.bounds': { reading: 'range', minimum: 0, maximum: 1.5 } },
    })
    expect(statement.name).toBe('Example staging')
    expect(statement.extends).toBe('openai')
    expect([...statement.capabilities]).toEqual([
      ['core', 'supported'],
      ['sse', 'supported'],
      ['websocket', 'unsupported'],
    ])
    expect(statement.notes.get('websocket')).toBe('planned')
    expect(statement.readings.get('temperature.bounds')).toEqual({
      reading: 'range',
      minimum: 0,
      maximum: 1.5,
    })
  })

  test.each([
    ['errors.missingKey', '401', { reading: '401', status: [401], tolerated: [403] }],
    ['errors.missingKey', '403', { reading: '403', status: [403], tolerated: [401] }],
    ['errors.body', 'openai', profileNamed('openai')?.readings.get('errors.body')],
    [
      'errors.body',
      { reading: 'detail' },
      { reading: 'detail', schema: 'urn:assay:readings:detail', mediaTypes: ['application/json'] },
    ],
    [
      'errors.missingKey',
      { reading: '401', tolerated: [] },
      { reading: '401', status: [401], tolerated: [] },
    ],
    ['response.fields', 'bare', { reading: 'bare' }],
  ])('%s given as %j gets the defaults of its name', (key, given, expected) => {
    expect(parse({ readings: { [key]: given } }).readings.get(key)).toEqual(expected)
  })

  test('a parameter that is left out comes from the profile that is extended when it has the same reading', () => {
    const usual = profileNamed('fastapi')?.readings.get('errors.status')
    const given = { 'errors.status': { reading: 'table', tooLarge: [431] } }
    const { readings } = parse({ extends: 'fastapi', readings: given })
    expect(usual?.['malformed']).toEqual([422, 400])
    expect(readings.get('errors.status')).toEqual({ ...usual, tooLarge: [431] })
    expect(parse({ readings: given }).readings.get('errors.status')).not.toEqual(
      readings.get('errors.status'),
    )
  })

  test('a byte order mark in front is passed over', () => {
    expect(parseStatement('\uFEFF{"schema":"assay.statement/1","name":"x"}', SOURCE).name).toBe('x')
  })
})

describe('each mistake gets one line', () => {
  test.each([
    ['', 'not-json', 'not JSON'],
    ['{"schema": "assay.statement/1",}', 'not-json', 'not JSON'],
    ['[]', 'not-a-statement', 'a JSON object'],
    ['null', 'not-a-statement', 'null'],
    ['{}', 'not-a-statement', 'received missing'],
    ['{"schema":"assay.run/1"}', 'not-a-statement', 'assay.run/1'],
  ])('%j is refused as %s', (text, code, words) => {
    const error = refusal(text)
    expect(error.code).toBe(code)
    expect(error.lines).toHaveLength(1)
    expect(error.message).toContain(words)
    expect(error.message.startsWith(SOURCE)).toBe(true)
    expect(error.message).not.toContain('\n')
  })

  test.each<[object, string, string]>([
    [{ reading: {} }, '/reading', 'did you mean readings?'],
    [{ version: 1 }, '/version', 'there is no member of that name'],
    [{ name: 7 }, '/name', 'expected string, received number 7'],
    [{ extends: 'opnai' }, '/extends', 'did you mean openai?'],
    [{ capabilities: [] }, '/capabilities', 'expected object, received array of 0'],
    [{ capabilities: { ses: 'supported' } }, '/capabilities/ses', 'did you mean sse?'],
    [{ capabilities: { video: 'supported' } }, '/capabilities/video', 'known: core, signup, sse'],
    [{ capabilities: { sse: true } }, '/capabilities/sse', 'one of supported, unsupported'],
    [{ capabilities: { core: 'unsupported' } }, '/capabilities/core', 'leave it out'],
    [{ notes: { see: 'x' } }, '/notes/see', 'did you mean sse?'],
    [{ notes: { sse: 1 } }, '/notes/sse', 'expected string'],
    [{ readings: 'openai' }, '/readings', 'expected object'],
    [{ readings: { 'errors.bodi': 'openai' } }, '/readings/errors.bodi', 'did you mean errors.body?'],
    [{ readings: { colour: 'red' } }, '/readings/colour', 'assay list gaps'],
    [{ readings: { 'errors.body': 'opnai' } }, '/readings/errors.body', 'did you mean openai?'],
    [
      { readings: { 'errors.body': { reading: 'xml' } } },
      '/readings/errors.body/reading',
      'known: openai, problem, detail',
    ],
    [{ readings: { 'errors.body': 7 } }, '/readings/errors.body', 'expected the name of a reading'],
    [{ readings: { 'errors.body': {} } }, '/readings/errors.body', 'expected the name of a reading'],
    [
      { readings: { 'sse.path': 'other-path' } },
      '/readings/sse.path',
      'needs "path"; write {"reading": "other-path", "path": ...}',
    ],
    [
      { readings: { 'temperature.bounds': 'range' } },
      '/readings/temperature.bounds',
      'needs "minimum" and "maximum"',
    ],
    [
      { readings: { 'sse.path': { reading: 'other-path', path: '//elsewhere' } } },
      '/readings/sse.path/path',
      'text that matches',
    ],
    [
      { readings: { 'sse.path': { reading: 'same-path', path: '/x' } } },
      '/readings/sse.path/path',
      'belongs to other-path',
    ],
    [
      { readings: { 'errors.missingKey': { reading: '401', status: [41] } } },
      '/readings/errors.missingKey/status/0',
      '>= 100',
    ],
    [
      { readings: { 'errors.missingKey': { reading: '401', status: [] } } },
      '/readings/errors.missingKey/status',
      'at least 1',
    ],
    [
      { readings: { 'errors.body': { reading: 'openai', schema: 'urn:assay:mine' } } },
      '/readings/errors.body/schema',
      'no schema',
    ],
    [
      { readings: { 'key.format': { reading: 'pattern', pattern: '(' } } },
      '/readings/key.format/pattern',
      'not a regular expression',
    ],
    [
      { readings: { 'temperature.bounds': { reading: 'range', minimum: 2, maximum: 1 } } },
      '/readings/temperature.bounds/maximum',
      'swap them',
    ],
    [
      { readings: { 'limits.quota': { reading: 'list', quotas: [{ quota: 1, scope: 'key' }] } } },
      '/readings/limits.quota/quotas/0/unit',
      'missing',
    ],
  ])('%j', (members, pointer, words) => {
    const lines = linesOf(members)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(new RegExp(`^${SOURCE}:1 ${pointer.replaceAll('.', '\\.')}: `))
    expect(lines[0]).toContain(words)
  })

  test('reports several mistakes in one message', () => {
    const lines = linesOf({
      capabilities: { ses: 'supported' },
      readings: { 'errors.bodi': 'openai', 'sse.path': 'other-path' },
    })
    expect(lines).toHaveLength(3)
  })

  test('names of built-in object members are unknown too', () => {
    const text = '{"schema":"assay.statement/1","readings":{"__proto__":"x","constructor":"y"}}'
    expect(refusal(text).lines).toHaveLength(2)
  })
})

test('the shipped profiles can be named, and no other', () => {
  expect(profileNames[0]).toBe('openai')
  expect(profileNames).toEqual(expect.arrayContaining(['fastapi', 'llama-cpp', 'none']))
  expect(profileNamed('none')?.readings.size).toBe(0)
  expect(profileNamed('toString')).toBeNull()
})
