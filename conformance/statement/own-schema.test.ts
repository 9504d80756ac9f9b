import { describe, expect, test } from 'vitest'
import { conformsTo, schemaIn, schemaProblem } from './own-schema.ts'

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
    [SCHEMA, null],
    [{ type: 'objekt' }, /schema is invalid/],
    [{ properties: { a: { typ: 'string' } } }, /unknown keyword: "typ"/],
    [{ properties: { a: { $ref: '#/$defs/b' } } }, /can't resolve reference #\/\$defs\/b/],
    [{ allOf: [{ $ref: 'other.json' }] }, /can't resolve reference other.json/],
    [{ properties: { a: { pattern: '(' } } }, /regular expression/],
  ])('%j', (schema, words) => {
    const problem = schemaProblem(schema)
    if (words === null) expect(problem).toBe(null)
    else expect(problem).toMatch(words)
  })
})
