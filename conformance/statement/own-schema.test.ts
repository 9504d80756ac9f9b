import { describe, expect, test } from 'vitest'
import { conformsTo, emptyPointer, schemaIn, schemaTroubles } from './own-schema.ts'

const SCHEMA = {
  type: 'object',
  required: ['id', 'about'],
  properties: { id: { type: 'string', pattern: '^evt_' }, about: { $ref: '#/$defs/about' } },
  $defs: { about: { type: 'object', required: ['model'] } },
}

describe('readings that disagree with a schema of their own', () => {
  test.each([
    [{ id: 'evt_1', about: { model: 'm' } }, []],
    [{ id: 'evt_1', about: { model: 'm' }, more: 1 }, []],
    [{ id: 'x', about: { model: 'm' } }, ['here /id text that matches ^evt_']],
    [{ id: 'evt_1', about: {} }, ['here /about/model present']],
    [{ about: { model: 'm' } }, ['here /id present']],
    ['evt_1', ['here object']],
  ])('%j', (value, issues) => {
    expect(conformsTo(SCHEMA, value, 'here').map(({ at, expected }) => `${at} ${expected}`)).toEqual(issues)
  })

  test('refers to our schemas by their ids', () => {
    const schema = schemaIn('urn:assay:webhooks:openai-event')
    expect(schema).not.toBe(null)
    expect(conformsTo(schema ?? '', {}, 'here').length).toBeGreaterThan(0)
    expect([schemaIn('urn:assay:nothing'), schemaIn(7), schemaIn(undefined)]).toEqual([null, null, null])
  })
})

describe('schemas that cannot be used', () => {
  test.each([
    [SCHEMA, []],
    [{ type: 'objekt' }, ['']],
    [{ properties: { a: { typ: 'string' } } }, ['/properties/a/typ']],
    [{ properties: { a: { $ref: '#/$defs/b' } } }, ['/properties/a/$ref']],
    [{ allOf: [{ $ref: 'other.json' }] }, ['/allOf/0/$ref']],
    [{ properties: { a: { pattern: '(' } } }, ['']],
  ])('%j', (schema, pointers) => {
    expect(schemaTroubles(schema).map(({ pointer }) => pointer)).toEqual(pointers)
  })
})

test.each([
  ['/id', null],
  ['/about/anything', null],
  ['/idd', /did you mean id\?/],
  ['/nothing-like-it', /known: id, about/],
])('a pointer to %s', (pointer, words) => {
  const problem = emptyPointer(SCHEMA, pointer)
  if (words === null) expect(problem).toBe(null)
  else expect(problem).toMatch(words)
})
